// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

import type { Card, Side } from "./base";
import type { ScoreLine } from "./scores";

/** What a first meld needs in a hand, or from a total on (null: below the next one). */
export interface FirstMeldStep {
  count: number;
  hand?: number;
  from?: number | null;
}

/** The base of canastas that a book counts as one, and the fields it is made of. */
export interface FormBase {
  points: number;
  paragraph: string;
  canastas: string[];
}

/** One of the things a field can be. */
export interface FormChoice {
  id: string;
  label: string;
  points: number;
}

/** Under which field a set counts that is told card by card; the first that fits holds. */
export interface FormClass {
  field: string;
  /** of a canasta; else of an open set */
  canasta: boolean;
  /** its natural cards are of one of these kinds; none: it is of wild cards alone */
  cards: Card[];
  /** whether it has wild cards; null: either way */
  wild: boolean | null;
  /** none, or fewer or more than twos */
  jokers?: "fewer" | "more" | "none";
}

/** One thing to fill in for each side. */
export interface FormField {
  id: string;
  kind: "cards" | "choice" | "count" | "fines" | "hands" | "yes_no";
  label: string;
  paragraph: string | null;
  /** of one, where that is all there is to it */
  points: number | null;
  least?: number;
  most?: number;
  /** not asked where sets are given card by card */
  part?: "canastas" | "open";
  /** only one side can say yes */
  one_side?: boolean;
  /** a field that must be yes */
  needs?: string;
  choices?: FormChoice[];
  groups?: FormValue[];
  /** each hand may also hold Caliente cards, which multiply it */
  calientes?: boolean;
  /** hands told card by card count these here, */
  cards?: Card[];
  /** or once for every hand with so many of them */
  each_hand?: number;
  /** may be told beside sets card by card, and decides then */
  beside?: boolean;
}

/** What a first meld needs. */
export interface FormFirstMeld {
  paragraph: string;
  table: FirstMeldStep[];
}

/**
 * A line of the score: how many of something, what that gives, and when it holds.
 *
 * ``table`` has the points of one, of two and so on, and further ones give ``each``. Where cards are counted
 * (``worth``), it is their worth times ``each``. ``{n}`` stands for the number.
 */
export interface FormLine {
  of: string[];
  each: number;
  paragraph: string | null;
  one: string;
  many: string;
  when: FormTest[];
  table: number[];
  worth: boolean;
  /** what is said of cards of which only the sum is known */
  summed?: string;
}

/** How many players a side has, and how many of them play in a hand. */
export interface FormSide {
  side: Side;
  members: number;
  in_play: number;
}

/**
 * How a hand is summed up from what was counted: the engine's own clauses as data.
 *
 * Numbers go by the ids of fields, choices by theirs after a colon (``special:pairs``). ``laid_cards`` is
 * how many cards were laid, at least 1 if any were; ``calientes_held`` is what Caliente cards make of the
 * hands that they are in.
 */
export interface FormSums {
  classes: FormClass[];
  /** a canasta is closed at its size; what is more was added to it and counts as laid */
  closing: boolean;
  /** a canasta of one of these fields for each place in the base, the cheapest */
  base: string[][];
  lines: FormLine[];
}

/** Whether some numbers together are within bounds. */
export interface FormTest {
  of: string[];
  least?: number;
  most?: number;
}

/** Cards of one value, and how many there are of them. */
export interface FormValue {
  value: number;
  cards: Card[];
  most: number;
}

/** ``scorepad list``: a game on the pad; one that cannot be read has neither game nor totals. */
export interface KeptPad {
  id: string;
  changed: string;
  readable: boolean;
  game: PadGame | null;
  totals: number[] | null;
}

/** The pads that one owns or writes on, the one written to last first. */
export interface KeptPads {
  pads: KeptPad[];
}

/** The form of which book, options, house rule and number of players? */
export interface NewForm {
  book?: string;
  options?: string[];
  house?: string;
  players?: number | null;
}

/** A pad to begin: the fields of ``PadGame``, of which only book and sides must be given. */
export interface NewPad {
  game: Record<string, unknown>;
  key?: string;
}

/** What was changed in a running game, after so many hands on the pad: one of names, stake and raise. */
export interface PadChange {
  after: number;
  /** new names by the old ones */
  names?: Record<string, string>;
  /** from the next hand on */
  stake?: PadStake | null;
  raise?: PadRaise;
}

/** A hand that is not written yet: what is wrong or seldom so, and how the sheet would stand. */
export interface PadChecked {
  doubts: PadDoubt[];
  /** none if it cannot be */
  hand: PadHand | null;
  totals: number[];
}

/** What is wrong with a hand, or seldom so: the fields to look at, the paragraph, the sentence. */
export interface PadDoubt {
  /** it cannot be, or people are asked whether it is so */
  kind: "impossible" | "unlikely";
  reason: string;
  side: Side | null;
  fields: string[];
  paragraph: string | null;
  sentence: string;
}

/** A pad as a file: the game and the hands as they were keyed in, and the sheet that follows from them. */
export interface PadFile {
  format: string;
  version: number;
  game: PadGame;
  /** entries with the fields of the book's form */
  hands: (Record<string, unknown>)[];
  changes: PadChange[];
  sheet: PadSheet;
}

/** ``scorepad form``: what a book counts, field by field. */
export interface PadForm {
  book: string;
  version: number;
  options: string[];
  house: string | null;
  players: number;
  seats: number;
  sides: FormSide[];
  packs: number;
  canasta_size: number;
  target: number | null;
  /** that make a game */
  hands: number | null;
  first_meld: FormFirstMeld;
  base: FormBase | null;
  fields: FormField[];
  /** how many there are of each kind */
  deck: Record<string, number>;
  /** who deals first, if nothing else is said: a seat */
  dealer: number;
  seatings: number[][];
  sums: FormSums;
}

/** What stood on the sheet before: an entry that was corrected, or a hand struck out. */
export interface PadFormer {
  /** whose number it has now; of a hand struck out, which it had then */
  hand: number;
  struck: boolean;
  points: number[];
}

/** What is settled before the first hand. */
export interface PadGame {
  book: string;
  options: string[];
  /** the house rule's name or text */
  house: string | null;
  /** names, in seating order */
  sides: string[][];
  dealer: number;
  target: number | null;
  /** from paper */
  totals: number[];
  /** hands already played on paper */
  played: number;
  stake: PadStake | null;
  title: string;
  date: string;
}

/** A hand as it was counted; points and totals by side. */
export interface PadHand {
  hand: number;
  dealer: string;
  seats: string[];
  sitting_out: string[];
  first_meld: number[];
  /** whether it was played before the end of the game */
  counts: boolean;
  points: number[];
  totals: number[];
  lines: ScoreLine[];
  /** what is possible and yet seldom so */
  doubts: PadDoubt[];
  payments: Payment[];
  /** nothing was counted for these: their points are as they were given */
  points_alone: Side[];
}

/** ``scorepad new`` and ``import``: the game's number on the pad. */
export interface PadId {
  id: string;
}

/** A pad that was exported. */
export interface PadImport {
  form: "csv" | "json";
  text: string;
}

/** Who has this can look on, and ask to write. */
export interface PadLink {
  link: string;
  /** the whole address, as other devices reach the server */
  address: string;
}

/** Somebody who writes on a pad, or asks to. */
export interface PadPerson {
  id: string;
  name: string;
  role: "asking" | "owner" | "reader" | "writer";
}

/** A side needs so much more for its first meld. */
export interface PadRaise {
  side: Side;
  points: number;
}

/** ``scorepad show`` and ``change``: the whole sheet of a pad. */
export interface PadSheet {
  start: number[];
  hands: PadHand[];
  totals: number[];
  over: boolean;
  winners: Side[];
  next: PadTable | null;
  settlement: Settlement | null;
  /** what was changed in the running game, in words */
  history: string[];
  /** who of a side of three plays in every hand, where the book has it so */
  captain: string | null;
}

/** What is played for, in cents. */
export interface PadStake {
  /** each loser to one winner, for a thousand points of difference, after the game */
  per_thousand: number;
  /** and at least */
  minimum: number;
  /** each player to each opponent with more points, after a hand */
  hand_per_thousand: number;
  /** each player to each opponent, for a canasta of a class */
  canastas: Record<string, number>;
}

/** A pad over the network: what was keyed in, the sheet, and who may write. */
export interface PadState {
  id: string;
  role: "asking" | "owner" | "reader" | "writer";
  /** entries so far; who writes after so many, and no others, says so with ``after`` */
  number: number;
  pad: PadFile;
  /** told to those who may write */
  people: PadPerson[];
  /** by which others look on; told to the owner */
  link: string | null;
  /** oldest first */
  former: PadFormer[];
}

/** A hand before it is played: who deals and sits where, and what each side's first meld needs. */
export interface PadTable {
  hand: number;
  dealer: string;
  seats: string[];
  sitting_out: string[];
  first_meld: number[];
}

/**
 * Something to write on a pad: one of a hand, a hand corrected, one struck out, changes of the game.
 *
 * The same ``key`` again is written once. ``after``: only if the pad has so many entries.
 */
export interface PadWrite {
  /** a hand as it was counted; with ``hand`` in place of that one */
  entry?: Record<string, unknown> | null;
  hand?: number | null;
  /** the hand is struck out */
  strike?: boolean;
  changes?: (Record<string, unknown>)[];
  key?: string;
  after?: number | null;
}

/** Whether somebody may write on a pad. */
export interface PadWriter {
  person: string;
  may_write: boolean;
}

/** What one player pays to another. */
export interface Payment {
  from: string;
  to: string;
  cents: number;
}

/** Who pays whom after the game, and all payments together in as few as will do. */
export interface Settlement {
  after_game: Payment[];
  together: Payment[];
}
