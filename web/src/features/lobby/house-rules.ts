// The house rules on offer: those that come with the program, and the person's own.
import { useEffect, useState } from "preact/hooks";
import { get } from "../../net/http";
import { displayName, houseRulesOf } from "../../state/books";
import { currentPerson } from "../../state/session";
import type { SavedHouse, SavedHouses } from "../../wire";

/** Return the person's house rules, and a shared one by its id. */
export function useHouseRules(shared = ""): SavedHouse[] {
  const [kept, setKept] = useState<SavedHouse[]>([]);
  const shelve = (found: SavedHouse[]) =>
    setKept((had) => [...had, ...found.filter((each) => !had.some(({ id }) => id === each.id))]);
  useEffect(() => {
    const ask = async () => {
      if (await currentPerson()) shelve((await get<SavedHouses>("/api/me/houses")).houses);
    };
    void ask().catch(() => undefined);
  }, []);
  useEffect(() => {
    if (shared)
      void get<SavedHouse>(`/api/houses/${shared}`).then(
        (found) => shelve([found]),
        () => undefined,
      );
  }, [shared]);
  return kept;
}

/** Return the house rules of a book as choices, by name or by stored id. */
export const houseRuleChoices = (book: string, kept: readonly SavedHouse[]) => [
  ...houseRulesOf(book).map((each) => ({ value: each.name, label: displayName("house", each.name) })),
  ...kept
    .filter((each) => each.house?.extends === book)
    .map((each) => ({ value: each.id, label: each.house?.title ?? "" })),
];
