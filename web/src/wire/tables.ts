// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

import type { Side } from "./base";
import type { Rules } from "./settings";

/** A book or house rule that can be played. */
export interface BookChoice {
  name: string;
  players: number[];
  options: string[];
  target: number;
  /** numbers of players of which some are partners */
  partners?: number[];
  house?: boolean;
}

/** The choices for a new table. */
export interface Choices {
  books: BookChoice[];
  bots: string[];
  languages: string[];
  /** whether a browser can create passkeys at this address of the server */
  passkeys?: boolean;
  /** phrases allowed during a hand: ids and sentences */
  phrases?: Record<string, string>;
}

/** A new guest and their session token, which is sent only once. */
export interface Guest {
  person: Person;
  token: string;
}

/** The public tables. */
export interface Lobby {
  tables: TableInfo[];
}

/** The players whom a person has muted. */
export interface Muted {
  people: Person[];
}

/** A request to play as a guest, with a name. */
export interface NewGuest {
  name: string;
}

/** The settings of a new table. */
export interface NewTable {
  /** whether it is listed in the lobby and open to all players */
  public?: boolean;
  /** whether spectators are allowed */
  onlookers?: boolean;
  /** whether an action can be taken back, as long as nothing new was seen */
  undo?: boolean;
  /** whether players may ask for hints */
  coach?: boolean;
  /** whether more can be taken back if all agree */
  take_back?: boolean;
  /** whether free text is allowed while no hand is in play */
  chat?: boolean;
  /** whether players may talk by voice; at private tables only */
  voice?: boolean;
  patience?: number;
  /** the level of that bot */
  stand_in?: string;
  between?: number;
  /** minimum milliseconds per bot action */
  bot_delay?: number;
  /** how partners are found; a rematch keeps them, which sets it to ``host`` */
  partners?: "host" | "lot" | "seated";
  teaching?: boolean;
  /** seconds for a turn; 0: no limit */
  turn_time?: number;
  /** extra seconds for a player and a game, used after the turn's time */
  bank_time?: number;
  /** a book, or a house rule that comes with the program */
  book?: string;
  options?: string[];
  /** a house rule's name or text */
  house?: string;
  players?: number | null;
  target?: number | null;
  position?: string;
  irregularities?: "referee" | "refused";
  may_rule?: "host" | "nobody" | "players";
}

/** A player; the id is public. */
export interface Person {
  id: string;
  name: string;
}

/** A place at a table: a person, a bot, or free. */
export interface Place {
  place: number;
  name?: string;
  /** the id of the person there */
  person?: string;
  /** the level of the bot there, or of the bot that plays for an absent person */
  bot?: string;
  /** whether the person is connected */
  present?: boolean;
  /** the side of this place, if partners are not drawn by lot */
  side?: Side;
  /** whether the person has agreed to a rematch */
  again?: boolean;
  /** whether the person lets others see finished hands with open cards */
  consents?: boolean;
}

/** A proposal, and the players who have yet to answer; meanwhile the game is stopped. */
export interface Proposal {
  what: "end" | "redeal" | "take_back" | "time";
  /** of the player who proposed it */
  place: number;
  /** places that have not answered */
  waiting: number[];
}

/** The public data of a table. */
export interface TableInfo {
  id: string;
  /** a person's id */
  host: string;
  status: "closed" | "dealing" | "over" | "paused" | "playing" | "waiting";
  rules: Rules;
  players: number;
  public: boolean;
  /** fewer than players, if some of them are partners */
  sides: number;
  places: Place[];
  /** the number of spectators */
  onlookers?: number;
  /** names of spectators; only sent to seated players and the host */
  watching?: string[];
  /** the total that wins; 0 if the game lasts a number of hands */
  target?: number;
  /** that number */
  hands?: number;
  /** whether a rematch was asked for, and not all players have agreed yet */
  rematch?: boolean;
  /** whether all players let others see finished hands with open cards */
  open_hands?: boolean;
  /** which game of this table is in play, or was played last; from 1 */
  game?: number;
  /** the place of the person to act, at a table with an hour per turn or more; otherwise 0 */
  turn?: number;
  /** the end of their time, as Unix time */
  turn_until?: number;
  irregularities?: string;
  may_rule?: "host" | "nobody" | "players";
  /** why its games are not rated; empty if they are */
  unrated?: "" | "director" | "house" | "position" | "referee" | "short";
  settings: TableSettings;
  proposal?: Proposal;
  /** the invitation code; only sent to seated players */
  invite?: string;
}

/** The settings that the host can change at any time. */
export interface TableSettings {
  /** whether it is listed in the lobby and open to all players */
  public?: boolean;
  /** whether spectators are allowed */
  onlookers?: boolean;
  /** whether an action can be taken back, as long as nothing new was seen */
  undo?: boolean;
  /** whether players may ask for hints */
  coach?: boolean;
  /** whether more can be taken back if all agree */
  take_back?: boolean;
  /** whether free text is allowed while no hand is in play */
  chat?: boolean;
  /** whether players may talk by voice; at private tables only */
  voice?: boolean;
  patience?: number;
  /** the level of that bot */
  stand_in?: string;
  between?: number;
  /** minimum milliseconds per bot action */
  bot_delay?: number;
  /** how partners are found; a rematch keeps them, which sets it to ``host`` */
  partners?: "host" | "lot" | "seated";
  teaching?: boolean;
  /** seconds for a turn; 0: no limit */
  turn_time?: number;
  /** extra seconds for a player and a game, used after the turn's time */
  bank_time?: number;
}
