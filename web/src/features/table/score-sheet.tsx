// The end of a hand: every line with its paragraph, the totals, and the next step.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { formatList, formatNumber, t } from "../../messages";
import { saveRecord } from "../../net/download-record";
import { Canasta, SetColumn, SideBadge } from "../../ui/cards/face";
import { lazy } from "../../ui/lazy";
import { ScoreTable, SumRow } from "../../ui/score-lines";
import { TotalsChart } from "../../ui/totals-chart";
import type { HandResult, Side } from "../../wire";
import { Garland } from "./garland";
import { ParagraphLink } from "./paragraph-link";
import { screen } from "./screen-layout";
import { targetOf } from "./side-rail";
import type { TableController } from "./table-controller";

const NameForm = lazy(() => import("../account/name-form").then((found) => found.NameForm), "room");
const Rematch = lazy(() => import("./rematch").then((found) => found.Rematch), "room");

interface SheetProps {
  controller: TableController;
  result: HandResult;
  /** Content in place of the chart and the buttons for the next step. */
  beside?: ComponentChildren;
}

export function ScoreSheet({ controller, result, beside }: SheetProps) {
  const { model } = controller;
  const head = useRef<HTMLHeadingElement>(null);
  const over = model.over.value;
  useEffect(() => {
    // The next hand is one key press away, its button is described by the heading; another game is not.
    const next = document.querySelector<HTMLElement>(".scores .go .next");
    (next ?? head.current)?.focus({ preventScroll: true });
  }, [over]);
  const sides = (model.board.value?.sides ?? []).map((side) => side.side);
  const three = sides.length > 2;
  const wide = screen.value.width >= (three ? 1500 : 1100);
  const won = over?.winners.map((side) => model.members(side)) ?? [];
  const winners = over?.winners.flatMap((side) => model.game.value?.game.sides[side] ?? []) ?? [];
  const whoIs = (seat: number) => (seat === model.seat.value ? t("you") : model.nameOf(seat));
  const left = (model.board.value?.seats ?? [])
    .filter((each) => each.cards)
    .map((each) => `${whoIs(each.seat)} ${formatNumber(each.cards)}`);
  const own = over?.winners.includes(model.mySide.value);
  const title = over
    ? over.abandoned
      ? t("sheet.abandoned")
      : own && model.seat.value
        ? t("sheet.you_won")
        : t("sheet.won", { names: formatList(won), number: winners.length })
    : result.out
      ? result.out === model.seat.value
        ? t("sheet.you_out")
        : t("sheet.out", { name: model.nameOf(result.out) })
      : t("sheet.over");
  return (
    <main class={`scores ${three ? "three" : ""} ${wide ? "wide" : ""}`}>
      <section class="paper">
        {own && model.seat.value > 0 && !over?.abandoned && <Garland />}
        <header class="paperhead">
          <h1 ref={head} id="sheet-title" tabIndex={-1}>
            {title}
          </h1>
          <p>
            {t("sheet.dealt", { number: result.number, name: whoIs(result.dealer) })}{" "}
            {left.length > 0 && t("sheet.left", { names: formatList(left) })}
          </p>
        </header>
        <div class="two">
          {sides.map((side, i) => (
            <SideSheet key={side} controller={controller} result={result} side={side} place={i} />
          ))}
        </div>
      </section>
      <section class="beside">
        {beside ?? (
          <>
            <div class="panel">
              <h2>
                {t("totals.title")} · {targetOf(controller)}
              </h2>
              <Totals controller={controller} wide={wide} />
            </div>
            {over && model.seat.value > 0 && <NameForm />}
            {over && <AfterGame controller={controller} />}
            <NextStep controller={controller} result={result} />
          </>
        )}
      </section>
    </main>
  );
}

function Totals({ controller: { model }, wide }: { controller: TableController; wide: boolean }) {
  const { target = 0, first_melds = [] } = model.game.value?.game ?? {};
  return (
    <TotalsChart
      names={(model.board.value?.sides ?? []).map((side) => model.members(side.side))}
      hands={[...model.results.value].sort((a, b) => a.number - b.number)}
      target={target}
      steps={first_melds}
      height={wide ? Math.max(260, Math.min(460, screen.value.height - 420)) : undefined}
    />
  );
}

/** Everything that can be done with a finished game. */
function AfterGame({ controller }: { controller: TableController }) {
  const { model } = controller;
  return (
    <div class="panel acts">
      <a class="btn" href={`/replay/${model.id}`}>
        {t("sheet.replay")}
      </a>
      <a class="btn" href="/profile">
        {t("profile.title")}
      </a>
      <button type="button" class="btn" onClick={() => controller.run(() => saveRecord(model.id))}>
        {t("sheet.record")}
      </button>
      <button
        type="button"
        class="btn"
        onClick={() => {
          controller.note.value = { kind: "fair" };
        }}
      >
        {t("fair.title")}
      </button>
    </div>
  );
}

/** The next hand or the next game; always in sight. */
function NextStep({ controller, result }: SheetProps) {
  const { model } = controller;
  const { place, game } = model.game.value ?? {};
  const deals = result.deals_next;
  const over = model.over.value;
  const { places = [] } = model.info.value ?? {};
  const pause = model.pause.value;
  const others = pause?.waiting.filter((each) => each !== place) ?? [];
  const ready = pause && place && !pause.waiting.includes(place);
  const names = others.map((each) => places[each - 1]?.name ?? "");
  return (
    <div class="panel go">
      {!over && deals ? (
        <p>
          <b>
            {deals === place
              ? t("sheet.you_deal")
              : t("sheet.deals", { name: game?.players[deals - 1] ?? "" })}
          </b>{" "}
          {pause?.left != null && <Countdown until={pause.at + pause.left} />}{" "}
          <span role="status">{ready ? t("sheet.waiting_for", { names: formatList(names) }) : ""}</span>
        </p>
      ) : null}
      <div class="acts">
        <button
          type="button"
          class="btn"
          onClick={() => {
            model.sheet.value = null;
          }}
        >
          {t("sheet.table")}
        </button>
        {over ? (
          <Rematch controller={controller} />
        ) : (
          <button
            key="next"
            type="button"
            class="btn primary next"
            aria-describedby="sheet-title"
            aria-disabled={ready || undefined}
            onClick={() => ready || controller.run(() => model.do({ do: "next" }))}
          >
            {ready ? (
              t("sheet.waiting")
            ) : (
              <>
                {t("sheet.next")} <kbd aria-hidden="true">{t("key.enter")}</kbd>
              </>
            )}
          </button>
        )}
      </div>
    </div>
  );
}

/** How long it takes until the next hand is dealt in any case. */
function Countdown({ until }: { until: number }) {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  return <span>{t("sheet.soon", { seconds: Math.max(0, Math.ceil((until - now) / 1000)) })}</span>;
}

function SideSheet({
  controller,
  result,
  side,
  place,
}: {
  controller: TableController;
  result: HandResult;
  side: Side;
  place: number;
}) {
  const { model } = controller;
  const { rules, cites } = model.game.value?.game ?? {};
  const book = rules?.book ?? "";
  const need = model.over.value ? 0 : result.needs?.[place];
  const hand = result.points[place] ?? 0;
  const total = result.totals[place] ?? 0;
  const sets = model.board.value?.sides[place]?.sets ?? [];
  const w = sets.length > 8 ? 32 : sets.length > 5 ? 38 : 44;
  return (
    <div>
      {sets.length > 0 && (
        <div class="lay" aria-hidden="true">
          {sets.map((set, i) =>
            set.canasta ? (
              <Canasta key={i} set={set} w={w} word={false} />
            ) : (
              <SetColumn key={i} set={set} w={w} size={7} />
            ),
          )}
        </div>
      )}
      <h2 id={`side-${side}`}>
        <SideBadge side={side} />
        {model.members(side)}
      </h2>
      <ScoreTable
        cls="score"
        level
        lines={result.lines}
        side={side}
        labelledBy={`side-${side}`}
        cite={(paragraph) => <ParagraphLink book={book} id={paragraph} />}
      >
        <SumRow cls="hand-sum" label={t("sheet.this")} points={hand} />
        <SumRow cls="before" label={t("sheet.before")} points={total - hand} />
        <SumRow cls="total" label={t("sheet.total")} points={total} />
      </ScoreTable>
      {need ? (
        <p class="nextneeds">
          {t("sheet.needs", { number: need })} <ParagraphLink book={book} id={cites?.first_meld ?? ""} />
        </p>
      ) : null}
    </div>
  );
}
