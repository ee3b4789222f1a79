// The table, rendered for the available space; the source may be a game or a lesson.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Icon, SideBadge } from "../cards/face";
import { rulesInWords } from "../lobby/books";
import { TopBar } from "../pages/top";
import { choices } from "../settings";
import { figure, language, t } from "../words";
import type { Desk } from "./desk";
import { Hand } from "./hand";
import { Heart } from "./heart";
import { press } from "./keys";
import { NoteOf } from "./notes";
import { Rail } from "./rail";
import { Seats } from "./seats";
import { fit, isTight, type Layout, layoutFor, room, sizesOf, squeeze, upright } from "./size";
import { Acts, Clock, Sentence, Steps } from "./turn";
import { Zone } from "./zone";

/** Describe the rules, and the number of the hand. */
export function whereOf(now: Desk): string {
  const { model } = now;
  const rules = model.game.value?.game.rules;
  const of = model.game.value?.game.hands ?? 0;
  return rules ? t("table.where", { book: rulesInWords(rules), hand: model.board.value?.hand ?? 1, of }) : "";
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
function useFitting(box: preact.RefObject<HTMLDivElement | null>, desk: Desk, layout: Layout): void {
  const board = desk.model.board.value;
  const { width, height } = room.value;
  const frame = `${layout} ${width} ${height} ${choices.value.print} ${language.value} ${board?.hand}`;
  const before = useRef(frame);
  useLayoutEffect(() => {
    if (before.current !== frame) squeeze.value = 0;
    before.current = frame;
    const table = box.current?.querySelector(".table");
    if (!table) return;
    const seen = new ResizeObserver(() => fit(table));
    for (const each of [table, ...table.querySelectorAll(".zone, .centre, .sets, .heart")])
      seen.observe(each);
    return () => seen.disconnect();
  }, [frame, board]);
}

interface TableProps {
  desk: Desk;
  where?: string;
  /** Problems with the connection. */
  banner?: ComponentChildren;
  /** The header on a phone, if it is not a game's. */
  phoneTop?: ComponentChildren;
  /** The coach's note: at the top of the rail on desktops, else over the table. */
  teacher?: ComponentChildren;
}

export function TableOf({ desk: now, where = whereOf(now), banner, phoneTop, teacher }: TableProps) {
  const { model } = now;
  const board = model.board.value;
  const box = useFocusKept();
  const others = model.others();
  const sides = board?.sides.length ?? 2;
  const layout = layoutFor(sides, others.length);
  const own = model.ownSide.value;
  const theirs = board?.sides.filter((side) => side !== own) ?? [];
  const rackHeight = rackRoom(layout);
  useFitting(box, now, layout);
  // The table depends on all of these signals; a change of one renders it again.
  void now.note.value;
  const small = layout === "phone" || layout === "sideways";
  const top = small ? (phoneTop ?? <PhoneTop desk={now} />) : <TopBar where={where} />;
  const felt = (
    <div class="tablewrap">
      <div
        class={`table sides-${sides} ${upright(layout) ? "upright" : ""} ${isTight(layout, now.choosing.hand.value.length, sides) ? "tight" : ""}`}
      >
        {layout === "tablet" && theirs[0] && <Zone desk={now} side={theirs[0]} layout={layout} />}
        {layout !== "tablet" &&
          theirs.map((side) => <Zone key={side.side} desk={now} side={side} layout={layout} />)}
        <Heart desk={now} layout={layout} />
        {layout === "tablet" &&
          theirs.slice(1).map((side) => <Zone key={side.side} desk={now} side={side} layout={layout} />)}
        {own && <Zone desk={now} side={own} layout={layout} />}
      </div>
    </div>
  );
  const turn = (
    <div class="turnbar">
      <Steps desk={now} />
      <div class="saying">
        <Sentence desk={now} small={small} />
        <Clock desk={now} />
      </div>
      {!small && <Acts desk={now} layout={layout} />}
    </div>
  );
  const hand = model.seat.value > 0 && <Hand desk={now} sizes={sizesOf(layout)} height={rackHeight} />;
  const overAgain = board?.expects === "nothing" && model.results.value.length > 0;
  return (
    <div
      ref={box}
      tabIndex={-1}
      data-home
      class={layout === "desktop" ? "desk" : layout === "tablet" ? "tab" : layout}
      onKeyDown={(event) => press(event, now) && event.preventDefault()}
      onClick={() => model.hurry()}
    >
      {banner}
      {top}
      <main class="board" aria-label={t("table.label")}>
        <h1 class="vh">{where}</h1>
        <Seats desk={now} layout={layout} />
        {felt}
        <div class="below">
          {turn}
          {hand}
          {small && <Acts desk={now} layout={layout} />}
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
      {layout === "desktop" ? (
        <Rail desk={now} head={teacher} />
      ) : (
        <>
          {teacher}
          <NoteOf desk={now} />
        </>
      )}
    </div>
  );
}

/** Return the height available for a rack. */
function rackRoom(layout: Layout): number {
  const { height } = room.value;
  if (layout === "phone") return Math.max(170, Math.min(300, height * 0.309));
  if (layout === "sideways") return height - 156;
  if (upright(layout)) return Math.max(270, height * 0.28);
  return Math.max(150, height * 0.24);
}

function PhoneTop({ desk: now }: { desk: Desk }) {
  const { model } = now;
  const sides = model.board.value?.sides ?? [];
  const own = model.mySide.value;
  const ordered = [...sides].sort((a, b) => Number(b.side === own) - Number(a.side === own));
  return (
    <header class="top">
      <button
        type="button"
        class="btn icon"
        aria-label={t("top.menu")}
        onClick={() => {
          now.note.value = { kind: "more" };
        }}
      >
        <Icon id="menu" />
      </button>
      <div class="scorestrip">
        {ordered.map((side) => (
          <span key={side.side}>
            <SideBadge side={side.side} />
            {sides.length < 3 && model.seat.value > 0 && t(side.side === own ? "we" : "they")}{" "}
            {figure(side.total)}
          </span>
        ))}
      </div>
      <button type="button" class="btn icon" aria-label={t("top.book")} onClick={() => now.openBook()}>
        <Icon id="book" />
      </button>
    </header>
  );
}
