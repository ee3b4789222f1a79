// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

import type { Side } from "./base";
import type { MeanInterval } from "./coach";

/** A player's results in a book; broken-off games count only as broken off. */
export interface BookStatistics {
  book: string;
  games: number;
  won: number;
  abandoned: number;
  hands: number;
  /** of the player's side, in all hands */
  points: number;
  points_per_hand: number;
  /** hands in which the player went out */
  out: number;
  concealed: number;
  special: number;
  /** canastas of the player's side */
  natural: number;
  mixed: number;
  wild: number;
  /** hands in which the player's side made it */
  first_melds: number;
  /** in which round of the hand, on average; 0 without any */
  first_meld_round: number;
  /** that the player took */
  piles: number;
  rating: PlayerRating | null;
  /** after each of the last rated games, in order */
  curve: RatingPoint[];
}

/** Some of the client's games, the last one first. */
export interface History {
  /** of all games */
  number: number;
  page: number;
  pages: number;
  games: PastGame[];
}

/** A line of a leaderboard; without a rank while the rating is provisional. */
export interface Leader {
  rank: number | null;
  person: string;
  name: string;
  rated: PlayerRating;
}

/** The strongest players of a book, by the lower bound of their rating. */
export interface Leaderboard {
  book: string;
  /** of all players on it */
  number: number;
  page: number;
  pages: number;
  leaders: Leader[];
  /** the client's own line, on every page */
  own: Leader | null;
}

/** A finished game; request its sheets, record and replay by table and number. */
export interface PastGame {
  table: string;
  game: number;
  book: string;
  options: string[];
  house: string;
  target: number;
  /** ISO 8601, in UTC */
  ended: string;
  hands: number;
  players: PastPlayer[];
  totals: number[];
  winners: Side[];
  won: boolean;
  abandoned: boolean;
  rated: boolean;
  /** why it was not rated for the client; empty if it was */
  unrated: "" | "absent" | "agreed" | "director" | "help" | "host" | "house" | "no_hand" | "partner" | "position" | "referee" | "round" | "short";
}

/** A player of a past game. */
export interface PastPlayer {
  name: string;
  side: Side;
  person?: string;
  /** its level */
  bot?: string;
}

/** A rating: higher is better, with half the width of its 95 % interval; a beginner has 25. */
export interface PlayerRating {
  rating: MeanInterval;
  games: number;
  won: number;
  /** too few games, or too uncertain, for a rank */
  provisional: boolean;
}

/** A rating after a game. */
export interface RatingPoint {
  /** ISO 8601, in UTC */
  ended: string;
  rating: MeanInterval;
}

/** A player's results, book by book. */
export interface Statistics {
  books: BookStatistics[];
  /** games until a rating is no longer provisional */
  enough: number;
}
