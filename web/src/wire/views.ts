// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

import type { Action, Card, Ending, Rank, Seat, Side } from "./base";
import type { AnyEvent } from "./events";
import type { Offer } from "./offers";

/** An irregular act that may still be called. */
export interface Attempt {
  seat: Seat;
  action: Action;
  irregularity: string;
}

/** A side's requirements for going out with a base, and what it has of them. */
export interface Base {
  sevens: boolean;
  fives: boolean;
  wild: boolean;
  natural: boolean;
  mixed: boolean;
  needed?: number[];
  made?: number[];
}

export type CanastaSort = "big_wild" | "mixed" | "natural" | "small_wild" | "wild";

export type Did = "added" | "asked" | "closed" | "drew" | "drew-nothing" | "four-blacks" | "holds-three" | "laid" | "last-three" | "must-go-out" | "no" | "owed" | "refilled" | "took" | "wild-canasta" | "yes";

export type Expects = "answer" | "draw" | "nothing" | "play";

/** How a hand ended, and the player who went out. */
export interface HandEnd {
  ending: Ending;
  out: Seat | null;
  concealed: boolean;
}

/** Penalty cards that were exposed together, by kind, and whether a valid set frees them. */
export interface PenaltyCards {
  cards: Card[];
  meldable: boolean;
}

/** The pile: its size, the visible top cards (the top card last), and its state. */
export interface Pile {
  count: number;
  cards: Card[];
  frozen: boolean;
  /** the player in turn may not take it, because of its top card */
  stopped: boolean;
}

/** The public table, which is all that a spectator sees. */
export interface PublicTable {
  /** of the game, from 1; 0 if it belongs to no game */
  hand: number;
  /** of the hand, from 1 */
  turn: number;
  dealer: Seat;
  turn_of: Seat;
  /** the player to act: the partner, while a question is open */
  actor: Seat;
  expects: Expects;
  stock: number;
  pile: Pile;
  sides: SideOfTable[];
  seats: SeatAtTable[];
  /** in this turn */
  did?: Did[];
  /** points laid in this turn towards the first meld */
  count?: number;
  /** cards of a taken pile, set aside until the count is reached */
  aside?: number;
  /** too early in the hand to lay or take anything */
  quiet?: boolean;
  attempt?: Attempt;
  end?: HandEnd;
  /** the players of this hand: places at the table, by seat */
  players?: number[];
}

/** The public data of a player. */
export interface SeatAtTable {
  seat: Seat;
  side: Side;
  /** in the hand */
  cards: number;
  /** the sizes of the reserves not yet taken up, the next one first */
  reserves?: number[];
  /** the earliest exposed first */
  penalty?: PenaltyCards[];
  /** discards before the next draw */
  owes?: number;
}

/** A set on the table: its cards in the order they were laid, and the one on top. */
export interface SetOfCards {
  rank: Rank;
  cards: Card[];
  top: Card;
  /** how many of the cards are wild */
  wild?: number;
  canasta?: CanastaSort;
  /** whether only cards of its rank, or no cards at all, may still join it */
  closed?: boolean;
}

/** What a side has on the table. */
export interface SideOfTable {
  side: Side;
  /** at the start of the hand */
  total: number;
  /** points needed for its first meld */
  needs: number;
  opened: boolean;
  sets: SetOfCards[];
  red_threes?: Card[];
  /** shown like red ones */
  black_threes?: Card[];
  /** Caliente cards played */
  calientes?: Card[];
  /** in a book that has one */
  base?: Base;
  /** ranks closed to its natural cards: dead to it, or closed by this side */
  barred?: Rank[];
}

/** The update of a player who sits out, or of a spectator. */
export interface SpectatorUpdate {
  number: number;
  events: AnyEvent[];
  table: PublicTable;
}

/** A seat's update after one step; ``number`` counts the entries of the log after it. */
export interface Update {
  number: number;
  events: AnyEvent[];
  view: View;
}

/** What a seat may see: its own hand, its legal actions, and the table. */
export interface View {
  seat: Seat;
  hand: Card[];
  table: PublicTable;
  /** empty while others act */
  offers?: Offer[];
  /** the cards set aside from a pile that the seat took */
  aside?: Card[];
  /** whether its last action can be taken back */
  undo?: boolean;
  out_in_sight?: boolean;
  /** everything it knows, as a position; on request */
  position?: string;
}
