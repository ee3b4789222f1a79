// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

import type { Action, Card } from "./base";

/** Propose the end of the game, or agree to it: it is broken off, and nobody wins, when all agree. */
export interface Abandon {
  do: "abandon";
  key: string;
}

/**
 * Do something in the game: one action or several, all of them or none.
 *
 * What shows something new (a draw, a taken pile) can only be the last of several.
 */
export interface Act {
  do: "act";
  actions: Action[];
  /** the very card of a discard */
  card?: Card | null;
  key: string;
}

/** Agree to what was proposed, or decline. */
export interface Answered {
  do: "answer";
  yes: boolean;
  key: string;
}

export type AnyCommand = Sit | Stand | Bot | Remove | Renew | Start | Commit | Reveal | Change | Swap | Host | Time | Pause | Act | Play | Undo | Try | Call | Rule | Next | Propose | Answered | Abandon | Phrase | Chat | Mute | Report | Close;

/** Put a bot on a free place (the host); in a game, in place of whoever plays there. */
export interface Bot {
  do: "bot";
  place: number;
  level: string;
  key: string;
}

/** Call the irregular act that was done last. */
export interface Call {
  do: "call";
  key: string;
}

/** Change what a table was made with (the host): the fields of ``TableSettings`` that are given. */
export interface Change {
  do: "change";
  public?: boolean;
  onlookers?: boolean;
  undo?: boolean;
  coach?: boolean;
  take_back?: boolean;
  chat?: boolean;
  patience?: number;
  stand_in?: string;
  between?: number;
  bot_delay?: number;
  turn_time?: number;
  bank_time?: number;
  key: string;
}

/** Say something in one's own words, while no hand is in play. */
export interface Chat {
  do: "chat";
  line: string;
  key: string;
}

/** Close the table (the host): nobody can sit down any more. A game in play is broken off. */
export interface Close {
  do: "close";
  key: string;
}

/** Commit to one's part of the deal, without telling it: the answer to the first ``dealing``. */
export interface Commit {
  do: "commit";
  commitment: string;
  key: string;
}

/** Let somebody else who sits there be the host (the host). */
export interface Host {
  do: "host";
  place: number;
  key: string;
}

/** Hear no more of what somebody says, at any table, or hear it again. */
export interface Mute {
  do: "mute";
  person: string;
  on?: boolean;
  key: string;
}

/** Deal the next hand without waiting. */
export interface Next {
  do: "next";
  key: string;
}

/** Stop the game, or go on (the host). */
export interface Pause {
  do: "pause";
  on: boolean;
  key: string;
}

/** Say something of which the sentence is in the catalogue. */
export interface Phrase {
  do: "phrase";
  phrase: string;
  key: string;
}

/** The same in the words of a player: ``lay three kings``, ``lay KKK; discard 4``. */
export interface Play {
  do: "play";
  line: string;
  key: string;
}

/** Propose something that all must agree to. */
export interface Propose {
  do: "propose";
  what: "end" | "redeal" | "take_back" | "time";
  key: string;
}

/**
 * Free a place (the host); in a game, a bot plays on there for good.
 *
 * Whoever sat there needs another invitation to come back, and the old link is worth nothing.
 */
export interface Remove {
  do: "remove";
  place: number;
  key: string;
}

/** Another invitation (the host): the old link is worth nothing any more. Whoever sits there stays. */
export interface Renew {
  do: "renew";
  key: string;
}

/** Report somebody to who runs the server, with what was said at the table just before. */
export interface Report {
  do: "report";
  person: string;
  line?: string;
  key: string;
}

/** Tell it, once everybody has committed: the answer to the second ``dealing``. */
export interface Reveal {
  do: "reveal";
  contribution: string;
  key: string;
}

/** Decide as the referee, if the table lets the sender; a redeal has a cause, or all have agreed to it. */
export interface Rule {
  do: "rule";
  decision: string;
  cause?: string;
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

/** Begin a game, or another one after it (the host). Free places are filled with bots of a level. */
export interface Start {
  do: "start";
  bots?: string;
  key: string;
}

/** Let two places change who sits there, before a game (the host). */
export interface Swap {
  do: "swap";
  place: number;
  other: number;
  key: string;
}

/** Give somebody more time for this game (the host). */
export interface Time {
  do: "time";
  place: number;
  seconds: number;
  key: string;
}

/** Do something irregular, at a table where that can be done. */
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
