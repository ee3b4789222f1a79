// The projector: standings, where everybody sits, clock and message, read from ten metres.
import { useEffect, useState } from "preact/hooks";
import { formatNumber, t } from "../../messages";
import { SvgSymbol } from "../../ui/cards/face";
import { useHeading } from "../../ui/page";
import type { PublicEvening } from "../../wire";
import { useCallSounds } from "./call-sounds";
import { Clock } from "./clock";
import { Moved, pairName, SideNames, titleOf } from "./parts";

const PAIRS = 10;
const TABLES = 5;
/** Milliseconds that a page is shown. */
const TURN = 12_000;
/** Letters of a pair's names from which they are set smaller. */
const LONG = 26;

const isLong = (names: readonly string[]): string => (pairName(names).length > LONG ? "long" : "");

export function Projector({ page, link }: { page: PublicEvening; link: string }) {
  useCallSounds(page);
  const [shown, setShown] = useState(0);
  const [still, setStill] = useState(false);
  const heading = useHeading(titleOf(page));
  const { rows, after } = page.standings;
  const { round } = page;
  const pages = Math.max(1, Math.ceil(rows.length / PAIRS), Math.ceil((round?.tables.length ?? 0) / TABLES));
  const now = shown % pages;
  useEffect(() => {
    const turn = (by: number) => setShown((had) => (((had + by) % pages) + pages) % pages);
    const press = (event: KeyboardEvent) => {
      if (event.key === "ArrowRight") turn(1);
      else if (event.key === "ArrowLeft") turn(-1);
      else if (event.key === " ") setStill((had) => !had);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    const timer = pages > 1 && !still ? setInterval(() => turn(1), TURN) : undefined;
    return () => {
      removeEventListener("keydown", press);
      clearInterval(timer);
    };
  }, [pages, still, shown]);
  const standingPage = now % Math.max(1, Math.ceil(rows.length / PAIRS));
  const tables = round?.tables ?? [];
  const tablePage = now % Math.max(1, Math.ceil(tables.length / TABLES));
  const latest = page.announcements.at(-1);
  const finished = page.status === "finished";
  return (
    <main class={`proj ${latest ? "says" : ""}`}>
      <header>
        <SvgSymbol id="mark" />
        <div>
          <h1 tabIndex={-1} ref={heading}>
            {titleOf(page)}
          </h1>
          <p>
            {[
              finished
                ? t("evening.final")
                : after
                  ? t("evening.after_of", { round: after, rounds: page.rounds })
                  : t("evening.before_first", { rounds: page.rounds }),
              t(`book.${page.book}`),
              page.hands !== null && t("evening.rule_hands_short", { number: page.hands }),
              pages > 1 && t("evening.page_of", { page: now + 1, pages }),
            ]
              .filter(Boolean)
              .join(" · ")}
          </p>
        </div>
        {round?.clock && round.status === "playing" && <Clock clock={round.clock} now={page.now} />}
        <figure>
          <figcaption>{t("evening.own_results")}</figcaption>
          <img
            src={`/api/evenings/public/${link}/qr.svg`}
            alt={t("evening.qr_of", { name: t("evening.public") })}
          />
        </figure>
      </header>
      <table class="ptab">
        <caption class="vh">{t("evening.view.standings")}</caption>
        <thead>
          <tr>
            <th scope="col" class="rk">
              {t("evening.place")}
            </th>
            <th scope="col" class="l">
              {t("evening.name")}
            </th>
            {after > 1 && <th scope="col">{t("evening.since", { round: after - 1 })}</th>}
            <th scope="col">{t("evening.wins")}</th>
            <th scope="col">{t("evening.score")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(standingPage * PAIRS, (standingPage + 1) * PAIRS).map((row) => (
            <tr key={row.entry} class={row.place === 1 && after > 0 ? "lead1" : ""}>
              <td class="rk">{after && row.place !== null ? formatNumber(row.place) : "–"}</td>
              <th scope="row" class={`l pn ${isLong(row.names)}`}>
                <SideNames names={row.names} />
              </th>
              {after > 1 && (
                <td>
                  <Moved row={row} />
                </td>
              )}
              <td>{formatNumber(row.wins)}</td>
              <td class="pt">{formatNumber(row.score)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <section class="pseat">
        <h2>
          {round
            ? t(round.status === "closed" ? "evening.results_of" : "evening.where_you_sit", {
                number: round.number,
              })
            : t("evening.nothing_yet")}
        </h2>
        <ol>
          {tables.slice(tablePage * TABLES, (tablePage + 1) * TABLES).map((table) => (
            <li key={table.number}>
              <b>
                <span class="vh">{t("evening.table", { number: table.number })}</span>
                <span aria-hidden="true">{table.number}</span>
              </b>
              <div>
                {table.sides.map((names, side) => (
                  <span class={`line1 ${isLong(names)}`} key={pairName(names)}>
                    <SideNames names={names} />
                    {round?.status === "closed" && table.points && (
                      <span class="pts">{formatNumber(table.points[side] ?? 0)}</span>
                    )}
                  </span>
                ))}
              </div>
            </li>
          ))}
        </ol>
        {round && round.byes.length > 0 && (
          <p>
            {t("evening.sit_out", {
              names: round.byes.map(pairName).join(", "),
              number: round.byes.length,
            })}
          </p>
        )}
      </section>
      {latest && (
        <p class="saynow" role="status">
          {latest.text}
        </p>
      )}
      {still && <p class="vh">{t("evening.paused_pages")}</p>}
    </main>
  );
}
