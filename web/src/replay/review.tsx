// What the coach says to a hand: the chance to win as a curve, and what each play cost beyond the error.
import { useEffect, useState } from "preact/hooks";
import { get } from "../net/http";
import { Lines } from "../ui/lines";
import { Problem, useProblem } from "../ui/page";
import type { GameReplay, Review, ReviewJob } from "../wire";
import { listed, t } from "../words";
import type { Source } from "./source";

const EVERY = 1500;
const LETTERS = ["A", "B", "C"] as const;
const percent = (value: number): string => `${Math.round(value * 100)} %`;

function Told({ review, replay }: { review: Review; replay: GameReplay }) {
  const sides = LETTERS.slice(0, review.curve[0]?.chances.length ?? 2);
  const costly = review.plays.filter((play) => play.label !== "same" && play.label !== "unclear");
  return (
    <>
      <Lines
        title={t("replay.chance")}
        labels={review.curve.map((each) => String(each.turn))}
        lines={sides.map((side, i) => ({
          name: listed(replay.settings.sides[side] ?? [side]),
          cls: side.toLowerCase(),
          values: review.curve.map((each) => each.chances[i]?.mean ?? 0),
          half: review.curve.map((each) => each.chances[i]?.half ?? 0),
        }))}
        marks={[0, 0.5, 1].map((value) => ({ value, label: percent(value) }))}
        say={percent}
      />
      <h3>{t("replay.costly", { number: costly.length })}</h3>
      <ul class="rows">
        {costly.map((play, i) => (
          <li key={i} class="play">
            <b>{t("replay.turn", { name: play.name, turn: play.turn })}</b>
            <span>
              {play.words} → {play.best.words}
            </span>
            <span class="sm">
              {t(`replay.label_${play.label}`)} {t("replay.lost", { points: Math.round(play.lost.mean) })} ±{" "}
              {Math.round(play.lost.half)}
            </span>
            {play.best_reasons[0]?.sentence && <span class="sm">{play.best_reasons[0].sentence}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}

export function ReviewOf({ source, replay }: { source: Source; replay: GameReplay }) {
  const [job, setJob] = useState<ReviewJob | null>(null);
  const [problem, attempt] = useProblem();
  useEffect(() => setJob(null), [replay.hand]);
  useEffect(() => {
    if (!job || job.status === "done") return;
    const timer = setTimeout(
      () => void attempt(async () => setJob(await get<ReviewJob>(`/api/reviews/${job.id}`))),
      EVERY,
    );
    return () => clearTimeout(timer);
  }, [job]);
  return (
    <section class="panel">
      <h2>{t("replay.review")}</h2>
      {!job && (
        <>
          <p class="sm">{t("replay.review_about")}</p>
          <button
            type="button"
            class="btn"
            onClick={() => void attempt(async () => setJob(await source.review(replay.hand)))}
          >
            {t("replay.review_start")}
          </button>
        </>
      )}
      {job && job.status !== "done" && (
        <p role="status">
          {t("replay.review_wait")} <progress value={job.done} max={Math.max(1, job.wanted)} />
        </p>
      )}
      {job?.review && <Told review={job.review} replay={replay} />}
      <Problem text={problem} />
    </section>
  );
}
