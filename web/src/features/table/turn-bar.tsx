// The turn bar: the steps, the current task, the clock, and the buttons.
import { useEffect, useState } from "preact/hooks";
import { t } from "../../messages";
import { Icon, SvgSymbol } from "../../ui/cards/face";
import { ParagraphLink } from "./paragraph-link";
import type { Layout } from "./screen-layout";
import type { TableController } from "./table-controller";

export function Steps({ controller }: { controller: TableController }) {
  const mine = controller.model.myTurn.value;
  const now = controller.step.value;
  return (
    <ol class={`steps ${mine ? "" : "idle"}`} aria-label={t("steps.label")}>
      {["draw", "lay", "discard"].map((step, i) => (
        <li
          key={step}
          class={!mine ? "" : i < now ? "done" : i === now ? "now" : ""}
          aria-current={mine && i === now ? "step" : undefined}
        >
          {mine && i < now && <SvgSymbol id="i-tick" />}
          {i + 1} {t(`step.${step}`)}
        </li>
      ))}
    </ol>
  );
}

export function TurnSentence({ controller, small }: { controller: TableController; small: boolean }) {
  const note = controller.note.value;
  const refused = note?.kind === "refusal";
  // What can never be a set is said at once, next to the cards.
  const doubt = refused ? null : controller.selection.doubt.value;
  return (
    <p class={`say ${refused ? "no" : ""}`} role="status">
      {refused && <SvgSymbol id="i-x" cls="ico" />}
      {doubt && <SvgSymbol id="i-x" cls="ico" />}
      {refused ? note.sentence : (doubt?.sentence ?? controller.sentence.value)}
      {doubt && (
        <>
          {" "}
          <ParagraphLink book={doubt.book} id={doubt.cites} />
        </>
      )}
      {refused && !small && (
        <small>
          {controller.sentence.value}{" "}
          {note.reason && <ParagraphLink book={note.reason.book} id={note.reason.cites} />}
        </small>
      )}
      {!controller.proposal.value && controller.model.proposalResult.value && (
        <small>{controller.model.proposalResult.value}</small>
      )}
    </p>
  );
}

/** The time left for the turn, and in the bank, if this table has a clock. */
export function Clock({ controller }: { controller: TableController }) {
  const told = controller.model.clock.value;
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
  const name = controller.model.info.value?.places[told.place - 1]?.name ?? "";
  const mine = told.place === controller.model.game.value?.place;
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
export function ActionButtons({ controller, layout }: { controller: TableController; layout: Layout }) {
  const acts = controller.acts.value;
  const small = layout === "phone" || layout === "sideways";
  // A reserve that may be taken up has a button; the lamp is in the menu as well.
  const reserve = controller.selection.offers("take_reserve").length > 0;
  const room = !small || (reserve && layout === "phone") ? 3 : 2;
  const shown = acts.slice(-room);
  const partner = controller.selection.offers("ask").length > 0 ? controller.model.partner() : "";
  return (
    <div class={small && shown.length > 2 ? "acts full" : "acts"}>
      {(!small || shown.length < 3) && (
        <button
          type="button"
          class="btn icon ring"
          aria-label={t("more.label")}
          aria-haspopup="dialog"
          onClick={() => {
            controller.note.value = { kind: "more" };
          }}
        >
          <Icon id="lamp" />
        </button>
      )}
      {!small && controller.canUndo.value && (
        <button type="button" class="btn quiet" onClick={() => controller.undo()}>
          <Icon id="undo" />
          {t("act.undo")}
        </button>
      )}
      {layout === "desktop" && partner && shown.length < 3 && (
        <button
          type="button"
          class="btn quiet"
          aria-label={t("act.ask", { name: partner })}
          onClick={() => controller.askOut()}
        >
          <span class="lbl">{t("act.ask_short")}</span>
        </button>
      )}
      {shown.map((act) => (
        <button
          key={act.id}
          type="button"
          class={`btn ${act.main ? "primary" : ""}`}
          data-act={act.id}
          data-not={act.not}
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
