// A house rule explained: how it differs from its book, and all of its rules on one page that can be printed.
// /house/ID, which is the link that is shared. It is changed at /house/ID/edit.
import { useEffect, useState } from "preact/hooks";
import { Citations } from "../features/house-rules/changes";
import { comparisonOf } from "../features/rules/load";
import { Marked } from "../features/rules/paragraph";
import { language, t } from "../messages";
import { get } from "../net/http";
import { bookOf, displayName, loadChoices } from "../state/books";
import type { PageProps } from "../state/router";
import { Icon } from "../ui/cards/face";
import { share } from "../ui/controls";
import { Page, Problem, useProblem } from "../ui/page";
import type { ComparedRow, ComparedStatement, OpenedHouse, SavedHouse } from "../wire";

interface Found {
  /** Null for a house rule that comes with the program. */
  saved: SavedHouse | null;
  opened: OpenedHouse;
  rows: ComparedRow[];
}

async function find(id: string): Promise<Found> {
  const opened = await get<OpenedHouse>(`/api/houses/${id}/opened`);
  await loadChoices();
  const saved = bookOf(id) ? null : await get<SavedHouse>(`/api/houses/${id}`);
  const column = saved ? `house:${id}` : id;
  const book = [opened.book, ...opened.options].join("+");
  const asked = new URLSearchParams({ known: book, books: `${book},${column}` });
  const { rows } = await comparisonOf(`?${asked}`);
  return {
    saved,
    opened,
    // The titles of its other paragraphs say nothing by themselves; what the house rule itself says, does.
    rows: rows
      .map((row) => ({
        ...row,
        books: { "": (row.books[column] ?? []).filter((each) => row.row !== "also" || own(each)) },
      }))
      .filter((row) => row.books[""].length),
  };
}

/** Tell a statement of the house rule itself from one of its book. */
const own = (statement: ComparedStatement): boolean => statement.paragraph?.startsWith("house:") ?? false;

/** One topic of the rules: what holds, and a mark where the book says something else. */
const Row = ({ row, book }: { row: ComparedRow; book: string }) => (
  <div class={row.same ? "" : "ch"}>
    <dt>
      {row.title}
      {!row.same && <b>{t("house_editor.differs_mark")}</b>}
    </dt>
    <dd>
      {(row.books[""] ?? []).map((each, i) => (
        <p key={i}>
          <Marked text={each.text} spans={each.spans ?? []} />{" "}
          {each.paragraph && !own(each) && (
            <a class="para" href={`/rules/${book}/${each.paragraph}`}>
              {each.paragraph}
            </a>
          )}
        </p>
      ))}
    </dd>
  </div>
);

export default function HouseExplained({ params }: PageProps) {
  const [id = ""] = params;
  const [found, setFound] = useState<Found | null>(null);
  const [shared, setShared] = useState("");
  const [problem, attempt] = useProblem();
  useEffect(() => {
    void attempt(async () => setFound(await find(id)));
  }, [id, language.value]);
  if (!found)
    return (
      <Page title={t("house_editor.title")}>
        <Problem text={problem} />
      </Page>
    );
  const { opened, saved, rows } = found;
  const book = t(`book.${opened.book}`);
  const title = displayName("house", opened.name, opened.title);
  const send = () =>
    attempt(async () => {
      const url = `${location.origin}/house/${id}`;
      await share(title, { url });
      setShared(url);
    });
  return (
    <Page title={title} lead={t("house_editor.subtitle", { book, version: opened.version })} cls="explained">
      {opened.about && <p class="about">{opened.about}</p>}
      <div class="acts">
        <a class="btn primary" href={`/new?book=${opened.book}&${saved ? "own" : "house"}=${id}`}>
          {t("house_editor.play")}
        </a>
        <button type="button" class="btn" onClick={() => void send()}>
          <Icon id="share" />
          {t("control.share")}
        </button>
        <button type="button" class="btn" onClick={() => print()}>
          {t("house_editor.print")}
        </button>
        {saved && opened.plain && (
          <a class="btn" href={`/house/${id}/edit`}>
            {t(saved.own ? "house_editor.edit" : "house_editor.edit_copy")}
          </a>
        )}
      </div>
      <p class="sm" role="status">
        {shared && t("house_editor.link", { link: shared })}
      </p>
      <Problem text={problem} />
      <section aria-labelledby="differs">
        <h2 id="differs">{t("house_editor.differs_from", { book })}</h2>
        {opened.changes.length ? (
          <ul class="diffs">
            {opened.changes.map((change) => (
              <li key={change.sentence}>
                {change.setting ? change.sentence : `${change.sentence}: ${change.house}`}
                <small>
                  {t("house_editor.book_value", { value: change.book })}{" "}
                  <Citations paragraphs={change.paragraphs} book={opened.book} />
                </small>
              </li>
            ))}
          </ul>
        ) : (
          <p>{t("house_editor.unchanged")}</p>
        )}
      </section>
      <section aria-labelledby="all">
        <h2 id="all">{t("house_editor.all_rules")}</h2>
        <dl class="glance">
          {rows.map((row) => (
            <Row key={row.row} row={row} book={opened.book} />
          ))}
        </dl>
        <p class="sm">
          {t("house_editor.rest_of_book", { book })}{" "}
          <a class="para" href={`/rules/${opened.book}?house=${id}`}>
            {t("house_editor.read_rulebook")}
          </a>
        </p>
      </section>
    </Page>
  );
}
