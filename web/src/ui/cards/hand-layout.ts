// Positions of the cards in a hand: fan, two rows, rack (docs/design-language.md). Only numbers, no drawing.

export interface Sizes {
  wmin: number;
  wmax: number;
  gap: number;
  inner: number;
  /** The fan is used while groups are at least this far apart, in card widths. */
  holds: number;
  lift: number;
  /** The widest card of a fan with two rows; 0: never two rows. */
  two: number;
  rackRows: 1 | 2;
  front: number;
  step: number;
}

export const PHONE: Sizes = {
  wmin: 56,
  wmax: 66,
  gap: 5,
  inner: 0.5,
  holds: 0.6,
  lift: 14,
  two: 60,
  rackRows: 2,
  front: 55,
  step: 20,
};
export const TABLET: Sizes = {
  wmin: 72,
  wmax: 88,
  gap: 8,
  inner: 0.44,
  holds: 0.75,
  lift: 16,
  two: 0,
  rackRows: 1,
  front: 96,
  step: 28,
};
/** An upright tablet has the shape of a phone, and twice its size. */
export const UPRIGHT: Sizes = {
  wmin: 86,
  wmax: 108,
  gap: 10,
  inner: 0.44,
  holds: 0.95,
  lift: 16,
  two: 104,
  rackRows: 2,
  front: 92,
  step: 28,
};
export const DESKTOP: Sizes = {
  wmin: 78,
  wmax: 100,
  gap: 10,
  inner: 0.44,
  holds: 0.75,
  lift: 18,
  two: 0,
  rackRows: 1,
  front: 96,
  step: 28,
};

/** A row of groups: the width of a card, and the position of each card of each group. */
export interface Row {
  w: number;
  x: number[][];
}

/** Lay out one row; groups are spaced apart while the width allows. */
export function fanRow(counts: readonly number[], width: number, sizes: Sizes): Row & { out: number } {
  const g = counts.length;
  const n = counts.reduce((sum, each) => sum + each, 0);
  const { wmin, wmax, gap, inner } = sizes;
  const w = Math.min(wmax, Math.max(wmin, (width - (g - 1) * gap) / (g + inner * (n - g))));
  const within = inner * w;
  const out = g > 1 ? Math.min(w + gap, (width - w - (n - g) * within) / (g - 1)) : w + gap;
  let at = (width - (w + (n - g) * within + (g - 1) * out)) / 2;
  const x = counts.map((count) => {
    const places = Array.from({ length: count }, (_, i) => at + i * within);
    at += (count - 1) * within + out;
    return places;
  });
  return { w, x, out };
}

export interface Fan {
  kind: "fan";
  rows: (Row & { from: number; to: number })[];
}
export interface Rack {
  kind: "rack";
  rows: number;
  front: number;
  step: number;
}

/**
 * Return the columns of a rack, by row: fourteen kinds, and two more if a book has Caliente cards or keeps
 * red threes.
 */
export function rackPlaces(rows: 1 | 2, kinds: readonly string[]): string[][] {
  const more = ["C", "R"].filter((kind) => kinds.includes(kind));
  const all = ["4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A", "2", "X", "B", ...more];
  if (rows === 1) return [all];
  const half = Math.ceil(all.length / 2);
  return [all.slice(0, half), all.slice(half)];
}

/**
 * Lay out a hand: in one row while it fits, on phones then in two, finally in the rack. `height` is the space
 * available for the rack.
 */
export function layHand(
  groups: readonly (readonly [string, number])[],
  width: number,
  height: number,
  sizes: Sizes,
): Fan | Rack {
  const counts = groups.map(([, count]) => count);
  const one = fanRow(counts, width, sizes);
  const holds = (row: Row & { out: number }, groupsIn: number) =>
    groupsIn < 2 ? (row.x[0]?.[0] ?? 0) >= 0 : row.out >= sizes.holds * row.w;
  if (holds(one, counts.length)) return { kind: "fan", rows: [{ ...one, from: 0, to: counts.length }] };
  if (sizes.two && counts.length > 1) {
    const cut = evenCut(counts);
    const tight = { ...sizes, wmax: sizes.two };
    const upper = fanRow(counts.slice(0, cut), width, tight);
    const lower = fanRow(counts.slice(cut), width, tight);
    if (holds(upper, cut) && holds(lower, counts.length - cut) && 2.4 * sizes.two + 10 <= height)
      return {
        kind: "fan",
        rows: [
          { ...upper, from: 0, to: cut },
          { ...lower, from: cut, to: counts.length },
        ],
      };
  }
  return rack(groups, height, sizes);
}

/** Return where to split groups into two rows of similar length. */
function evenCut(counts: readonly number[]): number {
  const cost = (part: readonly number[]) => part.reduce((sum, each) => sum + 1 + 0.44 * (each - 1), 0);
  let best = 1;
  let least = Number.POSITIVE_INFINITY;
  for (let cut = 1; cut < counts.length; cut += 1) {
    const off = Math.round(Math.abs(cost(counts.slice(0, cut)) - cost(counts.slice(cut))) * 1000);
    if (off <= least) [best, least] = [cut, off];
  }
  return best;
}

/** Lay out the rack: columns grow upwards by a fixed step, which shrinks if the longest would not fit. */
export function rack(groups: readonly (readonly [string, number])[], height: number, sizes: Sizes): Rack {
  const counts = new Map(groups);
  const rows = rackPlaces(
    sizes.rackRows,
    groups.map(([kind]) => kind),
  );
  const longest = rows.map((row) => Math.max(1, ...row.map((kind) => counts.get(kind) ?? 0)));
  const steps = longest.reduce((sum, each) => sum + each - 1, 0);
  const spare = height - rows.length * sizes.front - 4 * (rows.length - 1);
  const step = steps ? Math.min(sizes.step, spare / steps) : sizes.step;
  return { kind: "rack", rows: rows.length, front: sizes.front, step: Math.max(2, step) };
}
