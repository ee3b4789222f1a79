// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

import type { Action, Card, Rank } from "./base";

export type Family = "add" | "ask" | "bury" | "discard" | "draw" | "end" | "lay" | "no" | "pass" | "refill" | "show" | "show_hand" | "take" | "take_reserve" | "yes";

/**
 * An action that is open to the receiver.
 *
 * ``cards`` are the cards it plays from the hand, by kind; any of that kind will do. ``rank`` is the set it
 * begins, adds to or takes the top card for.
 */
export interface Offer {
  action: Action;
  family: Family;
  cards: Card[];
  rank?: Rank;
  /** on request */
  words?: string;
}
