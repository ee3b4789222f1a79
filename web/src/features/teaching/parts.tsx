// Parts that the pages of a class share: messages about the connection, parts that are read again, marks.
import { useEffect, useState } from "preact/hooks";
import { formatNumber, language, t } from "../../messages";
import { get, Refusal } from "../../net/http";
import { Icon } from "../../ui/cards/face";
import { Problem } from "../../ui/page";
import type { ClassPage, Mark, MarkLabel } from "../../wire";
import { type Live, reached } from "../evening/live";

/** Milliseconds until the coach is asked again. */
const COACH = 1500;

export interface PartProps {
  page: ClassPage;
  live: Live<ClassPage>;
}

/** What is not sent yet, and what was refused. */
export function Sending({ live }: { live: Live<ClassPage> }) {
  const number = live.waiting.length;
  return (
    <>
      {(number > 0 || !reached.value) && (
        <p class="unsent" role="status">
          <Icon id="away" />
          <span>{t(number ? "classroom.waiting" : "classroom.offline", { number })}</span>
          <button type="button" class="btn small" onClick={() => void live.refresh()}>
            {t("classroom.try_again")}
          </button>
        </p>
      )}
      {live.conflicts.map((each) => (
        <div key={each.key} class="unsent conflict" role="alert">
          <Icon id="x" />
          <span>
            <b>{t("classroom.not_sent")}</b> {each.sentence}
          </span>
          <button type="button" class="btn small" onClick={() => void live.settle(each, true)}>
            {t("classroom.try_again")}
          </button>
          <button type="button" class="btn small" onClick={() => void live.settle(each, false)}>
            {t("classroom.drop")}
          </button>
        </div>
      ))}
      <Problem text={live.refused} />
    </>
  );
}

/**
 * Return a part of a class, read again whenever the class has changed, and as long as the coach is thinking.
 */
export function usePart<T>(
  page: ClassPage,
  path: string,
  thinking: (found: T) => boolean = () => false,
): [T | null, string] {
  const [found, setFound] = useState<T | null>(null);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const read = async () => {
      try {
        const now = await get<T>(`/api/teaching/${page.id}${path}`);
        if (gone) return;
        setFound(() => now);
        setProblem("");
        if (thinking(now)) timer = setTimeout(() => void read(), COACH);
      } catch (wrong) {
        if (!gone) setProblem(wrong instanceof Refusal ? wrong.message : t("offline"));
      }
    };
    void read();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [page.id, page.number, path, language.value]);
  return [found, problem];
}

/** Write a moment in words. */
export const when = (at: number): string =>
  new Date(at).toLocaleString(language.value, { dateStyle: "medium", timeStyle: "short" });

/** Format a chance as games out of a hundred. */
export const games = (chance: number): string => formatNumber(Math.round(chance * 1000) / 10);

/** The coach's mark: a sign and a word, never colour alone. */
export function MarkSign({ label }: { label: MarkLabel }) {
  const right = label === "same" || label === "unclear";
  return (
    <span class={`marksign ${right ? "ok" : label}`}>
      <Icon id={right ? "tick" : "x"} />
      {t(`classroom.mark.${label}`)}
    </span>
  );
}

/** What a choice costs, in games and in points. */
export const costOf = ({ cost, points }: Mark): string =>
  t("classroom.cost", {
    games: games(Math.max(0, cost.mean)),
    half: games(cost.half),
    points: formatNumber(Math.round(Math.max(0, points.mean))),
  });
