// What lies on the table: the sets of each side, stock and pile, the tray, reserves, threes, base.
import { useEffect, useRef, useState } from "preact/hooks";
import { Canasta, Face, PileOf, Reeds, SetColumn, SideBadge, Stack, Use } from "../cards/face";
import { setWidth } from "../cards/layout";
import { cardName, kindNames, kindOf } from "../cards/names";
import type { Base, Card, SeatAtTable, SetOfCards, SideOfTable } from "../wire";
import { figure, t } from "../words";
import type { Desk } from "./desk";
import { heartWidth, isTight, type Layout, setMost } from "./size";

interface ZoneProps {
  desk: Desk;
  side: SideOfTable;
  layout: Layout;
}

/** The width of an element, as it changes. */
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

export function setLabel(set: SetOfCards, size: number): string {
  const n = set.cards.length;
  const names = set.rank === "wild" ? t("ranks.wild") : kindNames(set.rank);
  if (set.canasta) return t("set.canasta", { names, sort: t(`canasta.${set.canasta}`), number: n });
  return t("set.label", { names, number: n, wild: set.wild ?? 0, left: Math.max(0, size - n) });
}

/** The sets of a side, in order of rank, canastas in their rank's place. */
function Sets({ desk, side, layout, own }: ZoneProps & { own: boolean }) {
  const [box, width] = useWidth<HTMLUListElement>();
  const size = desk.model.game.value?.game.canasta_size ?? 7;
  const phone = layout === "phone" || layout === "sideways";
  const k = side.sets.length;
  const gap = phone ? (k > 6 ? 5 : 8) : 13;
  const least = phone && k > 10 ? Math.ceil(k / 2) : k;
  const tight = isTight(layout, desk.choosing.hand.value.length);
  const w = setWidth(width || 300, least, gap, setMost(layout, tight));
  const able = own ? desk.choosing.plays.value : [];
  const choosing = own && desk.model.myTurn.value && desk.choosing.chosen.value.length > 0;
  return (
    <ul
      ref={box}
      class={`sets ${phone && k > 6 ? "slim" : ""} ${least < k ? "rows" : ""}`}
      style={{ columnGap: `${gap}px` }}
      aria-label={t("zone.sets", { side: desk.model.members(side.side) })}
    >
      {side.sets.map((set, i) => {
        const can = able.some(
          (play) => (play.family === "add" || play.family === "bury") && play.rank === set.rank,
        );
        const drawn = set.canasta ? (
          <Canasta set={set} w={w} word={layout === "desktop" && side.sets.length < 7} />
        ) : (
          <SetColumn
            set={set}
            w={w}
            size={size}
            {...(phone ? { height: w * 1.4 + (tight ? 4 : least < k ? 8 : 20) } : {})}
          />
        );
        return (
          <li
            key={`${set.rank}-${i}`}
            class={can ? "can" : ""}
            data-drop={own ? `set-${set.rank}` : undefined}
          >
            {choosing ? (
              <button
                type="button"
                class="bare-button"
                aria-label={t("set.add_to", { set: setLabel(set, size) })}
                onClick={() => desk.lay(set.rank)}
              >
                {drawn}
              </button>
            ) : (
              <>
                <span class="vh">{setLabel(set, size)}</span>
                <span aria-hidden="true">{drawn}</span>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Red threes, and black threes and Caliente cards where they are laid out: small cards with their number. */
function Threes({ side, layout }: { side: SideOfTable; layout: Layout }) {
  const groups: [string, readonly Card[]][] = [
    ["red", side.red_threes ?? []],
    ["black", side.black_threes ?? []],
    ["caliente", side.calientes ?? []],
  ];
  const shown = groups.filter(([, cards]) => cards.length);
  if (!shown.length) return null;
  if (layout !== "desktop")
    return (
      <span class="threes push">
        {shown.map(([sort, cards]) => (
          <span key={sort} class={`sun ${sort}`} title={t(`threes.${sort}`, { number: cards.length })}>
            <Use id={sort === "red" ? "f-3r" : sort === "black" ? "f-3b" : "f-C"} />
            {cards.length}
            <span class="vh">{t(`threes.${sort}`, { number: cards.length })}</span>
          </span>
        ))}
      </span>
    );
  return (
    <>
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
    </>
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
        <span key={each} class={base[each] ? "ok" : ""}>
          {layout === "phone" || layout === "sideways" ? t(`base.${each}.short`) : t(`base.${each}`)}
        </span>
      ))}
    </span>
  );
}

export function Zone({ desk, side, layout }: ZoneProps) {
  const { model } = desk;
  const own = side.side === model.mySide.value && model.seat.value > 0;
  const phone = layout === "phone" || layout === "sideways";
  const two = (model.board.value?.sides.length ?? 2) < 3;
  const name = phone && two && model.seat.value > 0 ? t(own ? "we" : "they") : model.members(side.side);
  const gathering = own && (desk.choosing.usesTray.value || (!side.opened && side.sets.length > 0));
  const state = side.opened
    ? t("zone.opened")
    : side.needs
      ? t("zone.needs", { number: side.needs })
      : t("zone.not_opened");
  const anchors = model.board.value?.seats.filter((each) => each.side === side.side) ?? [];
  const wide = layout === "desktop";
  const header = (
    <header>
      <SideBadge side={side.side} />
      <b>{name}</b>
      {!(phone && side.base) && (
        <span class="sub">{layout === "tablet" ? `${figure(side.total)} · ${state}` : state}</span>
      )}
      {!wide && <Threes side={side} layout={layout} />}
      {side.base && <BaseOf base={side.base} layout={layout} />}
    </header>
  );
  return (
    <section
      class={`zone ${wide ? "wide" : ""} ${own ? "own" : ""} ${gathering ? "gathering" : ""}`}
      aria-label={t("zone.label", { side: model.members(side.side) })}
      data-drop={own ? "zone" : undefined}
    >
      {anchors.map((each) => (
        <i key={each.seat} class="anchor" data-at={`zone-${each.seat}`} />
      ))}
      {header}
      {gathering ? (
        <Tray desk={desk} side={side} layout={layout} />
      ) : (
        <Sets desk={desk} side={side} layout={layout} own={own} />
      )}
      {wide && <Threes side={side} layout={layout} />}
    </section>
  );
}

/** Where a first meld is gathered: what is laid already, what is in the tray, and how far it goes. */
function Tray({ desk, side, layout }: ZoneProps) {
  const { choosing, model } = desk;
  const size = model.game.value?.game.canasta_size ?? 7;
  const board = model.board.value;
  const aside = model.view.value?.aside ?? [];
  const w = layout === "desktop" ? 58 : layout === "tablet" ? 52 : 36;
  const laid = board?.count ?? 0;
  const have = choosing.count.value?.have ?? laid;
  const both = choosing.countChosen.value?.have ?? have;
  const need = choosing.countChosen.value?.need ?? side.needs;
  const enough = choosing.countChosen.value ? choosing.countChosen.value.enough : laid >= need && side.opened;
  const whole = Math.max(need, both, 1);
  const sets = choosing.tray.value;
  const height = layout === "phone" || layout === "sideways" ? { height: w * 1.4 + 18 } : {};
  return (
    <div class="tray" data-drop="zone">
      <ul class="sets" aria-label={t("tray.label")}>
        {side.sets.map((set, i) => (
          <li key={`laid-${set.rank}-${i}`}>
            <span class="vh">{setLabel(set, size)}</span>
            <span aria-hidden="true">
              <SetColumn set={set} w={w} size={size} {...height} />
            </span>
          </li>
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
          return (
            <li key={cards.join()}>
              <button
                type="button"
                class="bare-button"
                aria-label={t("tray.back", { cards: cards.map(cardName).join(", ") })}
                onClick={() => choosing.fromTray(i)}
              >
                <SetColumn set={set} w={w} size={size} {...height} />
              </button>
            </li>
          );
        })}
        {!sets.length && !side.sets.length && <li class="empty">{t("tray.empty")}</li>}
        {aside.length > 0 && (
          <li class="aside">
            <Face card={aside[aside.length - 1] ?? ""} style={{ "--w": `${w}px` }} cls="strip" />
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
          <b>{figure(both)}</b>
          <span>{t("meld.of", { need })}</span>
          <span class="push strong">
            {enough ? (
              <>
                <Use id="i-tick" cls="ico" /> {t("meld.enough")}
              </>
            ) : (
              t("meld.left", { left: Math.max(0, need - both) })
            )}
          </span>
        </div>
        <div class="track">
          <i class="in" />
          <i class="maybe" />
        </div>
      </div>
    </div>
  );
}

/** Stock and pile, and what there is to say of the pile. */
export function Heart({ desk, layout }: { desk: Desk; layout: Layout }) {
  const { model, choosing } = desk;
  const board = model.board.value;
  if (!board) return null;
  const tight = isTight(layout, desk.choosing.hand.value.length);
  const w = heartWidth(layout, tight);
  const { pile } = board;
  const top = pile.cards[pile.cards.length - 1];
  const drawing = model.myTurn.value && board.expects === "draw";
  const exact = choosing.plays.value.some(
    (play) => play.family === "take" || (play.family === "discard" && board.expects === "play"),
  );
  const fits = model.myTurn.value && exact && board.expects === "draw";
  const offered = drawing && choosing.offers("draw").length > 0;
  const last = board.stock <= 3;
  const states = [pile.frozen && t("pile.frozen"), pile.stopped && t("pile.stopped")]
    .filter(Boolean)
    .join(", ");
  const pileLabel = top
    ? t("pile.label", { number: pile.count, top: cardName(top) }) + (states ? `, ${states}` : "")
    : t("pile.empty");
  const dense = layout === "phone" || layout === "sideways";
  return (
    <div class="centre">
      {layout === "desktop" && <Reserves desk={desk} layout={layout} />}
      <div class="heart">
        <button
          type="button"
          class={`heap ${dense ? "dense" : ""} ${offered && !choosing.chosen.value.length ? "offered" : ""}`}
          data-at="stock"
          aria-label={t("stock.label", { number: board.stock })}
          onClick={() => desk.draw()}
        >
          {board.stock ? (
            <Stack count={board.stock} w={w} most={dense ? 4 : 7} />
          ) : (
            <span class="slot" style={{ "--w": `${w}px` }} />
          )}
          <span class="cap">
            {last && board.stock
              ? t("stock.last", { number: board.stock })
              : t("stock.cap", { number: board.stock })}
          </span>
        </button>
        <button
          type="button"
          class={`heap pilebox ${dense ? "dense" : ""}`}
          data-at="pile"
          data-drop="pile"
          aria-label={pileLabel}
          onClick={() => desk.tapPile()}
        >
          {top ? (
            <PileOf top={top} count={pile.count} w={w} frozen={pile.frozen} can={fits} />
          ) : (
            <span class="slot" style={{ "--w": `${w}px` }} />
          )}
          <span class="cap">{t("pile.cap", { number: pile.count })}</span>
        </button>
      </div>
      <div class="beside-pile">
        {(pile.frozen || pile.stopped) && (
          <span class="signs">
            {pile.frozen && (
              <span class="sign">
                <Use id="i-frost" />
                {t("pile.frozen")}
              </span>
            )}
            {pile.stopped && (
              <span class="sign stop">
                <Use id="i-stop" />
                {t("pile.stopped")}
              </span>
            )}
          </span>
        )}
        {board.quiet && <span class="sub">{t("pile.quiet")}</span>}
        {pile.cards.length > 1 && (
          <span
            class="lastcards"
            style={{ "--w": dense ? "26px" : "40px" }}
            role="img"
            aria-label={t("pile.last", { cards: pile.cards.map(cardName).join(", ") })}
          >
            {pile.cards.map((card) => (
              <Face key={card} card={card} cls="strip" />
            ))}
          </span>
        )}
        {layout !== "desktop" && <Reserves desk={desk} layout={layout} />}
        <Penalties desk={desk} />
      </div>
    </div>
  );
}

const RESERVE = ["foot", "knee"];

/** The reserves of the player: knee and foot, or a talon; with which the next one is taken up. */
function Reserves({ desk, layout }: { desk: Desk; layout: Layout }) {
  const { model } = desk;
  const own = model.board.value?.seats.find((each) => each.seat === model.seat.value);
  const sizes = own?.reserves ?? [];
  if (!sizes.length) return layout === "desktop" ? <span /> : null;
  const offer = desk.choosing.offers("take_reserve")[0];
  return (
    <span class="reserve">
      {sizes.map((number, i) => {
        const name = t(`reserve.${RESERVE[sizes.length - 1 - i] ?? "foot"}`, { number });
        const drawn = (
          <>
            <Stack
              count={number}
              w={layout === "desktop" ? 50 : isTight(layout, desk.choosing.hand.value.length) ? 30 : 34}
              per={4}
              most={4}
            />
            <span class="cap">{name}</span>
          </>
        );
        return offer && i === 0 ? (
          <button key={i} type="button" class="heap dense offered" onClick={() => desk.act([offer.action])}>
            {drawn}
          </button>
        ) : (
          <span key={i} class="heap dense">
            {drawn}
          </span>
        );
      })}
    </span>
  );
}

/** Penalty cards of anybody: whose they are, and in which order they go. */
function Penalties({ desk }: { desk: Desk }) {
  const { model } = desk;
  const seats = (model.board.value?.seats ?? []).filter(
    (each: SeatAtTable) => each.penalty?.length || each.owes,
  );
  return (
    <>
      {seats.map((seat) => (
        <span key={seat.seat} class="penalties">
          <span class="row" style={{ "--w": "30px" }}>
            {seat.penalty?.flatMap((group) =>
              group.cards.map((card, i) => <Face key={card + String(i)} card={card} cls="strip penalty" />),
            )}
          </span>
          <span class="sub">
            {t("penalty.of", { name: seat.seat === model.seat.value ? t("you") : model.nameOf(seat.seat) })}
          </span>
          {seat.owes ? <span class="sub">{t("penalty.owes", { number: seat.owes })}</span> : null}
        </span>
      ))}
    </>
  );
}

export { Reeds };
