// The side rail on desktops: totals, the log, the coach.
import type { ComponentChildren } from "preact";
import { formatList, formatNumber, t } from "../../messages";
import { SideBadge, SvgSymbol } from "../../ui/cards/face";
import type { SideOfTable } from "../../wire";
import { MoveLog } from "./move-log";
import { NoteDialog } from "./note-dialog";
import type { TableController } from "./table-controller";

export function targetOf(controller: TableController): string {
  const game = controller.model.game.value?.game;
  if (!game) return "";
  return game.target ? t("totals.to", { target: game.target }) : t("totals.hands", { number: game.hands });
}

/** `head`: the coach's note of a lesson, in place of the totals and the coach. */
export function SideRail({ controller, head }: { controller: TableController; head?: ComponentChildren }) {
  const { model } = controller;
  return (
    <aside class="rail" aria-label={t("rail.label")}>
      <NoteDialog controller={controller} />
      {head ?? <Totals controller={controller} />}
      <section class="panel logpanel">
        <h2>{t("log.title")}</h2>
        <MoveLog controller={controller} />
      </section>
      {!head && model.info.value?.settings.coach !== false && model.seat.value > 0 && (
        <section class="panel coach" aria-label={t("coach.label")}>
          <span class="lamp" aria-hidden="true">
            <SvgSymbol id="i-lamp" />
          </span>
          <div>
            <p>{t("coach.offer")}</p>
            <button
              type="button"
              class="btn"
              aria-disabled={model.myTurn.value ? undefined : "true"}
              aria-keyshortcuts="H"
              onClick={() => model.myTurn.value && controller.hint()}
            >
              {t("act.hint")} <kbd aria-hidden="true">H</kbd>
            </button>
          </div>
        </section>
      )}
    </aside>
  );
}

/** Describe the canastas of a side, by type. */
function madeOf({ sets }: SideOfTable): string {
  const numbers = new Map<string, number>();
  for (const { canasta } of sets) if (canasta) numbers.set(canasta, (numbers.get(canasta) ?? 0) + 1);
  const made = [...numbers].map(([sort, number]) =>
    t("zone.canastas", { number, sort, word: t(`canasta.${sort}`) }),
  );
  return made.length ? formatList(made) : t("zone.none_made");
}

function Totals({ controller }: { controller: TableController }) {
  const { model } = controller;
  const board = model.board.value;
  const sides = board?.sides.length ?? 2;
  return (
    <section class="panel">
      <h2>
        {t("totals.title")} · {targetOf(controller)}
      </h2>
      <div
        class={`tot ${sides > 2 ? "three-sides" : ""} ${sides > 3 || model.others().length > 5 ? "many" : ""}`}
      >
        {board?.sides.map((side) => [
          <SideBadge key={`b${side.side}`} side={side.side} />,
          <span key={`n${side.side}`} class="n">
            {model.members(side.side)}
          </span>,
          <span key={`p${side.side}`} class="p">
            {formatNumber(side.total)}
          </span>,
          <span key={`d${side.side}`} class="d">
            {side.opened
              ? t("zone.made", { who: model.subject(side.side), made: madeOf(side) })
              : t("zone.needs_long", { number: side.needs })}
          </span>,
        ])}
      </div>
    </section>
  );
}
