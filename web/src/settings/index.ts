// The reader's settings. They are stored on this device and applied as attributes of the root element.
import { effect, type Signal, signal } from "@preact/signals";
import { speak, speakable } from "../words";

const KEY = "canasta.settings";

export interface Choices {
  theme: "system" | "day" | "evening";
  print: "normal" | "large";
  deck: "2" | "4";
  side: "right" | "left";
  motion: "system" | "off";
  pace: "slow" | "normal" | "fast";
  sound: boolean;
  keys: boolean;
  language: string;
}

const DEFAULTS: Choices = {
  theme: "system",
  print: "normal",
  deck: "2",
  side: "right",
  motion: "system",
  pace: "normal",
  sound: false,
  keys: true,
  language: "",
};

export const choices: Signal<Choices> = signal(read());

function read(): Choices {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return DEFAULTS;
  }
}

/** Change some settings, and store them. */
export function choose(changed: Partial<Choices>): void {
  choices.value = { ...choices.value, ...changed };
  try {
    localStorage.setItem(KEY, JSON.stringify(choices.value));
  } catch {
    // Storage may be blocked by the browser; the page works without it.
  }
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");
const systemDark = signal(dark.matches);
const systemStill = signal(still.matches);
dark.addEventListener("change", () => {
  systemDark.value = dark.matches;
});
still.addEventListener("change", () => {
  systemStill.value = still.matches;
});

/** True if animations are off. */
export function motionless(): boolean {
  return choices.value.motion === "off" || systemStill.value;
}

/** Apply the settings from now on, and load the language. */
export async function applySettings(): Promise<void> {
  effect(() => {
    const root = document.documentElement;
    const { theme, print, deck, side } = choices.value;
    root.dataset.theme = theme === "system" ? (systemDark.value ? "evening" : "day") : theme;
    root.dataset.print = print;
    root.dataset.deck = deck;
    root.dataset.side = side;
    root.dataset.motion = motionless() ? "off" : "on";
  });
  const wanted = () => speakable([choices.value.language, ...navigator.languages]);
  let spoken = wanted();
  await speak(spoken);
  effect(() => {
    if (wanted() === spoken) return;
    spoken = wanted();
    void speak(spoken);
  });
}
