// What has just happened, in one line with small cards: always in sight where there is no rail with the log.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { LogEntry } from "../../state/move-log";
import { settings } from "../../state/settings";
import { Minis } from "../../ui/cards/face";
import { cardsInWords } from "../../ui/cards/names";
import type { Card } from "../../wire";
import { entryText } from "./move-log";
import { screen, shrinkSteps } from "./screen-layout";
import type { TableController } from "./table-controller";

/** Stands for the next cards in a text; it occurs in no message. */
const CARDS = "\ue000";
/** More cards than this are counted in words. */
const MOST = 7;

/** Leave out the first actions of a turn; an ellipsis stands for them. */
function withoutFirst(entry: LogEntry, number: number): LogEntry {
  const [first, ...rest] = entry.items.slice(number);
  if (!number || !first) return entry;
  const marked =
    "sentence" in first ? { sentence: `… ${first.sentence}` } : { ...first, phrase: `… ${first.phrase}` };
  return { ...entry, items: [marked, ...rest] };
}

/**
 * Shorten the line step by step until it fits: first the cards overlap, then the first actions are left out one by
 * one, and at last it has more than one line. Everything is in the log, and screen readers get the whole sentence.
 */
export function LastMove({ controller: { model } }: { controller: TableController }) {
  const line = useRef<HTMLParagraphElement>(null);
  const [fitted, setFitted] = useState({ what: "", steps: 0 });
  const entry = model.log.value.findLast((each) => each.items.length && !each.pile);
  const own = entry !== undefined && entry.seat > 0 && entry.seat === model.seat.value;
  const name = model.nameOf(entry?.seat ?? 0);
  const whole = entry ? entryText(entry, name, own) : "";
  const what = `${whole} ${screen.value.width} ${settings.value.print} ${shrinkSteps.value}`;
  const steps = fitted.what === what ? fitted.steps : 0;
  const most = (entry?.items.length ?? 0) + 1;
  useLayoutEffect(() => {
    const box = line.current;
    if (box && steps < most && box.scrollWidth > box.clientWidth) setFitted({ what, steps: steps + 1 });
  });
  if (!entry) return <p class="lastmove" />;
  const side = model.board.value?.seats.find((each) => each.seat === entry.seat)?.side;
  const drawn: (readonly Card[])[] = [];
  const shown = withoutFirst(entry, Math.max(0, Math.min(steps, most - 1) - 1));
  const text = entryText(shown, name, own, (cards) => {
    // Hidden cards have no face.
    if (!cards.length || cards.length > MOST || cards.some((card) => card.startsWith("?")))
      return cardsInWords(cards);
    drawn.push(cards);
    return CARDS;
  });
  return (
    <p ref={line} class={`lastmove ${steps > 0 ? "close" : ""} ${steps === most ? "wrapped" : ""}`}>
      <span class="vh">{whole}</span>
      <span aria-hidden="true">
        {side && <span class={`sb ${side.toLowerCase()}`}>{side}</span>}
        {text.split(CARDS).map((part, i) => [part, drawn[i] && <Minis key={i} cards={drawn[i]} />])}
      </span>
    </p>
  );
}
