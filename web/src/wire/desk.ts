// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

import type { House, HouseWithChanges } from "./answers";

/** The text of a house rule's file. */
export interface HouseText {
  text: string;
}

/** A house rule of somebody's: whoever has its id can read it and play by it. */
export interface KeptHouse {
  id: string;
  own: boolean;
  text: string;
  /** none if it cannot be read as it stands */
  house: HouseWithChanges | null;
}

/** One's own house rules. */
export interface KeptHouses {
  houses: KeptHouse[];
}

/** A house rule to be written: settings by id, with values as a file has them; none takes one away. */
export interface NewHouse {
  book?: string;
  options?: string[];
  name: string;
  about?: string;
  version?: number;
  settings: Record<string, unknown>;
}

/** A position in our notation, for ``why`` a play in words or cards. */
export interface NewQuestion {
  position: string;
  line?: string;
  /** the text of the house rule it names */
  house?: string;
}

/** A record that somebody brings along. */
export interface NewReplay {
  record: string;
  /** the text of the house rule it names */
  house?: string;
  /** whose frames are wanted; the last one */
  hand?: number | null;
  player?: number | null;
}

/** A game that is over, as a record: anybody can replay and verify it. */
export interface RecordText {
  record: string;
}

/** The house rules that come with the program. */
export interface ShippedHouses {
  houses: House[];
}
