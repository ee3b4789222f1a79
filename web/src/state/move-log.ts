// The move log: what happened in a hand, turn by turn, as typed events. Repeated actions are combined, and
// nothing is dropped.
import type { AnyEvent, Card } from "../wire";

/** What the player of a turn did: a phrase for the name, in which `{cards}` stands for the cards. */
interface Action {
  phrase: string;
  cards: readonly Card[];
  /** What can be combined with the next action of the same kind; empty for everything else. */
  kind: string;
}

/** An action of the player, or anything else as a sentence. */
export type LogItem = Action | { sentence: string };

/** What happened in one turn; `seat` is 0 for what concerns no player. */
export interface LogEntry {
  seat: number;
  items: readonly LogItem[];
  /** A bot played for the player, who was away or out of time. */
  bot?: boolean;
  /** The cards that began the pile, if there were several: they are in sight, and many. */
  pile?: boolean;
}

/** Events that concern no player, although they name a seat. */
const COMMON: readonly string[] = ["upcard", "rebuilt", "over"];

/** Return what an event must have in common with the previous one to be combined with it. */
function kindOf(event: AnyEvent): string {
  if (event.event === "acted") {
    const laid = /^lay ([2X]*)(\w?)/.exec(event.action);
    if (laid) return `lay ${laid[2] || "wild"}`;
    return /^(add|bury) /.test(event.action) ? event.action : "";
  }
  return event.event === "drew" || event.event === "red_three" || event.event === "black_three"
    ? event.event
    : "";
}

function itemOf(event: AnyEvent): LogItem | null {
  if (event.phrase)
    return { phrase: event.phrase, cards: "cards" in event ? event.cards : [], kind: kindOf(event) };
  return event.sentence ? { sentence: event.sentence } : null;
}

/** True if cards are added to the set that was just laid: it was laid with all of them. */
const extendsSet = (laid: string, added: string): boolean =>
  laid.startsWith("lay ") && /^add (?:\w to )?(\w+)$/.exec(added)?.[1] === laid.slice(4);

function combined(items: readonly LogItem[], next: LogItem): LogItem[] {
  const last = items[items.length - 1];
  if (last && "kind" in last && "kind" in next && next.kind && last.kind === next.kind)
    return [...items.slice(0, -1), { ...next, cards: [...last.cards, ...next.cards] }];
  if (last && "kind" in last && "kind" in next && extendsSet(last.kind, next.kind))
    return [...items.slice(0, -1), { ...last, cards: [...last.cards, ...next.cards] }];
  return [...items, next];
}

/** Append events to a log: an entry for each turn. */
export function withEvents(log: readonly LogEntry[], events: readonly AnyEvent[]): LogEntry[] {
  const found = [...log];
  for (const event of events) {
    if (event.event === "dealt") continue;
    if (event.event === "turn") {
      found.push({ seat: event.seat, items: [] });
      continue;
    }
    if (event.event === "stand_in") {
      const begun = found[found.length - 1];
      if (begun?.seat === event.seat && !begun.items.length) found.pop();
      found.push({ seat: event.seat, items: [], bot: true });
      continue;
    }
    const item = itemOf(event);
    if (!item) continue;
    const seat = COMMON.includes(event.event) ? 0 : event.seat;
    const last = found[found.length - 1];
    if (last?.seat === seat) found[found.length - 1] = { ...last, items: combined(last.items, item) };
    else if (event.event === "upcard" && event.cards.length > 1)
      found.push({ seat, items: [item], pile: true });
    else found.push({ seat, items: [item] });
  }
  return found;
}
