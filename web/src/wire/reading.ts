// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

import type { BookText, Difference, HouseChecked, HouseRefused, HouseWithChanges, ParagraphCode } from "./answers";
import type { ShownExample } from "./examples";
import type { Paragraph } from "./reasons";

/** A word of ours, and what the booklets say instead, by book. */
export interface BookletWord {
  word: string;
  /** whether the booklet's own can stand in its place in a sentence */
  swapped: boolean;
  booklets: Record<string, string[]>;
}

/** What the booklets call things; they are in English. */
export interface BookletWords {
  words: BookletWord[];
}

/** Everything there is to read: the books, and the rulings that all of them share. */
export interface Books {
  books: BookText[];
}

/** One thing that tables change about a book: its sentence, its value now, what it can be. */
export interface HouseSetting {
  id: string;
  /** of a house rule's file */
  keys: string[];
  sentence: string;
  group: string;
  /** what it is about */
  group_title: string;
  kind: "choice" | "flag" | "number" | "numbers" | "several" | "steps" | "text";
  /** as a file has it; none for a clause that is not there */
  value: unknown;
  /** the same in words */
  shown: string;
  /** what the book says about it: names of texts and ids */
  paragraphs?: string[];
  /** the numbers of players that it is for, if not for all */
  players?: number[];
  /** what it can be, in words */
  expected: string;
  least?: number;
  most?: number;
  step?: number;
  /** some of these, or one */
  words?: string[];
  /** what they mean */
  labels?: string[];
  /** none takes the clause away */
  may_go?: boolean;
  /** an example, for a clause that would be added */
  adds?: number;
}

/** What tables change most about a book, thing by thing. */
export interface HouseSettings {
  book: string;
  options: string[];
  settings: HouseSetting[];
}

/** How far the trial of a house rule has come, in hands, and what came of it. */
export interface HouseTrial {
  status: "done" | "waiting" | "working";
  done?: number;
  wanted?: number;
  /** once it is done */
  verdict?: HouseVerdict;
}

/** Whether a house rule can be played: its trial, or what is wrong and the hand that shows it. */
export interface HouseVerdict {
  checked: HouseChecked | null;
  refused: HouseRefused | null;
  /** what it changes, if it can be read at all */
  changes: HouseWithChanges | null;
  /** the same in words */
  plain: Difference[];
  /** that hand: its table, and why nothing that might be tried is allowed */
  shown?: ShownExample | null;
}

/** A paragraph, and the scenarios that prove it; only a checkout of the sources has those. */
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

/** A small proof of a paragraph: *given* a table, *when* something is done, *then* that is so. */
export interface Scenario {
  title: string;
  file: string;
  line: number;
  steps: string[];
}
