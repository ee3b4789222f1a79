// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

import type { BookText, CheckedHouse, Difference, HouseWithChanges, ParagraphCode, RefusedHouse } from "./answers";
import type { ShownExample } from "./examples";
import type { Paragraph } from "./reasons";

/** One of our terms, and the booklets' terms for it, by book. */
export interface BookletWord {
  word: string;
  /** whether the booklet's term can replace it in a sentence */
  swapped: boolean;
  booklets: Record<string, string[]>;
}

/** The booklets' terms; they are in English. */
export interface BookletWords {
  words: BookletWord[];
}

/** All texts: the books, and the rulings that all of them share. */
export interface Books {
  books: BookText[];
}

/** One setting that tables often change in a book: its sentence, its value, and its possible values. */
export interface HouseSetting {
  id: string;
  /** in a house rule's file */
  keys: string[];
  sentence: string;
  group: string;
  /** its topic */
  group_title: string;
  kind: "choice" | "flag" | "number" | "numbers" | "several" | "steps" | "text";
  /** as in a file; null for a missing clause */
  value: unknown;
  /** the value in words */
  shown: string;
  /** the book's paragraphs on it: names of texts and ids */
  paragraphs?: string[];
  /** the numbers of players it applies to, if not all */
  players?: number[];
  /** the possible values, in words */
  expected: string;
  least?: number;
  most?: number;
  step?: number;
  /** choose some of these, or one */
  words?: string[];
  /** the meanings of the words */
  labels?: string[];
  /** null removes the clause */
  may_go?: boolean;
  /** an example value for a clause that would be added */
  adds?: number;
}

/** The settings that tables change most in a book. */
export interface HouseSettings {
  book: string;
  options: string[];
  settings: HouseSetting[];
}

/** The progress of a house rule's trial, in hands, and its result. */
export interface HouseTrial {
  status: "done" | "waiting" | "working";
  done?: number;
  wanted?: number;
  /** once it is done */
  verdict?: HouseVerdict;
}

/** Whether a house rule can be played: its trial, or the errors and the hand that shows them. */
export interface HouseVerdict {
  checked: CheckedHouse | null;
  refused: RefusedHouse | null;
  /** its changes, if it can be read at all */
  changes: HouseWithChanges | null;
  /** its changes in words */
  plain: Difference[];
  /** that hand: its table, and why no play is allowed there */
  shown?: ShownExample | null;
}

/** A paragraph, and the scenarios that prove it; they exist only in a checkout of the sources. */
export interface ProvenParagraph {
  book: string;
  id: string;
  title: string;
  section: string;
  text: string;
  related: Paragraph[];
  language: string;
  house?: HouseWithChanges;
  code?: ParagraphCode;
  scenarios: Scenario[];
}

/** A small proof of a paragraph: *given* a table, *when* something is done, *then* something holds. */
export interface Scenario {
  title: string;
  file: string;
  line: number;
  steps: string[];
}
