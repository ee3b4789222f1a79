// The standings on the director's page, and adjusting a score.
import { useState } from "preact/hooks";
import { formatNumber, t } from "../../messages";
import { Panel, Select, TextField } from "../../ui/fields";
import type { EveningPage } from "../../wire";
import type { Live } from "./live";
import { entryName, StandingsTable, scoreLabel } from "./parts";

export function ScoresView({ page, live }: { page: EveningPage; live: Live<EveningPage> }) {
  const { state, id } = page;
  const { standings, entries, adjustments, rounds } = state;
  const [entry, setEntry] = useState("");
  const [round, setRound] = useState("");
  const [points, setPoints] = useState("");
  const [reason, setReason] = useState("");
  const [wrong, setWrong] = useState("");
  const started = rounds.filter((each) => each.status !== "drawn");
  const chosen = entry || String(entries[0]?.number ?? "");
  const adjust = async () => {
    const number = Number(points.trim().replace(/[−–]/g, "-").replace(",", "."));
    if (!points.trim() || !Number.isFinite(number)) setWrong(t("evening.points_wrong"));
    else if (!reason.trim()) setWrong(t("evening.reason_needed"));
    else {
      setWrong("");
      const command = {
        do: "adjust_score",
        entry: Number(chosen),
        points: number,
        reason: reason.trim(),
        round: round ? Number(round) : null,
      };
      if (await live.send(command)) {
        setPoints("");
        setReason("");
      }
    }
  };
  return (
    <div class="stack1">
      <section class="panel">
        <StandingsTable
          rows={standings.rows}
          after={standings.after}
          label={t("evening.standings_after", { round: standings.after })}
          unit={scoreLabel(state.settings.scoring ?? "total")}
        />
        <div class="acts">
          <a class="btn small" href={`/api/evenings/${id}/results.csv`} download>
            {t("evening.csv")}
          </a>
          <a class="btn small" href={`/api/evenings/${id}/results.json`} download>
            {t("evening.json")}
          </a>
        </div>
      </section>
      {state.status === "open" && entries.length > 0 && (
        <Panel title={t("evening.adjust")}>
          <form
            class="grid1"
            onSubmit={(event) => {
              event.preventDefault();
              void adjust();
            }}
          >
            <Select
              label={t("evening.name")}
              value={chosen}
              onChoose={setEntry}
              offered={entries.map(({ number }) => ({
                value: String(number),
                label: entryName(state, number, Math.max(1, started.length)),
              }))}
            />
            <Select
              label={t("evening.for_round")}
              value={round}
              onChoose={setRound}
              offered={[
                { value: "", label: t("evening.whole_evening") },
                ...started.map(({ number }) => ({
                  value: String(number),
                  label: t("evening.round", { number }),
                })),
              ]}
            />
            <TextField label={t("evening.points")} value={points} max={9} onInput={setPoints} />
            <TextField label={t("evening.reason")} value={reason} max={200} onInput={setReason} />
            <p role="alert" class="problem">
              {wrong}
            </p>
            <div class="acts">
              <button type="submit" class="btn primary">
                {t("evening.adjust")}
              </button>
            </div>
          </form>
          {adjustments.length > 0 && (
            <ul class="plainlist">
              {adjustments.map((each) => (
                <li key={each.at}>
                  <b>{entryName(state, each.entry, each.round ?? Math.max(1, started.length))}</b>{" "}
                  {formatNumber(each.points)}
                  {each.round !== null && ` (${t("evening.round", { number: each.round })})`}: {each.reason}
                </li>
              ))}
            </ul>
          )}
        </Panel>
      )}
    </div>
  );
}
