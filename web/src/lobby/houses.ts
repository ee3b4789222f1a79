// The house rules to choose from: those that come with the program, and those a person has kept.
import { useEffect, useState } from "preact/hooks";
import { get } from "../net/http";
import { known } from "../state/session";
import type { KeptHouse, KeptHouses } from "../wire";
import { housesOf, named } from "./books";

/** The house rules this person has kept, and a shared one by its id. */
export function useHouses(shared = ""): KeptHouse[] {
  const [kept, setKept] = useState<KeptHouse[]>([]);
  const shelve = (found: KeptHouse[]) =>
    setKept((had) => [...had, ...found.filter((each) => !had.some(({ id }) => id === each.id))]);
  useEffect(() => {
    const ask = async () => {
      if (await known()) shelve((await get<KeptHouses>("/api/me/houses")).houses);
    };
    void ask().catch(() => undefined);
  }, []);
  useEffect(() => {
    if (shared)
      void get<KeptHouse>(`/api/houses/${shared}`).then(
        (found) => shelve([found]),
        () => undefined,
      );
  }, [shared]);
  return kept;
}

/** The house rules of a book to choose from, by name or by the id they are kept under. */
export const housesOffered = (book: string, kept: readonly KeptHouse[]) => [
  ...housesOf(book).map((each) => ({ value: each.name, label: named("house", each.name) })),
  ...kept
    .filter((each) => each.house?.extends === book)
    .map((each) => ({ value: each.id, label: each.house?.name ?? "" })),
];
