// Short descriptions of a pad.
import { named } from "../lobby/books";
import type { PadTable } from "../wire";
import { language, listed, t } from "../words";
import { inWords, membersOf } from "./shown";
import type { Kept } from "./store";

/** Describe the rules of a pad briefly. */
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

/** Format the day of a game. */
export function dayOf({ state }: Kept): string {
  const { date } = state.pad.game;
  return date && new Date(`${date}T12:00`).toLocaleDateString(language.value, { dateStyle: "medium" });
}

export const titleOf = (kept: Kept): string =>
  kept.state.pad.game.title || listed(membersOf(kept.state.pad).map((side) => inWords(side)));

/** Describe who deals and who sits out. */
export const dealsInWords = (table: PadTable): string =>
  table.sitting_out.length
    ? t("pad.deals_out", {
        name: table.dealer,
        others: listed(table.sitting_out),
        number: table.sitting_out.length,
      })
    : t("pad.deals", { name: table.dealer });
