// The books, options and bots offered by the server, and their names on the page.
import { signal } from "@preact/signals";
import { hasMessage, language, t } from "../messages";
import { get } from "../net/http";
import type { BookChoice, Choices, Rules } from "../wire";

export const EMBLEMS: Record<string, string> = {
  classic: "mark",
  caliente: "e-flame",
  boat: "e-boat",
  american: "e-seven",
  knee: "e-knee",
};
/** The books in the order of the shelf. */
export const BOOKS = Object.keys(EMBLEMS);
/** All books as choices. */
export const bookChoices = () => BOOKS.map((value) => ({ value, label: t(`book.${value}`) }));
/** The default level of the bots. */
export const DEFAULT_LEVEL = "club";

export const choices = signal<Choices | null>(null);
let spoken = "";

/** Fetch the choices for a new table, once in each language: the phrases are in words. */
export async function loadChoices(): Promise<void> {
  if (choices.value && spoken === language.value) return;
  const wanted = language.value;
  choices.value = await get<Choices>("/api/choices");
  spoken = wanted;
}

export const bookOf = (name: string): BookChoice | undefined =>
  choices.value?.books.find((each) => each.name === name);

/** Return the house rules of a book that come with the program. */
export const houseRulesOf = (book: string): BookChoice[] =>
  choices.value?.books.filter((each) => each.house && each.name.startsWith(`${book}-`)) ?? [];

/** Return the default number of players. */
export const defaultPlayers = (book: BookChoice): number =>
  book.players.includes(4) ? 4 : (book.players[0] ?? 4);

/** Return the page's name for a house rule or an option, else its own name. */
export const displayName = (kind: string, name: string, title = ""): string => {
  const id = `${kind}.${name.replaceAll("-", ".")}`;
  return hasMessage(id) ? t(id) : title || name;
};

/** Return the name of a bot by its level and style. */
export const botName = (name: string): string =>
  name
    .split(":")
    .map((part, i) => displayName(i ? "style" : "level", part))
    .join(", ");

/** Return the levels of bots that people would choose; the others serve as benchmarks. */
export const levels = (): string[] =>
  (choices.value?.bots ?? []).filter((name) => hasMessage(`level.${name}`));

/** Return the styles of a level. */
export const stylesOf = (level: string): string[] =>
  (choices.value?.bots ?? [])
    .filter((name) => name.startsWith(`${level}:`))
    .map((name) => name.slice(level.length + 1));

/** Describe the rules of a table briefly. */
export const describeRules = (rules: Rules): string =>
  [
    t(`book.${rules.book}`),
    ...rules.options.map((name) => displayName("option", name)),
    ...(rules.house ? [displayName("house", rules.house.name, rules.house.title)] : []),
  ].join(" · ");
