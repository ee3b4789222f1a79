// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

import type { Advice, Choice } from "./coach";
import type { Reason } from "./reasons";
import type { View } from "./views";

/** An exercise without its answer. */
export interface AskedExercise {
  id: string;
  book: string;
  kind: ExerciseKind;
  question: string;
  /** what the player who acts can know */
  position: string;
  /** the same as a view of a table; its cards are kinds */
  view: View;
  /** the players by seat */
  names: string[];
  canasta_size: number;
  choices: Choice[];
  /** where it was played, if it comes from one of the client's games */
  table?: string;
  game?: number;
  hand?: number;
  turn?: number;
  /** whether it was answered correctly before */
  solved?: boolean;
}

/** The exercise of a day, or the progress of the search for it. */
export interface DailyExercise {
  day: string;
  status: "done" | "waiting" | "working";
  /** positions examined */
  done?: number;
  /** once it is found */
  exercise?: AskedExercise;
}

/** Whether the choice was the best one, and the coach's verdict on each. */
export interface ExerciseAnswer {
  right: boolean;
  /** the index of the best choice */
  answer: number;
  /** in the order of the choices */
  plays: Advice[];
  notes: Reason[];
  /** the index of the play made, if it comes from a game */
  played: number | null;
}

/** The learner's choice, from 0, and the day of the exercise. */
export interface ExerciseChoice {
  choice: number;
  day?: string;
}

export type ExerciseKind = "discard" | "lay" | "out" | "play" | "take";

/** Exercises from the client's games: unsolved ones first, then the latest. */
export interface OwnExercises {
  exercises: AskedExercise[];
}
