// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

import type { AnyQuestion, Ruling } from "./rulings";

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
