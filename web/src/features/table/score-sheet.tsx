// The end of a hand: every line with its paragraph, the totals, and the next step.
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { formatList, formatNumber, t } from "../../messages";
import { saveRecord } from "../../net/download-record";
import { me } from "../../state/session";
import { Canasta, SetColumn } from "../../ui/cards/face";
import { ScoreTable, SumRow } from "../../ui/score-lines";
import type { HandResult, Side } from "../../wire";
import { ParagraphLink } from "./paragraph-link";
import { targetOf } from "./side-rail";
import type { TableController } from "./table-controller";
import { TotalsChart } from "./totals-chart";

interface SheetProps {
  controller: TableController;
  result: HandResult;
  /** Content in place of the plot and the buttons for the next step. */
  beside?: ComponentChildren;
}

export function ScoreSheet({ controller, result, beside }: SheetProps) {
  const { model } = controller;
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  const over = model.over.value;
  const next = () => controller.run(() => model.do({ do: "next" }));
  const sides = (model.board.value?.sides ?? []).map((side) => side.side);
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
    <main
      class="scores"
      onKeyDown={(event) => {
        if (event.key === "Enter" && event.target === head.current && !over && !beside) next();
      }}
    >
      <section class="paper">
        <header class="paperhead">
          <h1 ref={head} tabIndex={-1}>
            {title}
          </h1>
          <p>
            {t("sheet.dealt", { number: result.number, name: whoIs(result.dealer) })}{" "}
            {left.length > 0 && t("sheet.left", { names: formatList(left) })}
          </p>
        </header>
        <div class={`two ${sides.length > 2 ? "three" : ""}`}>
          {sides.map((side, i) => (
            <SideSheet key={side} controller={controller} result={result} side={side} place={i} />
          ))}
        </div>
      </section>
      {beside ? (
        <section class="beside">{beside}</section>
      ) : (
        <Beside controller={controller} result={result} next={next} />
      )}
    </main>
  );
}

/** The totals as a plot, and the buttons for the next step. */
function Beside({ controller, result, next }: SheetProps & { next: () => void }) {
  const { model } = controller;
  const { place, game } = model.game.value ?? {};
  const deals = result.deals_next;
  const over = model.over.value;
  const { host = "", places = [] } = model.info.value ?? {};
  return (
    <section class="beside">
      <div class="panel">
        <h2>
          {t("totals.title")} · {targetOf(controller)}
        </h2>
        <TotalsChart controller={controller} />
      </div>
      <div class="panel go">
        {!over && deals && (
          <p>
            <b>
              {deals === place
                ? t("sheet.you_deal")
                : t("sheet.deals", { name: game?.players[deals - 1] ?? "" })}
            </b>{" "}
            {t("sheet.soon")}
          </p>
        )}
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
            <>
              <button
                type="button"
                class="btn"
                onClick={() => {
                  controller.note.value = { kind: "fair" };
                }}
              >
                {t("fair.title")}
              </button>
              <a class="btn" href={`/replay/${model.id}`}>
                {t("sheet.replay")}
              </a>
              <a class="btn" href="/profile">
                {t("profile.title")}
              </a>
              <button type="button" class="btn" onClick={() => controller.run(() => saveRecord(model.id))}>
                {t("sheet.record")}
              </button>
              {host === me.value?.id ? (
                <button type="button" class="btn primary" onClick={() => controller.again()}>
                  {t("sheet.again")}
                </button>
              ) : (
                <p class="sm">
                  {t("sheet.host", { name: places.find((each) => each.person === host)?.name ?? "" })}
                </p>
              )}
            </>
          ) : (
            <button type="button" class="btn primary" onClick={next}>
              {t("sheet.next")} <kbd aria-hidden="true">{t("key.enter")}</kbd>
            </button>
          )}
        </div>
      </div>
    </section>
  );
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
  return (
    <div>
      {sets.length > 0 && (
        <div class="lay" aria-hidden="true">
          {sets.map((set, i) =>
            set.canasta ? (
              <Canasta key={i} set={set} w={sets.length > 6 ? 34 : 44} word={false} />
            ) : (
              <SetColumn key={i} set={set} w={sets.length > 6 ? 34 : 44} size={7} />
            ),
          )}
        </div>
      )}
      <ScoreTable
        cls="score"
        level
        lines={result.lines}
        side={side}
        names={model.members(side)}
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
