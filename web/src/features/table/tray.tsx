// The tray, in which a first meld is gathered before it is laid.
import type { ComponentChildren } from "preact";
import { capitalize, formatNumber, t } from "../../messages";
import { Face, SvgSymbol } from "../../ui/cards/face";
import { cardName, kindNames, kindOf } from "../../ui/cards/names";
import type { SetOfCards, SideOfTable } from "../../wire";
import { naturalOf } from "./card-selection";
import { DrawnSet } from "./drawn-set";
import { ParagraphLink } from "./paragraph-link";
import { isTight, type Layout, setDensity } from "./screen-layout";
import type { TableController } from "./table-controller";

export interface ZoneProps {
  controller: TableController;
  side: SideOfTable;
  layout: Layout;
}

/** Return the label of a set. */
export function setLabel(set: SetOfCards, size: number): string {
  const n = set.cards.length;
  const names = set.rank === "wild" ? t("ranks.wild") : kindNames(set.rank);
  if (set.canasta) return t("set.canasta", { names, sort: t(`canasta.${set.canasta}`), number: n });
  return t("set.label", { names, number: n, wild: set.wild ?? 0, left: Math.max(0, size - n) });
}

/** Return why a rank is closed to a side: its own set is closed, or the rank is dead. */
export function barOf(side: SideOfTable | undefined, rank: string): "closed" | "dead" | null {
  if (!side?.barred?.some((each) => each === rank)) return null;
  return side.sets.some((set) => set.rank === rank && set.closed) ? "closed" : "dead";
}

/** The mark of the coach's hint: a lamp and a word. A label says it to screen readers. */
export const HintTab = () => (
  <span class="hinttab" aria-hidden="true">
    <SvgSymbol id="i-lamp" />
    {t("card.hint")}
  </span>
);

interface LaidProps {
  controller: TableController;
  side: SideOfTable;
  set: SetOfCards;
  own: boolean;
  children: ComponentChildren;
}

/** A set on the table: while cards are selected, the player's own is a button that takes them. */
export function LaidSet({ controller, side, set, own, children }: LaidProps) {
  const { selection, model } = controller;
  const bar = set.closed ? "closed" : barOf(side, set.rank);
  const more = bar && (bar === "dead" ? `${t("card.dead")}: ${t("set.no_more")}` : t("card.closed"));
  const hint = own && controller.hintMarks.value?.places.has(set.rank);
  const label = [setLabel(set, model.game.value?.game.canasta_size ?? 7), hint && t("card.hinted"), more]
    .filter(Boolean)
    .join(", ");
  const takes = own && model.myTurn.value && selection.chosen.value.length > 0;
  const can =
    own &&
    selection.plays.value.some(
      (play) => (play.family === "add" || play.family === "bury") && play.rank === set.rank,
    );
  return (
    <li
      class={`${can ? "can" : ""} ${hint ? "hinted" : ""}`}
      data-set={set.rank}
      data-drop={own ? `set-${set.rank}` : undefined}
    >
      {takes ? (
        <button type="button" class="bare-button" onClick={() => controller.lay(set.rank)}>
          <span class="vh">{t("set.add_to", { set: label })}</span>
          <span aria-hidden="true">{children}</span>
        </button>
      ) : (
        <>
          <span class="vh">{label}</span>
          <span aria-hidden="true">{children}</span>
        </>
      )}
      {hint && <HintTab />}
      {bar === "dead" && (
        <span class="deadtab" aria-hidden="true">
          {t("card.dead")}
        </span>
      )}
    </li>
  );
}

/** The sets laid already, those in the tray, and the points so far. */
export function Tray({ controller, side, layout }: ZoneProps) {
  const { selection, model } = controller;
  const board = model.board.value;
  const aside = model.view.value?.aside ?? [];
  const many = side.sets.length + selection.tray.value.length;
  const tight = isTight(layout, selection.hand.value.length, board?.sides.length ?? 2);
  // Half of the tray is for the bar.
  const density = setDensity(layout, tight, (layout === "phone" ? 44 : 75) * 5, many);
  const draw = (set: SetOfCards) => (
    <DrawnSet controller={controller} set={set} layout={layout} density={density} />
  );
  const laid = board?.count ?? 0;
  const meld = selection.meld.value;
  const both = meld?.have ?? laid;
  const have = Math.min(both, selection.trayMeld.value?.have ?? laid);
  const need = meld?.need ?? side.needs;
  const enough = meld?.enough ?? false;
  const whole = Math.max(need, both, 1);
  const sets = selection.tray.value;
  const small = layout === "phone" || layout === "sideways";
  return (
    <div class={small ? "tray" : "tray counted"} data-drop="zone">
      <ul class={`sets ${density.kind}`} aria-label={t("tray.label")}>
        {side.sets.map((set, i) => (
          <LaidSet key={`laid-${set.rank}-${i}`} controller={controller} side={side} set={set} own>
            {draw(set)}
          </LaidSet>
        ))}
        {sets.map((cards, i) => {
          const wild = cards.filter((card) => kindOf(card) === "2" || kindOf(card) === "X").length;
          const natural = cards.find((card) => kindOf(card) !== "2" && kindOf(card) !== "X");
          const set: SetOfCards = {
            rank: kindOf(natural ?? "2") as SetOfCards["rank"],
            cards: [...cards],
            top: cards[0] ?? "",
            wild,
          };
          const wrong = meld?.sets[i]?.refusal;
          return (
            <li key={cards.join()} class={wrong ? "noset" : ""}>
              <button type="button" class="bare-button" onClick={() => selection.fromTray(i)}>
                <span class="vh">
                  {t("tray.back", { cards: cards.map(cardName).join(", ") })} {wrong?.sentence}
                </span>
                <span aria-hidden="true">
                  {draw(set)}
                  {wrong && <SvgSymbol id="i-x" cls="ico" />}
                </span>
              </button>
            </li>
          );
        })}
        {!sets.length && !side.sets.length && <li class="empty">{t("tray.empty")}</li>}
        {aside.length > 0 && (
          <li class="aside">
            <Face
              card={aside[aside.length - 1] ?? ""}
              style={{ "--w": `${density.kind === "tiles" ? 24 : density.w}px` }}
              cls="strip"
            />
            <span class="reeds">{t("tray.aside", { number: aside.length })}</span>
          </li>
        )}
      </ul>
      <div
        class="meldbar"
        style={{ "--p": `${(100 * have) / whole}%`, "--q": `${(100 * (both - have)) / whole}%` }}
        role="img"
        aria-label={t("meld.label", { have: both, need })}
      >
        <div class="line">
          <span>{t("meld.first")}</span>
          <b>{formatNumber(both)}</b>
          <span>{t("meld.of", { need })}</span>
          <span class="push strong">
            {enough ? (
              <>
                <SvgSymbol id="i-tick" cls="ico" /> {t("meld.enough")}
              </>
            ) : (
              both < need && t("meld.left", { left: need - both })
            )}
          </span>
        </div>
        <div class="track">
          <i class="in" />
          <i class="maybe" />
        </div>
      </div>
      {!small && <Counts controller={controller} laid={laid} />}
    </div>
  );
}

/** The points of each set, and a link to the rule on first melds. */
function Counts({ controller, laid }: { controller: TableController; laid: number }) {
  const { model, selection } = controller;
  const { cites, rules } = model.game.value?.game ?? {};
  const parts = [
    ...(laid ? [t("meld.laid", { points: laid })] : []),
    ...selection.gathered.value.flatMap((set, i) => {
      const points = selection.meld.value?.sets[i]?.points;
      const rank = naturalOf(set) ?? "wild";
      return points ? [t("meld.part", { names: t(`ranks.${rank}`), points })] : [];
    }),
  ];
  return (
    <p class="counts">
      {parts.length > 0 && `${capitalize(parts.join(", "))}. `}
      {rules && cites?.first_meld && <ParagraphLink book={rules.book} id={cites.first_meld} />}
    </p>
  );
}
