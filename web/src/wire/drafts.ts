// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

import type { Card, Seat, Side } from "./base";
import type { Explanation, Legal, WayOut } from "./verdicts";
import type { CanastaSort } from "./views";

export type AnyChange = DraftPut | DraftTake | DraftEmpty | DraftSay | DraftRules;

/** All cards go from a place. */
export interface DraftEmpty {
  do: "empty";
  place: string;
}

/** Something that can be said. Of several values those that hold have commas between. */
export interface DraftFact {
  fact: string;
  group: "end" | "pile" | "players" | "sides" | "text" | "turn";
  sort: "choice" | "many" | "number" | "text";
  title: string;
  value: string;
  said: boolean;
  options?: FactOption[];
}

/** What cannot be so, and at which place or fact; no place: the line itself cannot be read. */
export interface DraftFault {
  place: string;
  error: string;
  sentence: string;
  column: number;
}

/** A kind of card: its points, how many of it the pack has, how many are nowhere on the table yet. */
export interface DraftKind {
  card: Card;
  points: number;
  most: number;
  free: number;
}

/** A place for cards. A hidden card is ``?``, the rest of the pack ``#``; ``count`` has all of them. */
export interface DraftPlace {
  place: string;
  sort: "added" | "aside" | "black" | "closed" | "foot" | "hand" | "knee" | "pile" | "played" | "red" | "sets" | "stock";
  title: string;
  count: number;
  /** whether the line says what lies there */
  said: boolean;
  cards?: string[];
  sets?: DraftSet[];
  seat?: Seat;
  side?: Side;
  /** whether there may be hidden cards */
  hides?: boolean;
}

/** A card comes to a place; ``?`` is a hidden one, ``#`` all that are nowhere else. */
export interface DraftPut {
  do: "put";
  place: string;
  card: string;
}

/** Play by other rules. */
export interface DraftRules {
  do: "rules";
  book: string;
  options?: string[];
  /** 0: as many as usual */
  players?: number;
  /** the name of a house rule */
  house?: string;
}

/** Say how something is; without a value it is as usual. A place for its cards can be as usual too. */
export interface DraftSay {
  do: "say";
  fact: string;
  value?: string;
}

/** Somebody at the table. */
export interface DraftSeat {
  seat: Seat;
  side: Side;
  name: string;
}

/** A set in a draft, whole or only begun. */
export interface DraftSet {
  place: string;
  cards: Card[];
  /** how many of the cards are wild */
  wild?: number;
  canasta?: CanastaSort;
}

/** All places and facts by the rules of a draft. */
export interface DraftTable {
  book: string;
  house: string;
  options: string[];
  players: number;
  seats: DraftSeat[];
  /** who is in turn */
  seat: Seat;
  /** who acts: the partner answers */
  actor: Seat;
  part: string;
  canasta_size: number;
  pack: DraftKind[];
  places: DraftPlace[];
  facts: DraftFact[];
  verbs: DraftVerb[];
}

/** A card goes from a place: the last one, or this one, counted from 0. */
export interface DraftTake {
  do: "take";
  place: string;
  number?: number;
}

/** What can be asked: the words a play begins with as it is typed, and how they are said. */
export interface DraftVerb {
  line: string;
  words: string;
  cards: "none" | "one" | "some";
}

/** One value of a fact, and what it means. */
export interface FactOption {
  value: string;
  words: string;
}

/** A line, and what is to be changed in it, one thing after another. */
export interface NewDraft {
  position?: string;
  changes?: AnyChange[];
  /** a play in words or cards to be judged, or ``out``: whether the player can go out */
  line?: string;
  /** the text of the house rule it names */
  house?: string;
}

/** A position as it is set up. The line is the program's own if nothing is wrong with it. */
export interface OpenedPosition {
  position: string;
  faults: DraftFault[];
  /** what could not be done of what was to be changed */
  refused: DraftFault | null;
  /** none if the line cannot be read at all */
  table: DraftTable | null;
  /** none if something is wrong, or if it depends on hidden cards */
  legal?: Legal | null;
  /** what is to be said of the play */
  answer?: Explanation | null;
  /** the same, if the question was whether the player can go out */
  out?: WayOut | null;
  /** why there is no answer */
  unanswered?: string;
}
