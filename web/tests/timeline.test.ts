import { describe, expect, it } from "vitest";
import { placeNote } from "../src/features/lesson/note-position";
import { timelineOf } from "../src/features/replay/timeline";

describe("the timeline of a game", () => {
  const timeline = timelineOf([
    { number: 1, moves: 3 },
    { number: 2, moves: 2 },
  ] as Parameters<typeof timelineOf>[0]);

  it("numbers the moments of all hands", () => {
    expect(timeline.last).toBe(6);
    expect(timeline.hands.map(({ first }) => first)).toEqual([0, 4]);
    for (let number = 0; number <= timeline.last; number++)
      expect(timeline.numberOf(timeline.at(number))).toBe(number);
  });

  it("stays within the game", () => {
    expect(timeline.at(-3)).toEqual({ hand: 1, move: 0 });
    expect(timeline.at(99)).toEqual({ hand: 2, move: 2 });
    expect(timeline.numberOf({ hand: 1, move: 9 })).toBe(3);
    expect(timeline.numberOf({ hand: 7, move: 1 })).toBe(0);
  });
});

describe("the position of the coach's note", () => {
  const room = { width: 400, height: 800 };
  const hand = { x: 0, y: 600, w: 400, h: 200, weight: 2 };

  it("avoids what is needed, and points at what is highlighted", () => {
    const lit = { x: 150, y: 600, w: 60, h: 80 };
    const { y, points, at, hides } = placeNote({ w: 300, h: 120 }, room, 60, [hand], [lit]);
    expect([hides, points]).toEqual([0, "down"]);
    expect(y + 120).toBeLessThanOrEqual(600);
    expect(at).toBeGreaterThan(0);
  });

  it("says what it hides if there is no free place", () => {
    const table = { x: 0, y: 0, w: 400, h: 600, weight: 1 };
    expect(placeNote({ w: 380, h: 700 }, room, 60, [hand, table], []).hides).toBeGreaterThan(0);
  });
});
