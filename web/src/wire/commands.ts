// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

import type { Action, Card } from "./base";
import type { IceCandidate, SessionDescription } from "./voice";

/** Propose to end the game, or agree to it: if all agree, it is broken off without a winner. */
export interface Abandon {
  do: "abandon";
  key: string;
}

/**
 * Perform one or several actions in the game, all of them or none.
 *
 * An action that reveals something new (a draw, a taken pile) can only be the last of several.
 */
export interface Act {
  do: "act";
  actions: Action[];
  /** the physical card of a discard */
  card?: Card | null;
  key: string;
}

/** Accept or decline a proposal. */
export interface AnswerProposal {
  do: "answer";
  yes: boolean;
  key: string;
}

export type AnyCommand = Sit | Stand | Bot | Remove | Renew | Start | Rematch | Consent | Commit | Reveal | Change | Swap | Host | Time | Pause | Act | Play | Undo | Try | Call | Rule | Next | Propose | AnswerProposal | Abandon | Phrase | Chat | Voice | Signal | Mute | Report | Close;

/** Put a bot on a free place (the host); in a game, in place of the current player. */
export interface Bot {
  do: "bot";
  place: number;
  level: string;
  key: string;
}

/** Call the last irregular act. */
export interface Call {
  do: "call";
  key: string;
}

/** Change the settings of a table (the host): the fields of ``TableSettings`` that are given. */
export interface Change {
  do: "change";
  public?: boolean;
  onlookers?: boolean;
  undo?: boolean;
  coach?: boolean;
  take_back?: boolean;
  chat?: boolean;
  voice?: boolean;
  patience?: number;
  stand_in?: string;
  between?: number;
  bot_delay?: number;
  partners?: "host" | "lot" | "seated";
  teaching?: boolean;
  turn_time?: number;
  bank_time?: number;
  key: string;
}

/** Send a free text, while no hand is in play. */
export interface Chat {
  do: "chat";
  line: string;
  key: string;
}

/** Close the table (the host): players can no longer sit down. A game in play is broken off. */
export interface Close {
  do: "close";
  key: string;
}

/** Commit to a share of the deal without revealing it: the reply to the first ``dealing``. */
export interface Commit {
  do: "commit";
  commitment: string;
  key: string;
}

/** Let others see finished hands with open cards, or no longer, at a teaching table (``teaching``). */
export interface Consent {
  do: "consent";
  on: boolean;
  key: string;
}

/** Make another seated player the host (the host). */
export interface Host {
  do: "host";
  place: number;
  key: string;
}

/** Mute or unmute a player at all tables. */
export interface Mute {
  do: "mute";
  person: string;
  on?: boolean;
  key: string;
}

/** Be ready for the next hand, which is dealt as soon as all players who are present are. */
export interface Next {
  do: "next";
  key: string;
}

/** Pause or resume the game (the host). */
export interface Pause {
  do: "pause";
  on: boolean;
  key: string;
}

/** Say one of the phrases in the catalogue. */
export interface Phrase {
  do: "phrase";
  phrase: string;
  key: string;
}

/** Perform actions given in a player's words: ``lay three kings``, ``lay KKK; discard 4``. */
export interface Play {
  do: "play";
  line: string;
  key: string;
}

/** Propose something that all players must agree to. */
export interface Propose {
  do: "propose";
  what: "end" | "redeal" | "take_back" | "time";
  key: string;
}

/**
 * Ask for another game at this table, or agree to it.
 *
 * It begins when all players have agreed and no place is free. Partners stay together. A player who does not
 * want to play again sends ``Stand``.
 */
export interface Rematch {
  do: "rematch";
  /** false: ask the others, but do not agree yet, for example to change the places first */
  yes?: boolean;
  key: string;
}

/**
 * Free a place (the host); in a game, a bot plays on there for good.
 *
 * The removed player needs a new invitation to come back; the old link no longer works.
 */
export interface Remove {
  do: "remove";
  place: number;
  key: string;
}

/** Create a new invitation (the host): the old link stops working. Seated players stay. */
export interface Renew {
  do: "renew";
  key: string;
}

/** Report a player to the operator, with the last lines said at the table. */
export interface Report {
  do: "report";
  person: string;
  line?: string;
  key: string;
}

/** Reveal the share after all players have committed: the reply to the second ``dealing``. */
export interface Reveal {
  do: "reveal";
  contribution: string;
  key: string;
}

/** Decide as the referee, if the table lets the sender; a redeal needs a cause or everyone's agreement. */
export interface Rule {
  do: "rule";
  decision: string;
  cause?: string;
  key: string;
}

/** Pass connection data to another player in the voice chat; the server neither reads nor stores it. */
export interface Signal {
  do: "signal";
  to: number;
  description?: SessionDescription | null;
  candidates?: IceCandidate[];
  key: string;
}

/** Take a free place, this one or any, or move there; at a private table with its invitation. */
export interface Sit {
  do: "sit";
  place?: number | null;
  invite?: string;
  key: string;
}

/** Leave the place. In a game a bot plays on, until the person sits down again. */
export interface Stand {
  do: "stand";
  key: string;
}

/**
 * Begin a game, or another one after it (the host). Free places are filled with bots of a level.
 *
 * Another game needs the agreement of all connected players (``Rematch``). The others lose their place.
 */
export interface Start {
  do: "start";
  bots?: string;
  key: string;
}

/** Swap two places before a game (the host). */
export interface Swap {
  do: "swap";
  place: number;
  other: number;
  key: string;
}

/** Give a player more time for this game (the host). */
export interface Time {
  do: "time";
  place: number;
  seconds: number;
  key: string;
}

/** Perform an irregular act, at a table that allows it. */
export interface Try {
  do: "try";
  action: Action;
  key: string;
}

/** Take the last action back, as long as nothing new was seen. */
export interface Undo {
  do: "undo";
  key: string;
}

/** Join or leave the voice chat of a private table, or switch one's microphone off and on; not stored. */
export interface Voice {
  do: "voice";
  on: boolean;
  muted?: boolean;
  key: string;
}
