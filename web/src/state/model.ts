// What a device knows of a table, in signals, whoever tells it. Nothing here knows a rule.
import { batch, computed, type Signal, signal } from "@preact/signals";
import type { Fair } from "../net/fair";
import type { Command } from "../net/socket";
import { animate, land, remember } from "../table/motion";
import { soundsOf } from "../table/sound";
import type {
  AnyAnswer,
  AnyEvent,
  AnyTableQuestion,
  Card,
  ClockTold,
  GameResult,
  GameTold,
  HandResult,
  SeatAtTable,
  Table,
  TableInfo,
  View,
} from "../wire";
import { listed, t } from "../words";

/** What happened in one turn, as it was told; `seat` is 0 for what concerns nobody. */
export interface LogEntry {
  seat: number;
  sentences: string[];
}

export abstract class Model {
  readonly info: Signal<TableInfo | null> = signal(null);
  readonly game: Signal<GameTold | null> = signal(null);
  readonly view: Signal<View | null> = signal(null);
  readonly board: Signal<Table | null> = signal(null);
  readonly log: Signal<LogEntry[]> = signal([]);
  readonly results: Signal<HandResult[]> = signal([]);
  readonly over: Signal<GameResult | null> = signal(null);
  readonly fair: Signal<Fair> = signal({ checked: false });
  /** The disk refuses, or the table cannot be opened: a sentence. */
  readonly trouble = signal("");
  readonly closed = signal("");
  /** Another device or window of the same person plays here now. */
  readonly moved = signal(false);
  /** Whose time runs, and when that was told. */
  readonly clock: Signal<(ClockTold & { at: number }) | null> = signal(null);
  /** What became of the last proposal, until something is played. */
  readonly decided = signal("");
  /** Cards that came to the hand with the last action. */
  readonly fresh: Signal<ReadonlySet<Card>> = signal(new Set());
  /** The result of the hand that is over, while its sheet is shown. */
  readonly sheet: Signal<HandResult | null> = signal(null);

  /** The table's own name at the server; nothing where it has none. */
  abstract readonly id: string;
  /** Ask the engine a question about this table. */
  abstract ask(question: AnyTableQuestion): Promise<AnyAnswer>;
  /** Do something; what is refused is thrown. */
  abstract do(command: Command): Promise<void>;
  abstract close(): void;
  /** Somebody does not want to wait for what is still to be shown. */
  hurry(): void {}

  /** Show how it stands now, and what happened on the way. */
  protected put(view: View | null, board: Table, events: readonly AnyEvent[]): void {
    const own = view?.seat ?? 0;
    land();
    const before = remember();
    batch(() => {
      if (board.hand !== this.board.value?.hand) {
        this.log.value = [];
        this.sheet.value = null;
        this.fresh.value = new Set();
      }
      this.view.value = view;
      this.board.value = board;
      this.note(events, own);
    });
    animate(before, events, own);
    soundsOf(events, own);
  }

  private note(events: readonly AnyEvent[], own: number): void {
    if (!events.length) return;
    this.decided.value = "";
    const fresh = new Set<Card>();
    for (const event of events)
      if (
        event.seat === own &&
        (event.event === "drew" || event.event === "took" || event.event === "reserve")
      )
        for (const card of event.cards) if (event.cards.length < 8) fresh.add(card);
    if (fresh.size || events.some((event) => event.event === "acted" && event.seat === own))
      this.fresh.value = fresh;
    this.log.value = logged(this.log.value, events);
  }

  // --- Who is who ---------------------------------------------------------------------------------

  readonly seat = computed(() => this.view.value?.seat ?? 0);
  readonly mySide = computed(() => {
    const board = this.board.value;
    const own = board?.seats.find((each) => each.seat === this.seat.value);
    return own?.side ?? board?.sides[0]?.side ?? "A";
  });
  readonly ownSide = computed(() => this.board.value?.sides.find((each) => each.side === this.mySide.value));
  readonly myTurn = computed(() => this.seat.value > 0 && this.board.value?.actor === this.seat.value);

  /** The place of a seat in this hand, or 0. */
  placeOf(seat: number): number {
    return this.board.value?.players?.[seat - 1] ?? 0;
  }

  nameOf(seat: number): string {
    return this.game.value?.game.players[this.placeOf(seat) - 1] ?? String(seat);
  }

  /** The others from the next player on, clockwise, and then those who sit out. */
  others(): { seat: SeatAtTable | null; name: string; place: number }[] {
    const board = this.board.value;
    const game = this.game.value;
    if (!board || !game) return [];
    const n = board.seats.length;
    const first = this.seat.value || 0;
    const around = Array.from({ length: n }, (_, i) => board.seats[(first + i) % n] as SeatAtTable);
    const playing = around.filter((each) => each.seat !== this.seat.value);
    const out = game.game.players
      .map((name, i) => ({ seat: null, name, place: i + 1 }))
      .filter(({ place }) => !board.players?.includes(place) && place !== game.place);
    return [
      ...playing.map((seat) => ({ seat, name: this.nameOf(seat.seat), place: this.placeOf(seat.seat) })),
      ...out,
    ];
  }

  /** The players of a side by name, oneself as "you" and first. */
  members(side: string): string {
    const game = this.game.value;
    if (!game) return side;
    const own = game.game.players[game.place - 1];
    const names = game.game.sides[side as "A"] ?? [];
    const mine = names.includes(own ?? "");
    const rest = names.filter((name) => !mine || name !== own);
    return listed(mine ? [t("you"), ...rest] : rest);
  }

  partner(): string {
    const board = this.board.value;
    const mate = board?.seats.find(
      (each) => each.side === this.mySide.value && each.seat !== this.seat.value,
    );
    return mate ? this.nameOf(mate.seat) : "";
  }
}

/** A log with more events: an entry for each turn. */
export function logged(log: readonly LogEntry[], events: readonly AnyEvent[]): LogEntry[] {
  const found = [...log];
  for (const event of events) {
    if (event.event === "dealt") continue;
    if (event.event === "turn") {
      found.push({ seat: event.seat, sentences: [] });
      continue;
    }
    if (!event.sentence) continue;
    let last = found[found.length - 1];
    const common = event.event === "upcard" || event.event === "rebuilt" || event.event === "over";
    const seat = common ? 0 : event.seat;
    if (!last || last.seat !== seat) {
      last = { seat, sentences: [] };
      found.push(last);
    }
    found[found.length - 1] = { seat, sentences: [...last.sentences, event.sentence] };
  }
  return found;
}

/** The sentences of a turn as one: whoever it is about is named once; a name may have several words. */
export function told(sentences: readonly string[], name = ""): string {
  const parts: string[] = [];
  const first = sentences[0] ?? "";
  const before = name && first.startsWith(`${name} `) ? name : (first.split(" ")[0] ?? "");
  for (const sentence of sentences) {
    const bare = sentence.replace(/\.$/, "");
    if (!parts.length) parts.push(bare);
    else if (bare.startsWith(`${before} `)) {
      const doing = bare.slice(before.length + 1);
      // Cards that are drawn one by one are not told one by one.
      if (!parts.includes(doing) && !parts[0]?.endsWith(` ${doing}`)) parts.push(doing);
    } else parts.push(bare[0]?.toLowerCase() + bare.slice(1));
  }
  return parts.length ? `${parts.join(", ")}.` : "";
}
