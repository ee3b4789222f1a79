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

/** ``rules search``: the hits, best first. */
export interface SearchResult {
  words: string;
  /** limit the search to these and to what all books share; empty: all books */
  books: string[];
  /** of all hits */
  number: number;
  hits: SearchHit[];
  /** similar words from the texts, if a word occurs in none of them */
  near: string[];
}

/** The place of a word in a text, in characters. */
export interface Span {
  start: number;
  /** the index after its last character */
  end: number;
}
