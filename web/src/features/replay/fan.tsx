// A hand in a replay: the cards that were played have a dark frame, those of the alternative are dashed.
import { useEffect, useRef, useState } from "preact/hooks";
import { formatList, t } from "../../messages";
import { Face } from "../../ui/cards/face";
import { layHand, type Sizes } from "../../ui/cards/hand-layout";
import { cardName, grouped, kindOf } from "../../ui/cards/names";
import type { Card } from "../../wire";

const SMALL: Sizes = {
  wmin: 44,
  wmax: 56,
  gap: 4,
  inner: 0.4,
  holds: 0.5,
  lift: 20,
  two: 60,
  rackRows: 2,
  front: 55,
  step: 20,
};
const LARGE: Sizes = { ...SMALL, wmin: 56, wmax: 72, gap: 8, inner: 0.44, holds: 0.6 };

export interface Marks {
  played: ReadonlySet<Card>;
  instead: ReadonlySet<Card>;
}
export const UNMARKED: Marks = { played: new Set(), instead: new Set() };

/**
 * Choose which cards of a hand to mark: those that `left` it, and some of the kinds that another play would
 * have used; cards of both plays are marked twice.
 */
export function marked(hand: readonly Card[], left: readonly Card[], instead: readonly Card[]): Marks {
  const played = new Set(left);
  const other = new Set<Card>();
  for (const kind of instead) {
    const alike = hand.filter((card) => kindOf(card) === kind && !other.has(card));
    const card = alike.find((each) => played.has(each)) ?? alike[alike.length - 1];
    if (card) other.add(card);
  }
  return { played, instead: other };
}

interface FanProps {
  hand: readonly Card[];
  marks: Marks;
  name: string;
  narrow: boolean;
  /** The labels of the tabs. */
  tabs?: { played: string; instead: string };
}

/** A hand of distinct cards. */
export function Fan({ hand, marks, name, narrow, tabs }: FanProps) {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const seen = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    if (box.current) seen.observe(box.current);
    return () => seen.disconnect();
  }, []);
  // On a phone the width is known before it is measured, so that nothing below moves.
  const room = width || (narrow ? innerWidth - 24 : 0);
  const groups = grouped(hand);
  const shape = layHand(
    groups.map(([kind, cards]) => [kind, cards.length]),
    room,
    200,
    narrow ? SMALL : LARGE,
  );
  const firstPlayed = tabbed(groups, (card) => marks.played.has(card) && !marks.instead.has(card));
  const firstInstead = tabbed(groups, (card) => marks.instead.has(card) && !marks.played.has(card));
  const face = (card: Card) => {
    const was = marks.played.has(card);
    const might = marks.instead.has(card);
    const tab = card === firstPlayed ? tabs?.played : card === firstInstead ? tabs?.instead : undefined;
    return (
      <>
        <Face card={card} cls={`${was ? "played" : ""} ${might ? "instead" : ""}`} />
        {tab && <span class={`marktab ${was ? "" : "alt"}`}>{tab}</span>}
      </>
    );
  };
  const words = [
    t("replay.holds", { name, cards: formatList(groups.flatMap(([, cards]) => cards.map(cardName))) }),
    ...(tabs && marks.played.size ? [`${tabs.played}: ${formatList([...marks.played].map(cardName))}.`] : []),
    ...(tabs && marks.instead.size
      ? [`${tabs.instead}: ${formatList([...marks.instead].map(cardName))}.`]
      : []),
  ];
  return (
    <div ref={box} class="hand looked" role="img" aria-label={words.join(" ")}>
      {room > 0 &&
        (shape.kind === "fan" ? (
          shape.rows.map((row) => (
            <div
              key={row.from}
              class="row"
              style={{ "--w": `${row.w}px`, height: `${row.w * 1.4 + SMALL.lift}px` }}
            >
              {groups.slice(row.from, row.to).flatMap(([, cards], g) =>
                cards.map((card, i) => (
                  <span
                    key={card}
                    class="cardwrap"
                    style={{ left: `${row.x[g]?.[i]}px`, top: `${SMALL.lift}px` }}
                  >
                    {face(card)}
                  </span>
                )),
              )}
            </div>
          ))
        ) : (
          <div class="fanned big" style={{ "--w": narrow ? "34px" : "44px" }}>
            {groups.flatMap(([, cards]) =>
              cards.map((card) => (
                <span key={card} class="cardwrap">
                  {face(card)}
                </span>
              )),
            )}
          </div>
        ))}
    </div>
  );
}

/** Return the first card in the order of the hand that meets a condition. */
function tabbed(groups: readonly (readonly [string, Card[]])[], holds: (card: Card) => boolean) {
  return groups.flatMap(([, cards]) => cards).find(holds);
}
