// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

import type { Card, Seat, Side } from "./base";
import type { Pile, SetOfCards } from "./views";

/** All examples of a text, by the ids of its paragraphs and rulings. */
export interface BookExamples {
  book: string;
  examples: Record<string, ShownExample[]>;
}

/** A play and whether it is allowed, points that count, or the referee's decision. */
export interface ExampleLine {
  verdict: "no" | "points" | "ruling" | "yes";
  words: string;
  /** the text and id of the deciding paragraph */
  paragraph: string;
  points?: number;
  side?: Side;
  /** why it is refused */
  why?: string;
  /** the table after it, as far as the cards are known */
  after?: ExampleTable;
}

/** What a side has on the table of an example. */
export interface ExampleSide {
  side: Side;
  /** whether it is the side of the player to act */
  own: boolean;
  sets: SetOfCards[];
  red_threes?: number;
  black_threes?: number;
}

/** The table of an example as seen by the player to act; cards are kinds. */
export interface ExampleTable {
  seat: Seat;
  name: string;
  hand: Card[];
  pile: Pile;
  stock: number;
  sides: ExampleSide[];
  canasta_size: number;
  over?: boolean;
}

/** An example of a paragraph. */
export interface ShownExample {
  lines: ExampleLine[];
  /** what happened, in a referee's case or a hand that a house rule spoils */
  title?: string;
  table?: ExampleTable;
  /** in our notation */
  position?: string;
}
