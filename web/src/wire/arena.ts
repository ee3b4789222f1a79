// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

import type { HouseRule } from "./settings";

/** ``arena ladder``: a round robin, the strongest first. */
export interface ArenaLadder {
  rungs: Rung[];
  matches: ArenaResult[];
}

/** ``arena``: what was played, and the results. */
export interface ArenaResult {
  book: string;
  options: string[];
  house: HouseRule | null;
  players: number;
  mode: "games" | "hands";
  /** points that win a game; 0 if the number of hands is fixed */
  target: number;
  seed: string;
  /** samples for bots that search; 0: the bot's default */
  think: number;
  pairs: number;
  games: number;
  hands: number;
  /** games that were too long and went to the leader */
  cut: number;
  /** the share that equal players would win */
  level: number;
  sides: Contestant[];
  paces: BotPace[];
  illegal: IllegalChoice[];
}

/** How long a bot thinks, in milliseconds, and how many of its choices were illegal. */
export interface BotPace {
  bot: string;
  decisions: number;
  p50: number;
  p95: number;
  illegal: number;
}

/** A figure and its 95 % confidence interval. */
export interface ConfidenceInterval {
  value: number;
  low: number;
  high: number;
}

/** The results of a side of bots. */
export interface Contestant {
  name: string;
  /** of the games or hands it won; a tie counts as a fraction */
  share: ConfidenceInterval;
  /** per hand */
  points: ConfidenceInterval;
  /** per hand, over the mean of the others */
  lead: ConfidenceInterval;
}

/** An illegal choice of a bot, or an error in it, and where. */
export interface IllegalChoice {
  bot: string;
  position: string;
  what: string;
}

/** A contestant of a ladder and its strength; the model gives the interval of a rating. */
export interface Rung {
  name: string;
  rating: ConfidenceInterval;
  /** of the games against all others */
  share: ConfidenceInterval;
  games: number;
}
