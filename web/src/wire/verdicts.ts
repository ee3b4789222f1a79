// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

import type { Action, Seat } from "./base";
import type { Paragraph, Reason } from "./reasons";

/** ``why``: the same, and what it rests on: the paragraph that decides, and all of them. */
export interface Explanation {
  position: string;
  seat: Seat;
  action: string;
  words: string;
  legal: boolean;
  refusal: Reason | null;
  cites: string;
  paragraph: Paragraph | null;
  all_cites: string[];
  paragraphs: Paragraph[];
  notes: Reason[];
}

/** ``legal`` with a play: whether it is allowed. ``action`` has semicolons between several. */
export interface Verdict {
  position: string;
  seat: Seat;
  action: string;
  words: string;
  legal: boolean;
  refusal: Reason | null;
}

/** ``out``: a way out, action by action, or what is missing. */
export interface WayOut {
  position: string;
  seat: Seat;
  legal: boolean;
  actions: Action[];
  missing: Reason[];
  notes: Reason[];
  paragraphs: Paragraph[];
}
