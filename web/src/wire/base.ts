// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

/** An action as it is written and typed: take KK, discard 4. */
export type Action = string;

/** A card as far as it is known: KS1 (rank, suit, pack), X3 (a joker), C1 (a Caliente card), K (some king; R and B are red and black threes), ? (hidden). */
export type Card = string;

export type Ending = "exhausted" | "last-three" | "out" | "stuck";

export type Rank = "4" | "5" | "6" | "7" | "8" | "9" | "A" | "B" | "J" | "K" | "Q" | "T" | "wild";

/** A seat, counted from 1. */
export type Seat = number;

export type Side = "A" | "B" | "C" | "D";
