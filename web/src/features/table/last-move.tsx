// What has just happened, in one line with small cards: always in sight where there is no rail with the log.
import { Minis } from "../../ui/cards/face";
import { cardsInWords } from "../../ui/cards/names";
import type { Card } from "../../wire";
import { entryText } from "./move-log";
import type { TableController } from "./table-controller";

/** Stands for the next cards in a text; it occurs in no message. */
const CARDS = "\ue000";
/** More cards than this are counted in words. */
const MOST = 7;

export function LastMove({ controller: { model } }: { controller: TableController }) {
  const entry = model.log.value.findLast((each) => each.items.length);
  if (!entry) return <p class="lastmove" />;
  const own = entry.seat > 0 && entry.seat === model.seat.value;
  const name = model.nameOf(entry.seat);
  const side = model.board.value?.seats.find((each) => each.seat === entry.seat)?.side;
  const drawn: (readonly Card[])[] = [];
  const text = entryText(entry, name, own, (cards) => {
    // Hidden cards have no face.
    if (!cards.length || cards.length > MOST || cards.some((card) => card.startsWith("?")))
      return cardsInWords(cards);
    drawn.push(cards);
    return CARDS;
  });
  return (
    <p class="lastmove" role="status">
      <span class="vh">{entryText(entry, name, own)}</span>
      <span class="moved" aria-hidden="true">
        {side && <span class={`sb ${side.toLowerCase()}`}>{side}</span>}
        {text.split(CARDS).map((part, i) => [part, drawn[i] && <Minis key={i} cards={drawn[i]} />])}
      </span>
    </p>
  );
}
