// What waits for the person: invitations of friends, and tables with a day per turn where it is their turn.
import { formatDate, formatList, t } from "../../messages";
import { describeRules } from "../../state/books";
import { me } from "../../state/session";
import { tableAddress } from "../../state/tables";
import type { TableInfo } from "../../wire";
import { Invitations } from "../friends/invitations";

/** Return the tables that wait for the person's turn, the most urgent first. */
export const waitingTables = (tables: readonly TableInfo[]): TableInfo[] =>
  tables
    .filter(({ turn, places }) => turn && places[turn - 1]?.person === me.value?.id)
    .sort((a, b) => (a.turn_until ?? 0) - (b.turn_until ?? 0));

export function ForYou({ tables }: { tables: readonly TableInfo[] }) {
  const waiting = waitingTables(tables);
  return (
    <>
      <Invitations />
      {waiting.length > 0 && (
        <ul class="people invitations" aria-label={t("turns.title")}>
          {waiting.map((table) => (
            <li key={table.id} class="panel person">
              <span class="who">
                <b>{t("turns.yours", { rules: describeRules(table.rules) })}</b>
                <span class="st">
                  {t("turns.with", {
                    names: formatList(
                      table.places
                        .filter((each) => each.person !== me.value?.id)
                        .map((each) => each.name ?? ""),
                    ),
                    until: formatDate(new Date((table.turn_until ?? 0) * 1000).toISOString()),
                  })}
                </span>
              </span>
              <span class="acts">
                <a class="btn primary" href={tableAddress(table)}>
                  {t("turns.play")}
                </a>
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
