// Short sounds, synthesised from a few tones: nothing is loaded. They are off by default.
import { effect } from "@preact/signals";
import { settings } from "../../state/settings";
import type { AnyEvent } from "../../wire";

type Sound = "draw" | "discard" | "lay" | "take" | "turn" | "refusal" | "canasta" | "victory";

/** The tones of a sound in order, in hertz; the length of each, in seconds; the volume. */
const TONES: Record<Sound, readonly [readonly number[], number, number]> = {
  draw: [[520], 0.06, 0.05],
  discard: [[330], 0.07, 0.06],
  lay: [[392, 494], 0.07, 0.06],
  take: [[294, 370, 440], 0.07, 0.06],
  turn: [[587, 784], 0.13, 0.07],
  refusal: [[220, 196], 0.11, 0.07],
  canasta: [[523, 659, 784], 0.1, 0.07],
  victory: [[392, 523, 659, 784, 1047], 0.14, 0.07],
};
/** Sounds that would start later than this, in seconds, are dropped. */
const BEHIND = 0.6;

let touched = false;
let context: AudioContext | null = null;
let free = 0;

// Browsers allow sound only after a user gesture.
for (const gesture of ["pointerdown", "keydown"])
  addEventListener(
    gesture,
    () => {
      touched = true;
      if (context?.state === "suspended") void context.resume();
    },
    { capture: true, passive: true },
  );

// Switching sounds off silences them at once, even in the middle of a tone.
effect(() => {
  if (settings.value.sound || !context) return;
  void context.close();
  context = null;
});

/** Play a sound, after those already queued. */
export function playSound(which: Sound): void {
  if (!settings.value.sound || !touched) return;
  // In a hidden tab only the player's turn makes a sound.
  if (document.hidden && which !== "turn") return;
  if (!context) {
    context = new AudioContext();
    free = 0;
  }
  const [tones, long, loud] = TONES[which];
  const now = context.currentTime;
  let at = Math.max(now, free);
  if (at > now + BEHIND && which !== "turn") return;
  for (const hertz of tones) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "triangle";
    tone.frequency.value = hertz;
    // Fade in and out, because a cut tone clicks.
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(loud, at + 0.01);
    volume.gain.linearRampToValueAtTime(0, at + long);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + long);
    at += long;
  }
  free = at + 0.03;
}

function soundOf(event: AnyEvent, own: number): Sound | null {
  if (event.event === "drew") return "draw";
  if (event.event === "took") return "take";
  if (event.event === "canasta") return "canasta";
  if (event.event === "turn") return event.seat === own ? "turn" : null;
  if (event.event !== "acted") return null;
  if (event.action.startsWith("discard")) return "discard";
  return /^(lay|add)/.test(event.action) ? "lay" : null;
}

/** Return the sounds for some events, each type once. */
export function playSounds(events: readonly AnyEvent[], own: number): void {
  const found = new Set(events.map((event) => soundOf(event, own)));
  for (const each of found) if (each) playSound(each);
}
