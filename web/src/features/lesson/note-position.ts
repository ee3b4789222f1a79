// The position of the coach's note: where it hides least of what is highlighted or needed. Only numbers.
import type { Box } from "./spotlight";

export interface NotePosition {
  x: number;
  y: number;
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

function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return Math.max(0, wide) * Math.max(0, high);
}

/** Return the best spot for a note of this size in a room, below its head. */
export function placeNote(
  size: { w: number; h: number },
  room: { width: number; height: number },
  head: number,
  kept: readonly WeightedBox[],
  lit: readonly Box[],
): NotePosition {
  const left = room.width - size.w - EDGE;
  const columns = [...new Set([EDGE, left / 2 + EDGE / 2, left])].filter((x) => x >= 0);
  const lowest = Math.max(head, room.height - size.h - EDGE);
  let best = { x: EDGE, y: lowest, cost: Number.POSITIVE_INFINITY, hides: 0 };
  for (const x of columns.length ? columns : [0])
    for (let y = lowest; y >= head; y -= STEP) {
      const here = { x, y, ...size };
      const hides = kept.reduce(
        (sum, each) => sum + (each.weight * overlap(here, each)) / Math.max(1, each.w * each.h),
        0,
      );
      const far = lit.reduce((sum, each) => sum + Math.abs(each.y + each.h / 2 - y - size.h / 2), 0);
      const cost = hides + far / 10_000;
      if (cost < best.cost) best = { x, y, cost, hides };
    }
  const under = lit.find((each) => each.y >= best.y + size.h - 2 && each.y < best.y + size.h + NEAR);
  const over = lit.find((each) => each.y + each.h <= best.y + 2 && each.y + each.h > best.y - NEAR);
  const aim = under ?? over;
  const at = aim ? Math.max(28, Math.min(size.w - 28, aim.x + aim.w / 2 - best.x)) : 0;
  return { x: best.x, y: best.y, points: under ? "down" : over ? "up" : "", at, hides: best.hides };
}
