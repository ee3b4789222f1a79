// Search over all books: by the server, which reads players' words; offline by the plain words of the stored texts.
import { useEffect, useState } from "preact/hooks";
import { formatList, language, t } from "../../messages";
import { get, Refusal } from "../../net/http";
import { BOOKS } from "../../state/books";
import type { BookletWord, Paragraph, SearchHit, SearchResult, Span } from "../../wire";
import { paragraphAddress } from "./citation";
import { getOrCached, SHARED, textOf } from "./load";
import { Marked } from "./paragraph";

const PAUSE = 250;
const MOST = 100;
/** Hits of one book that are shown at first. */
const FIRST = 2;

const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Words that are long enough to be found offline, without the ending that most forms add. */
const stemsOf = (asked: string): string[] => [
  ...new Set(
    (folded(asked).match(/[\p{L}\p{N}]{2,}/gu) ?? []).map((word) =>
      word.replace(/(?<=.{3})(ed|ing|e?s)$/, ""),
    ),
  ),
];

/** Find words in a text; positions are counted in characters. */
function spansOf(text: string, words: string[]): Span[] {
  const letters = Array.from(text)
    .map((letter) => folded(letter).charAt(0) || letter)
    .join("");
  return words
    .flatMap((word) => {
      const found: Span[] = [];
      for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + 1))
        found.push({ start: at, end: at + word.length });
      return found;
    })
    .sort((a, b) => a.start - b.start);
}

/** Search the stored texts by simple matching: rare words count more, those in a title twice. */
async function atHome(asked: string, books: string[]): Promise<SearchResult> {
  const texts = await Promise.all([...books, ...SHARED].map((book) => textOf(book).catch(() => null)));
  const all = texts
    .flatMap((text) => text?.entries ?? [])
    .map((paragraph) => ({ paragraph, title: folded(paragraph.title), text: folded(paragraph.text) }));
  const words = stemsOf(asked).map((word) => {
    const having = all.filter((each) => each.title.includes(word) || each.text.includes(word)).length;
    return { word, worth: having ? Math.log(1 + all.length / having) : 0 };
  });
  const total = words.reduce((sum, { worth }) => sum + worth, 0);
  const found = words.filter(({ worth }) => worth).map(({ word }) => word);
  const hits: SearchHit[] = [];
  for (const { paragraph, title, text } of all) {
    const score = words.reduce(
      (sum, { word, worth }) =>
        sum + worth * ((title.includes(word) ? 1 : 0) + (text.includes(word) ? 1 : 0)),
      0,
    );
    if (score >= total / 2 && score > 0)
      hits.push({
        paragraph,
        score,
        title_spans: spansOf(paragraph.title, found),
        spans: spansOf(paragraph.text, found),
      });
  }
  hits.sort((a, b) => b.score - a.score);
  return { words: asked, books: [], number: hits.length, hits, read_as: [], sure: true, elsewhere: [] };
}

/** Return the search result, shortly after the last key; in one book, if it is named. */
export function useSearch(words: string, only = ""): SearchResult | null {
  const books = (BOOKS as readonly string[]).includes(only) ? [only] : [];
  const [found, setFound] = useState<SearchResult | null>(null);
  const speaks = language.value;
  useEffect(() => {
    if (!words.trim()) {
      setFound(null);
      return;
    }
    let late = false;
    const timer = setTimeout(() => {
      const asked = new URLSearchParams({ most: String(MOST), words, books: books.join(",") });
      void get<SearchResult>(`/api/rules/search?${asked}`)
        .catch((problem: unknown) => {
          if (problem instanceof Refusal) throw problem;
          return atHome(words, books.length ? books : [...BOOKS]);
        })
        .then((answer) => {
          if (!late) setFound(answer);
        })
        .catch(() => undefined);
    }, PAUSE);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [words, speaks, only]);
  return found;
}

/** Return the first sentence with one of the words, with the positions of the hits. */
function passage({ paragraph, spans }: SearchHit): { text: string; spans: Span[] } {
  const letters = Array.from(paragraph.text);
  const first = spans[0]?.start ?? 0;
  let start = first;
  while (start > 0 && !/[.!?\n]/.test(letters[start - 1] ?? "") && first - start < 60) start--;
  while (start < first && /[\s*\-|]/.test(letters[start] ?? "")) start++;
  let end = Math.max(first, start);
  while (
    end < letters.length &&
    !/[.!?\n]/.test(letters[end] ?? "") &&
    (end - first < 80 || letters[end] !== " ")
  )
    end++;
  const cut = letters.slice(start, end);
  // Emphasis is not shown in such a short text; removing a character shifts those after it.
  let gone = 0;
  const moved = cut.map((letter) => (letter === "*" || letter === "`" ? gone++ : gone));
  const at = (place: number) => place - start - (moved[place - start] ?? gone);
  return {
    text: cut.filter((letter) => letter !== "*" && letter !== "`").join(""),
    spans: spans
      .filter((span) => span.start >= start && span.end <= end)
      .map((span) => ({ start: at(span.start), end: at(span.end) })),
  };
}

/** Group hits by book, the book with the best hit first; words of the glossary are shown elsewhere. */
function byBook(hits: SearchHit[]): [string, SearchHit[]][] {
  const found = new Map<string, SearchHit[]>();
  for (const hit of hits.filter(({ paragraph }) => paragraph.book !== "glossary"))
    found.set(hit.paragraph.book, [...(found.get(hit.paragraph.book) ?? []), hit]);
  return [...found];
}

interface HitsProps {
  found: SearchResult;
  /** The paragraph that is open. */
  at?: { book: string; id: string };
  only?: string;
}

export function Hits({ found, at, only = "" }: HitsProps) {
  const [open, setOpen] = useState<string[]>([]);
  const groups = byBook([...found.elsewhere, ...found.hits]).filter(
    ([book]) => !only || found.elsewhere.length || book === only || (only === "rulings" && isShared(book)),
  );
  const number = groups.reduce((sum, [, own]) => sum + own.length, 0);
  const none = BOOKS.filter((book) => !groups.some(([each]) => each === book)).map((book) =>
    t(`book.${book}`),
  );
  const others = found.elsewhere.map(({ paragraph }) => `${t(`book.${paragraph.book}`)} ${paragraph.id}`);
  return (
    <>
      <p role="status" class="h3">
        {others.length > 0
          ? t("rules.silent", {
              books: formatList(found.books.map((book) => t(`book.${book}`))),
              others: formatList(others),
            })
          : number && !found.sure
            ? t("rules.unsure")
            : number
              ? t("rules.results", { number, books: groups.filter(([book]) => !isShared(book)).length })
              : t("rules.none")}
        {!only &&
          found.sure &&
          !others.length &&
          number > 0 &&
          none.length > 0 &&
          ` ${t("rules.none_in", { books: formatList(none) })}`}
        {found.read_as.length > 0 && ` ${t("rules.read_as", { words: found.read_as.join(", ") })}`}
      </p>
      <ul class="hitlist">
        {groups.map(([book, own]) => {
          const shown = open.includes(book) || only ? own : own.slice(0, FIRST);
          return (
            <li key={book}>
              <h2 class={`bk c-${isShared(book) ? "all" : book}`}>
                <i />
                {t(`book.${book}`)}
                <span>{own.length}</span>
              </h2>
              {shown.map((hit) => (
                <Hit key={hit.paragraph.id} hit={hit} at={at} />
              ))}
              {own.length > shown.length && (
                <button type="button" class="lk" onClick={() => setOpen([...open, book])}>
                  {t("rules.more", { number: own.length - shown.length })}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

const isShared = (book: string): boolean => (SHARED as readonly string[]).includes(book);

function Hit({ hit, at }: { hit: SearchHit; at?: { book: string; id: string } }) {
  const { book, id, title } = hit.paragraph;
  const cut = passage(hit);
  return (
    <a
      href={paragraphAddress(book, id)}
      lang={hit.paragraph.language}
      aria-current={at?.book === book && at.id === id ? "true" : undefined}
    >
      <b>{id}</b>
      <span>
        <strong>
          <Marked text={title} spans={hit.title_spans} />
        </strong>
        <em>
          <Marked text={cut.text} spans={cut.spans} />
        </em>
      </span>
    </a>
  );
}

/** Return the booklets' terms. */
export function useBooklets(): BookletWord[] {
  const [words, setWords] = useState<BookletWord[]>([]);
  useEffect(() => {
    void getOrCached<{ words: BookletWord[] }>("/api/rules/booklets")
      .then((found) => setWords(found.words))
      .catch(() => undefined);
  }, []);
  return words;
}

/** Return the glossary term that a search is about, with the booklets' terms. */
export function wordFor(found: SearchResult | null, words: BookletWord[]): BookletWord | undefined {
  const asked = folded(found?.words ?? "").split(/\s+/);
  const glossary = (found?.hits ?? []).filter((hit) => hit.paragraph.book === "glossary");
  return (
    words.find(({ word }) => asked.includes(folded(word))) ??
    glossary
      .map((hit: { paragraph: Paragraph }) => words.find(({ word }) => word === hit.paragraph.id))
      .find(Boolean)
  );
}

export function Booklets({ word }: { word: BookletWord }) {
  return (
    <section class="panel" lang="en">
      <h2 lang={language.value}>{t("rules.booklets", { word: word.word })}</h2>
      <dl class="words">
        {BOOKS.filter((book) => word.booklets[book]).map((book) => (
          <>
            <dt lang={language.value}>{t(`book.${book}`)}</dt>
            <dd>{word.booklets[book]?.join(", ")}</dd>
          </>
        ))}
      </dl>
    </section>
  );
}
