// The keyboard. Letters work while the focus is on the table, and can be switched off.

import { settings } from "../../state/settings";
import type { Kind } from "../../ui/cards/names";
import type { TableController } from "./table-controller";

// biome-ignore format: as on the keyboard
const KINDS: Record<string, Kind> = {
  "4": "4", "5": "5", "6": "6", "7": "7", "8": "8", "9": "9", "0": "T",
  j: "J", q: "Q", k: "K", a: "A", "2": "2", x: "X", "3": "B", c: "C",
};

/** Handle a key; true if it had a meaning. */
export function handleKey(event: KeyboardEvent, controller: TableController): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key === "Escape") {
    if (controller.note.value) controller.note.value = null;
    else controller.selection.clear();
    return true;
  }
  if (!settings.value.keys || (controller.note.value && controller.note.value.kind !== "refusal"))
    return false;
  if (event.key.startsWith("Arrow") && event.target === event.currentTarget) {
    (event.currentTarget as HTMLElement).querySelector<HTMLElement>('.hand [tabindex="0"]')?.focus();
    return true;
  }
  const onButton = (event.target as HTMLElement).closest("button, a, input, select");
  const onCard = (event.target as HTMLElement).closest("[data-kind]");
  if (event.key === "Enter") {
    if (onButton && !onCard) return false;
    controller.enter();
    return true;
  }
  if (event.key === "Backspace") {
    controller.discard();
    return true;
  }
  const digit = /^Digit(\d)$/.exec(event.code)?.[1];
  const letter = (digit ?? event.key).toLowerCase();
  const kind = KINDS[letter];
  if (kind) {
    if (event.shiftKey) controller.selection.fewer(kind);
    else controller.selection.more(kind);
    return true;
  }
  const doings: Record<string, () => void> = {
    d: () => controller.draw(),
    t: () => controller.take(),
    l: () =>
      controller.selection.tray.value.length && !controller.selection.chosen.value.length
        ? void controller.layTray()
        : controller.lay(),
    u: () => controller.undo(),
    o: () => controller.askOut(),
    h: () => controller.hint(),
    b: () => controller.openBook(),
    y: () => controller.answer(true),
    n: () => controller.answer(false),
    "?": () => {
      controller.note.value = { kind: "keys" };
    },
  };
  const doing = doings[letter];
  doing?.();
  return doing !== undefined;
}
