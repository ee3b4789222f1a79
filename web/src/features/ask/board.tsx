// The table of a position: places that take cards. A tap selects a place, a tap on a card removes it.

import { t } from "../../messages";
import { Back, Canasta, Face, Icon, SetColumn, SideBadge, Stack } from "../../ui/cards/face";
import { kindNames, someCard } from "../../ui/cards/names";
import type { Card, DraftPlace, DraftSet } from "../../wire";
import { FieldErrors } from "./field-errors";
import { applyChanges, errorsAt, place, table } from "./position";

/** True if the place itself, or one of its sets, is selected. */
const isChosen = (id: string): boolean => place.value === id || place.value.startsWith(`${id}.`);

/** Arrow keys move between the cards of a place, Delete removes one. */
function move(event: KeyboardEvent): void {
  const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  const spot = (event.currentTarget as Element).closest(".spot");
  if (!step || !spot) return;
  const all = [...spot.querySelectorAll<HTMLElement>(".pick, .out")];
  const next = all[all.indexOf(event.target as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

interface OutProps {
  label: string;
  onOut: () => void;
  children: preact.ComponentChildren;
}

/** A card that is removed when tapped. */
const Out = ({ label, onOut, children }: OutProps) => (
  <button
    type="button"
    class="out"
    tabIndex={-1}
    aria-label={label}
    title={label}
    onClick={(event) => {
      event.stopPropagation();
      onOut();
    }}
    onKeyDown={(event) => {
      if (event.key !== "Delete") return;
      event.preventDefault();
      onOut();
    }}
  >
    {children}
  </button>
);

const take = (id: string, number: number) => applyChanges({ do: "take", place: id, number });

/** Cards in a row; hidden cards are one stack, and so is the rest of the pack. */
function Cards({ spot, w }: { spot: DraftPlace; w: number }) {
  const cards = spot.cards ?? [];
  const hidden = cards.flatMap((card, i) => (card === "?" ? [i] : []));
  const known = cards.flatMap((card, i): [Card, number][] =>
    card === "?" || card === "#" ? [] : [[card, i]],
  );
  const rest = cards.includes("#");
  const left = spot.count - known.length - hidden.length;
  const backs = (
    <>
      {rest && <Stack count={left} w={w} />}
      {hidden.length > 0 && (
        <Out label={t("ask.remove_hidden")} onOut={() => take(spot.place, hidden[hidden.length - 1] ?? -1)}>
          <Back style={{ "--w": `${w}px` }} />
        </Out>
      )}
    </>
  );
  return (
    <span class="laid" style={{ "--w": `${w}px` }}>
      {spot.sort !== "hand" && backs}
      {known.map(([card, i], n) => (
        <Out
          key={i}
          label={t("ask.remove_card", { card: t(`rank.${card}`) })}
          onOut={() => take(spot.place, i)}
        >
          <Face card={someCard(card, n)} />
        </Out>
      ))}
      {spot.sort === "hand" && backs}
    </span>
  );
}

/** One set; a tap on it selects it as the place for wild cards. */
function SetOf({ set, size }: { set: DraftSet; size: number }) {
  const cards = set.cards.map(someCard);
  const kind = set.cards.find((card) => card !== "2" && card !== "X") ?? "2";
  const drawn = { rank: "K" as const, cards, top: cards[0] ?? "?", wild: set.wild, canasta: set.canasta };
  const label = t("ask.remove_from_set", { names: kindNames(kind), number: set.cards.length });
  return (
    <span class={`begun ${place.value === set.place ? "now" : ""}`}>
      <button
        type="button"
        class="pick1"
        tabIndex={-1}
        aria-pressed={place.value === set.place}
        onClick={(event) => {
          event.stopPropagation();
          place.value = set.place;
        }}
      >
        <span class="vh">{t("ask.choose_set", { names: kindNames(kind) })}</span>
        <span aria-hidden="true">
          {set.canasta ? (
            <Canasta set={drawn} w={50} word={false} />
          ) : (
            <SetColumn set={drawn} w={50} height={94} size={size} />
          )}
        </span>
      </button>
      <Out label={label} onOut={() => take(set.place, -1)}>
        <Icon id="minus" />
      </Out>
    </span>
  );
}

const words = (spot: DraftPlace): string => {
  const hidden = (spot.cards ?? []).filter((card) => card === "?").length;
  if (spot.sort === "stock" && spot.cards?.includes("#"))
    return t("ask.rest", { number: spot.count - (spot.cards.length - 1) });
  if (hidden && hidden === spot.count) return t("ask.hidden", { number: hidden });
  if (hidden) return t("ask.some_hidden", { number: spot.count, hidden });
  return spot.count ? t("ask.cards", { number: spot.count }) : t("ask.none");
};

interface SpotProps {
  spot: DraftPlace;
  w?: number;
  cls?: string;
  children?: preact.ComponentChildren;
}

/** A place: a tap on its name selects it, a tap on a card removes the card. */
export function CardPlace({ spot, w = 54, cls = "", children }: SpotProps) {
  const chosen = isChosen(spot.place);
  const wrong = errorsAt((at) => at.split(".")[0] === spot.place);
  const choose = () => {
    if (!isChosen(spot.place)) place.value = spot.place;
  };
  const size = table.value?.canasta_size ?? 7;
  return (
    <section
      class={`spot ${cls} ${chosen ? "now" : ""} ${wrong.length ? "bad" : ""}`}
      data-place={spot.place}
      onClick={choose}
      onKeyDown={move}
    >
      <header>
        {spot.side && <SideBadge side={spot.side} />}
        <button
          type="button"
          class="pick"
          aria-pressed={chosen}
          onFocus={choose}
          onClick={choose}
          aria-describedby={`w-${spot.place}`}
        >
          {spot.title}
        </button>
      </header>
      <div class="lies">
        {(spot.sets ?? []).map((set) => (
          <SetOf key={set.place} set={set} size={size} />
        ))}
        <Cards spot={spot} w={w} />
        <span class="lying" id={`w-${spot.place}`}>
          {words(spot)}
        </span>
      </div>
      {children}
      <FieldErrors faults={wrong} />
    </section>
  );
}

/** Small places that are rarely used are shown only when they have cards or are selected. */
const seldom = (spot: DraftPlace): boolean =>
  ["closed", "added", "red", "black", "played", "aside", "knee", "foot"].includes(spot.sort);

interface BoardProps {
  all: boolean;
  scores?: preact.ComponentChildren;
  pile?: preact.ComponentChildren;
}

/** The sides around stock and pile, the side in turn below. */
export function Board({ all, scores, pile }: BoardProps) {
  const now = table.value;
  if (!now) return null;
  const own = now.seats[now.actor - 1]?.side;
  const shown = now.places.filter((spot) => all || !seldom(spot) || spot.said || isChosen(spot.place));
  const sides = [...new Set(now.seats.map((each) => each.side))];
  const order = [...sides.filter((side) => side !== own), ...sides.filter((side) => side === own)];
  const ofSide = (side: string) => (
    <div class="side1" key={side}>
      {shown
        .filter((spot) => spot.side === side)
        .map((spot) => (
          <CardPlace key={spot.place} spot={spot} w={40} cls={spot.sort === "sets" ? "wide" : ""} />
        ))}
    </div>
  );
  const middle = shown.filter((spot) => !spot.side && !spot.seat);
  return (
    <div class="tablewrap">
      <div class="table asktable">
        {order.slice(0, -1).map(ofSide)}
        <div class="middle1">
          {middle.map((spot) => (
            <CardPlace key={spot.place} spot={spot} w={58} cls={spot.sort}>
              {spot.sort === "pile" && pile}
            </CardPlace>
          ))}
          {scores}
        </div>
        {order.slice(-1).map(ofSide)}
      </div>
    </div>
  );
}

/** The hands: the player to act first, in full; the others in a row. */
export function Hands({ all, children }: { all: boolean; children?: preact.ComponentChildren }) {
  const now = table.value;
  if (!now) return null;
  const of = (seat: number) =>
    now.places.filter(
      (spot) => spot.seat === seat && (all || !seldom(spot) || spot.said || isChosen(spot.place)),
    );
  const others = now.seats.filter((each) => each.seat !== now.actor);
  return (
    <>
      <div class="panel ownhand">
        {of(now.actor).map((spot) => (
          <CardPlace key={spot.place} spot={spot} w={56} cls="sheet" />
        ))}
        {children}
      </div>
      <div class="others">
        {others.flatMap((each) =>
          of(each.seat).map((spot) => <CardPlace key={spot.place} spot={spot} w={34} cls="panel sheet" />),
        )}
      </div>
    </>
  );
}
