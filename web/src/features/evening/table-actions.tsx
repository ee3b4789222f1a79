// What the phone of a table does: write on the pad, hand in and confirm the result, call the referee.

import { useEffect, useState } from "preact/hooks";
import { t } from "../../messages";
import { Icon } from "../../ui/cards/face";
import { TextField } from "../../ui/fields";
import type { TablePage } from "../../wire";
import type { Live } from "./live";
import { openPad, unsentOn } from "./open-pad";
import { SIDES } from "./parts";

interface PartProps {
  page: TablePage;
  live: Live<TablePage>;
}

/** Calling for the referee, with a few words about what happened. */
export function CallReferee({ page, live }: PartProps) {
  const [shown, setShown] = useState(false);
  const [text, setText] = useState("");
  const waiting = page.calls.filter((each) => each.answered === null);
  const answered = page.calls.filter((each) => each.answer).slice(-1);
  const call = async () => {
    if (await live.send({ do: "call", text: text.trim() })) {
      setText("");
      setShown(false);
    }
  };
  return (
    <section class="panel" aria-label={t("evening.referee")}>
      <div role="status">
        {waiting.map((each) => (
          <p key={each.id} class="called">
            <Icon id="whistle" />
            {t("evening.referee_comes")} {each.text}
          </p>
        ))}
        {answered.map((each) => (
          <p key={each.id}>{t("evening.answered_with", { text: each.answer })}</p>
        ))}
      </div>
      {shown ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void call();
          }}
        >
          <TextField label={t("evening.what_happened")} value={text} max={200} onInput={setText} />
          <div class="acts">
            <button type="submit" class="btn primary">
              {t("evening.call")}
            </button>
            <button type="button" class="btn" onClick={() => setShown(false)}>
              {t("evening.cancel")}
            </button>
          </div>
        </form>
      ) : (
        <div class="acts">
          <button type="button" class="btn" onClick={() => setShown(true)}>
            <Icon id="whistle" />
            {t("evening.call")}
          </button>
        </div>
      )}
    </section>
  );
}

/** The result of the round: writing on the pad, handing in, confirming. */
export function Result({ page, live, side, link }: PartProps & { side: number; link: string }) {
  const [busy, setBusy] = useState(false);
  const [unsent, setUnsent] = useState(0);
  const [problem, setProblem] = useState("");
  const { pad, result } = page;
  useEffect(() => {
    if (pad) setUnsent(unsentOn(pad.id));
  }, [page]);
  if (page.online) return <p class="sm">{t("evening.plays_online")}</p>;
  if (page.status === "closed") return <p>{t(result ? "evening.round_closed" : "evening.closed_without")}</p>;
  if (result?.confirmed) return <p class="ok">{t("evening.result_confirmed")}</p>;
  const played = pad?.pad.sheet.hands.length ?? 0;
  const all = page.hands !== null && played >= page.hands;
  const open = (enter: boolean) => async () => {
    if (!pad || busy) return;
    setBusy(true);
    if (!(await openPad(link, pad, enter))) setProblem(t("offline"));
    setBusy(false);
  };
  const handIn = (complete: boolean) => () => void live.send({ do: "hand_in", side, complete });
  const button = (label: string, onClick: () => void, main = false) => (
    <button type="button" class={`btn ${main ? "primary" : ""}`} onClick={onClick}>
      {label}
    </button>
  );
  const own = result?.complete && result.side === side;
  const other = result?.complete && !own;
  return (
    <>
      {unsent > 0 && (
        <p class="unsent" role="status">
          <Icon id="away" />
          <span>{t("evening.hands_unsent", { number: unsent })}</span>
        </p>
      )}
      <p role="alert" class="problem">
        {problem}
      </p>
      {own && <p role="status">{t("evening.waits_for_other", { side: SIDES[2 - side] ?? "" })}</p>}
      {other && <p>{t("evening.confirm_ask", { side: SIDES[side - 1] ?? "" })}</p>}
      <div class="acts">
        {other &&
          button(
            t("evening.confirm_for", { side: SIDES[side - 1] ?? "" }),
            () => void live.send({ do: "confirm", side, points: result.points }),
            true,
          )}
        {!result?.complete && (
          <>
            {!all && button(t("evening.enter_hand", { number: played + 1 }), () => void open(true)(), true)}
            {(all || (page.hands === null && played > 0)) && button(t("evening.hand_in"), handIn(true), all)}
            {page.hands !== null &&
              played > 0 &&
              !all &&
              page.clock &&
              button(t("evening.hand_in_so_far"), handIn(false))}
          </>
        )}
        {pad && played > 0 && !other && button(t("evening.sheet"), () => void open(false)())}
      </div>
    </>
  );
}
