// Comparison of the books: two of them, all five, or one topic in all five. Every statement comes from the
// server.
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { comparisonOf } from "../features/rules/load";
import { Marked } from "../features/rules/paragraph";
import { hasMessage, language, t } from "../messages";
import { get } from "../net/http";
import { BOOKS, bookOf, displayName, EMBLEMS, houseRulesOf, loadChoices } from "../state/books";
import { navigate, query, replaceAddress } from "../state/router";
import { currentPerson } from "../state/session";
import { Icon, SvgSymbol } from "../ui/cards/face";
import { narrow, SegmentedControl, share } from "../ui/controls";
import { Header } from "../ui/header";
import { Problem, useHeading, useProblem } from "../ui/page";
import type { ComparedRow, ComparedStatement, Comparison, SavedHouses } from "../wire";

/** The person's house rules, by the names the server uses. */
const mine = signal<Record<string, { name: string; book: string }>>({});

async function askMine(): Promise<void> {
  if (!(await currentPerson())) return;
  const { houses } = await get<SavedHouses>("/api/me/houses");
  mine.value = Object.fromEntries(
    houses.map(({ id, house }) => [`house:${id}`, { name: house?.title ?? id, book: house?.extends ?? "" }]),
  );
}

/** Split a name into the book and its options, which follow after plus signs. */
const parts = (name: string): [string, ...string[]] => name.split("+") as [string, ...string[]];
/** Return the page's name for a book with options, or for a house rule. */
const called = (name: string): string => {
  const [book, ...options] = parts(name);
  const first = hasMessage(`book.${book}`)
    ? t(`book.${book}`)
    : (mine.value[book]?.name ?? displayName("house", book));
  return [first, ...options.map((each) => displayName("option", each))].join(" · ");
};
/** Return the book whose cover and paragraphs a name uses. */
const coverOf = (name: string): string => {
  const [rules] = parts(name);
  return (
    BOOKS.find((book) => rules === book || rules.startsWith(`${book}-`)) ??
    (mine.value[rules]?.book || "classic")
  );
};

function Cell({ book, statements }: { book: string; statements: ComparedStatement[] }) {
  if (!statements.length) return <span class="none">–</span>;
  return (
    <ul>
      {statements.map((each, i) => (
        <li key={i}>
          <Marked text={each.text} spans={each.spans ?? []} />{" "}
          {each.paragraph && (
            <a class="para" href={`/rules/${coverOf(book)}/${each.paragraph}`}>
              {each.paragraph}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

const Differs = ({ same }: { same: boolean }) => (
  <span class={`ne ${same ? "" : "d"}`}>
    <Icon id={same ? "eq" : "ne"} />
    <span class="vh">{t(same ? "compare.same" : "compare.differs")}</span>
  </span>
);

/** One topic in all books, one below the other. */
function Topic({ row, books }: { row: ComparedRow; books: string[] }) {
  return (
    <>
      {books.map((book) => (
        <article key={book} class={`cmpc c-${coverOf(book)}`}>
          <header>
            <h2>{called(book)}</h2>
          </header>
          <Cell book={book} statements={row.books[book] ?? []} />
        </article>
      ))}
    </>
  );
}

export default function Compare() {
  const asked = new URLSearchParams(query.value);
  const one = asked.get("one") ?? "classic";
  const other = asked.get("other") ?? "";
  const topic = asked.get("topic") ?? "";
  const [found, setFound] = useState<Comparison | null>(null);
  const [only, setOnly] = useState(asked.has("differs"));
  const [copied, setCopied] = useState(false);
  const [problem, attempt] = useProblem();
  const books =
    other && !topic
      ? [one, other]
      : BOOKS.includes(one)
        ? BOOKS
        : [one, ...BOOKS.filter((book) => book !== parts(one)[0])];
  const title = topic
    ? (found?.rows.find((row) => row.row === topic)?.title ?? t("compare.title"))
    : other
      ? t("compare.two", { one: called(one), other: called(other) })
      : t("compare.title");
  const heading = useHeading(title);
  useEffect(() => {
    void attempt(loadChoices);
    void askMine().catch(() => undefined);
  }, []);
  useEffect(() => {
    setFound(null);
    void attempt(async () =>
      setFound(await comparisonOf(`?${new URLSearchParams({ known: one, books: books.join(",") })}`)),
    );
  }, [one, books.join(), language.value]);
  const address = (changed: Record<string, string>): string => {
    const next = new URLSearchParams(query.value);
    for (const [key, value] of Object.entries(changed)) value ? next.set(key, value) : next.delete(key);
    return `/compare${next.size ? `?${next}` : ""}`;
  };
  const to = (changed: Record<string, string>) => navigate(address(changed), true);
  const rows = found?.rows ?? [];
  // A reader who comes from a paragraph sees its topic.
  const from = asked.get("paragraph") ?? "";
  useEffect(() => {
    if (!from || !found) return;
    const about = found.rows.find((each) => each.books[one]?.some((said) => said.paragraph === from));
    replaceAddress(address({ topic: about?.row ?? "", paragraph: "" }));
  }, [from, found]);
  const differing = rows.filter((row) => !row.same);
  const shown = only ? differing : rows;
  const all = [
    ...BOOKS,
    ...BOOKS.flatMap((book) => houseRulesOf(book).map((each) => each.name)),
    ...Object.keys(mine.value),
  ];
  const choose = (label: string, value: string, name: "one" | "other", none?: string) => {
    const [rules, ...options] = parts(value);
    const choices = bookOf(rules)?.options ?? [];
    const next = (chosen: string) => replaceAddress(address({ [name]: chosen, topic: "" }));
    return (
      <div class="side2">
        <label class="which">
          <span>{label}</span>
          <select value={rules} onChange={(event) => next(event.currentTarget.value)}>
            {none && <option value="">{none}</option>}
            {[...new Set([...all, rules].filter(Boolean))].map((each) => (
              <option key={each} value={each}>
                {called(each)}
              </option>
            ))}
          </select>
        </label>
        {choices.length > 0 && (
          <details class="opts" open={options.length > 0}>
            <summary>{t("compare.options", { book: called(rules), number: options.length })}</summary>
            <span
              class="chips"
              role="group"
              aria-label={t("compare.options", { book: called(rules), number: options.length })}
            >
              {choices.map((each) => (
                <button
                  key={each}
                  type="button"
                  class="chip"
                  aria-pressed={options.includes(each)}
                  onClick={() => {
                    const wanted = (option: string) => options.includes(option) !== (option === each);
                    next([rules, ...choices.filter(wanted)].join("+"));
                  }}
                >
                  {displayName("option", each)}
                </button>
              ))}
            </span>
          </details>
        )}
      </div>
    );
  };
  const at = rows.findIndex((row) => row.row === topic);
  const row = rows[at];
  return (
    <div class="page">
      <Header where={t("rules.title")} />
      <main class="cmp">
        <header class="cmphead">
          <h1 tabIndex={-1} ref={heading}>
            {title}
          </h1>
          {!topic && (
            <SegmentedControl
              label={t("compare.show")}
              value={only ? "differs" : "all"}
              onChoose={(value) => setOnly(value === "differs")}
              offered={[
                { value: "all", label: t("compare.all", { number: rows.length }) },
                { value: "differs", label: t("compare.only", { number: differing.length }) },
              ]}
            />
          )}
          <button
            type="button"
            class="btn small"
            onClick={() => void share(title, { url: location.href }).then(setCopied)}
          >
            <Icon id="share" />
            {t(copied ? "control.copied" : "control.share")}
          </button>
          {!narrow.value && (
            <button type="button" class="btn small" onClick={() => print()}>
              <Icon id="print" />
              {t("control.print")}
            </button>
          )}
        </header>
        {!(topic && narrow.value) && (
          <div class="knows">
            {choose(t("compare.known_book"), one, "one")}
            {choose(t("compare.with"), topic ? "" : other, "other", t("compare.five"))}
          </div>
        )}
        <Problem text={problem} />
        {row && (
          <>
            <Topic row={row} books={found?.books ?? []} />
            <nav class="acts topics" aria-label={t("compare.topics", { number: rows.length })}>
              <button
                type="button"
                class="btn"
                onClick={() => to({ topic: rows[(at - 1 + rows.length) % rows.length]?.row ?? "" })}
              >
                <Icon id="left" />
                <span class="vh">{t("compare.previous")}</span>
              </button>
              <button type="button" class="btn grow" onClick={() => to({ topic: "" })}>
                {t("compare.topics", { number: rows.length })}
              </button>
              <button
                type="button"
                class="btn"
                onClick={() => to({ topic: rows[(at + 1) % rows.length]?.row ?? "" })}
              >
                <Icon id="right" />
                <span class="vh">{t("compare.next")}</span>
              </button>
            </nav>
          </>
        )}
        {found && !row && (
          // A table that is wider than the screen must be reachable by keyboard.
          <div class={`cmptab of${found.books.length}`} tabIndex={0} role="region" aria-label={title}>
            <table>
              <thead>
                <tr>
                  <th scope="col" class="tp">
                    <span class="key1">
                      <Differs same={false} /> {t("compare.differs")}
                    </span>
                    <span class="key1">
                      <Differs same /> {t("compare.same")}
                    </span>
                  </th>
                  {found.books.map((book) => (
                    <th key={book} scope="col" class={`c-${coverOf(book)}`}>
                      <span class="bkb">
                        <SvgSymbol id={EMBLEMS[coverOf(book)] ?? "mark"} />
                        {called(book)}
                      </span>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {shown.map((each) => (
                  <tr key={each.row} class={each.same ? "same" : ""}>
                    <th scope="row">
                      <Differs same={each.same === true} />
                      <button type="button" class="lk" onClick={() => to({ topic: each.row, other: "" })}>
                        {each.title}
                      </button>
                    </th>
                    {found.books.map((book) => (
                      <td key={book} data-book={called(book)}>
                        <Cell book={book} statements={each.books[book] ?? []} />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </main>
    </div>
  );
}
