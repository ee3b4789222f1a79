// A first hand of a book, explained as it goes: the coach's script, judged by the engine on the server.
import { useEffect, useRef, useState } from "preact/hooks";
import type { PageProps } from "../main";
import { get, post } from "../net/http";
import { go } from "../router";
import { Moment } from "../replay/board";
import { addressOf } from "../rules/text";
import { Page, Problem, useProblem } from "../ui/page";
import type { GameReplay, LessonAnswer, LessonBegun, LessonStep, ReplayFrame, Settings, View } from "../wire";
import { language, t } from "../words";

/** The table of a step, drawn like a moment of a game seen by the learner. */
function TableOf({ game, view }: { game: Settings; view: View }) {
  const seats = game.players;
  const replay = {
    settings: game,
    hands: [{ number: 1, dealer: view.table.dealer, seats, sitting_out: [], moves: 0, result: null }],
    hand: 1,
  } as unknown as GameReplay;
  const frame: ReplayFrame = {
    number: 0,
    did: "",
    seat: null,
    events: [],
    table: view.table,
    hands: seats.map((_, i) => (i + 1 === view.seat ? view.hand : [])),
  };
  return <Moment replay={replay} frame={frame} />;
}

/** What can be answered: an action, one of several answers, or that it was read. */
function answersTo(step: LessonStep): { label: string; answer: string }[] {
  if (step.asks === "reading") return [{ label: t("lesson.next"), answer: "" }];
  if (step.asks === "choice")
    return (step.choices ?? []).map((label, i) => ({ label, answer: String(i + 1) }));
  const offers = step.view?.offers ?? [];
  const found = offers.map((each) => ({ label: each.words ?? each.action, answer: each.action }));
  const wanted = step.expected ?? [];
  // What is asked for may be forbidden, which is then the point, or be several actions in a row.
  const row = wanted.join("; ");
  if (row && !offers.some((each) => each.action === row)) found.unshift({ label: row, answer: row });
  return found;
}

export default function Lesson({ params }: PageProps) {
  const [book = "classic"] = params;
  const [game, setGame] = useState<Settings | null>(null);
  const [step, setStep] = useState<LessonStep | null>(null);
  const [done, setDone] = useState<string[]>([]);
  const [told, setTold] = useState<LessonAnswer | null>(null);
  const [problem, attempt] = useProblem();
  const text = useRef<HTMLDivElement>(null);
  const begin = (number: number) =>
    attempt(async () => {
      const found = await get<LessonBegun>(`/api/lessons/${book}?step=${number}`);
      setGame(found.game);
      setStep(found.step);
      setDone([]);
      setTold(null);
    });
  useEffect(() => void begin(step?.number ?? 1), [book, language.value]);
  const answer = (given: string) =>
    attempt(async () => {
      const found = await post<LessonAnswer>(`/api/lessons/${book}/answer`, {
        step: step?.number,
        done,
        answer: given,
      });
      setTold(found);
      if (found.outcome === "so_far") setDone([...done, given]);
      if (found.outcome === "right") {
        setDone([]);
        if (!found.step) return go(`/new?book=${book}`);
      }
      if (found.step) setStep(found.step);
      text.current?.focus();
    });
  return (
    <Page title={t("lesson.title", { book: t(`book.${book}`) })} cls="tables wide lesson">
      <Problem text={problem} />
      {step && game && (
        <div class="replay">
          <div class="shown">{step.view && <TableOf game={game} view={step.view} />}</div>
          <div class="side">
            <section class="panel">
              <h2>{t("lesson.step", { number: step.number, last: step.last })}</h2>
              <div ref={text} tabIndex={-1} aria-live="polite" class="said">
                {told?.text && <p class="told">{told.text}</p>}
                {step.text.split("\n").map((each, i) => (
                  <p key={i}>{each}</p>
                ))}
                {step.task && (
                  <p>
                    <b>{step.task}</b>
                  </p>
                )}
              </div>
              <div class="acts">
                {answersTo(step).map((each) => (
                  <button
                    key={each.answer}
                    type="button"
                    class={`btn ${step.asks === "reading" ? "primary" : ""}`}
                    onClick={() => void answer(each.answer)}
                  >
                    {each.label}
                  </button>
                ))}
              </div>
              <p class="acts">
                {step.number > 1 && (
                  <button type="button" class="btn small quiet" onClick={() => void begin(step.number - 1)}>
                    {t("replay.back")}
                  </button>
                )}
                {step.asks !== "reading" && step.number < step.last && (
                  <button type="button" class="btn small quiet" onClick={() => void begin(step.number + 1)}>
                    {t("lesson.skip")}
                  </button>
                )}
                {step.paragraphs?.map((each) => (
                  <a
                    key={each.id}
                    class="para"
                    href={addressOf(each.book, each.id)}
                    target="_blank"
                    rel="noopener"
                  >
                    {each.book} {each.id}
                  </a>
                ))}
              </p>
            </section>
          </div>
        </div>
      )}
    </Page>
  );
}
