// The leaf: the paragraphs of a book, each section under its heading.
import { Icon } from "../cards/face";
import { named } from "../lobby/books";
import type { SearchHit } from "../wire";
import { language, t } from "../words";
import { type OpenBook, sectionsOf } from "./book";
import { Prose, type Swaps } from "./prose";
import { Changed, ParagraphOf } from "./text";

interface SectionsProps {
  open: OpenBook;
  wanted: string;
  swaps?: Swaps;
  /** Where words that were searched for stand, by book and number. */
  marks?: ReadonlyMap<string, SearchHit>;
}

export function Sections({ open, wanted, swaps, marks }: SectionsProps) {
  const { text, house } = open;
  if (!text) return null;
  // What only a file can say is told at the head, if the book has no paragraph for it.
  const homeless = (house?.changes ?? []).filter((change) => change.paragraphs.length === 0);
  return (
    <div class="text">
      {house && (
        <p class="withhouse">
          <Icon id="pen" />
          {t("rules.with_house", { name: named("house", house.name), number: house.changes.length })}
        </p>
      )}
      {text.language !== language.value && <p class="intro">{t("rules.in_english")}</p>}
      {text.intro && (
        <div class="intro" lang={text.language}>
          <Prose text={text.intro} />
        </div>
      )}
      {homeless.length > 0 && <Changed changes={homeless} />}
      {sectionsOf(text).map((section) => (
        <section key={section.first} aria-label={section.title || t("rules.title")} lang={language.value}>
          <h2
            id={`s-${section.first}`}
            class={section.title ? "" : "vh"}
            lang={section.title && section.entries[0] ? section.entries[0].language : language.value}
          >
            {section.title || t("rules.title")}
          </h2>
          {section.entries.map((entry) => (
            <ParagraphOf
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
        </section>
      ))}
    </div>
  );
}
