// What the rules answer: the verdict with its paragraphs, all legal plays, score and advice.
import { formatNumber, t } from "../../messages";
import { YesNo } from "../../ui/controls";
import type { Paragraph, Reason } from "../../wire";
import { Citation } from "../rules/citation";
import { Prose } from "../rules/prose";
import { Hits } from "../rules/search";
import { changeQuestion, hint, loadExtra, opened, playLine, score, table } from "./position";

const Cite = ({ name }: { name: string }) => (
  <Citation book={table.value?.book ?? "classic"} reference={name} />
);

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
function AnswerView() {
  const now = table.value;
  const found = opened.value;
  const said = found?.answer;
  const out = found?.out;
  if (!now || !found) return null;
  const name = now.seats[now.actor - 1]?.name ?? "";
  if (found.rules)
    return (
      <section class="panel answer" aria-live="polite" aria-label={t("ask.answer")}>
        <h2>{t("ask.rules_say")}</h2>
        {found.unanswered && <p>{found.unanswered}</p>}
        <Hits found={found.rules} only={now.book} />
      </section>
    );
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
function Allowed() {
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
function ExtraAnswers() {
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

/** Everything below the question. */
export function Answers() {
  return (
    <>
      <AnswerView />
      <Allowed />
      <ExtraAnswers />
    </>
  );
}
