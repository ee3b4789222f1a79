// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

/** A paragraph or ruling, in our own words; ``related`` are others that belong with it. */
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

/** Why something is refused. ``params`` are those of the message, as the catalogue takes them. */
export interface Reason {
  book: string;
  /** the id of a paragraph or ruling, or ``house:`` and the name of a house rule */
  cites: string;
  message: string;
  params: Record<string, number | string>;
  /** on request */
  sentence?: string;
  /** its text, on request; none if a house rule is cited */
  paragraph?: Paragraph | null;
}
