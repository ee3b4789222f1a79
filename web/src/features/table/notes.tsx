// Notes: a sheet at the bottom on a phone, at the top of the rail on desktops. A note takes the focus and
// restores it. They load after the table (note-dialog.tsx).
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { capitalize, formatList, t } from "../../messages";
import { checkRecord } from "../../net/fair";
import { get } from "../../net/http";
import { navigate } from "../../state/router";
import { Icon, SvgSymbol } from "../../ui/cards/face";
import { lazy } from "../../ui/lazy";
import type { Reason } from "../../wire";
import { ConsentSwitch } from "../lobby/table-settings";
import { MoveLog } from "./move-log";
import { isOfHouse, ParagraphLink, paragraphAt } from "./paragraph-link";
import { Quote } from "./quote";
import { layoutFor } from "./screen-layout";
import type { Note, TableController } from "./table-controller";
import { Talk } from "./talk";
import { barRoom } from "./turn-bar";
import { mayUseVoice } from "./voice-access";

const VoicePanel = lazy(() => import("./voice-panel").then((found) => found.VoicePanel), "voice");

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
              data-act={play.actions[0]}
              onClick={() => controller.act(play.actions)}
            >
              {play.words}
            </button>
          ))}
        </div>
      </Frame>
    );
  if (note.kind === "menu") return <MainMenu controller={controller} close={close} />;
  if (note.kind === "more")
    return <Menu title={t("menu.more")} entries={furtherEntries(controller)} close={close} />;
  if (note.kind === "ask") return <AskOut controller={controller} close={close} />;
  if (note.kind === "fair") return <FairOf controller={controller} close={close} />;
  if (note.kind === "keys") return <Keys close={close} />;
  if (note.kind === "talk")
    return (
      <Frame title={t("talk.title")} sign="talk" close={close}>
        <Talk controller={controller} said={close} />
      </Frame>
    );
  if (note.kind === "spectators") return <SpectatorsOf controller={controller} close={close} />;
  if (note.kind === "voice")
    return (
      <Frame title={t("voice.title")} sign="talk" close={close}>
        {mayUseVoice(controller.model) && <VoicePanel model={controller.model} />}
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

/** True for a reason why another discard is safe. */
const isSafe = (reason: Reason): boolean => reason.message.startsWith("coach.safe.");

const Reasons = ({ reasons }: { reasons: readonly Reason[] }) => (
  <ul class="because">
    {reasons.map((reason) => (
      <li key={reason.sentence}>
        {reason.sentence} {reason.cites && <ParagraphLink book={reason.book} id={reason.cites} />}
      </li>
    ))}
  </ul>
);

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
            <Reasons
              reasons={[...best.reasons, ...note.hint.notes.filter((each) => !isSafe(each))].slice(0, 4)}
            />
            {note.hint.notes.some(isSafe) && (
              <>
                <h3>{t("hint.safe")}</h3>
                <Reasons reasons={note.hint.notes.filter(isSafe)} />
              </>
            )}
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

interface Entry {
  icon: string;
  label: string;
  /** The action of the turn, if it is one. */
  act?: string;
  run: () => void;
}

/** Entries of a menu; one that is chosen closes it. */
function Menu({ title, entries, close }: { title: string; entries: Entry[]; close: () => void }) {
  return (
    <Frame title={title} sign="menu" close={close}>
      <div class="choices">
        {entries.map(({ icon, label, act, run }) => (
          <button
            key={label}
            type="button"
            class="btn wide"
            data-act={act}
            onClick={() => {
              close();
              run();
            }}
          >
            <Icon id={icon} />
            {label}
          </button>
        ))}
      </div>
    </Frame>
  );
}

/** The menu of the table: what a turn may need, and the way to everything else. */
function MainMenu({ controller, close }: { controller: TableController; close: () => void }) {
  const { model } = controller;
  const layout = layoutFor(model.board.value?.sides.length ?? 2, model.others().length);
  const hidden = controller.acts.value.slice(0, -barRoom(controller, layout));
  return (
    <Menu
      title={t("menu.title")}
      close={close}
      entries={[
        ...hidden.map((act) => ({ icon: "right", label: act.label, act: act.id, run: act.run })),
        ...(controller.canHint.value
          ? [{ icon: "lamp", label: t("act.hint"), run: () => controller.hint() }]
          : []),
        ...(controller.canAsk.value
          ? [
              {
                icon: "right",
                label: t("act.ask", { name: model.partner() }),
                act: "ask",
                run: () => controller.askOut(),
              },
            ]
          : []),
        ...(mayUseVoice(model)
          ? [{ icon: "talk", label: t("voice.title"), run: () => controller.open("voice") }]
          : []),
        { icon: "book", label: t("panel.title"), run: () => controller.openBook() },
        { icon: "right", label: t("log.title"), run: () => controller.open("log") },
        ...(model.id
          ? [
              {
                icon: "whistle",
                label: t("act.referee"),
                run: () => navigate(`/referee?table=${model.id}`),
              },
            ]
          : []),
        { icon: "gear", label: t("header.settings"), run: () => navigate("/settings") },
        ...(furtherEntries(controller).length
          ? [{ icon: "right", label: t("menu.more"), run: () => controller.open("more") }]
          : []),
        { icon: "x", label: t("act.leave"), run: () => location.assign("/") },
      ]}
    />
  );
}

/** What is rarely needed. */
function furtherEntries(controller: TableController): Entry[] {
  const { info, game, id, seat } = controller.model;
  const { host = "", places = [], status } = info.value ?? {};
  const hosts = host !== "" && places[(game.value?.place ?? 0) - 1]?.person === host;
  const paused = status === "paused";
  return [
    ...(id && seat.value > 0 && status === "playing"
      ? [{ icon: "right", label: t("propose.title"), run: () => controller.open("propose") }]
      : []),
    ...(hosts
      ? [
          {
            icon: "stop",
            label: t(paused ? "act.resume" : "act.pause"),
            run: () => controller.run(() => controller.model.do({ do: "pause", on: !paused })),
          },
        ]
      : []),
    ...(id ? [{ icon: "tick", label: t("fair.title"), run: () => controller.open("fair") }] : []),
    ...(touchOnly.matches
      ? []
      : [{ icon: "gear", label: t("keys.title"), run: () => controller.open("keys") }]),
  ];
}

/** Before a player asks to go out: what a yes and a no mean. */
function AskOut({ controller, close }: { controller: TableController; close: () => void }) {
  const { game, model } = { game: controller.model.game.value?.game, model: controller.model };
  const asking = game?.asking;
  const name = model.partner();
  const meaning = !asking?.binds ? "free" : asking.fine ? "fined" : "bound";
  return (
    <Frame
      title={t("act.ask", { name })}
      sign="right"
      close={close}
      main={
        <button type="button" class="btn primary" data-act="ask" onClick={() => controller.act(["ask"])}>
          {t("ask_out.do")}
        </button>
      }
    >
      <p class="why">
        {t(`ask_out.${meaning}`, { name, fine: asking?.fine ?? 0 })} {asking?.once && t("ask_out.once")}{" "}
        {game && asking && <ParagraphLink book={game.rules.book} id={asking.cites} />}
      </p>
    </Frame>
  );
}

/** Who watches, what spectators see, and the player's consent to show cards after a hand. */
function SpectatorsOf({ controller, close }: { controller: TableController; close: () => void }) {
  const info = controller.model.info.value;
  const names = info?.watching ?? [];
  return (
    <Frame title={t("spectators.title")} sign="eye" close={close}>
      {names.length > 0 && <p class="why">{formatList(names)}</p>}
      <p class="sm">{t(info?.open_hands ? "spectators.open" : "spectators.hidden")}</p>
      {info && <ConsentSwitch table={info} act={(what) => controller.run(() => controller.model.do(what))} />}
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
