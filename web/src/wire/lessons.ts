// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

import type { Action, Card } from "./base";
import type { AnyEvent } from "./events";
import type { AnyTableQuestion } from "./protocol";
import type { Paragraph, Reason } from "./reasons";
import type { HandResult } from "./scores";
import type { Settings } from "./settings";
import type { View } from "./views";

/** What is said to an answer, and the step after it; without one the lesson is over. */
export interface LessonAnswer {
  outcome: "other" | "refused" | "right" | "so_far" | "wrong";
  text?: string;
  reason?: Reason;
  /** what the learner's own play did */
  events?: AnyEvent[];
  step?: LessonStep;
}

/** A question at the table of a lesson. */
export interface LessonAsked {
  step: number;
  done?: string[];
  question: AnyTableQuestion;
}

/** A lesson at one of its steps, and the table it is played at. */
export interface LessonBegun {
  game: Settings;
  step: LessonStep;
}

/**
 * What a learner answers: actions separated by semicolons, or the number of a choice; nothing to a text.
 *
 * The step and what was done in it so far are all there is to keep, and the learner's side keeps them.
 */
export interface LessonGiven {
  step: number;
  done?: string[];
  answer?: string;
  /** whatever the answer: let it be done */
  show?: boolean;
}

/** One point of a lesson: what is explained, what is asked for, and the table it is about. */
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
  /** what is asked for, as it is written */
  expected?: Action[];
  /** what to look at: stock, pile, players, hand, sideA */
  light?: string[];
  /** cards of the hand that are to be played */
  cards?: Card[];
  /** what the step teaches */
  paragraphs?: Paragraph[];
  /** what happened since the answer before */
  events?: AnyEvent[];
  view: View;
  /** when it is over */
  result?: HandResult;
}
