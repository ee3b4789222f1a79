// The player's selection and tray, and the engine's verdicts on them. All verdicts come from the server.
import { computed, effect, type Signal, signal } from "@preact/signals";
import { Refusal } from "../../net/http";
import type { TableModel } from "../../state/table-model";
import { grouped, type Kind, kindOf } from "../../ui/cards/names";
import type { Card, GatheredMeld, Offer, Reason, Verdict } from "../../wire";

/** A possible play with the selected cards. */
export interface Play {
  family: string;
  actions: string[];
  words: string;
  /** The set it goes to. */
  rank?: string | undefined;
}

const sameCards = (a: readonly Card[], b: readonly Card[]) =>
  a.length === b.length && [...a].map(kindOf).sort().join() === [...b].map(kindOf).sort().join();

/** Return the kind of the natural cards in a set. */
export const naturalOf = (cards: readonly Card[]) =>
  cards.map(kindOf).find((kind) => kind !== "2" && kind !== "X");
const familyOf = (action: string) => action.split(" ")[0] ?? "";
const rankOfAction = (action: string) => / to (\w+)$/.exec(action)?.[1] ?? action.split(" ")[1]?.[0];

export class CardSelection {
  readonly chosen: Signal<readonly Card[]> = signal([]);
  /** Sets gathered for the first meld, not laid yet. */
  readonly tray: Signal<readonly (readonly Card[])[]> = signal([]);
  /** The engine's verdicts on the selected cards: every play they could mean. */
  readonly verdicts: Signal<readonly Verdict[]> = signal([]);
  /** The engine's verdict on the tray, and on the tray with the selected cards. */
  readonly trayMeld: Signal<GatheredMeld | null> = signal(null);
  readonly meld: Signal<GatheredMeld | null> = signal(null);
  private spent: { cards: readonly Card[]; hand: string } | null = null;
  private asked = 0;
  /** The tray that `trayMeld` is about. */
  private judged: readonly (readonly Card[])[] = [];
  private learning: Promise<void> = Promise.resolve();
  private readonly end: () => void;

  constructor(readonly model: TableModel) {
    const following = effect(() => this.follow());
    const asking = effect(() => this.wonder());
    this.end = () => {
      following();
      asking();
    };
  }

  close(): void {
    this.end();
  }

  // --- The hand -----------------------------------------------------------------------------------

  /** The cards that are not in the tray. */
  readonly hand = computed(() => {
    const away = new Set(this.tray.value.flat());
    return (this.model.view.value?.hand ?? []).filter((card) => !away.has(card));
  });
  readonly groups = computed(() => grouped(this.hand.value));

  /**
   * Remember whether the selection was played: cards of a kind are equal, and the server may take others of
   * them.
   */
  markPlayed(played: boolean): void {
    const hand = this.model.view.value?.hand.join() ?? "";
    this.spent = played ? { cards: this.chosen.value, hand } : null;
  }

  /** Deselect cards that are no longer in the hand. */
  private follow(): void {
    const view = this.model.view.value;
    const hand = new Set(view?.hand ?? []);
    const chosen = this.chosen.peek();
    if (this.spent && this.spent.hand !== view?.hand.join()) {
      const { cards } = this.spent;
      this.spent = null;
      this.chosen.value = chosen.filter((card) => !cards.includes(card));
    } else if (chosen.some((card) => !hand.has(card)))
      this.chosen.value = chosen.filter((card) => hand.has(card));
    const tray = this.tray.peek();
    if (tray.length && (!this.usesTray.value || tray.flat().some((card) => !hand.has(card))))
      this.tray.value = [];
  }

  /**
   * Whether sets are gathered before they are laid: the side has not opened, and it is time to lay. Some books
   * allow that before the pile is taken.
   */
  readonly usesTray = computed(() => {
    const board = this.model.board.value;
    const side = this.model.ownSide.value;
    return (
      this.model.myTurn.value &&
      (board?.expects === "play" || this.offers("lay").length > 0) &&
      side !== undefined &&
      !side.opened &&
      side.needs > 0
    );
  });

  /** Select one more of a kind, from the front of its group; after the last, none. */
  more(kind: Kind): void {
    const group = this.groups.value.find(([each]) => each === kind)?.[1] ?? [];
    const free = group.filter((card) => !this.chosen.value.includes(card));
    const next = free[free.length - 1];
    if (next) this.chosen.value = [...this.chosen.value, next];
    else this.chosen.value = this.chosen.value.filter((card) => !group.includes(card));
  }

  fewer(kind: Kind): void {
    const last = this.chosen.value.filter((card) => kindOf(card) === kind)[0];
    if (last) this.letGo(last);
  }

  letGo(card: Card): void {
    this.chosen.value = this.chosen.value.filter((each) => each !== card);
  }

  clear(): void {
    this.chosen.value = [];
  }

  /** Return the rank of the side's own set that the selected cards match, if it is already on the table. */
  laidRank(): string | undefined {
    const rank = naturalOf(this.chosen.value);
    return this.model.ownSide.value?.sets.find((set) => set.rank === rank)?.rank;
  }

  /** The sets in the tray and the selected cards, which join the set of their rank. */
  readonly gathered = computed(() => {
    const [tray, one] = [this.tray.value, this.chosen.value];
    if (!one.length) return tray;
    const rank = naturalOf(one);
    const same = tray.findIndex((set) => rank && set.some((card) => kindOf(card) === rank));
    return same < 0 ? [...tray, one] : tray.map((set, i) => (i === same ? [...set, ...one] : set));
  });

  toTray(): void {
    if (!this.chosen.value.length) return;
    this.tray.value = this.gathered.value;
    this.clear();
  }

  /** Return a set from the tray to the hand. */
  fromTray(place: number): void {
    this.tray.value = this.tray.value.filter((_, i) => i !== place);
  }

  // --- The engine's verdicts ----------------------------------------------------------------------

  /** The legal plays of exactly the selected cards: offers at once, the rest when the engine has answered. */
  readonly plays = computed<Play[]>(() => {
    const view = this.model.view.value;
    const chosen = this.chosen.value;
    const offers = (view?.offers ?? []).filter(
      (offer) => offer.cards.length && sameCards(offer.cards, chosen),
    );
    const found: Play[] = offers.map((offer) => ({
      family: offer.family,
      actions: [offer.action],
      words: offer.words ?? offer.action,
      rank: offer.rank,
    }));
    for (const verdict of this.verdicts.value) {
      if (!verdict.legal) continue;
      const actions = verdict.action.split("; ");
      if (actions.length < 2) continue;
      const first = actions[0] ?? "";
      found.push({ family: familyOf(first), actions, words: verdict.words, rank: rankOfAction(first) });
    }
    return found;
  });

  /** True if no action offered after the draw plays a card of this kind. */
  isOff(kind: Kind): boolean {
    const { offers } = this.model.view.value ?? {};
    const playing = this.model.myTurn.value && this.model.board.value?.expects === "play";
    return (
      playing &&
      offers !== undefined &&
      !offers.some((offer) => offer.cards.some((card) => kindOf(card) === kind))
    );
  }

  /** Return why the selected cards cannot be used for an action. */
  refusal(family: string): Verdict | undefined {
    return this.verdicts.value.find(
      (each) => !each.legal && (familyOf(each.action) === family || each.action.startsWith(family)),
    );
  }

  offers(family: string): Offer[] {
    return (this.model.view.value?.offers ?? []).filter((offer) => offer.family === family);
  }

  private wonder(): void {
    const chosen = this.chosen.value;
    const tray = this.tray.value;
    const turn = this.model.myTurn.value;
    this.asked += 1;
    if (!turn || (!chosen.length && !tray.length)) {
      this.verdicts.value = [];
      this.trayMeld.value = null;
      this.meld.value = null;
      return;
    }
    const number = this.asked;
    // One request at a time, and none that is out of date: the server limits questions.
    this.learning = this.learning
      .then(() => this.learn(number, chosen, tray))
      .catch((problem: unknown) => {
        if (!(problem instanceof Refusal)) throw problem;
      });
  }

  /** Wait until the engine has answered about the whole selection: keys can be quicker than the answer. */
  async settled(): Promise<void> {
    while (true) {
      const { learning } = this;
      await learning;
      if (learning === this.learning) return;
    }
  }

  private async learn(
    number: number,
    chosen: readonly Card[],
    tray: readonly (readonly Card[])[],
  ): Promise<void> {
    const still = () => number === this.asked;
    if (!still()) return;
    if (chosen.length) {
      const found = await this.model.ask({ ask: "cards", cards: chosen.map(kindOf) });
      if (still() && found.answer === "cards") this.verdicts.value = found.plays;
    } else this.verdicts.value = [];
    const first = this.usesTray.peek();
    if (!still() || !(first || this.model.board.peek()?.expects === "play")) return;
    if (first && this.judged !== tray) {
      const found = await this.judge(tray);
      if (!still()) return;
      this.trayMeld.value = found;
      this.judged = tray;
    }
    // After the first meld, only cards that could be a set and have no play are in doubt.
    const asks = first ? chosen.length > 0 : chosen.length > 1 && !this.plays.peek().length;
    const found = asks
      ? await this.judge(first ? this.gathered.value : [chosen])
      : first
        ? this.trayMeld.peek()
        : null;
    if (still()) this.meld.value = found;
  }

  /** Ask what sets count together, and which of them are sets. */
  private async judge(sets: readonly (readonly Card[])[]): Promise<GatheredMeld | null> {
    if (!sets.length) return null;
    const found = await this.model.ask({ ask: "meld", sets: sets.map((set) => set.map(kindOf)) });
    return found.answer === "meld" ? found.meld : null;
  }

  /** The place of the selected cards among the gathered sets. */
  private readonly place = computed(() => {
    const [first] = this.chosen.value;
    return first
      ? this.usesTray.value
        ? this.gathered.value.findIndex((set) => set.includes(first))
        : 0
      : -1;
  });

  /** Why the selected cards can never be a set. A single card may be meant for the pile. */
  readonly chosenDoubt = computed<Reason | null>(() => {
    const own = this.meld.value?.sets[this.place.value];
    return this.chosen.value.length > 1 && own && !own.open ? (own.refusal ?? null) : null;
  });

  /** Why cards are not a set, the selected ones or those in the tray, or why they cannot be a first meld. */
  readonly doubt = computed<Reason | null>(() => {
    const meld = this.meld.value;
    if (this.chosenDoubt.value || !meld || !this.usesTray.value) return this.chosenDoubt.value;
    const wrong = meld.sets.find((set, i) => i !== this.place.value && set.refusal);
    return wrong?.refusal ?? (meld.actions.length ? null : meld.refusal);
  });
}
