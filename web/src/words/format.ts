// Puts messages into words: what build-time compiled from Fluent files (web/words.mjs).

/** A text, a parameter, or a choice by a parameter. */
export type Part = string | [string] | [string, Record<string, Message>, Message];
export type Message = string | Part[];
export type Words = Record<string, Message>;
export type Params = Record<string, string | number>;

/** A language: its messages, and how it counts. */
export interface Speech {
  words: readonly Words[];
  plurals: Intl.PluralRules;
}

/** A message by its id, if there is one. */
export const messageOf = ({ words }: Speech, id: string): Message | undefined =>
  words.find((each) => id in each)?.[id];

/** A message with its parameters; numbers are written and counted as the language does. */
export function format(message: Message, params: Params, speech: Speech): string {
  if (typeof message === "string") return message;
  return message.map((part) => formatPart(part, params, speech)).join("");
}

function formatPart(part: Part, params: Params, speech: Speech): string {
  if (typeof part === "string") return part;
  const value = params[part[0]] ?? "";
  if (part.length === 1) return typeof value === "number" ? number(value, speech) : value;
  const [, variants, otherwise] = part;
  const category = typeof value === "number" ? speech.plurals.select(value) : value;
  return format(variants[String(value)] ?? variants[category] ?? otherwise, params, speech);
}

const sign = (speech: Speech, name: string): string =>
  format(messageOf(speech, `number.${name}`) ?? "", {}, speech);

/**
 * A number as the language writes it, with a true minus; so many decimal places, or as many as it needs, at most three.
 *
 * Intl does that as well, but on a phone it takes longer to begin with it than to draw a page.
 */
export function number(value: number, speech: Speech, places?: number): string {
  const size = Math.abs(value);
  const written = places === undefined ? String(Math.round(size * 1000) / 1000) : size.toFixed(places);
  const [whole = "", rest] = written.split(".");
  const grouped =
    size < Number(sign(speech, "from")) ? whole : whole.replace(/\B(?=(\d{3})+$)/g, sign(speech, "group"));
  const minus = value < 0 && Number(written) ? "−" : "";
  return minus + grouped + (rest ? sign(speech, "decimal") + rest : "");
}

/** Whether "y" before a word becomes "e", in Spanish. */
const beginsWithI = (word: string): boolean =>
  /^[^\p{L}\p{N}]*h?i(?![aeou])/iu.test(word.normalize("NFD").replace(/\p{M}/gu, ""));

/** Several together: "a, b and c". */
export function joined(items: readonly string[], speech: Speech): string {
  const last = items[items.length - 1] ?? "";
  if (items.length < 2) return last;
  const params = { first: items.slice(0, -1).join(", "), last, sound: beginsWithI(last) ? "i" : "" };
  return format(messageOf(speech, "and") ?? "", params, speech);
}
