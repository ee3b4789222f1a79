// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

import type { Action, Card, Seat, Side } from "./base";
import type { Reason } from "./reasons";

/** A play up to the end of the turn, or to the next unseen card, and its expected result. */
export interface Advice {
  actions: Action[];
  words: string;
  /** ahead of the other sides in this hand */
  points: MeanInterval;
  /** of winning the game */
  chance: MeanInterval;
  /** points behind the best play, in the same deals */
  behind: MeanInterval;
  behind_chance: MeanInterval;
  /** worse than the best play by more than the error */
  clear: boolean;
  reasons: Reason[];
}

/** A play as actions and in words, and the cards it plays from the hand, by kind. */
export interface Choice {
  actions: Action[];
  words: string;
  cards: Card[];
}

/** The chance to win by side at the start of a turn; no seat at the end of a hand. */
export interface CurvePlace {
  hand: number;
  turn: number;
  seat: Seat | null;
  name: string;
  /** moves of the hand before it */
  move: number;
  chances: MeanInterval[];
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
  /** what was played, if it comes from a game; else empty */
  played: Action[];
  /** the players by seat, if it comes from a game */
  names?: string[];
  /** of that game */
  hand?: number;
  turn?: number;
}

/** ``hint``: plays, best first, judged by what the player to act can know. */
export interface Hint {
  /** what that player can know */
  position: string;
  seat: Seat;
  /** approximate number of hands played out */
  samples: number;
  /** used to measure the figures */
  deals: number;
  /** only one action is legal */
  forced: boolean;
  plays: Advice[];
  /** safe discards, going out, the score of the game */
  notes: Reason[];
}

/** A play of a record compared with the best one, by what its player could know. */
export interface JudgedPlay {
  hand: number;
  turn: number;
  seat: Seat;
  name: string;
  /** moves of the hand before the play: the replay frame at which it begins */
  move: number;
  /** the frame after which the play is complete */
  until: number;
  /** what the player knew */
  position: string;
  actions: Action[];
  words: string;
  /** played from the hand, by kind */
  cards: Card[];
  best: Choice;
  /** of the play made: ahead of the other sides in this hand */
  points: MeanInterval;
  chance: MeanInterval;
  best_points: MeanInterval;
  best_chance: MeanInterval;
  /** points, measured in fresh deals */
  lost: MeanInterval;
  /** of the chance to win */
  cost: MeanInterval;
  /** half of the cost's 99 % interval; a larger cost is a clear difference */
  error: number;
  /** the size of the cost, beyond the error */
  label: MarkLabel;
  reasons: Reason[];
  best_reasons: Reason[];
}

export type MarkLabel = "little" | "much" | "same" | "some" | "unclear";

/** A mean over many deals, and half the width of its 95 % interval. */
export interface MeanInterval {
  mean: number;
  half: number;
}

/** A request for a review: of a record, or of a finished game at a table. */
export interface NewReview {
  record?: string;
  /** the text of the house rule that the record names */
  house?: string;
  table?: string;
  /** of the table, from 1; 0: the last */
  game?: number;
  /** only this hand */
  hand?: number | null;
  /** only the plays of this player */
  player?: number | null;
}

/** Summary of a player's plays. */
export interface PlayerAccount {
  name: string;
  plays: number;
  costly: number;
  cost: MeanInterval;
  lost: MeanInterval;
}

/** ``review``: the coach's analysis of a record. */
export interface Review {
  book: string;
  /** for each hand of the record */
  samples: number;
  /** the side whose turning points these are */
  side: Side;
  plays: JudgedPlay[];
  curve: CurvePlace[];
  turning_points: TurningPoint[];
  players: PlayerAccount[];
  /** the costly plays, for another try */
  exercises: Exercise[];
}

/** A review that runs in the background: its progress and its results so far. */
export interface ReviewStatus {
  id: string;
  status: "done" | "waiting" | "working";
  /** units of work */
  done: number;
  wanted: number;
  /** hands of the game analysed so far */
  hands?: number;
  /** of these hands, finally of all */
  review?: Review;
}

/** A turn with one of the largest changes of the chance to win. */
export interface TurningPoint {
  hand: number;
  turn: number;
  seat: Seat;
  name: string;
  /** moves of the hand before it */
  move: number;
  before: MeanInterval;
  now: MeanInterval;
}
