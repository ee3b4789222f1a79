// A table before a game: chairs, invitation, the host's controls, and who plays again.
import { useEffect, useRef, useState } from "preact/hooks";
import { NameForm } from "../features/account/name-form";
import { InviteFriends } from "../features/friends/friends-panel";
import { BotChoice } from "../features/lobby/bot-choice";
import { type Act, Chairs, isHost, ownPlace } from "../features/lobby/chairs";
import { Invitation } from "../features/lobby/invitation";
import { QuickWait } from "../features/lobby/quick-wait";
import { ConsentSwitch, HostSettings, TableRules } from "../features/lobby/table-settings";
import { TalkPanel } from "../features/talk/talk-panel";
import { formatList, t } from "../messages";
import { subscribe } from "../net/socket";
import { DEFAULT_LEVEL, loadChoices } from "../state/books";
import { missing, navigate, type PageProps, query } from "../state/router";
import { me, nameWanted, personOrGuest } from "../state/session";
import { sendCommand } from "../state/tables";
import { Panel } from "../ui/fields";
import { Page, Problem, useProblem } from "../ui/page";
import type { ChatMessage, TableInfo } from "../wire";

/** Describe how seats and partners are found, and how to change them. */
function leadOf(table: TableInfo): string {
  const { partners = "lot" } = table.settings;
  if (table.sides === table.players || partners === "lot") return t("room.lead");
  if (partners === "seated") return t("seats.lead_seated");
  return t(isHost(table) ? "seats.lead_swap" : "seats.lead_host");
}

function titleOf(table: TableInfo): string {
  const free = table.places.filter((each) => !each.name).length;
  if (table.status === "closed") return t("room.closed");
  if (!table.rematch) return t("room.title", { free });
  const missing = table.places.filter((each) => each.person && !each.again).map((each) => each.name ?? "");
  return missing.length ? t("rematch.missing", { names: formatList(missing) }) : t("room.title", { free });
}

/** The main buttons: leave, agree to a rematch, start. */
function Actions({ table, act, level }: { table: TableInfo; act: Act; level: string }) {
  const own = ownPlace(table);
  const closed = table.status === "closed";
  const free = table.places.some((each) => !each.name);
  const others = table.places.some((each) => each.person && each !== own && each.present && !each.again);
  const waits = table.rematch && others;
  const leave = async () => {
    if (own) await sendCommand(table.id, { do: "stand" });
    navigate("/lobby");
  };
  const [problem, attempt] = useProblem();
  return (
    <>
      <Problem text={problem} />
      <div class="acts">
        <button type="button" class="btn big" onClick={() => void attempt(leave)}>
          {t(own ? "room.leave" : "room.back")}
        </button>
        {table.rematch && own && !own.again && (!isHost(table) || waits) && (
          <button type="button" class="btn primary big" onClick={() => act({ do: "rematch" })}>
            {t("rematch.agree")}
          </button>
        )}
        {isHost(table) && !closed && !waits && (
          <button type="button" class="btn primary big" onClick={() => act({ do: "start", bots: level })}>
            {t(free ? "room.fill" : "room.start")}
          </button>
        )}
        {!closed && (!isHost(table) || waits) && <p class="sm">{t(waits ? "rematch.wait" : "room.wait")}</p>}
      </div>
    </>
  );
}

export default function Room({ params }: PageProps) {
  const [id = ""] = params;
  const invited = new URLSearchParams(query.value).get("invite") ?? "";
  const [table, setTable] = useState<TableInfo | null>(null);
  const [level, setLevel] = useState(DEFAULT_LEVEL);
  const [gone, setGone] = useState("");
  const [talk, setTalk] = useState<ChatMessage[]>([]);
  const [problem, attempt] = useProblem();
  const invitation = useRef<HTMLElement>(null);
  useEffect(() => void attempt(loadChoices), []);
  useEffect(() => {
    let stop = () => {};
    let left = false;
    void attempt(async () => {
      await personOrGuest();
      if (left) return;
      stop = subscribe(id, invited, (told) => {
        if (told.type === "table") {
          setTable(told.table);
          // Once cards are dealt, go to the table itself.
          if (told.table.status !== "waiting" && told.table.status !== "closed")
            navigate(`/table/${id}`, true);
        } else if (told.type === "said") {
          setTalk((lines) => [...lines, told]);
        } else if (told.type === "refused") {
          setTable(null);
          if (told.error === "server.no_table") missing.value = told.sentence;
          else setGone(told.sentence);
        }
      });
    });
    return () => {
      left = true;
      stop();
    };
  }, [id]);
  if (!table)
    return (
      <Page title={gone || t("room.loading")} cls="plain">
        {gone && <a href="/lobby">{t("header.tables")}</a>}
        <Problem text={problem} />
      </Page>
    );
  const act: Act = (what) => void attempt(() => sendCommand(id, what));
  const host = isHost(table);
  const own = ownPlace(table);
  const closed = table.status === "closed";
  const free = table.places.filter((each) => !each.name).length;
  const close = () =>
    void attempt(async () => {
      await sendCommand(id, { do: "close" });
      navigate("/lobby");
    });
  const watching = table.watching ?? [];
  return (
    <Page
      title={titleOf(table)}
      tab={t("room.tab")}
      lead={leadOf(table)}
      cls="lobby"
      where={t(table.public ? "room.where_public" : "room.where_invite")}
    >
      {free > 0 && !closed && <QuickWait table={id} free={free} />}
      <Chairs table={table} act={act} level={level} invite={() => invitation.current?.focus()} />
      <div class="side">
        {own && <NameForm />}
        {free > 0 && !closed && own && (
          <InviteFriends table={id} seated={table.places.map((each) => each.person ?? "")} />
        )}
        {table.invite && (
          <Invitation
            table={table}
            focus={invitation}
            renew={host && !closed ? () => act({ do: "renew" }) : undefined}
          />
        )}
        <Panel title={t("room.house")}>
          <TableRules table={table} />
          {host && !closed && <HostSettings table={table} act={act} />}
          <ConsentSwitch table={table} act={act} />
          {watching.length > 0 && <p class="sm">{t("spectators.names", { names: formatList(watching) })}</p>}
        </Panel>
        {!closed && table.places.some((each) => each.person && each.person !== me.value?.id) && (
          <Panel title={t("talk.title")}>
            <TalkPanel
              lines={talk}
              maySpeak={host || Boolean(own)}
              noText={table.settings.chat === false ? t("talk.no_text") : ""}
              send={(command) => sendCommand(id, command)}
            />
          </Panel>
        )}
        <p class="sm">{t(`unrated.${table.unrated || "no"}`)}</p>
        <Panel title={t("room.fair")}>
          <p class="sm">
            {t("room.fair_about")} <a href="/fair">{t("room.fair_how")}</a>
          </p>
        </Panel>
        {host && !closed && <BotChoice value={level} onChoose={setLevel} />}
        {host && !closed && (
          <p>
            <button type="button" class="btn small" onClick={close}>
              {t("room.close")}
            </button>
          </p>
        )}
        <Problem text={problem} />
        {nameWanted.value === "later" && own ? (
          <p class="sm">{t("name.first")}</p>
        ) : (
          <Actions table={table} act={act} level={level} />
        )}
      </div>
    </Page>
  );
}
