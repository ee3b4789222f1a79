// Short descriptions of a pad.

import { formatList, language, t } from "../../messages";
import { displayName } from "../../state/books";
import type { PadTable } from "../../wire";
import { inWords, membersOf } from "./local-sheet";
import type { StoredPad } from "./store";

/** Describe the rules of a pad briefly. */
export function rulesOf(kept: StoredPad): string {
  const { game } = kept.state.pad;
  const target = game.target ?? kept.form.target;
  const own = kept.form.house ?? "";
  return [
    t(`book.${kept.form.book}`),
    ...game.options.map((name) => displayName("option", name)),
    ...(own ? [displayName("house", own)] : []),
    t("pad.players", { number: game.sides.flat().length }),
    ...(target ? [t("pad.to", { points: target })] : []),
  ].join(" · ");
}

/** Format the day of a game. */
export function dayOf({ state }: StoredPad): string {
  const { date } = state.pad.game;
  return date && new Date(`${date}T12:00`).toLocaleDateString(language.value, { dateStyle: "medium" });
}

export const titleOf = (kept: StoredPad): string =>
  kept.state.pad.game.title || formatList(membersOf(kept.state.pad).map((side) => inWords(side)));

/** Describe who deals and who sits out. */
export const describeDealer = (table: PadTable): string =>
  table.sitting_out.length
    ? t("pad.deals_out", {
        name: table.dealer,
        others: formatList(table.sitting_out),
        number: table.sitting_out.length,
      })
    : t("pad.deals", { name: table.dealer });
