// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

import type { PadFile } from "./pads";
import type { Statistics } from "./standings";
import type { NewTable, Person, TableInfo } from "./tables";

/** What a browser's ``response`` says of a key that was used. */
export interface Assertion {
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
  userHandle?: string | null;
}

/** What a browser's ``response`` says of a new key. */
export interface Attestation {
  clientDataJSON: string;
  attestationObject: string;
}

/** New recovery codes; the old ones are worth nothing. */
export interface Codes {
  codes: string[];
}

/** The password once more. */
export interface Confirm {
  password: string;
}

/** A session: a device on which one is known. */
export interface Device {
  id: string;
  created: string;
  /** about when it was used last */
  used: string;
  /** what its program says of itself */
  device: string;
  /** whether it is the one that asks */
  current?: boolean;
}

/** All sessions, the one used last first. */
export interface Devices {
  sessions: Device[];
}

/** Everything that the server keeps of somebody, but for secrets. */
export interface Export {
  me: Me;
  created: string;
  sessions: Device[];
  passkeys: PasskeyInfo[];
  preferences: Preferences;
  /** where one sits or is the host */
  tables: TableInfo[];
  games: PlayedGame[];
  /** whom one wants to hear no more of */
  muted: Person[];
  statistics: Statistics;
  /** that one owns or writes on */
  pads: PadFile[];
  /** the texts of one's house rules */
  houses: string[];
  reports: MadeReport[];
  reviewed: ReviewedGame[];
  /** the ids of exercises from these games that one has answered rightly */
  solved: string[];
  /** since when there is an account; nothing for a guest */
  account: string;
  opened: OpenedTable[];
  access: PadAccess[];
  said: KeptLine[];
  /** when others reported this person; the reports themselves stay with the operator */
  reported: string[];
  /** house rules and pads that are this person's alone, with all earlier versions */
  streams: KeptStream[];
}

/** What was deleted, and what stays. */
export interface Forgotten {
  sentence: string;
}

/** A code for another device, good for one use; this session ends when it is used. */
export interface Handover {
  code: string;
  /** for which it is good */
  seconds: number;
}

/** One entry of a stream. */
export interface KeptEntry {
  at: string;
  kind: string;
  content: unknown;
}

/** A line that a person said at a table and that a report has kept. */
export interface KeptLine {
  /** when the report was made */
  at: string;
  table: string;
  line: string;
}

/** Everything that was ever written to a house rule or a score pad, in the order of writing. */
export interface KeptStream {
  stream: string;
  entries: KeptEntry[];
}

/** A report that a person has made about another player. */
export interface MadeReport {
  at: string;
  table: string;
  /** of the player it is about */
  name: string;
  about: string;
}

/** Who one is, and how one can come back. */
export interface Me {
  id: string;
  name: string;
  /** whether there is a password, and the name is one's own */
  account: boolean;
  /** recovery codes that are left */
  codes: number;
  passkeys: number;
}

/** An account; whoever sends it as a guest stays who they are, with tables, seats and games. */
export interface NewAccount {
  name: string;
  password: string;
}

/** What ``navigator.credentials.create`` gave, as JSON. */
export interface NewCredential {
  id: string;
  rawId: string;
  response: Attestation;
  type: "public-key";
}

/** A new passkey, and what it is called in one's list. */
export interface NewPasskey {
  challenge: string;
  name: string;
  credential: NewCredential;
}

/** The password so far, and the one from now on. */
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
  /** by which others look on, for its owner */
  link?: string | null;
}

/** One of one's passkeys. */
export interface PasskeyInfo {
  id: string;
  name: string;
  /** the name of the server it was made for */
  site: string;
  created: string;
  used: string;
}

/** What the browser is to be given; its answer is sent with the same challenge. */
export interface PasskeyOptions {
  challenge: string;
  /** as the Web Authentication standard has it */
  options: Record<string, unknown>;
}

/** All of them, the oldest first. */
export interface Passkeys {
  passkeys: PasskeyInfo[];
}

/** A game that is over, as its record. */
export interface PlayedGame {
  game: string;
  record: string;
  table: string;
  ended: string;
}

/** How somebody likes the table to look, on any device; what is left out is as the page has it. */
export interface Preferences {
  language?: string;
  theme?: "day" | "evening" | "system";
  /** colours of the suits */
  deck?: "2" | "4";
  print?: "large" | "normal";
  /** of the hand that holds the phone */
  side?: "left" | "right";
  motion?: "off" | "system";
  /** of the bots */
  pace?: "fast" | "normal" | "slow";
  sound?: boolean;
  /** whether single keys are shortcuts */
  keys?: boolean;
}

/** A recovery code, and the password from now on. */
export interface Recover {
  name: string;
  code: string;
  password: string;
}

/** A game that the coach went through for somebody. */
export interface ReviewedGame {
  made: string;
  /** nothing if it was a record */
  table: string;
  /** of the table, from 1 */
  game: number;
}

/** Name and password. */
export interface SignIn {
  name: string;
  password: string;
}

/** Who one is, and the token that says so from now on; it is told this once. */
export interface SignedIn {
  person: Person;
  token: string;
}

/** The same for a new account or a new password, with recovery codes; they are told this once. */
export interface SignedUp {
  person: Person;
  token: string;
  codes: string[];
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

/** What ``navigator.credentials.get`` gave, as JSON. */
export interface UsedCredential {
  id: string;
  rawId: string;
  response: Assertion;
  type: "public-key";
}
