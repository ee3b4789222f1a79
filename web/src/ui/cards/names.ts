// Cards in the wire notation (KS1, X3, C1; K, R, B, ?), and their names.

import { formatList, t } from "../../messages";
import type { Card, SetOfCards } from "../../wire";

/** Kinds in the order of the hand. R and B are red and black threes, X a joker, C a Caliente card. */
export const KINDS = [
  "4",
  "5",
  "6",
  "7",
  "8",
  "9",
  "T",
  "J",
  "Q",
  "K",
  "A",
  "2",
  "X",
  "C",
  "B",
  "R",
] as const;
export type Kind = (typeof KINDS)[number];

/** Return the kind of a card; a three is red or black by its suit. */
export function kindOf(card: Card): Kind {
  if (card[0] !== "3") return card[0] as Kind;
  return "HD".includes(card[1] ?? "") ? "R" : "B";
}

/** Return the rank drawn on a card; threes of both colours are "3". */
export function rankOf(card: Card): string {
  return card[0] === "R" || card[0] === "B" ? "3" : (card[0] ?? "?");
}

/** Return the letter of a card's suit, or nothing; a three of unknown suit gets one of its colour. */
export function suitOf(card: Card): string {
  if (card === "R") return "h";
  if (card === "B") return "s";
  const suit = card[1] ?? "";
  return "SHDC".includes(suit) ? suit.toLowerCase() : "";
}

/** "nine of spades", "joker". */
export function cardName(card: Card): string {
  const suit = card[0] === "X" || card[0] === "C" ? "" : suitOf(card);
  return suit && card.length > 1
    ? t("card.of", { rank: t(`rank.${card[0]}`), suit: t(`suit.${suit}`) })
    : t(`rank.${card[0]}`);
}

/** "nines", "jokers". */
export function kindNames(kind: string): string {
  return t(`ranks.${kind}`);
}

/** The kinds by their numbers in the catalogue of messages. */
const NUMBERED = "456789TJQKA2XRBC";

/** Name cards by kind, in the order of the hand: "two kings and a joker", "11 cards". */
export function cardsInWords(cards: readonly Card[]): string {
  const known = cards.filter((card) => card !== "?");
  const hidden = cards.length - known.length;
  const count = (number: number) =>
    number > 1 && number <= 10 ? t(`wording.number.${number}`) : String(number);
  return formatList([
    ...grouped(known).map(([kind, { length: number }]) => {
      const id = `kind.${NUMBERED.indexOf(kind)}`;
      const forms = { a_kind: t(`${id}.a`), kinds: kindNames(kind), gender: t(`${id}.gender`) };
      return t("wording.many.cards", { number, count: count(number), ...forms });
    }),
    ...(hidden ? [t("wording.many.hidden", { number: hidden, count: count(hidden) })] : []),
  ]);
}

/** Group the cards of a hand by kind, in the order of the hand. */
export function grouped(cards: readonly Card[]): [Kind, Card[]][] {
  const found = new Map<Kind, Card[]>();
  for (const card of cards) {
    const kind = kindOf(card);
    const group = found.get(kind);
    if (group) group.push(card);
    else found.set(kind, [card]);
  }
  return KINDS.flatMap((kind) => {
    const group = found.get(kind);
    return group ? [[kind, group] as [Kind, Card[]]] : [];
  });
}

/** Return the kind of card for a key of the keyboard, or nothing. */
export function kindPressed(event: KeyboardEvent): string {
  if (event.ctrlKey || event.metaKey || event.altKey) return "";
  const key = event.key.toUpperCase();
  if (key === "0") return "T";
  return key.length === 1 && "456789TJQKA2XBRC".includes(key) ? key : "";
}

const SUITS = "SHCD";

/** Pick a card of a kind: no rule needs the suit, but a card without one looks bare. */
export function someCard(kind: Card, i: number): Card {
  if (kind === "R") return "3H1";
  if (kind === "B") return "3S1";
  if (kind.length > 1 || "XC?".includes(kind)) return kind;
  return `${kind}${SUITS[i % 4]}1`;
}

/** Pick distinct cards for kinds: K, K, R is KS1, KH1, 3H1. */
export function withSuits(kinds: readonly Card[]): Card[] {
  const seen = new Map<Card, number>();
  return kinds.map((kind) => {
    const number = seen.get(kind) ?? 0;
    seen.set(kind, number + 1);
    if ("XC".includes(kind)) return `${kind}${number + 1}`;
    const [rank, suits] = kind === "R" ? ["3", "HD"] : kind === "B" ? ["3", "SC"] : [kind, SUITS];
    return `${rank}${suits[number % suits.length]}${1 + Math.floor(number / suits.length)}`;
  });
}

/** Give suits to a set; a natural canasta has a red card on top, a mixed one a black one. */
export function setWithSuits(set: SetOfCards): SetOfCards {
  const top = set.canasta === "natural" ? 1 : 0;
  return { ...set, cards: set.cards.map(someCard), top: someCard(set.top, top) };
}
