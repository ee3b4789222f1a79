// The rules in one column, for a side panel: a book opened at a paragraph, and a search over all.
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../../messages";
import { BOOKS } from "../../state/books";
import { SearchField } from "../../ui/controls";
import { Problem } from "../../ui/page";
import { SHARED } from "./load";
import { Hits, useSearch } from "./search";
import { Sections } from "./sections";
import { useBook } from "./use-book";

interface ReaderProps {
  book: string;
  paragraph: string;
  /**
   * A house rule of the book, which is marked in place: its name, and its text if it is not stored on the
   * server.
   */
  house?: { name: string; text: string } | null;
}

export function Reader({ book, paragraph, house }: ReaderProps) {
  const [words, setWords] = useState("");
  const open = useBook(book, house?.name, house?.text);
  const found = useSearch(words);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => setWords(""), [book, paragraph]);
  useEffect(() => {
    if (found) return;
    const wanted = box.current?.querySelector<HTMLElement>(".wanted");
    wanted?.scrollIntoView({ block: "center" });
    wanted?.focus({ preventScroll: true });
  }, [open.text, paragraph, found === null]);
  return (
    <div class="reader" ref={box}>
      <div class="finder">
        <SearchField
          label={t("rules.search")}
          placeholder={t("rules.example")}
          value={words}
          onInput={setWords}
        />
        <nav aria-label={t("home.books")}>
          {[...BOOKS, ...SHARED].map((each) => (
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
      <Problem text={open.problem} />
      {found ? (
        <Hits found={found} at={{ book, id: paragraph }} />
      ) : (
        <Sections open={open} wanted={paragraph} />
      )}
    </div>
  );
}
