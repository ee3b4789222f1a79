// Dragging one chair onto another swaps them; pressing two chairs in turn does the same.

const FAR = 9;

/** Start to drag a chair; `swap` is called with the place of the chair on which it is dropped. */
export function startSeatDrag(event: PointerEvent, swap: (other: number) => void): void {
  const chair = (event.currentTarget as HTMLElement).closest<HTMLElement>("[data-place]");
  if (event.button !== 0 || !chair) return;
  const [x, y] = [event.clientX, event.clientY];
  let moving = false;
  let over: HTMLElement | null = null;

  const mark = (next: HTMLElement | null) => {
    over?.classList.remove("over");
    over = next === chair ? null : next;
    over?.classList.add("over");
  };
  const move = (now: PointerEvent) => {
    if (!moving && Math.hypot(now.clientX - x, now.clientY - y) < FAR) return;
    moving = true;
    chair.classList.add("moving");
    chair.style.translate = `${now.clientX - x}px ${now.clientY - y}px`;
    mark(document.elementFromPoint(now.clientX, now.clientY)?.closest<HTMLElement>("[data-place]") ?? null);
  };
  const done = (end: PointerEvent) => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", done);
    removeEventListener("pointercancel", done);
    chair.classList.remove("moving");
    chair.style.translate = "";
    if (!moving) return;
    const dropped = end.type === "pointerup" ? Number(over?.dataset.place ?? 0) : 0;
    mark(null);
    // The click at the end of the drag must not select the chair.
    const swallow = (click: Event) => click.stopPropagation();
    addEventListener("click", swallow, true);
    setTimeout(() => {
      removeEventListener("click", swallow, true);
      if (dropped) swap(dropped);
    });
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", done);
  addEventListener("pointercancel", done);
}
