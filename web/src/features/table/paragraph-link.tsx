// Links to the paragraphs of a book.
import { t } from "../../messages";

/** True for an addition of a house rule, which has no paragraph. */
export const isOfHouse = (id: string) => id.startsWith("house:");
/** Return the address of a paragraph; for a house rule's addition, the top of its book. */
export const paragraphAt = (book: string, id: string) =>
  isOfHouse(id) ? `/rules/${book}` : `/rules/${book}/${encodeURIComponent(id)}`;

export const paragraphName = (book: string, id: string) =>
  isOfHouse(id) ? t("para.house") : t("para", { book, id });

/** A link to a paragraph's text. */
export function ParagraphLink({ book, id }: { book: string; id: string }) {
  return (
    <a class="para" href={paragraphAt(book, id)} target="_blank" rel="noopener">
      {paragraphName(book, id)}
    </a>
  );
}
