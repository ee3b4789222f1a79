// The zone of a side: its sets in order of rank, its threes, its base, and the tray of a first meld.
import { useEffect, useRef, useState } from "preact/hooks";
import { formatNumber, t } from "../../messages";
import { Canasta, Face, SetColumn, SideBadge, SvgSymbol } from "../../ui/cards/face";
import { setWidth } from "../../ui/cards/hand-layout";
import { KINDS, type Kind } from "../../ui/cards/names";
import type { Base, Card, SetOfCards, SideOfTable } from "../../wire";
import { isTight, type Layout, maxSetWidth } from "./screen-layout";
import { LaidSet, Tray, type ZoneProps } from "./tray";

/** Return the current width of an element. */
function useWidth<T extends HTMLElement>(): [preact.RefObject<T | null>, number] {
  const box = useRef<T>(null);
  const [width, setWidthTo] = useState(0);
  useEffect(() => {
    const seen = new ResizeObserver(([entry]) => setWidthTo(entry?.contentRect.width ?? 0));
    if (box.current) seen.observe(box.current);
    return () => seen.disconnect();
  }, []);
  return [box, width];
}

/** Sort sets by rank, canastas in their rank's place; those of wild cards last. */
function byRank(sets: readonly SetOfCards[]): SetOfCards[] {
  const place = ({ rank }: SetOfCards) => (KINDS.indexOf(rank as Kind) + 1 || KINDS.length) - 1;
  return [...sets].sort((a, b) => place(a) - place(b));
}

function Sets({ controller, side, layout, own }: ZoneProps & { own: boolean }) {
  const [box, width] = useWidth<HTMLUListElement>();
  const size = controller.model.game.value?.game.canasta_size ?? 7;
  const phone = layout === "phone" || layout === "sideways";
  const k = side.sets.length;
  const gap = phone ? (k > 5 ? 5 : 8) : 13;
  const least = phone && k > 10 ? Math.ceil(k / 2) : k;
  const sides = controller.model.board.value?.sides.length ?? 2;
  const tight = isTight(layout, controller.selection.hand.value.length, sides);
  // Three sides have to share the height of a phone.
  const many = phone && sides > 2;
  const w = setWidth(
    width || 300,
    least,
    gap,
    many ? (layout === "phone" ? 26 : 24) : maxSetWidth(layout, tight),
  );
  // Reeds are wider than narrow cards; a number says the same.
  const slim = phone ? k > 6 : w < 46;
  return (
    <ul
      ref={box}
      class={`sets ${slim ? "slim" : phone && k > 5 ? "close" : ""} ${least < k ? "rows" : ""}`}
      style={{ columnGap: `${gap}px` }}
      aria-label={t("zone.sets", { side: controller.model.members(side.side) })}
    >
      {byRank(side.sets).map((set, i) => {
        const drawn = set.canasta ? (
          <Canasta set={set} w={w} word={layout === "desktop" ? w > 50 : layout === "tablet" && w > 57} />
        ) : (
          <SetColumn
            set={set}
            w={w}
            size={size}
            {...(phone ? { height: w * 1.4 + (tight || many ? 4 : least < k ? 8 : 20) } : {})}
          />
        );
        return (
          <LaidSet key={`${set.rank}-${i}`} controller={controller} side={side} set={set} own={own}>
            {drawn}
          </LaidSet>
        );
      })}
    </ul>
  );
}

/** Red threes, and black threes and Caliente cards if they are laid out: small cards with their number. */
function Threes({ side, layout, two }: { side: SideOfTable; layout: Layout; two: boolean }) {
  const groups: [string, readonly Card[]][] = [
    ["red", side.red_threes ?? []],
    ["black", side.black_threes ?? []],
    ["caliente", side.calientes ?? []],
  ];
  const shown = groups.filter(([, cards]) => cards.length);
  if (!shown.length) return null;
  const [only, second] = shown;
  // A word if there is room for it, else the sign of the card.
  if (only && !second && !side.base && two && (layout === "phone" || layout === "tablet"))
    return <span class="sub push">{t(`threes.${only[0]}`, { number: only[1].length })}</span>;
  if (layout !== "desktop")
    return (
      <span class="threes push">
        {shown.map(([sort, cards]) => (
          <span key={sort} class={`sun ${sort}`} title={t(`threes.${sort}`, { number: cards.length })}>
            <SvgSymbol id={sort === "red" ? "f-3r" : sort === "black" ? "f-3b" : "f-C"} />
            {cards.length}
            <span class="vh">{t(`threes.${sort}`, { number: cards.length })}</span>
          </span>
        ))}
      </span>
    );
  return (
    <span class="laid-all">
      {shown.map(([sort, cards]) => (
        <span key={sort} class="set laid-threes" style={{ "--w": "54px" }}>
          <span class="row" aria-hidden="true">
            {cards.map((card, i) => (
              <Face
                key={card}
                card={card}
                style={{ marginLeft: i ? `${cards.length > 3 ? -38 : -28}px` : "0" }}
              />
            ))}
          </span>
          <span class="reeds">
            <b class="flat">{cards.length}</b>
            <span class="word">{t(`threes.${sort}.word`, { number: cards.length })}</span>
          </span>
        </span>
      ))}
    </span>
  );
}

const BASE: (keyof Base)[] = ["sevens", "fives", "wild", "natural", "mixed"];

function BaseOf({ base, layout }: { base: Base; layout: Layout }) {
  const done = BASE.filter((each) => base[each]).length;
  return (
    <span
      class="base"
      role="img"
      aria-label={t("base.label", {
        done,
        names: BASE.filter((each) => base[each])
          .map((each) => t(`base.${each}`))
          .join(", "),
      })}
    >
      <b>{t("base.word")}</b>
      {BASE.map((each) => (
        <span key={each} class={base[each] ? "ok" : ""} title={t(`base.${each}`)}>
          {layout === "tablet" ? t(`base.${each}`) : t(`base.${each}.short`)}
        </span>
      ))}
    </span>
  );
}

export function SideZone({ controller, side, layout }: ZoneProps) {
  const { model } = controller;
  const own = side.side === model.mySide.value && model.seat.value > 0;
  const phone = layout === "phone" || layout === "sideways";
  const two = (model.board.value?.sides.length ?? 2) < 3;
  const shortName = phone && two && model.seat.value > 0;
  const name = shortName ? t(own ? "we" : "they") : model.members(side.side);
  const gathering = own && (controller.selection.usesTray.value || (!side.opened && side.sets.length > 0));
  const state = side.opened
    ? t("zone.opened", { who: shortName && own ? "we" : model.subject(side.side) })
    : side.needs
      ? t("zone.needs", { number: side.needs })
      : t("zone.not_opened");
  const anchors = model.board.value?.seats.filter((each) => each.side === side.side) ?? [];
  const wide = layout === "desktop";
  const header = (
    <header>
      <SideBadge side={side.side} />
      <b>{name}</b>
      {!(phone && side.base) && !(layout === "sideways" && side.opened) && (
        <span class="sub">{layout === "tablet" ? `${formatNumber(side.total)} · ${state}` : state}</span>
      )}
      {!wide && <Threes side={side} layout={layout} two={two} />}
      {side.base && <BaseOf base={side.base} layout={layout} />}
    </header>
  );
  return (
    <section
      class={`zone ${wide ? "wide" : ""} ${own ? "own" : ""} ${gathering ? "gathering" : ""}`}
      aria-label={t("zone.label", { side: model.members(side.side) })}
      data-zone={side.side}
      data-drop={own ? "zone" : undefined}
    >
      {anchors.map((each) => (
        <i key={each.seat} class="anchor" data-at={`zone-${each.seat}`} />
      ))}
      {header}
      {gathering ? (
        <Tray controller={controller} side={side} layout={layout} />
      ) : (
        <Sets controller={controller} side={side} layout={layout} own={own} />
      )}
      {wide && <Threes side={side} layout={layout} two={two} />}
    </section>
  );
}
