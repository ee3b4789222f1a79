// A table of the server, updated over the socket.
import { batch, effect, type Signal, signal } from "@preact/signals";
import { t } from "../messages";
import { answerDealing, checkOpening, givesReason } from "../net/fair";
import { Refusal } from "../net/http";
import { ask, type Command, connection, send, subscribe } from "../net/socket";
import type {
  AnyAnswer,
  AnyServerMessage,
  AnyTableQuestion,
  DealProgress,
  SpectatorUpdate,
  Update,
  VoiceChanged,
  VoiceJoined,
  VoiceMember,
  VoiceSignal,
} from "../wire";
import { withEvents } from "./move-log";
import { missing } from "./router";
import { me } from "./session";
import { animationsOff, settings } from "./settings";
import { TableModel } from "./table-model";

/** Milliseconds between two actions of others. */
const PACE = { slow: 900, normal: 320, fast: 0 };
/** If more events than this are waiting, they are shown without delay. */
const BEHIND = 5;
/** Lines of talk that are kept. */
const TALK = 50;

export type VoiceMessage = VoiceChanged | VoiceJoined | VoiceSignal;

export class LiveTable extends TableModel {
  /** The players in the voice chat. */
  readonly voice: Signal<readonly VoiceMember[]> = signal([]);
  /** The viewer's part in the voice chat, once its module is loaded. */
  voiceSession: { hear: (told: VoiceMessage) => void; close: () => void } | null = null;
  private readonly waiting: AnyServerMessage[] = [];
  private timer = 0;
  private filled = 0;
  /** The start in which this device has revealed its part, until its game begins. */
  private revealed = "";
  private readonly end: () => void;

  constructor(
    readonly id: string,
    invite: string,
  ) {
    super();
    const unsubscribe = subscribe(id, invite, (told) => this.hear(told));
    const unwatch = effect(() => {
      // The start of that game may have been missed.
      if (connection.value !== "open") this.revealed = "";
    });
    this.end = () => {
      unwatch();
      unsubscribe();
    };
  }

  /** Unsubscribe from the table. */
  close(): void {
    clearTimeout(this.timer);
    this.voiceSession?.close();
    this.end();
  }

  // --- Incoming messages --------------------------------------------------------------------------

  private hear(told: AnyServerMessage): void {
    if (told.type === "table") {
      batch(() => {
        this.info.value = told.table;
        this.serverError.value = "";
      });
    } else if (told.type === "dealing") this.deal(told);
    else if (told.type === "trouble") this.serverError.value = told.sentence;
    else if (told.type === "refused") {
      if (told.error === "server.no_table") missing.value = told.sentence;
      else this.closed.value = told.sentence;
    } else if (told.type === "moved") this.playedElsewhere.value = true;
    // The refusal of an old token may arrive after the player has asked for the place.
    else if (told.type === "seat") this.playedElsewhere.value = false;
    else if (told.type === "clock") this.clock.value = told.place ? { ...told, at: Date.now() } : null;
    else if (told.type === "next") this.pause.value = { ...told, at: Date.now() };
    else if (told.type === "said")
      batch(() => {
        this.talk.value = [...this.talk.value.slice(1 - TALK), told];
        if (told.place) this.say(told.place, told.sentence || told.line || "");
        if (told.person !== me.value?.id) this.unread.value += 1;
      });
    else if (told.type === "voice" || told.type === "joined" || told.type === "signal") {
      if (told.type === "voice") this.voice.value = told.members;
      this.voiceSession?.hear(told);
    } else if (told.type === "decided")
      this.proposalResult.value = t(told.agreed ? "proposal.accepted" : "proposal.declined");
    else if (told.type === "game") {
      this.skipDelays();
      batch(() => {
        // Another game: what is left of the last one, including its sheet, is discarded.
        if (told.game.commitment !== this.game.value?.game.commitment) {
          this.sheet.value = null;
          this.results.value = [];
          this.log.value = [];
        }
        this.game.value = told;
        this.over.value = null;
        this.revealed = "";
        this.fair.value = checkOpening(told.game.commitment, told.game.opening);
      });
    } else if (told.type === "update" || told.type === "hand" || told.type === "over") {
      this.waiting.push(told);
      if (!this.timer) this.next();
    }
  }

  /** Take part in a deal; if the server redeals without giving a reason, leave the table. */
  private deal(told: DealProgress): void {
    const before = this.revealed;
    if (before && before !== told.commitment && !givesReason(before, told.header)) {
      this.close();
      this.closed.value = t("fair.no_reason");
      return;
    }
    const answer = answerDealing(told);
    this.revealed = answer?.do === "reveal" ? told.commitment : "";
    // If the server no longer accepts it, the deal was settled without this device.
    if (answer) void this.do(answer).catch(() => undefined);
  }

  /** Show the waiting events one by one. */
  private next(): void {
    this.timer = 0;
    const told = this.waiting.shift();
    if (!told) return;
    const pause = this.show(told);
    if (pause && this.waiting.length <= BEHIND) {
      this.timer = setTimeout(() => this.next(), pause);
    } else this.next();
  }

  override skipDelays(): void {
    clearTimeout(this.timer);
    while (this.waiting.length) this.show(this.waiting.shift() as AnyServerMessage);
    this.timer = 0;
  }

  private show(told: AnyServerMessage): number {
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
    const update = told.update as Update | SpectatorUpdate;
    const view = "view" in update ? update.view : null;
    const board = view ? view.table : (update as SpectatorUpdate).table;
    this.put(view, board, update.events);
    if (!update.events.length) void this.fill(update.number);
    const others = update.events.some((event) => event.event === "acted" && event.seat !== view?.seat);
    return others && !animationsOff() ? PACE[settings.value.pace] : 0;
  }

  /** Fetch the events of a hand in progress and the sheets of earlier hands, for a player who joins late. */
  private async fill(number: number): Promise<void> {
    if (this.filled === number) return;
    this.filled = number;
    try {
      const happened = await this.ask({ ask: "happened" });
      if (happened.answer === "happened") this.log.value = withEvents([], happened.events);
      const sheets = await this.ask({ ask: "sheets" });
      if (sheets.answer === "sheets") this.results.value = sheets.hands;
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
    }
  }

  // --- Commands -----------------------------------------------------------------------------------

  do(command: Command): Promise<void> {
    this.skipDelays();
    return send(this.id, command);
  }

  ask(question: AnyTableQuestion): Promise<AnyAnswer> {
    return ask(this.id, question);
  }
}
