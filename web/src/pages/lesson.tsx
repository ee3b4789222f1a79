// A first hand of a book at the real table with explanations: the coach's script, judged by the engine on the
// server.
import { useEffect, useState } from "preact/hooks";
import { LessonController } from "../features/lesson/lesson-controller";
import { LessonModel, stepReached } from "../features/lesson/lesson-model";
import { NO_HIGHLIGHTS, Spotlight, useHighlights } from "../features/lesson/spotlight";
import { lazyScoreSheet, loadScoreSheet } from "../features/table/lazy-score-sheet";
import { RulesPanel } from "../features/table/rules-panel";
import { layoutFor } from "../features/table/screen-layout";
import { TableView } from "../features/table/table-view";
import { hasMessage, language, t } from "../messages";
import { type PageProps, query } from "../state/router";
import { Icon } from "../ui/cards/face";
import { Header } from "../ui/header";
import { lazy } from "../ui/lazy";
import { Page, Problem, useProblem } from "../ui/page";

/** The coach's note, loaded after the table it speaks of. */
const Coach = lazy(() => import("../features/lesson/coach-note").then((found) => found.Coach));

/** Return the step in the address, or the one at which the lesson was left. */
function wantedStep(book: string): number {
  const named = Number(new URLSearchParams(query.peek()).get("step"));
  // After that, reloading the page resumes the lesson.
  if (named) history.replaceState(null, "", location.pathname);
  return named || stepReached(book);
}

export default function Lesson({ params }: PageProps) {
  const [book = "classic"] = params;
  const [controller, setDesk] = useState<LessonController | null>(null);
  const [problem, attempt] = useProblem();
  const spoken = language.value;
  useEffect(() => {
    const found = new LessonController(new LessonModel(book));
    setDesk(found);
    return () => found.close();
  }, [book]);
  // After a change of language, request the current step again.
  useEffect(() => {
    if (controller)
      void attempt(() => controller.lesson.begin(controller.lesson.step.peek()?.number ?? wantedStep(book)));
  }, [controller, spoken]);
  const title = t("lesson.title", { book: hasMessage(`book.${book}`) ? t(`book.${book}`) : book });
  useEffect(() => {
    document.title = `${title} · Casa Canasta`;
  }, [title]);
  if (problem || !controller?.lesson.step.value)
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
      <Taught controller={controller} title={title} />
      <RulesPanel book={book} />
    </>
  );
}

function Taught({ controller, title }: { controller: LessonController; title: string }) {
  const { lesson } = controller;
  const lit = useHighlights(controller);
  const result = lesson.sheet.value;
  const Scores = lazyScoreSheet.value;
  useEffect(loadScoreSheet, []);
  const layout = layoutFor(lesson.board.value?.sides.length ?? 2, lesson.others().length);
  // A learner who selects a card has finished reading.
  const chosen = controller.selection.chosen.value.length;
  useEffect(() => {
    if (chosen && layout !== "desktop") controller.folded.value = true;
  }, [chosen]);
  if (result && Scores)
    return (
      <div
        class="page lesson"
        onKeyDown={(event) => {
          if (event.key === "Enter" && !(event.target as Element).closest("a, button")) controller.enter();
        }}
      >
        <Header where={title} />
        <Scores
          controller={controller}
          result={result}
          beside={<Coach controller={controller} layout="sheet" lit={NO_HIGHLIGHTS} />}
        />
      </div>
    );
  return (
    <>
      <TableView
        controller={controller}
        where={title}
        phoneTop={<Head title={title} controller={controller} />}
        teacher={<Coach controller={controller} layout={layout} lit={lit} />}
      />
      <Spotlight lit={lit} />
    </>
  );
}

function Head({ title, controller }: { title: string; controller: LessonController }) {
  return (
    <header class="top">
      <a class="btn icon" href="/learn" aria-label={t("lesson.leave")}>
        <Icon id="x" />
      </a>
      <span class="named">{title}</span>
      <button
        type="button"
        class="btn icon"
        aria-label={t("header.rules")}
        onClick={() => controller.openBook()}
      >
        <Icon id="book" />
      </button>
      <button
        type="button"
        class="btn icon"
        data-act="menu"
        aria-label={t("header.menu")}
        aria-haspopup="dialog"
        onClick={() => controller.open("menu")}
      >
        <Icon id="menu" />
      </button>
    </header>
  );
}
