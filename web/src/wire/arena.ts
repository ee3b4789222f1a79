// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

import type { HouseRule } from "./settings";

/** ``arena ladder``: a round robin, the strongest first. */
export interface ArenaLadder {
  rungs: Rung[];
  matches: ArenaResult[];
}

/** ``arena league``: a round robin, the best worst result first. */
export interface ArenaLeague {
  players: LeaguePlayer[];
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

/** One contest of a track. */
export interface BenchmarkContest {
  opponent: string;
  /** empty if the bot is its own partner */
  partner: string;
  /** the name of the house rule, if one is played */
  house: string;
  /** of the points of every hand; the same play has the same checksum on every machine */
  checksum: string;
  /** its first side is the bot's */
  result: ArenaResult;
}

/** The track in Mini-Canasta, computed over the whole tree of the game; figures are points per hand. */
export interface BenchmarkMini {
  /** the bot was asked as often as the protocol wants it */
  complete: boolean;
  /** how often, with different seeds */
  samples: number;
  /** what the best opponent wins more than it should */
  exploitability: number;
  /** against the equilibrium, as the mean over both seats; at most 0 */
  lead: number;
  opponent: string;
  /** the hash of the equilibrium */
  policy: string;
  /** of all choices */
  checksum: string;
  illegal: IllegalChoice[];
}

/** A pinned bot and the hashes by which it is known. */
export interface BenchmarkOpponent {
  name: string;
  weights: string;
  play: string;
}

/** ``benchmark``: the results, and everything that is needed to repeat them. */
export interface BenchmarkResult {
  protocol: number;
  round: number;
  bot: string;
  /** a hash of what the bot consists of */
  sources: string;
  /** the files that it covers; none for a bot of this program, whose play is hashed */
  files: string[];
  /** of the tracks that play one book */
  book: string;
  /** samples for a bot that searches; 0: its default */
  think: number;
  /** every track is complete */
  complete: boolean;
  /** of contests */
  tracks: BenchmarkTrack[];
  /** if that track was played */
  mini: BenchmarkMini | null;
  decisions: number;
  /** milliseconds within which half of the bot's decisions were made */
  p50: number;
  p95: number;
  /** choices of the bot that were illegal, or errors in it */
  illegal: number;
  /** the commit at which the opponents were pinned */
  pinned: string;
  /** a hash of the functions that play the opponents */
  code: string;
  opponents: BenchmarkOpponent[];
  /** of Casa Canasta, and its commit */
  version: string;
  commit: string;
  core: "compiled" | "interpreted";
  python: string;
  system: string;
  cores: number;
}

/** The means over the contests of a track. */
export interface BenchmarkTrack {
  name: string;
  /** all contests were played, with the protocol's number of pairs */
  complete: boolean;
  share: ConfidenceInterval;
  points: ConfidenceInterval;
  lead: ConfidenceInterval;
  contests: BenchmarkContest[];
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

/** A player of a league, with its worst opponent and its share in the Nash average. */
export interface LeaguePlayer {
  name: string;
  rating: ConfidenceInterval;
  /** of the games against all others */
  share: ConfidenceInterval;
  worst: string;
  worst_share: ConfidenceInterval;
  nash: number;
  /** expected share of the games against the Nash average */
  skill: number;
}

/** A contestant of a ladder and its strength; the model gives the interval of a rating. */
export interface Rung {
  name: string;
  rating: ConfidenceInterval;
  /** of the games against all others */
  share: ConfidenceInterval;
  games: number;
}
