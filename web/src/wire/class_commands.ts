// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

/** Add a folder. */
export interface AddFolder {
  do: "add_folder";
  title: string;
  key?: string;
}

/** Answer an item of homework. */
export interface AnswerHomework {
  do: "answer_homework";
  homework: number;
  item: number;
  choice: number;
  key?: string;
}

/** Answer a poll; until it is closed, the answer can be changed. */
export interface AnswerPoll {
  do: "answer_poll";
  poll: number;
  choice: number;
  key?: string;
}

export type AnyClassCommand = RenameClass | SetTeacher | RemovePupil | LeaveClass | AddFolder | RenameFolder | RemoveFolder | ChangeItem | RemoveItem | OpenClassTable | ShowHands | PlayAtTable | PlayForSeat | DealNext | StepTable | EndClassTable | OpenPoll | AnswerPoll | ClosePoll | SetHomework | EndHomework | AnswerHomework | RevealHomework;

/** Change an item's title and note, or move it to another folder. */
export interface ChangeItem {
  do: "change_item";
  item: number;
  folder: number;
  title: string;
  note?: string;
  key?: string;
}

/** Close a poll: all see the answers and the coach's valuation (teachers). */
export interface ClosePoll {
  do: "close_poll";
  poll: number;
  key?: string;
}

/** Deal the next hand (teachers). */
export interface DealNext {
  do: "deal_next";
  table: number;
  node: number;
  key?: string;
}

/** End an open table (teachers). */
export interface EndClassTable {
  do: "end_table";
  table: number;
  key?: string;
}

/** Remove homework from the list (teachers). */
export interface EndHomework {
  do: "end_homework";
  homework: number;
  key?: string;
}

/** Leave the class. */
export interface LeaveClass {
  do: "leave";
  key?: string;
}

/** Open a table with all hands visible, once all players who sit there have consented. */
export interface OpenClassTable {
  do: "open_table";
  start: StartFromItem | StartFresh | StartFromMoment;
  seats: number[];
  title?: string;
  key?: string;
}

/** Ask the class what it would do with an item (teachers). */
export interface OpenPoll {
  do: "open_poll";
  item: number;
  key?: string;
}

/** Act at an open table; ``node`` is the moment that the caller sees. */
export interface PlayAtTable {
  do: "play";
  table: number;
  node: number;
  action: string;
  key?: string;
}

/** Let the coach's player finish the turn of an empty seat (teachers). */
export interface PlayForSeat {
  do: "play_for_seat";
  table: number;
  node: number;
  key?: string;
}

/** Remove a folder and its items. Homework that was set keeps them. */
export interface RemoveFolder {
  do: "remove_folder";
  folder: number;
  key?: string;
}

/** Remove an item. Polls and homework keep it. */
export interface RemoveItem {
  do: "remove_item";
  item: number;
  key?: string;
}

/** Remove a member. Their answers remain; hands that they had consented to show are closed. */
export interface RemovePupil {
  do: "remove_member";
  member: number;
  key?: string;
}

/** Give the class another name. */
export interface RenameClass {
  do: "rename";
  name: string;
  key?: string;
}

/** Give a folder another title. */
export interface RenameFolder {
  do: "rename_folder";
  folder: number;
  title: string;
  key?: string;
}

/** See the best choice of an item; no further answers are possible then. */
export interface RevealHomework {
  do: "reveal";
  homework: number;
  item: number;
  key?: string;
}

/** Set a folder as homework (teachers). */
export interface SetHomework {
  do: "set_homework";
  folder: number;
  /** milliseconds since 1970 */
  due: number;
  title?: string;
  /** whether pupils may try again */
  retry?: boolean;
  key?: string;
}

/** Let a member teach, or no longer (owner only). */
export interface SetTeacher {
  do: "set_teacher";
  member: number;
  teacher: boolean;
  key?: string;
}

/** Agree that the whole class sees the caller's hand, or withdraw that. */
export interface ShowHands {
  do: "consent";
  table: number;
  yes: boolean;
  key?: string;
}

/** Begin with a new deal. */
export interface StartFresh {
  from: "fresh";
  book: string;
  options?: string[];
  players?: number;
}

/** Begin with an item. */
export interface StartFromItem {
  from: "item";
  item: number;
}

/** Begin with the present moment of another open table. */
export interface StartFromMoment {
  from: "table";
  table: number;
}

/** Go back to an earlier moment of an open table, or forward again (teachers). */
export interface StepTable {
  do: "step";
  table: number;
  node: number;
  key?: string;
}
