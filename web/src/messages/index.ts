// The language of the page. A component that calls `t` is rendered again when the language changes.

import { languages } from "messages:all";
import { signal } from "@preact/signals";
import { format, type Language, listIn, type Messages, messageOf, numberIn, type Params } from "./format";

const current = signal<Language>({ messages: [], plurals: new Intl.PluralRules("en") });
export const language = signal("en");
/** The available languages. */
export const LANGUAGES: string[] = Object.keys(languages);
/** Return a language's own name. */
export const languageName = (code: string): string => languages[code]?.name ?? code;

const base = (tag: string): string => tag.toLowerCase().split("-")[0] ?? "";

/** Return the first preferred language that the page supports, if need be as another region speaks it. */
export function preferredLanguage(wishes: readonly string[]): string {
  for (const wish of wishes) {
    const found =
      LANGUAGES.find((each) => each.toLowerCase() === wish.toLowerCase()) ??
      LANGUAGES.find((each) => base(each) === base(wish));
    if (found) return found;
  }
  return "en";
}

let wish = "";
let rest: Promise<unknown> = Promise.resolve();
/**
 * Resolves when all messages have loaded: those of the table come first, and the table does not wait for the
 * rest.
 */
export const allMessages = (): Promise<unknown> => rest;

const parts = new Set<string>();
/** Load messages that only some pages need, such as "pad", or several: "evening club". */
export async function ownMessages(wanted: string): Promise<void> {
  const missing = wanted.split(" ").filter((part) => !parts.has(part));
  if (missing.length) {
    for (const part of missing) parts.add(part);
    await rest;
    await setLanguage(wish);
  }
  await rest;
}

/** Switch to a language. */
export async function setLanguage(wanted: string): Promise<void> {
  const load = languages[wanted];
  if (!load) return;
  wish = wanted;
  const more = Promise.all([load.more(), ...[...parts].flatMap((part) => load.own[part]?.() ?? [])]);
  const { default: core } = await load.core();
  const put = (...messages: Messages[]) => {
    if (wish !== wanted) return;
    current.value = { messages, plurals: new Intl.PluralRules(wanted) };
    language.value = wanted;
    document.documentElement.lang = wanted;
  };
  rest = more.then((found) => put(core, ...found.map((each) => each.default))).catch(() => undefined);
  // Only the first render may do without the rest for a moment.
  if (current.value.messages.length) await rest;
  else put(core);
}

/** Format a message; an unknown id is returned unchanged, and a test finds it. */
export function t(id: string, params: Params = {}): string {
  const message = messageOf(current.value, id);
  return message === undefined ? id : format(message, params, current.value);
}

/** True if there is such a message. */
export const hasMessage = (id: string): boolean => messageOf(current.value, id) !== undefined;

export const capitalize = (text: string): string => (text[0]?.toUpperCase() ?? "") + text.slice(1);

/** Format a number. */
export const formatNumber = (value: number): string => numberIn(value, current.value);

/** Format an amount of money given in hundredths. */
export const formatMoney = (cents: number): string => numberIn(cents / 100, current.value, 2);

/** Format a day and an hour. */
export function formatDate(when: string): string {
  return new Date(when).toLocaleString(language.value, { dateStyle: "medium", timeStyle: "short" });
}

/** Join a list: "a, b and c". */
export const formatList = (items: readonly string[]): string => listIn(items, current.value);
