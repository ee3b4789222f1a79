// Search over all books: by the server, or offline in the texts stored on this device.
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

/** Search the stored texts by simple matching. */
async function atHome(asked: string): Promise<SearchResult> {
  const words = folded(asked).split(/\s+/).filter(Boolean);
  const hits: SearchHit[] = [];
  for (const book of [...BOOKS, ...SHARED]) {
    const text = await textOf(book).catch(() => null);
    for (const paragraph of text?.entries ?? []) {
      const whole = folded(`${paragraph.title} ${paragraph.text}`);
      if (!words.every((word) => whole.includes(word))) continue;
      const title_spans = spansOf(paragraph.title, words);
      hits.push({ paragraph, score: title_spans.length, title_spans, spans: spansOf(paragraph.text, words) });
    }
  }
  hits.sort((a, b) => b.score - a.score);
  return { words: asked, books: [], number: hits.length, hits, near: [] };
}

/** Return the search result, shortly after the last key. */
export function useSearch(words: string): SearchResult | null {
  const [found, setFound] = useState<SearchResult | null>(null);
  const speaks = language.value;
  useEffect(() => {
    if (!words.trim()) {
      setFound(null);
      return;
    }
    let late = false;
    const timer = setTimeout(() => {
      void get<SearchResult>(`/api/rules/search?most=${MOST}&words=${encodeURIComponent(words)}`)
        .catch((problem: unknown) => {
          if (problem instanceof Refusal) throw problem;
          return atHome(words);
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
  }, [words, speaks]);
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

/** Group hits by book in the order of the shelf, then by what all share. */
function byBook(hits: SearchHit[]): [string, SearchHit[]][] {
  const found = new Map<string, SearchHit[]>([...BOOKS, ...SHARED].map((book) => [book, []]));
  for (const hit of hits) found.get(hit.paragraph.book)?.push(hit);
  return [...found].filter(([, own]) => own.length > 0);
}

interface HitsProps {
  found: SearchResult;
  /** The paragraph that is open. */
  at?: { book: string; id: string };
  only?: string;
}

export function Hits({ found, at, only = "" }: HitsProps) {
  const [open, setOpen] = useState<string[]>([]);
  const groups = byBook(found.hits).filter(
    ([book]) => !only || book === only || (only === "rulings" && isShared(book)),
  );
  const number = groups.reduce((sum, [, own]) => sum + own.length, 0);
  const none = BOOKS.filter((book) => !groups.some(([each]) => each === book)).map((book) =>
    t(`book.${book}`),
  );
  return (
    <>
      <p role="status" class="h3">
        {number
          ? t("rules.results", { number, books: groups.filter(([book]) => !isShared(book)).length })
          : t("rules.none")}
        {!only && number > 0 && none.length > 0 && ` ${t("rules.none_in", { books: formatList(none) })}`}
        {found.near.length > 0 && ` ${t("rules.did_you_mean", { words: found.near.join(", ") })}`}
      </p>
      <ul class="hitlist">
        {groups.map(([book, own]) => {
          const shown = open.includes(book) || only ? own : own.slice(0, FIRST);
          return (
            <li key={book}>
              <h3 class={`bk c-${isShared(book) ? "all" : book}`}>
                <i />
                {t(`book.${book}`)}
                <span>{own.length}</span>
              </h3>
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
