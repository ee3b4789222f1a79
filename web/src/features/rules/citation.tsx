// A citation of a paragraph: book and number, as a link to its text.
import { t } from "../../messages";

export const paragraphAddress = (book: string, id: string): string => `/rules/${book}/${id}`;

/** The texts with rulings for all books, by the letter before their numbers. */
const RULINGS: Record<string, string> = { G: "general", P: "project" };

/** Parse a reference in the server's form, "general G7": its book, its number, and its label here. */
export function withReferences(reference: string, here: string): { book: string; id: string; label: string } {
  const [first = here, second] = reference.split(" ");
  const [book, id] = second ? [first, second] : [RULINGS[/^([GP])\d/.exec(first)?.[1] ?? ""] ?? here, first];
  const shared = Object.values(RULINGS).includes(book);
  return { book, id, label: book === here || shared ? id : t("para", { book, id }) };
}

/** A link to a paragraph; `book` is the default for a reference that names none. */
export function Citation({ reference, book }: { reference: string | null; book: string }) {
  if (!reference) return null;
  if (reference.startsWith("house:")) return <span class="para">{t("para.house")}</span>;
  const to = withReferences(reference, book);
  return (
    <a class="para" href={paragraphAddress(to.book, to.id)}>
      {to.book === book ? t("para", to) : to.label}
    </a>
  );
}
