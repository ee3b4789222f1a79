// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

/** A house rule with its values. */
export interface OpenedHouse {
  name: string;
  /** its name as the table writes it */
  title: string;
  version: number;
  about: string;
  book: string;
  options: string[];
  /** of its file */
  text: string;
  /** of the changed settings, by id */
  values: Record<string, unknown>;
  /** whether the settings express all of it, so that it can be edited by them */
  plain: boolean;
  changes: PlainChange[];
}

/** One change of a house rule, in plain words. */
export interface PlainChange {
  /** the setting that controls it; empty if only a file can express it */
  setting: string;
  sentence: string;
  /** what the book says, in a sentence, a word or a number */
  book: string;
  house: string;
  /** the book's paragraphs on it: names of texts and ids */
  paragraphs: string[];
}
