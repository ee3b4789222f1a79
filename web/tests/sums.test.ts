// @vitest-environment node
import { describe, expect, it } from "vitest";
import { canastasIn, linesOf, needOf, pointsOf, upgradeForm } from "../src/features/pad/sums";
import type { PadForm } from "../src/wire";
import { CLASSIC, field, form, line } from "./forms";

describe("a form stored before it named the cards added to a canasta", () => {
  const old = (closing: boolean, base: string[][]) =>
    ({
      ...CLASSIC,
      deck: { K: 8, "2": 8, X: 4 },
      sums: { ...CLASSIC.sums, added: undefined, closing, base },
    }) as unknown as PadForm;

  it("has open canastas, as it said", () => {
    const entry = { sets: "KKKKKKKK" };
    expect(upgradeForm(old(false, [])).sums).toMatchObject({ added: [], base: null });
    expect(pointsOf(upgradeForm(old(false, [])), entry)).toBe(pointsOf(CLASSIC, entry));
  });

  it("has natural cards added to closed canastas, and a base", () => {
    const { added, base } = upgradeForm(old(true, [["natural"]])).sums;
    expect(added).toEqual(["K"]);
    expect(base).toEqual({ places: [["natural"]], takes: "cheapest" });
  });

  it("leaves a form of today as it is", () => {
    expect(upgradeForm(CLASSIC)).toBe(CLASSIC);
  });
});

describe("the sums of a hand", () => {
  it("adds up counts, tables and cards", () => {
    const entry = {
      out: true,
      red_threes: 4,
      natural: 1,
      laid: { groups: { "10": 7, "50": 1 } },
      left: [{ cards: "4X" }, 0],
    };
    expect(linesOf(CLASSIC, entry)).toEqual([
      { points: 100, words: "one out", paragraph: "1" },
      { points: 800, words: "4 red_threes", paragraph: "1" },
      { points: 500, words: "one natural", paragraph: "1" },
      { points: 120, words: "8 laid", paragraph: "1" },
      { points: -55, words: "2 left", paragraph: "1" },
    ]);
    expect(pointsOf(CLASSIC, entry)).toBe(1465);
  });

  it("leaves out lines whose condition does not hold", () => {
    expect(pointsOf(CLASSIC, { red_threes: 4 })).toBe(0);
  });

  it("counts the same hand in all three ways", () => {
    const cards = { sets: "KKKKKKK 8882" };
    const values = { natural: 1, laid: { groups: { "10": 10, "20": 1 } } };
    const sum = { natural: 1, laid: 120 };
    expect([cards, values, sum].map((entry) => pointsOf(CLASSIC, entry))).toEqual([620, 620, 620]);
    expect(linesOf(CLASSIC, sum).at(-1)?.words).toBe("cards laid");
  });

  it("takes points that are given alone as they are", () => {
    expect(linesOf(CLASSIC, { points: -35, natural: 2 })).toEqual([
      { points: -35, words: "", paragraph: null },
    ]);
  });

  it("subtracts fines", () => {
    expect(
      pointsOf(CLASSIC, {
        fines: [
          { points: 100, for: "a" },
          { points: 50, for: "b" },
        ],
      }),
    ).toBe(-150);
  });

  it("classifies canastas by their cards", () => {
    expect(canastasIn(CLASSIC, "KKKKKKK 777777X 888")).toEqual({ natural: 1, mixed: 1 });
  });

  it("finds what a first meld needs", () => {
    expect([-5, 0, 1495, 1500].map((points) => needOf(CLASSIC, points, 1))).toEqual([15, 50, 50, 90]);
  });
});

describe("closed canastas and the base", () => {
  const fields = [
    field("natural", "count", { part: "canastas" }),
    field("mixed", "count", { part: "canastas" }),
    field("beyond", "cards", { part: "canastas" }),
    field("laid", "cards"),
  ];
  const lines = [
    line(["base"], 2500),
    line(["natural"], 500),
    line(["mixed"], 300),
    line(["beyond"], 1, { worth: true }),
    line(["laid"], 1, { worth: true }),
  ];
  const base = { places: [["natural"], ["mixed"]], takes: "cheapest" as const };
  const knee = form(fields, { lines, base, added: ["4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A"] });
  const points = (sets: string) =>
    Object.fromEntries(linesOf(knee, { sets }).map((each) => [each.words.slice(-6), each.points]));

  it("takes the cheapest canastas as the base; the others count with their cards", () => {
    const found = linesOf(knee, { sets: "AAAAAAA 5555555 KKKKKK2" });
    expect(found.map((each) => each.points)).toEqual([2500, 500, 140]);
  });

  it("counts cards that were added to a closed canasta as laid", () => {
    // Nine fives with a two: seven cards are closed, three fives were added.
    expect(points("5555555552")).toEqual({ " mixed": 300, beyond: 50, "3 laid": 15 });
  });

  it("keeps all cards of a canasta inside if the form has no cards to add", () => {
    const open = form(fields, { lines });
    expect(linesOf(open, { sets: "55555555" }).map((each) => each.points)).toEqual([500, 40]);
  });

  it("takes the base from canastas that were only counted", () => {
    expect(linesOf(knee, { natural: 2, mixed: 1 }).map((each) => each.points)).toEqual([2500, 500]);
    expect(linesOf(knee, { natural: 2 }).map((each) => each.points)).toEqual([1000]);
  });
});
