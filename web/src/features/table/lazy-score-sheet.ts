// Parts loaded after the table because a turn does not need them: the score sheet.
import { signal } from "@preact/signals";
import { allMessages } from "../../messages";
import type { ScoreSheet } from "./score-sheet";

/** The score sheet, after it has loaded. */
export const lazyScoreSheet = signal<typeof ScoreSheet | null>(null);

export function loadScoreSheet(): void {
  void Promise.all([import("./score-sheet"), allMessages()]).then(([found]) => {
    lazyScoreSheet.value = found.ScoreSheet;
  });
}
