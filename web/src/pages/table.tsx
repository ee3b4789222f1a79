// The table: it listens while it is shown, and draws itself for the room there is.
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { signal } from "@preact/signals";
import { Icon, SideBadge, Use } from "../cards/face";
import type { PageProps } from "../main";
import { line, subscribeAgain } from "../net/socket";
import { go, query } from "../router";
import { comeIn } from "../state/session";
import { TableModel } from "../state/table";
import { Heart, Zone } from "../table/board";
import { Desk } from "../table/desk";
import { Hand } from "../table/hand";
import { press } from "../table/keys";
import { NoteOf } from "../table/notes";
import { Rail } from "../table/rail";
import { Seats } from "../table/seats";
import { Sheet } from "../table/sheet";
import { isTight, layoutFor, room, SIZES, upright } from "../table/size";
import { Acts, Sentence, Steps } from "../table/turn";
import { Waiting } from "../table/waiting";
import { figure, language, t } from "../words";
import { TopBar } from "./top";

/** The table that is shown, for whoever looks over its shoulder. */
export const desk = signal<Desk | null>(null);

/** Listen to a table while it is shown. */
function useTable(id: string): void {
  useEffect(() => {
    let shown = true;
    const open = async () => {
      await comeIn();
      if (!shown) return;
      const search = new URLSearchParams(query.peek());
      const found = new Desk(new TableModel(id, search.get("invite") ?? ""));
      desk.value = found;
      const level = search.get("start");
      if (level) {
        go(`/table/${id}`, true);
        await found.model.do({ do: "start", bots: level });
      } else
        found.model.info.subscribe((info) => {
          // Before the first card the chairs are what matters.
          if (info?.status === "waiting") go(`/room/${id}`, true);
        });
    };
    void open();
    return () => {
      shown = false;
      desk.value?.close();
      desk.value = null;
    };
  }, [id]);
}

export default function TablePage({ params }: PageProps) {
  const id = params[0] ?? "";
  useTable(id);
  const now = desk.value;
  const spoken = language.value;
  useEffect(() => subscribeAgain(id), [spoken]);
  if (!now) return <Blank text={t("table.opening")} />;
  if (now.model.closed.value) return <Blank text={now.model.closed.value} />;
  const { board, info, moved, sheet } = now.model;
  if (moved.value) return <Elsewhere desk={now} />;
  if (!board.value) return info.value ? <Waiting desk={now} /> : <Blank text={t("table.opening")} />;
  if (sheet.value)
    return (
      <div class="page">
        <Banner />
        <TopBar where={whereOf(now)} />
        <Sheet desk={now} result={sheet.value} />
      </div>
    );
  return <TableOf desk={now} />;
}

function Blank({ text }: { text: string }) {
  return (
    <div class="page">
      <TopBar />
      <main class="plain">
        <h1 tabIndex={-1}>{text}</h1>
        <p>
          <a href="/">{t("none.home")}</a>
        </p>
      </main>
    </div>
  );
}

/** Another device or window took the table over; it can be taken back. */
function Elsewhere({ desk: now }: { desk: Desk }) {
  return (
    <div class="page">
      <TopBar />
      <main class="plain">
        <h1 tabIndex={-1}>{t("elsewhere.title")}</h1>
        <p>{t("elsewhere.about")}</p>
        <p>
          <button
            type="button"
            class="btn primary big"
            onClick={() => {
              now.model.moved.value = false;
              subscribeAgain(now.model.id);
            }}
          >
            {t("elsewhere.here")}
          </button>
        </p>
      </main>
    </div>
  );
}

function whereOf(now: Desk): string {
  const { model } = now;
  const rules = model.game.value?.game.rules;
  return rules ? t("table.where", { book: t(`book.${rules.book}`), hand: model.board.value?.hand ?? 1 }) : "";
}

/** What is wrong with the connection, or with the server's disk. */
function Banner() {
  const trouble = desk.value?.model.trouble.value;
  const lost = line.value === "lost";
  return (
    <div class="banner-place" role="status">
      {(lost || trouble) && (
        <p class="banner">
          <Icon id="away" />
          {lost ? t("line.lost") : trouble}
        </p>
      )}
    </div>
  );
}

/** Focus that a drawing took away goes to the hand, never to the body. */
function useFocusKept(): preact.RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  // Before anything is painted: a key that is pressed at once is meant for the table.
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

function TableOf({ desk: now }: { desk: Desk }) {
  const { model } = now;
  const board = model.board.value;
  const box = useFocusKept();
  const others = model.others();
  const sides = board?.sides.length ?? 2;
  const layout = layoutFor(sides, others.length);
  const own = board?.sides.find((side) => side.side === model.mySide.value);
  const theirs = board?.sides.filter((side) => side !== own) ?? [];
  const { height } = room.value;
  const rackHeight = useMemo(() => rackRoom(layout, height), [layout, height]);
  // Everything the table shows follows from these; a change of one draws it again.
  void now.note.value;
  const top =
    layout === "phone" || layout === "sideways" ? <PhoneTop desk={now} /> : <TopBar where={whereOf(now)} />;
  const felt = (
    <div class="tablewrap">
      <div
        class={`table sides-${sides} ${upright(layout) ? "upright" : ""} ${isTight(layout, now.choosing.hand.value.length) ? "tight" : ""}`}
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
      <Sentence desk={now} />
      {layout !== "phone" && layout !== "sideways" && <Acts desk={now} layout={layout} />}
    </div>
  );
  const hand = model.seat.value > 0 && <Hand desk={now} sizes={SIZES[layout]} height={rackHeight} />;
  const overAgain = board?.expects === "nothing" && model.results.value.length > 0;
  const small = layout === "phone" || layout === "sideways";
  return (
    <div
      ref={box}
      tabIndex={-1}
      class={layout === "desktop" ? "desk" : layout === "tablet" ? "tab" : layout}
      onKeyDown={(event) => press(event, now) && event.preventDefault()}
      onClick={() => model.hurry()}
    >
      <Banner />
      {top}
      <main class="board" aria-label={t("table.label")}>
        <h1 class="vh">{whereOf(now)}</h1>
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
      {layout === "desktop" ? <Rail desk={now} /> : <NoteOf desk={now} />}
    </div>
  );
}

/** The height that is free for a rack. */
function rackRoom(layout: string, height: number): number {
  if (layout === "phone") return Math.max(170, Math.min(300, height * 0.309));
  if (layout === "sideways") return height - 150;
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
      <a class="btn icon" href={now.book.value} target="_blank" rel="noopener" aria-label={t("top.book")}>
        <Use id="i-book" cls="ico" />
      </a>
    </header>
  );
}
