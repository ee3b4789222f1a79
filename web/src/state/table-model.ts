// The client's state of a table, in signals, independent of its source. Nothing here knows a rule.
import { batch, computed, type Signal, signal } from "@preact/signals";
import { formatList, t } from "../messages";
import type { Fair } from "../net/fair";
import type { Command } from "../net/socket";
import type {
  AnyAnswer,
  AnyEvent,
  AnyTableQuestion,
  Card,
  ChatMessage,
  ClockChanged,
  GameInfo,
  GameResult,
  HandResult,
  NextHand,
  PublicTable,
  SeatAtTable,
  TableInfo,
  View,
} from "../wire";
import { type LogEntry, withEvents } from "./move-log";

/** Actions that are words, and the messages with them. */
const SPOKEN: Record<string, string> = { ask: "act.ask_short", yes: "act.yes", no: "act.no" };
/** How long a bubble stays, in milliseconds. */
const BUBBLE = 6000;

/** What a player has just said, shown at the seat. */
export interface Bubble {
  place: number;
  text: string;
}

/** What happened in one update. */
export interface News {
  number: number;
  entries: readonly LogEntry[];
}

export abstract class TableModel {
  private updates = 0;
  readonly info: Signal<TableInfo | null> = signal(null);
  readonly game: Signal<GameInfo | null> = signal(null);
  readonly view: Signal<View | null> = signal(null);
  readonly board: Signal<PublicTable | null> = signal(null);
  readonly log: Signal<LogEntry[]> = signal([]);
  /** What the latest updates have brought, for screen readers; each disappears after a while. */
  readonly news: Signal<readonly News[]> = signal([]);
  readonly results: Signal<HandResult[]> = signal([]);
  readonly over: Signal<GameResult | null> = signal(null);
  readonly fair: Signal<Fair> = signal({ checked: false });
  /** A server error, such as a full disk or a table that cannot be opened: a sentence. */
  readonly serverError = signal("");
  readonly closed = signal("");
  /** Another device or window of the same person now plays here. */
  readonly playedElsewhere = signal(false);
  /** The running clock, and when it was received. */
  readonly clock: Signal<(ClockChanged & { at: number }) | null> = signal(null);
  /** What was recently said at the table, the latest last. */
  readonly talk: Signal<readonly ChatMessage[]> = signal([]);
  /** Lines of others that were said since the talk was last open. */
  readonly unread = signal(0);
  /** What players have just said; the talk and the log have it in words as well. */
  readonly bubbles: Signal<readonly Bubble[]> = signal([]);
  /** The result of the last proposal, until the next action. */
  readonly proposalResult = signal("");
  /** Cards that the last action added to the hand. */
  readonly fresh: Signal<ReadonlySet<Card>> = signal(new Set());
  /** The pause after a hand, and when it was received. */
  readonly pause: Signal<(NextHand & { at: number }) | null> = signal(null);
  /** The result of the finished hand, while its sheet is shown. */
  readonly sheet: Signal<HandResult | null> = signal(null);

  /** The id of the table on the server; empty if it has none. */
  abstract readonly id: string;
  /** Ask the engine a question about this table. */
  abstract ask(question: AnyTableQuestion): Promise<AnyAnswer>;
  /** Send a command; a refusal is thrown. */
  abstract do(command: Command): Promise<void>;
  abstract close(): void;
  /** Skip the delays of what is still to be shown. */
  skipDelays(): void {}

  /** Called before an update is shown; the function it returns is called afterwards. */
  beforeUpdate: () => (events: readonly AnyEvent[], own: number) => void = () => () => {};

  /** Show the new state, and the events that led to it. */
  protected put(view: View | null, board: PublicTable, events: readonly AnyEvent[]): void {
    const own = view?.seat ?? 0;
    const shown = this.beforeUpdate();
    batch(() => {
      if (board.hand !== this.board.value?.hand) {
        this.log.value = [];
        this.sheet.value = null;
        this.pause.value = null;
        this.fresh.value = new Set();
      }
      this.view.value = view;
      this.board.value = board;
      this.note(events, own);
    });
    shown(events, own);
  }

  /** Show what a player says, for a while. */
  protected say(place: number, text: string): void {
    const bubble = { place, text };
    this.bubbles.value = [...this.bubbles.value.filter((each) => each.place !== place), bubble];
    setTimeout(() => {
      this.bubbles.value = this.bubbles.value.filter((each) => each !== bubble);
    }, BUBBLE);
  }

  private announce(entries: readonly LogEntry[]): void {
    const news = { number: ++this.updates, entries: entries.filter((each) => each.items.length) };
    this.news.value = [...this.news.value, news];
    setTimeout(() => {
      this.news.value = this.news.value.filter((each) => each !== news);
    }, BUBBLE);
  }

  private note(events: readonly AnyEvent[], own: number): void {
    if (!events.length) return;
    for (const event of events) {
      const words = event.event === "acted" && SPOKEN[event.action];
      if (words) this.say(this.placeOf(event.seat), t(words));
    }
    this.proposalResult.value = "";
    const fresh = new Set<Card>();
    for (const event of events)
      if (
        event.seat === own &&
        (event.event === "drew" || event.event === "took" || event.event === "reserve")
      )
        for (const card of event.cards) if (event.cards.length < 8) fresh.add(card);
    if (fresh.size || events.some((event) => event.event === "acted" && event.seat === own))
      this.fresh.value = fresh;
    const turn = this.log.value[this.log.value.length - 1];
    this.announce(withEvents(turn ? [{ ...turn, items: [] }] : [], events));
    this.log.value = withEvents(this.log.value, events);
  }

  // --- Players ------------------------------------------------------------------------------------

  readonly seat = computed(() => this.view.value?.seat ?? 0);
  readonly mySide = computed(() => {
    const board = this.board.value;
    const own = board?.seats.find((each) => each.seat === this.seat.value);
    return own?.side ?? board?.sides[0]?.side ?? "A";
  });
  readonly ownSide = computed(() => this.board.value?.sides.find((each) => each.side === this.mySide.value));
  readonly myTurn = computed(() => this.seat.value > 0 && this.board.value?.actor === this.seat.value);

  /** Return the place of a seat in this hand, or 0. */
  placeOf(seat: number): number {
    return this.board.value?.players?.[seat - 1] ?? 0;
  }

  nameOf(seat: number): string {
    return this.game.value?.game.players[this.placeOf(seat) - 1] ?? String(seat);
  }

  /** Return the other players clockwise from the next one, and then those who sit out. */
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

  /** Return the names of a side's players, the viewer as "you" and first. */
  members(side: string): string {
    const { names, mine } = this.namesOf(side);
    return names.length ? formatList(mine ? [t("you"), ...names.slice(1)] : names) : side;
  }

  /** Return the form of a verb after the names of a side: for the viewer alone, a single player, or a group. */
  subject(side: string): "you" | "single" | "group" {
    const { names, mine } = this.namesOf(side);
    return names.length > 1 ? "group" : mine ? "you" : "single";
  }

  /** Return the players of a side, the viewer first, and whether the viewer is one of them. */
  private namesOf(side: string): { names: string[]; mine: boolean } {
    const game = this.game.value;
    const own = game?.game.players[game.place - 1] ?? "";
    const names = game?.game.sides[side as "A"] ?? [];
    const mine = names.includes(own);
    return { names: mine ? [own, ...names.filter((name) => name !== own)] : [...names], mine };
  }

  /** Return the partner whose turn comes next: of three and more it is the one who is asked. */
  partner(): string {
    const seats = this.board.value?.seats ?? [];
    const own = seats.findIndex((each) => each.seat === this.seat.value);
    const mate = [...seats.slice(own + 1), ...seats.slice(0, own + 1)].find(
      (each) => each.side === this.mySide.value && each.seat !== this.seat.value,
    );
    return mate ? this.nameOf(mate.seat) : "";
  }
}
