// The public results of an evening, and the projector: by link, without an account.
import { Clock } from "../features/evening/clock";
import { useLive } from "../features/evening/live";
import {
  Announcements,
  dateInWords,
  pairName,
  Sending,
  StandingsTable,
  titleOf,
} from "../features/evening/parts";
import { formatList, formatNumber, t } from "../messages";
import type { PageProps } from "../state/router";
import { lastName } from "../state/session";
import { mediaQuery } from "../ui/controls";
import { lazy } from "../ui/lazy";
import { Page } from "../ui/page";
import type { PublicEvening } from "../wire";

const Projector = lazy(async () => (await import("../features/evening/projector")).Projector, "guests");
/** Smaller windows show the results page: they are not read from ten metres. */
const large = mediaQuery("(min-width:1000px) and (min-height:560px)");

export default function ResultsPage({ params }: PageProps) {
  const [link = "", projector] = params;
  // The server tells devices with a session about changes.
  const live = useLive<PublicEvening>(`/api/evenings/public/${link}`, lastName() ? link : "");
  const page = live.state;
  if (!page)
    return (
      <Page title={t("evening.public")} lead={live.problem || t("loading")} cls="ev">
        {null}
      </Page>
    );
  if (projector && large.value) return <Projector page={page} link={link} />;
  const { round, standings } = page;
  return (
    <Page
      title={titleOf(page)}
      lead={[
        dateInWords(page.date),
        t(`book.${page.book}`),
        page.status === "finished"
          ? t("evening.final")
          : t("evening.after_of", { round: standings.after, rounds: page.rounds }),
      ]
        .filter(Boolean)
        .join(" · ")}
      cls="ev results"
    >
      <Sending live={live} />
      {round?.clock && round.status === "playing" && <Clock clock={round.clock} now={page.now} />}
      {page.announcements.length > 0 && (
        <section class="panel say1" aria-label={t("evening.view.messages")}>
          <Announcements all={page.announcements.slice(-3)} />
        </section>
      )}
      <section class="panel">
        <StandingsTable
          rows={standings.rows}
          after={standings.after}
          label={
            standings.after
              ? t("evening.standings_after", { round: standings.after })
              : t("evening.view.standings")
          }
          unit={t("evening.score")}
          entries={`/evening/${link}/entries/`}
        />
      </section>
      {round && (
        <section class="panel">
          <h2>
            {t(round.status === "closed" ? "evening.results_of" : "evening.where_you_sit", {
              number: round.number,
            })}
          </h2>
          <ol class="seatlist">
            {round.tables.map((table) => (
              <li key={table.number}>
                <b>
                  <span class="vh">{t("evening.table", { number: table.number })}</span>
                  <span aria-hidden="true">{table.number}</span>
                </b>
                <div>
                  {table.sides.map((names, side) => (
                    <span class="line1" key={pairName(names)}>
                      <span>{pairName(names)}</span>
                      {table.points && table.complete && <b>{formatNumber(table.points[side] ?? 0)}</b>}
                    </span>
                  ))}
                </div>
              </li>
            ))}
          </ol>
          {round.byes.length > 0 && (
            <p>
              {t("evening.sit_out", {
                names: formatList(round.byes.map(pairName)),
                number: round.byes.length,
              })}
            </p>
          )}
        </section>
      )}
      {large.value && (
        <p class="acts noprint">
          <a class="btn" href={`/evening/${link}/projector`}>
            {t("evening.projector")}
          </a>
        </p>
      )}
    </Page>
  );
}
