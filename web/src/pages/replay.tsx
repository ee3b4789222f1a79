// Replay: a game of one's own, or a record that is dropped on the page.
import { useEffect, useMemo, useState } from "preact/hooks";
import { rulesInWords } from "../lobby/books";
import type { PageProps } from "../main";
import { get } from "../net/http";
import { Player } from "../replay/player";
import { ofRecord, ofTable, type Source } from "../replay/source";
import { query } from "../router";
import { comeIn, known } from "../state/session";
import { Page } from "../ui/page";
import type { Lobby, TableInfo } from "../wire";
import { listed, t } from "../words";

function Choose({ choose }: { choose: (source: Source) => void }) {
  const [own, setOwn] = useState<TableInfo[]>([]);
  const [over, setOver] = useState(false);
  useEffect(() => {
    const ask = async () => {
      if (await known()) setOwn((await get<Lobby>("/api/me/tables")).tables.filter((each) => each.game));
    };
    void ask().catch(() => undefined);
  }, []);
  const read = async (file: File | undefined) => {
    if (!file) return;
    await comeIn();
    choose(ofRecord(await file.text()));
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
          void read(event.dataTransfer?.files[0]);
        }}
      >
        <span>{t("replay.drop")}</span>
        <input type="file" onChange={(event) => void read(event.currentTarget.files?.[0])} />
      </label>
      {own.length > 0 && (
        <section>
          <h2>{t("replay.own")}</h2>
          <ul class="rows">
            {own.map((each) => (
              <li key={each.id} class="panel line">
                <span>
                  <b>{rulesInWords(each.rules)}</b>{" "}
                  {listed(each.places.flatMap((place) => (place.name ? [place.name] : [])))}
                </span>
                <a class="btn" href={`/replay/${each.id}`}>
                  {t("replay.look")}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

export default function ReplayPage({ params }: PageProps) {
  const [table] = params;
  const [brought, setBrought] = useState<Source | null>(null);
  const game = Number(new URLSearchParams(query.value).get("game") ?? 0);
  const kept = useMemo(() => (table ? ofTable(table, game) : null), [table, game]);
  const source = kept ?? brought;
  return (
    <Page title={t("replay.title")} lead={source ? undefined : t("replay.lead")} cls="tables wide">
      {source ? <Player source={source} /> : <Choose choose={(found) => setBrought(found)} />}
    </Page>
  );
}
