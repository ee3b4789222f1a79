// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

/** A paragraph or ruling, in our own words; ``related`` are the related ones. */
export interface Paragraph {
  book: string;
  id: string;
  title: string;
  section: string;
  text: string;
  related: string[];
  /** of its title, section and text */
  language: string;
}

/** The reason for a refusal. ``params`` are the message's, as the catalogue takes them. */
export interface Reason {
  book: string;
  /** the id of a paragraph or ruling, or ``house:`` and the name of a house rule */
  cites: string;
  message: string;
  params: Record<string, number | string>;
  /** on request */
  sentence?: string;
  /** the cited text, on request; null for a house rule */
  paragraph?: Paragraph | null;
}
