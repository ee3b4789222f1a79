// The table of a replay: the opponents above, the viewer's side below, and the visible hands.

import { formatList, formatNumber, t } from "../../messages";
import { Canasta, Face, Pile, SetColumn, SideBadge, Stack } from "../../ui/cards/face";
import { cardName, grouped, setWithSuits, someCard } from "../../ui/cards/names";
import type { Card, PublicTable, Seat, SideOfTable } from "../../wire";

interface BoardProps {
  table: PublicTable;
  /** The players by seat. */
  names: readonly string[];
  /** The viewer's seat; 0 if they have none in this hand. */
  own: Seat | 0;
  /** Whether the viewer is the reader. */
  you: boolean;
  /** Number of cards in a canasta. */
  size: number;
  /** The visible hands by seat, in addition to the viewer's. */
  hands?: readonly Card[][];
  narrow: boolean;
}

/** Return the player at a seat. */
export const nameAt = (names: readonly string[], seat: number, own: number, you: boolean): string =>
  you && seat === own ? t("you") : (names[seat - 1] ?? "");

function Open({ cards, name }: { cards: readonly Card[]; name: string }) {
  return (
    <p class="openhand">
      <span>{name}</span>
      <span class="fanned" aria-hidden="true">
        {grouped(cards).flatMap(([, group]) =>
          group.map((card) => <Face key={card} card={card} cls="strip" style={{ "--w": "30px" }} />),
        )}
      </span>
      <span class="vh">{formatList(cards.map(cardName))}</span>
    </p>
  );
}

function Zone({ side, ...props }: BoardProps & { side: SideOfTable }) {
  const { table, names, own, you, size, hands, narrow } = props;
  const seats = table.seats.filter((each) => each.side === side.side);
  // The viewer comes first: "you and Dora".
  seats.sort((a, b) => Number(b.seat === own) - Number(a.seat === own) || a.seat - b.seat);
  const called = (seat: number) => nameAt(names, seat, own, you);
  const threes = (side.red_threes?.length ?? 0) + (side.black_threes?.length ?? 0);
  const facts = [
    t("replay.total", { points: formatNumber(side.total) }),
    t("replay.cards", { cards: formatList(seats.map((each) => formatNumber(each.cards))) }),
    ...(threes ? [t("replay.threes", { number: threes })] : []),
    ...(side.opened ? [] : [t("replay.needs", { number: side.needs })]),
    ...(seats.some((each) => each.reserves?.length)
      ? [t("replay.reserves", { cards: formatList(seats.map((each) => formatNumber(sum(each.reserves)))) })]
      : []),
  ];
  const w = narrow ? 34 : 46;
  return (
    <section class="zone" aria-label={formatList(seats.map((each) => called(each.seat)))}>
      <header>
        <SideBadge side={side.side} />
        <b>{formatList(seats.map((each) => called(each.seat)))}</b>
        <span class="sub facts">{facts.join(" · ")}</span>
      </header>
      <div class="sets" role="img" aria-label={setsInWords(side)}>
        {side.sets.length === 0 && <span class="sub">{t("replay.nothing")}</span>}
        {side.sets.map((set, i) =>
          set.canasta ? (
            <Canasta key={i} set={setWithSuits(set)} w={w} word={false} />
          ) : (
            <SetColumn key={i} set={setWithSuits(set)} w={w} height={w * 1.9} size={size} />
          ),
        )}
      </div>
      {hands &&
        seats
          .filter((each) => each.seat !== own && (hands[each.seat - 1]?.length ?? 0) > 0)
          .map((each) => (
            <Open key={each.seat} name={called(each.seat)} cards={hands[each.seat - 1] ?? []} />
          ))}
    </section>
  );
}

const sum = (numbers: readonly number[] | undefined) => (numbers ?? []).reduce((all, each) => all + each, 0);

function setsInWords(side: SideOfTable): string {
  if (!side.sets.length) return t("replay.nothing");
  return side.sets
    .map((set) =>
      t(set.canasta ? "replay.canasta" : "replay.set", {
        names: t(`ranks.${set.rank === "wild" ? "2" : set.rank}`),
        number: set.cards.length,
      }),
    )
    .join(", ");
}

export function Board(props: BoardProps) {
  const { table, own, narrow } = props;
  const ours = table.seats.find((each) => each.seat === own)?.side ?? table.sides[0]?.side;
  const { pile } = table;
  const top = pile.cards[pile.cards.length - 1];
  const w = narrow ? 40 : 52;
  const signs = [
    ...(pile.frozen ? [t("pile.frozen")] : []),
    ...(pile.stopped ? [t("pile.stopped")] : []),
    ...(table.aside ? [t("replay.aside", { number: table.aside })] : []),
  ];
  return (
    <div class="tablewrap">
      <div class={`table rt ${table.sides.length > 2 ? "of3" : ""}`}>
        <div class="others">
          {table.sides
            .filter((side) => side.side !== ours)
            .map((side) => (
              <Zone key={side.side} side={side} {...props} />
            ))}
        </div>
        <div class="centre">
          <div class="piles">
            <span class="heap">
              {table.stock > 0 ? (
                <Stack count={table.stock} w={w} />
              ) : (
                <span class="slot" style={{ "--w": `${w}px` }} />
              )}
              <span class="cap">{t("replay.stock", { number: table.stock })}</span>
            </span>
            <span class="heap">
              {top ? (
                <Pile top={someCard(top, 3)} count={pile.count} w={w} frozen={pile.frozen} can={false} />
              ) : (
                <span class="slot" style={{ "--w": `${w}px` }} />
              )}
              <span class="cap">{t("replay.pile", { number: pile.count })}</span>
            </span>
          </div>
          {signs.length > 0 && <p class="sub">{signs.join(" · ")}</p>}
        </div>
        {table.sides
          .filter((side) => side.side === ours)
          .map((side) => (
            <Zone key={side.side} side={side} {...props} />
          ))}
      </div>
    </div>
  );
}
