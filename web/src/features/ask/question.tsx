// The question as a sentence with choices, and the answer: yes or no, why, the paragraph, and all legal
// actions.
import { useState } from "preact/hooks";
import { formatNumber, t } from "../../messages";
import { Face } from "../../ui/cards/face";
import { kindNames, someCard } from "../../ui/cards/names";
import { YesNo } from "../../ui/controls";
import { RichMessage } from "../../ui/rich-message";
import type { Paragraph, Reason } from "../../wire";
import { Citation } from "../rules/citation";
import { Prose } from "../rules/prose";
import {
  applyChanges,
  changeQuestion,
  hint,
  loadExtra,
  opened,
  PLAY,
  place,
  playLine,
  questionDraft,
  score,
  table,
} from "./position";

const Cite = ({ name }: { name: string }) => (
  <Citation book={table.value?.book ?? "classic"} reference={name} />
);

/** "May Ana take the pile with K and 2?" */
export function Question() {
  const now = table.value;
  if (!now) return null;
  const { verb, cards, to, typed } = questionDraft.value;
  const chosen = now.verbs.find((each) => each.line === verb);
  const own = now.places.find((each) => each.place === `sets${now.seats[now.actor - 1]?.side}`);
  const ranks = (own?.sets ?? []).map((set) => set.place.split(".")[1] ?? "");
  const takes = chosen && chosen.cards !== "none" && !typed;
  const form = !takes ? "do" : verb === "take" ? "take" : verb === "add" && ranks.length ? "add" : "cards";
  const parts = {
    who: () => (
      <select
        aria-label={t("ask.who")}
        value={String(now.seat)}
        onChange={(event) => applyChanges({ do: "say", fact: "seat", value: event.currentTarget.value })}
      >
        {now.seats.map((each) => (
          <option key={each.seat} value={String(each.seat)}>
            {each.name}
          </option>
        ))}
      </select>
    ),
    what: () => (
      <select
        aria-label={t("ask.what")}
        value={typed ? "" : verb}
        onChange={(event) => {
          const next = now.verbs.find((each) => each.line === event.currentTarget.value);
          changeQuestion({
            verb: event.currentTarget.value,
            to: "",
            ...(next?.cards === "none" && { cards: [] }),
          });
          if (next && next.cards !== "none") place.value = PLAY;
        }}
      >
        {typed && <option value="">{typed}</option>}
        {now.verbs.map((each) => (
          <option key={each.line} value={each.line}>
            {each.words}
          </option>
        ))}
      </select>
    ),
    cards: () => (
      <span class={`with ${place.value === PLAY ? "now" : ""}`}>
        {cards.map((card, i) => (
          <button
            key={i}
            type="button"
            class="out"
            aria-label={t("ask.remove_card", { card: t(`rank.${card}`) })}
            onClick={() => changeQuestion({ cards: cards.filter((_, n) => n !== i) })}
          >
            <Face card={someCard(card, i)} />
          </button>
        ))}
        <button
          type="button"
          class="pick askslot"
          data-place={PLAY}
          aria-pressed={place.value === PLAY}
          aria-label={t("ask.with_cards")}
          onFocus={() => {
            place.value = PLAY;
          }}
          onClick={() => {
            place.value = PLAY;
          }}
        >
          +
        </button>
      </span>
    ),
    set: () => (
      <select
        aria-label={t("ask.to")}
        value={to}
        onChange={(event) => changeQuestion({ to: event.currentTarget.value })}
      >
        <option value="">{t("ask.to_any")}</option>
        {ranks.map((rank) => (
          <option key={rank} value={rank}>
            {t("ask.to_set", { names: kindNames(rank) })}
          </option>
        ))}
      </select>
    ),
  };
  return (
    <section class="panel question" aria-label={t("ask.title")}>
      <h2>{t("ask.question")}</h2>
      <p class="sentence">
        <RichMessage id={`ask.may_${form}`} parts={parts} />
      </p>
      <Typed key={typed} />
    </section>
  );
}

/** The question as free text. */
function Typed() {
  const [words, setWords] = useState(questionDraft.value.typed);
  return (
    <form
      class="typed"
      onSubmit={(event) => {
        event.preventDefault();
        changeQuestion({ typed: words.trim() });
      }}
    >
      <label>
        <span class="sm">{t("ask.in_words")}</span>
        <input
          type="text"
          value={words}
          maxLength={200}
          autocomplete="off"
          placeholder={t("ask.in_words_example")}
          onInput={(event) => setWords(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="btn">
        {t("ask.ask")}
      </button>
    </form>
  );
}

const Quote = ({ paragraph }: { paragraph: Paragraph }) => (
  <blockquote class="quote" lang={paragraph.language}>
    <cite>
      <Cite name={`${paragraph.book} ${paragraph.id}`} /> · {paragraph.title}
    </cite>
    <Prose text={paragraph.text} />
  </blockquote>
);

const Notes = ({ notes }: { notes: Reason[] }) => (
  <ul class="notes">
    {notes.map((note) => (
      <li key={note.message}>
        {note.sentence} <Cite name={note.cites} />
      </li>
    ))}
  </ul>
);

/** The answer, yes or no. */
export function AnswerView() {
  const now = table.value;
  const found = opened.value;
  const said = found?.answer;
  const out = found?.out;
  if (!now || !found) return null;
  const name = now.seats[now.actor - 1]?.name ?? "";
  if (!said && !out)
    return (
      <section class="panel answer" aria-live="polite">
        <p>
          {found.faults.length
            ? t("ask.impossible")
            : found.unanswered || t(playLine() ? "ask.loading" : "ask.no_question")}
        </p>
      </section>
    );
  const yes = Boolean(said?.legal ?? out?.legal);
  const texts = said?.paragraphs ?? out?.paragraphs ?? [];
  const words = said ? (said.refusal?.sentence ?? said.words) : out?.words;
  return (
    <section class="panel answer" aria-live="polite" aria-label={t("ask.answer")}>
      <div class="row1">
        <YesNo yes={yes} />
        <h2>{t(yes ? "ask.yes" : "ask.no", { name })}</h2>
      </div>
      {words && <p class="said2">{words}</p>}
      <Notes notes={said?.notes ?? [...(out?.missing ?? []), ...(out?.notes ?? [])]} />
      {texts[0] && <Quote paragraph={texts[0]} />}
      {texts.length > 1 && (
        <details>
          <summary>{t("ask.also", { number: texts.length - 1 })}</summary>
          {texts.slice(1).map((each) => (
            <Quote key={each.id} paragraph={each} />
          ))}
        </details>
      )}
      {!texts.length && said && <Cite name={said.cites} />}
    </section>
  );
}

/** All legal actions in this position. */
export function Allowed() {
  const now = table.value;
  const found = opened.value?.legal;
  if (!now || !found) return null;
  const name = now.seats[found.seat - 1]?.name ?? "";
  return (
    <section class="panel allowed">
      <h2>{t("ask.allowed", { name })}</h2>
      {!found.actions.length && <p>{t("ask.over")}</p>}
      <ul>
        {found.actions.map((each) => (
          <li key={each.action}>
            <YesNo yes />
            <button type="button" class="told1" onClick={() => changeQuestion({ typed: each.action })}>
              {each.words}
            </button>
            <span class="cites">
              {each.paragraphs.slice(0, 2).map((name) => (
                <Cite key={name} name={name} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The score of the position, and the coach's advice. */
export function ExtraAnswers() {
  const counted = score.value;
  const best = hint.value?.plays[0];
  return (
    <section class="panel looks" aria-live="polite">
      <div class="acts">
        <button type="button" class="btn" onClick={() => void loadExtra("score")}>
          {t("ask.score")}
        </button>
        <button type="button" class="btn" onClick={() => void loadExtra("hint")}>
          {t("ask.hint")}
        </button>
      </div>
      {counted && <p class="sm">{t(counted.over ? "ask.score_over" : "ask.score_now")}</p>}
      {counted?.sides.map((side) => (
        <table key={side.side} class="lines1">
          <caption>
            {t("ask.score_side", {
              side: side.side,
              points: formatNumber(side.hand),
              total: formatNumber(side.total),
            })}
          </caption>
          <tbody>
            {side.lines.map((each, i) => (
              <tr key={i}>
                <td>{each.for}</td>
                <td>{formatNumber(each.points)}</td>
                <td>{each.paragraph && <Cite name={each.paragraph} />}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      {best && (
        <>
          <p>
            <b>{t("ask.coach", { play: best.words })}</b>
          </p>
          <ul class="notes">
            {best.reasons.map((each) => (
              <li key={each.message}>{each.sentence}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
