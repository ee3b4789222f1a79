// Loads the rules: answers are stored on this device, and can be read again offline.

import { language } from "../../messages";
import { get, post, Refusal } from "../../net/http";
import type { BookExamples, BookText, Comparison, OpenedHouse } from "../../wire";

const SHELF = "canasta-rules";
/** The texts that apply to all books; they come last. */
export const SHARED = ["general", "project"] as const;

const shelf = (): Promise<Cache> | null => ("caches" in globalThis ? caches.open(SHELF) : null);

/** Run something when the browser is idle; some browsers lack that callback. */
export const whenIdle = (work: () => void, timeout: number): unknown =>
  "requestIdleCallback" in globalThis ? requestIdleCallback(work, { timeout }) : setTimeout(work, timeout);

/** Add the language to an address, so that each language is stored separately. */
const spoken = (path: string): string => `${path}${path.includes("?") ? "&" : "?"}language=${language.value}`;
const fetched = new Set<string>();

/** Ask the server; if it does not answer, return its last answer in this language. */
export async function getOrCached<T>(path: string): Promise<T> {
  const address = spoken(path);
  try {
    const found = await get<T>(address);
    fetched.add(address);
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

const textAt = (book: string): string => `/api/rules/${book}`;
const examplesAt = (book: string): string => `/api/rules/${book}/examples`;
const COMPARED = "/api/rules/compare";

export const textOf = (book: string): Promise<BookText> => getOrCached(textAt(book));
export const examplesOf = (book: string): Promise<BookExamples> => getOrCached(examplesAt(book));
export const comparisonOf = (query: string): Promise<Comparison> => getOrCached(COMPARED + query);
/** Fetch a house rule: by name or stored id, or by its text. */
export const houseOf = (name: string, text = ""): Promise<OpenedHouse> =>
  text ? post("/api/houses/opened", { text }) : get(`/api/houses/${name}/opened`);

let bringing = "";

/** Download everything when the browser is idle, for reading offline. */
export function downloadForOffline(books: readonly string[]): void {
  const wanted = `${language.value} ${books.join(" ")}`;
  if (bringing === wanted) return;
  bringing = wanted;
  const all = [...books.flatMap((book) => [textAt(book), examplesAt(book)]), COMPARED].map(spoken);
  const headers = { "Accept-Language": language.value };
  whenIdle(() => {
    void (async () => {
      const cache = await shelf();
      for (const address of all)
        if (!fetched.has(address)) await cache?.add(new Request(address, { headers }));
    })().catch(() => {
      bringing = "";
    });
  }, 3000);
}
