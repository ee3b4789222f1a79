// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

import type { FirstMeldStep } from "./pads";

/** What it means to ask the partner for permission to go out. */
export interface AskingToGoOut {
  /** the paragraph of the duty after a yes, else that of the question */
  cites: string;
  /** a yes obliges the player to go out */
  binds: boolean;
  /** points that a side loses if its player does not go out after a yes */
  fine: number;
  /** a player can ask once in a hand */
  once: boolean;
}

/** The house rule that changes a book. */
export interface HouseRule {
  name: string;
  version: number;
  hash: string;
  /** its name as the table writes it */
  title?: string;
}

/** The rules of a game. */
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
  /** players in one hand; others sit out */
  seats: number;
  /** points that end the game; 0 if the number of hands is fixed */
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
  /** the number of pile cards that all players may look at */
  pile_shown: number;
  /** a player with this many cards or fewer announces it; 0: never */
  announces: number;
  always_frozen: boolean;
  cites: TableCitations;
  /** none without partners */
  asking: AskingToGoOut | null;
  /** by total; empty if the number of the hand decides */
  first_melds: FirstMeldStep[];
  /** whether irregular acts are refused, or can be tried and called */
  irregularities: "referee" | "refused";
  /** published by the host before the first card; empty if the deals come from a known seed */
  commitment: string;
  /** everything that determines the fair deals, except the seed; else empty */
  opening: string;
}

/** Paragraphs that a table always cites: an id, ``house:`` and the name of a house rule, or nothing. */
export interface TableCitations {
  /** what it takes to take a frozen pile */
  frozen: string;
  first_meld: string;
}
