// Dragging a card to the pile, a set, the tray or the table: the same as selecting it and tapping there.
import type { Card } from "../../wire";
import type { TableController } from "./table-controller";

const FAR = 9;

/** Start a drag: once the pointer moves far enough, the selected cards follow. */
export function startDrag(event: PointerEvent, controller: TableController, card: Card): void {
  if (event.button !== 0 || !card) return;
  const source = event.currentTarget as HTMLElement;
  const [x, y] = [event.clientX, event.clientY];
  let ghost: HTMLElement | null = null;
  let over: Element | null = null;

  const mark = (next: Element | null) => {
    over?.classList.remove("over");
    over = next;
    over?.classList.add("over");
  };
  const move = (now: PointerEvent) => {
    if (!ghost) {
      if (Math.hypot(now.clientX - x, now.clientY - y) < FAR) return;
      if (!controller.selection.chosen.value.includes(card))
        controller.selection.chosen.value = [...controller.selection.chosen.value, card];
      ghost = source.querySelector(".card")?.cloneNode(true) as HTMLElement;
      ghost.classList.add("dragged");
      ghost.setAttribute("aria-hidden", "true");
      ghost.style.setProperty("--w", "64px");
      document.body.append(ghost);
    }
    now.preventDefault();
    ghost.style.transform = `translate(${now.clientX - 32}px, ${now.clientY - 60}px)`;
    mark(document.elementFromPoint(now.clientX, now.clientY)?.closest("[data-drop]") ?? null);
  };
  const done = (end: PointerEvent) => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", done);
    removeEventListener("pointercancel", done);
    if (!ghost) return;
    ghost.remove();
    // A cancelled drag drops nothing.
    const drop = (end.type === "pointerup" && over?.getAttribute("data-drop")) || "";
    mark(null);
    // The click at the end of the drag must not change the selection.
    const swallow = (click: Event) => click.stopPropagation();
    addEventListener("click", swallow, true);
    setTimeout(() => {
      removeEventListener("click", swallow, true);
      dropOn(controller, drop);
    });
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", done);
  addEventListener("pointercancel", done);
}

function dropOn(controller: TableController, drop: string): void {
  if (drop === "pile") controller.tapPile();
  else if (drop === "zone") controller.lay();
  else if (drop.startsWith("set-")) controller.lay(drop.slice(4));
}
