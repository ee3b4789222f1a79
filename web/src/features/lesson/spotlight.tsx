// Highlights what a step is about: the rest of the table is dimmed, but still works.
import { useLayoutEffect, useState } from "preact/hooks";
import { kindOf } from "../../ui/cards/names";
import { screen } from "../table/screen-layout";
import type { LessonController } from "./lesson-controller";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const PLACES: Record<string, string> = {
  stock: '[data-at="stock"]',
  pile: '[data-at="pile"]',
  hand: ".hand",
  players: ".seats, .around .seat",
};

/** Return the boxes of matching elements on the screen, with some padding. */
export function boxes(selector: string, around = 0): Box[] {
  return [...document.querySelectorAll(selector)].map((each) => {
    const at = each.getBoundingClientRect();
    return { x: at.left - around, y: at.top - around, w: at.width + 2 * around, h: at.height + 2 * around };
  });
}

/** Return what is highlighted: what the script names, and the main button once the right cards are chosen. */
export function highlighted(controller: LessonController): string[] {
  const step = controller.lesson.step.value;
  if (!step || step.result) return [];
  const found = (step.light ?? []).map((each) => PLACES[each] ?? `[data-zone="${each.slice(4)}"]`);
  if (!controller.plays) return found;
  const { chosen, tray } = controller.selection;
  const wanted = (step.cards ?? []).map(kindOf);
  const held = [...tray.value.flat(), ...chosen.value].map(kindOf);
  const right = held.every((kind) => wanted.includes(kind)) && (held.length > 0 || !wanted.length);
  return right ? [...found, ".below .acts .btn.primary"] : found;
}

/** Return the highlighted boxes, measured again after every render of the table. */
export function useHighlights(controller: LessonController): Box[] {
  const selectors = highlighted(controller).join("\n");
  const { width, height } = screen.value;
  const [found, setFound] = useState<Box[]>([]);
  useLayoutEffect(() => {
    const board = document.querySelector("main.board");
    if (!board) return;
    let known = "";
    const measure = () => {
      const now = selectors ? selectors.split("\n").flatMap((each) => boxes(each, 6)) : [];
      if (JSON.stringify(now) === known) return;
      known = JSON.stringify(now);
      setFound(now);
    };
    measure();
    const changed = new MutationObserver(() => requestAnimationFrame(measure));
    changed.observe(board, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ["style", "class"],
    });
    const resized = new ResizeObserver(measure);
    for (const each of board.querySelectorAll(".hand, .zone, .table")) resized.observe(each);
    return () => {
      changed.disconnect();
      resized.disconnect();
    };
  }, [selectors, width, height]);
  return found;
}

const RADIUS = 14;

function hole({ x, y, w, h }: Box): string {
  const r = Math.min(RADIUS, w / 2, h / 2);
  const arc = `a${r} ${r} 0 0 1 `;
  return `M${x + r} ${y}h${w - 2 * r}${arc}${r} ${r}v${h - 2 * r}${arc}${-r} ${r}h${2 * r - w}${arc}${-r} ${-r}v${2 * r - h}${arc}${r} ${-r}Z`;
}

/**
 * The dimmed layer with its holes, and a ring around each. It ignores taps: if the learner tries something
 * else, the coach explains why it is wrong.
 */
export function Spotlight({ lit }: { lit: readonly Box[] }) {
  const { width, height } = screen.value;
  if (!lit.length) return null;
  return (
    <svg class="dark" width={width} height={height} aria-hidden="true">
      <path
        class="night"
        fill-rule="evenodd"
        d={`M0 0H${width}V${height}H0Z${[...lit, ...boxes(".rail")].map(hole).join("")}`}
      />
      {lit.map((each, i) => (
        <g key={i}>
          <path class="line" d={hole(each)} />
          <path class="ring" d={hole(each)} />
        </g>
      ))}
    </svg>
  );
}
