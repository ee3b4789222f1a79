// Formats messages, which are compiled from Fluent files at build time (web/messages.mjs).

/** A text, a parameter, or a choice by a parameter. */
export type Part = string | [string] | [string, Record<string, Message>, Message];
export type Message = string | Part[];
export type Messages = Record<string, Message>;
export type Params = Record<string, string | number>;

/** A language: its messages, and its plural rules. */
export interface Language {
  messages: readonly Messages[];
  plurals: Intl.PluralRules;
}

/** Return a message by its id, if there is one. */
export const messageOf = ({ messages }: Language, id: string): Message | undefined =>
  messages.find((each) => id in each)?.[id];

/** Format a message with its parameters; numbers follow the rules of the language. */
export function format(message: Message, params: Params, language: Language): string {
  if (typeof message === "string") return message;
  return message.map((part) => formatPart(part, params, language)).join("");
}

function formatPart(part: Part, params: Params, language: Language): string {
  if (typeof part === "string") return part;
  const value = params[part[0]] ?? "";
  if (part.length === 1) return typeof value === "number" ? numberIn(value, language) : value;
  const [, variants, otherwise] = part;
  const category = typeof value === "number" ? language.plurals.select(value) : value;
  return format(variants[String(value)] ?? variants[category] ?? otherwise, params, language);
}

const sign = (language: Language, name: string): string =>
  format(messageOf(language, `number.${name}`) ?? "", {}, language);

/**
 * Format a number for the language, with a true minus; with a fixed number of decimal places, or as many as
 * needed, at most three.
 *
 * Intl does that as well, but on a phone its initialisation takes longer than rendering a page.
 */
export function numberIn(value: number, language: Language, places?: number): string {
  const size = Math.abs(value);
  const written = places === undefined ? String(Math.round(size * 1000) / 1000) : size.toFixed(places);
  const [whole = "", rest] = written.split(".");
  const grouped =
    size < Number(sign(language, "least"))
      ? whole
      : whole.replace(/\B(?=(\d{3})+$)/g, sign(language, "group"));
  const minus = value < 0 && Number(written) ? "−" : "";
  return minus + grouped + (rest ? sign(language, "decimal") + rest : "");
}

/** True if "y" becomes "e" before a word, in Spanish. */
const beginsWithI = (word: string): boolean =>
  /^[^\p{L}\p{N}]*h?i(?![aeou])/iu.test(word.normalize("NFD").replace(/\p{M}/gu, ""));

/** Join a list: "a, b and c". */
export function listIn(items: readonly string[], language: Language): string {
  const last = items[items.length - 1] ?? "";
  if (items.length < 2) return last;
  const params = { first: items.slice(0, -1).join(", "), last, sound: beginsWithI(last) ? "i" : "" };
  return format(messageOf(language, "and") ?? "", params, language);
}
