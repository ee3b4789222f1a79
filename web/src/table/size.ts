// How much room there is, and which layout that makes.
import { signal } from "@preact/signals";
import { DESKTOP, PHONE, type Sizes, TABLET } from "../cards/layout";

export type Layout = "phone" | "sideways" | "tablet" | "desktop";
export const room = signal({ width: innerWidth, height: innerHeight });
addEventListener("resize", () => {
  room.value = { width: innerWidth, height: innerHeight };
});

/** The layout for so many sides and plates. Large print goes to the next smaller one by its zoom alone. */
export function layoutFor(sides: number, plates: number): Layout {
  const { width, height } = room.value;
  if (height < 520 && width >= 560) return "sideways";
  if (width < 700) return "phone";
  if (width >= 1180 && height >= 700 && sides < 3 && plates <= 3) return "desktop";
  return "tablet";
}

export const SIZES: Record<Layout, Sizes> = {
  phone: PHONE,
  sideways: PHONE,
  tablet: TABLET,
  desktop: DESKTOP,
};
/** The widest a card of a set gets. */
const SET_WIDTH: Record<Layout, number> = { phone: 38, sideways: 34, tablet: 60, desktop: 64 };
/** The width of stock and pile. */
const HEART_WIDTH: Record<Layout, number> = { phone: 50, sideways: 40, tablet: 72, desktop: 82 };

/** Whether a tablet stands upright: then everything is larger, and the sides lie one below the other. */
export const upright = (layout: Layout): boolean =>
  layout === "tablet" && room.value.height > room.value.width;
export const setMost = (layout: Layout, tight: boolean): number =>
  upright(layout) ? 76 : tight ? (layout === "phone" ? 32 : 52) : SET_WIDTH[layout];
export const heartWidth = (layout: Layout, tight: boolean, sides: number): number =>
  upright(layout) ? (sides > 2 ? 74 : 96) : tight ? (layout === "phone" ? 42 : 62) : HEART_WIDTH[layout];

/** Whether a large hand, or a third side, leaves so little room that all on it is smaller. */
export const isTight = (layout: Layout, cards: number, sides: number): boolean =>
  layout === "phone"
    ? cards > 22 || sides > 2
    : layout === "desktop" && cards > 22 && room.value.height < 1000;
