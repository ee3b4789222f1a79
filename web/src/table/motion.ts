// Cards that travel. They fly over the table and change nothing in it: the table is drawn as it stands now.
import { motionless } from "../settings";
import type { AnyEvent } from "../wire";

type Places = Map<string, DOMRect>;

/** Where things are before an update is drawn: everything with an anchor. */
export function remember(): Places {
  const found: Places = new Map();
  if (motionless()) return found;
  for (const each of document.querySelectorAll<HTMLElement>("[data-at]"))
    found.set(each.dataset.at ?? "", each.getBoundingClientRect());
  return found;
}

interface Flight {
  from: string;
  to: string;
  time: number;
}

function flights(events: readonly AnyEvent[], own: number): Flight[] {
  const home = (seat: number) => (seat === own ? "hand" : `seat-${seat}`);
  const found: Flight[] = [];
  for (const event of events) {
    if (event.event === "drew") found.push({ from: "stock", to: home(event.seat), time: 240 });
    else if (event.event === "took") found.push({ from: "pile", to: home(event.seat), time: 320 });
    else if (event.event === "acted" && event.action.startsWith("discard"))
      found.push({ from: home(event.seat), to: "pile", time: 240 });
    else if (event.event === "acted" && /^(lay|add)/.test(event.action))
      found.push({ from: home(event.seat), to: `zone-${event.seat}`, time: 240 });
  }
  return found.slice(0, 4);
}

/** Let the cards of an update travel from where they were. */
export function animate(before: Places, events: readonly AnyEvent[], own: number): void {
  if (!before.size) return;
  requestAnimationFrame(() => {
    const now = remember();
    for (const { from, to, time } of flights(events, own)) {
      const start = before.get(from);
      const end = now.get(to);
      if (start && end) fly(start, end, time);
    }
  });
}

function fly(start: DOMRect, end: DOMRect, time: number): void {
  const card = document.createElement("span");
  const width = Math.min(64, Math.max(36, start.height / 1.6));
  card.className = "back flying";
  card.style.setProperty("--w", `${width}px`);
  card.setAttribute("aria-hidden", "true");
  document.body.append(card);
  const at = (box: DOMRect, size: number) =>
    `translate(${box.left + box.width / 2 - width / 2}px, ${box.top + box.height / 2 - width * 0.7}px) scale(${size})`;
  card.animate([{ transform: at(start, 1) }, { transform: at(end, 0.9), opacity: 0.9 }], {
    duration: time,
    easing: "cubic-bezier(.2,.7,.2,1)",
  }).onfinish = () => card.remove();
}
