// The referee: what happened, one question at a time, the ruling. /referee?book=, or from a table:
// /referee?table=.
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../cards/face";
import { askChoices, bookOf, booksOffered, named, usualPlayers } from "../lobby/books";
import { housesOffered, useHouses } from "../lobby/houses";
import { post } from "../net/http";
import { CardKeys } from "../referee/cards";
import { ask, callReferee, type Desk, search } from "../referee/interview";
import { asText, finesOf, RulingOf } from "../referee/ruling";
import { Cited } from "../rules/cited";
import { follow, go, query } from "../router";
import { Select, TextField } from "../ui/fields";
import { Problem, useProblem } from "../ui/page";
import { Find, Frame, share, Sign, Stepper } from "../ui/parts";
import type { AnyRefereeQuestion, CaseBranch, Irregularity, RefereeCase } from "../wire";
import { figure, t } from "../words";

const UNKNOWN = "?";
const NAMES = "canasta.referee.names";

/** The list: collapsible groups, one open at a time, or search results. */
function Known({ desk, onTake }: { desk: Desk; onTake: (name: string) => void }) {
  const [words, setWords] = useState("");
  const [open, setOpen] = useState("");
  const [hits, setHits] = useState<string[] | null>(null);
  useEffect(() => {
    if (!words.trim()) {
      setHits(null);
      return;
    }
    const timer = setTimeout(() => void search(desk, words).then(setHits, () => setHits([])), 250);
    return () => clearTimeout(timer);
  }, [words]);
  const all = desk.known.irregularities;
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
      <Find label={t("referee.find")} placeholder={t("referee.letters")} value={words} onInput={setWords} />
      <div class="grps">
        {hits && (
          <p role="status" class="grp">
            {t("referee.found", { number: hits.length })}
          </p>
        )}
        {listed(own)}
        {advised[0] && (
          <p class="rnote">
            {t("referee.silent_on", { book: t(`book.${desk.book}`), advice: t(`book.${advised[0].advice}`) })}
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
          {branch.case.ruling && <RulingOf ruling={branch.case.ruling} names={names} sides={sides} />}
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
  const [desk, setDesk] = useState<Desk | null>(null);
  const [taken, setTaken] = useState("");
  const [answers, setAnswers] = useState<[string, string][]>([]);
  const [found, setFound] = useState<RefereeCase | null>(null);
  const [why, setWhy] = useState(false);
  const [copied, setCopied] = useState(false);
  const [done, setDone] = useState(false);
  const [problem, attempt] = useProblem();
  const kept = useHouses(house);
  const houseName = kept.find((each) => each.id === house)?.house?.name ?? (house && named("house", house));
  const ruled = useRef<HTMLHeadingElement>(null);
  useEffect(() => void attempt(askChoices), []);
  const seated = names
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
  useEffect(() => {
    setTaken("");
    setFound(null);
    void attempt(async () => setDesk(await callReferee(table, book, players, seated, house)));
  }, [table, book, players, house, names]);
  const irregularity = desk?.known.irregularities.find((each) => each.name === taken);
  const over = found && (found.ruling || found.branches.length > 0);
  useEffect(() => {
    if (over || found?.question) ruled.current?.focus({ preventScroll: true });
    document.querySelector(".app>.body")?.scrollTo(0, 0);
  }, [found]);

  const proceed = (name: string, given: [string, string][]) =>
    attempt(async () => {
      if (!desk) return;
      const next = await ask(desk, name, Object.fromEntries(given));
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
    follow(`/referee?${next}`);
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

  const at = desk?.names.length
    ? desk.names
    : desk
      ? Array.from({ length: desk.known.seats }, (_, i) => t("referee.seat", { number: i + 1 }))
      : [];
  const sides = desk?.known.seats === 3 ? 3 : 2;
  const most = irregularity?.questions.length ?? 0;
  const title = !over ? t("referee.title") : t(irregularity?.advice ? "referee.advice" : "referee.ruling");
  const where = [
    t(`book.${desk?.book ?? book}`),
    ...(houseName ? [houseName] : []),
    ...(desk?.names.length ? [desk.names.join(", ")] : []),
  ].join(" · ");
  const leave = () => go(table ? `/table/${table}` : "/");
  const chosenBook = bookOf(book);

  const dock = !irregularity ? null : over ? (
    <div class="acts">
      <button type="button" class="btn" onClick={restart}>
        {t("referee.another")}
      </button>
      {desk?.mayRule && found?.ruling && !found.ruling.choice && !irregularity.advice ? (
        <button
          type="button"
          class="btn primary grow"
          aria-disabled={done}
          onClick={() => !done && void rule()}
        >
          {t(done ? "referee.carried" : "referee.carry")}
        </button>
      ) : !table && found?.ruling && finesOf(found.ruling, at, sides, desk?.book ?? book).size > 0 ? (
        <a class="btn primary grow" href={`/pad?${finesOf(found.ruling, at, sides, desk?.book ?? book)}`}>
          {t("referee.write")}
        </a>
      ) : (
        <button type="button" class="btn primary grow" onClick={leave}>
          {t("referee.all_right")}
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
          {t(answers.length ? "referee.before" : "referee.list")}
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
    <Frame
      cls="refereeapp"
      title={title}
      sub={over ? t(`book.${desk?.book ?? book}`) : where}
      left={
        irregularity ? (
          <Sign icon="left" label={t("referee.before")} onClick={back} />
        ) : (
          <Sign icon="x" label={t("referee.leave")} onClick={leave} />
        )
      }
      right={
        over && found?.ruling ? (
          <Sign
            icon="share"
            label={t(copied ? "part.copied" : "part.share")}
            onClick={() =>
              found.ruling && void share(found.ruling.title, { text: asText(found.ruling) }).then(setCopied)
            }
          />
        ) : irregularity ? (
          <Sign icon="book" label={t("top.book")} onClick={() => go(`/rules/${desk?.book ?? book}`)} />
        ) : (
          !table && <Sign icon="gear" label={t("referee.who")} onClick={() => setSetting(!setting)} />
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
            offered={booksOffered()}
          />
          <Select
            label={t("new.house")}
            value={house}
            onChoose={(value) => to({ house: value })}
            offered={[{ value: "", label: t("new.house_none") }, ...housesOffered(book, kept)]}
          />
          {chosenBook && (
            <Select
              label={t("new.players")}
              value={String(players || usualPlayers(chosenBook))}
              onChoose={(value) => to({ players: value })}
              offered={chosenBook.players.map((each) => ({ value: String(each), label: figure(each) }))}
            />
          )}
          <TextField
            label={t("referee.names")}
            about={desk ? t("referee.names_about", { number: desk.known.seats }) : undefined}
            value={names}
            max={200}
            onInput={(value) => {
              localStorage.setItem(NAMES, value);
              setNames(value);
            }}
          />
        </section>
      )}
      {desk && !irregularity && (
        <Known key={desk.book} desk={desk} onTake={(name) => void proceed(name, [])} />
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
                    <Cited
                      key={paragraph}
                      book={irregularity.advice ?? desk?.book ?? book}
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
                book: t(`book.${desk?.book ?? book}`),
                advice: t(`book.${irregularity.advice}`),
              })}
            </p>
          )}
          {done && <p role="status">{t("referee.carried_about")}</p>}
          {found.ruling && (
            <RulingOf
              ruling={found.ruling}
              names={at}
              sides={sides}
              onChoose={(key, answer) => void proceed(taken, [...answers, [key, answer]])}
            />
          )}
          {found.branches.length > 0 && (
            <>
              <p>{t("referee.open")}</p>
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
    </Frame>
  );
}
