// The rulebooks: /rules/BOOK, opened at a paragraph by /rules/BOOK/PARAGRAPH; ?house= marks a house rule in
// place.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { paragraphAddress } from "../features/rules/citation";
import { SHARED } from "../features/rules/load";
import type { TermReplacements } from "../features/rules/prose";
import { Booklets, Hits, useBooklets, useSearch, wordFor } from "../features/rules/search";
import { Sections } from "../features/rules/sections";
import { sectionsOf, useBook } from "../features/rules/use-book";
import { hasMessage, language, t } from "../messages";
import { BOOKS, displayName, EMBLEMS, houseRulesOf, loadChoices } from "../state/books";
import { navigate, type PageProps, query } from "../state/router";
import { settings } from "../state/settings";
import { Icon, SvgSymbol } from "../ui/cards/face";
import { IconButton, narrow, PhoneFrame, SearchField, SegmentedControl } from "../ui/controls";
import { Header } from "../ui/header";
import { Problem, useHeading } from "../ui/page";

const isBook = (slug: string): boolean => BOOKS.includes(slug);
const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

/** The five books, and the rulings that all of them share. */
function Shelf({ book }: { book: string }) {
  return (
    <ul class="shelf">
      {[...BOOKS, ...SHARED].map((each) => (
        <li key={each}>
          <a
            class={`c-${isBook(each) ? each : "all"}`}
            href={`/rules/${each}`}
            aria-current={each === book ? "page" : undefined}
          >
            <SvgSymbol id={EMBLEMS[each] ?? "i-book"} />
            {t(`book.${each}`)}
            {each === book && <SvgSymbol id="i-tick" cls="tk" />}
          </a>
        </li>
      ))}
    </ul>
  );
}

export default function Rules({ params }: PageProps) {
  const [given = "", coded = ""] = params;
  const book = given || "classic";
  const paragraph = decodeURIComponent(coded);
  const asked = new URLSearchParams(query.value);
  const house = asked.get("house") ?? "";
  const open = useBook(book, house);
  const [words, setWords] = useState("");
  const [only, setOnly] = useState("");
  const [pane, setPane] = useState<"leaf" | "contents" | "find">("leaf");
  const [theirs, setTheirs] = useState(false);
  const found = useSearch(words, narrow.value && isBook(only) ? only : "");
  const booklets = useBooklets();
  const box = useRef<HTMLDivElement>(null);
  const sought = useRef("");
  const title = hasMessage(`book.${book}`) ? t(`book.${book}`) : book;
  const heading = useHeading(`${title} · ${t("rules.title")}`);
  const sections = useMemo(() => sectionsOf(open.text), [open.text]);
  const entries = open.text?.entries ?? [];
  const here = sections.find((each) => each.entries.some((entry) => entry.id === paragraph)) ?? sections[0];
  const [first = "", last = ""] = [here?.entries[0]?.id, here?.entries[here.entries.length - 1]?.id];
  const sectionWords = here?.title && t("rules.section", { title: here.title, first, last });
  /** Search terms are also highlighted in the text. */
  const marks = useMemo(
    () => new Map((found?.hits ?? []).map((hit) => [`${hit.paragraph.book} ${hit.paragraph.id}`, hit])),
    [found],
  );
  const swaps = useMemo<TermReplacements | undefined>(
    () =>
      theirs
        ? new Map(
            booklets
              .filter((word) => word.swapped && word.booklets[book])
              .map((word) => [word.word, word.booklets[book]?.[0] ?? word.word]),
          )
        : undefined,
    [theirs, booklets, book],
  );
  useEffect(() => void loadChoices().catch(() => undefined), []);
  useEffect(() => setPane("leaf"), [book, paragraph]);
  useEffect(() => {
    const wanted = box.current?.querySelector<HTMLElement>(".wanted");
    if (!wanted) return;
    // Content that loaded later has moved it; do not scroll if the reader has moved on meanwhile.
    const key = `${book} ${paragraph} ${pane} ${narrow.value}`;
    if (sought.current === key && document.activeElement !== wanted) return;
    sought.current = key;
    wanted.scrollIntoView({ block: narrow.value ? "start" : "center" });
    wanted.focus({ preventScroll: true });
  }, [open.text, open.whole, paragraph, pane, narrow.value]);
  useEffect(() => {
    if (pane === "find") document.getElementById("find-rules")?.focus();
  }, [pane]);

  const step = (by: number) => {
    const at = entries.findIndex((entry) => entry.id === paragraph);
    const next = entries[at < 0 ? 0 : Math.min(entries.length - 1, Math.max(0, at + by))];
    if (next) navigate(paragraphAddress(book, next.id) + query.value);
  };
  const compare = () =>
    navigate(
      `/compare${isBook(book) ? `?one=${book}${narrow.value && paragraph ? `&paragraph=${paragraph}` : ""}` : ""}`,
    );
  const keys = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target) || !settings.value.keys)
      return;
    const act: Record<string, () => void> = {
      "/": () => (narrow.value ? setPane("find") : document.getElementById("find-rules")?.focus()),
      "[": () => step(-1),
      "]": () => step(1),
      c: compare,
    };
    const slug = BOOKS[Number(event.key) - 1];
    const doing = act[event.key.toLowerCase()] ?? (slug && (() => navigate(`/rules/${slug}`)));
    if (!doing) return;
    event.preventDefault();
    doing();
  };
  /** Arrow keys move from the search to the hits and back. */
  const walk = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    const links = [...document.querySelectorAll<HTMLElement>("#find-rules, .hitlist a, .hitlist button")];
    const at = links.indexOf(document.activeElement as HTMLElement);
    const next = links[at + (event.key === "ArrowDown" ? 1 : -1)];
    if (at < 0 || !next) return;
    event.preventDefault();
    next.focus();
  };
  /** A number alone opens that paragraph; "boat 33" opens it in that book. */
  const enter = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    const [, slug = book, id] = /^(?:(\w+) )?([A-Z]?\d+)$/i.exec(words.trim()) ?? [];
    if (id) navigate(paragraphAddress(slug.toLowerCase(), id.toUpperCase()));
    else document.querySelector<HTMLElement>(".hitlist a")?.click();
  };

  const finder = (
    <div onKeyDown={walk}>
      <SearchField
        id="find-rules"
        label={t("rules.search")}
        placeholder={t("rules.example")}
        value={words}
        onInput={setWords}
        onKeyDown={enter}
      />
      {narrow.value && (
        <div class="chips" role="group" aria-label={t("rules.search_in")}>
          {[
            { value: "", label: t("rules.all_five") },
            ...(isBook(book) ? [{ value: book, label: title }] : []),
            { value: "rulings", label: t("rules.rulings") },
          ].map((each) => (
            <button
              key={each.value}
              type="button"
              class="chip"
              aria-pressed={only === each.value}
              onClick={() => setOnly(each.value)}
            >
              {only === each.value && <Icon id="tick" />}
              {each.label}
            </button>
          ))}
        </div>
      )}
      {found && (
        <section class="panel" aria-label={t("rules.search")}>
          <Hits found={found} at={{ book, id: paragraph }} only={narrow.value ? only : ""} />
        </section>
      )}
    </div>
  );
  const word = wordFor(found, booklets) ?? booklets.find((each) => each.word === "pile");
  const about = word && <Booklets word={word} />;
  const contents = (
    <>
      <Shelf book={book} />
      <ol class="toc">
        {sections.map((section) => (
          <li key={section.first}>
            <a
              href={paragraphAddress(book, section.first) + query.value}
              aria-current={section === here && paragraph ? "true" : undefined}
            >
              {section.title || title} <span>{section.first}</span>
            </a>
          </li>
        ))}
      </ol>
      {isBook(book) && (
        <label class="fld">
          <span>{t("rules.marked")}</span>
          <select
            value={house}
            onChange={(event) => {
              const chosen = event.currentTarget.value;
              navigate(`${location.pathname}${chosen ? `?house=${chosen}` : ""}`);
            }}
          >
            <option value="">{t("rules.marked_none")}</option>
            {houseRulesOf(book).map((each) => (
              <option key={each.name} value={each.name}>
                {displayName("house", each.name)}
              </option>
            ))}
            {house && !houseRulesOf(book).some((each) => each.name === house) && (
              <option value={house}>{open.house?.title ?? house}</option>
            )}
          </select>
        </label>
      )}
    </>
  );
  const missing =
    paragraph && entries.length && !entries.some((entry) => entry.id === paragraph)
      ? t("rules.no_paragraph", { paragraph, book: title })
      : "";
  const leaf = useMemo(
    () => (
      <>
        <Problem text={open.problem || missing} />
        <Sections open={open} wanted={paragraph} swaps={swaps} marks={marks} />
      </>
    ),
    [open, missing, paragraph, swaps, marks],
  );
  const voice = isBook(book) && language.value === "en" && (
    <SegmentedControl
      label={t("rules.wording")}
      value={theirs ? "theirs" : "ours"}
      onChoose={(value) => setTheirs(value === "theirs")}
      offered={[
        { value: "ours", label: t("rules.wording_ours") },
        { value: "theirs", label: t("rules.wording_original") },
      ]}
    />
  );

  if (narrow.value)
    return (
      <div ref={box} onKeyDown={keys}>
        <PhoneFrame
          cls={pane === "leaf" ? "leafapp" : ""}
          title={pane === "find" ? t("rules.search_title") : title}
          sub={pane === "find" ? t("rules.all_books") : sectionWords || t("rules.title")}
          left={
            pane === "leaf" ? (
              <IconButton icon="menu" label={t("rules.contents")} onClick={() => setPane("contents")} />
            ) : (
              <IconButton icon="left" label={t("rules.back")} onClick={() => setPane("leaf")} />
            )
          }
          right={
            pane === "leaf" && (
              <IconButton icon="find" label={t("rules.search")} onClick={() => setPane("find")} />
            )
          }
          dock={
            pane === "leaf" && (
              <div class="acts">
                <IconButton icon="left" cls="ol" label={t("rules.previous")} onClick={() => step(-1)} />
                <button type="button" class="btn grow" onClick={compare}>
                  <Icon id="swap" />
                  {t("rules.others")}
                </button>
                <IconButton icon="right" cls="ol" label={t("rules.next")} onClick={() => step(1)} />
              </div>
            )
          }
        >
          {pane === "leaf" && leaf}
          {pane === "contents" && (
            <>
              {contents}
              {voice}
              <p>
                <a class="btn" href="/">
                  {t("not_found.home")}
                </a>
              </p>
            </>
          )}
          {pane === "find" && (
            <>
              {finder}
              {about}
            </>
          )}
        </PhoneFrame>
      </div>
    );
  return (
    <div class="page" ref={box} onKeyDown={keys}>
      <Header where={t("rules.title")} />
      <main class="books">
        <nav class="stay" aria-label={t("rules.contents")}>
          {contents}
        </nav>
        <div class="leaf">
          <header class="leafbar">
            <h1 tabIndex={-1} ref={heading}>
              {title}
            </h1>
            {voice}
            <button type="button" class="btn small" onClick={compare}>
              <Icon id="swap" />
              {t("rules.compare")}
            </button>
          </header>
          {leaf}
        </div>
        <aside class="stay hits" aria-label={t("rules.search")}>
          {finder}
          {about}
        </aside>
      </main>
    </div>
  );
}
