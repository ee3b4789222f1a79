// The language of the page. A component that calls `t` is rendered again when the language changes.

import { languages } from "words:all";
import { signal } from "@preact/signals";
import { format, joined, messageOf, number, type Params, type Speech, type Words } from "./format";

const speech = signal<Speech>({ words: [], plurals: new Intl.PluralRules("en") });
export const language = signal("en");
/** The available languages. */
export const known: string[] = Object.keys(languages);
/** Return a language's own name. */
export const ownName = (code: string): string => languages[code]?.name ?? code;

const base = (tag: string): string => tag.toLowerCase().split("-")[0] ?? "";

/** Return the first preferred language that the page supports, if need be as another region speaks it. */
export function speakable(wishes: readonly string[]): string {
  for (const wish of wishes) {
    const found =
      known.find((each) => each.toLowerCase() === wish.toLowerCase()) ??
      known.find((each) => base(each) === base(wish));
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
export const allWords = (): Promise<unknown> => rest;

let pad = false;
/** Load the messages of the score pad, which no other page needs. */
export async function padWords(): Promise<void> {
  if (!pad) {
    pad = true;
    await rest;
    await speak(wish);
  }
  await rest;
}

/** Switch to a language. */
export async function speak(wanted: string): Promise<void> {
  const load = languages[wanted];
  if (!load) return;
  wish = wanted;
  const more = Promise.all([load.more(), ...(pad ? [load.pad()] : [])]);
  const { default: core } = await load.core();
  const put = (...words: Words[]) => {
    if (wish !== wanted) return;
    speech.value = { words, plurals: new Intl.PluralRules(wanted) };
    language.value = wanted;
    document.documentElement.lang = wanted;
  };
  rest = more.then((found) => put(core, ...found.map((each) => each.default))).catch(() => undefined);
  // Only the first render may do without the rest for a moment.
  if (speech.value.words.length) await rest;
  else put(core);
}

/** Format a message; an unknown id is returned unchanged, and a test finds it. */
export function t(id: string, params: Params = {}): string {
  const message = messageOf(speech.value, id);
  return message === undefined ? id : format(message, params, speech.value);
}

/** True if there is such a message. */
export const has = (id: string): boolean => messageOf(speech.value, id) !== undefined;

export const capital = (words: string): string => (words[0]?.toUpperCase() ?? "") + words.slice(1);

/** Format a number. */
export const figure = (value: number): string => number(value, speech.value);

/** Format an amount of money given in hundredths. */
export const money = (cents: number): string => number(cents / 100, speech.value, 2);

/** Format a day and an hour. */
export function day(when: string): string {
  return new Date(when).toLocaleString(language.value, { dateStyle: "medium", timeStyle: "short" });
}

/** Join a list: "a, b and c". */
export const listed = (items: readonly string[]): string => joined(items, speech.value);
