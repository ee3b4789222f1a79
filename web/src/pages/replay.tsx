// Review and replay: one of the player's games, or a record dropped on the page. /replay, /replay/TABLE.
import { useEffect, useMemo, useState } from "preact/hooks";
import { Player, Proof } from "../features/replay/player";
import { ofRecord, ofTable, type Source } from "../features/replay/source";
import { formatList, t } from "../messages";
import { get } from "../net/http";
import { describeRules } from "../state/books";
import { type PageProps, query } from "../state/router";
import { currentPerson, personOrGuest } from "../state/session";
import { Page, Problem, useProblem } from "../ui/page";
import type { GameReplay, Lobby, TableInfo, VerificationResult } from "../wire";

function Choose({ choose }: { choose: (source: Source) => void }) {
  const [own, setOwn] = useState<TableInfo[]>([]);
  const [over, setOver] = useState(false);
  const [wrong, setWrong] = useState<VerificationResult | null>(null);
  const [problem, attempt] = useProblem();
  useEffect(() => {
    const ask = async () => {
      if (await currentPerson())
        setOwn((await get<Lobby>("/api/me/tables")).tables.filter((each) => each.game));
    };
    void ask().catch(() => undefined);
  }, []);
  const read = async (file: File | undefined) => {
    if (!file) return;
    setWrong(null);
    await attempt(async () => {
      await personOrGuest();
      const found = await ofRecord(await file.text());
      if ("load" in found) choose(found);
      else setWrong(found);
    });
  };
  return (
    <>
      <label
        class={`drop ${over ? "over" : ""}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void read(event.dataTransfer?.files[0]);
        }}
      >
        <span>{t("replay.drop")}</span>
        <span class="btn">{t("replay.choose")}</span>
        <input type="file" class="vh" onChange={(event) => void read(event.currentTarget.files?.[0])} />
      </label>
      <div role="alert" class="wrong">
        {wrong && <Proof found={wrong} />}
        {wrong?.error && (
          <p>{t("replay.wrong_at", { line: wrong.error.line, column: wrong.error.column })}</p>
        )}
      </div>
      <Problem text={problem} />
      {own.length > 0 && (
        <section>
          <h2>{t("replay.your_games")}</h2>
          <ul class="rows">
            {own.map((each) => (
              <li key={each.id} class="panel line">
                <span>
                  <b>{describeRules(each.rules)}</b>{" "}
                  {formatList(each.places.flatMap((place) => (place.name ? [place.name] : [])))}
                </span>
                <a class="btn" href={`/replay/${each.id}`}>
                  {t("replay.open_game")}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p>
        <a class="btn" href="/exercise">
          {t("replay.exercises")}
        </a>
      </p>
    </>
  );
}

/** A game being loaded: the replay begins when the viewer and the game are known. */
function Opened({ source }: { source: Source }) {
  const [begun, setBegun] = useState<{ own: number; first: GameReplay } | null>(null);
  const [problem, attempt] = useProblem();
  const asked = new URLSearchParams(query.value);
  const open = asked.has("open");
  const number = (name: string) => Number(asked.get(name)) || undefined;
  useEffect(() => {
    void attempt(async () => {
      const somebody = personOrGuest();
      const own = await source.own(somebody).catch(() => 0);
      await somebody;
      const hand = number("hand") ?? 1;
      const seen = open ? "open" : own || 1;
      setBegun({ own, first: await source.load(hand, seen).catch(() => source.load(0, seen)) });
    });
  }, [source]);
  if (begun)
    return <Player source={source} hand={number("hand")} turn={number("turn")} open={open} {...begun} />;
  return (
    <Page title={t("replay.title")} cls="tables wide">
      <Problem text={problem} />
    </Page>
  );
}

export default function ReplayPage({ params }: PageProps) {
  const [table] = params;
  const [brought, setBrought] = useState<Source | null>(null);
  const asked = new URLSearchParams(query.value);
  const game = Number(asked.get("game")) || 0;
  const invite = asked.get("invite") ?? "";
  const kept = useMemo(() => (table ? ofTable(table, game, invite) : null), [table, game, invite]);
  const source = kept ?? brought;
  if (source) return <Opened key={table ?? "record"} source={source} />;
  return (
    <Page title={t("replay.title")} lead={t("replay.lead")} cls="tables wide">
      <Choose choose={(found) => setBrought(found)} />
    </Page>
  );
}
