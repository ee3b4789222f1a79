// The round on the director's page: drawing it, its tables, and what comes next.
import { useEffect, useState } from "preact/hooks";
import { formatList, t } from "../../messages";
import { get } from "../../net/http";
import { SideBadge } from "../../ui/cards/face";
import { Panel } from "../../ui/fields";
import type { EveningPage, EveningRound, SeatingFinding, SeatingPreview } from "../../wire";
import { Clock } from "./clock";
import type { Live } from "./live";
import { entryName, StandingsTable, scoreLabel } from "./parts";
import { TableCard } from "./table-card";

interface ViewProps {
  page: EveningPage;
  live: Live<EveningPage>;
}

/** A drawn round: what it breaks, and its tables, in which two entries can change places. */
function Drawn({ page, live, round }: ViewProps & { round: EveningRound }) {
  const [findings, setFindings] = useState<SeatingFinding[] | null>(null);
  const [chosen, setChosen] = useState(0);
  const { state } = page;
  useEffect(() => {
    let current = true;
    void get<SeatingPreview>(`/api/evenings/${page.id}/preview`).then(
      (found) => current && setFindings(found.findings),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [state.number]);
  const choose = (number: number) => {
    if (!chosen || chosen === number) {
      setChosen(chosen ? 0 : number);
      return;
    }
    setChosen(0);
    void live.send({ do: "swap_entries", first: chosen, second: number });
  };
  const entry = (number: number) => (
    <button
      key={number}
      type="button"
      class="swap"
      aria-pressed={chosen === number}
      onClick={() => choose(number)}
    >
      {entryName(state, number, round.number)}
    </button>
  );
  return (
    <section class="drawn" aria-label={t("evening.round", { number: round.number })}>
      <div class="findings" role="status">
        {findings?.length === 0 && <p>{t("evening.no_findings")}</p>}
        {findings && findings.length > 0 && (
          <ul>
            {findings.map((each) => (
              <li key={each.sentence}>{each.sentence}</li>
            ))}
          </ul>
        )}
      </div>
      <p class="sm">
        {chosen
          ? t("evening.swap_second", { name: entryName(state, chosen, round.number) })
          : t("evening.swap_first")}
      </p>
      <div class="cards29">
        {round.tables.map((table) => (
          <article class="tcard" key={table.number} aria-label={t("evening.table", { number: table.number })}>
            <header>
              <b aria-hidden="true">{table.number}</b>
              {table.online && <span class="stt">{t("evening.is_online")}</span>}
            </header>
            {table.sides.map((side, i) => (
              <div class="seatside" key={side.join()}>
                <SideBadge side={i ? "B" : "A"} />
                <span>{side.map(entry)}</span>
              </div>
            ))}
          </article>
        ))}
        {round.byes.length > 0 && (
          <article class="tcard" aria-label={t("evening.byes")}>
            <header>
              <span class="stt">{t("evening.byes")}</span>
            </header>
            <div class="seatside">
              <span>{round.byes.map(entry)}</span>
            </div>
          </article>
        )}
      </div>
    </section>
  );
}

/** The tables of a round: those that call for the referee come first. */
function Tables({ page, live, round }: ViewProps & { round: EveningRound }) {
  const calls = page.state.calls.filter((each) => each.answered === null);
  const callOf = (number: number) => calls.find((each) => each.table === number);
  const open = (number: number) => (callOf(number) ? 0 : 1);
  const tables = [...round.tables].sort((a, b) => open(a.number) - open(b.number) || a.number - b.number);
  return (
    <section aria-label={t("evening.tables")}>
      <div class="cards29">
        {tables.map((table) => (
          <TableCard
            key={table.number}
            page={page}
            round={round}
            table={table}
            call={callOf(table.number)}
            send={live.send}
          />
        ))}
      </div>
      {round.byes.length > 0 && (
        <p class="byes">
          {t("evening.sit_out", {
            names: formatList(round.byes.map((each) => entryName(page.state, each, round.number))),
            number: round.byes.length,
          })}
        </p>
      )}
    </section>
  );
}

/** What the director can do with the round now. */
function RoundPanel({ page, live, round }: ViewProps & { round: EveningRound | undefined }) {
  const { state } = page;
  const [sure, setSure] = useState("");
  useEffect(() => setSure(""), [state.number]);
  const { rounds, minutes } = state.settings;
  const command = (what: object) => () => void live.send(what);
  const twice = (name: string, what: object) => () => {
    if (sure === name) void live.send(what);
    else setSure(name);
  };
  const button = (label: string, onClick: () => void, cls = "") => (
    <button type="button" class={`btn ${cls}`} onClick={onClick}>
      {label}
    </button>
  );
  const open = (round?.tables ?? [])
    .filter((each) => !each.result?.complete)
    .map((each) => String(each.number));
  const unconfirmed = (round?.tables ?? [])
    .filter((each) => each.result?.complete && !each.result.confirmed)
    .map((each) => String(each.number));
  const next = (round?.number ?? 0) + 1;
  return (
    <Panel
      title={
        round
          ? t("evening.round_of", { number: round.number, rounds: rounds ?? 0 })
          : t("evening.before_first", { rounds: rounds ?? 0 })
      }
    >
      {state.status === "finished" && <p>{t("evening.is_finished")}</p>}
      {round?.clock && round.status === "playing" && (
        <>
          <Clock clock={round.clock} />
          <div class="acts">
            {round.clock.since === null
              ? button(t("evening.start_clock"), command({ do: "start_clock" }), "small")
              : button(t("evening.pause"), command({ do: "pause_clock" }), "small")}
            {button(t("evening.five_more"), command({ do: "extend_clock", minutes: 5 }), "small")}
          </div>
        </>
      )}
      {state.status === "open" && (
        <div class="acts">
          {round?.status === "drawn" && (
            <>
              {button(
                t("evening.start_round", { number: round.number }),
                command({ do: "start_round" }),
                "primary",
              )}
              {button(t("evening.draw_again"), command({ do: "draw_round" }))}
            </>
          )}
          {round?.status === "playing" && (
            <>
              {(open.length > 0 || unconfirmed.length > 0) && (
                <div class="notdone">
                  {open.length > 0 && (
                    <p>{t("evening.open_tables", { tables: formatList(open), number: open.length })}</p>
                  )}
                  {unconfirmed.length > 0 && (
                    <p>
                      {t("evening.unconfirmed_tables", {
                        tables: formatList(unconfirmed),
                        number: unconfirmed.length,
                      })}
                    </p>
                  )}
                </div>
              )}
              {open.length + unconfirmed.length === 0
                ? button(
                    t("evening.end_round", { number: round.number }),
                    command({ do: "end_round" }),
                    "primary",
                  )
                : button(
                    sure === "end"
                      ? t("evening.end_anyway_sure")
                      : t("evening.end_anyway", { number: round.number }),
                    twice("end", { do: "end_round", force: true }),
                  )}
            </>
          )}
          {(!round || round.status === "closed") &&
            next <= (rounds ?? 0) &&
            button(t("evening.draw", { number: next }), command({ do: "draw_round" }), "primary")}
          {round?.status === "closed" && (
            <>
              {button(
                sure === "reopen" ? t("evening.reopen_sure") : t("evening.reopen", { number: round.number }),
                twice("reopen", { do: "reopen_round" }),
              )}
              {button(
                t(sure === "finish" ? "evening.finish_sure" : "evening.finish"),
                twice("finish", { do: "finish_evening" }),
                next > (rounds ?? 0) ? "primary" : "",
              )}
            </>
          )}
          {round?.status === "drawn" &&
            round.number > 1 &&
            button(
              sure === "reopen"
                ? t("evening.reopen_sure")
                : t("evening.reopen", { number: round.number - 1 }),
              twice("reopen", { do: "reopen_round" }),
            )}
        </div>
      )}
      {page.results && (
        <div class="acts">
          <a class="btn" href={`/evening/${page.results.link}/projector`}>
            {t("evening.projector")}
          </a>
        </div>
      )}
      {!round && state.entries.length === 0 && (
        <p class="sm">
          {t("evening.entries_first")} <a href="?view=entries">{t("evening.to_entries")}</a>
        </p>
      )}
      {minutes === null && round?.status === "playing" && <p class="sm">{t("evening.no_clock")}</p>}
    </Panel>
  );
}

export function RoundView({ page, live }: ViewProps) {
  const { state } = page;
  const round = state.rounds.at(-1);
  return (
    <div class="dir">
      <RoundPanel page={page} live={live} round={round} />
      <div class="main29">
        {!round && <p class="lead">{t("evening.nothing_drawn", { number: state.entries.length })}</p>}
        {round?.status === "drawn" && <Drawn page={page} live={live} round={round} />}
        {round && round.status !== "drawn" && <Tables page={page} live={live} round={round} />}
      </div>
      {state.standings.after > 0 && (
        <section class="panel" aria-label={t("evening.view.standings")}>
          <StandingsTable
            rows={state.standings.rows}
            after={state.standings.after}
            label={t("evening.standings_after", { round: state.standings.after })}
            unit={scoreLabel(state.settings.scoring ?? "total")}
            brief
          />
        </section>
      )}
    </div>
  );
}
