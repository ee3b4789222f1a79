// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

import type { Advice, Choice } from "./coaching";
import type { Reason } from "./reasons";
import type { View } from "./views";

/** An exercise without its answer. */
export interface AskedExercise {
  id: string;
  book: string;
  kind: "discard" | "lay" | "out" | "take";
  question: string;
  /** what the player who acts can know */
  position: string;
  /** the same as at a table; its cards are kinds */
  view: View;
  /** of the players by seat */
  names: string[];
  canasta_size: number;
  choices: Choice[];
  /** where it was played, if it comes from a game of one's own */
  table?: string;
  game?: number;
  hand?: number;
  turn?: number;
  /** whether it was answered rightly before */
  solved?: boolean;
}

/** The exercise of a day, or how far the search for it has come. */
export interface DailyExercise {
  day: string;
  status: "done" | "waiting" | "working";
  /** positions that were looked at */
  done?: number;
  /** once it is found */
  exercise?: AskedExercise;
}

/** Whether it was the best one, and what the coach says of each. */
export interface ExerciseAnswer {
  right: boolean;
  /** the place of the best choice */
  answer: number;
  /** in the order of the choices */
  plays: Advice[];
  notes: Reason[];
  /** the place of what was played, if it comes from a game */
  played: number | null;
}

/** Which choice somebody would make, from 0; of the exercise of which day. */
export interface ExerciseChoice {
  choice: number;
  day?: string;
}

/** Exercises from one's own games, those that are not solved first, then the latest. */
export interface OwnExercises {
  exercises: AskedExercise[];
}
