// The available space, and the layout for it.
import { signal } from "@preact/signals";
import { settings } from "../../state/settings";
import { DESKTOP, PHONE, type Sizes, TABLET, UPRIGHT } from "../../ui/cards/hand-layout";

export type Layout = "phone" | "sideways" | "tablet" | "desktop";
export const screen = signal({ width: innerWidth, height: innerHeight });
addEventListener("resize", () => {
  screen.value = { width: innerWidth, height: innerHeight };
});

/** The minimum width and height of a window for the rail next to the table. */
const RAIL = { normal: [1280, 780], large: [1400, 860] } as const;
/** Below this height a desktop has smaller cards. */
const LOW = 880;

/** Return the layout for a number of sides and plates. */
export function layoutFor(sides: number, plates: number): Layout {
  const { width, height } = screen.value;
  if (height < 520 && width >= 560) return "sideways";
  if (width < 700) return "phone";
  return hasRail() && sides < 3 && plates <= 3 ? "desktop" : "tablet";
}

/** True if there is room for the rail next to the table, however many play. */
export function hasRail(): boolean {
  const { width, height } = screen.value;
  const [wide, high] = RAIL[settings.value.print];
  return width >= wide && height >= high;
}

/** True for an upright tablet: everything is larger, and the sides are one below the other. */
export const isUpright = (layout: Layout): boolean =>
  layout === "tablet" && screen.value.height > screen.value.width;

const SIZES: Record<Layout, Sizes> = {
  phone: PHONE,
  sideways: { ...PHONE, two: 66 },
  tablet: TABLET,
  desktop: DESKTOP,
};
/** Return the sizes of the cards in the hand. */
export const sizesOf = (layout: Layout): Sizes =>
  layout === "phone" && settings.value.print === "large"
    ? { ...PHONE, wmin: 62, wmax: 76, two: 70 }
    : isUpright(layout)
      ? UPRIGHT
      : layout === "desktop" && screen.value.height < LOW
        ? { ...DESKTOP, wmax: 84 }
        : layout === "tablet" && screen.value.height < 760
          ? { ...TABLET, wmax: 74, front: 76 }
          : SIZES[layout];

/** The width of a card in a set, and of stock and pile, while there is ample space; less in a tight layout. */
const WIDTHS: Record<Layout | "upright", { set: [number, number]; center: [number, number] }> = {
  phone: { set: [38, 32], center: [54, 42] },
  sideways: { set: [34, 34], center: [50, 40] },
  tablet: { set: [62, 50], center: [78, 60] },
  upright: { set: [84, 58], center: [112, 66] },
  desktop: { set: [64, 52], center: [82, 62] },
};
/** How often the things on the table were made smaller until everything fitted. */
export const shrinkSteps = signal(0);
const MOST_STEPS = 14;
const isSmall = (layout: Layout): boolean => layout === "phone" || layout === "sideways";
/** Return the factor by which the cards on the table are smaller than in their first size. */
export const shrunkBy = (): number => 0.88 ** shrinkSteps.value;
/** Return how much larger cards are in large print on a phone, and on a large screen. */
const enlarged = (layout: Layout): number => {
  if (isSmall(layout)) return settings.value.print === "large" ? 1.2 : 1;
  return Math.max(1, Math.min(1.5, screen.value.width / 1280, screen.value.height / 860));
};
const sized = (layout: Layout, of: "set" | "center", tight: boolean): number => {
  const widths = WIDTHS[isUpright(layout) ? "upright" : layout][of];
  return Math.round(widths[tight ? 1 : 0] * (isUpright(layout) ? 1 : enlarged(layout)) * shrunkBy());
};
/** The least width of stock and pile. */
const LEAST_CENTER = { phone: 28, sideways: 28, tablet: 40, desktop: 44 };
export const centerWidth = (layout: Layout, tight: boolean): number =>
  Math.max(LEAST_CENTER[layout], sized(layout, "center", tight));

/** True if sets are tiles: words that stand elsewhere too are left out, and large print is ordinary print. */
export const isCramped = (layout: Layout, tight: boolean): boolean =>
  sized(layout, "set", tight) < LEAST_CARD[layout];

/** How the sets of a zone are drawn: as columns of cards, with or without reeds below, or as tiles. */
export type SetDensity = { kind: "full" | "slim"; w: number } | { kind: "tiles"; height: number };
/** The least width of a card whose rank can still be read; narrower sets are tiles. */
const LEAST_CARD = { phone: 26, sideways: 26, tablet: 30, desktop: 30 };
/** The width of the number and the reeds below a set. */
const REEDS = 62;

/** Return how a number of sets is drawn in a zone of this width; they wrap if one row is too narrow. */
export function setDensity(layout: Layout, tight: boolean, zone: number, sets: number): SetDensity {
  const w = sized(layout, "set", tight);
  if (isCramped(layout, tight)) return { kind: "tiles", height: Math.max(24, Math.round(1.3 * w)) };
  const reeds = (Math.max(w, isSmall(layout) ? 46 : REEDS) + setGap(layout)) * sets <= zone + setGap(layout);
  return { kind: reeds && layout !== "sideways" ? "full" : "slim", w };
}

/** Return the distance between two sets, which has room for the seal of a canasta. */
export const setGap = (layout: Layout): number => (isSmall(layout) ? 8 : 11);

/** The space by which a column of cards may be taller than its front card. */
export const columnRise = (layout: Layout, tight: boolean): number =>
  (isSmall(layout) ? (tight ? 4 : 20) : 60) * shrunkBy();

/** The size of the table at the last look at it, and the number of steps with which it was rendered then. */
let before = { width: 0, height: 0, drawn: 0 };

/**
 * Make the cards on a table one step smaller if some do not fit or overlap; begin again if the table has grown
 * by itself. `drawn` is the number of steps with which it was rendered.
 */
export function shrinkToFit(table: Element, drawn: number): void {
  if (drawn !== shrinkSteps.peek()) return; // it is about to be rendered again
  const { top, bottom, left, right, width, height } = table.getBoundingClientRect();
  const grown = width > 1.1 * before.width || height > 1.1 * before.height;
  const again = drawn > 0 && drawn === before.drawn && grown;
  before = { width, height, drawn };
  if (again) {
    shrinkSteps.value = 0;
    return;
  }
  if (shrinkSteps.peek() >= MOST_STEPS) return;
  // If there is room, things keep a distance, in which the ring of the stock and the numbers of sets fit.
  const apart = width > 600 ? 9 : 0;
  const plates = [...(table.parentElement?.querySelectorAll(".seat") ?? [])].map((each) => [each]);
  const blocks = [...[...table.children].map((each) => [...each.querySelectorAll(PARTS)]), ...plates]
    .map((parts) => parts.map((part) => part.getBoundingClientRect()).filter((box) => box.width))
    .filter((boxes) => boxes.length)
    .map((boxes) => ({
      top: Math.min(...boxes.map((box) => box.top)),
      bottom: Math.max(...boxes.map((box) => box.bottom)),
      left: Math.min(...boxes.map((box) => box.left)),
      right: Math.max(...boxes.map((box) => box.right)),
    }));
  const inside = blocks.length - plates.length;
  const crowded = blocks.some(
    (one, i) =>
      (i < inside &&
        (one.top < top + apart ||
          one.bottom > bottom - HEM ||
          one.left < left - 1 ||
          one.right > right + 1)) ||
      blocks.some(
        (other, k) =>
          k > i &&
          i < inside &&
          one.top < other.bottom + apart &&
          other.top < one.bottom + apart &&
          one.left < other.right - 1 &&
          other.left < one.right - 1,
      ),
  );
  if (!crowded) return;
  shrinkSteps.value += 1;
}
/** In large print the numbers below sets are taller than their line by this much. */
const HEM = 3;
/** The parts of a zone and of the middle that take up space. */
const PARTS =
  "header, .sets > li, .tray, .laid-all, .heap, .signs, .takes, .penalties, .lastcards, .beside-pile > .sub, .back";

/** True if a large hand, a third side or reserves leave so little space that everything must be smaller. */
export function isTight(layout: Layout, cards: number, sides: number, reserves = false): boolean {
  if (layout === "sideways") return sides > 2 || reserves;
  if (layout === "phone") return cards > 22 || sides > 2;
  if (isUpright(layout)) return cards > 22;
  return (layout === "desktop" && screen.value.height < LOW) || (cards > 22 && screen.value.height < 1000);
}
