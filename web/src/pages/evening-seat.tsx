// The seat of a player who plays online, in every round: opened by the player's link, without an account.
import { Clock } from "../features/evening/clock";
import { useContribution } from "../features/evening/contribution";
import { useDevice } from "../features/evening/device";
import { useLive } from "../features/evening/live";
import { Announcements, pairName, Sending } from "../features/evening/parts";
import { NextSeats } from "../features/evening/seats";
import { t } from "../messages";
import { get } from "../net/http";
import { navigate, type PageProps } from "../state/router";
import { sendCommand, tableAddress } from "../state/tables";
import { SideBadge } from "../ui/cards/face";
import { Page, Problem, useProblem } from "../ui/page";
import type { SeatPage, TableInfo } from "../wire";

function Seat({ link }: { link: string }) {
  const live = useLive<SeatPage>(`/api/evening-seats/${link}`, link);
  const [problem, attempt] = useProblem();
  const page = live.state;
  useContribution(link, page?.deal, () => void live.refresh());
  if (!page)
    return (
      <Page title={t("evening.your_seat")} lead={live.problem || t("loading")} cls="ev plain">
        {null}
      </Page>
    );
  const sit = () =>
    void attempt(async () => {
      const { online, invite } = page;
      if (!online) return;
      await sendCommand(online, { do: "sit", invite });
      navigate(tableAddress(await get<TableInfo>(`/api/tables/${online}?invite=${invite}`)));
    });
  return (
    <Page title={page.name} lead={page.evening} cls="ev plain">
      <Sending live={live} />
      <Announcements all={page.announcements.slice(-3)} />
      {page.clock && page.status === "playing" && <Clock clock={page.clock} now={page.now} />}
      {page.round === 0 && <p>{t("evening.not_started")}</p>}
      {page.round > 0 && page.table === null && <p>{t("evening.you_sit_out")}</p>}
      {page.table !== null && (
        <section class="panel">
          <h2>
            {t("evening.round", { number: page.round })} ·{" "}
            {t("evening.table_side", { table: page.table, side: page.side === 1 ? "A" : "B" })}
          </h2>
          <div class="pr">
            {page.sides.map((names, i) => (
              <span key={pairName(names)}>
                <SideBadge side={i ? "B" : "A"} />
                <span>{pairName(names)}</span>
              </span>
            ))}
          </div>
          {page.status === "playing" && page.online && !page.result?.complete && (
            <div class="acts">
              <button type="button" class="btn primary big" onClick={sit}>
                {t("evening.take_seat")}
              </button>
            </div>
          )}
          {page.status === "playing" && !page.online && <p>{t("evening.real_table")}</p>}
          {page.result?.complete && <p>{t("evening.round_played")}</p>}
        </section>
      )}
      <Problem text={problem} />
      <NextSeats all={page.next} />
      {page.deal && <p class="sm">{t("evening.contributes")}</p>}
      {page.results && (
        <p class="acts">
          <a class="btn" href={`/evening/${page.results}/entries/${page.entry}`}>
            {t("evening.own_results")}
          </a>
          <a class="btn" href={`/evening/${page.results}`}>
            {t("evening.view.standings")}
          </a>
        </p>
      )}
    </Page>
  );
}

export default function EveningSeatPage({ params }: PageProps) {
  const [link = ""] = params;
  const { ready, problem } = useDevice(link);
  if (ready) return <Seat link={link} />;
  return (
    <Page title={t("evening.your_seat")} lead={problem || t("loading")} cls="ev plain">
      {null}
    </Page>
  );
}
