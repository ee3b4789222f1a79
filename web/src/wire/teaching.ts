// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

import type { Seat } from "./base";
import type { ClubLink } from "./clubs";
import type { Advice, Choice, MarkLabel, MeanInterval } from "./coach";
import type { AskedExercise, ExerciseAnswer, ExerciseKind } from "./exercises";
import type { Reason } from "./reasons";
import type { ReplayFrame } from "./replays";
import type { HandResult } from "./scores";
import type { LegalAction } from "./verdicts";

/** The classes of the caller. */
export interface ClassList {
  classes: ListedClass[];
}

/** A teacher or a pupil. */
export interface ClassMember {
  number: number;
  name: string;
  teacher: boolean;
  /** false: the person has left, and their answers remain */
  present: boolean;
  owner?: boolean;
}

/** A class, as the caller may see it. Folders and the link are for teachers. */
export interface ClassPage {
  id: string;
  role: "director" | "member" | "owner";
  /** the caller's number; 0: a director of its club who has not joined */
  me: number;
  /** entries of the class so far */
  number: number;
  /** the server's time in milliseconds since 1970 */
  now: number;
  name: string;
  /** the id of its club; empty if it belongs to none */
  club: string;
  members: ClassMember[];
  link: ClubLink | null;
  folders: TeachingFolder[];
  tables: ListedTable[];
  polls: ListedPoll[];
  homework: ListedHomework[];
}

/** A folder in a file. */
export interface FolderFile {
  title: string;
  items: ItemFile[];
}

/** Folders as a file, to be kept or passed on. */
export interface FoldersFile {
  version?: 1;
  folders: FolderFile[];
}

/** Today's exercise for a book. */
export interface FromDaily {
  from: "daily";
  book: string;
}

/** An exercise: a position, a question, and the plays to choose from. */
export interface FromExercise {
  from: "exercise";
  position: string;
  kind?: ExerciseKind;
  choices: string[][];
  house?: string;
}

/** An exercise from the caller's own games, by its id. */
export interface FromOwnGame {
  from: "own";
  exercise: string;
}

/** A position; places that it leaves open are dealt. */
export interface FromPosition {
  from: "position";
  position: string;
  /** the text of the house rule that the position names */
  house?: string;
}

/** A moment of a game, by the number of moves before it. */
export interface FromRecord {
  from: "record";
  record: string;
  hand: number;
  move?: number;
  house?: string;
}

/** The present moment of an open table of the class. */
export interface FromTable {
  from: "table";
  table: number;
}

/** What a pupil did with an item. */
export interface HomeworkCell {
  tries: number;
  late: boolean;
  /** the latest choice; empty: not answered */
  words: string;
  /** the mark of the first answer */
  first: MarkLabel | null;
  /** of the latest answer */
  mark: Mark | null;
}

/** An item of homework, for a pupil. */
export interface HomeworkItem {
  item: number;
  title: string;
  note: string;
  question: AskedExercise;
  /** the caller's choices, the latest last */
  answers: number[];
  /** whether the first answer came after the due date */
  late: boolean;
  may_answer: boolean;
  /** whether the best choice may be seen */
  revealed: boolean;
  /** of the latest answer, once the coach is ready */
  mark: Mark | null;
  /** about the latest answer */
  advice: Advice | null;
  /** about all choices, once they are revealed */
  coach: ExerciseAnswer | null;
}

/** Homework, as the caller does it. */
export interface HomeworkPage {
  number: number;
  title: string;
  due: number;
  retry: boolean;
  items: HomeworkItem[];
}

/** The results of homework, for teachers. */
export interface HomeworkResults {
  number: number;
  title: string;
  due: number;
  /** titles */
  items: string[];
  /** whether the coach has marked the item */
  ready: boolean[];
  rows: HomeworkRow[];
}

/** A pupil's results. */
export interface HomeworkRow {
  member: number;
  name: string;
  answered: number;
  /** latest answers that are not clearly worse than the best */
  right: number;
  /** mean cost of the answers in chance to win; null: nothing to compare */
  cost: number | null;
  cells: HomeworkCell[];
}

/** A prepared deal in a file. */
export interface ItemFile {
  title?: string;
  note?: string;
  source: FromPosition | FromRecord | FromExercise;
}

/** A prepared deal as pupils will be asked, with the coach's valuation; for teachers. */
export interface ItemPreview {
  question: AskedExercise;
  /** once the coach is ready */
  coach: ExerciseAnswer | null;
}

/** The link with which a person joins a class, or the id of a class of the person's club. */
export interface JoinClass {
  link?: string;
  id?: string;
}

/** A class in the caller's list. */
export interface ListedClass {
  id: string;
  name: string;
  role: "director" | "member" | "owner";
  /** false: a class of the caller's club, which the caller can join */
  joined: boolean;
}

/** Homework in the list of a class. */
export interface ListedHomework {
  number: number;
  title: string;
  /** milliseconds since 1970 */
  due: number;
  retry: boolean;
  items: number;
  /** by the caller */
  answered: number;
}

/** A poll in the list of a class. */
export interface ListedPoll {
  number: number;
  title: string;
  open: boolean;
  /** members who have answered */
  answers: number;
  /** whether the caller has */
  answered: boolean;
}

/** An open table in the list of a class. */
export interface ListedTable {
  number: number;
  title: string;
  status: "asking" | "closed" | "ended" | "open";
  seats: TableSeat[];
  /** of the caller */
  consent: boolean | null;
  /** whether the caller has a seat, and with it a say */
  asked: boolean;
}

/** The coach's mark for an answer. */
export interface Mark {
  label: MarkLabel;
  /** of the chance to win, compared with the best choice */
  cost: MeanInterval;
  /** behind the best choice */
  points: MeanInterval;
}

/** A new class; a repeated ``key`` returns the same one. */
export interface NewClass {
  name: string;
  /** the club that it belongs to; its directors teach it */
  club?: string;
  key?: string;
}

/** Folders to import. */
export interface NewFolders {
  file: FoldersFile;
  key?: string;
}

/** A prepared deal to put into a folder; a repeated ``key`` is not carried out again. */
export interface NewItem {
  folder: number;
  title?: string;
  note?: string;
  source: FromPosition | FromRecord | FromExercise | FromDaily | FromOwnGame | FromTable;
  key?: string;
}

/** An open table. Until all players consent it has neither moves nor cards. */
export interface OpenTablePage {
  number: number;
  title: string;
  status: "asking" | "closed" | "ended" | "open";
  book: string;
  canasta_size: number;
  seats: TableSeat[];
  /** the caller's seat, from 1; 0: none */
  own: number;
  /** the moment that the table shows; 0: the beginning */
  node: number;
  moves: TableMove[];
  frame: ReplayFrame | null;
  /** the seat to act, from 1; 0: none */
  actor: number;
  /** whether the caller may act now */
  may_act: boolean;
  /** if the caller may act */
  legal: LegalAction[];
  /** of the hand, if it is over */
  result: HandResult | null;
  /** whether the game is over */
  over: boolean;
}

/** Another action that was tried at the same moment. */
export interface OtherTry {
  node: number;
  words: string;
}

/** A bar of a closed poll. */
export interface PollBar {
  choice: Choice;
  /** members who chose it */
  number: number;
  /** of these members; sent to teachers */
  names: string[];
  /** the coach's mark, once it is known */
  label: MarkLabel | null;
}

/** A poll: what would you do? */
export interface PollPage {
  number: number;
  title: string;
  note: string;
  open: boolean;
  question: AskedExercise;
  /** the caller's choice, from 0 */
  own: number | null;
  /** names of members who have answered, in no order of their choices */
  answered: string[];
  /** pupils who have not */
  waiting: number;
  /** once it is closed; best first */
  bars: PollBar[];
  /** once it is closed and the coach is ready */
  coach: ExerciseAnswer | null;
}

/** A move of the line that an open table follows. */
export interface TableMove {
  node: number;
  /** null: the next hand was dealt */
  seat: Seat | null;
  words: string;
  hand: number;
  turn: number;
  others: OtherTry[];
}

/** A seat of an open table. */
export interface TableSeat {
  /** 0: the seat is empty, and a teacher plays for it */
  member: number;
  name: string;
  /** whether the person agrees that all see the hand; null: not answered */
  consent: boolean | null;
}

/** A folder with prepared deals. */
export interface TeachingFolder {
  number: number;
  title: string;
  items: TeachingItem[];
}

/** A prepared deal in a folder, as teachers see it. */
export interface TeachingItem {
  number: number;
  folder: number;
  kind: "exercise" | "position" | "record";
  title: string;
  note: string;
  book: string;
  position: string;
  /** what the player to act can know */
  asked: string;
  players: number;
  /** whether an open table can begin with it */
  dealt: boolean;
}

/** The coach's valuation of all choices of a position. */
export interface Valuation {
  position: string;
  seat: Seat;
  samples: number;
  deals: number;
  choices: Choice[];
  /** each choice with the best continuation, in the order of the choices */
  plays: Advice[];
  /** the place of the best choice, from 0 */
  answer: number;
  notes: Reason[];
}
