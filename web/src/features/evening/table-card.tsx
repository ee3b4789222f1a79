// A table of the round on the director's page: its state, its hands, and the one thing to do.
import { useState } from "preact/hooks";
import { t } from "../../messages";
import { post } from "../../net/http";
import { Icon, SideBadge } from "../../ui/cards/face";
import { Problem, useProblem } from "../../ui/page";
import type { EveningPage, EveningRound, EveningTable, RefereeCall } from "../../wire";
import { HandsTable, namesIn, SIDES, sideName } from "./parts";
import { ResultForm } from "./result-form";

interface CardProps {
  page: EveningPage;
  round: EveningRound;
  table: EveningTable;
  call: RefereeCall | undefined;
  send: (command: object) => Promise<boolean>;
}

/** Hands to come that are shown on a card. */
const MOST_ROWS = 6;

/** Describe the progress of a table: an icon and words. */
function status({ page, round, table, call }: CardProps): [string, string] {
  const { result } = table;
  const progress = page.progress.find((each) => each.table === table.number);
  const wanted = page.state.settings.hands ?? 0;
  if (call) return ["whistle", t("evening.calls")];
  if (result?.complete && result.confirmed) return ["tick", t("evening.done")];
  if (result?.complete && round.status === "closed") return ["tick", t("evening.done_unconfirmed")];
  if (result?.complete && result.side)
    return ["clock", t("evening.to_confirm", { side: SIDES[2 - result.side] ?? "" })];
  if (result?.complete) return ["clock", t("evening.to_confirm_any")];
  if (round.status === "closed") return ["x", t("evening.no_result")];
  const played = progress?.hands ?? 0;
  if (wanted && played >= wanted) return ["clock", t("evening.to_hand_in")];
  return [table.online ? "away" : "clock", t("evening.plays", { number: played + 1 })];
}

/** The address of the referee, with the book and the names of the table filled in. */
function refereeAddress({ page, round, table }: CardProps): string {
  const { settings, entries } = page.state;
  const sides = table.sides.map((side) =>
    side.flatMap((number) => {
      const entry = entries.find((each) => each.number === number);
      return entry ? namesIn(entry, round.number) : [];
    }),
  );
  const seats = (sides[0] ?? []).flatMap((name, i) => [name, sides[1]?.[i] ?? ""]);
  const asked = new URLSearchParams({
    book: settings.book ?? "classic",
    players: String(seats.length),
    names: seats.join(","),
  });
  return `/referee?${asked}`;
}

function Call({ call, card }: { call: RefereeCall; card: CardProps }) {
  const [answer, setAnswer] = useState("");
  const minutes = Math.max(0, Math.floor((Date.now() - call.at) / 60_000));
  return (
    <div class="callbox">
      {call.text && <p>{call.text}</p>}
      <p class="sm">{t("evening.waits", { number: minutes })}</p>
      <div class="acts">
        <a class="btn primary small" href={refereeAddress(card)}>
          {t("evening.rule_at", { number: call.table })}
        </a>
        <label class="fld inline1">
          <span class="vh">{t("evening.answer")}</span>
          <input
            type="text"
            maxLength={200}
            placeholder={t("evening.answer")}
            value={answer}
            onInput={(event) => setAnswer(event.currentTarget.value)}
          />
        </label>
        <button
          type="button"
          class="btn small"
          onClick={() => void card.send({ do: "answer_call", id: call.id, text: answer.trim() })}
        >
          {t("evening.answered")}
        </button>
      </div>
    </div>
  );
}

export function TableCard(card: CardProps) {
  const { page, round, table, call, send } = card;
  const [open, setOpen] = useState(false);
  const [problem, attempt] = useProblem();
  const { result } = table;
  const progress = page.progress.find((each) => each.table === table.number);
  const [sign, words] = status(card);
  const names = table.sides.map((side) => sideName(page.state, side, round.number));
  const points = result?.points ?? (progress?.hands ? progress.points : undefined);
  const done = Boolean(result?.complete && result.confirmed);
  const hands = result?.hands.length ? result.hands : (progress?.played ?? []);
  // Hands to come are shown as well, so that the cards of a round look alike.
  const wanted = result?.complete ? 0 : Math.min(page.state.settings.hands ?? 0, MOST_ROWS);
  const rows = Array.from({ length: Math.max(hands.length, wanted) }, (_, i) => hands[i]);
  const finished = page.state.status === "finished";
  const correcting = round.status === "closed" || done;
  const confirmable = result?.complete && !done && round.status === "playing";
  return (
    <article
      class={`tcard ${call ? "call" : done ? "done" : ""}`}
      aria-label={t("evening.table", { number: table.number })}
    >
      <header>
        <b aria-hidden="true">{table.number}</b>
        <span class="stt">
          <Icon id={sign} />
          {words}
          {table.online && <small> {t("evening.is_online")}</small>}
        </span>
      </header>
      <div class="pr">
        {names.map((name, side) => (
          <span key={name}>
            <SideBadge side={SIDES[side] ?? ""} />
            <span>{name}</span>
          </span>
        ))}
      </div>
      <HandsTable hands={rows} totals={points} />
      {result && result.former.length > 0 && (
        <p class="sm">{t("evening.corrected", { reason: result.former.at(-1)?.reason ?? "" })}</p>
      )}
      {call && <Call call={call} card={card} />}
      <Problem text={problem} />
      {open ? (
        <ResultForm
          table={table}
          round={round.number}
          hands={page.state.settings.hands ?? null}
          names={names}
          progress={progress}
          send={send}
          onClose={() => setOpen(false)}
          correcting={correcting}
        />
      ) : (
        !finished && (
          <div class="acts">
            {confirmable && (
              <button
                type="button"
                class="btn small"
                onClick={() => void send({ do: "confirm_result", round: round.number, table: table.number })}
              >
                {t("evening.confirm")}
              </button>
            )}
            <button type="button" class="btn small" onClick={() => setOpen(true)}>
              {t(correcting ? "evening.correct" : result ? "evening.change_result" : "evening.enter")}
              <span class="vh"> {t("evening.table", { number: table.number })}</span>
            </button>
            {progress?.pad && (
              <a class="btn small quiet" href={`/pad/${progress.pad}`}>
                {t("evening.sheet")}
              </a>
            )}
            {progress?.online && (
              <>
                <a class="btn small quiet" href={`/table/${progress.online}`}>
                  {t("evening.watch")}
                </a>
                {round.status === "playing" && !result && progress.hands === 0 && (
                  <button
                    type="button"
                    class="btn small quiet"
                    onClick={() =>
                      void attempt(() =>
                        post(`/api/evenings/${page.id}/tables/${table.number}/start`, { level: "club" }),
                      )
                    }
                  >
                    {t("evening.start_with_bots")}
                  </button>
                )}
              </>
            )}
          </div>
        )
      )}
    </article>
  );
}
