// The entries of an evening: type, change, substitute, withdraw, return.
import { useEffect, useId, useState } from "preact/hooks";
import { t } from "../../messages";
import { get } from "../../net/http";
import { Panel, Select, Switch } from "../../ui/fields";
import type { ClubPage, Entrant, EveningPage } from "../../wire";
import type { Live } from "./live";
import { namesIn, pairName } from "./parts";

interface ViewProps {
  page: EveningPage;
  live: Live<EveningPage>;
}

interface Member {
  number: number;
  name: string;
}

/** Return the members of the club that an evening belongs to. */
function useMembers(club: string): Member[] {
  const [members, setMembers] = useState<Member[]>([]);
  useEffect(() => {
    if (!club) return;
    void get<ClubPage>(`/api/clubs/${club}`).then(
      (found) => setMembers(found.club.members),
      () => undefined,
    );
  }, [club]);
  return members;
}

/** The names of an entry, which may be chosen from the members. */
function NameFields({
  names,
  onChange,
  members,
}: {
  names: string[];
  onChange: (names: string[]) => void;
  members: Member[];
}) {
  const list = useId();
  return (
    <>
      {names.map((name, i) => (
        <label class="fld" key={i}>
          <span>{t("evening.player", { number: i + 1, players: names.length })}</span>
          <input
            type="text"
            maxLength={40}
            list={list}
            autocomplete="off"
            value={name}
            onInput={(event) => {
              const typed = event.currentTarget.value;
              onChange(names.map((had, j) => (i === j ? typed : had)));
            }}
          />
        </label>
      ))}
      <datalist id={list}>
        {members.map((each) => (
          <option key={each.number} value={each.name} />
        ))}
      </datalist>
    </>
  );
}

/** Return the numbers of members with these names, if all are members. */
function membersNamed(names: readonly string[], members: Member[]): number[] {
  const found = names.flatMap((name) => members.find((each) => each.name === name)?.number ?? []);
  return found.length === names.length ? found : [];
}

const trimmed = (names: readonly string[]): string[] => names.map((name) => name.trim());

/** Members who have signed up: one tap enters them. */
function SignUps({ page, live }: ViewProps) {
  const { sign_ups: waiting, settings } = page.state;
  if (!waiting.length) return null;
  const size = settings.individual || settings.table_players === 2 ? 1 : 2;
  return (
    <Panel title={t("evening.sign_ups", { number: waiting.length })}>
      <ul class="entries">
        {waiting.map(({ member, name, partner }) => {
          const names = size === 1 ? [name] : [name, partner];
          return (
            <li class="entry" key={member}>
              <span />
              <div class="who">
                <b>{pairName(names.filter((each) => each))}</b>
                {size === 2 && !partner && <span class="st">{t("evening.no_partner")}</span>}
              </div>
              <div class="acts">
                {names.every((each) => each) && (
                  <button
                    type="button"
                    class="btn small"
                    onClick={() => void live.send({ do: "add_entry", entry: { names, members: [member] } })}
                  >
                    {t("evening.enter_them")}
                    <span class="vh">: {pairName(names)}</span>
                  </button>
                )}
                <button
                  type="button"
                  class="btn small"
                  onClick={() => void live.send({ do: "sign_up", member, name, coming: false })}
                >
                  {t("club.remove")}
                  <span class="vh">: {name}</span>
                </button>
              </div>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

function AddEntry({ page, live, members }: ViewProps & { members: Member[] }) {
  const { settings, rounds } = page.state;
  const size = settings.individual || settings.table_players === 2 ? 1 : 2;
  const empty = Array.from({ length: size }, () => "");
  const [names, setNames] = useState(empty);
  const [remote, setRemote] = useState(false);
  const [bot, setBot] = useState(false);
  const [first, setFirst] = useState("");
  const [wrong, setWrong] = useState("");
  const online = settings.all_online || (settings.online?.length ?? 0) > 0;
  const started = rounds.filter((each) => each.status !== "drawn").length;
  const add = async () => {
    if (trimmed(names).some((name) => !name)) {
      setWrong(t("evening.names_needed", { number: size }));
      return;
    }
    setWrong("");
    const entry = {
      names: trimmed(names),
      members: bot ? [] : membersNamed(trimmed(names), members),
      guest: !bot && members.length > 0 && membersNamed(trimmed(names), members).length === 0,
      remote: online && remote,
      bot: online && bot,
    };
    if (await live.send({ do: "add_entry", entry, first: first ? Number(first) : null })) {
      setNames(empty);
      document.querySelector<HTMLElement>(".addentry input")?.focus();
    }
  };
  const later = Array.from({ length: (settings.rounds ?? 0) - started }, (_, i) => String(started + i + 1));
  return (
    <Panel title={t("evening.add_entry")} cls="addentry">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <div class="names">
          <NameFields names={names} onChange={setNames} members={members} />
        </div>
        {online && (
          <>
            <Switch
              label={t("evening.remote")}
              about={t("evening.remote_about")}
              on={remote}
              onChange={setRemote}
            />
            <Switch label={t("evening.bot")} about={t("evening.bot_about")} on={bot} onChange={setBot} />
          </>
        )}
        {started > 0 && (
          <Select
            label={t("evening.plays_from")}
            value={first}
            onChoose={setFirst}
            offered={[
              { value: "", label: t("evening.next_free") },
              ...later.map((value) => ({ value, label: t("evening.round", { number: Number(value) }) })),
            ]}
          />
        )}
        <p role="alert" class="problem">
          {wrong}
        </p>
        <div class="acts">
          <button type="submit" class="btn primary">
            {t("evening.add")}
          </button>
        </div>
      </form>
    </Panel>
  );
}

type Doing = "" | "rename" | "substitute" | "withdraw" | "return";

function Row({ entry, page, live, members }: ViewProps & { entry: Entrant; members: Member[] }) {
  const { rounds, settings, status } = page.state;
  const [doing, setDoing] = useState<Doing>("");
  const started = rounds.filter((each) => each.status !== "drawn").length;
  const playing = rounds.at(-1)?.status === "playing" ? started : started + 1;
  const current = namesIn(entry, playing);
  const [names, setNames] = useState(current);
  const [first, setFirst] = useState(String(playing));
  const last = entry.presence.at(-1);
  const gone = last !== undefined && last.last !== null;
  const notes = [
    gone && last.last === 0
      ? t("evening.not_playing")
      : gone
        ? t("evening.until", { round: last.last ?? 0 })
        : (last?.first ?? 1) > 1 && t("evening.from", { round: last?.first ?? 1 }),
    entry.guest && t("evening.guest"),
    entry.remote && t("evening.is_remote"),
    entry.bot && t("evening.is_bot"),
    ...entry.substitutions.map((each) =>
      t("evening.substituted", { names: pairName(each.names), round: each.round }),
    ),
  ].filter(Boolean);
  const begin = (what: Doing) => {
    setNames(what === "rename" ? entry.names : current);
    setFirst(String(playing));
    setDoing(doing === what ? "" : what);
  };
  const finish = async () => {
    const { number } = entry;
    const commands: Record<string, object> = {
      rename: {
        do: "replace_entry",
        number,
        entry: {
          names: trimmed(names),
          members: entry.bot ? [] : membersNamed(trimmed(names), members),
          guest: entry.guest,
          bot: entry.bot,
          remote: entry.remote,
        },
      },
      substitute: { do: "substitute", number, names: trimmed(names), first: Number(first) },
      withdraw: { do: "withdraw_entry", number },
      return: { do: "return_entry", number },
    };
    if (await live.send(commands[doing] ?? {})) setDoing("");
  };
  const offered = Array.from({ length: Math.max(0, (settings.rounds ?? 0) - playing + 1) }, (_, i) => ({
    value: String(playing + i),
    label: t("evening.round", { number: playing + i }),
  }));
  const name = pairName(current);
  const act = (what: Exclude<Doing, "">) => (
    <button type="button" class="btn small" aria-expanded={doing === what} onClick={() => begin(what)}>
      {t(`evening.do_${what}`)}
      <span class="vh">: {name}</span>
    </button>
  );
  return (
    <li class={`entry ${gone ? "gone" : ""}`}>
      <b class="no">{entry.number}</b>
      <div class="who">
        <b>{name}</b>
        {notes.length > 0 && <span class="st">{notes.join(" · ")}</span>}
      </div>
      {status === "open" && (
        <div class="acts">
          {act("rename")}
          {!gone && playing <= (settings.rounds ?? 0) && act("substitute")}
          {act(gone ? "return" : "withdraw")}
        </div>
      )}
      {doing && (
        <form
          class="doing"
          onSubmit={(event) => {
            event.preventDefault();
            void finish();
          }}
        >
          {(doing === "rename" || doing === "substitute") && (
            <div class="names">
              <NameFields names={names} onChange={setNames} members={members} />
            </div>
          )}
          {doing === "substitute" && (
            <Select label={t("evening.plays_from")} value={first} onChoose={setFirst} offered={offered} />
          )}
          {(doing === "withdraw" || doing === "return") && <p>{t(`evening.${doing}_about`)}</p>}
          <div class="acts">
            <button type="submit" class="btn primary small">
              {t(doing === "withdraw" || doing === "return" ? `evening.do_${doing}` : "evening.save")}
            </button>
            <button type="button" class="btn small" onClick={() => setDoing("")}>
              {t("evening.cancel")}
            </button>
          </div>
        </form>
      )}
    </li>
  );
}

export function EntriesView({ page, live }: ViewProps) {
  const members = useMembers(page.club);
  const { entries, status } = page.state;
  return (
    <div class="two1">
      {status === "open" && (
        <div class="stack1">
          <SignUps page={page} live={live} />
          <AddEntry page={page} live={live} members={members} />
        </div>
      )}
      <section class="panel">
        <h2>{t("evening.entries_number", { number: entries.length })}</h2>
        <ul class="entries">
          {entries.map((entry) => (
            <Row key={entry.number} entry={entry} page={page} live={live} members={members} />
          ))}
        </ul>
      </section>
    </div>
  );
}
