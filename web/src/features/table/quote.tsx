// Paragraphs quoted from a book.
import { t } from "../../messages";
import type { Paragraph, Reason } from "../../wire";
import { Prose } from "../rules/prose";

export const Quote = ({ reason }: { reason: Reason }) =>
  reason.paragraph ? <Quoted paragraph={reason.paragraph} /> : null;

/** A paragraph, quoted from the book. */
export function Quoted({ paragraph: { book, id, title, text } }: { paragraph: Paragraph }) {
  return (
    <blockquote>
      <cite>
        {t("para", { book, id })} · {title}
      </cite>
      <Prose text={text} />
    </blockquote>
  );
}
