// The evenings that the person runs.
import { useEffect, useState } from "preact/hooks";
import { titleOf } from "../features/evening/parts";
import { t } from "../messages";
import { get } from "../net/http";
import { currentPerson } from "../state/session";
import { SvgSymbol } from "../ui/cards/face";
import { Page, Problem, useProblem } from "../ui/page";
import type { EveningList, ListedEvening } from "../wire";

export default function EveningsPage() {
  const [all, setAll] = useState<ListedEvening[] | null>(null);
  const [problem, attempt] = useProblem();
  useEffect(
    () =>
      void attempt(async () =>
        setAll((await currentPerson()) ? (await get<EveningList>("/api/evenings")).evenings : []),
      ),
    [],
  );
  return (
    <Page title={t("evening.list")} lead={t("evening.list_lead")} cls="tables ev">
      <p class="ways">
        <a class="btn primary" href="/evenings/new">
          {t("evening.new")}
        </a>
        <a class="btn" href="/clubs">
          {t("club.list")}
        </a>
      </p>
      <Problem text={problem} />
      {all?.length === 0 && <p class="lead">{t("evening.none")}</p>}
      <ul class="rows">
        {all?.map(({ evening }) => (
          <li class="panel tablerow" key={evening.id}>
            <span class="emb" aria-hidden="true">
              <SvgSymbol id="mark" />
            </span>
            <div class="what">
              <b>
                <a href={`/evenings/${evening.id}`}>{titleOf(evening)}</a>
              </b>
              <span class="st">
                {!evening.readable
                  ? t("evening.unreadable")
                  : [
                      evening.date,
                      t("evening.entries_number", { number: evening.entries }),
                      evening.status === "finished"
                        ? t("evening.finished")
                        : t("evening.after_of", { round: evening.closed, rounds: evening.rounds }),
                    ]
                      .filter(Boolean)
                      .join(" · ")}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </Page>
  );
}
