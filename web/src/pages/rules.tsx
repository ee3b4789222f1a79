// The rulebooks: /rules/BOOK, opened at a paragraph by /rules/BOOK/PARAGRAPH.
import type { PageProps } from "../main";
import { Reader } from "../rules/reader";
import { Page } from "../ui/page";
import { has, t } from "../words";

export default function Rules({ params }: PageProps) {
  const [book = "classic", paragraph = ""] = params;
  const name = has(`book.${book}`) ? t(`book.${book}`) : book;
  return (
    <Page title={name} lead={t("rules.lead")} cls="rules">
      <Reader book={book} paragraph={decodeURIComponent(paragraph)} />
    </Page>
  );
}
