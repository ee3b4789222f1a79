// A class: what there is to do, open tables, polls, homework; for teachers also folders, results and pupils.
import { useLive } from "../features/evening/live";
import { Sending } from "../features/teaching/parts";
import { t } from "../messages";
import { type PageProps, query } from "../state/router";
import { lazy } from "../ui/lazy";
import { Page } from "../ui/page";
import type { ClassPage } from "../wire";

const WORDS = "teaching";
const Overview = lazy(async () => (await import("../features/teaching/overview")).Overview, WORDS);
const Folders = lazy(async () => (await import("../features/teaching/folders")).Folders, WORDS);
const Members = lazy(async () => (await import("../features/teaching/members")).Members, WORDS);
const Item = lazy(async () => (await import("../features/teaching/item")).ItemView, WORDS);
const Table = lazy(async () => (await import("../features/teaching/open-table")).OpenTable, WORDS);
const Poll = lazy(async () => (await import("../features/teaching/poll")).PollView, WORDS);
const Homework = lazy(async () => (await import("../features/teaching/homework")).HomeworkView, WORDS);
const Results = lazy(async () => (await import("../features/teaching/results")).ResultsView, WORDS);

export default function ClassPageView({ params }: PageProps) {
  const [id = ""] = params;
  const live = useLive<ClassPage>(`/api/teaching/${id}`, id);
  const page = live.state;
  if (!page)
    return (
      <Page title={t("classroom.title")} lead={live.problem || t("loading")} cls="ev">
        {null}
      </Page>
    );
  const asked = new URLSearchParams(query.value);
  const teacher = page.role !== "member";
  const views = teacher ? ["lesson", "folders", "members"] : ["lesson", "members"];
  const number = (name: string) => Number(asked.get(name)) || 0;
  const [table, poll, work, results, item] = ["table", "poll", "homework", "results", "item"].map(number);
  const inside = table || poll || work || results || item;
  const view = inside
    ? item
      ? "folders"
      : "lesson"
    : (views.find((each) => each === asked.get("view")) ?? "lesson");
  const shown = { page, live };
  return (
    <Page title={page.name} where={t("classroom.title")} cls="ev director teaching">
      <nav class="tabs1" aria-label={t("classroom.parts")}>
        {views.map((each) => (
          <a
            key={each}
            class="chip"
            href={each === "lesson" ? `/teaching/${id}` : `?view=${each}`}
            aria-current={each === view ? (inside ? "true" : "page") : undefined}
          >
            {t(`classroom.view.${each}`)}
          </a>
        ))}
      </nav>
      <Sending live={live} />
      {table ? (
        <Table key={table} number={table} {...shown} />
      ) : poll ? (
        <Poll key={poll} number={poll} {...shown} />
      ) : work ? (
        <Homework key={work} number={work} {...shown} />
      ) : results ? (
        <Results key={results} number={results} {...shown} />
      ) : item ? (
        <Item key={item} number={item} {...shown} />
      ) : view === "folders" ? (
        <Folders {...shown} />
      ) : view === "members" ? (
        <Members {...shown} />
      ) : (
        <Overview {...shown} />
      )}
    </Page>
  );
}
