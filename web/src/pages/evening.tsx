// The director's page of an evening.
import { useLive } from "../features/evening/live";
import { Sending, titleOf } from "../features/evening/parts";
import { t } from "../messages";
import { type PageProps, query } from "../state/router";
import { lazy } from "../ui/lazy";
import { Page } from "../ui/page";
import type { EveningPage } from "../wire";

const Round = lazy(async () => (await import("../features/evening/round-view")).RoundView, "director");
const Entries = lazy(async () => (await import("../features/evening/entries")).EntriesView, "director");
const Scores = lazy(async () => (await import("../features/evening/scores")).ScoresView, "director");
const Messages = lazy(async () => (await import("../features/evening/messages")).MessagesView, "director");
const Links = lazy(async () => (await import("../features/evening/links")).LinksView, "director");
const Settings = lazy(
  async () => (await import("../features/evening/settings-view")).SettingsView,
  "director",
);
const Log = lazy(async () => (await import("../features/evening/log")).LogView, "director");

const VIEWS = ["tables", "entries", "standings", "messages", "links", "settings", "log"] as const;

export default function DirectorPage({ params }: PageProps) {
  const [id = ""] = params;
  const live = useLive<EveningPage>(`/api/evenings/${id}`, id);
  const page = live.state;
  if (!page)
    return (
      <Page title={t("evening.director")} lead={live.problem || t("loading")} cls="ev">
        {null}
      </Page>
    );
  const asked = new URLSearchParams(query.value).get("view");
  const view = VIEWS.find((each) => each === asked) ?? "tables";
  const calls = page.state.calls.filter((each) => each.answered === null).length;
  const shown = { page, live };
  return (
    <Page
      title={titleOf({ title: page.state.settings.title ?? "", date: page.state.settings.date ?? "" })}
      where={t("evening.director")}
      cls="ev director"
    >
      <nav class="tabs1" aria-label={t("evening.parts")}>
        {VIEWS.map((each) => (
          <a
            key={each}
            class="chip"
            href={each === "tables" ? `/evenings/${id}` : `?view=${each}`}
            aria-current={each === view ? "page" : undefined}
          >
            {t(`evening.view.${each}`)}
            {each === "tables" && calls > 0 && (
              <b class="count">{t("evening.calls_open", { number: calls })}</b>
            )}
          </a>
        ))}
      </nav>
      <Sending live={live} />
      {view === "tables" && <Round {...shown} />}
      {view === "entries" && <Entries {...shown} />}
      {view === "standings" && <Scores {...shown} />}
      {view === "messages" && <Messages {...shown} />}
      {view === "links" && <Links {...shown} />}
      {view === "settings" && <Settings {...shown} />}
      {view === "log" && <Log {...shown} />}
    </Page>
  );
}
