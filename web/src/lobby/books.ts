// What can be played, as the server says it, and how the page calls it.
import { signal } from "@preact/signals";
import { get } from "../net/http";
import type { BookChoice, Choices, Rules } from "../wire";
import { has, t } from "../words";

export const EMBLEMS: Record<string, string> = {
  classic: "mark",
  caliente: "e-flame",
  boat: "e-boat",
  american: "e-seven",
  knee: "e-knee",
};
/** The books in the order in which they stand on the shelf. */
export const BOOKS = Object.keys(EMBLEMS);
/** All of them to choose from. */
export const booksOffered = () => BOOKS.map((value) => ({ value, label: t(`book.${value}`) }));
/** The level of the bots where nobody asked for another. */
export const LEVEL = "club";

export const offered = signal<Choices | null>(null);

/** Ask once what a table can be made of. */
export async function askChoices(): Promise<void> {
  offered.value ??= await get<Choices>("/api/choices");
}

export const bookOf = (name: string): BookChoice | undefined =>
  offered.value?.books.find((each) => each.name === name);

/** The house rules of a book that come with the program. */
export const housesOf = (book: string): BookChoice[] =>
  offered.value?.books.filter((each) => each.house && each.name.startsWith(`${book}-`)) ?? [];

/** How many play where nobody said how many. */
export const usualPlayers = (book: BookChoice): number =>
  book.players.includes(4) ? 4 : (book.players[0] ?? 4);

/** A house rule or an option by what the page calls it, else by its own name. */
export const named = (kind: string, name: string): string => {
  const id = `${kind}.${name.replaceAll("-", ".")}`;
  return has(id) ? t(id) : name;
};

/** A bot by its level and style. */
export const botInWords = (name: string): string =>
  name
    .split(":")
    .map((part, i) => named(i ? "style" : "level", part))
    .join(", ");

/** Levels of bots that people would choose; the others are there to be measured against. */
export const levels = (): string[] => (offered.value?.bots ?? []).filter((name) => has(`level.${name}`));

/** The styles that a level has. */
export const stylesOf = (level: string): string[] =>
  (offered.value?.bots ?? [])
    .filter((name) => name.startsWith(`${level}:`))
    .map((name) => name.slice(level.length + 1));

/** The rules of a table in a few words. */
export const rulesInWords = (rules: Rules): string =>
  [
    t(`book.${rules.book}`),
    ...rules.options.map((name) => named("option", name)),
    ...(rules.house ? [named("house", rules.house.name)] : []),
  ].join(" · ");
