// @vitest-environment node
import { describe, expect, it } from "vitest";
import { DESKTOP, fanRow, layHand, PHONE, rack, rackPlaces } from "../src/ui/cards/hand-layout";

const groups = (text: string): [string, number][] =>
  [...new Set(text)].map((kind) => [kind, [...text].filter((each) => each === kind).length]);

describe("the layout of a hand", () => {
  it("spaces groups apart and centres them while there is room", () => {
    const { w, x } = fanRow([1, 2], 1000, DESKTOP);
    expect(w).toBe(DESKTOP.wmax);
    const [[first = 0] = [], [second = 0, third = 0] = []] = x;
    expect(second - first).toBe(w + DESKTOP.gap);
    expect(third - second).toBeCloseTo(DESKTOP.inner * w);
    expect(first).toBeCloseTo(1000 - (third + w));
  });

  it("uses one row, then two on a phone, then the rack", () => {
    const shapes = ["4567", "456789TJQKA", "4456789TTJJQQKKAA22XXB"].map((hand) =>
      layHand(groups(hand), 344, 228, PHONE),
    );
    expect(
      shapes.map((shape) => [shape.kind, shape.kind === "fan" ? shape.rows.length : shape.rows]),
    ).toEqual([
      ["fan", 1],
      ["fan", 2],
      ["rack", 2],
    ]);
  });

  it("has no second row on a desktop", () => {
    expect(layHand(groups("456789TJQKA2XB".repeat(2)), 900, 400, DESKTOP).kind).toBe("rack");
  });

  it("shrinks the steps of a rack until its longest column fits", () => {
    const wide = rack([["K", 2]], 228, PHONE);
    expect([wide.front, wide.step]).toEqual([PHONE.front, PHONE.step]);
    const { front, step } = rack([["K", 8]], 228, PHONE);
    expect(step).toBeLessThan(PHONE.step);
    expect(2 * front + 4 + 7 * step).toBeLessThanOrEqual(228);
  });

  it("has columns for Caliente cards and red threes only if they are held", () => {
    expect(rackPlaces(1, ["K"])[0]).toHaveLength(14);
    expect(rackPlaces(2, ["C", "R"]).map((row) => row.length)).toEqual([8, 8]);
  });
});
