// The table, rendered for the available space; the source may be a game or a lesson.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { formatNumber, language, t } from "../../messages";
import { describeRules } from "../../state/books";
import { settings } from "../../state/settings";
import { Icon, SideBadge } from "../../ui/cards/face";
import { Header } from "../../ui/header";
import { Bubble } from "./bubble";
import { Center } from "./center";
import { isSpectator, SpectatorCount, WatchingLabel } from "./company";
import { Hand } from "./hand";
import { handleKey } from "./keyboard";
import { LastMove } from "./last-move";
import { Announcer, MoveLog } from "./move-log";
import { NoteDialog } from "./note-dialog";
import {
  hasRail,
  isCramped,
  isTight,
  isUpright,
  type Layout,
  layoutFor,
  screen,
  shrinkSteps,
  shrinkToFit,
  sizesOf,
} from "./screen-layout";
import { Seats } from "./seats";
import { SideRail } from "./side-rail";
import { SideZone } from "./side-zone";
import type { TableController } from "./table-controller";
import { ActionButtons, Clock, Steps, TurnSentence } from "./turn-bar";

/** Describe the rules, and the number of the hand. */
export function describeTable(now: TableController): string {
  const { model } = now;
  const rules = model.game.value?.game.rules;
  const of = model.game.value?.game.hands ?? 0;
  return rules
    ? t("table.subtitle", { book: describeRules(rules), hand: model.board.value?.hand ?? 1, of })
    : "";
}

/** If a render removes the focused element, move the focus to the hand, never to the body. */
function useFocusKept(): preact.RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  // Before anything is painted: a key pressed right away is meant for the table.
  useLayoutEffect(() => {
    const table = box.current;
    if (!table) return;
    const keep = () => {
      if (document.activeElement !== document.body && document.activeElement) return;
      const home = table.querySelector<HTMLElement>('.note, .hand [tabindex="0"]') ?? table;
      home.focus({ preventScroll: true });
    };
    keep();
    const seen = new MutationObserver(keep);
    seen.observe(table, { childList: true, subtree: true });
    return () => seen.disconnect();
  }, []);
  return box;
}

/** Shrink the cards on the table until they fit, and reset the size for another hand or window size. */
function useFitting(
  box: preact.RefObject<HTMLDivElement | null>,
  controller: TableController,
  layout: Layout,
): void {
  const { width, height } = screen.value;
  const hand = controller.model.board.value?.hand;
  const frame = `${layout} ${width} ${height} ${settings.value.print} ${language.value} ${hand}`;
  const before = useRef(frame);
  // Each step renders the table again, which comes back here, all before anything is painted.
  const drawn = useRef(0);
  drawn.current = shrinkSteps.value;
  useLayoutEffect(() => {
    const table = box.current?.querySelector(".table");
    if (before.current !== frame) shrinkSteps.value = 0;
    before.current = frame;
    // After the parts that render once more because they have measured themselves.
    if (table) queueMicrotask(() => shrinkToFit(table, drawn.current));
  });
  useLayoutEffect(() => {
    const table = box.current?.querySelector(".table");
    if (!table) return;
    const seen = new ResizeObserver(() => shrinkToFit(table, drawn.current));
    for (const each of [table, ...table.querySelectorAll(".zone, .centre, .sets, .piles")])
      seen.observe(each);
    return () => seen.disconnect();
  }, [frame, controller.model.board.value]);
}

interface TableProps {
  controller: TableController;
  where?: string;
  /** Problems with the connection. */
  banner?: ComponentChildren;
  /** The header on a phone, if it is not a game's. */
  phoneTop?: ComponentChildren;
  /** The button that opens the talk. */
  talk?: ComponentChildren;
  /** The coach's note: at the top of the rail on desktops, else over the table. */
  teacher?: ComponentChildren;
}

export function TableView({
  controller: now,
  where = describeTable(now),
  banner,
  phoneTop,
  talk,
  teacher,
}: TableProps) {
  const { model } = now;
  const board = model.board.value;
  const box = useFocusKept();
  const others = model.others();
  const sides = board?.sides.length ?? 2;
  const layout = layoutFor(sides, others.length);
  const rail = hasRail();
  const own = model.ownSide.value;
  const theirs = board?.sides.filter((side) => side !== own) ?? [];
  const tight = isTight(layout, now.selection.hand.value.length, sides);
  const rackHeight = rackRoom(layout, sides);
  useFitting(box, now, layout);
  // The table depends on all of these signals; a change of one renders it again.
  void now.note.value;
  const small = layout === "phone" || layout === "sideways";
  const top = small ? (
    (phoneTop ?? <PhoneTop controller={now} talk={talk} />)
  ) : (
    <Header where={where}>
      <SpectatorCount controller={now} />
      {talk}
    </Header>
  );
  const felt = (
    <div class="tablewrap">
      {layout === "desktop" && <Seats controller={now} layout={layout} />}
      <div
        class={`table sides-${sides} ${isUpright(layout) ? "upright" : ""} ${tight ? "tight" : ""} ${isCramped(layout, tight) ? "cramped" : ""}`}
      >
        {layout === "tablet" && theirs[0] && <SideZone controller={now} side={theirs[0]} layout={layout} />}
        {layout !== "tablet" &&
          theirs.map((side) => <SideZone key={side.side} controller={now} side={side} layout={layout} />)}
        <Center controller={now} layout={layout} />
        {layout === "tablet" &&
          theirs
            .slice(1)
            .map((side) => <SideZone key={side.side} controller={now} side={side} layout={layout} />)}
        {own && <SideZone controller={now} side={own} layout={layout} />}
      </div>
    </div>
  );
  const turn = (
    <div class="turnbar">
      {isSpectator(now) ? <WatchingLabel controller={now} /> : <Steps controller={now} />}
      <div class="saying">
        <TurnSentence controller={now} small={small} />
        <Clock controller={now} />
      </div>
      {!small && <ActionButtons controller={now} layout={layout} />}
    </div>
  );
  const hand = model.seat.value > 0 && <Hand controller={now} sizes={sizesOf(layout)} height={rackHeight} />;
  const overAgain = board?.expects === "nothing" && model.results.value.length > 0;
  return (
    <div
      ref={box}
      tabIndex={-1}
      data-home
      class={`${layout === "tablet" ? "tab" : layout} ${rail ? "with-rail" : ""}`}
      onKeyDown={(event) => handleKey(event, now) && event.preventDefault()}
      onClick={() => model.skipDelays()}
    >
      {banner}
      {top}
      <main class="board" aria-label={t("table.label")}>
        <h1 class="vh">{where}</h1>
        <Announcer controller={now} />
        {layout !== "desktop" && <Seats controller={now} layout={layout} />}
        {felt}
        <div class="below">
          <Bubble model={model} place={model.placeOf(model.seat.value)} />
          {layout !== "desktop" && <LastMove controller={now} />}
          {turn}
          {hand}
          {isSpectator(now) && !rail && <MoveLog controller={now} />}
          {small && <ActionButtons controller={now} layout={layout} />}
          {overAgain && (
            <p class="again">
              <button
                type="button"
                class="btn"
                onClick={() => {
                  model.sheet.value = model.results.value[model.results.value.length - 1] ?? null;
                }}
              >
                {t("sheet.show")}
              </button>
            </p>
          )}
        </div>
      </main>
      {rail ? (
        <SideRail controller={now} head={teacher} />
      ) : (
        <>
          {teacher}
          <NoteDialog controller={now} />
        </>
      )}
    </div>
  );
}

/** Return the height available for a rack; on a phone, three sides and four need more of it for their sets. */
function rackRoom(layout: Layout, sides: number): number {
  const { height } = screen.value;
  if (layout === "phone" && sides > 3) return Math.max(150, Math.min(220, height * 0.2));
  if (layout === "phone" && sides > 2) return Math.max(170, Math.min(240, height * 0.235));
  if (layout === "phone") return Math.max(170, Math.min(300, height * 0.309));
  if (layout === "sideways") return height - (settings.value.print === "large" ? 206 : 184);
  if (isUpright(layout)) return Math.max(270, height * 0.28);
  return Math.max(150, height * 0.24);
}

function PhoneTop({ controller: now, talk }: Pick<TableProps, "controller" | "talk">) {
  const { model } = now;
  const sides = model.board.value?.sides ?? [];
  const own = model.mySide.value;
  const ordered = [...sides].sort((a, b) => Number(b.side === own) - Number(a.side === own));
  return (
    <header class="top">
      <button
        type="button"
        class="btn icon"
        aria-label={t("header.menu")}
        onClick={() => {
          now.note.value = { kind: "menu" };
        }}
      >
        <Icon id="menu" />
      </button>
      <div class="scorestrip">
        {ordered.map((side) => (
          <span key={side.side}>
            <SideBadge side={side.side} />
            <span class="whose">
              {sides.length < 3 && model.seat.value > 0 && t(side.side === own ? "we" : "they")}
            </span>{" "}
            {formatNumber(side.total)}
          </span>
        ))}
      </div>
      <SpectatorCount controller={now} />
      {talk}
      <button type="button" class="btn icon" aria-label={t("header.rules")} onClick={() => now.openBook()}>
        <Icon id="book" />
      </button>
    </header>
  );
}
