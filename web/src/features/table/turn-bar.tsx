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
    <p class={`say ${refused ? "no" : doubt ? "doubted" : ""}`} role="status">
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
  // At a slow table the seconds do not matter.
  if (seconds >= 7200) return t("clock.hours", { hours: Math.floor(seconds / 3600) });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};

const IconButton = ({ icon, label, run }: { icon: string; label: string; run: () => void }) => (
  <button type="button" class="btn icon ring" data-act={icon} aria-label={label} onClick={run}>
    <Icon id={icon} />
  </button>
);

/** Return how many actions have a button: three, on phones two; a reserve that may be taken up is a third. */
export function barRoom(controller: TableController, layout: Layout): number {
  const reserve = controller.selection.offers("take_reserve").length > 0;
  return layout === "sideways" || (layout === "phone" && !reserve) ? 2 : 3;
}

/** The main actions, with the main one near the thumb; the rest is in the menu. */
export function ActionButtons({ controller, layout }: { controller: TableController; layout: Layout }) {
  const { model } = controller;
  const small = layout === "phone" || layout === "sideways";
  const shown = controller.acts.value.slice(-barRoom(controller, layout));
  const full = small && shown.length > 2;
  // Asking is always in the menu; here it is when it makes sense.
  const asks = model.view.value?.out_in_sight === true && !full && controller.canAsk.value;
  const hint = layout !== "desktop" && controller.canHint.value && !(small && asks) && !full;
  return (
    <div class={small && (full || asks || controller.canUndo.value) ? "acts full" : "acts"}>
      {!small && <IconButton icon="menu" label={t("header.menu")} run={() => controller.open("menu")} />}
      {hint && <IconButton icon="lamp" label={t("act.hint")} run={() => controller.hint()} />}
      {controller.canUndo.value &&
        (small ? (
          <IconButton icon="undo" label={t("act.undo")} run={() => controller.undo()} />
        ) : (
          <button type="button" class="btn quiet" onClick={() => controller.undo()}>
            <Icon id="undo" />
            {t("act.undo")}
          </button>
        ))}
      {asks && (
        <button
          type="button"
          class="btn"
          data-act="ask"
          aria-label={t("act.ask", { name: model.partner() })}
          aria-haspopup="dialog"
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
          data-not={act.not || undefined}
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
