import { describe, expect, it } from "vitest";
import { nextPress } from "../src/features/lesson/next-press";

const at = (chosen: string, tray: string[] = [], usesTray = false) => ({
  chosen: [...chosen],
  tray: tray.map((set) => [...set]),
  usesTray,
});
const button = (id: string) => `[data-act="${id}"]`;

describe("what to press next in a lesson", () => {
  it("is the stock for a draw", () => {
    expect(nextPress(["draw"], at(""))).toEqual({
      kinds: [],
      controls: ['[data-at="stock"]', button("draw")],
    });
  });
  it("is cards first, then the button", () => {
    expect(nextPress(["lay KKK"], at("K")).kinds).toEqual(["K", "K"]);
    expect(nextPress(["lay KKK"], at("KKK")).controls).toContain(button("lay"));
    expect(nextPress(["discard 4", "draw"], at("4")).controls).toContain(button("discard"));
    expect(nextPress(["take on K"], at("")).controls).toContain(button("take"));
  });
  it("is the set itself if the action names it", () => {
    expect(nextPress(["add X to K"], at("X")).controls).toEqual(['.zone.own [data-set="K"] button']);
    expect(nextPress(["add K"], at("K")).controls).toEqual([button("lay")]);
  });
  it("gathers a first meld set by set", () => {
    const sets = ["lay KKK", "add 2 to K", "lay QQQ", "discard 4"];
    expect(nextPress(sets, at("KK", [], true)).kinds).toEqual(["K", "2"]);
    expect(nextPress(sets, at("KKK2", [], true)).controls).toEqual([button("tray")]);
    expect(nextPress(sets, at("", ["KKK2"], true)).kinds).toEqual(["Q", "Q", "Q"]);
    expect(nextPress(sets, at("QQ", [], true)).kinds).toEqual(["Q"]);
    expect(nextPress(sets, at("", ["KKK2", "QQQ"], true)).controls).toEqual([button("meld")]);
  });
  it("is a card to let go of if a wrong one is chosen", () => {
    const wrong = nextPress(["lay KKK"], at("KK9"));
    expect(wrong).toEqual({ kinds: [], controls: ['.hand [data-kind="9"][aria-pressed="true"]'] });
  });
  it("is the menu if the button is not on the screen", () => {
    expect(nextPress(["ask"], at("")).controls).toEqual([button("ask"), button("menu")]);
    expect(nextPress(["play C"], at("")).controls).toEqual([button("play C"), button("menu")]);
    expect(nextPress([], at(""))).toEqual({ kinds: [], controls: [] });
  });
});
