// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

import type { Action, Card } from "./base";
import type { AnyEvent } from "./events";
import type { AnyTableQuestion } from "./protocol";
import type { Paragraph, Reason } from "./reasons";
import type { HandResult } from "./scores";
import type { Settings } from "./settings";
import type { View } from "./views";

/** The reply to an answer, and the next step; without one the lesson is over. */
export interface LessonAnswer {
  outcome: "other" | "refused" | "right" | "so_far" | "wrong";
  text?: string;
  reason?: Reason;
  /** what the learner's own play did */
  events?: AnyEvent[];
  step?: LessonStep;
}

/** A question at the table of a lesson. */
export interface LessonQuestion {
  step: number;
  done?: string[];
  question: AnyTableQuestion;
}

/**
 * A learner's answer: actions separated by semicolons, or the number of a choice; empty for a text.
 *
 * The step and the actions done in it are the only state, and the client keeps them.
 */
export interface LessonReply {
  step: number;
  done?: string[];
  answer?: string;
  /** perform the expected actions, whatever the answer */
  show?: boolean;
}

/** A lesson at one of its steps, and its table. */
export interface LessonStart {
  game: Settings;
  step: LessonStep;
}

/** One step of a lesson: the explanation, the task, and the table it is about. */
export interface LessonStep {
  book: string;
  /** from 1 */
  number: number;
  /** how many steps the lesson has */
  last: number;
  id: string;
  /** a trial is a play that will be refused */
  asks: "choice" | "play" | "reading" | "trial";
  /** paragraphs are lines */
  text: string;
  /** what the learner is to do */
  task?: string;
  /** answers, numbered from 1 */
  choices?: string[];
  /** the actions still expected, in notation */
  expected?: Action[];
  /** what to highlight: stock, pile, players, hand, sideA */
  light?: string[];
  /** cards of the hand to be played */
  cards?: Card[];
  /** what the step teaches */
  paragraphs?: Paragraph[];
  /** what happened since the previous answer */
  events?: AnyEvent[];
  view: View;
  /** when the hand is over */
  result?: HandResult;
}
