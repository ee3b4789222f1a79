// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

import type { Action, Card, Rank, Seat } from "./base";
import type { Family } from "./offers";
import type { Paragraph, Reason } from "./reasons";

/** ``why``: a verdict and its grounds: the deciding paragraph, and all of them. */
export interface Explanation {
  position: string;
  seat: Seat;
  action: string;
  words: string;
  legal: boolean;
  refusal: Reason | null;
  cites: string;
  paragraph: Paragraph | null;
  all_cites: string[];
  paragraphs: Paragraph[];
  notes: Reason[];
}

/** A first meld in the making: its points, with those on the table, and what is missing. */
export interface GatheredMeld {
  have: number;
  need: number;
  enough: boolean;
  /** in the order of the question */
  sets: GatheredSet[];
  /** that lay all complete sets; empty if that is not allowed */
  actions: Action[];
  /** what the complete sets lack, or why they cannot become a first meld */
  refusal: Reason | null;
}

/** Cards that are gathered as one set of a first meld. */
export interface GatheredSet {
  /** 0 if they can never be a set */
  points: number;
  /** why they are not a set */
  refusal?: Reason | null;
  /** not a set yet, but more cards can make them one */
  open?: boolean;
}

/** A legal action, and the paragraphs that specifically allow it: names of texts and ids. */
export interface LegalAction {
  action: Action;
  family: Family;
  cards: Card[];
  rank?: Rank;
  /** on request */
  words?: string;
  paragraphs: string[];
}

/** ``legal``: the legal actions of the player to act. */
export interface LegalActions {
  position: string;
  seat: Seat;
  actions: LegalAction[];
}

/** ``legal`` with a play: whether it is allowed. ``action`` separates several by semicolons. */
export interface Verdict {
  position: string;
  seat: Seat;
  action: string;
  words: string;
  legal: boolean;
  refusal: Reason | null;
}

/** ``out``: a way out, action by action, or what is missing. */
export interface WayOut {
  position: string;
  seat: Seat;
  legal: boolean;
  actions: Action[];
  /** the actions in words; empty if there is no way out */
  words: string;
  missing: Reason[];
  notes: Reason[];
  paragraphs: Paragraph[];
}
