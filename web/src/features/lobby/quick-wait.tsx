// The waiting sign of a quick seat: how long until bots take the free places.
import { useEffect, useState } from "preact/hooks";
import { t } from "../../messages";
import { get } from "../../net/http";
import type { QuickSeats, QuickWait as Wait } from "../../wire";

/** Milliseconds between two requests; the seconds between them are counted here. */
const EVERY = 5000;

export function QuickWait({ table, free }: { table: string; free: number }) {
  const [wait, setWait] = useState<Wait | null>(null);
  useEffect(() => {
    const ask = () =>
      void get<QuickSeats>("/api/quick")
        .then(({ own }) => setWait(own?.table === table ? own : null))
        .catch(() => undefined);
    ask();
    const asking = setInterval(ask, EVERY);
    const counting = setInterval(
      () => setWait((now) => now && { ...now, seconds: now.seconds && now.seconds - 1 }),
      1000,
    );
    return () => {
      clearInterval(asking);
      clearInterval(counting);
    };
  }, [table, free]);
  if (!wait) return null;
  return (
    <p class="quickwait" role="timer">
      {wait.seconds === null
        ? t("quick.until_full", { free })
        : t("quick.until", { seconds: wait.seconds, free })}
    </p>
  );
}
