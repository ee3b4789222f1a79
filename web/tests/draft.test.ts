import { beforeEach, describe, expect, it } from "vitest";
import {
  converted,
  defaultMode,
  entryOf,
  modeOf,
  newDraft,
  otherwise,
  stepsOf,
  storeMode,
  uncounted,
  withoutSets,
} from "../src/features/pad/draft";
import { fieldOf } from "../src/features/pad/sums";
import { CLASSIC, TABLE } from "./forms";

const laid = fieldOf(CLASSIC, "laid");
const left = fieldOf(CLASSIC, "left");
if (!laid || !left) throw new Error("The form lacks a field.");

describe("the draft of a hand", () => {
  beforeEach(() => localStorage.clear());

  it("asks who went out first, and only for points if they are given alone", () => {
    expect(stepsOf(CLASSIC, false)).toEqual(["out", "table:0", "left:0", "table:1", "left:1", "check"]);
    expect(newDraft(CLASSIC, 1, true).step).toBe("points");
  });

  it("writes only what was entered", () => {
    const draft = newDraft(CLASSIC, 1, false);
    draft.out = "Ana";
    draft.sides = [
      { out: true, natural: 1, mixed: 0, left: [{ cards: "K" }, 20] },
      { concealed: true, sets: " KKK  777 ", laid: 5 },
    ];
    expect(entryOf(CLASSIC, draft, TABLE)).toEqual({
      // The player who went out has no cards left, whatever was entered before.
      sides: [{ out: true, natural: 1, left: [0, 20] }, { sets: "KKK 777" }],
    });
  });

  it("keeps the counts while only the points are entered", () => {
    const draft = { ...newDraft(CLASSIC, 1, false), sides: [{ natural: 2 }, {}] };
    const alone = otherwise(CLASSIC, draft);
    expect([alone.alone, alone.sides, alone.step]).toEqual([true, [{}, {}], "points"]);
    expect(otherwise(CLASSIC, alone).sides).toEqual([{ natural: 2 }, {}]);
  });

  it("lists the players whose cards are not counted yet", () => {
    const draft = { ...newDraft(CLASSIC, 1, false), out: "Bruno", sides: [{ left: [30, null] }, {}] };
    expect(uncounted(CLASSIC, draft, TABLE)).toEqual([
      [0, 1, "Carla"],
      [1, 1, "Dora"],
    ]);
  });

  it("finds the player who went out in a hand that is corrected", () => {
    const seen = { sides: [{ out: true, left: [20, 0] }, {}] };
    expect(newDraft(CLASSIC, 1, false, seen, TABLE).out).toBe("Carla");
    expect(newDraft(CLASSIC, 1, false, { sides: [{}, {}] }, TABLE).out).toBe("-");
  });
});

describe("ways to count cards", () => {
  beforeEach(() => localStorage.clear());

  it("converts cards to values and to a sum, and never back", () => {
    expect(converted(laid, { cards: "KK2" }, "card", "value")).toEqual({ groups: { "10": 2, "20": 1 } });
    expect(converted(laid, { groups: { "10": 2, "20": 1 } }, "value", "sum")).toBe(40);
    expect(converted(laid, 40, "sum", "card")).toEqual({ cards: "" });
  });

  it("recognises the way of a value, and remembers the last one", () => {
    expect([40, { groups: {} }, { cards: "K" }].map((value) => modeOf(laid, {}, value))).toEqual([
      "sum",
      "value",
      "card",
    ]);
    expect([defaultMode(laid), defaultMode(left)]).toEqual(["value", "card"]);
    storeMode(laid, "sum");
    expect(defaultMode(laid)).toBe("sum");
  });

  it("replaces sets by their canastas and cards", () => {
    expect(withoutSets(CLASSIC, { sets: "KKKKKKK 882", red_threes: 1 }, laid, "value")).toEqual({
      red_threes: 1,
      natural: 1,
      laid: { groups: { "10": 9, "20": 1 } },
    });
  });
});
