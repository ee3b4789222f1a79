// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

import type { Action, Card, Ending, Rank, Seat } from "./base";

/** A player acted: the cards played from the hand, and the top card of a taken pile. */
export interface Acted {
  event: "acted";
  seat: Seat;
  action: Action;
  cards: Card[];
  top?: Card;
  sentence?: string;
  phrase?: string;
}

/** A player announces how few cards are left. */
export interface Announced {
  event: "announced";
  seat: Seat;
  left: number;
  sentence?: string;
  phrase?: string;
}

export type AnyEvent = Acted | Dealt | Upcard | Turn | Missed | Drew | RedThree | BlackThree | Reserve | Buried | Talon | Announced | Took | Opened | Canasta | Fined | Rebuilt | Refilled | SpecialHand | Exposed | Penalised | Owes | Freed | MadeToDraw | Raised | Demanded | Back | Seen | Tried | Called | PileBack | Lapsed | Redealt | StandIn | Ruled | Out | Over;

/** Cards of a set went back to the hand. */
export interface Back {
  event: "back";
  seat: Seat;
  cards: Card[];
  rank: Rank;
  sentence?: string;
  phrase?: string;
}

/** Black threes were put on the table, where they are shown like red ones. */
export interface BlackThree {
  event: "black_three";
  seat: Seat;
  cards: Card[];
  sentence?: string;
  phrase?: string;
}

/** Cards were added to a closed set. */
export interface Buried {
  event: "buried";
  seat: Seat;
  cards: Card[];
  sentence?: string;
  phrase?: string;
}

/** The irregular act was called. */
export interface Called {
  event: "called";
  seat: Seat;
  irregularity: string;
  sentence?: string;
  phrase?: string;
}

/** A set became a canasta. */
export interface Canasta {
  event: "canasta";
  seat: Seat;
  rank: Rank;
  sentence?: string;
  phrase?: string;
}

/** A player was dealt a hand. */
export interface Dealt {
  event: "dealt";
  seat: Seat;
  cards: Card[];
  sentence?: string;
  phrase?: string;
}

/** The player in turn must go out. */
export interface Demanded {
  event: "demanded";
  seat: Seat;
  sentence?: string;
  phrase?: string;
}

/** A player drew from the stock. */
export interface Drew {
  event: "drew";
  seat: Seat;
  cards: Card[];
  sentence?: string;
  phrase?: string;
}

/** Cards became penalty cards: whether a valid set frees them, and whether they must go first. */
export interface Exposed {
  event: "exposed";
  seat: Seat;
  cards: Card[];
  meldable: boolean;
  first: boolean;
  sentence?: string;
  phrase?: string;
}

/** The book fines a player. */
export interface Fined {
  event: "fined";
  seat: Seat;
  points: number;
  sentence?: string;
  phrase?: string;
}

/** A player is freed of the discards still owed. */
export interface Freed {
  event: "freed";
  seat: Seat;
  sentence?: string;
  phrase?: string;
}

/** The irregular act was not called in time. */
export interface Lapsed {
  event: "lapsed";
  seat: Seat;
  irregularity: string;
  sentence?: string;
  phrase?: string;
}

/** The referee makes a player take the top card of the stock. */
export interface MadeToDraw {
  event: "made_to_draw";
  seat: Seat;
  sentence?: string;
  phrase?: string;
}

/** The turn that has just begun is missed. */
export interface Missed {
  event: "missed";
  seat: Seat;
  sentence?: string;
  phrase?: string;
}

/** A side made its first meld, with its points. */
export interface Opened {
  event: "opened";
  seat: Seat;
  points: number;
  sentence?: string;
  phrase?: string;
}

/** A player went out. */
export interface Out {
  event: "out";
  seat: Seat;
  concealed: boolean;
  sentence?: string;
  phrase?: string;
}

/** The hand is over. */
export interface Over {
  event: "over";
  seat: Seat;
  ending: Ending;
  sentence?: string;
  phrase?: string;
}

/** A player owes discards before the next draw. */
export interface Owes {
  event: "owes";
  seat: Seat;
  count: number;
  sentence?: string;
  phrase?: string;
}

/** The referee deducts points: the reason (a message), and the paragraph. */
export interface Penalised {
  event: "penalised";
  seat: Seat;
  points: number;
  message: string;
  paragraph: string;
  sentence?: string;
  phrase?: string;
}

/** An illegally taken pile was put back. */
export interface PileBack {
  event: "pile_back";
  seat: Seat;
  sentence?: string;
  phrase?: string;
}

/** The first meld of the player's side needs more points. */
export interface Raised {
  event: "raised";
  seat: Seat;
  points: number;
  sentence?: string;
  phrase?: string;
}

/** Cards of the pile became the stock. */
export interface Rebuilt {
  event: "rebuilt";
  seat: Seat;
  count: number;
  sentence?: string;
  phrase?: string;
}

/** Red threes were put on the table. */
export interface RedThree {
  event: "red_three";
  seat: Seat;
  cards: Card[];
  sentence?: string;
  phrase?: string;
}

/** The same dealer deals again. */
export interface Redealt {
  event: "redealt";
  seat: Seat;
  sentence?: string;
  phrase?: string;
}

/** A Caliente card was played, and cards were drawn. */
export interface Refilled {
  event: "refilled";
  seat: Seat;
  count: number;
  sentence?: string;
  phrase?: string;
}

/** A player took up a reserve; ``left`` more remain. */
export interface Reserve {
  event: "reserve";
  seat: Seat;
  cards: Card[];
  left: number;
  sentence?: string;
  phrase?: string;
}

/** The referee has decided; the decision as text. */
export interface Ruled {
  event: "ruled";
  seat: Seat;
  decision: string;
  sentence?: string;
  phrase?: string;
}

/** Cards of a hand that all players have seen: they were laid illegally and went back. */
export interface Seen {
  event: "seen";
  seat: Seat;
  cards: Card[];
  sentence?: string;
  phrase?: string;
}

/** A special hand was shown: its index in the book's list, from 0. */
export interface SpecialHand {
  event: "special";
  seat: Seat;
  cards: Card[];
  special: number;
  sentence?: string;
  phrase?: string;
}

/** A bot plays the rest of this turn for a player who is out of time or away. */
export interface StandIn {
  event: "stand_in";
  seat: Seat;
  why: "away" | "time";
  sentence?: string;
  phrase?: string;
}

/** Cards come to the hand after the first meld. */
export interface Talon {
  event: "talon";
  seat: Seat;
  count: number;
  sentence?: string;
  phrase?: string;
}

/** The rest of the pile went to a player's hand; only the taker is shown which cards (ruling G13). */
export interface Took {
  event: "took";
  seat: Seat;
  cards: Card[];
  sentence?: string;
  phrase?: string;
}

/** A player did something irregular; the others may call it. */
export interface Tried {
  event: "tried";
  seat: Seat;
  action: Action;
  cards: Card[];
  irregularity: string;
  sentence?: string;
  phrase?: string;
}

/** A turn begins, counted from 1. */
export interface Turn {
  event: "turn";
  seat: Seat;
  turn: number;
  sentence?: string;
  phrase?: string;
}

/** The card that begins the pile, or the whole pile of a position; ``seat`` is the dealer. */
export interface Upcard {
  event: "upcard";
  seat: Seat;
  cards: Card[];
  sentence?: string;
  phrase?: string;
}
