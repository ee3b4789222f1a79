// A pad in a few words.
import { named } from "../lobby/books";
import type { PadTable } from "../wire";
import { language, listed, t } from "../words";
import { inWords, membersOf } from "./shown";
import type { Kept } from "./store";

/** The rules of a pad in a few words. */
export function rulesOf(kept: Kept): string {
  const { game } = kept.state.pad;
  const target = game.target ?? kept.form.target;
  const own = kept.form.house ?? "";
  return [
    t(`book.${kept.form.book}`),
    ...game.options.map((name) => named("option", name)),
    ...(own ? [named("house", own)] : []),
    t("pad.players", { number: game.sides.flat().length }),
    ...(target ? [t("pad.to", { points: target })] : []),
  ].join(" · ");
}

/** The day of a game, as the language writes it. */
export function dayOf({ state }: Kept): string {
  const { date } = state.pad.game;
  return date && new Date(`${date}T12:00`).toLocaleDateString(language.value, { dateStyle: "medium" });
}

export const titleOf = (kept: Kept): string =>
  kept.state.pad.game.title || listed(membersOf(kept.state.pad).map((side) => inWords(side)));

/** Who deals and sits out. */
export const dealsInWords = (table: PadTable): string =>
  table.sitting_out.length
    ? t("pad.deals_out", {
        name: table.dealer,
        others: listed(table.sitting_out),
        number: table.sitting_out.length,
      })
    : t("pad.deals", { name: table.dealer });
