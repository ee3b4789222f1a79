// The clock of a round. The server's time counts, because the clock of a device may be wrong.
import { useEffect, useState } from "preact/hooks";
import { t } from "../../messages";
import type { RoundClock } from "../../wire";

/** Return the milliseconds that are left; negative after the end. */
export const timeLeft = ({ length, elapsed, since }: RoundClock, now: number): number =>
  length - elapsed - (since === null ? 0 : Math.max(0, now - since));

const two = (number: number): string => String(number).padStart(2, "0");

/** Write a duration as minutes and seconds, or with hours. */
export function asTime(milliseconds: number): string {
  const seconds = Math.ceil(Math.abs(milliseconds) / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** Return how much the server's clock is ahead of this device's, from a time in one of its answers. */
function useServerTime(now: number | undefined): number {
  const [ahead, setAhead] = useState(0);
  useEffect(() => {
    if (now !== undefined) {
      setAhead(now - Date.now());
      return;
    }
    const ask = async () => {
      const date = (await fetch("/icon.svg", { method: "HEAD" })).headers.get("date");
      const found = date ? Date.parse(date) - Date.now() : 0;
      // The header has whole seconds.
      if (Math.abs(found) > 2000) setAhead(found);
    };
    void ask().catch(() => undefined);
  }, [now]);
  return ahead;
}

/** The time that is left in a round, and in words what it means. */
export function Clock({ clock, now }: { clock: RoundClock; now?: number }) {
  const ahead = useServerTime(now);
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 500);
    return () => clearInterval(timer);
  }, []);
  const left = timeLeft(clock, Date.now() + ahead);
  const say =
    left <= 0
      ? "evening.time_over"
      : clock.since === null
        ? "evening.time_paused"
        : left <= clock.last_hand
          ? "evening.time_last_hand"
          : "evening.time_left";
  return (
    <p class={`bigclock ${left <= clock.last_hand ? "late" : ""}`}>
      <b role="timer">{asTime(left > 0 ? left : 0)}</b> <span>{t(say)}</span>
    </p>
  );
}
