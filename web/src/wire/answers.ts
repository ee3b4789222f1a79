// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

import type { Seat, Side } from "./base";
import type { AnyEvent } from "./events";
import type { Paragraph, Reason } from "./reasons";
import type { HandResult, SideScore } from "./scores";
import type { Span } from "./search";
import type { HouseRule, Rules } from "./settings";

/** ``apply``: the events, up to the first refused action. */
export interface ApplyResult {
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

/** A value that a house rule puts in place of the book's. */
export interface ChangedKey {
  key: string;
  book: unknown;
  house: unknown;
}

/** One check of a record. */
export interface Check {
  what: string;
  /** null if the check was not reached */
  holds: boolean | null;
}

/** ``rules check``: a valid house rule. */
export interface CheckedHouse {
  name: string;
  /** its name as the table writes it */
  title: string;
  version: number;
  hash: string;
  extends: string;
  options: string[];
  about: string;
  ok?: true;
  trials: TrialResult[];
}

/** A line of the program or of a scenario, with its text. */
export interface CodeLine {
  file: string;
  line: number;
  text: string;
}

/** A line of a book's file that cites a paragraph, and where the clause it names is implemented. */
export interface CodePlace {
  id: string;
  file: string;
  line: number;
  field: string;
  clause: string;
  written: string;
}

/** The statements of the books on one topic, by the name of the book. */
export interface ComparedRow {
  row: string;
  title: string;
  books: Record<string, ComparedStatement[]>;
  /** whether all books agree; only if a book the reader knows was named */
  same?: boolean;
}

/** One statement about a book. */
export interface ComparedStatement {
  text: string;
  paragraph: string | null;
  /** what differs from the book the reader knows, if one was named */
  spans?: Span[];
}

/** ``rules compare``: books side by side. */
export interface Comparison {
  books: string[];
  rows: ComparedRow[];
}

/** ``deal``: a fresh position and the events that led to it. */
export interface Deal {
  position: string;
  seed: string;
  events: AnyEvent[];
}

/** One difference between two rulebooks. */
export interface Difference {
  key: string;
  /** the value as in a house rule's file */
  one: unknown;
  other: unknown;
  /** the topic, for display */
  section: string;
  what: string;
  /** the values in words */
  one_words: string;
  other_words: string;
}

/** ``doctor``: what is installed, and whether it works. */
export interface Doctor {
  well: boolean;
  compiled: boolean;
  version: Finding;
  python: Finding;
  core: Finding;
  /** the packages that every installation needs */
  required: Finding;
  books: Finding;
  records: Finding;
  packages: Finding;
  languages: Finding;
}

/** One check of an installation, in words. */
export interface Finding {
  found: string;
  well: boolean;
}

/** ``rules houses``: a house rule. */
export interface House {
  name: string;
  /** its name as the table writes it */
  title: string;
  version: number;
  hash: string;
  extends: string;
  options: string[];
  about: string;
}

/** One error in a house rule, with its place in the file. */
export interface HouseFault {
  error: string;
  message: string;
  params: Record<string, number | string>;
}

/** A house rule, with its changes and the paragraphs they concern. */
export interface HouseWithChanges {
  name: string;
  /** its name as the table writes it */
  title: string;
  version: number;
  hash: string;
  extends: string;
  options: string[];
  about: string;
  differences: ChangedKey[];
  changes: string[];
}

/** The shortest or longest hand: its turns and its number. */
export interface LongHand {
  turns: number;
  number: number;
}

/** ``rules BOOK ID --code``: where a paragraph is implemented, or why it needs no code, and its tests. */
export interface ParagraphCode {
  places: CodePlace[];
  kind: string | null;
  why: string | null;
  mentions: CodeLine[];
  scenarios: CodeLine[];
}

/** ``rules BOOK ID``: a paragraph with the related ones. */
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

/** The place where a record fails verification. */
export interface RecordError {
  line: number;
  column: number;
  sentence: string;
}

/** The refused action and its number in the row, from 1, or the play that matches no action. */
export interface RefusedAction {
  book: string;
  /** the id of a paragraph or ruling, or ``house:`` and the name of a house rule */
  cites: string;
  message: string;
  params: Record<string, number | string>;
  /** on request */
  sentence?: string;
  /** the cited text, on request; null for a house rule */
  paragraph?: Paragraph | null;
  number: number;
  action: string;
  words: string;
}

/** ``rules check``: an invalid house rule, with all its errors. */
export interface RefusedHouse {
  ok?: false;
  errors: HouseFault[];
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
  /** the player at each seat */
  seats: string[];
  sitting_out: string[];
  result: HandResult | null;
  /** at the end of the hand */
  position: string;
  turns?: ReplayedTurn[];
}

/** A turn of a record: the actions, their description in words, and the position after them. */
export interface ReplayedTurn {
  turn: number;
  seat: Seat;
  actions: string[];
  sentences: string[];
  position: string;
}

/** ``rules diff``: the differences between two rulebooks. */
export interface RulesDifference {
  one: Rules;
  other: Rules;
  differences: Difference[];
}

/** ``score``: the score of the hand at this point. */
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

/** The totals of many hands for one side. */
export interface SimulatedSide {
  wins: number;
  out: number;
  opened: number;
  canastas: number;
  natural_canastas: number;
  red_threes: number;
  /** hands in which one of its players took up the last reserve */
  last_reserve: number;
  points: number;
  /** the sum of the squares of the points */
  squares: number;
  lowest: number | null;
  highest: number | null;
  mean: number;
  spread: number;
}

/** ``simulate``: what was played, and the results. */
export interface Simulation {
  book: string;
  players: number;
  seed: number | string;
  check: boolean;
  scores: number[];
  options: string[];
  hand: number;
  house: HouseRule | null;
  /** the bots around the table; empty: random play */
  bots: string[];
  /** samples for bots that search; 0: the bot's default */
  think: number;
  wanted: number;
  hands: number;
  turns: number;
  /** turns begun with one card or none; counted where bots play */
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

/** How much of the catalogue a language has. */
export interface TranslationProgress {
  translated: number;
  total: number;
  /** ids of messages that are English instead, by what is wrong with them */
  problems: Record<string, string[]>;
}

/** ``doctor --translations``: the languages, and what they lack. */
export interface Translations {
  languages: Record<string, TranslationProgress>;
}

/** The hands played to test a house rule with a given number of players. */
export interface TrialResult {
  players: number;
  hands: number;
  longest: number;
}

/** ``verify``: whether a record is valid. */
export interface VerificationResult {
  ok: boolean;
  /** "fair", "seeded" (from a known seed), or empty if the text could not be read */
  shuffle: string;
  checks: Check[];
  error: RecordError | null;
  hands: number;
  actions: number;
  ended: string | null;
  /** players whose contributions the host made */
  host_made: string[];
  /** the whole result in words */
  sentences: string[];
}
