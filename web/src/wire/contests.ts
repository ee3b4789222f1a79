// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

import type { HouseRule } from "./settings";

/** ``arena ladder``: everybody against everybody, the strongest first. */
export interface ArenaLadder {
  rungs: Rung[];
  matches: ArenaResult[];
}

/** ``arena``: what was played, and what came of it. */
export interface ArenaResult {
  book: string;
  options: string[];
  house: HouseRule | null;
  players: number;
  mode: "games" | "hands";
  /** points that win a game; 0 if a number of hands makes it */
  target: number;
  seed: string;
  /** samples for bots that search; 0 is their own number */
  think: number;
  pairs: number;
  games: number;
  hands: number;
  /** games that were too long, and went to the leader */
  cut: number;
  /** the share that equals would win */
  level: number;
  sides: Contestant[];
  paces: BotPace[];
  illegal: IllegalChoice[];
}

/** How long a bot thinks, in milliseconds, and how many of its choices were not legal. */
export interface BotPace {
  bot: string;
  decisions: number;
  p50: number;
  p95: number;
  illegal: number;
}

/** How a side of bots did. */
export interface Contestant {
  name: string;
  /** of the games it won, or of the hands; a tie counts in parts */
  share: Estimated;
  /** per hand */
  points: Estimated;
  /** per hand, over the mean of the others */
  lead: Estimated;
}

/** A figure and the interval it lies in with 95 % confidence. */
export interface Estimated {
  value: number;
  low: number;
  high: number;
}

/** What a bot chose that is not legal, or what went wrong in it, and where. */
export interface IllegalChoice {
  bot: string;
  position: string;
  what: string;
}

/** A contestant of a ladder and how strong it is; the interval of a rating is told by the model. */
export interface Rung {
  name: string;
  rating: Estimated;
  /** of the games against all others */
  share: Estimated;
  games: number;
}
