// The language of the page. A component that calls `t` is drawn again when the language changes.

import { languages } from "words:all";
import { signal } from "@preact/signals";
import { format, number, type Params, type Words } from "./format";

const words = signal<Words>({});
export const language = signal("en");
/** The languages that can be chosen. */
export const known: string[] = Object.keys(languages);

/** The first language of a list of wishes that the page speaks. */
export function speakable(wishes: readonly string[]): string {
  const bare = wishes.map((wish) => wish.toLowerCase().split("-")[0] ?? "");
  return bare.find((wish) => known.includes(wish)) ?? "en";
}

/** Speak a language from now on. */
export async function speak(wanted: string): Promise<void> {
  const load = languages[wanted];
  if (!load) return;
  const found = (await load()).default;
  words.value = found;
  language.value = wanted;
  document.documentElement.lang = wanted;
}

/** A message in words; an id that is not known stands for itself, and a test finds it. */
export function t(id: string, params: Params = {}): string {
  const message = words.value[id];
  return message === undefined ? id : format(message, params, language.value);
}

/** Whether there is such a message. */
export function has(id: string): boolean {
  return id in words.value;
}

/** A number in words of the language. */
export function figure(value: number): string {
  return number(value, language.value);
}

/** A day and an hour, as the language writes them. */
export function day(when: string): string {
  return new Date(when).toLocaleString(language.value, { dateStyle: "medium", timeStyle: "short" });
}

/** Several together: "a, b and c". */
export function listed(items: readonly string[]): string {
  return new Intl.ListFormat(language.value).format(items);
}
