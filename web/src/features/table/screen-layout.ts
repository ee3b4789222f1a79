// The available space, and the layout for it.
import { signal } from "@preact/signals";
import { settings } from "../../state/settings";
import { DESKTOP, PHONE, type Sizes, TABLET, UPRIGHT } from "../../ui/cards/hand-layout";

export type Layout = "phone" | "sideways" | "tablet" | "desktop";
export const screen = signal({ width: innerWidth, height: innerHeight });
addEventListener("resize", () => {
  screen.value = { width: innerWidth, height: innerHeight };
});

/** The minimum width and height for players around the table with the rail next to it. */
const AROUND = { normal: [1280, 780], large: [1400, 860] } as const;
/** Below this height a desktop has smaller cards. */
const LOW = 880;

/** Return the layout for a number of sides and plates. */
export function layoutFor(sides: number, plates: number): Layout {
  const { width, height } = screen.value;
  const [wide, high] = AROUND[settings.value.print];
  if (height < 520 && width >= 560) return "sideways";
  if (width < 700) return "phone";
  if (width >= wide && height >= high && sides < 3 && plates <= 3) return "desktop";
  return "tablet";
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
  isUpright(layout)
    ? UPRIGHT
    : layout === "desktop" && screen.value.height < LOW
      ? { ...DESKTOP, wmax: 84 }
      : layout === "tablet" && screen.value.height < 760
        ? { ...TABLET, wmax: 74, front: 76 }
        : SIZES[layout];

/** The maximum width of a card in a set, and the width of stock and pile: with ample space, and without. */
const WIDTHS: Record<Layout | "upright", { set: [number, number]; center: [number, number] }> = {
  phone: { set: [38, 32], center: [54, 42] },
  sideways: { set: [34, 34], center: [50, 40] },
  tablet: { set: [62, 50], center: [78, 60] },
  upright: { set: [84, 58], center: [112, 66] },
  desktop: { set: [64, 52], center: [82, 62] },
};
/** How often the cards on the table were made smaller to avoid overlaps. */
export const shrinkSteps = signal(0);
const SMALLEST = 5;
const squeezed = (width: number): number => Math.round(width * 0.88 ** shrinkSteps.value);
const widths = (layout: Layout) => WIDTHS[isUpright(layout) ? "upright" : layout];
export const maxSetWidth = (layout: Layout, tight: boolean): number =>
  squeezed(widths(layout).set[tight ? 1 : 0]);
export const centerWidth = (layout: Layout, tight: boolean): number =>
  squeezed(widths(layout).center[tight ? 1 : 0]);
export const trayWidth = (layout: Layout): number =>
  squeezed({ desktop: 58, tablet: isUpright(layout) ? 66 : 52, phone: 36, sideways: 28 }[layout]);

/** Make the cards on a table one step smaller if some do not fit or overlap. */
export function shrinkToFit(table: Element): void {
  const { top, bottom, width } = table.getBoundingClientRect();
  // If there is room, things keep a distance.
  const apart = width > 600 ? 6 : -1;
  const blocks = [...table.children].map((child) => {
    const boxes = [...child.querySelectorAll(PARTS)].map((part) => part.getBoundingClientRect());
    return {
      top: Math.min(...boxes.map((box) => box.top)),
      bottom: Math.max(...boxes.map((box) => box.bottom)),
      left: Math.min(...boxes.map((box) => box.left)),
      right: Math.max(...boxes.map((box) => box.right)),
    };
  });
  const crowded = blocks.some(
    (one, i) =>
      one.top < top + apart ||
      one.bottom > bottom ||
      blocks.some(
        (other, k) =>
          k > i &&
          one.top < other.bottom + apart &&
          other.top < one.bottom + apart &&
          one.left < other.right - 1 &&
          other.left < one.right - 1,
      ),
  );
  if (crowded && shrinkSteps.peek() < SMALLEST) shrinkSteps.value += 1;
}
/** The parts of a zone and of the middle that take up space. */
const PARTS = "header, .sets > li, .tray, .laid-all, .heap, .sign, .takes, .penalties, .lastcards";

/** True if a large hand, a third side or reserves leave so little space that everything must be smaller. */
export function isTight(layout: Layout, cards: number, sides: number, reserves = false): boolean {
  if (layout === "sideways") return sides > 2 || reserves;
  if (layout === "phone") return cards > 22 || sides > 2;
  if (isUpright(layout)) return cards > 22;
  return (layout === "desktop" && screen.value.height < LOW) || (cards > 22 && screen.value.height < 1000);
}
