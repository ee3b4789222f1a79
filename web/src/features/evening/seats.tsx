// Where entries sit in the next round, on the phones of an evening.
import { formatNumber, t } from "../../messages";
import type { NextSeat } from "../../wire";
import { pairName } from "./parts";

export const NextSeats = ({ all }: { all: NextSeat[] }) =>
  all.length ? (
    <section class="panel next1">
      <h2>{t("evening.next_seats", { number: all[0]?.round ?? 0 })}</h2>
      <ul>
        {all.map((each) => (
          <li key={pairName(each.names)}>
            <b>{each.table === null ? "–" : formatNumber(each.table)}</b>
            <span>
              {pairName(each.names)}
              <small>
                {each.table === null
                  ? t("evening.sits_out")
                  : t("evening.table_side", { table: each.table, side: each.side === 1 ? "A" : "B" })}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  ) : null;
