// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

import type { Ending, Seat, Side } from "./base";

/** The state or result of a game: totals by side, and the winners, several only if a victory is shared. */
export interface GameResult {
  totals: number[];
  winners: Side[];
  abandoned: boolean;
  over: boolean;
}

/** A finished hand; points and totals by side. */
export interface HandResult {
  number: number;
  dealer: Seat;
  ending: Ending;
  out: Seat | null;
  concealed: boolean;
  points: number[];
  totals: number[];
  lines: ScoreLine[];
  /** for the first melds */
  needs?: number[];
  /** the place of the player who deals it */
  deals_next?: number;
}

/** Points for a side, and their reason; the paragraph is an id, or a house rule. */
export interface ScoreLine {
  side: Side;
  points: number;
  message: string;
  params: Record<string, number | string>;
  paragraph: string | null;
  for?: string;
}

/** The score of a hand for a side. */
export interface SideScore {
  side: Side;
  before: number;
  hand: number;
  total: number;
  lines: ScoreLine[];
}
