// Learn in ten minutes: a first hand of each book, explained as it goes.
import { Use } from "../cards/face";
import { BOOKS, EMBLEMS } from "../lobby/books";
import { Page } from "../ui/page";
import { t } from "../words";

export default function Learn() {
  return (
    <Page title={t("learn.title")} lead={t("learn.lead")} cls="plain learn">
      <ol class="idea">
        {["sets", "canastas", "pile", "out"].map((each) => (
          <li key={each}>{t(`learn.${each}`)}</li>
        ))}
      </ol>
      <h2>{t("learn.which")}</h2>
      <ul class="rows">
        {BOOKS.map((book) => (
          <li key={book} class="panel tablerow">
            <span class={`emb c-${book}`}>
              <Use id={EMBLEMS[book] ?? "mark"} />
            </span>
            <div class="what">
              <b>{t(`book.${book}`)}</b>
              <span>{t(`book.${book}.about`)}</span>
            </div>
            <div class="acts">
              <a
                class="btn"
                href={`/learn/${book}`}
                aria-label={t("learn.begin_book", { book: t(`book.${book}`) })}
              >
                {t("learn.begin")}
              </a>
            </div>
          </li>
        ))}
      </ul>
      <p>
        <a href="/compare">{t("learn.compare")}</a>
      </p>
    </Page>
  );
}
