// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

import type { Card, Side } from "./base";
import type { ScoreLine } from "./scores";

/** The points a first meld needs in a hand, or from a total on (null: below the next one). */
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

/** The canastas that form the base; they do not count separately. */
export interface FormBaseSums {
  /** for each place in the base, the fields of its canasta */
  places: string[][];
  /** which of several: those whose cards are worth least in total */
  takes: "cheapest";
}

/** One option of a field. */
export interface FormChoice {
  id: string;
  label: string;
  points: number;
}

/** The field under which a set entered card by card counts; the first match applies. */
export interface FormClass {
  field: string;
  /** of a canasta; else of an open set */
  canasta: boolean;
  /** its natural cards are of one of these kinds; empty: only wild cards */
  cards: Card[];
  /** whether it has wild cards; null: either way */
  wild: boolean | null;
  /** none, or fewer or more than twos */
  jokers?: "fewer" | "more" | "none";
  /** the number of jokers, at least */
  least_jokers?: number;
}

/** One thing to fill in for each side. */
export interface FormField {
  id: string;
  kind: "cards" | "choice" | "count" | "fines" | "hands" | "yes_no";
  label: string;
  paragraph: string | null;
  /** of one, if that is all that counts */
  points: number | null;
  least?: number;
  most?: number;
  /** not asked where sets are given card by card */
  part?: "canastas" | "open";
  /** only one side can say yes */
  one_side?: boolean;
  /** another field that must be yes */
  needs?: string;
  choices?: FormChoice[];
  groups?: FormValue[];
  /** each hand may also hold Caliente cards, which multiply it */
  calientes?: boolean;
  /** hands entered card by card count these here, */
  cards?: Card[];
  /** or once for every hand with this many of them */
  each_hand?: number;
  /** may be entered along with sets card by card, and then decides */
  beside?: boolean;
}

/** The requirements for a first meld. */
export interface FormFirstMeld {
  paragraph: string;
  table: FirstMeldStep[];
}

/**
 * A line of the score: the number it counts, its points, and its condition.
 *
 * ``table`` has the points of one, of two and so on, and further ones give ``each``. If cards are counted
 * (``worth``), the points are their worth times ``each``. ``{n}`` stands for the number.
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
  /** the text for cards of which only the sum is known */
  summed?: string;
}

/** How many players a side has, and how many of them play in a hand. */
export interface FormSide {
  side: Side;
  members: number;
  in_play: number;
}

/**
 * How to compute the score of a hand from its counts: the engine's own clauses as data.
 *
 * Numbers go by the ids of fields, choices by theirs after a colon (``special:pairs``). ``laid_cards`` is
 * the number of cards laid, at least 1 if any were; ``calientes_held`` is the points of each hand times its
 * number of Caliente cards, summed over the hands.
 */
export interface FormSums {
  classes: FormClass[];
  /** cards on a canasta beyond its size, counted as laid; empty: canastas stay open */
  added: Card[];
  base: FormBaseSums | null;
  lines: FormLine[];
}

/** A test whether the sum of some numbers is within bounds. */
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

/** A request for the form of a book with options, house rule and number of players. */
export interface NewForm {
  book?: string;
  options?: string[];
  house?: string;
  players?: number | null;
}

/** A new pad: the fields of ``PadGame``, of which only book and sides are required. */
export interface NewPad {
  game: Record<string, unknown>;
  key?: string;
}

/** A change during a game, after a number of hands on the pad: one of names, stake and raise. */
export interface PadChange {
  after: number;
  /** new names by the old ones */
  names?: Record<string, string>;
  /** from the next hand on */
  stake?: PadStake | null;
  raise?: PadRaise;
}

/** An unwritten hand: errors and unusual entries, and the resulting sheet. */
export interface PadCheck {
  doubts: PadDoubt[];
  /** null if it is impossible */
  hand: PadHand | null;
  totals: number[];
}

/** An error in a hand, or something unusual: the fields to check, the paragraph, the sentence. */
export interface PadDoubt {
  /** an error, or unusual: the player is asked to confirm */
  kind: "impossible" | "unlikely";
  reason: string;
  side: Side | null;
  fields: string[];
  paragraph: string | null;
  sentence: string;
}

/** A pad as a file: the game and the hands as entered, and the sheet computed from them. */
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
  /** the number of cards of each kind */
  deck: Record<string, number>;
  /** the first dealer by default: a seat */
  dealer: number;
  /** the player at each seat, hand by hand, repeating: indexes of names from 0 */
  seatings: number[][];
  sums: FormSums;
}

/** An earlier state of the sheet: an entry that was corrected, or a hand struck out. */
export interface PadFormer {
  /** its current number; for a hand struck out, its number then */
  hand: number;
  struck: boolean;
  points: number[];
}

/** The setup of a game, fixed before the first hand. */
export interface PadGame {
  book: string;
  options: string[];
  /** the house rule's name or text */
  house: string | null;
  /** names, in seating order */
  sides: string[][];
  dealer: number;
  target: number | null;
  /** totals carried over from paper */
  totals: number[];
  /** hands already played on paper */
  played: number;
  stake: PadStake | null;
  title: string;
  date: string;
}

/** A scored hand; points and totals by side. */
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
  /** possible but unusual entries */
  doubts: PadDoubt[];
  payments: Payment[];
  /** sides entered as points only, without counts */
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

/** A link with which others can watch the pad, and ask to write. */
export interface PadLink {
  link: string;
  /** the full address, as other devices reach the server */
  address: string;
}

/** The pads that the client owns or writes on, most recently changed first. */
export interface PadList {
  pads: PadSummary[];
}

/** A person who writes on a pad, or asks to. */
export interface PadPerson {
  id: string;
  name: string;
  role: "asking" | "owner" | "reader" | "writer";
}

/** Extra points that a side needs for its first meld. */
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
  /** changes made during the game, in words */
  history: string[];
  /** the member of a side of three who plays in every hand, if the book has one */
  captain: string | null;
}

/** The stakes, in cents. */
export interface PadStake {
  /** each loser to one winner, per thousand points of difference, after the game */
  per_thousand: number;
  /** the minimum payment */
  minimum: number;
  /** each player to each opponent with more points, after a hand */
  hand_per_thousand: number;
  /** each player to each opponent, per canasta of a class */
  canastas: Record<string, number>;
}

/** A pad over the network: the entries, the sheet, and its writers. */
export interface PadState {
  id: string;
  role: "asking" | "owner" | "reader" | "writer";
  /** entries so far; sent as ``after``, it makes a write fail if others were added */
  number: number;
  pad: PadFile;
  /** sent to those who may write */
  people: PadPerson[];
  /** the spectators' link; sent to the owner only */
  link: string | null;
  /** oldest first */
  former: PadFormer[];
}

/** ``scorepad list``: a game on the pad; an unreadable one has neither game nor totals. */
export interface PadSummary {
  id: string;
  changed: string;
  readable: boolean;
  game: PadGame | null;
  totals: number[] | null;
}

/** A hand before it is played: the dealer, the seats, and what each side's first meld needs. */
export interface PadTable {
  hand: number;
  dealer: string;
  seats: string[];
  sitting_out: string[];
  first_meld: number[];
}

/**
 * A write to a pad: a new hand, a corrected hand, a struck-out hand, or changes of the game.
 *
 * A repeated ``key`` is written once. ``after``: only write if the pad has this many entries.
 */
export interface PadWrite {
  /** a hand as counted; with ``hand``, it replaces that one */
  entry?: Record<string, unknown> | null;
  hand?: number | null;
  /** the hand is struck out */
  strike?: boolean;
  changes?: (Record<string, unknown>)[];
  key?: string;
  after?: number | null;
}

/** Whether a person may write on a pad. */
export interface PadWriter {
  person: string;
  may_write: boolean;
}

/** A payment from one player to another. */
export interface Payment {
  from: string;
  to: string;
  cents: number;
}

/** The payments after the game, and all payments combined into as few as possible. */
export interface Settlement {
  after_game: Payment[];
  together: Payment[];
}
