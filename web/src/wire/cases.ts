// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

import type { AnyQuestion, KnownIrregularities, Ruling } from "./rulings";

/** One of the answers to what is not known, and what follows. */
export interface CaseBranch {
  key: string;
  answer: string;
  label: string;
  case: RefereeCase;
}

/** An answer that can be given, and what it means. */
export interface CaseOption {
  answer: string;
  label: string;
}

/** A question that was answered, and the answer in words. */
export interface CaseSaid {
  key: string;
  question: string;
  answer: string;
}

/** Something that went wrong at a table, and the answers so far by key; ``?`` is not known. */
export interface NewCase {
  book?: string;
  options?: string[];
  /** the text of a house rule's file */
  house?: string;
  players?: number | null;
  /** round the table */
  names?: string[];
  irregularity: string;
  answers?: Record<string, string>;
}

/** A case as far as it is known. */
export interface RefereeCase {
  /** what was asked and answered so far */
  said: CaseSaid[];
  /** as a decision writes it */
  answered: Record<string, string>;
  /** what is asked next; with a ruling, a choice that may stay open */
  question: AnyQuestion | null;
  /** the answers to it that can be listed one by one */
  options: CaseOption[];
  ruling: Ruling | null;
  /** where something is not known: what follows from each answer */
  branches: CaseBranch[];
}

/** Something that went wrong at a table of the server; the answers as in ``NewCase``. */
export interface TableCase {
  irregularity: string;
  answers?: Record<string, string>;
}

/** The referee of a table: what can go wrong there, who sits round it, whether one may rule. */
export interface TableReferee {
  known: KnownIrregularities;
  /** by seat */
  names: string[];
  may_rule: boolean;
}
