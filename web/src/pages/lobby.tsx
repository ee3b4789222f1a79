// The lobby: the player's own tables, and public ones to join or watch.
import { useEffect, useState } from "preact/hooks";
import { FriendsPanel } from "../features/friends/friends-panel";
import { ForYou } from "../features/lobby/for-you";
import { formatList, t } from "../messages";
import { get } from "../net/http";
import { describeRules, EMBLEMS } from "../state/books";
import { navigate } from "../state/router";
import { currentPerson, me, personOrGuest } from "../state/session";
import { sendCommand, tableAddress } from "../state/tables";
import { SvgSymbol } from "../ui/cards/face";
import { Page, Problem, useProblem } from "../ui/page";
import type { Lobby, TableInfo } from "../wire";

const EVERY = 5000;

interface RowProps {
  table: TableInfo;
  own: boolean;
  sit: (table: TableInfo) => void;
}

function Row({ table, own, sit }: RowProps) {
  const there = table.places.filter((each) => each.name);
  const free = table.players - there.length;
  const playing = table.status === "playing" || table.status === "paused" || table.status === "dealing";
  return (
    <li class="panel tablerow">
      <span class={`emb c-${table.rules.book}`}>
        <SvgSymbol id={EMBLEMS[table.rules.book] ?? "mark"} />
      </span>
      <div class="what">
        <b>{describeRules(table.rules)}</b>
        <span>{there.length ? formatList(there.map((each) => each.name ?? "")) : t("lobby.no_players")}</span>
        <span class="st">
          {t(`lobby.status.${table.status}`)}
          {!playing && free > 0 && ` · ${t("room.free", { free })}`}
        </span>
      </div>
      <div class="acts">
        {own ? (
          <>
            {table.status === "over" && (
              <a class="btn" href={`/replay/${table.id}`}>
                {t("replay.title")}
              </a>
            )}
            <a class="btn primary" href={tableAddress(table)}>
              {playing ? t("lobby.resume") : t("lobby.open")}
            </a>
          </>
        ) : (
          <>
            {free > 0 && !playing && (
              <button type="button" class="btn" onClick={() => sit(table)}>
                {t("invite.sit")}
              </button>
            )}
            <a class="btn quiet" href={tableAddress(table)}>
              {t("lobby.watch")}
            </a>
          </>
        )}
      </div>
    </li>
  );
}

export default function LobbyPage() {
  const [own, setOwn] = useState<TableInfo[]>([]);
  const [others, setOthers] = useState<TableInfo[] | null>(null);
  const [problem, attempt] = useProblem();
  useEffect(() => {
    const ask = async () => {
      const mine = (await currentPerson()) ? (await get<Lobby>("/api/me/tables")).tables : [];
      const all = (await get<Lobby>("/api/tables")).tables;
      const ids = new Set(mine.map((each) => each.id));
      setOwn(mine.filter((each) => each.status !== "closed"));
      setOthers(all.filter((each) => !ids.has(each.id)));
    };
    void attempt(ask);
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void ask().catch(() => undefined);
    }, EVERY);
    return () => clearInterval(timer);
  }, [me.value]);
  const sit = (table: TableInfo) =>
    void attempt(async () => {
      await personOrGuest();
      await sendCommand(table.id, { do: "sit" });
      navigate(`/room/${table.id}`);
    });
  return (
    <Page title={t("lobby.title")} lead={t("lobby.lead")} cls="tables" where={t("header.tables")}>
      <p class="ways">
        <a class="btn primary" href="/new">
          {t("new.title")}
        </a>{" "}
        <a class="btn" href="/quick">
          {t("home.quick")}
        </a>{" "}
        <a class="btn" href="/replay">
          {t("replay.title")}
        </a>{" "}
        <a class="btn" href="/profile">
          {t("profile.title")}
        </a>
      </p>
      <Problem text={problem} />
      <ForYou tables={own} />
      {own.length > 0 && (
        <section>
          <h2>{t("lobby.your_tables")}</h2>
          <ul class="rows">
            {own.map((each) => (
              <Row key={each.id} table={each} own sit={sit} />
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>{t("lobby.public")}</h2>
        {others?.length === 0 && <p class="lead">{t("lobby.none")}</p>}
        <ul class="rows">
          {others?.map((each) => (
            <Row key={each.id} table={each} own={false} sit={sit} />
          ))}
        </ul>
      </section>
      <FriendsPanel />
    </Page>
  );
}
