// The hand: fan, two rows or rack. Cards of a kind are equal, so a tap selects one more of them from the
// front.
import { useRef } from "preact/hooks";
import { t } from "../../messages";
import { Face, SvgSymbol } from "../../ui/cards/face";
import { layHand, type Rack, rackPlaces, type Sizes } from "../../ui/cards/hand-layout";
import { cardName, grouped, type Kind, kindNames, kindOf } from "../../ui/cards/names";
import { useWidth } from "../../ui/use-width";
import type { Card } from "../../wire";
import { startDrag } from "./drag";
import type { TableController } from "./table-controller";
import { barOf, HintTab } from "./tray";

interface HandProps {
  controller: TableController;
  sizes: Sizes;
  /** The space available for the rack. */
  height: number;
}

export function Hand({ controller, sizes, height }: HandProps) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const hand = controller.selection.hand.value;
  const groups = grouped(hand);
  const shape = layHand(
    groups.map(([kind, cards]) => [kind, cards.length]),
    width || 344,
    height,
    sizes,
  );
  const dipped = controller.dips.value;
  return (
    <div
      ref={box}
      class="hand"
      role="group"
      aria-label={t("hand.label", { number: hand.length })}
      data-at="hand"
      data-shape={shape.kind}
      onKeyDown={walk}
    >
      {width > 0 &&
        (shape.kind === "fan" ? (
          <Fan
            key={dipped}
            controller={controller}
            groups={groups}
            rows={shape.rows}
            lift={shape.rows.length > 1 ? 10 : sizes.lift}
          />
        ) : (
          <RackOf controller={controller} groups={groups} rack={shape} sizes={sizes} width={width} />
        ))}
    </div>
  );
}

type Groups = [Kind, Card[]][];

/** The focused element of the hand: a card, or a column of the rack. */
let tabStop = "";

function stopAmong(keys: readonly string[]): string {
  return keys.includes(tabStop) ? tabStop : (keys[0] ?? "");
}

interface FanProps {
  controller: TableController;
  groups: Groups;
  rows: { w: number; x: number[][]; from: number; to: number }[];
  lift: number;
}

function Fan({ controller, groups, rows, lift }: FanProps) {
  const { selection } = controller;
  const stop = stopAmong(groups.flatMap(([, cards]) => cards));
  const dip = controller.dips.value > 0 && controller.note.value?.kind === "refusal";
  const penalties = penaltiesOf(controller);
  return (
    <>
      {rows.map((row, number) => (
        <div
          key={row.from}
          class="row"
          style={{
            "--w": `${row.w}px`,
            height: `${rows.length > 1 && number === 0 ? Math.max(60, row.w) : row.w * 1.4 + lift}px`,
          }}
        >
          {groups.slice(row.from, row.to).flatMap(([kind, cards], g) => {
            const off = selection.isOff(kind);
            const bar = barOf(controller.model.ownSide.value, kind);
            return cards.map((card, i) => {
              const on = selection.chosen.value.includes(card);
              const fresh = controller.model.fresh.value.has(card);
              const hint = i >= cards.length - (controller.hintMarks.value?.kinds.get(kind) ?? 0);
              const look = [
                on ? "sel" : off && "off",
                i >= cards.length - (penalties.get(kind) ?? 0) && "penalty",
              ];
              return (
                <button
                  key={card}
                  type="button"
                  class={`cardwrap ${on && dip ? "dip" : ""} ${hint ? "hinted" : ""}`}
                  data-card={card}
                  data-kind={kind}
                  aria-pressed={on}
                  aria-label={withStates(cardLabel(card, i, cards.length), fresh, bar, off, hint)}
                  tabIndex={card === stop ? 0 : -1}
                  style={{ left: `${row.x[g]?.[i]}px`, top: `${on ? 0 : lift}px` }}
                  onFocus={() => {
                    tabStop = card;
                  }}
                  onClick={() => (on ? selection.letGo(card) : selection.more(kind))}
                  onPointerDown={(event) => startDrag(event, controller, card)}
                >
                  <Face card={card} cls={look.filter(Boolean).join(" ")} ticked={on} />
                  {/* Of overlapping cards, the front one has the label. */}
                  <Tabs
                    hint={hint && i === cards.length - 1 && !on}
                    fresh={fresh && !on && !controller.model.fresh.value.has(cards[i + 1] ?? "")}
                    bar={
                      !on && (!cards[i + 1] || selection.chosen.value.includes(cards[i + 1] ?? ""))
                        ? bar
                        : null
                    }
                  />
                </button>
              );
            });
          })}
        </div>
      ))}
    </>
  );
}

/** Count the player's own penalty cards by kind. */
function penaltiesOf(controller: TableController): Map<string, number> {
  const found = new Map<string, number>();
  const own = controller.model.board.value?.seats.find((each) => each.seat === controller.model.seat.value);
  for (const kind of own?.penalty?.flatMap((group) => group.cards.map(kindOf)) ?? [])
    found.set(kind, (found.get(kind) ?? 0) + 1);
  return found;
}

function cardLabel(card: Card, place: number, of: number): string {
  const name = cardName(card);
  return of > 1 ? t("hand.card", { name, place: place + 1, of }) : name;
}

const withStates = (label: string, fresh: boolean, bar: Bar, off: boolean, hint: boolean): string =>
  [
    label,
    hint && t("card.hinted"),
    fresh && t("card.new"),
    bar && `${t(`card.${bar}`)}: ${t("card.no_more")}`,
    off && t("card.off"),
  ]
    .filter(Boolean)
    .join(", ");

type Bar = ReturnType<typeof barOf>;

/** Markers at the upper edge of a card. */
const Tabs = ({ hint, fresh, bar }: { hint: boolean; fresh: boolean; bar: Bar }) =>
  hint ? (
    <HintTab />
  ) : fresh || bar ? (
    <span class={fresh && bar ? "tabs both" : "tabs"} aria-hidden="true">
      {fresh && <span class="newtab">{t("card.new")}</span>}{" "}
      {bar && <span class="deadtab">{t(`card.${bar}`)}</span>}
    </span>
  ) : null;

function RackOf({
  controller,
  groups,
  rack,
  sizes,
  width,
}: {
  controller: TableController;
  groups: Groups;
  rack: Rack;
  sizes: Sizes;
  width: number;
}) {
  const held = new Map(groups);
  const rows = rackPlaces(sizes.rackRows, [...held.keys()]);
  const stop = stopAmong(groups.map(([kind]) => kind));
  return (
    <>
      {rows.map((kinds) => {
        const most = Math.max(1, ...kinds.map((kind) => held.get(kind as Kind)?.length ?? 0));
        const tall = rack.front + rack.step * (most - 1);
        const w = (width - 4 * (kinds.length - 1)) / kinds.length;
        return (
          <div
            key={kinds[0]}
            class="rack"
            style={{
              gridTemplateColumns: `repeat(${kinds.length}, 1fr)`,
              "--w": `${Math.min(w, Math.max(64, 0.75 * rack.front))}px`,
            }}
          >
            {kinds.map((kind) => (
              <Column
                key={kind}
                controller={controller}
                kind={kind as Kind}
                cards={held.get(kind as Kind) ?? []}
                tall={tall}
                rack={rack}
                stop={kind === stop}
              />
            ))}
          </div>
        );
      })}
    </>
  );
}

interface ColumnProps {
  controller: TableController;
  kind: Kind;
  cards: Card[];
  tall: number;
  rack: Rack;
  stop: boolean;
}

function Column({ controller, kind, cards, tall, rack, stop }: ColumnProps) {
  const { selection } = controller;
  if (!cards.length)
    return (
      <div class="colm" style={{ height: `${tall}px` }}>
        <span class="none" style={{ height: `${rack.front}px` }} />
      </div>
    );
  const n = cards.length;
  const on = cards.filter((card) => selection.chosen.value.includes(card)).length;
  const off = selection.isOff(kind);
  const fresh = cards.some((card) => controller.model.fresh.value.has(card));
  const bar = barOf(controller.model.ownSide.value, kind);
  const hints = controller.hintMarks.value?.kinds.get(kind) ?? 0;
  const label = on
    ? t("rack.chosen", { names: kindNames(kind), number: on, of: n })
    : t("rack.column", { names: kindNames(kind), of: n });
  return (
    <button
      type="button"
      class={hints ? "colm hinted" : "colm"}
      data-kind={kind}
      aria-pressed={on > 0}
      aria-label={withStates(label, fresh, bar, off, hints > 0)}
      tabIndex={stop ? 0 : -1}
      style={{ height: `${tall}px` }}
      onFocus={() => {
        tabStop = kind;
      }}
      onClick={() => selection.more(kind)}
      onPointerDown={(event) => startDrag(event, controller, cards[n - 1] ?? "")}
    >
      {cards.map((card, i) => {
        const picked = i >= n - on;
        const bare = rack.step < 12 && i < n - 1;
        return (
          <span
            key={card}
            class={`slot-card ${picked ? "picked" : ""} ${bare ? "bare" : ""}`}
            style={{
              "--p": `${i < n - 1 ? rack.step : Math.max(19, rack.step)}px`,
              height: `${rack.front}px`,
              top: `${tall - rack.front - rack.step * (n - 1 - i)}px`,
            }}
          >
            <Face
              card={card}
              cls={`strip ${picked ? "pick" : off ? "off" : ""} ${i >= n - (penaltiesOf(controller).get(kind) ?? 0) ? "penalty" : ""}`}
            />
            {picked && (
              <span class="ok">
                <SvgSymbol id="i-tick" />
              </span>
            )}
          </span>
        );
      })}
      {on ? (
        <span class="cnt on">{t("rack.count", { number: on, of: n })}</span>
      ) : (
        n > 1 && <span class="cnt">{n}</span>
      )}
      {/* After the count, as in the label, and a word of its own. */}{" "}
      <Tabs hint={hints > 0 && !on} fresh={fresh && !on} bar={bar} />
    </button>
  );
}

/** Handle arrow keys: left and right between kinds, up and down inside one. */
function walk(event: KeyboardEvent): void {
  const at = (event.target as HTMLElement).closest<HTMLElement>("[data-kind]");
  const list = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>("[data-kind]")];
  if (!at) return;
  const here = list.indexOf(at);
  const kind = at.dataset.kind;
  let next: HTMLElement | undefined;
  if (event.key === "ArrowRight") next = list.slice(here).find((each) => each.dataset.kind !== kind);
  else if (event.key === "ArrowLeft")
    next = list.slice(0, here).findLast((each) => each.dataset.kind !== kind);
  else if (event.key === "ArrowDown" && list[here + 1]?.dataset.kind === kind) next = list[here + 1];
  else if (event.key === "ArrowUp" && list[here - 1]?.dataset.kind === kind) next = list[here - 1];
  else if (event.key === "Home") next = list[0];
  else if (event.key === "End") next = list[list.length - 1];
  else return;
  event.preventDefault();
  next?.focus();
}
