// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

import type { Card, Seat, Side } from "./base";
import type { SearchResult } from "./search";
import type { Explanation, LegalActions, WayOut } from "./verdicts";
import type { CanastaSort } from "./views";

export type AnyChange = DraftPut | DraftTake | DraftEmpty | DraftSay | DraftRules;

/** Remove all cards from a place. */
export interface DraftEmpty {
  do: "empty";
  place: string;
}

/** A fact that can be set. Several values that hold are separated by commas. */
export interface DraftFact {
  fact: string;
  group: "end" | "pile" | "players" | "sides" | "text" | "turn";
  sort: "choice" | "many" | "number" | "text";
  title: string;
  value: string;
  said: boolean;
  options?: FactOption[];
}

/** An error and the place or fact it concerns; no place: the line itself cannot be read. */
export interface DraftFault {
  place: string;
  error: string;
  sentence: string;
  column: number;
}

/** A kind of card: its points, how many the pack has, and how many are not on the table yet. */
export interface DraftKind {
  card: Card;
  points: number;
  most: number;
  free: number;
}

/** A place for cards. A hidden card is ``?``, the rest of the pack ``#``; ``count`` includes both. */
export interface DraftPlace {
  place: string;
  sort: "added" | "aside" | "black" | "closed" | "foot" | "hand" | "knee" | "pile" | "played" | "red" | "sets" | "stock";
  title: string;
  count: number;
  /** whether the line gives the cards of this place */
  said: boolean;
  cards?: string[];
  sets?: DraftSet[];
  seat?: Seat;
  side?: Side;
  /** whether it may contain hidden cards */
  hides?: boolean;
}

/** Put a card in a place; ``?`` is a hidden card, ``#`` all cards that are nowhere else. */
export interface DraftPut {
  do: "put";
  place: string;
  card: string;
}

/** Change the rules. */
export interface DraftRules {
  do: "rules";
  book: string;
  options?: string[];
  /** 0: the usual number */
  players?: number;
  /** the name of a house rule */
  house?: string;
}

/** Set a fact; without a value it returns to its default. A place for cards can be reset as well. */
export interface DraftSay {
  do: "say";
  fact: string;
  value?: string;
}

/** A player at the table. */
export interface DraftSeat {
  seat: Seat;
  side: Side;
  name: string;
}

/** A set in a draft, complete or not. */
export interface DraftSet {
  place: string;
  cards: Card[];
  /** how many of the cards are wild */
  wild?: number;
  canasta?: CanastaSort;
}

/** All places and facts of a draft under its rules. */
export interface DraftTable {
  book: string;
  house: string;
  options: string[];
  players: number;
  seats: DraftSeat[];
  /** the player in turn */
  seat: Seat;
  /** the player to act: the partner, while a question is open */
  actor: Seat;
  part: string;
  canasta_size: number;
  pack: DraftKind[];
  places: DraftPlace[];
  facts: DraftFact[];
  verbs: DraftVerb[];
}

/** Take a card from a place: the last one, or this one, counted from 0. */
export interface DraftTake {
  do: "take";
  place: string;
  number?: number;
}

/** A possible question: the words a typed play begins with, and its label. */
export interface DraftVerb {
  line: string;
  words: string;
  cards: "none" | "one" | "some";
}

/** One value of a fact, and its meaning. */
export interface FactOption {
  value: string;
  words: string;
}

/** A line and the edits to apply to it, in order. */
export interface NewDraft {
  position?: string;
  changes?: AnyChange[];
  /** a play in words or cards to be judged, or ``out``: whether the player can go out */
  line?: string;
  /** the text of the house rule it names */
  house?: string;
}

/** A position being edited. The line is normalised if it has no errors. */
export interface OpenedPosition {
  position: string;
  faults: DraftFault[];
  /** the edit that could not be applied */
  refused: DraftFault | null;
  /** null if the line cannot be read at all */
  table: DraftTable | null;
  /** null if there is an error, or if it depends on hidden cards */
  legal?: LegalActions | null;
  /** the verdict on the play */
  answer?: Explanation | null;
  /** the verdict, if the question was whether the player can go out */
  out?: WayOut | null;
  /** the reason if the question has no answer */
  unanswered?: string;
  /** what the rules say, if the question is not about a play */
  rules?: SearchResult | null;
}
