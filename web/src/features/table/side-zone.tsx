// The zone of a side: its sets in order of rank, its threes, its base, and the tray of a first meld.
import { useRef } from "preact/hooks";
import { formatNumber, t } from "../../messages";
import { Face, Minis, SideBadge } from "../../ui/cards/face";
import { KINDS, type Kind } from "../../ui/cards/names";
import { useWidth } from "../../ui/use-width";
import type { Base, Card, SetOfCards, SideOfTable } from "../../wire";
import { DrawnSet } from "./drawn-set";
import { isTight, type Layout, setDensity, setGap, shrinkSteps } from "./screen-layout";
import { LaidSet, Tray, type ZoneProps } from "./tray";

/** Sort sets by rank, canastas in their rank's place; those of wild cards last. */
function byRank(sets: readonly SetOfCards[]): SetOfCards[] {
  const place = ({ rank }: SetOfCards) => (KINDS.indexOf(rank as Kind) + 1 || KINDS.length) - 1;
  return [...sets].sort((a, b) => place(a) - place(b));
}

function Sets({ controller, side, layout, own }: ZoneProps & { own: boolean }) {
  const box = useRef<HTMLUListElement>(null);
  const width = useWidth(box);
  const tight = isTight(
    layout,
    controller.selection.hand.value.length,
    controller.model.board.value?.sides.length ?? 2,
  );
  const density = setDensity(layout, tight, width || 300, side.sets.length);
  return (
    <ul
      ref={box}
      class={`sets ${density.kind}`}
      style={{ columnGap: `${density.kind === "tiles" ? 4 : setGap(layout)}px` }}
      aria-label={t("zone.sets", { side: controller.model.members(side.side) })}
    >
      {byRank(side.sets).map((set, i) => (
        <LaidSet key={`${set.rank}-${i}`} controller={controller} side={side} set={set} own={own}>
          <DrawnSet controller={controller} set={set} layout={layout} density={density} />
        </LaidSet>
      ))}
    </ul>
  );
}

/** Red threes, and black threes and Caliente cards if they are laid out: small cards with their number. */
function Threes({
  side,
  layout,
  two,
  asCards = false,
}: {
  side: SideOfTable;
  layout: Layout;
  two: boolean;
  asCards?: boolean;
}) {
  const groups: [string, readonly Card[]][] = [
    ["red", side.red_threes ?? []],
    ["black", side.black_threes ?? []],
    ["caliente", side.calientes ?? []],
  ];
  const shown = groups.filter(([, cards]) => cards.length);
  if (!shown.length) return null;
  // A card for each if there is room, else one with their number.
  const all = !side.base && two && layout !== "sideways" && shown.length < 3 && shrinkSteps.value < 2;
  if (!asCards)
    return (
      <span class="threes push">
        {shown.map(([sort, cards]) => (
          <span key={sort} class="few" title={t(`threes.${sort}`, { number: cards.length })}>
            <Minis cards={all ? cards : cards.slice(0, 1)} />
            {!all && <b aria-hidden="true">{cards.length}</b>}
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

const BASE = ["sevens", "fives", "wild", "natural", "mixed"] as const;

/** The canastas that a side needs to go out, with an explanation for the pointer and the screen reader. */
function BaseOf({ base, layout }: { base: Base; layout: Layout }) {
  const parts = BASE.map((name, i) => {
    const needed = base.needed?.[i] ?? 1;
    const made = base.made?.[i] ?? (base[name] ? 1 : 0);
    const count = needed > 1 ? ` ${formatNumber(made)}/${formatNumber(needed)}` : "";
    return { name, needed, made, count };
  }).filter((part) => part.needed > 0);
  const names = parts
    .filter((part) => part.made > 0)
    .map((part) => t(`base.${part.name}`) + part.count)
    .join(", ");
  const done = parts.reduce((sum, part) => sum + part.made, 0);
  const all = parts.reduce((sum, part) => sum + part.needed, 0);
  const label = t("base.label", { done, all, names });
  const wide = layout === "tablet" && shrinkSteps.value < 2;
  return (
    <span class="base" role="img" title={t("base.about")} aria-label={`${label}. ${t("base.about")}`}>
      <b>{t("base.word")}</b>
      {parts.map(({ name, needed, made, count }) => (
        <span key={name} class={made === needed ? "ok" : ""} title={t(`base.${name}`) + count}>
          {t(wide ? `base.${name}` : `base.${name}.short`) + count}
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
  // Threes lie next to the sets as cards while those have their first size.
  const asCards = wide && shrinkSteps.value === 0;
  const header = (
    <header>
      <SideBadge side={side.side} />
      <b>{name}</b>
      {!(phone && side.base) && !(layout === "sideways" && side.opened) && (
        <span class="sub">{layout === "tablet" ? `${formatNumber(side.total)} · ${state}` : state}</span>
      )}
      {!asCards && <Threes side={side} layout={layout} two={two} />}
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
      {asCards && <Threes side={side} layout={layout} two={two} asCards />}
    </section>
  );
}
