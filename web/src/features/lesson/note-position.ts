// The position of the coach's note: never over what is highlighted if it can be avoided, and where it hides
// least of what is needed. Only numbers.
import type { Box } from "./spotlight";

export interface NotePosition {
  x: number;
  y: number;
  /** The height it may have; its text scrolls if it needs more. */
  height: number;
  /** The direction of its arrow, and where along its edge; empty if nothing highlighted is near. */
  points: "up" | "down" | "";
  at: number;
  /** The cost of what it hides. */
  hides: number;
}

export interface WeightedBox extends Box {
  /** The cost of hiding all of it. */
  weight: number;
}

const STEP = 8;
const EDGE = 8;
const NEAR = 40;
/** The space between the note and what is highlighted: an arrow fits in. */
const APART = 10;
/** A note is not made lower than this. */
const LEAST = 132;

function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return Math.max(0, wide) * Math.max(0, high);
}

/** Return the heights between `head` and `foot` that no box covers at the note's place from left to right. */
function gaps(x: number, w: number, head: number, foot: number, lit: readonly Box[]): [number, number][] {
  const found: [number, number][] = [];
  let from = head;
  const beside = lit.filter((each) => each.x < x + w && each.x + each.w > x).sort((a, b) => a.y - b.y);
  for (const each of beside) {
    if (each.y - APART > from) found.push([from, Math.min(foot, Math.floor(each.y - APART))]);
    from = Math.max(from, Math.ceil(each.y + each.h + APART));
  }
  if (foot > from) found.push([from, foot]);
  return found;
}

/**
 * Return the best spot for a note in a room, below its head.
 *
 * @param size The note's width, and its height with all of its text.
 * @param kept What should stay visible as well.
 * @param lit What the note is about, and what to press.
 */
export function placeNote(
  size: { w: number; h: number },
  room: { width: number; height: number },
  head: number,
  kept: readonly WeightedBox[],
  lit: readonly Box[],
): NotePosition {
  const left = room.width - size.w - EDGE;
  const columns = [...new Set([EDGE, left / 2 + EDGE / 2, left])].filter((x) => x >= 0);
  const foot = Math.floor(room.height - EDGE);
  const least = Math.min(size.h, LEAST);
  let best = { x: EDGE, y: head, height: foot - head, cost: Number.POSITIVE_INFINITY, hides: 0 };
  const consider = (x: number, y: number, height: number) => {
    const here = { x, y, w: size.w, h: height };
    const hides = kept.reduce(
      (sum, each) => sum + (each.weight * overlap(here, each)) / Math.max(1, each.w * each.h),
      0,
    );
    const far = lit.reduce((sum, each) => sum + Math.abs(each.y + each.h / 2 - y - height / 2), 0);
    // Text that has to be scrolled is a nuisance, too.
    const cost = hides + far / 10_000 + (size.h - height) / size.h;
    if (cost < best.cost) best = { x, y, height, cost, hides };
  };
  for (const x of columns.length ? columns : [0]) {
    const free = gaps(x, size.w, head, foot, lit).filter(([from, to]) => to - from >= least);
    for (const [from, to] of free) {
      const height = Math.min(size.h, to - from);
      for (let y = to - height; y >= from; y -= STEP) consider(x, y, height);
      consider(x, from, height);
    }
  }
  // What is highlighted fills the screen: then it cannot be avoided.
  if (best.cost === Number.POSITIVE_INFINITY) {
    const height = Math.min(size.h, foot - head);
    const whole = lit.map((each) => ({ ...each, weight: 2 }));
    for (const x of columns.length ? columns : [0])
      for (let y = foot - height; y >= head; y -= STEP) {
        const covered = whole.reduce((sum, each) => sum + overlap({ x, y, w: size.w, h: height }, each), 0);
        if (covered < best.cost) best = { x, y, height, cost: covered, hides: 1 };
      }
  }
  const under = lit.find(
    (each) => each.y >= best.y + best.height - 2 && each.y < best.y + best.height + NEAR,
  );
  const over = lit.find((each) => each.y + each.h <= best.y + 2 && each.y + each.h > best.y - NEAR);
  const aim = under ?? over;
  const at = aim ? Math.max(28, Math.min(size.w - 28, aim.x + aim.w / 2 - best.x)) : 0;
  return {
    x: best.x,
    y: best.y,
    height: best.height,
    points: under ? "down" : over ? "up" : "",
    at,
    hides: best.hides,
  };
}
