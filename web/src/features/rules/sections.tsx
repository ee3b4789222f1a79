// The paragraphs of a book, each section under its heading.
import type { VNode } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { language, t } from "../../messages";
import { displayName } from "../../state/books";
import { Icon } from "../../ui/cards/face";
import type { SearchHit } from "../../wire";
import { whenIdle } from "./load";
import { Changed, ParagraphView } from "./paragraph";
import { Prose, type TermReplacements } from "./prose";
import { type OpenBook, type Section, sectionsOf } from "./use-book";

interface SectionsProps {
  open: OpenBook;
  wanted: string;
  swaps?: TermReplacements;
  /** The positions of search terms, by book and number. */
  marks?: ReadonlyMap<string, SearchHit>;
}

/** Estimated height of a section before it is rendered, in pixels per character of its text. */
const HEIGHT = 0.6;

/** Return the sections to render: the visible one at once, the others one by one when the browser is idle. */
function useDrawn(sections: readonly Section[], here: Section | undefined): ReadonlySet<Section> {
  const [drawn, setDrawn] = useState<ReadonlySet<Section>>(new Set());
  const at = here ? sections.indexOf(here) : 0;
  const missing = sections
    .filter((each) => each !== here && !drawn.has(each))
    .sort((a, b) => Math.abs(sections.indexOf(a) - at) - Math.abs(sections.indexOf(b) - at));
  const next = missing[0];
  useEffect(() => {
    if (next) whenIdle(() => setDrawn((known) => new Set([...known, next])), 100);
  }, [next]);
  // Printing needs all sections.
  useEffect(() => {
    const all = () => setDrawn(new Set(sections));
    addEventListener("beforeprint", all);
    return () => removeEventListener("beforeprint", all);
  }, [sections]);
  return here ? new Set([...drawn, here]) : drawn;
}

export function Sections({ open, wanted, swaps, marks }: SectionsProps) {
  const { text, house } = open;
  const sections = useMemo(() => sectionsOf(text), [text]);
  const here = sections.find(({ entries }) => entries.some(({ id }) => id === wanted)) ?? sections[0];
  const drawn = useDrawn(sections, here);
  // A section is rendered again only if something in it has changed.
  const made = useMemo(() => new Map<string, VNode>(), [open, swaps, marks]);
  if (!text) return null;
  const paragraphs = (section: Section): VNode => {
    const key = `${section.first} ${section === here ? wanted : ""}`;
    const found = made.get(key) ?? (
      // biome-ignore lint/complexity/noUselessFragments: one node, which can be kept
      <>
        {section.entries.map((entry) => (
          <ParagraphView
            key={entry.id}
            paragraph={entry}
            wanted={entry.id === wanted}
            examples={open.examples(entry.id)}
            changes={open.changes(entry.id)}
            find={open.find}
            swaps={swaps}
            spans={marks?.get(`${entry.book} ${entry.id}`)?.spans}
            titleSpans={marks?.get(`${entry.book} ${entry.id}`)?.title_spans}
          />
        ))}
      </>
    );
    made.set(key, found);
    return found;
  };
  // Changes that only a file can express are listed at the top, if the book has no paragraph for them.
  const homeless = (house?.changes ?? []).filter((change) => change.paragraphs.length === 0);
  return (
    <div class="text">
      {house && (
        <p class="withhouse">
          <Icon id="pen" />
          {t("rules.with_house", {
            name: displayName("house", house.name, house.title),
            number: house.changes.length,
          })}
        </p>
      )}
      {text.language !== language.value && <p class="intro">{t("rules.in_english")}</p>}
      {text.intro && (
        <div class="intro" lang={text.language}>
          <Prose text={text.intro} />
        </div>
      )}
      {homeless.length > 0 && <Changed changes={homeless} />}
      {sections.map((section) => (
        <section
          key={section.first}
          aria-label={section.title || t("rules.title")}
          lang={language.value}
          style={{ "--high": `${Math.round(HEIGHT * lettersIn(section))}px` }}
        >
          <h2
            id={`s-${section.first}`}
            class={section.title ? "" : "vh"}
            lang={section.title && section.entries[0] ? section.entries[0].language : language.value}
          >
            {section.title || t("rules.title")}
          </h2>
          {drawn.has(section) && paragraphs(section)}
        </section>
      ))}
    </div>
  );
}

const lettersIn = ({ entries }: Section): number => entries.reduce((sum, { text }) => sum + text.length, 0);
