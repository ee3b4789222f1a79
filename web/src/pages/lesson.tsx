// A first hand of a book at the real table with explanations: the coach's script, judged by the engine on the
// server.
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../cards/face";
import { LessonDesk } from "../lesson/desk";
import { Dark, useLit } from "../lesson/light";
import { leftAt, LessonModel } from "../lesson/model";
import { Coach } from "../lesson/note";
import type { PageProps } from "../main";
import { query } from "../router";
import { loadScores, scores } from "../table/later";
import { RulesPanel } from "../table/panel";
import { TableOf } from "../table/shown";
import { layoutFor } from "../table/size";
import { Page, Problem, useProblem } from "../ui/page";
import { has, language, t } from "../words";
import { TopBar } from "./top";

/** Return the step in the address, or the one at which the lesson was left. */
function wantedStep(book: string): number {
  const named = Number(new URLSearchParams(query.peek()).get("step"));
  // After that, reloading the page resumes the lesson.
  if (named) history.replaceState(null, "", location.pathname);
  return named || leftAt(book);
}

export default function Lesson({ params }: PageProps) {
  const [book = "classic"] = params;
  const [desk, setDesk] = useState<LessonDesk | null>(null);
  const [problem, attempt] = useProblem();
  const spoken = language.value;
  useEffect(() => {
    const found = new LessonDesk(new LessonModel(book));
    setDesk(found);
    return () => found.close();
  }, [book]);
  // After a change of language, request the current step again.
  useEffect(() => {
    if (desk) void attempt(() => desk.lesson.begin(desk.lesson.step.peek()?.number ?? wantedStep(book)));
  }, [desk, spoken]);
  const title = t("lesson.title", { book: has(`book.${book}`) ? t(`book.${book}`) : book });
  useEffect(() => {
    document.title = `${title} · Casa Canasta`;
  }, [title]);
  if (problem || !desk?.lesson.step.value)
    return (
      <Page title={title} cls="plain">
        <Problem text={problem} />
        <p>
          <a href="/learn">{t("learn.which")}</a>
        </p>
      </Page>
    );
  return (
    <>
      <Taught desk={desk} title={title} />
      <RulesPanel book={book} />
    </>
  );
}

function Taught({ desk, title }: { desk: LessonDesk; title: string }) {
  const { lesson } = desk;
  const lit = useLit(desk);
  const result = lesson.sheet.value;
  const Scores = scores.value;
  useEffect(loadScores, []);
  const layout = layoutFor(lesson.board.value?.sides.length ?? 2, lesson.others().length);
  // A learner who selects a card has finished reading.
  const chosen = desk.choosing.chosen.value.length;
  useEffect(() => {
    if (chosen && layout !== "desktop") desk.folded.value = true;
  }, [chosen]);
  if (result && Scores)
    return (
      <div
        class="page lesson"
        onKeyDown={(event) => {
          if (event.key === "Enter" && !(event.target as Element).closest("a, button")) desk.enter();
        }}
      >
        <TopBar where={title} />
        <Scores desk={desk} result={result} beside={<Coach desk={desk} layout="sheet" lit={[]} />} />
      </div>
    );
  return (
    <>
      <TableOf
        desk={desk}
        where={title}
        phoneTop={<Head title={title} desk={desk} />}
        teacher={<Coach desk={desk} layout={layout} lit={lit} />}
      />
      <Dark lit={lit} />
    </>
  );
}

function Head({ title, desk }: { title: string; desk: LessonDesk }) {
  return (
    <header class="top">
      <a class="btn icon" href="/learn" aria-label={t("lesson.leave")}>
        <Icon id="x" />
      </a>
      <span class="named">{title}</span>
      <button type="button" class="btn icon" aria-label={t("top.book")} onClick={() => desk.openBook()}>
        <Icon id="book" />
      </button>
    </header>
  );
}
