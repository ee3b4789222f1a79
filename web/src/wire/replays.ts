// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

import type { VerificationResult } from "./answers";
import type { Card, Seat } from "./base";
import type { AnyEvent } from "./events";
import type { GameResult, HandResult } from "./scores";
import type { Settings } from "./settings";
import type { PublicTable } from "./views";

/** A game, with every move of one hand. */
export interface GameReplay {
  settings: Settings;
  result: GameResult;
  hands: HandOutline[];
  /** the hand of these frames; 0 before the first */
  hand: number;
  /** the viewer, from 1; 0 for a spectator */
  player: number;
  /** with all cards open */
  open: boolean;
  frames: ReplayFrame[];
}

/** A hand of a game; the last one may be unfinished. */
export interface HandOutline {
  number: number;
  dealer: Seat;
  /** the player at each seat */
  seats: string[];
  sitting_out: string[];
  moves: number;
  result: HandResult | null;
}

/** An uploaded record: the checks, and one of its hands if it is valid. */
export interface RecordReplay {
  verified: VerificationResult;
  replay: GameReplay | null;
}

/** One move, and the table after it. */
export interface ReplayFrame {
  /** entries of the log after it */
  number: number;
  /** in the notation of a record; empty for the deal */
  did: string;
  /** of the player who made it */
  seat: Seat | null;
  events: AnyEvent[];
  table: PublicTable;
  /** by seat; empty if the cards are hidden */
  hands: Card[][];
  /** the waiting cards of a taken pile */
  aside?: Card[];
  /** by seat, with open cards, if there are any */
  reserves?: Card[][][];
  /** what the viewer knows; with all cards open, what the player to act knows */
  position?: string;
}
