// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

import type { FirstMeldStep } from "./pads";

/** Paragraphs that a table names unasked: an id, ``house:`` and the name of a house rule, or nothing. */
export interface Cited {
  /** what takes a frozen pile */
  frozen: string;
  first_meld: string;
}

/** The house rule a book was changed by. */
export interface HouseRule {
  name: string;
  version: number;
  hash: string;
}

/** Which rules are played. */
export interface Rules {
  book: string;
  version: number;
  options: string[];
  house: HouseRule | null;
}

/** A table before the first card: everything that stays the same for the whole game. */
export interface Settings {
  rules: Rules;
  /** in the order they were named */
  players: string[];
  /** the players of each side, in seating order */
  sides: Record<string, string[]>;
  /** in play in one hand; others sit out */
  seats: number;
  /** points that end the game; 0 if a number of hands does */
  target: number;
  /** that make a game; 0 if the target does */
  hands: number;
  packs: number;
  hand_size: number;
  /** cards drawn from the stock in a turn */
  draws: number;
  /** sizes of the reserves that are dealt to each player */
  reserves: number[];
  canasta_size: number;
  /** how many cards of the pile everybody may look at */
  pile_shown: number;
  /** who has so few cards or fewer says so; 0: nobody does */
  announces: number;
  always_frozen: boolean;
  cites: Cited;
  /** by total; none where the number of the hand decides */
  first_melds: FirstMeldStep[];
  /** whether irregular acts are refused, or can be tried and called */
  irregularities: "referee" | "refused";
  /** of the fair deal */
  edition: number;
  /** what the host promised before the first card */
  commitment: string;
  /** all that the deals follow from but the seed; empty in the first edition */
  opening: string;
}
