import { beforeAll, describe, expect, it } from "vitest";
import { entryText } from "../src/features/table/move-log";
import { setLanguage } from "../src/messages";
import { withEvents } from "../src/state/move-log";
import { cardsInWords } from "../src/ui/cards/names";
import type { AnyEvent, Card } from "../src/wire";

const turn = (seat: number): AnyEvent => ({ event: "turn", seat, turn: 1, sentence: "It is a turn." });
const add = (seat: number, card: Card, rank: string): AnyEvent => ({
  event: "acted",
  seat,
  action: card[0] === rank ? `add ${rank}` : `add ${card[0]} to ${rank}`,
  cards: [card],
  sentence: "Dora adds a card.",
  phrase: card[0] === rank ? "adds {cards} to the set" : `adds {cards} to the set of ${rank}`,
});
const drew = (seat: number, ...cards: Card[]): AnyEvent => ({
  event: "drew",
  seat,
  cards,
  sentence: "Dora draws a card.",
  phrase: "draws {cards}",
});
const texts = (events: AnyEvent[], own = 0) =>
  withEvents([], events)
    .filter((entry) => entry.items.length)
    .map((entry) => entryText(entry, "Dora Díaz", entry.seat === own));

describe("the move log", () => {
  beforeAll(async () => {
    await setLanguage("en");
  });

  it("names the bot that plays for a player", () => {
    const away: AnyEvent = { event: "stand_in", seat: 2, why: "away", sentence: "Dora is away." };
    const late: AnyEvent = { ...away, why: "time" };
    expect(texts([turn(2), away, drew(2, "?")])).toEqual(["Bot for Dora Díaz draws a card."]);
    expect(texts([turn(2), drew(2, "?"), late, add(2, "8S1", "8"), turn(1), drew(1, "?")])).toEqual([
      "Dora Díaz draws a card.",
      "Bot for Dora Díaz adds an eight to the set.",
      "Dora Díaz draws a card.",
    ]);
    const own: AnyEvent = { event: "drew", seat: 2, cards: ["?"], phrase: "draw {cards}" };
    expect(texts([turn(2), away, own], 2)).toEqual(["A bot for you: you draw a card."]);
  });

  it("names the player once, and all cards of repeated actions", () => {
    expect(
      texts([
        turn(2),
        drew(2, "?"),
        drew(2, "?"),
        add(2, "8S1", "8"),
        add(2, "8H1", "8"),
        add(2, "8C2", "8"),
      ]),
    ).toEqual(["Dora Díaz draws two cards, adds three eights to the set."]);
  });

  it("counts cards that join a set at once as laid with it", () => {
    const lay: AnyEvent = {
      event: "acted",
      seat: 2,
      action: "lay 88X",
      cards: ["8S1", "8H1", "X1"],
      phrase: "lays {cards}",
    };
    expect(texts([turn(2), lay, add(2, "8C1", "8"), add(2, "2S1", "8"), add(2, "KS1", "K")])).toEqual([
      "Dora Díaz lays three eights, a two and a joker, adds a king to the set.",
    ]);
  });

  it("keeps additions to different sets apart", () => {
    expect(
      texts([turn(2), add(2, "8S1", "8"), add(2, "2S1", "8"), add(2, "2H1", "8"), add(2, "2C1", "K")]),
    ).toEqual([
      "Dora Díaz adds an eight to the set, adds two twos to the set of 8, adds a two to the set of K.",
    ]);
  });

  it("keeps repeated actions with something between them apart", () => {
    const shows: AnyEvent = { event: "red_three", seat: 2, cards: ["3H1"], phrase: "shows {cards}" };
    expect(texts([turn(2), drew(2, "?"), shows, drew(2, "?")])).toEqual([
      "Dora Díaz draws a card, shows a red three, draws a card.",
    ]);
  });

  it("speaks to the viewer", () => {
    const laid: AnyEvent = {
      event: "acted",
      seat: 1,
      action: "lay KKK",
      cards: ["KS1", "KH1", "KC1"],
      phrase: "lay {cards}",
    };
    expect(texts([turn(1), { ...drew(1, "6S1"), phrase: "draw {cards}" }, laid], 1)).toEqual([
      "You draw a six, lay three kings.",
    ]);
  });

  it("keeps sentences that concern no player, even if they are repeated", () => {
    const rebuilt: AnyEvent = {
      event: "rebuilt",
      seat: 2,
      count: 3,
      sentence: "The pile becomes the stock.",
    };
    expect(texts([turn(2), drew(2, "?"), rebuilt, rebuilt, drew(2, "?")])).toEqual([
      "Dora Díaz draws a card.",
      "The pile becomes the stock. The pile becomes the stock.",
      "Dora Díaz draws a card.",
    ]);
  });

  it("continues the last entry, and leaves out deals and empty turns", () => {
    const first = withEvents(
      [],
      [{ event: "dealt", seat: 2, cards: ["?"], sentence: "Dealt." }, turn(1), turn(2), drew(2, "?")],
    );
    const log = withEvents(first, [drew(2, "?")]);
    expect(log.map((entry) => entry.items.length)).toEqual([0, 1]);
    expect(first[1]?.items).toEqual([{ phrase: "draws {cards}", cards: ["?"], kind: "drew" }]);
  });
});

describe("cards in words", () => {
  const cards = ["KS1", "X1", "KH2", "QS1", "QH1", "?", "?", "?"];

  it.each([
    ["en", "two queens, two kings, a joker and three cards"],
    ["es", "dos reinas, dos reyes, un joker y tres cartas"],
    ["pt-BR", "duas damas, dois reis, um joker e três cartas"],
  ])("counts by kind in %s", async (language, words) => {
    await setLanguage(language);
    expect(cardsInWords(cards)).toBe(words);
  });

  it("writes large numbers as figures", async () => {
    await setLanguage("en");
    expect(cardsInWords(Array.from({ length: 11 }, () => "?"))).toBe("11 cards");
    expect(cardsInWords([])).toBe("");
  });
});
