// The books side by side. Every statement comes from the server, with its paragraph.
import { useEffect, useState } from "preact/hooks";
import { BOOKS } from "../lobby/books";
import { get } from "../net/http";
import { Page, Problem, useProblem } from "../ui/page";
import type { ComparedStatement, Comparison } from "../wire";
import { language, t } from "../words";

function Cell({ book, statements }: { book: string; statements: ComparedStatement[] }) {
  if (!statements.length) return <span class="none">–</span>;
  return (
    <ul>
      {statements.map((each, i) => (
        <li key={i}>
          {each.text}{" "}
          {each.paragraph && (
            <a class="para" href={`/rules/${book}/${each.paragraph}`}>
              {each.paragraph}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

export default function Compare() {
  const [found, setFound] = useState<Comparison | null>(null);
  const [shown, setShown] = useState<string[]>(BOOKS);
  const [problem, attempt] = useProblem();
  useEffect(() => {
    void attempt(async () => setFound(await get<Comparison>("/api/rules/compare")));
  }, [language.value]);
  const books = BOOKS.filter((book) => shown.includes(book));
  const flip = (book: string) =>
    setShown(shown.includes(book) ? shown.filter((each) => each !== book) : [...shown, book]);
  return (
    <Page title={t("compare.title")} lead={t("compare.lead")} cls="compare">
      <fieldset class="oneof">
        <legend>{t("compare.which")}</legend>
        <div class="row">
          {BOOKS.map((book) => (
            <label key={book}>
              <input type="checkbox" class="vh" checked={shown.includes(book)} onChange={() => flip(book)} />
              <span class="lbl">{t(`book.${book}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Problem text={problem} />
      {found && (
        <div class="scroller" role="region" aria-label={t("compare.title")} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <td />
                {books.map((book) => (
                  <th key={book} scope="col" class={`c-${book}`}>
                    <a href={`/rules/${book}`}>{t(`book.${book}`)}</a>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {found.rows.map((row) => (
                <tr key={row.row}>
                  <th scope="row">{row.title}</th>
                  {books.map((book) => (
                    <td key={book} data-book={t(`book.${book}`)}>
                      <Cell book={book} statements={row.books[book] ?? []} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Page>
  );
}
