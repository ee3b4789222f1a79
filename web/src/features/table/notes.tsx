// Notes: a sheet at the bottom on a phone, at the top of the rail on desktops. A note takes the focus and
// restores it. They load after the table (note-dialog.tsx).
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { capitalize, t } from "../../messages";
import { checkRecord } from "../../net/fair";
import { get } from "../../net/http";
import { navigate } from "../../state/router";
import { Icon, SvgSymbol } from "../../ui/cards/face";
import { MoveLog } from "./move-log";
import { isOfHouse, ParagraphLink, paragraphAt } from "./paragraph-link";
import { Quote } from "./quote";
import type { Note, TableController } from "./table-controller";
import { Talk } from "./talk";

/** A device without a keyboard, as far as can be known. */
const touchOnly = matchMedia("(hover: none) and (pointer: coarse)");

export function Notes({ controller }: { controller: TableController }) {
  const note = controller.note.value;
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (note) box.current?.focus();
  }, [note?.kind]);
  if (!note) return null;
  const close = () => {
    controller.note.value = null;
  };
  return (
    <>
      <div class="scrim" onClick={close} />
      <section
        ref={box}
        class={`note ${note.kind}`}
        role={note.kind === "refusal" ? "alertdialog" : "dialog"}
        aria-labelledby="note-title"
        tabIndex={-1}
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          event.stopPropagation();
          close();
        }}
      >
        <Content note={note} controller={controller} close={close} />
      </section>
    </>
  );
}

function Content({
  note,
  controller,
  close,
}: {
  note: Note;
  controller: TableController;
  close: () => void;
}) {
  if (note.kind === "refusal") return <Refused note={note} close={close} />;
  if (note.kind === "hint") return <HintOf note={note} controller={controller} close={close} />;
  if (note.kind === "which")
    return (
      <Frame title={t("which.title")} sign="right" close={close}>
        <div class="choices">
          {note.plays.map((play) => (
            <button
              key={play.actions.join()}
              type="button"
              class="btn"
              onClick={() => controller.act(play.actions)}
            >
              {play.words}
            </button>
          ))}
        </div>
      </Frame>
    );
  if (note.kind === "more") return <More controller={controller} close={close} />;
  if (note.kind === "fair") return <FairOf controller={controller} close={close} />;
  if (note.kind === "keys") return <Keys close={close} />;
  if (note.kind === "talk")
    return (
      <Frame title={t("talk.title")} sign="talk" close={close}>
        <Talk controller={controller} said={close} />
      </Frame>
    );
  if (note.kind === "propose") return <ProposeTo controller={controller} close={close} />;
  return (
    <Frame title={t("log.title")} sign="book" close={close}>
      <MoveLog controller={controller} />
    </Frame>
  );
}

function Frame(props: {
  title: string;
  sign: string;
  /** Whether it is about a refusal. */
  stop?: boolean;
  close: () => void;
  children: ComponentChildren;
  more?: ComponentChildren;
  /** The main button, if it is not the one that closes the note. */
  main?: ComponentChildren;
}) {
  return (
    <>
      <h2 id="note-title">
        <span class={`dot ${props.stop ? "" : "calm"}`}>
          <SvgSymbol id={`i-${props.sign}`} />
        </span>
        {props.title}
      </h2>
      {props.children}
      <div class="acts">
        {props.more}
        <button type="button" class={`btn ${props.main ? "" : "primary"}`} onClick={props.close}>
          {t(props.stop ? "note.got_it" : "note.close")}
        </button>
        {props.main}
      </div>
    </>
  );
}

function Refused({ note, close }: { note: Extract<Note, { kind: "refusal" }>; close: () => void }) {
  const { reason } = note;
  const title = reason?.paragraph?.title ?? t("refusal.title");
  return (
    <Frame
      title={title}
      sign={
        reason?.message.endsWith("frozen_pair") || reason?.message.endsWith("always_frozen") ? "frost" : "x"
      }
      stop
      close={close}
      more={
        reason && (
          <a class="btn" href={paragraphAt(reason.book, reason.cites)} target="_blank" rel="noopener">
            <Icon id="book" />
            {isOfHouse(reason.cites) ? t("para.house") : t("refusal.open", { id: reason.cites })}
          </a>
        )
      }
    >
      <p class="why">{note.sentence}</p>
      {reason && <Quote reason={reason} />}
    </Frame>
  );
}

function HintOf({
  note,
  controller,
  close,
}: {
  note: Extract<Note, { kind: "hint" }>;
  controller: TableController;
  close: () => void;
}) {
  const best = note.hint?.plays[0];
  return (
    <Frame
      title={t("hint.title")}
      sign="lamp"
      close={close}
      main={
        best && (
          <button type="button" class="btn primary" onClick={() => controller.act(best.actions)}>
            {t("hint.do")}
          </button>
        )
      }
    >
      {note.problem ? (
        <p class="why">{note.problem}</p>
      ) : !note.hint ? (
        <p class="why" role="status">
          {t("hint.thinking")}
        </p>
      ) : (
        best && (
          <div role="status">
            <p class="why">
              <b>{capitalize(best.words)}.</b>
            </p>
            <ul class="because">
              {[...best.reasons, ...note.hint.notes].slice(0, 4).map((reason) => (
                <li key={reason.sentence}>
                  {reason.sentence} {reason.cites && <ParagraphLink book={reason.book} id={reason.cites} />}
                </li>
              ))}
            </ul>
            {!note.hint.forced && note.hint.plays[1] && (
              <p class="sm">
                {t(note.hint.plays[1].clear ? "hint.clear" : "hint.close", {
                  words: note.hint.plays[1].words,
                })}
              </p>
            )}
          </div>
        )
      )}
    </Frame>
  );
}

/** The menu of the lamp. */
function More({ controller, close }: { controller: TableController; close: () => void }) {
  const { model } = controller;
  const host = model.info.value?.host;
  const mine = host && model.info.value?.places[(model.game.value?.place ?? 0) - 1]?.person === host;
  const entry = (id: string, icon: string, label: string, run: () => void, not = false) => (
    <button
      key={id}
      type="button"
      class="btn wide"
      aria-disabled={not ? "true" : undefined}
      onClick={() => {
        close();
        run();
      }}
    >
      <Icon id={icon} />
      {label}
    </button>
  );
  const hidden = controller.acts.value.slice(0, -2);
  return (
    <Frame title={t("more.title")} sign="lamp" close={close}>
      <div class="choices">
        {hidden.map((act) => entry(act.id, "right", act.label, act.run, act.not))}
        {model.myTurn.value &&
          model.info.value?.settings.coach !== false &&
          entry("hint", "lamp", t("act.hint"), () => controller.hint())}
        {entry("undo", "undo", t("act.undo"), () => controller.undo(), !controller.canUndo.value)}
        {controller.selection.offers("ask").length > 0 &&
          entry("ask", "right", t("act.ask", { name: model.partner() }), () => controller.askOut())}
        {model.id &&
          model.seat.value > 0 &&
          model.info.value?.status === "playing" &&
          entry("propose", "right", t("propose.title"), () => {
            controller.note.value = { kind: "propose" };
          })}
        {entry("book", "book", t("panel.title"), () => controller.openBook())}
        {model.id &&
          entry("referee", "whistle", t("act.referee"), () => navigate(`/referee?table=${model.id}`))}
        {entry("log", "right", t("log.title"), () => {
          controller.note.value = { kind: "log" };
        })}
        {model.id &&
          entry("fair", "tick", t("fair.title"), () => {
            controller.note.value = { kind: "fair" };
          })}
        {!touchOnly.matches &&
          entry("keys", "gear", t("keys.title"), () => {
            controller.note.value = { kind: "keys" };
          })}
        {mine &&
          entry("pause", "stop", t(model.info.value?.status === "paused" ? "act.resume" : "act.pause"), () =>
            controller.run(() => model.do({ do: "pause", on: model.info.value?.status !== "paused" })),
          )}
        {entry("leave", "x", t("act.leave"), () => location.assign("/"))}
      </div>
    </Frame>
  );
}

/** Proposals to the other players. */
function ProposeTo({ controller, close }: { controller: TableController; close: () => void }) {
  const { info, clock } = controller.model;
  const offered = [
    ...(info.value?.settings.take_back === false ? [] : (["take_back"] as const)),
    ...(clock.value ? (["time"] as const) : []),
    "redeal" as const,
    "end" as const,
  ];
  return (
    <Frame title={t("propose.title")} sign="right" close={close}>
      <p class="why">{t("propose.about")}</p>
      <div class="choices">
        {offered.map((what) => (
          <button
            key={what}
            type="button"
            class="btn wide"
            onClick={() => {
              close();
              controller.propose(what);
            }}
          >
            {t(`propose.${what}`)}
          </button>
        ))}
      </div>
    </Frame>
  );
}

/** "Was it fair?" */
function FairOf({ controller, close }: { controller: TableController; close: () => void }) {
  const { model } = controller;
  const fair = model.fair.value;
  const over = model.over.value;
  const [record, setRecord] = useState<boolean | null>(null);
  const check = async () => {
    const found = await get<{ record: string }>(`/api/tables/${model.id}/record`);
    setRecord(checkRecord(model.game.value?.game.commitment ?? "", found.record));
  };
  return (
    <Frame title={t("fair.title")} sign="tick" close={close}>
      <p class="why">{t(fair.checked ? "fair.part" : "fair.no_part")}</p>
      {fair.checked && (
        <dl class="digits">
          <dt>{t("fair.commitment")}</dt>
          <dd>{fair.commitment}</dd>
          <dt>{t("fair.digest")}</dt>
          <dd>{fair.digest}</dd>
        </dl>
      )}
      {over ? (
        record === null ? (
          <button type="button" class="btn" onClick={() => void check()}>
            {t("fair.check")}
          </button>
        ) : (
          <p class="why" role="status">
            {t(record ? "fair.holds" : "fair.broken")}
          </p>
        )
      ) : (
        <p class="sm">{t("fair.later")}</p>
      )}
    </Frame>
  );
}

const KEYS = ["arrows", "space", "kinds", "enter", "back", "esc", "d", "t", "l", "u", "h", "b", "o", "y"];

function Keys({ close }: { close: () => void }) {
  return (
    <Frame title={t("keys.title")} sign="gear" close={close}>
      <dl class="keylist">
        {KEYS.map((key) => (
          <div key={key}>
            <dt>
              <kbd>{t(`key.${key}`)}</kbd>
            </dt>
            <dd>{t(`key.${key}.does`)}</dd>
          </div>
        ))}
      </dl>
    </Frame>
  );
}
