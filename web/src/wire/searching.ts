// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

import type { Paragraph } from "./reasons";

/** A text that has some of the words, and where. */
export interface SearchHit {
  /** of a book, of ``general`` or ``project``, or a word of the ``glossary`` */
  paragraph: Paragraph;
  score: number;
  title_spans: Span[];
  /** in the text */
  spans: Span[];
}

/** ``rules search``: what was found, the best first. */
export interface SearchResult {
  words: string;
  /** only these were searched, with what all books share; all of them if none is named */
  books: string[];
  /** of all that were found */
  number: number;
  hits: SearchHit[];
  /** words of the texts that may have been meant, where a word is in none of them */
  near: string[];
}

/** Where a word stands, in letters. */
export interface Span {
  start: number;
  /** the place after its last letter */
  end: number;
}
