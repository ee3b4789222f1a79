// The rules to read: a book from its beginning, opened at a paragraph, and a search over all of them.
import { useEffect, useRef, useState } from "preact/hooks";
import { BOOKS } from "../lobby/books";
import { get } from "../net/http";
import { Problem, useProblem } from "../ui/page";
import type { BookText, Paragraph, SearchResult } from "../wire";
import { language, t } from "../words";
import { Marked, ParagraphOf } from "./text";

const PAUSE = 250;

/** What was searched for, a moment after the last key. */
function useSearch(words: string): SearchResult | null {
  const [found, setFound] = useState<SearchResult | null>(null);
  useEffect(() => {
    if (!words.trim()) {
      setFound(null);
      return;
    }
    let late = false;
    const timer = setTimeout(() => {
      void get<SearchResult>(`/api/rules/search?most=30&words=${encodeURIComponent(words)}`)
        .then((answer) => {
          if (!late) setFound(answer);
        })
        .catch(() => undefined);
    }, PAUSE);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [words, language.value]);
  return found;
}

function Hits({ found }: { found: SearchResult }) {
  return (
    <section aria-label={t("rules.found", { number: found.number })}>
      <h2 class="vh">{t("rules.search")}</h2>
      <p role="status" class="lead">
        {t("rules.found", { number: found.number })}
        {found.near.length > 0 && ` ${t("rules.near", { words: found.near.join(", ") })}`}
      </p>
      {found.hits.map(({ paragraph, spans, title_spans }) => (
        <ParagraphOf
          key={`${paragraph.book} ${paragraph.id}`}
          paragraph={paragraph}
          named
          title={paragraph.title && <Marked text={paragraph.title} spans={title_spans} />}
          text={<Marked text={paragraph.text} spans={spans} />}
        />
      ))}
    </section>
  );
}

/** The paragraphs of a book, each section under its heading. */
function Sections({ entries, wanted }: { entries: Paragraph[]; wanted: string }) {
  return (
    <>
      {entries.map((entry, i) => (
        <div key={entry.id}>
          {entry.section !== entries[i - 1]?.section && entry.section && (
            <h2 lang={entry.language}>{entry.section}</h2>
          )}
          <ParagraphOf paragraph={entry} wanted={entry.id === wanted} />
        </div>
      ))}
    </>
  );
}

export function Reader({ book, paragraph }: { book: string; paragraph: string }) {
  const [text, setText] = useState<BookText | null>(null);
  const [words, setWords] = useState("");
  const [problem, attempt] = useProblem();
  const found = useSearch(words);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    setText(null);
    setWords("");
    void attempt(async () => setText(await get<BookText>(`/api/rules/${book}`)));
  }, [book, language.value]);
  useEffect(() => setWords(""), [text, paragraph]);
  useEffect(() => {
    if (found) return;
    const wanted = box.current?.querySelector<HTMLElement>(".wanted");
    wanted?.scrollIntoView({ block: "center" });
    wanted?.focus({ preventScroll: true });
  }, [text, paragraph, found === null]);
  return (
    <div class="reader" ref={box}>
      <div class="finder">
        <label class="fld">
          <span>{t("rules.search")}</span>
          <input
            type="search"
            value={words}
            maxLength={100}
            placeholder={t("rules.example")}
            onInput={(event) => setWords(event.currentTarget.value)}
          />
        </label>
        <nav aria-label={t("home.books")}>
          {[...BOOKS, "general", "project"].map((each) => (
            <a
              key={each}
              class="btn small"
              href={`/rules/${each}`}
              aria-current={each === book ? "page" : undefined}
            >
              {t(`book.${each}`)}
            </a>
          ))}
        </nav>
      </div>
      <Problem text={problem} />
      {found ? (
        <Hits found={found} />
      ) : (
        text && (
          <>
            {text.language !== language.value && <p class="sm">{t("rules.in_english")}</p>}
            {text.intro && (
              <p class="quote" lang={text.language}>
                {text.intro}
              </p>
            )}
            <Sections entries={text.entries ?? []} wanted={paragraph} />
          </>
        )
      )}
    </div>
  );
}
