// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

import type { Card } from "./base";
import type { Hint } from "./coaching";
import type { AnyCommand } from "./commands";
import type { AnyEvent } from "./events";
import type { Reason } from "./reasons";
import type { GameResult, HandResult } from "./scores";
import type { Settings } from "./settings";
import type { Person, TableInfo } from "./tables";
import type { Explanation, Verdict, WayOut } from "./verdicts";

/** The answer to a question. */
export interface Answer {
  type: "answer";
  id: number;
  answer: AnyAnswer;
}

export type AnyAnswer = CardsAnswer | WhyAnswer | OutAnswer | HappenedAnswer | SheetsAnswer | HintAnswer;

export type AnySent = Subscribe | Unsubscribe | Do | Ask | Ping;

export type AnyTableQuestion = AskWhy | AskCards | AskOut | AskHappened | AskSheets | AskHint;

export type AnyTold = Hello | TableTold | DealingTold | GameTold | UpdateTold | HandTold | OverTold | SeatTold | Moved | ClockTold | Decided | Said | Trouble | Done | Answer | Refused | Pong;

/** Ask a question; the answer is ``Answer`` or ``Refused``. */
export interface Ask {
  type: "ask";
  id: number;
  table: string;
  question: AnyTableQuestion;
}

/** What could be done with selected cards. */
export interface AskCards {
  ask: "cards";
  cards: Card[];
}

/** Everything the asker was told of in this hand, once more. */
export interface AskHappened {
  ask: "happened";
}

/** What the coach would play, judged on what the asker knows; at tables that have a coach. */
export interface AskHint {
  ask: "hint";
}

/** Whether the asker can go out, and how, or what is missing. */
export interface AskOut {
  ask: "out";
}

/** The score sheets of all hands that are over. */
export interface AskSheets {
  ask: "sheets";
}

/** Whether a play, or several in a row, would be allowed, what a first meld would count, and why not. */
export interface AskWhy {
  ask: "why";
  line: string;
}

/** Every way in which exactly these cards could be meant, allowed or not; those that are come first. */
export interface CardsAnswer {
  answer: "cards";
  plays: Verdict[];
}

/** Whose time runs, in milliseconds from now: those of the turn first, then those of the bank. */
export interface ClockTold {
  type: "clock";
  table: string;
  /** 0 if no clock runs at this table */
  place: number;
  /** what is left of the turn */
  turn: number;
  /** what is left for the game, by place */
  banks: number[];
  /** or it stands still */
  running: boolean;
}

/**
 * A game is to begin, and everybody has a part in its cards (docs/fair-shuffle.md).
 *
 * At first there are no commitments, and every client commits; when all have, they are told, and every
 * client reveals.
 */
export interface DealingTold {
  type: "dealing";
  table: string;
  /** what is settled before anybody commits to anything */
  header: string;
  /** the server's own */
  commitment: string;
  /** by player */
  commitments: Record<string, string>;
  /** the receiver's name at the table; nothing for those who look on */
  you: string;
}

/** What was proposed is done, or was turned down. */
export interface Decided {
  type: "decided";
  table: string;
  what: "end" | "redeal" | "take_back" | "time";
  /** of who proposed it */
  place: number;
  agreed: boolean;
}

/** Change a table; the answer is ``Done`` or ``Refused``. */
export interface Do {
  type: "do";
  id: number;
  table: string;
  command: AnyCommand;
}

/** A command was carried out and is on the disk; ``number``: the entries of the log after it. */
export interface Done {
  type: "done";
  id: number;
  number: number;
}

/** A game has begun, or is in play at a table that was subscribed to; ``place`` is the receiver's. */
export interface GameTold {
  type: "game";
  table: string;
  game: Settings;
  /** 0 for those who look on */
  place: number;
  /** the text of the house rule, where the table brought its own */
  house?: string;
  /** all that the deals follow from but the seed */
  opening?: string;
}

/** A hand is over. */
export interface HandTold {
  type: "hand";
  table: string;
  result: HandResult;
}

/** The events of the hand as the asker saw them. */
export interface HappenedAnswer {
  answer: "happened";
  number: number;
  events: AnyEvent[];
}

/** The first message: who the client is. */
export interface Hello {
  type: "hello";
  person: Person;
  version: string;
}

/** The best plays, and why. */
export interface HintAnswer {
  answer: "hint";
  hint: Hint;
}

/**
 * Another device or window of the same person plays at this table now.
 *
 * To take it back, ``subscribe`` without a token, or ``sit``.
 */
export interface Moved {
  type: "moved";
  table: string;
}

/** A way out, or what is missing. */
export interface OutAnswer {
  answer: "out";
  way: WayOut;
}

/** The game is over. */
export interface OverTold {
  type: "over";
  table: string;
  result: GameResult;
}

/** Is anybody there? The answer is ``Pong``. */
export interface Ping {
  type: "ping";
  id?: number;
}

/** Somebody is here. */
export interface Pong {
  type: "pong";
  id: number;
}

/** Something was not done, or not understood: the message's id and the sentence, perhaps a paragraph. */
export interface Refused {
  type: "refused";
  id: number;
  error: string;
  sentence: string;
  reason?: Reason;
}

/** Somebody has said something: a phrase by its id, or a line. */
export interface Said {
  type: "said";
  table: string;
  /** 0 for a host who does not sit there */
  place: number;
  person: string;
  name: string;
  phrase?: string;
  line?: string;
  /** of the phrase, for those who want sentences */
  sentence?: string;
}

/**
 * This connection plays for its person now: the token with which it comes back when it is lost.
 *
 * It is told to nobody else, and is worth nothing as soon as another device takes over.
 */
export interface SeatTold {
  type: "seat";
  table: string;
  token: string;
}

/** The results of all hands so far, and how the game stands. */
export interface SheetsAnswer {
  answer: "sheets";
  hands: HandResult[];
  game: GameResult;
}

/** Hear of all that happens at a table, as whoever one is there. */
export interface Subscribe {
  type: "subscribe";
  table: string;
  id?: number;
  invite?: string;
  /** events, offers and scores in words as well */
  sentences?: boolean;
  /** when it is one's turn, all that one knows as a position */
  position?: boolean;
  language?: string;
  /** the token of one's place, to come back to it; without one it is taken over */
  seat?: string;
}

/** How a table stands, whenever that has changed. */
export interface TableTold {
  type: "table";
  table: TableInfo;
}

/** The table cannot go on just now: the disk is full, say. Nothing that was told is lost. */
export interface Trouble {
  type: "trouble";
  table: string;
  error: string;
  sentence: string;
}

/** Hear no more of a table. */
export interface Unsubscribe {
  type: "unsubscribe";
  table: string;
}

/** What happened, and how the table stands now: an ``Update``, or an ``OnlookerUpdate``. */
export interface UpdateTold {
  type: "update";
  table: string;
  update: unknown;
}

/** The verdict, with paragraphs and notes. */
export interface WhyAnswer {
  answer: "why";
  explanation: Explanation;
}
