// What is not needed for a turn comes after the table: the score sheet.
import { signal } from "@preact/signals";
import type { Sheet } from "./sheet";

/** The score sheet, as soon as it is there. */
export const scores = signal<typeof Sheet | null>(null);

export function loadScores(): void {
  void import("./sheet").then((found) => {
    scores.value = found.Sheet;
  });
}
