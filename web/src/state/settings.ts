// The reader's settings. They are stored on this device and applied as attributes of the root element.
import { effect, type Signal, signal } from "@preact/signals";
import { preferredLanguage, setLanguage } from "../messages";

const KEY = "canasta.settings";

export interface Settings {
  theme: "system" | "day" | "evening";
  print: "normal" | "large";
  deck: "2" | "4";
  side: "right" | "left";
  motion: "system" | "off";
  pace: "slow" | "normal" | "fast";
  sound: boolean;
  turn_title: boolean;
  vibration: boolean;
  keys: boolean;
  language: string;
}

const DEFAULTS: Settings = {
  theme: "system",
  print: "normal",
  deck: "2",
  side: "right",
  motion: "system",
  pace: "normal",
  sound: false,
  turn_title: true,
  vibration: false,
  keys: true,
  language: "",
};

export const settings: Signal<Settings> = signal(read());

function read(): Settings {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return DEFAULTS;
  }
}

/** Change some settings, and store them. */
export function changeSettings(changed: Partial<Settings>): void {
  settings.value = { ...settings.value, ...changed };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.value));
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
export function animationsOff(): boolean {
  return settings.value.motion === "off" || systemStill.value;
}

/** Apply the settings from now on, and load the language. */
export async function applySettings(): Promise<void> {
  effect(() => {
    const root = document.documentElement;
    const { theme, print, deck, side } = settings.value;
    root.dataset.theme = theme === "system" ? (systemDark.value ? "evening" : "day") : theme;
    root.dataset.print = print;
    root.dataset.deck = deck;
    root.dataset.side = side;
    root.dataset.motion = animationsOff() ? "off" : "on";
  });
  const wanted = () => preferredLanguage([settings.value.language, ...navigator.languages]);
  let spoken = wanted();
  await setLanguage(spoken);
  effect(() => {
    if (wanted() === spoken) return;
    spoken = wanted();
    void setLanguage(spoken);
  });
}
