// The rules as they are asked for: what came once is kept on this device, and read again without a connection.
import { get, post, Refusal } from "../net/http";
import type { BookExamples, BookText, Comparison, OpenedHouse } from "../wire";
import { language } from "../words";

const SHELF = "canasta-rules";
/** Everything there is to read; those of all books last. */
export const SHARED = ["general", "project"] as const;

const shelf = (): Promise<Cache> | null => ("caches" in globalThis ? caches.open(SHELF) : null);

/** Ask the server; where it does not answer, what it said the last time in this language. */
export async function kept<T>(path: string): Promise<T> {
  // The language is part of the address, so that each is kept by itself.
  const address = `${path}${path.includes("?") ? "&" : "?"}language=${language.value}`;
  try {
    const found = await get<T>(address);
    void shelf()
      ?.then((all) => all.put(address, new Response(JSON.stringify(found))))
      .catch(() => undefined);
    return found;
  } catch (problem) {
    if (problem instanceof Refusal) throw problem;
    const had = await (await shelf())?.match(address);
    if (!had) throw problem;
    return (await had.json()) as T;
  }
}

export const textOf = (book: string): Promise<BookText> => kept(`/api/rules/${book}`);
export const examplesOf = (book: string): Promise<BookExamples> => kept(`/api/rules/${book}/examples`);
/** A house rule: by the name or id it is kept under, or by its text. */
export const houseOf = (name: string, text = ""): Promise<OpenedHouse> =>
  text ? post("/api/houses/opened", { text }) : get(`/api/houses/${name}/opened`);
export const comparisonOf = (query: string): Promise<Comparison> => kept(`/api/rules/compare${query}`);

let bringing = "";

/** Bring everything home while nobody waits for it, so that it can be read without a connection. */
export function bringHome(books: readonly string[]): void {
  if (bringing === language.value) return;
  bringing = language.value;
  // Some browsers do not say when nobody waits.
  const later = (work: () => void) =>
    "requestIdleCallback" in globalThis
      ? requestIdleCallback(work, { timeout: 3000 })
      : setTimeout(work, 3000);
  later(() => {
    void (async () => {
      for (const book of books) {
        await textOf(book);
        await examplesOf(book);
      }
      await comparisonOf("");
    })().catch(() => {
      bringing = "";
    });
  });
}
