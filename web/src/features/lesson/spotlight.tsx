// Highlights what a step is about and rings what to press: the rest of the table is dimmed, but still works.
import { useLayoutEffect, useState } from "preact/hooks";
import { kindOf } from "../../ui/cards/names";
import { screen } from "../table/screen-layout";
import type { LessonController } from "./lesson-controller";
import { nextPress } from "./next-press";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** What is highlighted: the subjects of the step, and what to press next. */
export interface Highlights {
  subjects: Box[];
  press: Box[];
  /** Whether a menu is open, with the control to press in it. */
  menu: boolean;
}

export const NO_HIGHLIGHTS: Highlights = { subjects: [], press: [], menu: false };

const PLACES: Record<string, string> = {
  stock: '[data-at="stock"]',
  pile: '[data-at="pile"]',
  hand: ".hand",
  players: ".seats, .around .seat",
};
/** Space between an element and its ring. */
const AROUND = 6;

const boxOf = (
  { left, top, right, bottom }: Record<"left" | "top" | "right" | "bottom", number>,
  by = 0,
) => ({
  x: left - by,
  y: top - by,
  w: right - left + 2 * by,
  h: bottom - top + 2 * by,
});

/** Return the boxes of matching elements on the screen, with some padding. */
export const boxes = (selector: string, around = 0): Box[] =>
  [...document.querySelectorAll(selector)].map((each) => boxOf(each.getBoundingClientRect(), around));

/**
 * Return the box of the cards of a kind that are not chosen, as far as they are not covered by chosen ones; in a
 * rack, of their column.
 */
function cardBox(kind: string): Box[] {
  const cards = [...document.querySelectorAll(`.hand [data-kind="${kind}"]`)];
  const rack = cards.length === 1 && !cards[0]?.hasAttribute("data-card");
  const free = rack ? cards : cards.filter((each) => each.getAttribute("aria-pressed") === "false");
  const [first, last] = [free[0], free[free.length - 1]];
  if (!first || !last) return [];
  const cover = cards[cards.indexOf(last) + 1]?.getBoundingClientRect();
  const { left, top } = first.getBoundingClientRect();
  const { right, bottom } = last.getBoundingClientRect();
  return [
    boxOf({ left, top, right: cover ? Math.min(right, cover.left) : right, bottom }, cover ? 2 : AROUND),
  ];
}

interface Wanted {
  subjects: string[];
  kinds: string[];
  controls: string[];
}

/** Return what to highlight at the current moment of a step, as selectors and kinds of cards. */
function wanted(controller: LessonController): Wanted {
  const step = controller.lesson.step.value;
  if (!step || step.result) return { subjects: [], kinds: [], controls: [] };
  const { chosen, tray, usesTray } = controller.selection;
  const next = controller.plays
    ? nextPress(step.expected ?? [], {
        chosen: chosen.value.map(kindOf),
        tray: tray.value.map((set) => set.map(kindOf)),
        usesTray: usesTray.value,
      })
    : { kinds: [], controls: [] };
  // The cards to choose are more precise than the whole hand.
  const spoken = (step.light ?? []).filter((each) => !controller.plays || each !== "hand");
  const subjects = spoken.map((each) => PLACES[each] ?? `[data-zone="${each.slice(4)}"]`);
  return { subjects, kinds: [...new Set(next.kinds)], controls: next.controls };
}

/** Measure the highlighted elements. An open menu covers the table: only what is in it can be pressed. */
function measure({ subjects, kinds, controls }: Wanted): Highlights {
  const inMenu = controls.flatMap((each) => boxes(`.note ${each}`, AROUND));
  if (inMenu.length) return { subjects: [], press: inMenu.slice(0, 1), menu: true };
  const shown = controls.find((each) => document.querySelector(each));
  return {
    subjects: subjects.flatMap((each) => boxes(each, AROUND)),
    press: [...kinds.flatMap(cardBox), ...(shown ? boxes(shown, AROUND).slice(0, 1) : [])],
    menu: false,
  };
}

/** Return the highlighted boxes, measured again after every render of the table. */
export function useHighlights(controller: LessonController): Highlights {
  const now = JSON.stringify(wanted(controller));
  const { width, height } = screen.value;
  const [found, setFound] = useState<Highlights>(NO_HIGHLIGHTS);
  useLayoutEffect(() => {
    const board = document.querySelector("[data-home]");
    if (!board) return;
    let known = "";
    let over = false;
    const update = () => {
      // A frame may have been requested before the learner went on.
      if (over) return;
      const next = measure(JSON.parse(now) as Wanted);
      if (JSON.stringify(next) === known) return;
      known = JSON.stringify(next);
      setFound(next);
    };
    update();
    const changed = new MutationObserver(() => requestAnimationFrame(update));
    changed.observe(board, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ["style", "class", "aria-pressed"],
    });
    // Chosen cards rise in a transition.
    board.addEventListener("transitionend", update);
    const resized = new ResizeObserver(update);
    for (const each of board.querySelectorAll(".hand, .zone, .table")) resized.observe(each);
    return () => {
      over = true;
      changed.disconnect();
      resized.disconnect();
      board.removeEventListener("transitionend", update);
    };
  }, [now, width, height]);
  return found;
}

const RADIUS = 14;

function hole({ x, y, w, h }: Box): string {
  const r = Math.min(RADIUS, w / 2, h / 2);
  const arc = `a${r} ${r} 0 0 1 `;
  return `M${x + r} ${y}h${w - 2 * r}${arc}${r} ${r}v${h - 2 * r}${arc}${-r} ${r}h${2 * r - w}${arc}${-r} ${-r}v${2 * r - h}${arc}${r} ${-r}Z`;
}

/**
 * The dimmed layer with its holes, and a ring around what to press; if there is only something to read, around
 * its subject. It ignores taps: if the learner tries something else, the coach explains why it is wrong.
 */
export function Spotlight({ lit }: { lit: Highlights }) {
  const { width, height } = screen.value;
  const { subjects, press, menu } = lit;
  const all = [...subjects, ...press];
  if (!all.length) return null;
  return (
    <svg class={menu ? "dark over" : "dark"} width={width} height={height} aria-hidden="true">
      {!menu && (
        <>
          {/* A mask, because holes may overlap. */}
          <mask id="lit">
            <path fill="#fff" d={`M0 0H${width}V${height}H0Z`} />
            <path d={[...all, ...boxes(".rail")].map(hole).join("")} />
          </mask>
          <path class="night" mask="url(#lit)" d={`M0 0H${width}V${height}H0Z`} />
        </>
      )}
      {(press.length ? press : subjects).map((each, i) => (
        <g key={i}>
          <path class="line" d={hole(each)} />
          <path class="ring" d={hole(each)} />
        </g>
      ))}
    </svg>
  );
}
