// The player's actions at the table, from any input: a button, a key, a tap, or a dropped card.
import { computed, type Signal, signal } from "@preact/signals";
import { capitalize, t } from "../../messages";
import { Refusal } from "../../net/http";
import { partyAt } from "../../state/party";
import { navigate } from "../../state/router";
import { me } from "../../state/session";
import type { TableModel } from "../../state/table-model";
import type { Hint, Proposal, Reason, View } from "../../wire";
import { marksOf, type PlayMarks } from "./action-text";
import { animate, finishAnimations, recordPositions } from "./animations";
import { CardSelection, type Play } from "./card-selection";
import { openRule } from "./open-rule";
import { playSound, playSounds } from "./sounds";

export type Note =
  | { kind: "refusal"; sentence: string; reason: Reason | null }
  | { kind: "hint"; hint: Hint | null; problem: string }
  | { kind: "which"; plays: Play[] }
  | { kind: "menu" | "more" | "ask" | "log" | "keys" | "fair" | "propose" | "talk" | "spectators" | "voice" };

/** A button of the turn bar. */
export interface ActionButton {
  id: string;
  label: string;
  key?: string;
  main?: boolean;
  /** Whether it is not possible now; pressing it says why. */
  not?: boolean;
  run: () => void;
}

/** Actions that need no selected card, in the order of their buttons. */
const PLAIN = ["refill", "show", "show_hand", "take_reserve", "end", "pass"] as const;

export class TableController {
  readonly note: Signal<Note | null> = signal(null);
  readonly selection: CardSelection;
  /** Counts refusals; each one makes the selected cards dip. */
  readonly dips = signal(0);
  /** The play that the coach advised, and the view it was advised in. */
  private readonly hinted: Signal<{ view: View | null; actions: readonly string[] } | null> = signal(null);
  /** What that play uses, marked on the table until something happens. */
  readonly hintMarks = computed<PlayMarks | null>(() => {
    const found = this.hinted.value;
    return found && found.view === this.model.view.value ? marksOf(found.actions) : null;
  });

  constructor(readonly model: TableModel) {
    this.selection = new CardSelection(model);
    model.beforeUpdate = () => {
      finishAnimations();
      const before = recordPositions();
      return (events, own) => {
        animate(before, events, own);
        playSounds(events, own);
      };
    };
  }

  close(): void {
    this.selection.close();
    this.model.close();
  }

  // --- Actions ------------------------------------------------------------------------------------

  act(actions: string[], card?: string): void {
    this.note.value = null;
    this.selection.markPlayed(true);
    this.run(() => this.model.do({ do: "act", actions, card: card ?? null }));
  }

  /** Run an action; a refusal is shown and the selection stays. */
  run(doing: () => Promise<void>): void {
    void doing().catch((problem: unknown) => {
      if (!(problem instanceof Refusal)) throw problem;
      this.selection.markPlayed(false);
      this.refuse(problem.told.sentence, problem.told.reason ?? null);
    });
  }

  refuse(sentence: string, reason: Reason | null): void {
    this.dips.value += 1;
    playSound("refusal");
    this.note.value = { kind: "refusal", sentence, reason };
  }

  private does(play: Play): void {
    const one = this.selection.chosen.value[0];
    this.act(play.actions, play.family === "discard" && one && one.length > 1 ? one : undefined);
  }

  /** Play one of several possibilities, or show why there is none. */
  private async oneOf(find: () => readonly Play[], family: string, line: string): Promise<void> {
    if (!find().length) await this.selection.settled();
    const plays = find();
    const [only, second] = plays;
    if (only && !second) this.does(only);
    else if (only) this.note.value = { kind: "which", plays: [...plays] };
    else await this.why(family, line);
  }

  protected async why(family: string, line: string): Promise<void> {
    // What is known about adding cards is about the set of their rank, not about the one that was tapped.
    const known = / to /.test(line) ? undefined : this.selection.refusal(family);
    if (known?.refusal) return this.refuse(known.refusal.sentence ?? "", known.refusal);
    try {
      const found = await this.model.ask({ ask: "why", line });
      if (found.answer === "why" && found.explanation.refusal)
        this.refuse(found.explanation.refusal.sentence ?? "", found.explanation.refusal);
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.refuse(problem.told.sentence, problem.told.reason ?? null);
    }
  }

  private letters(): string {
    return this.selection.chosen.value.map((card) => (card[0] === "3" ? "B" : card[0])).join(" ");
  }

  private exact(...families: string[]): Play[] {
    return this.selection.plays.value.filter((play) => families.includes(play.family));
  }

  draw(): void {
    const offer = this.selection.offers("draw")[0];
    if (offer) this.act([offer.action]);
    else void this.why("draw", "draw");
  }

  /** Take the pile with the selected cards; without a selection in the only way, or in one of several. */
  take(): void {
    if (this.selection.chosen.value.length)
      return void this.oneOf(() => this.exact("take"), "take", `take ${this.letters()}`);
    const plays = this.selection.offers("take").map((offer) => ({
      family: "take",
      actions: [offer.action],
      words: offer.words ?? offer.action,
      rank: offer.rank,
    }));
    void this.oneOf(() => plays, "take", "take");
  }

  /** Lay or add the selected cards; a first meld is gathered in the tray. */
  lay(rank?: string): void {
    const { selection } = this;
    if (selection.usesTray.value && !rank && selection.chosen.value.length) {
      const laid = selection.laidRank();
      return laid ? this.lay(laid) : this.gather();
    }
    const plays = () => this.exact("lay", "add", "bury").filter((play) => !rank || play.rank === rank);
    if (!selection.chosen.value.length) return this.refuse(t("refusal.choose"), null);
    const line = rank ? `add ${this.letters()} to ${rank}` : `lay ${this.letters()}`;
    void this.oneOf(plays, rank ? "add" : "lay", line);
  }

  /** Put the selected cards in the tray, unless they can never be a set. */
  private gather(): void {
    if (this.selection.chosenDoubt.value) void this.why("lay", `lay ${this.letters()}`);
    else this.selection.toTray();
  }

  /** Lay everything that is ready, or say what is missing. */
  async layTray(): Promise<void> {
    await this.selection.settled();
    const meld = this.selection.meld.value;
    if (meld?.enough) return this.act(meld.actions);
    const reason = this.selection.doubt.value ?? meld?.refusal ?? null;
    const short = meld && meld.actions.length > 0 && meld.have < meld.need;
    const told = short ? t("tray.short", { left: meld.need - meld.have }) : reason?.sentence;
    this.refuse(told ?? t("refusal.choose"), reason);
  }

  discard(): void {
    if (!this.selection.chosen.value.length) return this.refuse(t("refusal.choose"), null);
    void this.oneOf(() => this.exact("discard"), "discard", `discard ${this.letters()}`);
  }

  /** Handle a tap on the pile: take it before the draw, discard after it. */
  tapPile(): void {
    if (this.model.board.value?.expects === "play") this.discard();
    else this.take();
  }

  undo(): void {
    const { tray } = this.selection;
    if (tray.value.length) this.selection.fromTray(tray.value.length - 1);
    else this.run(() => this.model.do({ do: "undo" }));
  }

  /** Ask to go out, after a note that says what a yes means; or say why that is not possible. */
  askOut(): void {
    if (this.canAsk.value) this.open("ask");
    else void this.why("ask", "ask");
  }

  open(kind: "menu" | "more" | "ask" | "log" | "keys" | "fair" | "propose" | "voice"): void {
    this.note.value = { kind };
  }

  /** Answer a proposal, or the partner's request to go out. */
  answer(yes: boolean): void {
    if (this.proposal.value?.asked) return this.run(() => this.model.do({ do: "answer", yes }));
    const offer = this.selection.offers(yes ? "yes" : "no")[0];
    if (offer) this.act([offer.action]);
  }

  /** True if other people sit at this table, and not on this device. */
  hasCompany(): boolean {
    const here = [me.value?.id, ...partyAt(this.model.id).map((each) => each.id)];
    return Boolean(this.model.info.value?.places.some(({ person }) => person && !here.includes(person)));
  }

  /** Ask for another game, or agree to it. In company the room shows who plays; `yes`: agree already. */
  again(yes = true): void {
    const { id } = this.model;
    const company = this.hasCompany();
    this.run(async () => {
      if (partyAt(id).length) await (await import("../lobby/party")).agreeForAll(id);
      else await this.model.do({ do: "rematch", yes });
      if (company) navigate(`/room/${id}`);
    });
  }

  /** True if this person may resume a paused game: the host or, while the host is away, any player. */
  readonly mayResume = computed(() => {
    const { status, host, places = [] } = this.model.info.value ?? {};
    const present = places.some((each) => each.person === host && each.present);
    return status === "paused" && (host === me.value?.id || (this.model.seat.value > 0 && !present));
  });

  propose(what: Proposal["what"]): void {
    this.run(() => this.model.do({ do: "propose", what }));
  }

  /** Handle Enter: press the main button. */
  enter(): void {
    this.acts.value.find((act) => act.main)?.run();
  }

  hint(): void {
    this.note.value = { kind: "hint", hint: null, problem: "" };
    this.model.ask({ ask: "hint" }).then(
      (found) => {
        if (this.note.value?.kind !== "hint" || found.answer !== "hint") return;
        this.note.value = { kind: "hint", hint: found.hint, problem: "" };
        this.hinted.value = { view: this.model.view.value, actions: found.hint.plays[0]?.actions ?? [] };
      },
      (problem: unknown) => {
        if (!(problem instanceof Refusal)) throw problem;
        if (this.note.value?.kind === "hint")
          this.note.value = { kind: "hint", hint: null, problem: problem.message };
      },
    );
  }

  /** Open the current rulebook next to the table. */
  openBook(): void {
    openRule.value = { book: this.model.game.value?.game.rules.book ?? "", paragraph: "" };
  }

  // --- Offers -------------------------------------------------------------------------------------

  readonly asked = computed(() => this.selection.offers("yes").length > 0);
  /** The pending proposal, and whether the viewer has to answer; meanwhile the game is stopped. */
  readonly proposal = computed(() => {
    const { info, game } = this.model;
    const found = info.value?.proposal;
    return (
      found && {
        what: found.what,
        name: info.value?.places[found.place - 1]?.name ?? "",
        asked: found.waiting.includes(game.value?.place ?? 0),
      }
    );
  });
  readonly canAsk = computed(() => this.selection.offers("ask").length > 0);
  readonly canHint = computed(
    () => this.model.myTurn.value && this.model.info.value?.settings.coach !== false,
  );
  readonly canUndo = computed(
    () => this.model.view.value?.undo === true || this.selection.tray.value.length > 0,
  );

  /** The buttons, the main one last. */
  readonly acts = computed<ActionButton[]>(() => {
    const board = this.model.board.value;
    const { value: proposal } = this.proposal;
    if (!board || (proposal && !proposal.asked)) return [];
    if (this.model.over.value?.abandoned)
      return this.model.seat.value > 0
        ? [{ id: "again", label: t("sheet.again"), main: true, run: () => this.again() }]
        : [];
    if (this.model.info.value?.status === "paused") {
      const resume = () => this.run(() => this.model.do({ do: "pause", on: false }));
      return this.mayResume.value ? [{ id: "resume", label: t("act.resume"), main: true, run: resume }] : [];
    }
    if (!proposal && (!this.model.myTurn.value || this.model.view.value?.offers === undefined)) return [];
    if (proposal || this.asked.value)
      return [
        { id: "no", label: t("act.no"), key: "N", run: () => this.answer(false) },
        { id: "yes", label: t("act.yes"), key: "Y", run: () => this.answer(true) },
      ];
    const plain: ActionButton[] = PLAIN.flatMap((family) =>
      this.selection.offers(family).map((offer) => ({
        id: offer.action,
        label: capitalize(offer.words ?? offer.action),
        run: () => this.act([offer.action]),
      })),
    );
    const found = board.expects === "draw" ? this.beforeDraw() : this.afterDraw();
    const only = plain.pop();
    // If it is the only possible action, such as passing without a stock, it is the main button.
    if (only && found.every((act) => act.not))
      return [...plain, ...found.map((act) => ({ ...act, main: false })), { ...only, main: true }];
    return [...plain, ...(only ? [only] : []), ...found];
  });

  private beforeDraw(): ActionButton[] {
    const draws = this.model.game.value?.game.draws ?? 1;
    const chosen = this.selection.chosen.value.length > 0;
    const takes = chosen ? this.exact("take").length : this.selection.offers("take").length;
    const draw: ActionButton = {
      id: "draw",
      label: t("act.draw", { number: draws }),
      key: "D",
      not: !this.selection.offers("draw").length,
      run: () => this.draw(),
    };
    const take: ActionButton = {
      id: "take",
      label: t("act.take"),
      key: "T",
      not: takes === 0,
      run: () => this.take(),
    };
    if (!takes) {
      const meld = this.meldButtons();
      const able = meld.filter((act) => !act.not).pop();
      if (able) return [draw, ...meld.map((act) => (act === able ? { ...act, main: true } : act))];
    }
    if (!this.model.board.value?.pile.count) return [{ ...draw, main: true }];
    return takes && chosen ? [draw, { ...take, main: true }] : [take, { ...draw, main: true }];
  }

  /** The buttons of a first meld: for the selected cards, and for everything that is ready. */
  private meldButtons(): ActionButton[] {
    const { selection } = this;
    if (!selection.usesTray.value) return [];
    const chosen = selection.chosen.value.length > 0;
    const tray: ActionButton = {
      id: "tray",
      label: t("act.tray"),
      key: "L",
      not: selection.chosenDoubt.value !== null,
      run: () => this.lay(),
    };
    const enough = selection.meld.value?.enough === true;
    const meld: ActionButton = {
      id: "meld",
      label: t("act.meld"),
      ...(chosen ? {} : { key: "L" }),
      not: !enough,
      run: () => void this.layTray(),
    };
    return [...(chosen ? [tray] : []), ...(enough || (selection.tray.value.length && !chosen) ? [meld] : [])];
  }

  private afterDraw(): ActionButton[] {
    const { selection } = this;
    const chosen = selection.chosen.value;
    const found: ActionButton[] = [];
    const lays = this.exact("lay", "add", "bury");
    const discards = this.exact("discard");
    const discard: ActionButton = {
      id: "discard",
      label: t("act.discard"),
      key: "Backspace",
      not: !discards.length,
      run: () => this.discard(),
    };
    const [first, ...ready] = this.meldButtons();
    if (chosen.length < 2 && !selection.usesTray.value) found.push(discard);
    if (chosen.length && first) found.push(first);
    else if (chosen.length) {
      const [only, second] = lays;
      const label = only && !second ? capitalize(only.words) : t("act.lay");
      found.push({ id: "lay", label, key: "L", not: !only, run: () => this.lay() });
    }
    // A single card is more likely to be discarded than put in the tray.
    if (chosen.length < 2 && selection.usesTray.value) found.push(discard);
    found.push(...(chosen.length || !first ? ready : [first]));
    const able = found.filter((act) => !act.not);
    const main = able[able.length - 1];
    return found.map((act) => (act === main ? { ...act, main: true } : act));
  }

  /** The current step of the turn: drawing, laying, discarding. */
  readonly step = computed(() => {
    const board = this.model.board.value;
    if (board?.expects !== "play") return 0;
    const { offers } = this.model.view.value ?? {};
    const lays = offers?.some((offer) => offer.family === "lay" || offer.family === "add");
    return lays || board.did?.includes("laid") ? 1 : 2;
  });

  /** What is missing for the first meld, while it is gathered. */
  private readonly meldSentence = computed(() => {
    const { gathered, meld, usesTray } = this.selection;
    if (!usesTray.value || !gathered.value.length || !meld.value) return "";
    const { enough, have, need } = meld.value;
    return enough ? t("turn.meld_enough") : have < need ? t("turn.meld_short", { left: need - have }) : "";
  });

  /** The current task, in a sentence. */
  readonly sentence = computed(() => {
    const { model } = this;
    const board = model.board.value;
    if (!board) return "";
    if (model.over.value?.abandoned) return t("sheet.abandoned");
    if (board.expects === "nothing") return t("turn.hand_over");
    if (model.info.value?.status === "paused") {
      const { host, places } = model.info.value;
      const place = places.findIndex((each) => each.person === host);
      const own = place >= 0 && place + 1 === model.game.value?.place;
      return t(own ? "turn.paused_you" : "turn.paused", { name: places[place]?.name ?? "" });
    }
    const { value: proposal } = this.proposal;
    if (proposal)
      return t(proposal.asked ? `turn.proposes.${proposal.what}` : "turn.proposal_sent", {
        name: proposal.name,
      });
    if (!model.myTurn.value) {
      const name = model.nameOf(board.actor);
      return t(board.expects === "answer" ? "turn.waiting_answer" : "turn.other", { name });
    }
    if (this.asked.value) return t("turn.asked_out", { name: model.partner() });
    const play = this.selection.plays.value;
    if (board.expects === "draw") {
      const takes = this.selection.offers("take");
      if (!this.selection.offers("draw").length)
        return takes.length ? t("turn.must_take") : t("turn.no_draw");
      const exact = this.exact("take");
      if (exact.length === 1 && exact[0]) return t("turn.draw_or", { words: exact[0].words });
      if (this.meldSentence.value) return this.meldSentence.value;
      const [only, second] = takes;
      if (only && !second) return t("turn.draw_or", { words: only.words ?? only.action });
      return only ? t("turn.draw_or_take") : t("turn.draw");
    }
    if (play.length === 1 && play[0] && !this.selection.usesTray.value)
      return t("turn.or_play", { words: play[0].words });
    if (this.meldSentence.value) return this.meldSentence.value;
    const { offers = [] } = model.view.value ?? {};
    const lays = offers.some((offer) => offer.family === "lay" || offer.family === "add");
    const discards = offers.some((offer) => offer.family === "discard");
    return t(lays ? (discards ? "turn.lay_or_discard" : "turn.lay") : "turn.discard");
  });
}
