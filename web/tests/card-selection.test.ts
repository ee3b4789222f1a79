import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CardSelection } from "../src/features/table/card-selection";
import { TableModel } from "../src/state/table-model";
import type { AnyAnswer, AnyTableQuestion, Card, Offer, PublicTable, View } from "../src/wire";

/** A table whose engine answers as a test tells it to. */
class TestTable extends TableModel {
  readonly id = "";
  asked: AnyTableQuestion[] = [];
  answers: Partial<Record<string, (question: AnyTableQuestion) => unknown>> = {};

  ask(question: AnyTableQuestion): Promise<AnyAnswer> {
    this.asked.push(question);
    const found = this.answers[question.ask]?.(question) ?? { answer: "none" };
    return Promise.resolve(found as AnyAnswer);
  }

  do(): Promise<void> {
    return Promise.resolve();
  }

  close(): void {}

  show(
    hand: Card[],
    more: { offers?: Offer[]; opened?: boolean; sets?: unknown[]; actor?: number } = {},
  ): void {
    const side = { side: "A", total: 0, needs: 50, opened: more.opened ?? true, sets: more.sets ?? [] };
    const board = {
      hand: 1,
      turn: 1,
      dealer: 2,
      turn_of: 1,
      actor: more.actor ?? 1,
      expects: "play",
      stock: 50,
      pile: { count: 0, cards: [], frozen: false, stopped: false },
      sides: [side, { ...side, side: "B" }],
      seats: [
        { seat: 1, side: "A", cards: hand.length },
        { seat: 2, side: "B", cards: 11 },
      ],
    } as unknown as PublicTable;
    this.put({ seat: 1, hand, table: board, offers: more.offers ?? [] } as View, board, []);
  }
}

const HAND = ["4S1", "KS1", "KH1", "KC1", "2D1", "3H1", "3S1"];

describe("the selection of cards", () => {
  let table: TestTable;
  let selection: CardSelection;

  beforeEach(() => {
    table = new TestTable();
    selection = new CardSelection(table);
    table.show(HAND);
  });
  afterEach(() => selection.close());

  it("groups the hand by kind; red and black threes are different", () => {
    expect(selection.groups.value.map(([kind, cards]) => [kind, cards.length])).toEqual([
      ["4", 1],
      ["K", 3],
      ["2", 1],
      ["B", 1],
      ["R", 1],
    ]);
  });

  it("selects one more of a kind from the front, and none after the last", () => {
    for (const number of [1, 2, 3, 0]) {
      selection.more("K");
      expect(selection.chosen.value).toHaveLength(number);
    }
    selection.more("K");
    expect(selection.chosen.value).toEqual(["KC1"]);
    selection.fewer("K");
    expect(selection.chosen.value).toEqual([]);
  });

  it("deselects cards that leave the hand", () => {
    selection.more("K");
    selection.more("4");
    table.show(HAND.filter((card) => card !== "KC1"));
    expect(selection.chosen.value).toEqual(["4S1"]);
  });

  it("deselects what was played, even if the server took other cards of the kind", () => {
    selection.more("K");
    selection.markPlayed(true);
    table.show(HAND.filter((card) => card !== "KS1"));
    expect(selection.chosen.value).toEqual([]);
  });

  it("keeps the selection of a refused play", () => {
    selection.more("K");
    selection.markPlayed(true);
    selection.markPlayed(false);
    table.show(HAND.filter((card) => card !== "KS1"));
    expect(selection.chosen.value).toEqual(["KC1"]);
  });

  it("finds the offers of exactly the selected cards, whatever their suits", () => {
    const offer = {
      action: "lay KKK",
      family: "lay",
      cards: ["K", "K", "K"],
      rank: "K",
      words: "lay three kings",
    } as Offer;
    table.show(HAND, { offers: [offer, { ...offer, action: "discard K", family: "discard", cards: ["K"] }] });
    selection.more("K");
    expect(selection.plays.value.map((play) => play.actions)).toEqual([["discard K"]]);
    selection.more("K");
    expect(selection.plays.value).toEqual([]);
    selection.more("K");
    expect(selection.plays.value).toEqual([
      { family: "lay", actions: ["lay KKK"], words: "lay three kings", rank: "K" },
    ]);
    expect([selection.isOff("K"), selection.isOff("4")]).toEqual([false, true]);
  });

  it("asks the engine about the selection, and only about the latest one", async () => {
    table.answers.cards = ({ cards }: { cards?: Card[] } & AnyTableQuestion) => ({
      answer: "cards",
      plays: [{ action: `add ${cards?.join("")}; discard 4`, words: "both", legal: true, refusal: null }],
    });
    selection.more("K");
    selection.more("K");
    await selection.settled();
    expect(table.asked).toEqual([{ ask: "cards", cards: ["K", "K"] }]);
    expect(selection.plays.value).toEqual([
      { family: "add", actions: ["add KK", "discard 4"], words: "both", rank: "K" },
    ]);
  });

  it("asks nothing while others play", async () => {
    table.show(HAND, { actor: 2 });
    selection.more("K");
    await selection.settled();
    expect(table.asked).toEqual([]);
  });

  it("gathers a first meld in the tray, sets of a rank together, and counts it", async () => {
    table.answers.meld = (question) => {
      const sets = question.ask === "meld" ? question.sets : [];
      const have = 10 * sets.flat().length;
      return {
        answer: "meld",
        meld: {
          have,
          need: 50,
          enough: false,
          sets: sets.map(() => ({ points: have })),
          actions: [],
          refusal: null,
        },
      };
    };
    table.show(HAND, { opened: false });
    selection.more("K");
    selection.more("K");
    selection.toTray();
    selection.more("K");
    selection.more("2");
    selection.toTray();
    expect(selection.tray.value).toEqual([["KC1", "KH1", "KS1", "2D1"]]);
    expect(selection.hand.value).toEqual(["4S1", "3H1", "3S1"]);
    await selection.settled();
    expect([selection.meld.value?.have, selection.trayMeld.value?.have]).toEqual([40, 40]);
    selection.more("4");
    await selection.settled();
    expect([selection.meld.value?.have, selection.trayMeld.value?.have]).toEqual([50, 40]);
    selection.clear();
    selection.fromTray(0);
    expect(selection.hand.value).toEqual(HAND);
  });

  it("doubts cards that can never be a set at once, but no single card and none that lack more", async () => {
    const refusal = { sentence: "A set has cards of one rank." };
    table.answers.meld = (question) => {
      const kinds = question.ask === "meld" ? question.sets : [];
      const sets = kinds.map((set) => ({ points: 0, refusal, open: new Set(set).size === 1 }));
      return { answer: "meld", meld: { have: 0, need: 50, enough: false, sets, actions: [], refusal: null } };
    };
    table.show(HAND, { opened: false });
    selection.more("K");
    await selection.settled();
    expect(selection.doubt.value).toBeNull();
    selection.more("K");
    await selection.settled();
    expect(selection.doubt.value).toBeNull();
    selection.more("4");
    await selection.settled();
    expect(selection.doubt.value).toEqual(refusal);
    table.show(HAND, { opened: true });
    selection.fewer("4");
    selection.more("4");
    await selection.settled();
    expect(selection.doubt.value).toEqual(refusal);
  });

  it("empties the tray once the side has opened", () => {
    table.show(HAND, { opened: false });
    selection.more("K");
    selection.toTray();
    table.show(HAND, { opened: true });
    expect(selection.tray.value).toEqual([]);
  });
});
