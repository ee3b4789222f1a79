// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

import type { Verified } from "./answers";
import type { Card, Seat } from "./base";
import type { AnyEvent } from "./events";
import type { GameResult, HandResult } from "./scores";
import type { Settings } from "./settings";
import type { Table } from "./views";

/** A game, and of one hand every move. */
export interface GameReplay {
  settings: Settings;
  result: GameResult;
  hands: HandOutline[];
  /** the one whose frames these are; 0 before the first */
  hand: number;
  /** as whom it is seen, from 1; 0 for those who look on */
  player: number;
  /** with all cards open */
  open: boolean;
  frames: ReplayFrame[];
}

/** A hand of a game; the last one may be unfinished. */
export interface HandOutline {
  number: number;
  dealer: Seat;
  /** the player at each */
  seats: string[];
  sitting_out: string[];
  moves: number;
  result: HandResult | null;
}

/** A record that was brought along: what was checked, and a hand of it if it holds. */
export interface RecordReplay {
  verified: Verified;
  replay: GameReplay | null;
}

/** One thing that was done, and the table after it. */
export interface ReplayFrame {
  /** entries of the log after it */
  number: number;
  /** as a record writes it; nothing for the deal */
  did: string;
  /** of whoever did it */
  seat: Seat | null;
  events: AnyEvent[];
  table: Table;
  /** by seat; nothing where the cards are hidden */
  hands: Card[][];
  /** the waiting cards of a taken pile */
  aside?: Card[];
  /** by seat, with open cards, where there are any */
  reserves?: Card[][][];
  /** what whoever looks on knows of it, with all cards open what the player to act does */
  position?: string;
}
