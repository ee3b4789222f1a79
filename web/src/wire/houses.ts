// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

/** A house rule with its values. */
export interface OpenedHouse {
  name: string;
  version: number;
  about: string;
  book: string;
  options: string[];
  /** of its file */
  text: string;
  /** of the settings that it changes, by their ids */
  values: Record<string, unknown>;
  /** whether the settings say all of it, so that it can be edited by them */
  plain: boolean;
  changes: PlainChange[];
}

/** One thing that a house rule changes, as one would tell it. */
export interface PlainChange {
  /** by which it can be set; nothing for what only a file can say */
  setting: string;
  sentence: string;
  /** what the book says, in a word or a number */
  book: string;
  house: string;
  /** where the book says it: names of texts and ids */
  paragraphs: string[];
}
