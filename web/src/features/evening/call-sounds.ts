// Sounds of the projector: the round starts, the last hand is called, the time is over. They are synthesised,
// and louder than those at a table. Browsers allow sound after a key or a click; S switches it off and on.
import { useEffect, useRef } from "preact/hooks";
import type { PublicEvening } from "../../wire";
import { timeLeft } from "./clock";

/** The tones of each call, in hertz. */
export const CALLS = {
  start: [392, 523, 659],
  last_hand: [659, 659],
  over: [523, 392, 330, 262],
} as const;
export type Call = keyof typeof CALLS;

/** Seconds of a tone. */
const LONG = 0.45;

/** Return the call that is due between two looks at the clock; none before the first look. */
export function callBetween(
  before: { round: number; left: number } | null,
  now: { round: number; left: number; lastHand: number },
): Call | null {
  if (!before) return null;
  if (before.round !== now.round) return "start";
  if (before.left > 0 && now.left <= 0) return "over";
  if (before.left > now.lastHand && now.left <= now.lastHand && now.left > 0) return "last_hand";
  return null;
}

function play(context: AudioContext, call: Call): void {
  let at = context.currentTime;
  for (const hertz of CALLS[call]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "triangle";
    tone.frequency.value = hertz;
    // Fade in and out, because a cut tone clicks.
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(0.4, at + 0.02);
    volume.gain.linearRampToValueAtTime(0, at + LONG);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + LONG);
    at += LONG * 0.8;
  }
}

/** Let the projector call out the round. */
export function useCallSounds(page: PublicEvening): void {
  const shown = useRef(page);
  shown.current = page;
  useEffect(() => {
    let context: AudioContext | null = null;
    let silent = false;
    let before: { round: number; left: number } | null = null;
    const ahead = page.now - Date.now();
    const look = () => {
      const { round } = shown.current;
      if (!round?.clock || round.status !== "playing") return;
      const now = {
        round: round.number,
        left: timeLeft(round.clock, Date.now() + ahead),
        lastHand: round.clock.last_hand,
      };
      const call = callBetween(before, now);
      before = now;
      if (call && context && !silent) play(context, call);
    };
    const allow = () => {
      context ??= new AudioContext();
      void context.resume();
    };
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === "s") silent = !silent;
      allow();
    };
    look();
    const timer = setInterval(look, 500);
    addEventListener("pointerdown", allow);
    addEventListener("keydown", press);
    return () => {
      clearInterval(timer);
      removeEventListener("pointerdown", allow);
      removeEventListener("keydown", press);
      void context?.close();
    };
  }, []);
}
