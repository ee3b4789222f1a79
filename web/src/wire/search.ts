// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

import type { Paragraph } from "./reasons";

/** A text that contains some of the words, and where. */
export interface SearchHit {
  /** of a book, of ``general`` or ``project``, or a word of the ``glossary`` */
  paragraph: Paragraph;
  score: number;
  title_spans: Span[];
  /** in the text */
  spans: Span[];
}

/** ``rules search``: the hits, best first; only the nearest three if the question is not understood. */
export interface SearchResult {
  words: string;
  /** limit the search to these and to what all books share; empty: all books */
  books: string[];
  /** of all hits */
  number: number;
  hits: SearchHit[];
  /** the words of the texts that misspelled ones were read as */
  read_as: string[];
  /** false if the hits are only the nearest texts */
  sure: boolean;
  /** the rules of other books, if the books that were asked have no rule */
  elsewhere: SearchHit[];
}

/** The place of a word in a text, in characters. */
export interface Span {
  start: number;
  /** the index after its last character */
  end: number;
}
