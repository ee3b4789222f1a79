// A paragraph of a rulebook: a quotation, so it is set in serif, with its number next to it.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { language, t } from "../../messages";
import { Icon } from "../../ui/cards/face";
import type { Paragraph, PlainChange, ShownExample, Span } from "../../wire";
import { paragraphAddress, withReferences } from "./citation";
import { Examples } from "./example";
import { Prose, type TermReplacements } from "./prose";

/** A text with highlighted spans; positions are counted in code points, as on the server. */
export function Marked({ text, spans }: { text: string; spans: readonly Span[] }) {
  const letters = Array.from(text);
  const parts: ComponentChildren[] = [];
  let at = 0;
  for (const { start, end } of spans) {
    if (start < at) continue;
    parts.push(letters.slice(at, start).join(""), <mark>{letters.slice(start, end).join("")}</mark>);
    at = end;
  }
  parts.push(letters.slice(at).join(""));
  return <>{parts}</>;
}

interface ParagraphProps {
  paragraph: Paragraph;
  /** Whether it is the requested paragraph. */
  wanted?: boolean;
  spans?: readonly Span[];
  titleSpans?: readonly Span[];
  /** Whether to name the book, for lists with paragraphs of several books. */
  named?: boolean;
  examples?: ShownExample[];
  /** The changes of a house rule to this paragraph. */
  changes?: PlainChange[];
  swaps?: TermReplacements;
  /** Looks up related rulings and paragraphs, if they are loaded. */
  find?: (book: string, id: string) => Paragraph | undefined;
}

/** Related paragraphs, shown in place. */
function Related({
  paragraph,
  find,
  children,
}: {
  paragraph: Paragraph;
  find: ParagraphProps["find"];
  children: ComponentChildren;
}) {
  const [open, setOpen] = useState("");
  const shown = open ? withReferences(open, paragraph.book) : null;
  const entry = shown && find?.(shown.book, shown.id);
  if (!children && !paragraph.related.length) return null;
  return (
    <>
      <p class="refs" lang={language.value}>
        {children}
        {paragraph.related.map((reference) => {
          const { book, id, label } = withReferences(reference, paragraph.book);
          const title = find?.(book, id)?.title;
          return title ? (
            <button
              key={reference}
              type="button"
              aria-expanded={open === reference}
              onClick={() => setOpen(open === reference ? "" : reference)}
            >
              <b>{label}</b> <small>{title}</small>
            </button>
          ) : (
            <a key={reference} href={paragraphAddress(book, id)}>
              <b>{label}</b>
            </a>
          );
        })}
      </p>
      {entry && shown && (
        <blockquote class="quote inside" lang={entry.language}>
          <cite>
            <a class="para" href={paragraphAddress(shown.book, shown.id)}>
              {t(`book.${shown.book}`)} {shown.id}
            </a>{" "}
            · {entry.title}
          </cite>
          <Prose text={entry.text} />
        </blockquote>
      )}
    </>
  );
}

/** A house rule's replacement for a paragraph. */
export function Changed({ changes }: { changes: PlainChange[] }) {
  return (
    <ul class="ours" lang={language.value}>
      {changes.map((change) => (
        <li key={change.sentence}>
          <Icon id="pen" />
          <span>
            <b>{change.sentence}</b> <small>{t("house_editor.book_value", { value: change.book })}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}

export function ParagraphView({
  paragraph,
  wanted = false,
  spans = [],
  titleSpans = [],
  named = false,
  examples = [],
  changes = [],
  swaps,
  find,
}: ParagraphProps) {
  const { book, id, title, text } = paragraph;
  const [open, setOpen] = useState(wanted);
  useEffect(() => setOpen(wanted), [wanted]);
  const number = named ? `${t(`book.${book}`)} ${id}` : id;
  return (
    <article
      id={`p-${book}-${id}`}
      class={`rule ${wanted ? "wanted" : ""} ${changes.length ? "changed" : ""}`}
      tabIndex={-1}
      aria-current={wanted ? "true" : undefined}
      lang={paragraph.language}
    >
      <a class="no" href={paragraphAddress(book, id)} aria-label={title ? `${number}, ${title}` : undefined}>
        {number}
      </a>
      <div class="prose">
        {title && (
          <h3>
            <Marked text={title} spans={titleSpans} />
          </h3>
        )}
        <Prose text={text} spans={spans} swaps={swaps} />
        {changes.length > 0 && <Changed changes={changes} />}
        {examples.length > 0 && open && <Examples shown={examples} book={book} />}
        <Related paragraph={paragraph} find={find}>
          {examples.length > 0 && (
            <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
              {t("example.show", { number: examples.length })}
            </button>
          )}
        </Related>
      </div>
    </article>
  );
}
