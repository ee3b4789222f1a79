// The books side by side: two of them, all five, or one topic in all five. Every statement comes from the server.
import { useEffect, useState } from "preact/hooks";
import { Icon, Use } from "../cards/face";
import { askChoices, BOOKS, EMBLEMS, housesOf, named } from "../lobby/books";
import { follow, go, query } from "../router";
import { comparisonOf } from "../rules/load";
import { Marked } from "../rules/text";
import { Problem, useHeading, useProblem } from "../ui/page";
import { narrow, Seg, share } from "../ui/parts";
import type { ComparedRow, ComparedStatement, Comparison } from "../wire";
import { has, language, t } from "../words";
import { TopBar } from "./top";

/** A book or a house rule by what the page calls it. */
const called = (name: string): string => (has(`book.${name}`) ? t(`book.${name}`) : named("house", name));
/** The book whose cover and paragraphs a name has. */
const coverOf = (name: string): string =>
  BOOKS.find((book) => name === book || name.startsWith(`${book}-`)) ?? "classic";

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
  const books = other && !topic ? [one, other] : BOOKS.includes(one) ? BOOKS : [one, ...BOOKS];
  const title = topic
    ? (found?.rows.find((row) => row.row === topic)?.title ?? t("compare.title"))
    : other
      ? t("compare.two", { one: called(one), other: called(other) })
      : t("compare.title");
  const heading = useHeading(title);
  useEffect(() => void attempt(askChoices), []);
  useEffect(() => {
    setFound(null);
    void attempt(async () => setFound(await comparisonOf(`?known=${one}&books=${books.join(",")}`)));
  }, [one, books.join(), language.value]);
  const address = (changed: Record<string, string>): string => {
    const next = new URLSearchParams(query.value);
    for (const [key, value] of Object.entries(changed)) value ? next.set(key, value) : next.delete(key);
    return `/compare${next.size ? `?${next}` : ""}`;
  };
  const to = (changed: Record<string, string>) => go(address(changed), true);
  const rows = found?.rows ?? [];
  // Whoever comes from a paragraph reads the topic that it speaks of.
  const from = asked.get("paragraph") ?? "";
  useEffect(() => {
    if (!from || !found) return;
    const about = found.rows.find((each) => each.books[one]?.some((said) => said.paragraph === from));
    follow(address({ topic: about?.row ?? "", paragraph: "" }));
  }, [from, found]);
  const differing = rows.filter((row) => !row.same);
  const shown = only ? differing : rows;
  const all = [...BOOKS, ...BOOKS.flatMap((book) => housesOf(book).map((each) => each.name))];
  const choose = (label: string, value: string, name: "one" | "other", none?: string) => (
    <label class="pick">
      <span>{label}</span>
      <select
        value={value}
        onChange={(event) => follow(address({ [name]: event.currentTarget.value, topic: "" }))}
      >
        {none && <option value="">{none}</option>}
        {[...new Set([...all, value].filter(Boolean))].map((each) => (
          <option key={each} value={each}>
            {called(each)}
          </option>
        ))}
      </select>
    </label>
  );
  const at = rows.findIndex((row) => row.row === topic);
  const row = rows[at];
  return (
    <div class="page">
      <TopBar where={t("rules.title")} />
      <main class="cmp">
        <header class="cmphead">
          <h1 tabIndex={-1} ref={heading}>
            {title}
          </h1>
          {!topic && (
            <Seg
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
            {t(copied ? "part.copied" : "part.share")}
          </button>
          {!narrow.value && (
            <button type="button" class="btn small" onClick={() => print()}>
              <Icon id="print" />
              {t("part.print")}
            </button>
          )}
        </header>
        {!(topic && narrow.value) && (
          <p class="knows">
            {choose(t("compare.know"), one, "one")}
            {choose(t("compare.with"), topic ? "" : other, "other", t("compare.five"))}
          </p>
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
                <span class="vh">{t("compare.before")}</span>
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
          // A table that is wider than the screen must be reachable by the keyboard.
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
                        <Use id={EMBLEMS[coverOf(book)] ?? "mark"} />
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
