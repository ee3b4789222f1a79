// What can be printed for an evening.
import type { EveningSettings } from "../../wire";

export const PAPERS = ["entries", "seating", "cards", "sheets", "rules", "lists", "standings"] as const;

/** Return the papers that an evening has. */
export const papersOf = (settings: EveningSettings): readonly (typeof PAPERS)[number][] =>
  PAPERS.filter((each) => each !== "lists" || settings.dealing_lists);
