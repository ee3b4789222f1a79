// The keyboard. Letters work while the focus is on the table, and can be switched off.
import type { Kind } from "../cards/names";
import { choices } from "../settings";
import type { Desk } from "./desk";

const KINDS: Record<string, Kind> = {
  "4": "4", "5": "5", "6": "6", "7": "7", "8": "8", "9": "9", "0": "T",
  j: "J", q: "Q", k: "K", a: "A", "2": "2", x: "X", "3": "B", c: "C",
}; // prettier-ignore

/** Handle a key; true if it had a meaning. */
export function press(event: KeyboardEvent, desk: Desk): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key === "Escape") {
    if (desk.note.value) desk.note.value = null;
    else desk.choosing.clear();
    return true;
  }
  if (!choices.value.keys || (desk.note.value && desk.note.value.kind !== "refusal")) return false;
  if (event.key.startsWith("Arrow") && event.target === event.currentTarget) {
    (event.currentTarget as HTMLElement).querySelector<HTMLElement>('.hand [tabindex="0"]')?.focus();
    return true;
  }
  const onButton = (event.target as HTMLElement).closest("button, a, input, select");
  const onCard = (event.target as HTMLElement).closest("[data-kind]");
  if (event.key === "Enter") {
    if (onButton && !onCard) return false;
    desk.enter();
    return true;
  }
  if (event.key === "Backspace") {
    desk.discard();
    return true;
  }
  const digit = /^Digit(\d)$/.exec(event.code)?.[1];
  const letter = (digit ?? event.key).toLowerCase();
  const kind = KINDS[letter];
  if (kind) {
    if (event.shiftKey) desk.choosing.fewer(kind);
    else desk.choosing.more(kind);
    return true;
  }
  const doings: Record<string, () => void> = {
    d: () => desk.draw(),
    t: () => desk.take(),
    l: () =>
      desk.choosing.tray.value.length && !desk.choosing.chosen.value.length
        ? void desk.layTray()
        : desk.lay(),
    u: () => desk.undo(),
    o: () => desk.askOut(),
    h: () => desk.hint(),
    b: () => desk.openBook(),
    y: () => desk.answer(true),
    n: () => desk.answer(false),
    "?": () => {
      desk.note.value = { kind: "keys" };
    },
  };
  const doing = doings[letter];
  doing?.();
  return doing !== undefined;
}
