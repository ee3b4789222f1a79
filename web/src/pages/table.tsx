// The table: it is subscribed while it is shown, and adapts to the size of the window.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { lazyScoreSheet, loadScoreSheet } from "../features/table/lazy-score-sheet";
import { NoteDialog } from "../features/table/note-dialog";
import { RulesPanel } from "../features/table/rules-panel";
import { TableController } from "../features/table/table-controller";
import { describeTable, TableView } from "../features/table/table-view";
import { TalkButton } from "../features/table/talk-button";
import { useTurnAlerts } from "../features/table/turn-alerts";
import { voiceParts } from "../features/table/voice-parts";
import type { Waiting } from "../features/table/waiting";
import { language, ownMessages, t } from "../messages";
import { connection, playHere, subscribeAgain } from "../net/socket";
import { LiveTable } from "../state/live-table";
import { navigate, type PageProps, query } from "../state/router";
import { personOrGuest } from "../state/session";
import { Icon } from "../ui/cards/face";
import { Header } from "../ui/header";

/** The table on display, for other modules. */
export const currentTable = signal<TableController | null>(null);

/** The chairs before the deal load after the table, like everything else that a turn does not need. */
const chairs = signal<typeof Waiting | null>(null);

/** Subscribe to a table while it is shown. */
function useTable(id: string): void {
  useEffect(() => {
    let shown = true;
    const open = async () => {
      await personOrGuest();
      if (!shown) return;
      const search = new URLSearchParams(query.peek());
      const found = new TableController(new LiveTable(id, search.get("invite") ?? ""));
      currentTable.value = found;
      const level = search.get("start");
      if (level) {
        navigate(`/table/${id}`, true);
        await found.model.do({ do: "start", bots: level });
      } else {
        let begun = false;
        found.model.info.subscribe((info) => {
          // Before the first card show the room; but not while a new game is being dealt.
          if (info?.status === "waiting" && !begun) navigate(`/room/${id}`, true);
          else if (info) begun = true;
        });
      }
    };
    void open();
    return () => {
      shown = false;
      currentTable.value?.close();
      currentTable.value = null;
    };
  }, [id]);
}

export default function TablePage({ params }: PageProps) {
  const id = params[0] ?? "";
  useTable(id);
  const now = currentTable.value;
  const spoken = language.value;
  useTurnAlerts(now, (now && describeTable(now)) || t("table.label"));
  useEffect(() => {
    loadScoreSheet();
    void import("../features/table/waiting").then((found) => {
      chairs.value = found.Waiting;
    });
  }, []);
  const voice = now?.model instanceof LiveTable && now.model.voice.value.length > 0;
  useEffect(() => {
    if (!voice) return;
    void Promise.all([import("../features/table/voice-sign"), ownMessages("voice")]).then(([found]) => {
      voiceParts.value = found;
    });
  }, [voice]);
  useEffect(() => subscribeAgain(id), [spoken]);
  if (!now) return <Blank text={t("table.loading")} />;
  if (now.model.closed.value) return <Blank text={now.model.closed.value} />;
  const { board, info, playedElsewhere, sheet } = now.model;
  if (playedElsewhere.value) return <Elsewhere controller={now} />;
  const [Scores, Chairs] = [lazyScoreSheet.value, chairs.value];
  if (!board.value)
    return info.value && Chairs ? <Chairs controller={now} /> : <Blank text={t("table.loading")} />;
  const game = now.model.game.value;
  const rules = game?.game.rules;
  return (
    <>
      {sheet.value && Scores ? (
        <div class="page">
          <Banner />
          <Header where={describeTable(now)}>
            <TalkButton controller={now} />
          </Header>
          <Scores controller={now} result={sheet.value} />
          <NoteDialog controller={now} />
        </div>
      ) : (
        <TableView controller={now} banner={<Banner />} talk={<TalkButton controller={now} />} />
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
      <Header />
      <main class="plain">
        <h1 tabIndex={-1}>{text}</h1>
        <p>
          <a href="/">{t("not_found.home")}</a>
        </p>
      </main>
    </div>
  );
}

/** Another device or window has taken over the table; it can be taken back. */
function Elsewhere({ controller: now }: { controller: TableController }) {
  return (
    <div class="page">
      <Header />
      <main class="plain">
        <h1 tabIndex={-1}>{t("elsewhere.title")}</h1>
        <p>{t("elsewhere.about")}</p>
        <p>
          <button
            type="button"
            class="btn primary big"
            onClick={() => {
              now.model.playedElsewhere.value = false;
              playHere(now.model.id);
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
  const trouble = currentTable.value?.model.serverError.value;
  const lost = connection.value === "lost";
  return (
    <div class="banner-place" role="status">
      {(lost || trouble) && (
        <p class="banner">
          <Icon id="away" />
          {lost ? t("connection.lost") : trouble}
        </p>
      )}
    </div>
  );
}
