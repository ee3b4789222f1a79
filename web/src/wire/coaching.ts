// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

import type { Action, Card, Seat, Side } from "./base";
import type { Reason } from "./reasons";

/** A play up to the end of the turn, or to a card nobody has seen, and what it comes to. */
export interface Advice {
  actions: Action[];
  words: string;
  /** ahead of the other sides in this hand */
  points: Measured;
  /** to win the game */
  chance: Measured;
  /** points behind the best play, in the same deals */
  behind: Measured;
  behind_chance: Measured;
  /** worse than the best beyond the error */
  clear: boolean;
  reasons: Reason[];
}

/** A play by its actions and in words, and the cards it plays from the hand, by kind. */
export interface Choice {
  actions: Action[];
  words: string;
  cards: Card[];
}

/** By side the chance to win at the start of a turn; no seat at the end of a hand. */
export interface CurvePlace {
  hand: number;
  turn: number;
  seat: Seat | null;
  name: string;
  /** moves of the hand before it */
  move: number;
  chances: Measured[];
}

/** ``exercise``: a position, some plays, and which of them is clearly best. */
export interface Exercise {
  book: string;
  kind: "discard" | "lay" | "out" | "take";
  question: string;
  /** what the player who acts can know */
  position: string;
  seat: Seat;
  choices: Choice[];
  /** the place of the right choice, from 0 */
  answer: number;
  /** the choices, best first */
  plays: Advice[];
  notes: Reason[];
  /** what was played, if it comes from a game; else nothing */
  played: Action[];
  /** of the players by seat, if it comes from a game */
  names?: string[];
  /** of that game */
  hand?: number;
  turn?: number;
}

/** ``hint``: the best plays first, judged on what the player who acts can know. */
export interface Hint {
  /** what that player can know */
  position: string;
  seat: Seat;
  /** hands that were played out, more or less */
  samples: number;
  /** in which the figures were measured */
  deals: number;
  /** only one action is legal */
  forced: boolean;
  plays: Advice[];
  /** safe discards, going out, the score of the game */
  notes: Reason[];
}

/** A play of a record against the best one, on what its player could know. */
export interface JudgedPlay {
  hand: number;
  turn: number;
  seat: Seat;
  name: string;
  /** moves of the hand before it: the frame of a replay at which it begins */
  move: number;
  /** and after which it is done */
  until: number;
  /** what the player knew */
  position: string;
  actions: Action[];
  words: string;
  /** played from the hand, by kind */
  cards: Card[];
  best: Choice;
  /** with what was played: ahead of the other sides in this hand */
  points: Measured;
  chance: Measured;
  best_points: Measured;
  best_chance: Measured;
  /** points, measured in fresh deals */
  lost: Measured;
  /** chance to win */
  cost: Measured;
  /** half of the cost's 99 % interval: only beyond it there is a clear difference */
  error: number;
  /** what it cost, beyond the error */
  label: "little" | "much" | "same" | "some" | "unclear";
  reasons: Reason[];
  best_reasons: Reason[];
}

/** A mean over many deals, and half the width of its 95 % interval. */
export interface Measured {
  mean: number;
  half: number;
}

/** A review that somebody wants: of a record, or of a game at a table that is over. */
export interface NewReview {
  record?: string;
  /** the text of the house rule that the record names */
  house?: string;
  table?: string;
  /** of the table, from 1; 0: the last */
  game?: number;
  /** only this one */
  hand?: number | null;
  /** only the plays of this one */
  player?: number | null;
}

/** What a player's plays came to. */
export interface PlayerAccount {
  name: string;
  plays: number;
  costly: number;
  cost: Measured;
  lost: Measured;
}

/** ``review``: a record gone through with the coach. */
export interface Review {
  book: string;
  /** for each hand of the record */
  samples: number;
  /** whose turning points these are */
  side: Side;
  plays: JudgedPlay[];
  curve: CurvePlace[];
  turning_points: TurningPoint[];
  players: PlayerAccount[];
  /** the costly plays, to try again */
  exercises: Exercise[];
}

/** A review that is worked out in the background: how far it has come, and what it says. */
export interface ReviewJob {
  id: string;
  status: "done" | "waiting" | "working";
  /** pieces of work */
  done: number;
  wanted: number;
  /** of the game that have been gone through, while it is worked on */
  hands?: number;
  /** of these hands, then of all */
  review?: Review;
}

/** A turn in which the chance changed most. */
export interface TurningPoint {
  hand: number;
  turn: number;
  seat: Seat;
  name: string;
  /** moves of the hand before it */
  move: number;
  before: Measured;
  now: Measured;
}
