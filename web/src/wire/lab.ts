// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

import type { ConfidenceInterval } from "./arena";
import type { HouseRule } from "./settings";

/** What a house rule is expected to do to the game, as far as it has been played. */
export interface HouseForecast {
  status: "done" | "waiting" | "working";
  /** played by each of the book and the house rule */
  hands?: number;
  /** what differs, in plain words, the clearest first */
  sentences?: string[];
}

/** The differences of one set of rules from another, by their names. */
export interface LabComparison {
  rules: string;
  base: string;
  /** both played the same deals */
  paired: boolean;
  /** the differences that hold, in plain words, the clearest first */
  sentences: string[];
  differences: LabDifference[];
}

/** How a figure differs from that of the rules compared with. */
export interface LabDifference {
  figure: string;
  title: string;
  base: number;
  value: number;
  difference: ConfidenceInterval;
  /** of a difference at least this large if there were none */
  chance: number;
  /** it holds, although many figures were compared (Holm's method) */
  claimed: boolean;
}

/** A figure of the game by some rules. */
export interface LabFigure {
  name: string;
  title: string;
  group: string;
  /** a share lies between 0 and 1 */
  form: "number" | "points" | "share";
  estimate: ConfidenceInterval;
}

/** ``lab``: what was played, and the results. */
export interface LabResult {
  bot: string;
  /** the weaker bot, for the figures about skill */
  rival: string;
  seed: string;
  /** samples for bots that search; 0: the bot's default */
  think: number;
  rules: LabRules[];
  comparisons: LabComparison[];
}

/** The figures of one set of rules. */
export interface LabRules {
  name: string;
  book: string;
  options: string[];
  house: HouseRule | null;
  players: number;
  /** between equal bots */
  games: number;
  hands: number;
  /** games that were too long and went to the leader */
  cut: number;
  figures: LabFigure[];
}
