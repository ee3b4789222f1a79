// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

import type { Card } from "./base";
import type { Hint } from "./coach";
import type { AnyCommand } from "./commands";
import type { AnyEvent } from "./events";
import type { Reason } from "./reasons";
import type { GameResult, HandResult } from "./scores";
import type { Settings } from "./settings";
import type { Person, TableInfo } from "./tables";
import type { Explanation, GatheredMeld, Verdict, WayOut } from "./verdicts";
import type { IceCandidate, IceServer, SessionDescription, VoiceMember } from "./voice";

export type AnyAnswer = CardsAnswer | WhyAnswer | MeldAnswer | OutAnswer | EventsAnswer | SheetsAnswer | HintAnswer;

export type AnyClientMessage = Subscribe | Unsubscribe | Do | Ask | Ping | Watch;

export type AnyServerMessage = Hello | TableChanged | DealProgress | GameInfo | TableUpdate | HandOver | NextHand | GameOver | SeatToken | SeatMoved | ClockChanged | ProposalDecided | ChatMessage | VoiceChanged | VoiceJoined | VoiceSignal | TableUnavailable | EveningChanged | CommandDone | QuestionAnswer | RequestRefused | Pong;

export type AnyTableQuestion = AskWhy | AskCards | AskMeld | AskOut | AskEvents | AskSheets | AskHint;

/** Ask a question; the answer is ``QuestionAnswer`` or ``RequestRefused``. */
export interface Ask {
  type: "ask";
  id: number;
  table: string;
  question: AnyTableQuestion;
}

/** Ask what could be done with the selected cards. */
export interface AskCards {
  ask: "cards";
  cards: Card[];
}

/** Ask for all events of this hand that the asker was sent. */
export interface AskEvents {
  ask: "happened";
}

/** Ask what the coach would play, judged by what the asker knows; at tables that have a coach. */
export interface AskHint {
  ask: "hint";
}

/** Ask what the sets that are gathered for a first meld count, and which of them are sets. */
export interface AskMeld {
  ask: "meld";
  sets: Card[][];
}

/** Ask whether the asker can go out, and how, or what is missing. */
export interface AskOut {
  ask: "out";
}

/** Ask for the score sheets of all finished hands. */
export interface AskSheets {
  ask: "sheets";
}

/** Ask whether a play, or several in a row, would be allowed, and why not. */
export interface AskWhy {
  ask: "why";
  line: string;
}

/** Every possible meaning of exactly these cards, allowed or not; the allowed ones come first. */
export interface CardsAnswer {
  answer: "cards";
  plays: Verdict[];
}

/** A chat message: a phrase by its id, or a line. */
export interface ChatMessage {
  type: "said";
  table: string;
  /** 0 for a host without a seat */
  place: number;
  person: string;
  name: string;
  phrase?: string;
  line?: string;
  /** of the phrase, for clients that want sentences */
  sentence?: string;
}

/** The running clock, in milliseconds from now: the turn's time first, then the bank. */
export interface ClockChanged {
  type: "clock";
  table: string;
  /** 0 if no clock runs at this table */
  place: number;
  /** time left in the turn */
  turn: number;
  /** time left for the game, by place */
  banks: number[];
  /** false if the clock is stopped */
  running: boolean;
}

/** A command was carried out and is on disk; ``number``: the entries of the log after it. */
export interface CommandDone {
  type: "done";
  id: number;
  number: number;
}

/**
 * A game is about to begin, and every player contributes to its deal (docs/fair-shuffle.md).
 *
 * At first there are no commitments, and every client commits; after the last one the server publishes them,
 * and every client reveals.
 */
export interface DealProgress {
  type: "dealing";
  table: string;
  /** what is fixed before the commitments */
  header: string;
  /** the server's commitment */
  commitment: string;
  /** by player */
  commitments: Record<string, string>;
  /** the receiver's name at the table; empty for spectators */
  you: string;
}

/** Change a table; the answer is ``CommandDone`` or ``RequestRefused``. */
export interface Do {
  type: "do";
  id: number;
  table: string;
  command: AnyCommand;
}

/** An evening has changed: read it again. */
export interface EveningChanged {
  type: "evening";
  /** as it was named in ``watch`` */
  evening: string;
  /** its entries now; a score pad that has changed adds none */
  number: number;
}

/** The events of the hand as the asker saw them. */
export interface EventsAnswer {
  answer: "happened";
  number: number;
  events: AnyEvent[];
}

/** A game has begun, or is in play at a newly subscribed table; ``place`` is the receiver's. */
export interface GameInfo {
  type: "game";
  table: string;
  game: Settings;
  /** 0 for spectators */
  place: number;
  /** the text of the house rule, if the table was given one */
  house?: string;
  /** everything that determines the deals, except the seed */
  opening?: string;
}

/** The game is over. */
export interface GameOver {
  type: "over";
  table: string;
  result: GameResult;
}

/** A hand is over. */
export interface HandOver {
  type: "hand";
  table: string;
  result: HandResult;
}

/** The first message: the client's identity. */
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

/** The judgement on a first meld that is being gathered. */
export interface MeldAnswer {
  answer: "meld";
  meld: GatheredMeld;
}

/** The pause after a hand: it ends when all players who are present are ready (``next``). */
export interface NextHand {
  type: "next";
  table: string;
  /** places of the players who are not ready yet */
  waiting: number[];
  /** milliseconds until the next hand is dealt in any case; null: without a limit */
  left: number | null;
}

/** A way out, or what is missing. */
export interface OutAnswer {
  answer: "out";
  way: WayOut;
}

/** Check that the server is alive; the answer is ``Pong``. */
export interface Ping {
  type: "ping";
  id?: number;
}

/** The reply to ``Ping``. */
export interface Pong {
  type: "pong";
  id: number;
}

/** A proposal was carried out, or declined. */
export interface ProposalDecided {
  type: "decided";
  table: string;
  what: "end" | "redeal" | "take_back" | "time";
  /** of the player who proposed it */
  place: number;
  agreed: boolean;
}

/** The answer to a question. */
export interface QuestionAnswer {
  type: "answer";
  id: number;
  answer: AnyAnswer;
}

/** A request was refused or not understood: the message's id and the sentence, perhaps a paragraph. */
export interface RequestRefused {
  type: "refused";
  id: number;
  error: string;
  sentence: string;
  reason?: Reason;
}

/**
 * Another device or window of the same person now plays at this table.
 *
 * To take it back, ``subscribe`` without a token, or ``sit``.
 */
export interface SeatMoved {
  type: "moved";
  table: string;
}

/**
 * This connection now plays for its person: the token with which it can reconnect.
 *
 * It is sent to no other client, and becomes invalid as soon as another device takes over.
 */
export interface SeatToken {
  type: "seat";
  table: string;
  token: string;
}

/** The results of all hands so far, and the state of the game. */
export interface SheetsAnswer {
  answer: "sheets";
  hands: HandResult[];
  game: GameResult;
}

/** Subscribe to a table, as a player or a spectator. */
export interface Subscribe {
  type: "subscribe";
  table: string;
  id?: number;
  invite?: string;
  /** events, offers and scores in words as well */
  sentences?: boolean;
  /** on the person's turn, everything they know as a position */
  position?: boolean;
  language?: string;
  /** the seat token, to reconnect; without one the seat is taken over from another device */
  seat?: string;
  /** the client sends ``next`` after a hand, so that it can be awaited without a limit */
  next?: boolean;
}

/** The state of a table, whenever it has changed. */
export interface TableChanged {
  type: "table";
  table: TableInfo;
}

/** The table cannot continue for now, for example because the disk is full. No sent data is lost. */
export interface TableUnavailable {
  type: "trouble";
  table: string;
  error: string;
  sentence: string;
}

/** The events and the new state of the table: an ``Update``, or an ``OnlookerUpdate``. */
export interface TableUpdate {
  type: "update";
  table: string;
  update: unknown;
}

/** Unsubscribe from a table. */
export interface Unsubscribe {
  type: "unsubscribe";
  table: string;
}

/** The players in the voice chat, whenever that has changed; sent to players, not to spectators. */
export interface VoiceChanged {
  type: "voice";
  table: string;
  members: VoiceMember[];
}

/** This connection has joined the voice chat: its own number, and the servers that help to connect. */
export interface VoiceJoined {
  type: "joined";
  table: string;
  member: number;
  servers: IceServer[];
}

/** Connection data from another player in the voice chat. */
export interface VoiceSignal {
  type: "signal";
  table: string;
  sender: number;
  description?: SessionDescription | null;
  candidates?: IceCandidate[];
}

/** Follow the changes of an evening, until the connection ends. */
export interface Watch {
  type: "watch";
  id: number;
  /** its id, or one of its links */
  evening: string;
}

/** The verdict, with paragraphs and notes. */
export interface WhyAnswer {
  answer: "why";
  explanation: Explanation;
}
