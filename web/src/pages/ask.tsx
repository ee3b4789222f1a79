// Ask the rulebook: set up a position, ask, and get yes or no with the paragraph.
// /ask?position=&play=&house=.
import { useEffect, useRef, useState } from "preact/hooks";
import { Board, Hands } from "../features/ask/board";
import { CardKeys, typeKey } from "../features/ask/card-keys";
import { FactById, MoreFacts, Scores } from "../features/ask/facts";
import { FieldErrors } from "../features/ask/field-errors";
import {
  address,
  applyChanges,
  chooseHouseRule,
  errorsAt,
  house,
  openAddress,
  opened,
  picture,
  playHere,
  problem,
  replacePosition,
  table,
  working,
} from "../features/ask/position";
import { Question } from "../features/ask/question";
import { Options } from "../features/lobby/options";
import { formatNumber, t } from "../messages";
import { get } from "../net/http";
import { bookChoices, bookOf, displayName, houseRulesOf, loadChoices } from "../state/books";
import { query } from "../state/router";
import { Icon } from "../ui/cards/face";
import { narrow, share } from "../ui/controls";
import { Select } from "../ui/fields";
import { Header } from "../ui/header";
import { lazy } from "../ui/lazy";
import { Problem, useHeading } from "../ui/page";
import type { SavedHouses } from "../wire";

const Answers = lazy(() => import("../features/ask/answers").then((found) => found.Answers));

const OWN = "own:";

interface RulesChosen {
  book: string;
  options: string[];
  players: number;
  house: string;
}

/** Book, options, players, house rule. */
function Rules() {
  const now = table.value;
  const [mine, setMine] = useState<SavedHouses["houses"]>([]);
  const wished = useRef<RulesChosen | null>(null);
  const book = now?.book ?? "classic";
  useEffect(() => {
    void get<SavedHouses>("/api/me/houses")
      .then((found) => setMine(found.houses))
      .catch(() => undefined);
  }, []);
  if (!now) return null;
  const offered = bookOf(book);
  const to = (next: Partial<RulesChosen>) => {
    const shown = { book, options: now.house ? [] : now.options, players: now.players, house: now.house };
    // The last choice may not have been answered yet.
    wished.current = { ...((working.value && wished.current) || shown), ...next };
    applyChanges({ do: "rules", ...wished.current });
  };
  const shipped = houseRulesOf(book);
  const own = mine.filter((each) => each.house?.extends === book);
  const rule = async (value: string) => {
    const id = value.startsWith(OWN) ? value.slice(OWN.length) : "";
    await chooseHouseRule(id);
    const name = id ? (own.find((each) => each.id === id)?.house?.name ?? "") : value;
    to({ options: [], players: 0, house: name });
  };
  const players = (now.house && !house.value.id ? bookOf(now.house) : offered)?.players ?? [now.players];
  return (
    <details class="panel rulesof">
      <summary>
        {t("ask.rules")}{" "}
        <b>
          {[
            t(`book.${book}`),
            ...now.options.map((each) => displayName("option", each)),
            ...(now.house ? [displayName("house", now.house)] : []),
            t("ask.players", { number: now.players }),
          ].join(" · ")}
        </b>
      </summary>
      <div class="fields">
        <Select
          label={t("home.books")}
          value={book}
          onChoose={(value) => {
            void chooseHouseRule("").then(() => to({ book: value, options: [], players: 0, house: "" }));
          }}
          offered={bookChoices()}
        />
        <Select
          label={t("new.players")}
          value={String(now.players)}
          onChoose={(value) => to({ players: Number(value) })}
          offered={players.map((each) => ({ value: String(each), label: formatNumber(each) }))}
        />
        {shipped.length + own.length > 0 && (
          <Select
            label={t("ask.house")}
            value={house.value.id ? OWN + house.value.id : now.house}
            onChoose={(value) => void rule(value)}
            offered={[
              { value: "", label: t("ask.no_house") },
              ...shipped.map((each) => ({ value: each.name, label: displayName("house", each.name) })),
              ...own.map((each) => ({ value: OWN + each.id, label: each.house?.name ?? each.id })),
            ]}
          />
        )}
        {!now.house && <Options book={book} chosen={now.options} onChange={(options) => to({ options })} />}
      </div>
      <FieldErrors faults={errorsAt((at) => at === "rules")} />
    </details>
  );
}

/** The line, to copy or to overwrite. */
function Line() {
  const line = opened.value?.position ?? "";
  const [text, setText] = useState(line);
  const [copied, setCopied] = useState("");
  useEffect(() => setText(line), [line]);
  const faults = opened.value?.faults ?? [];
  const unread = opened.value && !opened.value.table;
  const read = () => {
    if (text.trim() !== line) replacePosition(text);
  };
  const copy = async () => {
    await navigator.clipboard?.writeText(line);
    setCopied("line");
  };
  return (
    <section class="panel line1" aria-label={t("ask.text")}>
      <h2>{t("ask.text")}</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          read();
        }}
      >
        <textarea
          aria-label={t("ask.text")}
          rows={2}
          maxLength={4000}
          spellcheck={false}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
          onChange={read}
          onPaste={(event) => {
            const found = event.clipboardData?.getData("text/plain").trim() ?? "";
            if (!/^\w+( |$)/.test(found) || !found.includes("=")) return;
            event.preventDefault(); // a complete position replaces this one
            setText(found);
            replacePosition(found);
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            read();
          }}
        />
        <div class="acts">
          <button type="button" class="btn" onClick={() => void copy()}>
            <Icon id="copy" />
            {t(copied === "line" ? "control.copied" : "ask.copy")}
          </button>
          <button
            type="button"
            class="btn"
            onClick={() =>
              void share(t("ask.title"), { url: location.origin + address() }).then(
                (done) => done && setCopied("link"),
              )
            }
          >
            <Icon id="share" />
            {t(copied === "link" ? "control.copied" : "ask.link")}
          </button>
        </div>
      </form>
      {faults
        .filter((fault) => unread || !fault.place)
        .map((fault) => (
          <p key={fault.error} role="alert" class="problem">
            {t("ask.column", { column: fault.column })} {fault.sentence}
          </p>
        ))}
      {!faults.length && (
        <p class="pics">
          {t("ask.picture")}{" "}
          <a href={picture("svg")} target="_blank" rel="noopener">
            SVG
          </a>{" "}
          <a href={picture("png")} target="_blank" rel="noopener">
            PNG
          </a>
        </p>
      )}
    </section>
  );
}

/** Buttons to start over, and to play on from here. */
function Ends({ clear }: { clear: () => void }) {
  const [why, setWhy] = useState("");
  const over = table.value?.part === "over";
  const stops = opened.value?.faults.length ? t("ask.correct_first") : over ? t("ask.play_over") : "";
  useEffect(() => setWhy(""), [stops]);
  return (
    <section class="ends" aria-label={t("ask.play")}>
      <div class="acts">
        <button type="button" class="btn" onClick={clear}>
          <Icon id="undo" />
          {t("ask.clear")}
        </button>
        <button
          type="button"
          class="btn"
          aria-disabled={stops ? true : undefined}
          onClick={() => (stops ? setWhy(stops) : void playHere())}
        >
          {t("ask.play")}
        </button>
      </div>
      <p class="sm" role="status">
        {why || t("ask.play_how", { name: table.value?.seats[(table.value.actor ?? 1) - 1]?.name ?? "" })}
      </p>
    </section>
  );
}

export default function Ask() {
  const heading = useHeading(t("ask.title"));
  const [all, setAll] = useState(false);
  const told = useRef(query.value);
  useEffect(() => {
    void loadChoices().catch(() => undefined);
    void openAddress(new URLSearchParams(told.current));
  }, []);
  const now = table.value;
  const clear = () => {
    if (!now) return;
    const { book, options, players, house: name } = now;
    replacePosition(book);
    applyChanges({ do: "rules", book, options: name ? [] : options, players, house: name });
  };
  return (
    <div class="page askpage" onKeyDown={typeKey}>
      <Header where={t("ask.title")} />
      <main class="asking" aria-busy={working.value}>
        <h1 class="vh" tabIndex={-1} ref={heading}>
          {t("ask.title")}
        </h1>
        <Problem text={problem.value} />
        {!now && !problem.value && <p role="status">{t("ask.loading")}</p>}
        {now && (
          <>
            <div class="setup">
              {narrow.value && <Rules />}
              <Board all={all} scores={<Scores />} pile={<FactById id="frozen" />} />
              <Hands all={all}>
                <FactById id="part" />
              </Hands>
              <CardKeys />
              <p class="under">
                <button type="button" class="btn" aria-pressed={all} onClick={() => setAll(!all)}>
                  {t(all ? "ask.fewer_places" : "ask.all_places")}
                </button>
              </p>
              <MoreFacts />
            </div>
            <div class="told">
              {!narrow.value && <Rules />}
              <Question />
              <Answers />
              <Line />
              <Ends clear={clear} />
            </div>
          </>
        )}
      </main>
    </div>
  );
}
