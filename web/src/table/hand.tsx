// The hand: fan, two rows or rack. Cards of a kind are equal, so a tap selects one more of them from the
// front.
import { useEffect, useRef, useState } from "preact/hooks";
import { Face, Use } from "../cards/face";
import { layHand, type Rack, rackPlaces, type Sizes } from "../cards/layout";
import { cardName, grouped, type Kind, kindNames, kindOf } from "../cards/names";
import type { Card } from "../wire";
import { t } from "../words";
import type { Desk } from "./desk";
import { startDrag } from "./drag";
import { barOf } from "./tray";

interface HandProps {
  desk: Desk;
  sizes: Sizes;
  /** The space available for the rack. */
  height: number;
}

export function Hand({ desk, sizes, height }: HandProps) {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const seen = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    if (box.current) seen.observe(box.current);
    return () => seen.disconnect();
  }, []);
  const hand = desk.choosing.hand.value;
  const groups = grouped(hand);
  const shape = layHand(
    groups.map(([kind, cards]) => [kind, cards.length]),
    width || 344,
    height,
    sizes,
  );
  const dipped = desk.dips.value;
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
            desk={desk}
            groups={groups}
            rows={shape.rows}
            lift={shape.rows.length > 1 ? 10 : sizes.lift}
          />
        ) : (
          <RackOf desk={desk} groups={groups} rack={shape} sizes={sizes} width={width} />
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
  desk: Desk;
  groups: Groups;
  rows: { w: number; x: number[][]; from: number; to: number }[];
  lift: number;
}

function Fan({ desk, groups, rows, lift }: FanProps) {
  const { choosing } = desk;
  const stop = stopAmong(groups.flatMap(([, cards]) => cards));
  const dip = desk.dips.value > 0 && desk.note.value?.kind === "refusal";
  const penalties = penaltiesOf(desk);
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
            const off = choosing.isOff(kind);
            const bar = barOf(desk.model.ownSide.value, kind);
            return cards.map((card, i) => {
              const on = choosing.chosen.value.includes(card);
              const fresh = desk.model.fresh.value.has(card);
              const look = [
                on ? "sel" : off && "off",
                i >= cards.length - (penalties.get(kind) ?? 0) && "penalty",
              ];
              return (
                <button
                  key={card}
                  type="button"
                  class={`cardwrap ${on && dip ? "dip" : ""}`}
                  data-card={card}
                  data-kind={kind}
                  aria-pressed={on}
                  aria-label={withStates(cardLabel(card, i, cards.length), fresh, bar, off)}
                  tabIndex={card === stop ? 0 : -1}
                  style={{ left: `${row.x[g]?.[i]}px`, top: `${on ? 0 : lift}px` }}
                  onFocus={() => {
                    tabStop = card;
                  }}
                  onClick={() => (on ? choosing.letGo(card) : choosing.more(kind))}
                  onPointerDown={(event) => startDrag(event, desk, card)}
                >
                  <Face card={card} cls={look.filter(Boolean).join(" ")} ticked={on} />
                  {/* Of overlapping cards, the front one has the label. */}
                  <Tabs
                    fresh={fresh && !on && !desk.model.fresh.value.has(cards[i + 1] ?? "")}
                    bar={
                      !on && (!cards[i + 1] || choosing.chosen.value.includes(cards[i + 1] ?? ""))
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
function penaltiesOf(desk: Desk): Map<string, number> {
  const found = new Map<string, number>();
  const own = desk.model.board.value?.seats.find((each) => each.seat === desk.model.seat.value);
  for (const kind of own?.penalty?.flatMap((group) => group.cards.map(kindOf)) ?? [])
    found.set(kind, (found.get(kind) ?? 0) + 1);
  return found;
}

function cardLabel(card: Card, place: number, of: number): string {
  const name = cardName(card);
  return of > 1 ? t("hand.card", { name, place: place + 1, of }) : name;
}

const withStates = (label: string, fresh: boolean, bar: Bar, off: boolean): string =>
  [label, fresh && t("card.new"), bar && `${t(`card.${bar}`)}: ${t("card.no_more")}`, off && t("card.off")]
    .filter(Boolean)
    .join(", ");

type Bar = ReturnType<typeof barOf>;

/** Markers at the upper edge of a card. */
const Tabs = ({ fresh, bar }: { fresh: boolean; bar: Bar }) =>
  fresh || bar ? (
    <span class={fresh && bar ? "tabs both" : "tabs"} aria-hidden="true">
      {fresh && <span class="newtab">{t("card.new")}</span>}{" "}
      {bar && <span class="deadtab">{t(`card.${bar}`)}</span>}
    </span>
  ) : null;

function RackOf({
  desk,
  groups,
  rack,
  sizes,
  width,
}: {
  desk: Desk;
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
                desk={desk}
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
  desk: Desk;
  kind: Kind;
  cards: Card[];
  tall: number;
  rack: Rack;
  stop: boolean;
}

function Column({ desk, kind, cards, tall, rack, stop }: ColumnProps) {
  const { choosing } = desk;
  if (!cards.length)
    return (
      <div class="colm" style={{ height: `${tall}px` }}>
        <span class="none" style={{ height: `${rack.front}px` }} />
      </div>
    );
  const n = cards.length;
  const on = cards.filter((card) => choosing.chosen.value.includes(card)).length;
  const off = choosing.isOff(kind);
  const fresh = cards.some((card) => desk.model.fresh.value.has(card));
  const bar = barOf(desk.model.ownSide.value, kind);
  const label = on
    ? t("rack.chosen", { names: kindNames(kind), number: on, of: n })
    : t("rack.column", { names: kindNames(kind), of: n });
  return (
    <button
      type="button"
      class="colm"
      data-kind={kind}
      aria-pressed={on > 0}
      aria-label={withStates(label, fresh, bar, off)}
      tabIndex={stop ? 0 : -1}
      style={{ height: `${tall}px` }}
      onFocus={() => {
        tabStop = kind;
      }}
      onClick={() => choosing.more(kind)}
      onPointerDown={(event) => startDrag(event, desk, cards[n - 1] ?? "")}
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
              cls={`strip ${picked ? "pick" : off ? "off" : ""} ${i >= n - (penaltiesOf(desk).get(kind) ?? 0) ? "penalty" : ""}`}
            />
            {picked && (
              <span class="ok">
                <Use id="i-tick" />
              </span>
            )}
          </span>
        );
      })}
      <Tabs fresh={fresh && !on} bar={bar} />
      {on ? (
        <span class="cnt on">{t("rack.count", { number: on, of: n })}</span>
      ) : (
        n > 1 && <span class="cnt">{n}</span>
      )}
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
