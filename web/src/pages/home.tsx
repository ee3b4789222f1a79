// Home page: choose a book and play. Two clicks to a table with bots.
import { useEffect, useState } from "preact/hooks";
import type { ForYou } from "../features/lobby/for-you";
import { allMessages, formatNumber, t } from "../messages";
import { get } from "../net/http";
import {
  BOOKS,
  bookOf,
  DEFAULT_LEVEL,
  defaultPlayers,
  describeRules,
  EMBLEMS,
  loadChoices,
} from "../state/books";
import { currentPerson, me } from "../state/session";
import { playWithBots, tableAddress } from "../state/tables";
import { Icon, SvgSymbol } from "../ui/cards/face";
import { Page, Problem, useProblem } from "../ui/page";
import { RichMessage } from "../ui/rich-message";
import type { Lobby, TableInfo } from "../wire";

/** Return the player's tables, and the list of what waits for them, which loads after the page. */
function useOwnTables(): { tables: TableInfo[]; List: typeof ForYou | null } {
  const [tables, setTables] = useState<TableInfo[]>([]);
  const [List, setList] = useState<typeof ForYou | null>(null);
  useEffect(() => {
    const ask = async () => {
      if (!(await currentPerson())) return;
      setTables((await get<Lobby>("/api/me/tables")).tables);
      const found = await import("../features/lobby/for-you");
      await allMessages();
      setList(() => found.ForYou);
    };
    void ask().catch(() => undefined);
  }, []);
  return { tables, List };
}

/** The way to the account: to sign in, or by its name. */
function AccountLink() {
  const person = me.value;
  const account = person && "account" in person && person.account;
  return (
    <a class="btn quiet bare" href="/account">
      <Icon id="person" />
      <span>{account ? person.name : t("header.sign_in")}</span>
    </a>
  );
}

export default function Home() {
  const [chosen, setChosen] = useState("classic");
  const [problem, attempt] = useProblem();
  const [busy, setBusy] = useState(false);
  const { tables, List } = useOwnTables();
  // Tables with a day per turn are listed while it is the player's turn.
  const own = tables.find((each) => (each.status === "playing" || each.status === "paused") && !each.turn);
  useEffect(() => void attempt(loadChoices), []);
  const book = bookOf(chosen);
  const start = async () => {
    if (busy) return;
    setBusy(true);
    await attempt(() => playWithBots({ book: chosen }, DEFAULT_LEVEL));
    setBusy(false);
  };
  const enter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || (event.target as Element).closest("a, button")) return;
    event.preventDefault();
    void start();
  };
  const bots = book ? defaultPlayers(book) - 1 : 3;
  return (
    <Page
      title={t("home.title")}
      tab={t("home.tab")}
      lead={t("home.about")}
      cls="first"
      links={<AccountLink />}
      onKeyDown={enter}
    >
      {List && <List tables={tables} />}
      {own && (
        <p class="resume">
          <span>{t("home.unfinished", { rules: describeRules(own.rules) })}</span>
          <a class="btn big" href={tableAddress(own)}>
            <Icon id="play" />
            {t("lobby.resume")}
          </a>
        </p>
      )}
      <fieldset class="covers">
        <legend class="vh">{t("home.books")}</legend>
        {BOOKS.map((name) => (
          <label key={name} class={`cover c-${name}`}>
            <input
              type="radio"
              name="book"
              class="vh"
              checked={name === chosen}
              onChange={() => setChosen(name)}
            />
            <span class="spine" />
            <span class="emb">
              <SvgSymbol id={EMBLEMS[name] ?? "mark"} />
            </span>
            <span class="ttl">{t(`book.${name}`)}</span>
            <span class="pl">{t(`book.${name}.players`)}</span>
            <span class="txt">{t(`book.${name}.about`)}</span>
            <span class="chosen">
              <SvgSymbol id="i-tick" />
            </span>
            {name === "knee" && <SvgSymbol id="f-X" cls="cat" />}
          </label>
        ))}
      </fieldset>
      <div class="golden">
        <p class="about">{t(`book.${chosen}.about`)}</p>
        <div class="with">
          <RichMessage
            id={book?.target === 0 ? "home.with_hands" : "home.with"}
            params={{ book: t(`book.${chosen}`), bots, target: formatNumber(book?.target ?? 5000) }}
            parts={{ book: (text) => <b>{text}</b> }}
          />
          <br />
          <a href={`/new?book=${chosen}`}>{t("home.change")}</a>
        </div>
        <button type="button" class="btn primary big" onClick={() => void start()} aria-disabled={busy}>
          {t("home.play")} <kbd>{t("key.enter")}</kbd>
        </button>
        <a class="btn big" href={`/new?book=${chosen}&friends=1`}>
          {t("home.friends")}
        </a>
        <a class="btn big now" href={`/quick?book=${chosen}`}>
          {t("home.quick")}
        </a>
      </div>
      <Problem text={problem} />
      <p class="foot">
        <RichMessage
          id="home.unsure"
          parts={{
            compare: (text) => <a href="/compare">{text}</a>,
            learn: (text) => <a href="/learn">{text}</a>,
          }}
        />
      </p>
      <p class="foot">
        {t("home.real")} <a href="/pad">{t("home.pad")}</a> {" · "}
        <a href="/referee">{t("home.referee")}</a> {" · "}
        <a href="/ask">{t("home.ask")}</a> {" · "}
        <a href="/evenings">{t("home.evenings")}</a> {" · "}
        <a href="/teaching">{t("home.teaching")}</a>
      </p>
      <p class="foot">
        <a href="/lobby">{t("home.tables")}</a> {" · "}
        <a href="/profile">{t("home.games")}</a> {" · "}
        <a href="/house">{t("home.house")}</a>
      </p>
    </Page>
  );
}
