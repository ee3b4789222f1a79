// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

import type { Announcement, ClubState, EveningLogLine, EveningSettings, EveningState, EveningSummary, RefereeCall, RoundClock, Standings, TableResult } from "./evenings";
import type { PadState, PadWrite } from "./pads";
import type { Person } from "./tables";

/** Add a member; an account is not needed. */
export interface AddMember {
  do: "add_member";
  name: string;
  account?: string | null;
  key?: string;
}

/** Send a message to all members, on their devices too if they want that. */
export interface AnnounceToClub {
  do: "announce";
  text: string;
  key?: string;
}

export type AnyClubCommand = RenameClub | AddMember | ChangeMember | RemoveMember | SetDirector | SaveClubHouse | RemoveClubHouse | StartSeason | SetSeasonEvening | AnnounceToClub;

export type AnyRoundPart = CommitToRound | RevealToRound;

export type AnyTableCommand = WriteHand | HandIn | ConfirmHands | CallFromTable;

/** Call for the referee. */
export interface CallFromTable {
  do: "call";
  text?: string;
  key?: string;
}

/** Change a member's name or account. */
export interface ChangeMember {
  do: "change_member";
  number: number;
  name: string;
  account?: string | null;
  key?: string;
}

/** An evening of a club, for its members: in the calendar, and afterwards in the club's history. */
export interface ClubEvening {
  id: string;
  title: string;
  date: string;
  time: string;
  place: string;
  book: string;
  status: "finished" | "open";
  entries: number;
  rounds: number;
  /** rounds */
  closed: number;
  /** whether a round was drawn, which ends the sign-up */
  begun: boolean;
  /** whether the caller is entered */
  entered: boolean;
  /** the caller's sign-up */
  own: OwnSignUp | null;
  /** names of those who have signed up, with their partners */
  sign_ups: string[][];
  /** names of the first place, once the evening is finished */
  winners: string[][];
  /** the link to the public results, if there is one */
  results: string | null;
}

/** The evenings of a club: those to come first, then the last one first. */
export interface ClubEvenings {
  evenings: ClubEvening[];
}

/** A link of a club or an evening. */
export interface ClubLink {
  link: string;
  /** the full address, as other devices reach the server */
  address: string;
}

/** The clubs of the caller. */
export interface ClubList {
  clubs: ListedClub[];
}

/** A club: for those who run it, or for its members, who see names alone. */
export interface ClubPage {
  id: string;
  role: "director" | "member" | "owner";
  /** entries of its stream so far */
  number: number;
  club: ClubState;
  /** sent to those who run it */
  people: RolePerson[];
  /** with which people join; sent to those who run it */
  link: ClubLink | null;
}

/** A player's strength by games with real cards; not mixed with the ratings of games online. */
export interface ClubRating {
  /** null while it rests on few tables */
  place: number | null;
  name: string;
  rating: number;
  /** its standard deviation */
  sigma: number;
  tables: number;
  won: number;
}

/** The ratings of a club's players by their tables with real cards, the strongest first. */
export interface ClubRatings {
  players: ClubRating[];
}

/** Commit to a contribution. */
export interface CommitToRound {
  do: "commit";
  commitment: string;
}

/** Confirm the result for the other side; ``points`` are the totals that this device has seen. */
export interface ConfirmHands {
  do: "confirm";
  side: number;
  points: number[];
  key?: string;
}

/** The hands of a round with the same deals, for tables with real cards. */
export interface DealingLists {
  round: number;
  hands: DealtHand[];
}

/** A hand of a round with the same deals, to be laid out with real cards. */
export interface DealtHand {
  hand: number;
  /** the place that deals, from 1; places 1 and 3 are side 1 */
  dealer: number;
  /** the cards dealt to each place, in the order of the pack */
  hands: string[][];
  /** cards that each place gets besides, pile by pile */
  reserves: string[][][];
  /** the other cards, top first: what is turned up and drawn comes from here */
  rest: string[];
}

/** A guest session for a device that has opened the link of a table or a seat. */
export interface DeviceSession {
  person: Person;
  token: string;
}

/** The results of one entry, for its players. */
export interface EntryResults {
  /** changes with every entry of the evening */
  number: number;
  entry: number;
  names: string[];
  place: number | null;
  score: number;
  rounds: PlayedRound[];
  next: NextSeat[];
}

/** The evenings of the caller, most recently changed first. */
export interface EveningList {
  evenings: ListedEvening[];
}

/** Everything that happened in an evening, oldest first. */
export interface EveningLog {
  lines: EveningLogLine[];
}

/** Whether one device may enter a result and confirm it. */
export interface EveningOptions {
  one_device: boolean;
}

/** An evening, for those who run it. */
export interface EveningPage {
  id: string;
  role: "director" | "member" | "owner";
  club: string;
  state: EveningState;
  /** of the tables of the last round */
  progress: TableProgress[];
  tables: NumberedLink[];
  seats: SeatLink[];
  /** the public results */
  results: ClubLink | null;
  people: RolePerson[];
  /** whether one device may enter a result and confirm it */
  one_device: boolean;
}

/**
 * Hand in the result for a side: as the pad has it, or as this device has it.
 *
 * If the other side has handed in something else, it is not replaced: the referee is called.
 */
export interface HandIn {
  do: "hand_in";
  side: number;
  /** empty: those of the pad */
  hands?: number[][];
  /** points in a hand that was not finished */
  unfinished?: number[] | null;
  /** whether the table has finished the round */
  complete?: boolean;
  key?: string;
}

/** The link with which a person joins a club. */
export interface JoinClub {
  link: string;
}

/** A club in the caller's list. */
export interface ListedClub {
  id: string;
  name: string;
  role: "director" | "member" | "owner";
}

/** An evening in the caller's list. */
export interface ListedEvening {
  role: "director" | "member" | "owner";
  /** empty if it belongs to none */
  club: string;
  evening: EveningSummary;
}

/** Members as CSV: a column ``name``, and ``account`` if there is one. */
export interface MemberList {
  text: string;
  key?: string;
}

/** A new club; a repeated ``key`` returns the same one. */
export interface NewClub {
  name: string;
  key?: string;
}

/** Whether a person is a director. */
export interface NewDirector {
  person: string;
  director: boolean;
}

/** A new evening; a repeated ``key`` returns the same one. */
export interface NewEvening {
  settings: EveningSettings;
  /** the club that it belongs to; its directors direct the evening */
  club?: string;
  key?: string;
}

/** The caller wants to play in an evening, or no longer. */
export interface NewSignUp {
  coming?: boolean;
  partner?: string;
  key?: string;
}

/** Where an entry sits in the next round. */
export interface NextSeat {
  names: string[];
  round: number;
  /** null: it sits out */
  table: number | null;
  side: number | null;
}

/** The link of a table: a device that has it writes for the table, without an account. */
export interface NumberedLink {
  table: number;
  link: string;
  address: string;
}

/** The caller's sign-up for an evening. */
export interface OwnSignUp {
  partner: string;
}

/** A round of an entry: its own points first in each hand. */
export interface PlayedRound {
  round: number;
  /** null: it sat out */
  table: number | null;
  /** names on its side */
  own: string[];
  against: string[];
  /** own points, then those of the opponents */
  hands: number[][];
  others: number[][][];
  /** in the unit of the scoring, once the round is closed */
  score: number | null;
  points: number;
}

/** An evening, for everyone who has the link to its results. */
export interface PublicEvening {
  /** changes with every entry of the evening */
  number: number;
  /** the server's time in milliseconds since 1970, for the clock */
  now: number;
  title: string;
  date: string;
  book: string;
  status: "finished" | "open";
  rounds: number;
  /** per round; null: only time ends it */
  hands: number | null;
  round: PublicRound | null;
  standings: Standings;
  /** to all tables */
  announcements: Announcement[];
}

/** A table of the current round, as the projector shows it. */
export interface PublicEveningTable {
  number: number;
  online: boolean;
  /** names by side */
  sides: string[][];
  /** of a result that was handed in */
  points: number[] | null;
  complete: boolean;
}

/** The current round, as the projector shows it. */
export interface PublicRound {
  number: number;
  status: "closed" | "drawn" | "playing";
  tables: PublicEveningTable[];
  /** names of those who sit out */
  byes: string[][];
  clock: RoundClock | null;
}

/** Remove a house rule. */
export interface RemoveClubHouse {
  do: "remove_house";
  name: string;
  key?: string;
}

/** Remove a member. Evenings keep the names of those who played. */
export interface RemoveMember {
  do: "remove_member";
  number: number;
  key?: string;
}

/** Give the club another name. */
export interface RenameClub {
  do: "rename";
  name: string;
  key?: string;
}

/** Reveal the contribution. */
export interface RevealToRound {
  do: "reveal";
  contribution: string;
}

/** A person who runs a club or an evening. */
export interface RolePerson {
  id: string;
  name: string;
  role: "director" | "member" | "owner";
}

/**
 * What a device is asked for before a round with the same deals at several tables begins.
 *
 * It commits to 32 random bytes as soon as the round is drawn, and reveals them when there are
 * ``commitments`` (docs/fair-shuffle.md).
 */
export interface RoundDeal {
  header: string;
  /** the server's */
  commitment: string;
  /** of all; empty until all are bound and the round has started */
  commitments: Record<string, string>;
  /** the name under which this device contributes */
  you: string;
  /** whether what is asked for now has arrived */
  done: boolean;
}

/** Save a house rule under its name, in place of an older version. */
export interface SaveClubHouse {
  do: "save_house";
  text: string;
  key?: string;
}

/** The link of a player who plays online: it leads to the player's seat in every round. */
export interface SeatLink {
  entry: number;
  /** within the entry, from 1 */
  player: number;
  name: string;
  link: string;
  address: string;
}

/** What a player who plays online sees: their seat in the current round. */
export interface SeatPage {
  /** its title */
  evening: string;
  number: number;
  /** the server's time in milliseconds since 1970, for the clock */
  now: number;
  name: string;
  /** 0 before the first one */
  round: number;
  status: "closed" | "drawn" | "playing" | null;
  /** the table's number; null if the player sits out */
  table: number | null;
  side: number | null;
  /** the id of the online table */
  online: string | null;
  /** with it, the player's device takes the seat at the online table */
  invite: string;
  sides: string[][];
  result: TableResult | null;
  announcements: Announcement[];
  clock: RoundClock | null;
  next: NextSeat[];
  /** the number of the player's entry */
  entry: number;
  /** this player's part in the shuffle of the last round drawn */
  deal: RoundDeal | null;
  /** the link to the public results, if there is one */
  results: string | null;
}

/** Let an account direct the club's evenings, or no longer (owner only). */
export interface SetDirector {
  do: "set_director";
  account: string;
  director: boolean;
  key?: string;
}

/** Let an evening of the club count for a season, or no longer. */
export interface SetSeasonEvening {
  do: "set_season_evening";
  season: string;
  evening: string;
  counts?: boolean;
  key?: string;
}

/** Start a season, in which the ``drop`` worst evenings of an entry do not count. */
export interface StartSeason {
  do: "start_season";
  name: string;
  drop?: number;
  key?: string;
}

/** Start an online table although seats are free: bots of this level take them. */
export interface StartTable {
  level?: string;
}

/** What a table's phone shows. */
export interface TablePage {
  /** its title */
  evening: string;
  /** entries of the evening so far */
  number: number;
  /** the server's time in milliseconds since 1970, for the clock */
  now: number;
  /** 0 before the first one */
  round: number;
  table: number;
  /** of the round */
  status: "closed" | "drawn" | "playing" | null;
  /** names by side; empty if the table is free in this round */
  sides: string[][];
  /** that the round has; null: until the time is over */
  hands: number | null;
  /** the id of the online table */
  online: string | null;
  pad: PadState | null;
  result: TableResult | null;
  /** sides that this device has acted for in this round */
  device_sides: number[];
  /** to all, and to this table */
  announcements: Announcement[];
  /** of this table */
  calls: RefereeCall[];
  clock: RoundClock | null;
  /** of the entries at this table, once the next round is drawn */
  next: NextSeat[];
  /** the link to the public results, if there is one */
  results: string | null;
  /** numbers of the entries by side; empty if the table is free in this round */
  entries: number[][];
  /** if the table deals by lists: its part in the shuffle of the last round drawn */
  deal: RoundDeal | null;
}

/** How far a table of a round is, by its score pad or its game. */
export interface TableProgress {
  round: number;
  table: number;
  /** the id of its score pad */
  pad: string | null;
  /** the id of its online table */
  online: string | null;
  /** that have been played */
  hands: number;
  /** totals by side so far */
  points: number[];
  /** points by side, hand by hand */
  played: number[][];
}

/** Write on the table's score pad. The key of ``write`` counts, not the command's own. */
export interface WriteHand {
  do: "write";
  write: PadWrite;
  key?: string;
}
