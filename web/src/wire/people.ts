// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

import type { PadFile } from "./pads";
import type { Statistics } from "./results";
import type { NewTable, Person, TableInfo } from "./tables";

/** What was deleted, and what remains. */
export interface AccountDeleted {
  sentence: string;
}

/** The ``response`` part of a used key. */
export interface Assertion {
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
  userHandle?: string | null;
}

/** The ``response`` part of a new key. */
export interface Attestation {
  clientDataJSON: string;
  attestationObject: string;
}

/** A class that the person belongs to, and what they did there, without the seeds of deals. */
export interface ClassAnswers {
  id: string;
  role: string;
  /** the person's name in the class */
  name: string;
  entries: StoredEntry[];
}

/** New recovery codes; the old ones stop working. */
export interface Codes {
  codes: string[];
}

/** The current password as confirmation. */
export interface Confirm {
  password: string;
}

/** A session: a device on which the person is signed in. */
export interface Device {
  id: string;
  created: string;
  /** approximate time of last use */
  used: string;
  /** the browser's own description */
  device: string;
  /** whether this session sent the request */
  current?: boolean;
}

/** All sessions, most recently used first. */
export interface Devices {
  sessions: Device[];
}

/** A side of a table in a club evening for which a person's device has entered or confirmed a result. */
export interface EnteredResult {
  evening: string;
  round: number;
  table: number;
  side: number;
}

/** A club or an evening that a person owns, directs or belongs to. */
export interface EveningAccess {
  stream: string;
  role: string;
}

/** Everything that the server stores about a person, except secrets. */
export interface Export {
  me: Me;
  created: string;
  sessions: Device[];
  passkeys: PasskeyInfo[];
  preferences: Preferences;
  /** where the person sits or is the host */
  tables: TableInfo[];
  games: PlayedGame[];
  /** players muted by the person */
  muted: Person[];
  friends: FriendData[];
  invitations: InvitationData[];
  push: PushData[];
  statistics: Statistics;
  /** that the person owns or writes on */
  pads: PadFile[];
  /** the texts of the person's house rules */
  houses: string[];
  reports: SentReport[];
  reviewed: ReviewedGame[];
  /** the ids of exercises from these games that the person has solved */
  solved: string[];
  /** when the account was created; empty for a guest */
  account: string;
  opened: OpenedTable[];
  access: PadAccess[];
  said: StoredChatLine[];
  /** when others reported this person; the reports themselves stay with the operator */
  reported: string[];
  streams: StoredStream[];
  clubs: EveningAccess[];
  classes: ClassAnswers[];
  results_entered: EnteredResult[];
}

/** A person whom the person has asked to be a friend. */
export interface FriendData {
  id: string;
  name: string;
  /** when the person asked, or accepted */
  at: string;
  /** whether both have agreed */
  friends: boolean;
}

/** A code for another device, good for one use; this session ends when it is used. */
export interface Handover {
  code: string;
  /** for which it is valid */
  seconds: number;
}

/** An invitation to a table that the person has not answered. */
export interface InvitationData {
  table: string;
  /** the inviter's id */
  inviter: string;
  at: string;
}

/** The signed-in person, and their ways to sign in again. */
export interface Me {
  id: string;
  name: string;
  /** whether there is a password, and the name is reserved */
  account: boolean;
  /** recovery codes left */
  codes: number;
  passkeys: number;
}

/** A new account; a guest who sends it keeps their identity, with tables, seats and games. */
export interface NewAccount {
  name: string;
  password: string;
}

/** The result of ``navigator.credentials.create``, as JSON. */
export interface NewCredential {
  id: string;
  rawId: string;
  response: Attestation;
  type: "public-key";
}

/** A new passkey, and its name in the person's list. */
export interface NewPasskey {
  challenge: string;
  name: string;
  credential: NewCredential;
}

/** The current password, and the new one. */
export interface NewPassword {
  old: string;
  new: string;
}

/** A table that a person has opened, with the settings it was opened with. */
export interface OpenedTable {
  table: string;
  opened: string;
  settings: NewTable;
}

/** A score pad that a person owns, writes on or has asked to write on. */
export interface PadAccess {
  pad: string;
  role: string;
  /** the spectators' link, for the owner */
  link?: string | null;
}

/** One of the person's passkeys. */
export interface PasskeyInfo {
  id: string;
  name: string;
  /** the name of the server it was created for */
  site: string;
  created: string;
  used: string;
}

/** The argument for the browser; its answer is sent with the same challenge. */
export interface PasskeyOptions {
  challenge: string;
  /** in the format of the Web Authentication standard */
  options: Record<string, unknown>;
}

/** All passkeys of the person, the oldest first. */
export interface Passkeys {
  passkeys: PasskeyInfo[];
}

/** A finished game as its record. */
export interface PlayedGame {
  game: string;
  record: string;
  table: string;
  ended: string;
}

/** A person's preferences, on any device; for omitted ones the page has defaults. */
export interface Preferences {
  language?: string;
  theme?: "day" | "evening" | "system";
  /** colours of the suits */
  deck?: "2" | "4";
  print?: "large" | "normal";
  /** the hand that holds the phone */
  side?: "left" | "right";
  motion?: "off" | "system";
  /** of the bots */
  pace?: "fast" | "normal" | "slow";
  sound?: boolean;
  /** whether the browser's tab says that it is the person's turn */
  turn_title?: boolean;
  /** whether a phone vibrates when it is */
  vibration?: boolean;
  /** whether single keys are shortcuts */
  keys?: boolean;
  research?: boolean;
}

/** A device that receives notifications; its keys are secret. */
export interface PushData {
  session: string;
  endpoint: string;
  language: string;
  created: string;
}

/** A recovery code, and the new password. */
export interface Recover {
  name: string;
  code: string;
  password: string;
}

/** A game that the coach reviewed for a person. */
export interface ReviewedGame {
  made: string;
  /** empty if it was an uploaded record */
  table: string;
  /** of the table, from 1 */
  game: number;
}

/** A report that a person has made about another player. */
export interface SentReport {
  at: string;
  table: string;
  /** of the player it is about */
  name: string;
  about: string;
}

/** Name and password. */
export interface SignIn {
  name: string;
  password: string;
}

/** The person, and their session token, which is sent only once. */
export interface SignedIn {
  person: Person;
  token: string;
}

/** The reply to a new account or password, with recovery codes, which are sent only once. */
export interface SignedUp {
  person: Person;
  token: string;
  codes: string[];
}

/** A line that a person said at a table and that a report has kept. */
export interface StoredChatLine {
  /** when the report was made */
  at: string;
  table: string;
  line: string;
}

/** One entry of a stream. */
export interface StoredEntry {
  at: string;
  kind: string;
  content: unknown;
}

/** Everything that was ever written to a house rule, a pad, a club, an evening or a class, in order. */
export interface StoredStream {
  stream: string;
  entries: StoredEntry[];
}

/** The code that another device shows. */
export interface UseHandover {
  code: string;
}

/** A passkey instead of name and password. */
export interface UsePasskey {
  challenge: string;
  credential: UsedCredential;
}

/** The result of ``navigator.credentials.get``, as JSON. */
export interface UsedCredential {
  id: string;
  rawId: string;
  response: Assertion;
  type: "public-key";
}
