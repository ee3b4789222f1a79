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
  /** a book, or a house rule that comes with the program */
  book?: string;
  options?: string[];
  /** the text of a house rule's file */
  house?: string;
  players?: number | null;
  target?: number | null;
  /** whether the lobby shows it, and everybody may sit down */
  public?: boolean;
  /** whether others may look on */
  onlookers?: boolean;
  /** whether an action can be taken back, as long as nothing new was seen */
  undo?: boolean;
  irregularities?: "referee" | "refused";
  may_rule?: "host" | "nobody" | "players";
  patience?: number;
  /** the level of that bot */
  stand_in?: string;
  between?: number;
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
  undo?: boolean;
  irregularities?: string;
  patience?: number;
  /** what lets others in; only told to those who sit there */
  invite?: string;
}
