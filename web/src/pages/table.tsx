// The table: it is subscribed while it is shown, and adapts to the size of the window.
import { useEffect } from "preact/hooks";
import { signal } from "@preact/signals";
import { Icon } from "../cards/face";
import type { PageProps } from "../main";
import { line, subscribeAgain, takeOver } from "../net/socket";
import { go, query } from "../router";
import { comeIn } from "../state/session";
import { TableModel } from "../state/table";
import { Desk } from "../table/desk";
import { loadScores, scores } from "../table/later";
import { NoteOf } from "../table/notes";
import { RulesPanel } from "../table/panel";
import { TableOf, whereOf } from "../table/shown";
import type { Waiting } from "../table/waiting";
import { language, t } from "../words";
import { TopBar } from "./top";

/** The table on display, for other modules. */
export const desk = signal<Desk | null>(null);

/** The chairs before the deal load after the table, like everything else that a turn does not need. */
const chairs = signal<typeof Waiting | null>(null);

/** Subscribe to a table while it is shown. */
function useTable(id: string): void {
  useEffect(() => {
    let shown = true;
    const open = async () => {
      await comeIn();
      if (!shown) return;
      const search = new URLSearchParams(query.peek());
      const found = new Desk(new TableModel(id, search.get("invite") ?? ""));
      desk.value = found;
      const level = search.get("start");
      if (level) {
        go(`/table/${id}`, true);
        await found.model.do({ do: "start", bots: level });
      } else {
        let begun = false;
        found.model.info.subscribe((info) => {
          // Before the first card show the room; but not while a new game is being dealt.
          if (info?.status === "waiting" && !begun) go(`/room/${id}`, true);
          else if (info) begun = true;
        });
      }
    };
    void open();
    return () => {
      shown = false;
      desk.value?.close();
      desk.value = null;
    };
  }, [id]);
}

export default function TablePage({ params }: PageProps) {
  const id = params[0] ?? "";
  useTable(id);
  const now = desk.value;
  const spoken = language.value;
  useEffect(() => {
    loadScores();
    void import("../table/waiting").then((found) => {
      chairs.value = found.Waiting;
    });
  }, []);
  useEffect(() => subscribeAgain(id), [spoken]);
  if (!now) return <Blank text={t("table.opening")} />;
  if (now.model.closed.value) return <Blank text={now.model.closed.value} />;
  const { board, info, moved, sheet } = now.model;
  if (moved.value) return <Elsewhere desk={now} />;
  const [Scores, Chairs] = [scores.value, chairs.value];
  if (!board.value) return info.value && Chairs ? <Chairs desk={now} /> : <Blank text={t("table.opening")} />;
  const game = now.model.game.value;
  const rules = game?.game.rules;
  return (
    <>
      {sheet.value && Scores ? (
        <div class="page">
          <Banner />
          <TopBar where={whereOf(now)} />
          <Scores desk={now} result={sheet.value} />
          <NoteOf desk={now} />
        </div>
      ) : (
        <TableOf desk={now} banner={<Banner />} />
      )}
      <RulesPanel
        book={rules?.book ?? ""}
        house={rules?.house && { name: rules.house.name, text: game?.house ?? "" }}
      />
    </>
  );
}

function Blank({ text }: { text: string }) {
  return (
    <div class="page">
      <TopBar />
      <main class="plain">
        <h1 tabIndex={-1}>{text}</h1>
        <p>
          <a href="/">{t("none.home")}</a>
        </p>
      </main>
    </div>
  );
}

/** Another device or window has taken over the table; it can be taken back. */
function Elsewhere({ desk: now }: { desk: Desk }) {
  return (
    <div class="page">
      <TopBar />
      <main class="plain">
        <h1 tabIndex={-1}>{t("elsewhere.title")}</h1>
        <p>{t("elsewhere.about")}</p>
        <p>
          <button
            type="button"
            class="btn primary big"
            onClick={() => {
              now.model.moved.value = false;
              takeOver(now.model.id);
            }}
          >
            {t("elsewhere.here")}
          </button>
        </p>
      </main>
    </div>
  );
}

/** Problems with the connection, or with the server's disk. */
function Banner() {
  const trouble = desk.value?.model.trouble.value;
  const lost = line.value === "lost";
  return (
    <div class="banner-place" role="status">
      {(lost || trouble) && (
        <p class="banner">
          <Icon id="away" />
          {lost ? t("line.lost") : trouble}
        </p>
      )}
    </div>
  );
}
