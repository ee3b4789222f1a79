// The turn bar: the steps, the current task, the clock, and the buttons.
import { useEffect, useState } from "preact/hooks";
import { Icon, Use } from "../cards/face";
import { t } from "../words";
import type { Desk } from "./desk";
import { Para } from "./notes";
import type { Layout } from "./size";

export function Steps({ desk }: { desk: Desk }) {
  const mine = desk.model.myTurn.value;
  const now = desk.step.value;
  return (
    <ol class={`steps ${mine ? "" : "idle"}`} aria-label={t("steps.label")}>
      {["draw", "lay", "discard"].map((step, i) => (
        <li
          key={step}
          class={!mine ? "" : i < now ? "done" : i === now ? "now" : ""}
          aria-current={mine && i === now ? "step" : undefined}
        >
          {mine && i < now && <Use id="i-tick" />}
          {i + 1} {t(`step.${step}`)}
        </li>
      ))}
    </ol>
  );
}

export function Sentence({ desk, small }: { desk: Desk; small: boolean }) {
  const note = desk.note.value;
  const refused = note?.kind === "refusal";
  return (
    <p class={`say ${refused ? "no" : ""}`} role="status">
      {refused && <Use id="i-x" cls="ico" />}
      {refused ? note.sentence : desk.sentence.value}
      {refused && !small && (
        <small>
          {desk.sentence.value} {note.reason && <Para book={note.reason.book} id={note.reason.cites} />}
        </small>
      )}
      {!desk.proposal.value && desk.model.decided.value && <small>{desk.model.decided.value}</small>}
    </p>
  );
}

/** The time left for the turn, and in the bank, if this table has a clock. */
export function Clock({ desk }: { desk: Desk }) {
  const told = desk.model.clock.value;
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    setNow(Date.now());
    if (!told?.running) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [told]);
  if (!told) return null;
  const gone = told.running ? Math.max(0, now - told.at) : 0;
  const turn = Math.max(0, told.turn - gone);
  const bank = Math.max(0, (told.banks[told.place - 1] ?? 0) - Math.max(0, gone - told.turn));
  const name = desk.model.info.value?.places[told.place - 1]?.name ?? "";
  const mine = told.place === desk.model.game.value?.place;
  return (
    <p
      class={`clock ${mine && turn < 10_000 ? "short" : ""}`}
      role="timer"
      aria-label={t(mine ? "clock.own" : "clock.of", { name })}
    >
      <Icon id="clock" />
      <b>{minutes(turn)}</b> {bank > 0 && <span>{t("clock.bank", { time: minutes(bank) })}</span>}
    </p>
  );
}

const minutes = (milliseconds: number): string => {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};

/** At most three buttons, the main one near the thumb; the rest is in the lamp's menu. */
export function Acts({ desk, layout }: { desk: Desk; layout: Layout }) {
  const acts = desk.acts.value;
  const small = layout === "phone" || layout === "sideways";
  // A reserve that may be taken up has a button; the lamp is in the menu as well.
  const reserve = desk.choosing.offers("take_reserve").length > 0;
  const room = !small || (reserve && layout === "phone") ? 3 : 2;
  const shown = acts.slice(-room);
  const partner = desk.choosing.offers("ask").length > 0 ? desk.model.partner() : "";
  return (
    <div class={small && shown.length > 2 ? "acts full" : "acts"}>
      {(!small || shown.length < 3) && (
        <button
          type="button"
          class="btn icon ring"
          aria-label={t("more.label")}
          aria-haspopup="dialog"
          onClick={() => {
            desk.note.value = { kind: "more" };
          }}
        >
          <Icon id="lamp" />
        </button>
      )}
      {!small && desk.canUndo.value && (
        <button type="button" class="btn quiet" onClick={() => desk.undo()}>
          <Icon id="undo" />
          {t("act.undo")}
        </button>
      )}
      {layout === "desktop" && partner && shown.length < 3 && (
        <button type="button" class="btn quiet" onClick={() => desk.askOut()}>
          <span class="lbl cut">{t("act.ask", { name: partner })}</span>
        </button>
      )}
      {shown.map((act) => (
        <button
          key={act.id}
          type="button"
          class={`btn ${act.main ? "primary" : ""}`}
          aria-disabled={act.not ? "true" : undefined}
          aria-keyshortcuts={act.key}
          onClick={act.run}
        >
          <span class="lbl">{act.label}</span>{" "}
          {act.key && !small && (
            <kbd aria-hidden="true">{act.key === "Backspace" ? <Icon id="back" /> : act.key}</kbd>
          )}
        </button>
      ))}
    </div>
  );
}
