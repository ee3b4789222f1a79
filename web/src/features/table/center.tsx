// The middle of the table: stock and pile, reserves, penalty cards.

import { t } from "../../messages";
import { Face, Pile, Stack, SvgSymbol } from "../../ui/cards/face";
import { cardName, kindNames, kindOf } from "../../ui/cards/names";
import type { SeatAtTable } from "../../wire";
import { ParagraphLink, paragraphAt, paragraphName } from "./paragraph-link";
import { centerWidth, isTight, isUpright, type Layout } from "./screen-layout";
import type { TableController } from "./table-controller";

/** Stock and pile, and the state of the pile. */
export function Center({ controller, layout }: { controller: TableController; layout: Layout }) {
  const { model, selection } = controller;
  const board = model.board.value;
  if (!board) return null;
  const own = board.seats.find((each) => each.seat === model.seat.value);
  const reserves = (own?.reserves?.length ?? 0) > 0;
  const tight = isTight(layout, controller.selection.hand.value.length, board.sides.length, reserves);
  // With reserves below there is less room for stock and pile.
  const w = Math.round(
    centerWidth(layout, tight) * (layout === "tablet" && !isUpright(layout) && reserves ? 0.86 : 1),
  );
  const { pile } = board;
  const top = pile.cards[pile.cards.length - 1];
  const drawing = model.myTurn.value && board.expects === "draw";
  const exact = selection.plays.value.some(
    (play) => play.family === "take" || (play.family === "discard" && board.expects === "play"),
  );
  const fits = model.myTurn.value && exact && board.expects === "draw";
  const offered = drawing && selection.offers("draw").length > 0;
  const last = board.stock <= 3;
  const hints = controller.hintMarks.value?.places;
  const hinted = (place: string) => (hints?.has(place) ? `, ${t("card.hinted")}` : "");
  const {
    always_frozen: always = false,
    canasta_size: size = 0,
    cites,
    rules,
  } = model.game.value?.game ?? {};
  const frozen = top && (pile.frozen || always);
  const states = [frozen && t("pile.frozen"), pile.stopped && t("pile.stopped")].filter(Boolean).join(", ");
  const pileLabel = top
    ? t("pile.label", { number: pile.count, top: cardName(top) }) + (states ? `, ${states}` : "")
    : t("pile.empty");
  const small = layout === "phone" || layout === "sideways";
  // If space is short, labels are placed on the stacks instead of below.
  const dense = small && tight;
  // What it takes to take a frozen pile, unless it is stopped as well: always announced, visible if there is
  // room.
  const takes =
    frozen &&
    !pile.stopped &&
    (always
      ? t("pile.takes_always", { number: size - 1 })
      : t("pile.takes", { kind: kindOf(top), kinds: kindNames(kindOf(top)) }));
  const rule = frozen && cites?.frozen && rules ? ([rules.book, cites.frozen] as const) : null;
  return (
    <div class="centre">
      {layout === "desktop" && <Reserves controller={controller} layout={layout} tight={tight} />}
      <div class="piles">
        <button
          type="button"
          class={`heap ${dense ? "dense" : ""} ${offered && !selection.chosen.value.length ? "offered" : ""}`}
          data-at="stock"
          data-hint={hints?.has("stock") ? t("card.hint") : undefined}
          aria-label={t("stock.label", { number: board.stock }) + hinted("stock")}
          onClick={() => controller.draw()}
        >
          {board.stock ? (
            <Stack count={board.stock} w={w} most={small ? 4 : 7} />
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
          data-hint={hints?.has("pile") ? t("card.hint") : undefined}
          data-drop="pile"
          aria-label={pileLabel + hinted("pile")}
          aria-describedby={takes ? "pile-takes" : undefined}
          onClick={() => controller.tapPile()}
        >
          {top ? (
            <Pile top={top} count={pile.count} w={w} frozen={pile.frozen} can={fits} />
          ) : (
            <span class="slot" style={{ "--w": `${w}px` }} />
          )}
          <span class="cap">{t("pile.cap", { number: pile.count })}</span>
        </button>
      </div>
      <div class="beside-pile">
        {(frozen || pile.stopped) && (
          <span class="signs">
            {frozen && <Frozen rule={small ? rule : null} />}
            {pile.stopped && (
              <span class="sign stop">
                <SvgSymbol id="i-stop" />
                {t("pile.stopped")}
              </span>
            )}
          </span>
        )}
        {takes && (
          <span class="takes">
            <span id="pile-takes" class={small ? "vh" : ""}>
              {takes}
            </span>{" "}
            {!small && rule && <ParagraphLink book={rule[0]} id={rule[1]} />}
            {layout === "phone" && !dense && (
              <span aria-hidden="true">
                {t(always ? "pile.takes_always_short" : "pile.takes_short", {
                  kind: kindOf(top),
                  kinds: kindNames(kindOf(top)),
                })}
              </span>
            )}
          </span>
        )}
        {fits && !takes && layout !== "sideways" && !dense && <span class="takes">{t("pile.fits")}</span>}
        {board.quiet && <span class="sub">{t("pile.quiet")}</span>}
        {pile.cards.length > 1 && (
          <span
            class="lastcards"
            style={{ "--w": small ? "26px" : "40px" }}
            role="img"
            aria-label={t("pile.last", { cards: pile.cards.map(cardName).join(", ") })}
          >
            {pile.cards.map((card) => (
              <Face key={card} card={card} cls="strip" />
            ))}
            <span class="sub">{t("pile.last_cap", { number: pile.cards.length })}</span>
          </span>
        )}
        {layout !== "desktop" && <Reserves controller={controller} layout={layout} tight={tight} />}
        <Penalties controller={controller} />
      </div>
    </div>
  );
}

/** The sign of a frozen pile; if space is short it is itself the link to the rule. */
function Frozen({ rule }: { rule: readonly [string, string] | null }) {
  const sign = (
    <>
      <SvgSymbol id="i-frost" />
      {t("pile.frozen")}
    </>
  );
  if (!rule) return <span class="sign">{sign}</span>;
  return (
    <a
      class="sign"
      href={paragraphAt(...rule)}
      target="_blank"
      rel="noopener"
      aria-label={`${t("pile.frozen")}, ${paragraphName(...rule)}`}
    >
      {sign}
    </a>
  );
}

const RESERVE = ["foot", "knee"];

/** The player's reserves: knee and foot, or a talon; with the button that takes up the next one. */
function Reserves({
  controller,
  layout,
  tight,
}: {
  controller: TableController;
  layout: Layout;
  tight: boolean;
}) {
  const { model } = controller;
  const own = model.board.value?.seats.find((each) => each.seat === model.seat.value);
  const sizes = own?.reserves ?? [];
  if (!sizes.length) return layout === "desktop" ? <span /> : null;
  const offer = controller.selection.offers("take_reserve")[0];
  const w = Math.min(
    { phone: 34, sideways: 24, tablet: 90, desktop: 90 }[layout],
    Math.round(centerWidth(layout, tight) * (layout === "phone" ? 0.9 : 0.62)),
  );
  return (
    <span class="reserve">
      {sizes.map((number, i) => {
        const name = t(`reserve.${RESERVE[sizes.length - 1 - i] ?? "foot"}`, { number });
        const drawn = (
          <>
            <Stack count={number} w={w} per={4} most={4} />
            <span class="cap">{name}</span>
          </>
        );
        return offer && i === 0 ? (
          <button
            key={i}
            type="button"
            class="heap dense offered"
            onClick={() => controller.act([offer.action])}
          >
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

/** All penalty cards: their owners, and the order in which they go. */
function Penalties({ controller }: { controller: TableController }) {
  const { model } = controller;
  const seats = (model.board.value?.seats ?? []).filter(
    (each: SeatAtTable) => each.penalty?.length || each.owes,
  );
  return (
    <>
      {seats.map((seat) => (
        <span key={seat.seat} class="penalties">
          <span class="row">
            {seat.penalty?.flatMap((group) =>
              group.cards.map((card, i) => <Face key={card + String(i)} card={card} cls="strip penalty" />),
            )}
          </span>
          <span class="words">
            <span class="sub">
              {t("penalty.of", { name: seat.seat === model.seat.value ? t("you") : model.nameOf(seat.seat) })}
            </span>
            {seat.owes ? <span class="sub">{t("penalty.owes", { number: seat.owes })}</span> : null}
          </span>
        </span>
      ))}
    </>
  );
}
