// A paragraph of a rulebook: a quotation, so it is in serif, with its number beside it.
import type { ComponentChildren } from "preact";
import type { Paragraph, Span } from "../wire";
import { t } from "../words";

/** A text with some of its places marked; places are counted in letters, as the server counts them. */
export function Marked({ text, spans }: { text: string; spans: Span[] }) {
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

export const addressOf = (book: string, id: string): string => `/rules/${book}/${id}`;

interface ParagraphProps {
  paragraph: Paragraph;
  /** Whether it is the one that was asked for. */
  wanted?: boolean;
  text?: ComponentChildren;
  title?: ComponentChildren;
  /** Whether to name the book, where paragraphs of several stand together. */
  named?: boolean;
}

export function ParagraphOf({ paragraph, wanted = false, text, title, named = false }: ParagraphProps) {
  const { book, id, related } = paragraph;
  return (
    <article
      id={`p-${book}-${id}`}
      class={`rule ${wanted ? "wanted" : ""}`}
      tabIndex={-1}
      aria-current={wanted ? "true" : undefined}
      lang={paragraph.language}
    >
      <a class="no" href={addressOf(book, id)}>
        {named ? `${book} ${id}` : id}
      </a>
      <div>
        {(title ?? paragraph.title) && <h3>{title ?? paragraph.title}</h3>}
        <p class="quote">{text ?? paragraph.text}</p>
        {related.length > 0 && (
          <p class="sm" lang={document.documentElement.lang}>
            {t("rules.see")}{" "}
            {related.map((other) => {
              const [slug = book, number = ""] = other.includes(" ") ? other.split(" ") : [book, other];
              return (
                <a key={other} class="para" href={addressOf(slug, number)}>
                  {other}
                </a>
              );
            })}
          </p>
        )}
      </div>
    </article>
  );
}
