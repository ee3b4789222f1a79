// What an evening needs on paper: entry list, seating, table cards, blank sheets, standings.

import { DealingListsPaper } from "../features/evening/dealing-lists";
import { useLive } from "../features/evening/live";
import { PAPERS, papersOf } from "../features/evening/papers";
import {
  dateInWords,
  entryName,
  namesIn,
  pairName,
  Sending,
  StandingsTable,
  scoreLabel,
  sideName,
  titleOf,
} from "../features/evening/parts";
import { RulesOnPaper } from "../features/evening/rules-paper";
import { formatList, t } from "../messages";
import type { PageProps } from "../state/router";
import { Icon, SideBadge } from "../ui/cards/face";
import { Page } from "../ui/page";
import type { EveningPage, EveningState } from "../wire";

type Paper = (typeof PAPERS)[number];

function EntryList({ state }: { state: EveningState }) {
  const round = Math.max(1, state.rounds.length);
  return (
    <table class="ptable">
      <thead>
        <tr>
          <th scope="col">{t("evening.no")}</th>
          <th scope="col">{t("evening.name")}</th>
          <th scope="col">{t("evening.here")}</th>
        </tr>
      </thead>
      <tbody>
        {state.entries.map((entry) => (
          <tr key={entry.number}>
            <td>{entry.number}</td>
            <th scope="row">{pairName(namesIn(entry, round))}</th>
            <td class="tickbox" />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Seating({ state }: { state: EveningState }) {
  const round = state.rounds.at(-1);
  if (!round) return <p>{t("evening.nothing_drawn", { number: state.entries.length })}</p>;
  return (
    <>
      <h2>{t("evening.round_of", { number: round.number, rounds: state.settings.rounds ?? 0 })}</h2>
      <table class="ptable">
        <thead>
          <tr>
            <th scope="col">{t("evening.col_table")}</th>
            {["A", "B"].map((side) => (
              <th scope="col" key={side}>
                {t("evening.side", { side })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {round.tables.map((table) => (
            <tr key={table.number}>
              <td>{table.number}</td>
              {table.sides.map((side) => (
                <td key={side.join()}>{sideName(state, side, round.number)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {round.byes.length > 0 && (
        <p>
          {t("evening.sit_out", {
            names: formatList(round.byes.map((each) => entryName(state, each, round.number))),
            number: round.byes.length,
          })}
        </p>
      )}
    </>
  );
}

function Cards({ page }: { page: EveningPage }) {
  if (!page.tables.length) return <p>{t("evening.no_table_links")}</p>;
  return (
    <ul class="tablecards">
      {page.tables.map((each) => (
        <li key={each.link}>
          <b>{t("evening.table", { number: each.table })}</b>
          <img
            class="qr"
            src={`/api/evening-links/${each.link}/qr.svg`}
            alt={t("evening.qr_of", { name: t("evening.table", { number: each.table }) })}
          />
          <p>{t("evening.card_about")}</p>
          <p class="link">{each.address}</p>
        </li>
      ))}
    </ul>
  );
}

function Sheets({ state }: { state: EveningState }) {
  const round = state.rounds.at(-1);
  const hands = state.settings.hands ?? 6;
  const tables: { number: number | null; names: string[] }[] = round
    ? round.tables
        .filter((each) => !each.online)
        .map((each) => ({
          number: each.number,
          names: each.sides.map((side) => sideName(state, side, round.number)),
        }))
    : [{ number: null, names: ["", ""] }];
  return (
    <>
      {tables.map((table) => (
        <section class="blank" key={table.number ?? 0}>
          <h2>
            {table.number === null
              ? t("evening.paper.sheets")
              : `${t("evening.round", { number: round?.number ?? 0 })} · ${t("evening.table", { number: table.number })}`}
          </h2>
          <table class="ptable">
            <thead>
              <tr>
                <th scope="col">{t("evening.col_hand")}</th>
                {table.names.map((name, i) => (
                  <th scope="col" key={i ? "B" : "A"}>
                    <SideBadge side={i ? "B" : "A"} /> <span>{name}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {Array.from({ length: hands }, (_, i) => (
                <tr key={i}>
                  <th scope="row">{i + 1}</th>
                  <td />
                  <td />
                </tr>
              ))}
              <tr class="sum">
                <th scope="row">{t("evening.round_sum")}</th>
                <td />
                <td />
              </tr>
            </tbody>
          </table>
          <p class="signed1">
            <span>{t("evening.signed", { side: "A" })}</span>
            <span>{t("evening.signed", { side: "B" })}</span>
          </p>
        </section>
      ))}
    </>
  );
}

export default function PaperPage({ params }: PageProps) {
  const [id = "", asked = ""] = params;
  const live = useLive<EveningPage>(`/api/evenings/${id}`, id);
  const kind: Paper = PAPERS.find((each) => each === asked) ?? "entries";
  const page = live.state;
  if (!page)
    return (
      <Page title={t("evening.paper")} lead={live.problem || t("loading")} cls="ev">
        {null}
      </Page>
    );
  const { state } = page;
  const { title = "", date = "", scoring = "total", book = "classic" } = state.settings;
  return (
    <Page
      title={`${titleOf({ title, date })}: ${t(`evening.paper.${kind}`)}`}
      lead={[dateInWords(date), t(`book.${book}`)].filter(Boolean).join(" · ")}
      cls={`ev paper1 p-${kind}`}
    >
      <p class="acts noprint">
        <button type="button" class="btn primary" onClick={() => print()}>
          <Icon id="print" />
          {t("evening.print")}
        </button>
        <a class="btn" href={`/evenings/${id}?view=links`}>
          {t("evening.back")}
        </a>
      </p>
      <nav class="tabs1 noprint" aria-label={t("evening.paper")}>
        {papersOf(state.settings).map((each) => (
          <a
            key={each}
            class="chip"
            href={`/evenings/${id}/paper/${each}`}
            aria-current={each === kind ? "page" : undefined}
          >
            {t(`evening.paper.${each}`)}
          </a>
        ))}
      </nav>
      <Sending live={live} />
      {kind === "entries" && <EntryList state={state} />}
      {kind === "seating" && <Seating state={state} />}
      {kind === "cards" && <Cards page={page} />}
      {kind === "sheets" && <Sheets state={state} />}
      {kind === "rules" && <RulesOnPaper state={state} />}
      {kind === "lists" && <DealingListsPaper id={id} state={state} />}
      {kind === "standings" && (
        <StandingsTable
          rows={state.standings.rows}
          after={state.standings.after}
          label={t("evening.standings_after", { round: state.standings.after })}
          unit={scoreLabel(scoring)}
        />
      )}
    </Page>
  );
}
