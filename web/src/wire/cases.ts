// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

import type { AnyRefereeQuestion, KnownIrregularities, Ruling } from "./rulings";

/** A question with its answer in words. */
export interface CaseAnswer {
  key: string;
  question: string;
  answer: string;
}

/** One possible answer to what is not known, and its outcome. */
export interface CaseBranch {
  key: string;
  answer: string;
  label: string;
  case: RefereeCase;
}

/** A possible answer and its meaning. */
export interface CaseOption {
  answer: string;
  label: string;
}

/** An incident at a table, and the answers so far by key; ``?`` means not known. */
export interface NewCase {
  book?: string;
  options?: string[];
  /** the text of a house rule's file */
  house?: string;
  players?: number | null;
  /** around the table */
  names?: string[];
  irregularity: string;
  answers?: Record<string, string>;
}

/** A case with the answers so far. */
export interface RefereeCase {
  /** the questions and answers so far */
  said: CaseAnswer[];
  /** the answers in the notation of a decision */
  answered: Record<string, string>;
  /** the next question; with a ruling, a choice that may stay open */
  question: AnyRefereeQuestion | null;
  /** the possible answers, if they can be listed */
  options: CaseOption[];
  ruling: Ruling | null;
  /** if something is not known: the outcome of each answer */
  branches: CaseBranch[];
}

/** An incident at a table of the server; the answers as in ``NewCase``. */
export interface TableCase {
  irregularity: string;
  answers?: Record<string, string>;
}

/** The referee of a table: the known irregularities, the players, and whether the client may rule. */
export interface TableReferee {
  known: KnownIrregularities;
  /** by seat */
  names: string[];
  may_rule: boolean;
}
