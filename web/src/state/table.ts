// A table as this device knows it: what the server told, in signals. Nothing here knows a rule.
import { batch, computed, type Signal, signal } from "@preact/signals";
import { answerDealing, checkOpening, type Fair } from "../net/fair";
import { Refusal } from "../net/http";
import { ask, type Command, send, subscribe } from "../net/socket";
import { choices, motionless } from "../settings";
import { animate, remember } from "../table/motion";
import { soundsOf } from "../table/sound";
import type {
  AnyEvent,
  AnyTold,
  Card,
  GameResult,
  GameTold,
  HandResult,
  OnlookerUpdate,
  SeatAtTable,
  Table,
  TableInfo,
  Update,
  View,
} from "../wire";
import { listed, t } from "../words";

/** What happened in one turn, as it was told; `seat` is 0 for what concerns nobody. */
export interface LogEntry {
  seat: number;
  sentences: string[];
}

/** Milliseconds between two actions of others. */
const PACE = { slow: 900, normal: 320, fast: 0 };
/** More than this is not waited for, however much there is to see. */
const BEHIND = 5;

export class TableModel {
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
  /** Cards that came to the hand with the last action. */
  readonly fresh: Signal<ReadonlySet<Card>> = signal(new Set());
  /** The result of the hand that is over, while its sheet is shown. */
  readonly sheet: Signal<HandResult | null> = signal(null);

  private readonly waiting: AnyTold[] = [];
  private timer = 0;
  private filled = 0;
  private readonly end: () => void;

  constructor(
    readonly id: string,
    invite: string,
  ) {
    this.end = subscribe(id, invite, (told) => this.hear(told));
  }

  /** Hear no more of it. */
  close(): void {
    clearTimeout(this.timer);
    this.end();
  }

  // --- What is told -------------------------------------------------------------------------------

  private hear(told: AnyTold): void {
    if (told.type === "table") {
      batch(() => {
        this.info.value = told.table;
        this.trouble.value = "";
      });
    } else if (told.type === "dealing") {
      const answer = answerDealing(told);
      // What the server no longer wants to know is settled without this device.
      if (answer) void this.do(answer).catch(() => undefined);
    } else if (told.type === "trouble") this.trouble.value = told.sentence;
    else if (told.type === "refused") this.closed.value = told.sentence;
    else if (told.type === "moved") this.moved.value = true;
    else if (told.type === "game") {
      batch(() => {
        this.game.value = told;
        this.over.value = null;
        this.fair.value = checkOpening(told.game.commitment, told.game.opening);
      });
    } else if (told.type === "update" || told.type === "hand" || told.type === "over") {
      this.waiting.push(told);
      if (!this.timer) this.next();
    }
  }

  /** Show what waits, one thing after the other. */
  private next(): void {
    this.timer = 0;
    const told = this.waiting.shift();
    if (!told) return;
    const pause = this.show(told);
    if (pause && this.waiting.length <= BEHIND) {
      this.timer = setTimeout(() => this.next(), pause);
    } else this.next();
  }

  /** Somebody does not want to wait. */
  hurry(): void {
    clearTimeout(this.timer);
    while (this.waiting.length) this.show(this.waiting.shift() as AnyTold);
    this.timer = 0;
  }

  private show(told: AnyTold): number {
    if (told.type === "hand") {
      batch(() => {
        this.results.value = [
          ...this.results.value.filter((each) => each.number !== told.result.number),
          told.result,
        ];
        this.sheet.value = told.result;
      });
      return 0;
    }
    if (told.type === "over") {
      this.over.value = told.result;
      return 0;
    }
    if (told.type !== "update") return 0;
    const update = told.update as Update | OnlookerUpdate;
    const view = "view" in update ? update.view : null;
    const board = view ? view.table : (update as OnlookerUpdate).table;
    const places = remember();
    batch(() => {
      if (board.hand !== this.board.value?.hand) {
        this.log.value = [];
        this.sheet.value = null;
        this.fresh.value = new Set();
      }
      this.view.value = view;
      this.board.value = board;
      this.note(update.events, view?.seat ?? 0);
    });
    animate(places, update.events, view?.seat ?? 0);
    soundsOf(update.events, view?.seat ?? 0);
    if (!update.events.length) void this.fill(update.number);
    const others = update.events.some((event) => event.event === "acted" && event.seat !== view?.seat);
    return others && !motionless() ? PACE[choices.value.pace] : 0;
  }

  private note(events: readonly AnyEvent[], own: number): void {
    if (!events.length) return;
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

  /** Who comes to a hand in play is told what happened, and how the hands before it went. */
  private async fill(number: number): Promise<void> {
    if (this.filled === number) return;
    this.filled = number;
    try {
      const happened = await ask(this.id, { ask: "happened" });
      if (happened.answer === "happened") this.log.value = logged([], happened.events);
      const sheets = await ask(this.id, { ask: "sheets" });
      if (sheets.answer === "sheets") this.results.value = sheets.hands;
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
    }
  }

  // --- What is done -------------------------------------------------------------------------------

  do(command: Command): Promise<void> {
    this.hurry();
    return send(this.id, command);
  }

  // --- Who is who ---------------------------------------------------------------------------------

  readonly seat = computed(() => this.view.value?.seat ?? 0);
  readonly mySide = computed(() => {
    const board = this.board.value;
    const own = board?.seats.find((each) => each.seat === this.seat.value);
    return own?.side ?? board?.sides[0]?.side ?? "A";
  });
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
function logged(log: readonly LogEntry[], events: readonly AnyEvent[]): LogEntry[] {
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

/** The sentences of a turn as one: whoever it is about is named once. */
export function told(sentences: readonly string[]): string {
  const parts: string[] = [];
  for (const sentence of sentences) {
    const bare = sentence.replace(/\.$/, "");
    const before = sentences[0]?.split(" ")[0] ?? "";
    if (!parts.length) parts.push(bare);
    else if (bare.startsWith(`${before} `)) {
      const doing = bare.slice(before.length + 1);
      // Cards that are drawn one by one are not told one by one.
      if (!parts.includes(doing) && !parts[0]?.endsWith(` ${doing}`)) parts.push(doing);
    } else parts.push(bare[0]?.toLowerCase() + bare.slice(1));
  }
  return parts.length ? `${parts.join(", ")}.` : "";
}
