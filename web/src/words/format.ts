// Puts messages into words: what build-time compiled from Fluent files (web/words.mjs).

/** A text, a parameter, or a choice by a parameter. */
export type Part = string | [string] | [string, Record<string, Message>, Message];
export type Message = string | Part[];
export type Words = Record<string, Message>;
export type Params = Record<string, string | number>;

/** A message with its parameters; numbers are written and counted as the language does. */
export function format(message: Message, params: Params, language: string): string {
  if (typeof message === "string") return message;
  return message.map((part) => formatPart(part, params, language)).join("");
}

function formatPart(part: Part, params: Params, language: string): string {
  if (typeof part === "string") return part;
  const value = params[part[0]] ?? "";
  if (part.length === 1) return typeof value === "number" ? number(value, language) : value;
  const [, variants, otherwise] = part;
  const category = typeof value === "number" ? new Intl.PluralRules(language).select(value) : value;
  return format(variants[String(value)] ?? variants[category] ?? otherwise, params, language);
}

/** A number as the language writes it, with a true minus. */
export function number(value: number, language: string): string {
  return value.toLocaleString(language).replace("-", "−");
}
