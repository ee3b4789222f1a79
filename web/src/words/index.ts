// The language of the page. A component that calls `t` is drawn again when the language changes.

import { languages } from "words:all";
import { signal } from "@preact/signals";
import { format, joined, messageOf, number, type Params, type Speech, type Words } from "./format";

const speech = signal<Speech>({ words: [], plurals: new Intl.PluralRules("en") });
export const language = signal("en");
/** The languages that can be chosen. */
export const known: string[] = Object.keys(languages);
/** What a language calls itself. */
export const ownName = (code: string): string => languages[code]?.name ?? code;

/** The first language of a list of wishes that the page speaks. */
export function speakable(wishes: readonly string[]): string {
  const bare = wishes.map((wish) => wish.toLowerCase().split("-")[0] ?? "");
  return bare.find((wish) => known.includes(wish)) ?? "en";
}

let wish = "";
let rest: Promise<unknown> = Promise.resolve();
/** When all words are there: those of the table come first, and it waits for no others. */
export const allWords = (): Promise<unknown> => rest;

let pad = false;
/** When the words of the score pad are there as well, which no other page has. */
export async function padWords(): Promise<void> {
  if (!pad) {
    pad = true;
    await rest;
    await speak(wish);
  }
  await rest;
}

/** Speak a language from now on. */
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
  // Only what is drawn for the first time may do without the rest for a moment.
  if (speech.value.words.length) await rest;
  else put(core);
}

/** A message in words; an id that is not known stands for itself, and a test finds it. */
export function t(id: string, params: Params = {}): string {
  const message = messageOf(speech.value, id);
  return message === undefined ? id : format(message, params, speech.value);
}

/** Whether there is such a message. */
export const has = (id: string): boolean => messageOf(speech.value, id) !== undefined;

export const capital = (words: string): string => (words[0]?.toUpperCase() ?? "") + words.slice(1);

/** A number as the language writes it. */
export const figure = (value: number): string => number(value, speech.value);

/** An amount of money in hundredths. */
export const money = (cents: number): string => number(cents / 100, speech.value, 2);

/** A day and an hour, as the language writes them. */
export function day(when: string): string {
  return new Date(when).toLocaleString(language.value, { dateStyle: "medium", timeStyle: "short" });
}

/** Several together: "a, b and c". */
export const listed = (items: readonly string[]): string => joined(items, speech.value);
