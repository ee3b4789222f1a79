// Who pays whom: the few payments first, hand by hand below.
import type { PadSheet, Payment } from "../wire";
import { money, t } from "../words";

export const paymentInWords = (each: Payment): string =>
  t("pad.pays", { from: each.from, to: each.to, money: money(each.cents) });

const Payments = ({ list }: { list: readonly Payment[] }) => (
  <ul class="pays">
    {list.map((each, i) => (
      <li key={i}>
        <span>{t("pad.pays_to", { from: each.from, to: each.to })}</span>
        <b>{money(each.cents)}</b>
      </li>
    ))}
  </ul>
);

export function Money({ sheet }: { sheet: PadSheet }) {
  const { settlement } = sheet;
  if (!settlement) return null;
  const paid = sheet.hands.filter((hand) => hand.payments.length);
  return (
    <section class="panel money">
      <h2>{t("pad.settlement")}</h2>
      {settlement.together.length ? <Payments list={settlement.together} /> : <p>{t("pad.even")}</p>}
      <p class="sm">{t(sheet.over ? "pad.together" : "pad.together_so_far")}</p>
      {(paid.length > 0 || settlement.after_game.length > 0) && (
        <details>
          <summary>{t("pad.by_hand")}</summary>
          {paid.map((hand) => (
            <div key={hand.hand}>
              <h3>{t("pad.hand", { hand: hand.hand })}</h3>
              <Payments list={hand.payments} />
            </div>
          ))}
          {settlement.after_game.length > 0 && (
            <div>
              <h3>{t("pad.after_game")}</h3>
              <Payments list={settlement.after_game} />
            </div>
          )}
        </details>
      )}
    </section>
  );
}
