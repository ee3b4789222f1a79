// Learn in ten minutes: an explained first hand of each book.

import { stepReached } from "../features/lesson/lesson-model";
import { t } from "../messages";
import { BOOKS, EMBLEMS } from "../state/books";
import { SvgSymbol } from "../ui/cards/face";
import { Page } from "../ui/page";

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
              <SvgSymbol id={EMBLEMS[book] ?? "mark"} />
            </span>
            <div class="what">
              <b>{t(`book.${book}`)}</b>
              <span>{t(`book.${book}.about`)}</span>
            </div>
            <Ways book={book} />
          </li>
        ))}
      </ul>
      <p>
        <a class="btn" href="/exercise">
          {t("learn.exercise")}
        </a>
      </p>
      <p>
        <a href="/compare">{t("learn.compare")}</a>
      </p>
    </Page>
  );
}

/** Buttons to begin, or to resume where the lesson was left. */
function Ways({ book }: { book: string }) {
  const number = stepReached(book);
  const name = t(`book.${book}`);
  const [way, label] =
    number > 1
      ? [t("learn.resume"), t("learn.resume_book", { book: name, number })]
      : [t("learn.begin"), t("learn.begin_book", { book: name })];
  return (
    <div class="acts">
      {number > 1 && (
        <a
          class="btn quiet"
          href={`/learn/${book}?step=1`}
          aria-label={t("learn.again_book", { book: name })}
        >
          {t("learn.again")}
        </a>
      )}
      <a class="btn" href={`/learn/${book}`} aria-label={label}>
        {way}
      </a>
    </div>
  );
}
