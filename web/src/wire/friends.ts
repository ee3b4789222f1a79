// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

import type { Person, TableInfo } from "./tables";

/** A friend, and whether they are on the server now. */
export interface Friend {
  id: string;
  name: string;
  online: boolean;
}

/** The caller's friends and other people they know, and invitations to tables. */
export interface Friends {
  friends: Friend[];
  /** people who ask to be the caller's friends */
  requests: Person[];
  /** people that the caller has asked */
  asked: Person[];
  /** without friends */
  recent: RecentPlayer[];
  invitations: TableInvitation[];
  muted: Person[];
}

/** The table to which a friend is invited. */
export interface InviteFriend {
  table: string;
}

/** A person who played in one of the caller's last games. */
export interface RecentPlayer {
  id: string;
  name: string;
  /** when their last common game ended */
  played: string;
}

/** An invitation to a table that has a free place. */
export interface TableInvitation {
  inviter: Person;
  /** with its invitation code */
  table: TableInfo;
}
