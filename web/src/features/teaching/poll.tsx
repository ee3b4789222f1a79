// A poll: what would you do? The answers and the coach's valuation come when it is closed.
import { capitalize, formatList, t } from "../../messages";
import { Icon } from "../../ui/cards/face";
import { SureButton } from "../../ui/controls";
import { Problem } from "../../ui/page";
import type { PollPage } from "../../wire";
import { byNumber, Choices, Situation, Verdicts } from "../replay/asked";
import { MarkSign, type PartProps, usePart } from "./parts";

function Bars({ poll }: { poll: PollPage }) {
  const most = Math.max(1, ...poll.bars.map((each) => each.number));
  const all = poll.bars.reduce((sum, each) => sum + each.number, 0);
  if (!poll.bars.length) return <p>{t("classroom.no_answers")}</p>;
  return (
    <ul class="bars1" aria-label={t("classroom.poll_results")}>
      {poll.bars.map((bar) => (
        <li key={bar.choice.actions.join()}>
          <span class="words">
            <b>{capitalize(bar.choice.words)}</b>
            {bar.label && <MarkSign label={bar.label} />}
          </span>
          <span class="bar1">
            <i style={{ width: `${(bar.number / most) * 100}%` }} aria-hidden="true" />
            <b>{t("classroom.votes", { number: bar.number, of: all })}</b>
          </span>
          {bar.names.length > 0 && <small>{formatList(bar.names)}</small>}
        </li>
      ))}
    </ul>
  );
}

export function PollView({ number, page, live }: PartProps & { number: number }) {
  const [poll, problem] = usePart<PollPage>(page, `/polls/${number}`, (each) => !each.open && !each.coach);
  if (!poll) return problem ? <Problem text={problem} /> : <p role="status">{t("loading")}</p>;
  const teacher = page.role !== "member";
  const { question } = poll;
  const choose = (choice: number) => {
    if (poll.open && page.me && question.choices[choice])
      void live.send({ do: "answer_poll", poll: number, choice });
  };
  return (
    <div class="stack1">
      <div class="opened29">
        <h2>{poll.title}</h2>
        {poll.note && <p class="noted">{poll.note}</p>}
      </div>
      <div class="exercise" onKeyDown={byNumber(choose)}>
        <Situation exercise={question} chosen={poll.own ?? -1} found={poll.coach} />
        <section class="panel answers" aria-label={t("exercise.question")}>
          <h2 class="ask1">{question.question}</h2>
          {poll.open ? (
            <>
              <Choices choices={question.choices} chosen={poll.own ?? -1} onChoose={choose} />
              <p role="status" class="sm signed">
                {poll.own !== null && <Icon id="tick" />}
                <span>
                  {poll.own !== null && `${t("classroom.poll_answered")} `}
                  {t("classroom.poll_hidden", { number: poll.waiting })}
                </span>
              </p>
            </>
          ) : (
            <>
              <Bars poll={poll} />
              {poll.coach ? (
                <>
                  <h3>{t("classroom.coach_says")}</h3>
                  <Verdicts
                    choices={question.choices}
                    found={poll.coach}
                    chosen={poll.own ?? -1}
                    more={t("classroom.other_choices")}
                  />
                </>
              ) : (
                <p role="status">{t("classroom.coach_thinks")}</p>
              )}
            </>
          )}
          {teacher && poll.open && (
            <>
              {poll.answered.length > 0 && (
                <p class="sm">{t("classroom.have_answered", { names: formatList(poll.answered) })}</p>
              )}
              <div class="acts">
                <SureButton
                  label={t("classroom.close_poll")}
                  sure={t("classroom.close_poll_sure")}
                  onClick={() => void live.send({ do: "close_poll", poll: number })}
                />
              </div>
            </>
          )}
        </section>
      </div>
    </div>
  );
}
