// An open book: its text, what all books share, its examples, and a house rule's changes.
import { useEffect, useMemo, useState } from "preact/hooks";
import { language } from "../../messages";
import { BOOKS } from "../../state/books";
import { useProblem } from "../../ui/page";
import type { BookText, OpenedHouse, Paragraph, PlainChange, ShownExample } from "../../wire";
import { downloadForOffline, examplesOf, houseOf, SHARED, textOf } from "./load";

export interface OpenBook {
  text: BookText | null;
  house: OpenedHouse | null;
  problem: string;
  /** Whether everything that makes paragraphs longer has loaded. */
  whole: boolean;
  find: (book: string, id: string) => Paragraph | undefined;
  examples: (id: string) => ShownExample[];
  changes: (id: string) => PlainChange[];
}

export interface Section {
  title: string;
  first: string;
  entries: Paragraph[];
}

/** Return the sections of a book in order. */
export function sectionsOf(text: BookText | null): Section[] {
  const found: Section[] = [];
  for (const entry of text?.entries ?? []) {
    const last = found[found.length - 1];
    if (last?.title === entry.section) last.entries.push(entry);
    else found.push({ title: entry.section, first: entry.id, entries: [entry] });
  }
  return found;
}

/** Open a book, with an optional house rule: by its name, its stored id, or its text. */
export function useBook(book: string, house = "", houseText = ""): OpenBook {
  const [text, setText] = useState<BookText | null>(null);
  const [others, setOthers] = useState<BookText[]>([]);
  const [shown, setShown] = useState<Record<string, ShownExample[]>>({});
  const [opened, setOpened] = useState<OpenedHouse | null>(null);
  const [problem, attempt] = useProblem();
  const speaks = language.value;
  useEffect(() => {
    let late = false;
    const first =
      <T>(set: (found: T) => void) =>
      (found: T) => {
        if (!late) set(found);
      };
    setText(null);
    setShown({});
    void attempt(async () => {
      const shared = SHARED.filter((each) => each !== book);
      // Show everything at once: later parts would push away what is being read. Examples are optional.
      const examples = examplesOf(book).catch(() => ({ examples: {} }));
      const all = Promise.all([textOf(book), Promise.all(shared.map(textOf)), examples]);
      await all.then(
        first(([own, rest, found]) => {
          setText(own);
          setOthers(rest);
          setShown(found.examples);
        }),
      );
      downloadForOffline([...BOOKS, ...SHARED]);
    });
    return () => {
      late = true;
    };
  }, [book, speaks]);
  useEffect(() => {
    setOpened(null);
    if (house) void attempt(async () => setOpened(await houseOf(house, houseText)));
  }, [house, houseText, speaks]);
  // Keep the same object while nothing has changed, so that components can skip rendering.
  return useMemo(() => {
    const texts = text ? [text, ...others] : others;
    return {
      text: text?.book === book ? text : null,
      house: opened,
      problem,
      whole: Object.keys(shown).length > 0,
      find: (slug, id) => texts.find((each) => each.book === slug)?.entries?.find((entry) => entry.id === id),
      examples: (id) => shown[id] ?? [],
      changes: (id) =>
        (opened?.changes ?? []).filter((change) => change.paragraphs.includes(`${book} ${id}`)),
    };
  }, [book, text, others, shown, opened, problem]);
}
