// Made from the structs of canasta/wire by python -m tests.wire_files; do not edit.

/** A request for a seat with other people. */
export interface NewQuickSeat {
  /** a book, or a house rule that comes with the program */
  book?: string;
  pace?: "days" | "fast" | "normal";
  wait?: number;
}

/** The people who wait for the same game. */
export interface QuickQueue {
  book: string;
  pace: "days" | "fast" | "normal";
  people: number;
}

/** All people who wait for a seat, and the caller's own table if they are one of them. */
export interface QuickSeats {
  queues: QuickQueue[];
  own: QuickWait | null;
}

/** The table at which the caller waits. */
export interface QuickWait {
  table: string;
  /** until bots take the free places; None: never */
  seconds: number | null;
}
