// A table before its first card: chairs, invitation, and the host's controls.
import { useEffect, useRef, useState } from "preact/hooks";
import { InviteFriends } from "../features/friends/friends-panel";
import { BotChoice } from "../features/lobby/bot-choice";
import { Invitation } from "../features/lobby/invitation";
import { QuickWait } from "../features/lobby/quick-wait";
import { TalkPanel } from "../features/talk/talk-panel";
import { formatNumber, t } from "../messages";
import { subscribe } from "../net/socket";
import { bookOf, botName, DEFAULT_LEVEL, displayName, EMBLEMS, loadChoices } from "../state/books";
import { navigate, type PageProps, query } from "../state/router";
import { me, personOrGuest } from "../state/session";
import { sendCommand } from "../state/tables";
import { Icon, SvgSymbol } from "../ui/cards/face";
import { Panel, Switch } from "../ui/fields";
import { Page, Problem, useProblem } from "../ui/page";
import type { ChatMessage, Place, TableInfo } from "../wire";

/** The positions of the chairs, clockwise from the player's own. */
const AROUND: Record<number, string[]> = {
  2: ["s", "n"],
  3: ["s", "w", "e"],
  4: ["s", "w", "n", "e"],
  5: ["s", "w", "nw", "ne", "e"],
  6: ["sw", "w", "nw", "ne", "e", "se"],
};

interface ChairProps {
  place: Place;
  at: string;
  table: TableInfo;
  chosen: boolean;
  /** Select this chair for a swap; only the host can. */
  choose?: () => void;
  act: (what: Parameters<typeof sendCommand>[1]) => void;
  level: string;
  invite: () => void;
}

function ChairName({ text, chosen, choose }: Pick<ChairProps, "chosen" | "choose"> & { text: string }) {
  if (!choose) return <b class="nm">{text}</b>;
  return (
    <button type="button" class="nm" aria-pressed={chosen} onClick={choose}>
      {text}
    </button>
  );
}

function Chair({ place, at, table, chosen, choose, act, level, invite }: ChairProps) {
  const host = me.value?.id === table.host;
  const mine = Boolean(place.person) && place.person === me.value?.id;
  const seated = me.value && table.places.some((each) => each.person === me.value?.id);
  if (!place.name)
    return (
      <li class={`chair ${at} empty ${chosen ? "picked" : ""}`}>
        <ChairName text={t("room.empty")} chosen={chosen} choose={choose} />
        <span class="ch">
          {host && (
            <>
              <button type="button" class="btn small" onClick={invite}>
                {t("room.invite")}
              </button>
              <button
                type="button"
                class="btn small"
                onClick={() => act({ do: "bot", place: place.place, level })}
              >
                <Icon id="bot" />
                {t("room.bot")}
              </button>
            </>
          )}
          {!seated && (
            <button type="button" class="btn small" onClick={() => act({ do: "sit", place: place.place })}>
              {t("invite.sit")}
            </button>
          )}
        </span>
      </li>
    );
  const state = place.bot
    ? botName(place.bot)
    : place.person === table.host
      ? t("room.host")
      : t(place.present ? "room.ready" : "room.away");
  const name = mine ? t("room.you", { name: place.name }) : place.name;
  return (
    <li class={`chair ${at} ${chosen ? "picked" : ""}`}>
      {place.bot && <Icon id="bot" />}
      <ChairName text={name} chosen={chosen} choose={choose} />
      <span class="st">{state}</span>
      {host && !mine && (
        <span class="ch">
          <button
            type="button"
            class="btn small"
            onClick={() => act({ do: "remove", place: place.place })}
            aria-label={t("room.remove_who", { name: place.name })}
          >
            {t("room.remove")}
          </button>
        </span>
      )}
    </li>
  );
}

/** The settings that the host can change at any time. */
function HostSettings({ table, act }: Pick<ChairProps, "table" | "act">) {
  const { settings } = table;
  return (
    <div class="hostset">
      <Switch
        label={t("new.access_public")}
        on={settings.public === true}
        onChange={(on) => act({ do: "change", public: on })}
      />
      <Switch
        label={t("new.spectators")}
        on={settings.onlookers !== false}
        onChange={(on) => act({ do: "change", onlookers: on })}
      />
      <Switch
        label={t("new.undo")}
        on={settings.undo !== false}
        onChange={(on) => act({ do: "change", undo: on })}
      />
    </div>
  );
}

export default function Room({ params }: PageProps) {
  const [id = ""] = params;
  const invited = new URLSearchParams(query.value).get("invite") ?? "";
  const [table, setTable] = useState<TableInfo | null>(null);
  const [level, setLevel] = useState(DEFAULT_LEVEL);
  const [picked, setPicked] = useState(0);
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
          setGone(told.sentence);
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
  const act: ChairProps["act"] = (what) => void attempt(() => sendCommand(id, what));
  const host = me.value?.id === table.host;
  const mine = table.places.findIndex((each) => each.person && each.person === me.value?.id);
  const from = Math.max(0, mine);
  const around = [...table.places.slice(from), ...table.places.slice(0, from)];
  const free = table.places.filter((each) => !each.name).length;
  const { house } = table.rules;
  const book = bookOf(house?.name ?? table.rules.book) ?? bookOf(table.rules.book);
  const leave = () =>
    void attempt(async () => {
      if (mine >= 0) await sendCommand(id, { do: "stand" });
      navigate("/lobby");
    });
  const close = () =>
    void attempt(async () => {
      await sendCommand(id, { do: "close" });
      navigate("/lobby");
    });
  const pick = (place: number) => {
    setPicked(picked && picked !== place ? 0 : picked === place ? 0 : place);
    if (picked && picked !== place) act({ do: "swap", place: picked, other: place });
  };
  const closed = table.status === "closed";
  return (
    <Page
      title={closed ? t("room.closed") : t("room.title", { free })}
      tab={t("room.tab")}
      lead={host ? `${t("room.lead")} ${t("room.swap")}` : t("room.lead")}
      cls="lobby"
      where={t(table.public ? "room.where_public" : "room.where_invite")}
    >
      {free > 0 && !closed && <QuickWait table={id} free={free} />}
      <ul class={`plan of${table.players}`}>
        <li class="tablewrap" aria-hidden="true">
          <div class="table">
            <div class="mid">
              <SvgSymbol id={EMBLEMS[table.rules.book] ?? "mark"} />
              <b>{t(`book.${table.rules.book}`)}</b>
              <span>{t("room.players", { players: table.players })}</span>
            </div>
          </div>
        </li>
        {around.map((place, i) => (
          <Chair
            key={place.place}
            place={place}
            at={AROUND[table.players]?.[i] ?? "n"}
            table={table}
            chosen={picked === place.place}
            choose={host && !closed ? () => pick(place.place) : undefined}
            act={act}
            level={level}
            invite={() => invitation.current?.focus()}
          />
        ))}
      </ul>
      <div class="side">
        {free > 0 && !closed && mine >= 0 && (
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
          <dl class="opts">
            <dt>{t("new.book")}</dt>
            <dd>
              {t(`book.${table.rules.book}`)} <a href={`/rules/${table.rules.book}`}>{t("new.read")}</a>
            </dd>
            {book && book.target > 0 && (
              <>
                <dt>{t("room.target")}</dt>
                <dd>{formatNumber(book.target)}</dd>
              </>
            )}
            <dt>{t("new.house")}</dt>
            <dd>
              {house ? displayName("house", house.name) : t("new.house_none")}{" "}
              {house && bookOf(house.name) && (
                <a href={`/rules/${table.rules.book}?house=${house.name}`}>{t("new.read")}</a>
              )}
            </dd>
            {table.rules.options.length > 0 && (
              <>
                <dt>{t("new.options")}</dt>
                <dd>{table.rules.options.map((each) => displayName("option", each)).join(", ")}</dd>
              </>
            )}
            {!host && (
              <>
                <dt>{t("new.undo")}</dt>
                <dd>{t(table.settings.undo === false ? "room.no" : "room.yes")}</dd>
              </>
            )}
            {Boolean(table.settings.turn_time) && (
              <>
                <dt>{t("new.clock")}</dt>
                <dd>
                  {(table.settings.turn_time ?? 0) >= 86_400
                    ? t("room.clock_day")
                    : t("room.clock", {
                        turn: table.settings.turn_time ?? 0,
                        bank: table.settings.bank_time ?? 0,
                      })}
                </dd>
              </>
            )}
          </dl>
          {host && !closed && <HostSettings table={table} act={act} />}
        </Panel>
        {!closed && table.places.some((each) => each.person && each.person !== me.value?.id) && (
          <Panel title={t("talk.title")}>
            <TalkPanel
              lines={talk}
              maySpeak={host || mine >= 0}
              noText={table.settings.chat === false ? t("talk.no_text") : ""}
              send={(command) => sendCommand(id, command)}
            />
          </Panel>
        )}
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
        <div class="acts">
          <button type="button" class="btn big" onClick={leave}>
            {t(mine >= 0 ? "room.leave" : "room.back")}
          </button>
          {host && !closed ? (
            <button type="button" class="btn primary big" onClick={() => act({ do: "start", bots: level })}>
              {t(free ? "room.fill" : "room.start")}
            </button>
          ) : (
            <p class="sm">{closed ? "" : t("room.wait")}</p>
          )}
        </div>
      </div>
    </Page>
  );
}
