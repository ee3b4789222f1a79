// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

import type { Side } from "./base";
import type { Measured } from "./coaching";

/** What somebody's games in a book came to; those that were broken off count as such only. */
export interface BookStatistics {
  book: string;
  games: number;
  won: number;
  abandoned: number;
  hands: number;
  /** of one's side, in all hands */
  points: number;
  points_per_hand: number;
  /** hands in which one went out */
  out: number;
  concealed: number;
  special: number;
  /** canastas of one's side */
  natural: number;
  mixed: number;
  wild: number;
  /** hands in which one's side made it */
  first_melds: number;
  /** in which round of the hand, on average; 0 without any */
  first_meld_round: number;
  /** that one took */
  piles: number;
  rating: Rated | null;
  /** after each of the last games that counted, in their order */
  curve: RatedThen[];
}

/** Some of one's games, the last one first. */
export interface History {
  /** of all */
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
  rated: Rated;
}

/** The strongest players of a book, by what they are worth at least. */
export interface Leaderboard {
  book: string;
  /** of all who are on it */
  number: number;
  page: number;
  pages: number;
  leaders: Leader[];
  /** whoever asks, on whatever page */
  own: Leader | null;
}

/** A game that is over; its sheets, record and replay are asked for by table and number. */
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
}

/** Somebody who played in a game. */
export interface PastPlayer {
  name: string;
  side: Side;
  person?: string;
  /** its level */
  bot?: string;
}

/** A rating: the higher the better, with half the width of its 95 % interval; a beginner has 25. */
export interface Rated {
  rating: Measured;
  games: number;
  won: number;
  /** too few games, or too unsure, to be ranked by */
  provisional: boolean;
}

/** What a rating was after a game. */
export interface RatedThen {
  /** ISO 8601, in UTC */
  ended: string;
  rating: Measured;
}

/** What somebody's games came to, book by book. */
export interface Statistics {
  books: BookStatistics[];
  /** games after which a rating is no longer provisional */
  enough: number;
}
