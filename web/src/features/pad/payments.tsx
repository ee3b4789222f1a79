// Payments: the combined ones first, hand by hand below.

import { formatList, formatMoney, t } from "../../messages";
import type { PadSheet, Payment } from "../../wire";
import { PadIcon } from "./icons";

const paymentInWords = (each: Payment): string =>
  t("pad.pays", { from: each.from, to: each.to, money: formatMoney(each.cents) });

const Payments = ({ list }: { list: readonly Payment[] }) => (
  <ul class="pays">
    {list.map((each, i) => (
      <li key={i}>
        <span>{t("pad.pays_to", { from: each.from, to: each.to })}</span>
        <b>{formatMoney(each.cents)}</b>
      </li>
    ))}
  </ul>
);

/** Payments; `small`: in one line that unfolds. */
export function PaymentsPanel({ sheet, small }: { sheet: PadSheet; small: boolean }) {
  const { settlement } = sheet;
  if (!settlement) return null;
  const { together, after_game } = settlement;
  const parts = sheet.hands.filter((hand) => hand.payments.length);
  const so = <p class="sm">{t(sheet.over ? "pad.combined" : "pad.combined_so_far")}</p>;
  const apart = (
    <>
      {parts.map((hand) => (
        <div key={hand.hand}>
          <h3>{t("pad.hand", { hand: hand.hand })}</h3>
          <Payments list={hand.payments} />
        </div>
      ))}
      {after_game.length > 0 && (
        <div>
          <h3>{t("pad.after_game")}</h3>
          <Payments list={after_game} />
        </div>
      )}
    </>
  );
  if (small)
    return (
      <details class="panel money">
        <summary>
          <span>
            <b>{t("pad.settlement")}</b>{" "}
            <small>{together.length ? formatList(together.map(paymentInWords)) : t("pad.even")}</small>
          </span>
          <PadIcon id="down" />
        </summary>
        {so}
        {apart}
      </details>
    );
  return (
    <section class="panel money">
      <h2>{t("pad.settlement")}</h2>
      {together.length ? <Payments list={together} /> : <p>{t("pad.even")}</p>}
      {so}
      {(parts.length > 0 || after_game.length > 0) && (
        <details>
          <summary>{t("pad.by_hand")}</summary>
          {apart}
        </details>
      )}
    </section>
  );
}
