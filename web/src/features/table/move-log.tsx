// The move log: an entry for each turn, with the actions of its player in one sentence.
import { useEffect, useRef } from "preact/hooks";
import { capitalize, t } from "../../messages";
import type { LogEntry } from "../../state/move-log";
import { cardsInWords } from "../../ui/cards/names";
import type { Card } from "../../wire";
import type { TableController } from "./table-controller";

/** The number of entries that are shown. */
const MOST = 40;

/** Return the text of an entry: the actions after the player's name, and other events unchanged. */
export function entryText(
  { items, bot }: LogEntry,
  player: string,
  own: boolean,
  write: (cards: readonly Card[]) => string = cardsInWords,
): string {
  const name = bot ? t("log.bot", { name: player }) : player;
  const sentences: string[] = [];
  let actions: string[] = [];
  const close = () => {
    if (!actions.length) return;
    const does = actions.join(", ");
    const words = { you_do: does, You_do: capitalize(does) };
    if (own) sentences.push(t(bot ? "log.bot_own" : "wording.you.acted", words));
    else sentences.push(t("wording.event.acted", { name, does }));
    actions = [];
  };
  for (const item of items)
    if ("sentence" in item) {
      close();
      sentences.push(item.sentence);
    } else actions.push(item.phrase.replace("{cards}", () => write(item.cards)));
  close();
  return sentences.join(" ");
}

/**
 * Tell screen readers what happens, each action once: the log and the last move are drawn again as a turn goes on,
 * and would be read from its beginning.
 */
export function Announcer({ controller: { model } }: { controller: TableController }) {
  const text = (entry: LogEntry) =>
    entryText(entry, model.nameOf(entry.seat), entry.seat > 0 && entry.seat === model.seat.value);
  return (
    <div class="vh" aria-live="polite">
      {model.news.value.map(({ number, entries }) => (
        <p key={number}>{entries.map(text).join(" ")}</p>
      ))}
    </div>
  );
}

export function MoveLog({ controller: { model } }: { controller: TableController }) {
  const entries = model.log.value.filter((entry) => entry.items.length);
  const box = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const list = box.current;
    if (!list) return;
    // Keep the latest entry visible, even when a note takes some of the space.
    const down = () => {
      list.scrollTop = list.scrollHeight;
    };
    down();
    const seen = new ResizeObserver(down);
    seen.observe(list);
    return () => seen.disconnect();
  }, [entries.length]);
  return (
    <ol ref={box} class="log" tabIndex={0} aria-label={t("log.title")}>
      {entries.slice(-MOST).map((entry, i, all) => {
        const side = model.board.value?.seats.find((each) => each.seat === entry.seat)?.side;
        const own = entry.seat > 0 && entry.seat === model.seat.value;
        return (
          <li key={model.log.value.indexOf(entry)} class={i < all.length - 1 ? "old" : ""}>
            {side && (
              <span class={`sb ${side.toLowerCase()}`} aria-hidden="true">
                {side}
              </span>
            )}
            {entryText(entry, model.nameOf(entry.seat), own)}
          </li>
        );
      })}
    </ol>
  );
}
