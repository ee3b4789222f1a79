// Exercises: the one of the day, the same for all players, and those from the player's games. /exercise,
// /exercise?own.
import { useEffect, useRef, useState } from "preact/hooks";
import { byNumber, Choices, Situation, Verdicts } from "../features/replay/asked";
import { games } from "../features/replay/decisions";
import { formatNumber, t } from "../messages";
import { get, post } from "../net/http";
import { BOOKS, bookChoices } from "../state/books";
import { navigate, query } from "../state/router";
import { currentPerson } from "../state/session";
import { Icon } from "../ui/cards/face";
import { IconButton, SegmentedControl } from "../ui/controls";
import { Select } from "../ui/fields";
import { Page, Problem, useProblem } from "../ui/page";
import type { AskedExercise, DailyExercise, ExerciseAnswer, OwnExercises } from "../wire";

const EVERY = 1000;

interface AskedProps {
  exercise: AskedExercise;
  answer: (choice: number) => Promise<ExerciseAnswer>;
  onRight?: () => void;
}

/** A position with some plays; after the answer, the value of each. */
function Asked({ exercise, answer, onRight }: AskedProps) {
  const [chosen, setChosen] = useState(-1);
  const [found, setFound] = useState<ExerciseAnswer | null>(null);
  const [problem, attempt] = useProblem();
  const verdict = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (found) verdict.current?.focus();
  }, [found]);
  const { choices } = exercise;
  const choose = async (place: number) => {
    if (found || !choices[place]) return;
    setChosen(place);
    await attempt(async () => {
      const told = await answer(place);
      setFound(told);
      if (told.right) onRight?.();
    });
  };
  const best = found && choices[found.answer];
  const cost = found?.plays[chosen]?.behind_chance;
  return (
    <div class="exercise" onKeyDown={byNumber((place) => void choose(place))}>
      <Situation exercise={exercise} chosen={chosen} found={found} />
      <section class="panel answers" aria-label={t("exercise.question")}>
        {found ? (
          <>
            <h2 class="ask1" tabIndex={-1} ref={verdict}>
              {found.right ? t("exercise.right") : t("exercise.better", { play: best?.words ?? "" })}
            </h2>
            {!found.right && cost && (
              <p>
                {t("exercise.cost", {
                  cost: t("replay.mean_error", { mean: games(cost.mean), half: games(cost.half) }),
                })}
              </p>
            )}
            <Verdicts choices={choices} found={found} chosen={chosen} />
          </>
        ) : (
          <>
            <h2 class="ask1">{exercise.question}</h2>
            <Choices choices={choices} chosen={chosen} onChoose={(place) => void choose(place)} />
          </>
        )}
        <Problem text={problem} />
      </section>
    </div>
  );
}

function Today({ book }: { book: string }) {
  const [daily, setDaily] = useState<DailyExercise | null>(null);
  const [problem, attempt] = useProblem();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const ask = async () => {
      await attempt(async () => {
        const found = await get<DailyExercise>(`/api/exercises/daily/${book}`);
        if (gone) return;
        setDaily(found);
        if (!found.exercise) timer = setTimeout(() => void ask(), EVERY);
      });
    };
    setDaily(null);
    void ask();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [book]);
  const exercise = daily?.exercise;
  return (
    <>
      {exercise ? (
        <Asked
          key={exercise.id}
          exercise={exercise}
          answer={(choice) => post(`/api/exercises/daily/${book}`, { choice, day: daily.day })}
        />
      ) : (
        !problem && (
          <p role="status" class="reckoning">
            {t("exercise.searching", { number: formatNumber(daily?.done ?? 0) })}
            <progress aria-hidden="true" />
          </p>
        )
      )}
      <Problem text={problem} />
    </>
  );
}

function Mine() {
  const [own, setOwn] = useState<AskedExercise[] | null>(null);
  const [at, setAt] = useState(0);
  const [problem, attempt] = useProblem();
  useEffect(() => {
    void attempt(async () => {
      const somebody = await currentPerson();
      setOwn(somebody ? (await get<OwnExercises>("/api/me/exercises")).exercises : []);
    });
  }, []);
  const exercise = own?.[at];
  if (!own || !exercise)
    return (
      <>
        {own && (
          <p class="lead">
            {t("exercise.none")} <a href="/replay">{t("exercise.to_games")}</a>
          </p>
        )}
        <Problem text={problem} />
      </>
    );
  const move = (by: number) => setAt((at + by + own.length) % own.length);
  return (
    <>
      <p class="pager">
        <IconButton cls="ol" icon="left" label={t("exercise.previous")} onClick={() => move(-1)} />
        <span role="status">
          {t("exercise.of", { number: at + 1, of: own.length })}{" "}
          {exercise.solved && (
            <>
              <Icon id="tick" />
              {t("exercise.solved")}
            </>
          )}
        </span>
        <IconButton cls="ol" icon="right" label={t("exercise.next")} onClick={() => move(1)} />
        <span class="sm">
          {t(`book.${exercise.book}`)} ·{" "}
          {t("replay.place", { hand: exercise.hand ?? 0, turn: exercise.turn ?? 0 })}{" "}
          {exercise.table && (
            <a
              href={`/replay/${exercise.table}?game=${exercise.game ?? 0}&hand=${exercise.hand}&turn=${exercise.turn}`}
            >
              {t("exercise.in_game")}
            </a>
          )}
        </span>
      </p>
      <Asked
        key={exercise.id}
        exercise={exercise}
        answer={(choice) => post(`/api/me/exercises/${exercise.id}`, { choice })}
        onRight={() => setOwn(own.map((each) => (each === exercise ? { ...each, solved: true } : each)))}
      />
    </>
  );
}

export default function ExercisePage() {
  const asked = new URLSearchParams(query.value);
  const own = asked.has("own");
  const book = BOOKS.find((each) => each === asked.get("book")) ?? "classic";
  return (
    <Page title={t("exercise.title")} lead={t("exercise.lead")} cls="tables wide exercises">
      <div class="kinds">
        <SegmentedControl
          label={t("exercise.source")}
          value={own ? "own" : "day"}
          onChoose={(value) => navigate(value === "own" ? "/exercise?own" : "/exercise", true)}
          offered={[
            { value: "day", label: t("exercise.day") },
            { value: "own", label: t("exercise.your_games") },
          ]}
        />
        {!own && (
          <Select
            label={t("exercise.book")}
            value={book}
            onChoose={(chosen) => navigate(`/exercise?book=${chosen}`, true)}
            offered={bookChoices()}
            cls="inline"
          />
        )}
      </div>
      {own ? <Mine /> : <Today key={book} book={book} />}
    </Page>
  );
}
