// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

import type { Seat, Side } from "./base";
import type { AnyEvent } from "./events";
import type { Paragraph, Reason } from "./reasons";
import type { HandResult, SideScore } from "./scores";
import type { Span } from "./searching";
import type { HouseRule, Rules } from "./settings";

/** ``apply``: what happened, up to an action that is refused. */
export interface Applied {
  position: string;
  events: AnyEvent[];
  refused: RefusedAction | null;
  notes: Reason[];
}

/** An option that a book leaves to the players. */
export interface BookOption {
  name: string;
  paragraph: string;
}

/** ``rules``: a book's text, or the rulings that all books share. */
export interface BookText {
  book: string;
  title: string;
  intro: string;
  /** of all its texts */
  language: string;
  players?: number[];
  options?: BookOption[];
  /** of ``rules BOOK`` */
  entries?: Paragraph[];
  house?: HouseWithChanges;
}

/** What a house rule has in place of the book. */
export interface ChangedKey {
  key: string;
  book: unknown;
  house: unknown;
}

/** One thing that was looked at in a record. */
export interface Check {
  what: string;
  /** none if it was not come to */
  holds: boolean | null;
}

/** A line of the program or of a scenario, and what it says. */
export interface CodeLine {
  file: string;
  line: number;
  text: string;
}

/** A line of a book's file that cites a paragraph, and where the clause it names is written. */
export interface CodePlace {
  id: string;
  file: string;
  line: number;
  field: string;
  clause: string;
  written: string;
}

/** What the books say about one thing, by the name of the book. */
export interface ComparedRow {
  row: string;
  title: string;
  books: Record<string, ComparedStatement[]>;
  /** whether all say the same, where a book was named that the reader knows */
  same?: boolean;
}

/** One thing that is to be said of a book. */
export interface ComparedStatement {
  text: string;
  paragraph: string | null;
  /** what is not so in the book that the reader knows, if one was named */
  spans?: Span[];
}

/** ``rules compare``: books side by side. */
export interface Comparison {
  books: string[];
  rows: ComparedRow[];
}

/** ``deal``: a fresh position and how it came about. */
export interface Deal {
  position: string;
  seed: string;
  events: AnyEvent[];
}

/** One thing in which two rulebooks differ. */
export interface Difference {
  key: string;
  /** a value as in a house rule's file */
  one: unknown;
  other: unknown;
  /** what it is about, for people */
  section: string;
  what: string;
  /** the values in words */
  one_words: string;
  other_words: string;
}

/** ``doctor``: what runs here, and whether it runs right. */
export interface Doctor {
  well: boolean;
  compiled: boolean;
  version: Finding;
  python: Finding;
  core: Finding;
  /** the packages that everybody needs */
  required: Finding;
  books: Finding;
  records: Finding;
  packages: Finding;
}

/** One thing that was looked at in an installation, in words. */
export interface Finding {
  found: string;
  well: boolean;
}

/** ``rules houses``: a house rule. */
export interface House {
  name: string;
  version: number;
  hash: string;
  extends: string;
  options: string[];
  about: string;
}

/** ``rules check``: a house rule that holds. */
export interface HouseChecked {
  name: string;
  version: number;
  hash: string;
  extends: string;
  options: string[];
  about: string;
  ok?: true;
  trials: Trial[];
}

/** One thing that is wrong with a house rule, with its place in the file. */
export interface HouseFault {
  error: string;
  message: string;
  params: Record<string, number | string>;
}

/** ``rules check``: a house rule that does not hold, and all that is wrong with it. */
export interface HouseRefused {
  ok?: false;
  errors: HouseFault[];
}

/** A house rule, with what it changes and the paragraphs that concerns. */
export interface HouseWithChanges {
  name: string;
  version: number;
  hash: string;
  extends: string;
  options: string[];
  about: string;
  differences: ChangedKey[];
  changes: string[];
}

/** A hand that was shorter or longer than all others: its turns and its number. */
export interface LongHand {
  turns: number;
  number: number;
}

/** ``rules BOOK ID --code``: where a paragraph lives, or why it needs no code, and what proves it. */
export interface ParagraphCode {
  places: CodePlace[];
  kind: string | null;
  why: string | null;
  mentions: CodeLine[];
  scenarios: CodeLine[];
}

/** ``rules BOOK ID``: a paragraph with those that belong with it. */
export interface ParagraphPage {
  book: string;
  id: string;
  title: string;
  section: string;
  text: string;
  related: Paragraph[];
  language: string;
  house?: HouseWithChanges;
  code?: ParagraphCode;
}

/** Where a record does not hold. */
export interface RecordError {
  line: number;
  column: number;
  sentence: string;
}

/** The action of a row, counted from 1, that was refused; or the play that no action could be. */
export interface RefusedAction {
  book: string;
  /** the id of a paragraph or ruling, or ``house:`` and the name of a house rule */
  cites: string;
  message: string;
  params: Record<string, number | string>;
  /** on request */
  sentence?: string;
  /** its text, on request; none if a house rule is cited */
  paragraph?: Paragraph | null;
  number: number;
  action: string;
  words: string;
}

/** ``replay``: a whole record. */
export interface Replay {
  book: string;
  options: string[];
  house: HouseRule | null;
  players: string[];
  target: number;
  sides: Record<string, string[]>;
  hands: ReplayedHand[];
  totals: number[];
  winner: Side | null;
  winners: Side[];
  abandoned: boolean;
}

/** A hand of a record; the last one may be unfinished. */
export interface ReplayedHand {
  number: number;
  dealer: Seat;
  /** the player at each */
  seats: string[];
  sitting_out: string[];
  result: HandResult | null;
  /** at its end */
  position: string;
  turns?: ReplayedTurn[];
}

/** A turn of a record: the actions, what they did in words, and the position after them. */
export interface ReplayedTurn {
  turn: number;
  seat: Seat;
  actions: string[];
  sentences: string[];
  position: string;
}

/** ``rules diff``: what differs between two rulebooks. */
export interface RulesDifference {
  one: Rules;
  other: Rules;
  differences: Difference[];
}

/** ``score``: what the hand comes to as it stands. */
export interface ScoreSheet {
  position: string;
  over: boolean;
  sides: SideScore[];
}

/** A hand in which something went wrong. */
export interface SimulatedFault {
  number: number;
  name: string;
  position: string;
  actions: string[];
  detail: string;
}

/** What many hands come to for one side. */
export interface SimulatedSide {
  wins: number;
  out: number;
  opened: number;
  canastas: number;
  natural_canastas: number;
  red_threes: number;
  /** hands in which a player of it took up the last reserve */
  last_reserve: number;
  points: number;
  /** the sum of the squares of the points */
  squares: number;
  lowest: number | null;
  highest: number | null;
  mean: number;
  spread: number;
}

/** ``simulate``: what was played, and what came of it. */
export interface Simulation {
  book: string;
  players: number;
  seed: number | string;
  check: boolean;
  scores: number[];
  options: string[];
  hand: number;
  house: HouseRule | null;
  /** who played, one after another around the table; none: random play */
  bots: string[];
  /** samples for bots that search; 0 is their own number */
  think: number;
  wanted: number;
  hands: number;
  turns: number;
  /** begun with one card or none; counted where bots play */
  short_turns: number | null;
  /** hands in which a player of every side took up the last reserve */
  all_feet: number;
  actions: number;
  endings: Record<string, number>;
  concealed: number;
  level: number;
  shortest: LongHand | null;
  longest: LongHand | null;
  sides: SimulatedSide[];
  checksum: string;
  failed: number;
  faults: SimulatedFault[];
}

/** The hands in which a house rule was tried with some number of players. */
export interface Trial {
  players: number;
  hands: number;
  longest: number;
}

/** ``verify``: whether a record holds. */
export interface Verified {
  ok: boolean;
  /** of the fair deal; 0 if the text does not say */
  edition: number;
  checks: Check[];
  error: RecordError | null;
  hands: number;
  actions: number;
  ended: string | null;
  /** players whose contributions the host made */
  host_made: string[];
  /** all of it in words */
  sentences: string[];
}
