import { describe, expect, it } from "vitest";
import { callBetween } from "../src/features/evening/call-sounds";

const at = (round: number, left: number) => ({ round, left, lastHand: 600_000 });

describe("callBetween", () => {
  it("calls nothing at the first look, however late it is", () => {
    expect(callBetween(null, at(1, 500_000))).toBe(null);
  });
  it("calls a round that starts", () => {
    expect(callBetween(at(1, -5), at(2, 3_600_000))).toBe("start");
  });
  it("calls the last hand and the end once each", () => {
    expect(callBetween(at(1, 600_100), at(1, 599_900))).toBe("last_hand");
    expect(callBetween(at(1, 599_900), at(1, 599_400))).toBe(null);
    expect(callBetween(at(1, 200), at(1, -300))).toBe("over");
    expect(callBetween(at(1, -300), at(1, -800))).toBe(null);
  });
  it("calls the last hand again after more time was given", () => {
    expect(callBetween(at(1, 599_000), at(1, 899_000))).toBe(null);
    expect(callBetween(at(1, 600_200), at(1, 599_900))).toBe("last_hand");
  });
});
