// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

import type { Rules } from "./settings";

/** A book or house rule that can be played. */
export interface BookChoice {
  name: string;
  players: number[];
  options: string[];
  target: number;
  house?: boolean;
}

/** What a table can be made of. */
export interface Choices {
  books: BookChoice[];
  bots: string[];
  languages: string[];
  /** whether a browser can make them at this address of the server */
  passkeys?: boolean;
  /** what can be said during a hand: ids and sentences */
  phrases?: Record<string, string>;
}

/** Who has just come in, and the token that says so from now on; it is told this once. */
export interface Guest {
  person: Person;
  token: string;
}

/** The public tables. */
export interface Lobby {
  tables: TableInfo[];
}

/** A guest needs only a name. */
export interface NewGuest {
  name: string;
}

/** What a table is made with. */
export interface NewTable {
  /** whether the lobby shows it, and everybody may sit down */
  public?: boolean;
  /** whether others may look on */
  onlookers?: boolean;
  /** whether an action can be taken back, as long as nothing new was seen */
  undo?: boolean;
  /** whether players may ask for hints */
  coach?: boolean;
  /** whether more can be taken back when all agree */
  take_back?: boolean;
  /** whether people may write what they like while no hand is in play */
  chat?: boolean;
  patience?: number;
  /** the level of that bot */
  stand_in?: string;
  between?: number;
  /** milliseconds that a bot takes at least */
  bot_delay?: number;
  /** seconds for a turn; 0: no limit */
  turn_time?: number;
  /** seconds for a player and a game, when the time of a turn is over */
  bank_time?: number;
  /** a book, or a house rule that comes with the program */
  book?: string;
  options?: string[];
  /** the text of a house rule's file */
  house?: string;
  players?: number | null;
  target?: number | null;
  position?: string;
  irregularities?: "referee" | "refused";
  may_rule?: "host" | "nobody" | "players";
}

/** Somebody who plays; the id is no secret. */
export interface Person {
  id: string;
  name: string;
}

/** A place at a table: a person, a bot, or free. Seats are drawn for when a game begins. */
export interface Place {
  place: number;
  name?: string;
  /** the id of who sits there */
  person?: string;
  /** the level of the bot that sits there, or that plays for an absent person */
  bot?: string;
  /** whether the person is connected */
  present?: boolean;
}

/** What somebody has proposed, and who is still to answer; meanwhile the game stands still. */
export interface Proposal {
  what: "end" | "redeal" | "take_back" | "time";
  /** of who proposed it */
  place: number;
  /** who has not answered */
  waiting: number[];
}

/** A table as everybody may know it. */
export interface TableInfo {
  id: string;
  /** a person's id */
  host: string;
  status: "closed" | "dealing" | "over" | "paused" | "playing" | "waiting";
  rules: Rules;
  players: number;
  public: boolean;
  places: Place[];
  /** how many look on */
  onlookers?: number;
  /** which game of this table is in play, or was played last; from 1 */
  game?: number;
  irregularities?: string;
  may_rule?: "host" | "nobody" | "players";
  settings: TableSettings;
  proposal?: Proposal;
  /** what lets others in; only told to those who sit there */
  invite?: string;
}

/** What the host can change at any time. */
export interface TableSettings {
  /** whether the lobby shows it, and everybody may sit down */
  public?: boolean;
  /** whether others may look on */
  onlookers?: boolean;
  /** whether an action can be taken back, as long as nothing new was seen */
  undo?: boolean;
  /** whether players may ask for hints */
  coach?: boolean;
  /** whether more can be taken back when all agree */
  take_back?: boolean;
  /** whether people may write what they like while no hand is in play */
  chat?: boolean;
  patience?: number;
  /** the level of that bot */
  stand_in?: string;
  between?: number;
  /** milliseconds that a bot takes at least */
  bot_delay?: number;
  /** seconds for a turn; 0: no limit */
  turn_time?: number;
  /** seconds for a player and a game, when the time of a turn is over */
  bank_time?: number;
}
