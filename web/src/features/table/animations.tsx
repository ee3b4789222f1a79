// Card animations. They run above the table and never affect it: the table always shows the current state and
// accepts input, and flying cards land at once when something else happens.
import { render } from "preact";
import { animationsOff } from "../../state/settings";
import { Face } from "../../ui/cards/face";
import { kindOf } from "../../ui/cards/names";
import type { AnyEvent, Card } from "../../wire";

const MOVE = 240;
const DEAL = 320;
const EASE = "cubic-bezier(.2,.7,.2,1)";
const SETTLE = "cubic-bezier(.3,1.3,.5,1)";
/** Milliseconds between two cards on the same path. */
const BEHIND = 45;
/** The largest number of cards animated at once. */
const MOST = 14;

/** The positions of elements before an update was rendered. */
export interface RecordedPositions {
  places: Map<string, DOMRect>;
  pile: HTMLElement | null;
}

interface Flight {
  from: string;
  to: string;
  time: number;
  /** The card shown at the start and at the end; none for a back. */
  shows?: Card | undefined;
  turns?: Card | undefined;
  delay?: number;
  pile?: boolean;
}

function places(): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const each of document.querySelectorAll<HTMLElement>("[data-at], [data-card], .hand [data-kind]")) {
    const { at, card, kind } = each.dataset;
    const name = at ?? (card ? `card-${card}` : `kind-${kind}`);
    found.set(name, each.getBoundingClientRect());
  }
  return found;
}

/** Record positions before an update is rendered; null if animations are off. */
export function recordPositions(): RecordedPositions | null {
  if (animationsOff()) return null;
  const pile = document.querySelector<HTMLElement>('[data-at="pile"] .stack');
  return { places: places(), pile: (pile?.cloneNode(true) as HTMLElement | undefined) ?? null };
}

const known = (card: Card | undefined) => (card && card !== "?" ? card : undefined);

/** Return the animations for some events: the player's own cards start from their place in the hand. */
function flights(events: readonly AnyEvent[], own: number): Flight[] {
  const home = (seat: number, card?: Card) =>
    seat !== own ? `seat-${seat}` : card && card !== "?" ? `card-${card}` : "hand";
  const found: Flight[] = [];
  const dealt = events.filter((event) => event.event === "dealt");
  for (let round = 0; round < (dealt.length ? 3 : 0); round++)
    for (const { seat } of dealt) found.push({ from: "stock", to: home(seat), time: DEAL });
  for (const event of events) {
    if (event.event === "drew" && !dealt.length)
      for (const card of event.cards.slice(0, 4))
        found.push({ from: "stock", to: home(event.seat, card), time: MOVE, turns: known(card) });
    else if (event.event === "took")
      found.push({ from: "pile", to: home(event.seat), time: DEAL, pile: true });
    else if (event.event === "acted" && event.action.startsWith("discard")) {
      const [card] = event.cards;
      const shows = event.seat === own ? known(card) : undefined;
      found.push({ from: home(event.seat, card), to: "pile", time: MOVE, shows, turns: known(card) });
    } else if (event.event === "acted" && /^(lay|add)/.test(event.action))
      for (const card of event.cards.slice(0, 4)) {
        const shows = event.seat === own ? known(card) : undefined;
        found.push({
          from: home(event.seat, card),
          to: `zone-${event.seat}`,
          time: MOVE,
          shows,
          turns: known(card),
        });
      }
  }
  return found.slice(0, MOST).map((each, i) => ({ ...each, delay: i * BEHIND }));
}

let inTheAir: HTMLElement[] = [];

/** Finish all running animations. */
export function finishAnimations(): void {
  for (const each of inTheAir) each.remove();
  inTheAir = [];
}

/** Animate the cards of an update from their previous positions. */
export function animate(before: RecordedPositions | null, events: readonly AnyEvent[], own: number): void {
  if (!before || !events.length) return;
  requestAnimationFrame(() => {
    const now = places();
    const find = (among: Map<string, DOMRect>, name: string) =>
      among.get(name) ??
      (name.startsWith("card-")
        ? (among.get(`kind-${kindOf(name.slice(5))}`) ?? among.get("hand"))
        : undefined);
    for (const flight of flights(events, own)) {
      const start = find(before.places, flight.from) ?? find(now, flight.from);
      const end = find(now, flight.to);
      if (!start || !end) continue;
      hide(flight);
      if (flight.pile && before.pile) flyPile(before.pile, start, end, flight);
      else fly(start, end, flight);
    }
    for (const event of events) if (event.event === "canasta") press(`zone-${event.seat}`, event.rank);
  });
}

/** Hide a card in the hand while it is flying; it can still be selected. */
function hide({ to, time, delay = 0 }: Flight): void {
  if (!to.startsWith("card-")) return;
  const card = document.querySelector(`[data-card="${to.slice(5)}"] .card`);
  card?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: time + delay });
}

/** Show the card until its time is over. */
function launch(card: HTMLElement, width: number, { time, delay = 0 }: Flight, frames: Keyframe[]): void {
  card.classList.add("flying");
  card.style.setProperty("--w", `${width}px`);
  card.setAttribute("aria-hidden", "true");
  document.body.append(card);
  inTheAir.push(card);
  card.animate(frames, { duration: time, delay, easing: EASE, fill: "both" }).onfinish = () => {
    card.remove();
    inTheAir = inTheAir.filter((each) => each !== card);
  };
}

const at = (box: DOMRect, width: number, more = "") =>
  `translate(${box.left + box.width / 2 - width / 2}px, ${box.top + box.height / 2 - width * 0.7}px) ${more}`;

/** Animate one card. A card that is revealed turns over halfway. */
function fly(start: DOMRect, end: DOMRect, flight: Flight): void {
  const width = Math.min(64, Math.max(36, Math.min(start.height, end.height) / 1.6));
  const card = document.createElement("span");
  const side = (shown: Card | undefined, cls: string) => {
    const one = document.createElement("span");
    one.className = cls;
    if (shown) render(<Face card={shown} />, one);
    else one.innerHTML = '<span class="back"></span>';
    card.append(one);
  };
  const turning = flight.turns !== undefined && flight.shows === undefined;
  side(flight.shows, "obverse");
  if (turning) side(flight.turns, "reverse");
  const turned = turning ? "rotateY(180deg)" : "";
  launch(card, width, flight, [
    { transform: at(start, width, turning ? "rotateY(0deg)" : "") },
    { transform: at(end, width, `${turned} scale(.94)`) },
  ]);
}

/** Animate the pile: it squares up, and then goes to the hand as one. */
function flyPile(pile: HTMLElement, start: DOMRect, end: DOMRect, flight: Flight): void {
  const width = Number.parseFloat(pile.style.getPropertyValue("--w")) || 50;
  const quick = { duration: flight.time * 0.3, fill: "forwards" as const, easing: EASE };
  for (const each of pile.children) each.animate([{}, { transform: "none", left: "0", top: "0" }], quick);
  launch(pile, width, flight, [
    { transform: at(start, width) },
    { transform: at(start, width, "scale(1.04)"), offset: 0.3 },
    { transform: at(end, width, "scale(.9)") },
  ]);
}

/** Animate a new canasta: its column squares up, and the seal is pressed on. */
function press(zone: string, rank: string): void {
  const within = document.querySelector(`[data-at="${zone}"]`)?.closest(".zone");
  const time = { duration: DEAL, easing: SETTLE, fill: "backwards" as const };
  within
    ?.querySelector(`[data-set="${rank}"] .canasta`)
    ?.animate([{ transform: "scaleY(1.18)" }, { transform: "none" }], time);
  within
    ?.querySelector(`[data-set="${rank}"] .seal`) // of a tile as well
    ?.animate(
      [
        { transform: "scale(1.9)", opacity: 0 },
        { transform: "scale(1.15)", opacity: 1, offset: 0.4 },
        { transform: "none" },
      ],
      {
        ...time,
        delay: DEAL / 2,
      },
    );
}
