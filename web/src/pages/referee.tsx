// The referee: what happened, one question at a time, the ruling. /referee?book=, or from a table:
// /referee?table=.
import { useEffect, useRef, useState } from "preact/hooks";
import { houseRuleChoices, useHouseRules } from "../features/lobby/house-rules";
import { CardKeys } from "../features/referee/card-keys";
import { ask, callReferee, type RefereeSession, search } from "../features/referee/interview";
import { asText, finesOf, RulingView } from "../features/referee/ruling";
import { Citation } from "../features/rules/citation";
import { formatNumber, t } from "../messages";
import { post } from "../net/http";
import { bookChoices, bookOf, defaultPlayers, displayName, loadChoices } from "../state/books";
import { navigate, query, replaceAddress } from "../state/router";
import { Icon } from "../ui/cards/face";
import { IconButton, PhoneFrame, SearchField, Stepper, share } from "../ui/controls";
import { Select, TextField } from "../ui/fields";
import { Problem, useProblem } from "../ui/page";
import type { AnyRefereeQuestion, CaseBranch, Irregularity, RefereeCase } from "../wire";

const UNKNOWN = "?";
const NAMES = "canasta.referee.names";

/** The list: collapsible groups, one open at a time, or search results. */
function Known({ session, onTake }: { session: RefereeSession; onTake: (name: string) => void }) {
  const [words, setWords] = useState("");
  const [open, setOpen] = useState("");
  const [hits, setHits] = useState<string[] | null>(null);
  useEffect(() => {
    if (!words.trim()) {
      setHits(null);
      return;
    }
    const timer = setTimeout(() => void search(session, words).then(setHits, () => setHits([])), 250);
    return () => clearTimeout(timer);
  }, [words]);
  const all = session.known.irregularities;
  const shown = hits ? all.filter((each) => hits.includes(each.name)) : all;
  const own = shown.filter((each) => !each.advice);
  const advised = shown.filter((each) => each.advice);
  const item = (each: Irregularity) => (
    <button key={each.name} type="button" class="it" onClick={() => onTake(each.name)}>
      {each.title}
      <Icon id="right" />
    </button>
  );
  const listed = (some: Irregularity[]) =>
    hits ? (
      <div class="its">{some.map(item)}</div>
    ) : (
      [...new Map(some.map((each) => [each.group, each.group_title]))].map(([group, title]) => {
        const members = some.filter((each) => each.group === group);
        const key = `${members[0]?.advice ?? ""} ${group}`;
        return (
          <div key={key}>
            <button
              type="button"
              class="grp"
              aria-expanded={open === key}
              onClick={() => setOpen(open === key ? "" : key)}
            >
              {title}
              <span>{members.length}</span>
              <Icon id={open === key ? "up" : "down"} />
            </button>
            {open === key && <div class="its">{members.map(item)}</div>}
          </div>
        );
      })
    );
  return (
    <>
      <h2 class="ask1">{t("referee.what")}</h2>
      <SearchField
        label={t("referee.find")}
        placeholder={t("referee.find_example")}
        value={words}
        onInput={setWords}
      />
      <div class="grps">
        {hits && (
          <p role="status" class="grp">
            {t("referee.found", { number: hits.length })}
          </p>
        )}
        {listed(own)}
        {advised[0] && (
          <p class="rnote">
            {t("referee.silent_on", {
              book: t(`book.${session.book}`),
              advice: t(`book.${advised[0].advice}`),
            })}
          </p>
        )}
        {listed(advised)}
      </div>
    </>
  );
}

interface QuestionProps {
  question: AnyRefereeQuestion;
  found: RefereeCase;
  onAnswer: (answer: string) => void;
}

/** One question, with the control for its answer. */
function Question({ question, found, onAnswer }: QuestionProps) {
  const [given, setGiven] = useState("");
  const [number, setNumber] = useState(question.type === "number" ? question.least : 0);
  if (question.type === "cards") {
    const enough = given.length >= question.least;
    return (
      <>
        <CardKeys letters={question.letters} most={question.most} value={given} onChange={setGiven} />
        <button
          type="button"
          class="btn primary big"
          aria-disabled={!enough}
          onClick={() => enough && onAnswer(given || "-")}
        >
          {given || question.least > 0 ? t("referee.these", { number: given.length }) : t("referee.none")}
        </button>
      </>
    );
  }
  if (question.type === "number" && found.options.length === 0)
    return (
      <>
        <Stepper
          label={question.question}
          value={number}
          least={question.least}
          most={question.most}
          onChange={setNumber}
        />
        <button type="button" class="btn primary big" onClick={() => onAnswer(String(number))}>
          {t("referee.number", { number })}
        </button>
      </>
    );
  return (
    <div class="ans">
      {found.options.map((option) => (
        <button key={option.answer} type="button" class="an" onClick={() => onAnswer(option.answer)}>
          <span class="lbl">{option.label}</span>
          <Icon id="right" />
        </button>
      ))}
    </div>
  );
}

interface BranchesProps {
  branches: CaseBranch[];
  names: string[];
  sides: number;
  /** Continue as if the answer were known. */
  onTake?: (answer: string) => void;
}

/** The outcome of each answer to an unknown. */
function Branches({ branches, names, sides, onTake }: BranchesProps) {
  return (
    <>
      {branches.map((branch) => (
        <section key={branch.answer} class="ruling">
          <h2>{t("referee.if", { answer: branch.label })}</h2>
          {branch.case.ruling && <RulingView ruling={branch.case.ruling} names={names} sides={sides} />}
          {branch.case.branches.length > 0 && (
            <Branches branches={branch.case.branches} names={names} sides={sides} />
          )}
          {!branch.case.ruling && branch.case.branches.length === 0 && branch.case.question && (
            <>
              <p class="rnote">{t("referee.then", { question: branch.case.question.question })}</p>
              {onTake && (
                <button type="button" class="lk" onClick={() => onTake(branch.answer)}>
                  {t("referee.go_on")}
                </button>
              )}
            </>
          )}
        </section>
      ))}
    </>
  );
}

export default function Referee() {
  const asked = new URLSearchParams(query.value);
  const table = asked.get("table") ?? "";
  const house = asked.get("house") ?? "";
  const book = asked.get("book") ?? "classic";
  const players = Number(asked.get("players") ?? 0);
  const [names, setNames] = useState(asked.get("names") ?? localStorage.getItem(NAMES) ?? "");
  const [setting, setSetting] = useState(false);
  const [session, setSession] = useState<RefereeSession | null>(null);
  const [taken, setTaken] = useState("");
  const [answers, setAnswers] = useState<[string, string][]>([]);
  const [found, setFound] = useState<RefereeCase | null>(null);
  const [why, setWhy] = useState(false);
  const [copied, setCopied] = useState(false);
  const [done, setDone] = useState(false);
  const [problem, attempt] = useProblem();
  const kept = useHouseRules(house);
  const houseName =
    kept.find((each) => each.id === house)?.house?.title ?? (house && displayName("house", house));
  const ruled = useRef<HTMLHeadingElement>(null);
  useEffect(() => void attempt(loadChoices), []);
  const seated = names
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
  useEffect(() => {
    setTaken("");
    setFound(null);
    void attempt(async () => setSession(await callReferee(table, book, players, seated, house)));
  }, [table, book, players, house, names]);
  const irregularity = session?.known.irregularities.find((each) => each.name === taken);
  const over = found && (found.ruling || found.branches.length > 0);
  useEffect(() => {
    if (over || found?.question) ruled.current?.focus({ preventScroll: true });
    document.querySelector(".app>.body")?.scrollTo(0, 0);
  }, [found]);

  const proceed = (name: string, given: [string, string][]) =>
    attempt(async () => {
      if (!session) return;
      const next = await ask(session, name, Object.fromEntries(given));
      setTaken(name);
      setAnswers(given);
      setFound(next);
      setWhy(false);
      setDone(false);
    });
  const restart = () => {
    setTaken("");
    setAnswers([]);
    setFound(null);
  };
  const back = () => (answers.length ? void proceed(taken, answers.slice(0, -1)) : restart());
  const to = (changed: Record<string, string>) => {
    const next = new URLSearchParams(query.value);
    for (const [key, value] of Object.entries(changed)) value ? next.set(key, value) : next.delete(key);
    replaceAddress(`/referee?${next}`);
  };
  const rule = () =>
    attempt(async () => {
      if (!found?.ruling) return;
      await post(`/api/tables/${table}/do`, {
        do: "rule",
        key: crypto.randomUUID(),
        decision: found.ruling.decision,
        cause: found.ruling.title.slice(0, 60),
      });
      setDone(true);
    });

  const at = session?.names.length
    ? session.names
    : session
      ? Array.from({ length: session.known.seats }, (_, i) => t("referee.seat", { number: i + 1 }))
      : [];
  const sides = session?.known.sides ?? 2;
  const most = irregularity?.questions.length ?? 0;
  const title = !over ? t("referee.title") : t(irregularity?.advice ? "referee.advice" : "referee.ruling");
  const where = [
    t(`book.${session?.book ?? book}`),
    ...(houseName ? [houseName] : []),
    ...(session?.names.length ? [session.names.join(", ")] : []),
  ].join(" · ");
  const leave = () => navigate(table ? `/table/${table}` : "/");
  const chosenBook = bookOf(book);

  const dock = !irregularity ? null : over ? (
    <div class="acts">
      <button type="button" class="btn" onClick={restart}>
        {t("referee.another")}
      </button>
      {session?.mayRule && found?.ruling && !found.ruling.choice && !irregularity.advice ? (
        <button
          type="button"
          class="btn primary grow"
          aria-disabled={done}
          onClick={() => !done && void rule()}
        >
          {t(done ? "referee.applied" : "referee.apply")}
        </button>
      ) : !table && found?.ruling && finesOf(found.ruling, at, sides, session?.book ?? book).size > 0 ? (
        <a class="btn primary grow" href={`/pad?${finesOf(found.ruling, at, sides, session?.book ?? book)}`}>
          {t("referee.write")}
        </a>
      ) : (
        <button type="button" class="btn primary grow" onClick={leave}>
          {t("referee.ok")}
        </button>
      )}
    </div>
  ) : (
    <>
      <div class="qline">
        <span style={{ width: `${(100 * (answers.length + 1)) / Math.max(1, most)}%` }} />
      </div>
      <p class="sm">{t("referee.count", { number: answers.length + 1, most })}</p>
      <div class="acts">
        <button type="button" class="btn grow" onClick={back}>
          <Icon id="left" />
          {t(answers.length ? "referee.previous" : "referee.list")}
        </button>
        {found?.question && found.question.type !== "cards" && (
          <button
            type="button"
            class="btn"
            onClick={() => found.question && void proceed(taken, [...answers, [found.question.key, UNKNOWN]])}
          >
            {t("referee.unknown")}
          </button>
        )}
      </div>
    </>
  );
  return (
    <PhoneFrame
      cls="refereeapp"
      title={title}
      sub={over ? t(`book.${session?.book ?? book}`) : where}
      left={
        irregularity ? (
          <IconButton icon="left" label={t("referee.previous")} onClick={back} />
        ) : (
          <IconButton icon="x" label={t("referee.leave")} onClick={leave} />
        )
      }
      right={
        over && found?.ruling ? (
          <IconButton
            icon="share"
            label={t(copied ? "control.copied" : "control.share")}
            onClick={() =>
              found.ruling && void share(found.ruling.title, { text: asText(found.ruling) }).then(setCopied)
            }
          />
        ) : irregularity ? (
          <IconButton
            icon="book"
            label={t("header.rules")}
            onClick={() => navigate(`/rules/${session?.book ?? book}`)}
          />
        ) : (
          !table && <IconButton icon="gear" label={t("referee.who")} onClick={() => setSetting(!setting)} />
        )
      }
      dock={dock}
    >
      <Problem text={problem} />
      {setting && !irregularity && !table && (
        <section class="panel setting" aria-label={t("referee.who")}>
          <Select
            label={t("home.books")}
            value={book}
            onChoose={(value) => to({ book: value, players: "", house: "" })}
            offered={bookChoices()}
          />
          <Select
            label={t("new.house")}
            value={house}
            onChoose={(value) => to({ house: value })}
            offered={[{ value: "", label: t("new.house_none") }, ...houseRuleChoices(book, kept)]}
          />
          {chosenBook && (
            <Select
              label={t("new.players")}
              value={String(players || defaultPlayers(chosenBook))}
              onChoose={(value) => to({ players: value })}
              offered={chosenBook.players.map((each) => ({ value: String(each), label: formatNumber(each) }))}
            />
          )}
          <TextField
            label={t("referee.names")}
            about={session ? t("referee.names_about", { number: session.known.seats }) : undefined}
            value={names}
            max={200}
            onInput={(value) => {
              localStorage.setItem(NAMES, value);
              setNames(value);
            }}
          />
        </section>
      )}
      {session && !irregularity && (
        <Known key={session.book} session={session} onTake={(name) => void proceed(name, [])} />
      )}
      {irregularity && found && !over && (
        <>
          <p class="case">
            <Icon id="whistle" />
            {irregularity.title}
          </p>
          <div class="said1">
            {found.said.map((each, i) => (
              <button key={each.key} type="button" onClick={() => void proceed(taken, answers.slice(0, i))}>
                <small>{each.question}</small>
                <b>{each.answer}</b>
                <Icon id="pen" />
                <span class="vh">{t("referee.change")}</span>
              </button>
            ))}
          </div>
          {found.question && (
            <>
              <h2 class="ask1" tabIndex={-1} ref={ruled}>
                {found.question.question}
              </h2>
              <Question
                key={found.question.key}
                question={found.question}
                found={found}
                onAnswer={(answer) =>
                  found.question && void proceed(taken, [...answers, [found.question.key, answer]])
                }
              />
              <button type="button" class="lk" aria-expanded={why} onClick={() => setWhy(!why)}>
                {t("referee.why")}
              </button>
              {why && (
                <p class="sm">
                  {t("referee.because")}{" "}
                  {irregularity.paragraphs.map((paragraph) => (
                    <Citation
                      key={paragraph}
                      book={irregularity.advice ?? session?.book ?? book}
                      reference={paragraph}
                    />
                  ))}
                </p>
              )}
            </>
          )}
        </>
      )}
      {irregularity && over && (
        <section class={found.ruling ? "ruling" : ""}>
          <h2 class="case" tabIndex={-1} ref={ruled}>
            <Icon id="whistle" />
            {irregularity.title}
          </h2>
          <p class="sm heard">
            {found.said.map((each) => each.answer).join("; ")}.{" "}
            <button type="button" class="lk" onClick={back}>
              {t("referee.change")}
            </button>
          </p>
          {irregularity.advice && (
            <p class="rnote advice">
              {t("referee.silent", {
                book: t(`book.${session?.book ?? book}`),
                advice: t(`book.${irregularity.advice}`),
              })}
            </p>
          )}
          {done && <p role="status">{t("referee.applied_about")}</p>}
          {found.ruling && (
            <RulingView
              ruling={found.ruling}
              names={at}
              sides={sides}
              onChoose={(key, answer) => void proceed(taken, [...answers, [key, answer]])}
            />
          )}
          {found.branches.length > 0 && (
            <>
              <p>{t("referee.fact_unknown")}</p>
              <Branches
                branches={found.branches}
                names={at}
                sides={sides}
                onTake={(answer) =>
                  void proceed(
                    taken,
                    answers.map(([key, given]) => [key, given === UNKNOWN ? answer : given]),
                  )
                }
              />
            </>
          )}
        </section>
      )}
    </PhoneFrame>
  );
}
