// Homework: a pupil answers each position alone; the coach marks, and says why.
import { useState } from "preact/hooks";
import { capitalize, t } from "../../messages";
import { Icon } from "../../ui/cards/face";
import { SureButton } from "../../ui/controls";
import { Problem } from "../../ui/page";
import type { HomeworkItem, HomeworkPage } from "../../wire";
import { byNumber, Choices, Situation, Verdicts } from "../replay/asked";
import { Why } from "../replay/decisions";
import { costOf, MarkSign, type PartProps, usePart, when } from "./parts";

interface ItemProps extends PartProps {
  work: HomeworkPage;
  item: HomeworkItem;
}

function Marked({ work, item, live }: ItemProps) {
  const last = item.answers.at(-1) ?? -1;
  if (!item.mark) return <p role="status">{t("classroom.coach_thinks")}</p>;
  return (
    <>
      <p class="marked1" role="status">
        <MarkSign label={item.mark.label} /> <b>{capitalize(item.question.choices[last]?.words ?? "")}</b>
      </p>
      {item.mark.label !== "same" && <p>{costOf(item.mark)}</p>}
      {item.coach ? (
        <Verdicts
          choices={item.question.choices}
          found={item.coach}
          chosen={last}
          more={t("classroom.other_choices")}
        />
      ) : (
        <>
          {item.advice && <Why reasons={item.advice.reasons} />}
          <p>{t("classroom.try_or_see")}</p>
          <div class="acts">
            <SureButton
              label={t("classroom.reveal")}
              sure={t("classroom.reveal_sure")}
              onClick={() => void live.send({ do: "reveal", homework: work.number, item: item.item })}
            />
          </div>
        </>
      )}
    </>
  );
}

function Question(props: ItemProps) {
  const { work, item, live } = props;
  const { question } = item;
  const last = item.answers.at(-1) ?? -1;
  const choose = (choice: number) => {
    if (item.may_answer && question.choices[choice])
      void live.send({ do: "answer_homework", homework: work.number, item: item.item, choice });
  };
  return (
    <div class="exercise" onKeyDown={byNumber(choose)}>
      <Situation exercise={question} chosen={last} found={item.coach} />
      <section class="panel answers" aria-label={t("exercise.question")}>
        <h2 class="ask1">{question.question}</h2>
        {item.note && <p class="noted">{item.note}</p>}
        {item.answers.length > 0 && <Marked {...props} />}
        {item.may_answer && <Choices choices={question.choices} chosen={last} onChoose={choose} />}
        {item.late && <p class="sm">{t("classroom.late")}</p>}
      </section>
    </div>
  );
}

export function HomeworkView({ number, page, live }: PartProps & { number: number }) {
  const [work, problem] = usePart<HomeworkPage>(page, `/homework/${number}`, (each) =>
    each.items.some((item) => item.answers.length > 0 && !item.mark),
  );
  const [at, setAt] = useState(0);
  if (!work) return problem ? <Problem text={problem} /> : <p role="status">{t("loading")}</p>;
  const item = work.items[at];
  return (
    <div class="stack1">
      <div class="opened29">
        <h2>{work.title}</h2>
        <p class="sm">
          {t(work.due < page.now ? "classroom.was_due" : "classroom.due", { when: when(work.due) })}{" "}
          {t(work.retry ? "classroom.with_retry" : "classroom.one_try")}
        </p>
        <nav class="tabs1" aria-label={t("classroom.positions")}>
          {work.items.map((each, i) => (
            <button
              key={each.item}
              type="button"
              class="chip"
              aria-pressed={i === at}
              onClick={() => setAt(i)}
            >
              {i + 1}. {each.title}
              {each.answers.length > 0 && (
                <>
                  {" "}
                  <Icon id="tick" />
                  <span class="vh">{t("classroom.you_answered")}</span>
                </>
              )}
            </button>
          ))}
        </nav>
      </div>
      {item && <Question key={item.item} work={work} item={item} page={page} live={live} />}
    </div>
  );
}
