// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

import type { House, HouseWithChanges } from "./answers";

/** The text of a house rule's file. */
export interface HouseText {
  text: string;
}

/** A house rule to be written: settings by id, with values as in a file; null removes a setting. */
export interface NewHouse {
  book?: string;
  options?: string[];
  name: string;
  title?: string;
  about?: string;
  version?: number;
  settings: Record<string, unknown>;
}

/** A position in our notation, and for ``why`` a play in words or cards. */
export interface NewQuestion {
  position: string;
  line?: string;
  /** the text of the house rule it names */
  house?: string;
}

/** An uploaded record. */
export interface NewReplay {
  record: string;
  /** the text of the house rule it names */
  house?: string;
  /** the hand whose frames to return; default: last */
  hand?: number | null;
  player?: number | null;
}

/** A finished game as a record, which can be replayed and verified. */
export interface RecordText {
  record: string;
}

/** A stored house rule: anyone with its id can read it and play by it. */
export interface SavedHouse {
  id: string;
  own: boolean;
  text: string;
  /** null if it cannot be read */
  house: HouseWithChanges | null;
}

/** The client's own house rules. */
export interface SavedHouses {
  houses: SavedHouse[];
}

/** The house rules that come with the program. */
export interface ShippedHouses {
  houses: House[];
}
