// One moment of a game: the hands that may be seen, what lies on the table, stock and pile.
import { Canasta, Face, PileOf, SetColumn, SideBadge, Stack } from "../cards/face";
import type { GameReplay, ReplayFrame, SideOfTable } from "../wire";
import { listed, t } from "../words";

const ORDER = "456789TJQKA2XC3";
const rank = (card: string): number => ORDER.indexOf(card[0] ?? "");

interface MomentProps {
  replay: GameReplay;
  frame: ReplayFrame;
}

function Side({ side, replay, frame }: MomentProps & { side: SideOfTable }) {
  const { seats } = outline(replay);
  const names = frame.table.seats
    .filter((each) => each.side === side.side)
    .map((each) => seats[each.seat - 1]);
  const threes = [...(side.red_threes ?? []), ...(side.black_threes ?? [])];
  return (
    <section class="zone">
      <header>
        <SideBadge side={side.side} />
        <b>{listed(names.filter((name) => name !== undefined))}</b>
        {threes.length > 0 && <span class="sub">{t("replay.threes", { number: threes.length })}</span>}
      </header>
      <div class="laid">
        {side.sets.length === 0 && <span class="sub">{t("replay.nothing")}</span>}
        {side.sets.map((set, i) =>
          set.canasta ? (
            <Canasta key={i} set={set} w={44} word={false} />
          ) : (
            <SetColumn key={i} set={set} w={44} height={96} size={replay.settings.canasta_size} />
          ),
        )}
      </div>
    </section>
  );
}

/** The hand whose frames are shown. */
export const outline = (replay: GameReplay) =>
  replay.hands.find((each) => each.number === replay.hand) ?? {
    seats: [],
    number: 0,
    moves: 0,
    result: null,
  };

export function Moment({ replay, frame }: MomentProps) {
  const { table } = frame;
  const { seats } = outline(replay);
  return (
    <div class="moment">
      <div class="tablewrap">
        <div class="table">
          {table.sides.map((side) => (
            <Side key={side.side} side={side} replay={replay} frame={frame} />
          ))}
          <div class="middle">
            <span>
              <Stack count={table.stock} w={44} />
              {t("replay.stock", { number: table.stock })}
            </span>
            {table.pile.cards.length > 0 && (
              <span>
                <PileOf
                  top={table.pile.cards[table.pile.cards.length - 1] ?? ""}
                  count={table.pile.count}
                  w={44}
                  frozen={table.pile.frozen}
                  can={false}
                />
                {t("replay.pile", { number: table.pile.count })}
              </span>
            )}
          </div>
        </div>
      </div>
      <ul class="hands">
        {seats.map((name, i) => {
          const cards = [...(frame.hands[i] ?? [])].sort((a, b) => rank(a) - rank(b));
          const count = table.seats[i]?.cards ?? 0;
          return (
            <li key={name} class={table.turn_of === i + 1 ? "turn" : ""}>
              <b>{name}</b> <span class="sm">{t("replay.cards", { number: count })}</span>
              {cards.length > 0 && (
                <span class="fanned" aria-hidden="true">
                  {cards.map((card) => (
                    <Face key={card} card={card} cls="strip" style={{ "--w": "36px" }} />
                  ))}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
