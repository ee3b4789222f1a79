// Parts loaded after the table because a turn does not need them: the score sheet.
import { signal } from "@preact/signals";
import type { Sheet } from "./sheet";

/** The score sheet, after it has loaded. */
export const scores = signal<typeof Sheet | null>(null);

export function loadScores(): void {
  void import("./sheet").then((found) => {
    scores.value = found.Sheet;
  });
}
