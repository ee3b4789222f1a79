// A paragraph where it is cited: by its book and number, as a link to its text.
import { t } from "../words";

export const addressOf = (book: string, id: string): string => `/rules/${book}/${id}`;

/** The books of rulings that hold in all of them, by the letter before their numbers. */
const RULINGS: Record<string, string> = { G: "general", P: "project" };

/** A reference as the server writes it, "general G7": its book, its number, and how it is called here. */
export function referred(reference: string, here: string): { book: string; id: string; label: string } {
  const [first = here, second] = reference.split(" ");
  const [book, id] = second ? [first, second] : [RULINGS[/^([GP])\d/.exec(first)?.[1] ?? ""] ?? here, first];
  const shared = Object.values(RULINGS).includes(book);
  return { book, id, label: book === here || shared ? id : t("para", { book, id }) };
}

/** A paragraph by its book and number; `book` is that of a reference that names none. */
export function Cited({ reference, book }: { reference: string | null; book: string }) {
  if (!reference) return null;
  if (reference.startsWith("house:")) return <span class="para">{t("para.house")}</span>;
  const to = referred(reference, book);
  return (
    <a class="para" href={addressOf(to.book, to.id)}>
      {to.book === book ? t("para", to) : to.label}
    </a>
  );
}
