// The verdict on a house rule: whether it is valid, the hand that shows a problem, and its changes.

import { formatNumber, t } from "../../messages";
import { Icon } from "../../ui/cards/face";
import { YesNo } from "../../ui/controls";
import type { ShownExample } from "../../wire";
import { Citation } from "../rules/citation";
import { ExampleDrawing } from "../rules/example";
import { Citations } from "./changes";
import type { Draft } from "./draft";

/** Progress of a trial. */
function Tried({ draft }: { draft: Draft }) {
  const { done, wanted } = draft.tried;
  const come = wanted ? { max: wanted, value: done } : {};
  return (
    <>
      <progress aria-label={t("house_editor.testing")} {...come} />
      {wanted > 0 && (
        <p class="sm">
          {t("house_editor.progress", { done: formatNumber(done), wanted: formatNumber(wanted) })}
        </p>
      )}
    </>
  );
}

/** What a stuck player might try: each action, why it is refused, and the paragraph. */
const WhyNot = ({ shown, book }: { shown: ShownExample; book: string }) => (
  <>
    <h3>{t("house_editor.refused", { name: shown.table?.name ?? "" })}</h3>
    <ul class="diffs">
      {shown.lines.map((line) => (
        <li key={line.words}>
          {line.words}
          <small>
            {line.why} <Citation reference={line.paragraph} book={book} />
          </small>
        </li>
      ))}
    </ul>
  </>
);

/** Whether the rule can be played: trial running, passed, or the hand that shows a dead end. */
export function Check({ draft }: { draft: Draft }) {
  const { verdict, trying, opened } = draft;
  const fault = verdict?.refused?.errors[0];
  const tried = verdict?.checked?.trials ?? [];
  const hands = tried.reduce((sum, trial) => sum + trial.hands, 0);
  const shown = verdict?.shown;
  const hand = Number(fault?.params.hand ?? 0);
  const stuck = fault?.message === "house.trial.dead_end";
  const blamed = draft.settings.filter((setting) =>
    setting.keys.some((key) => String(fault?.params.keys ?? "").includes(key)),
  );
  return (
    <section class="panel check" aria-live="polite" aria-label={t("house_editor.check")}>
      {!opened?.changes.length ? (
        <p>{t("house_editor.unchanged")}</p>
      ) : trying || !verdict ? (
        <>
          <p>
            <b>{t(draft.problem ? "house_editor.correct_first" : "house_editor.testing")}</b>
          </p>
          {!draft.problem && <Tried draft={draft} />}
        </>
      ) : fault ? (
        <>
          <div class="row1">
            <YesNo yes={false} />
            <div>
              <h2>{t(stuck ? "house_editor.dead_end" : "house_editor.impossible", { hand: hand + 1 })}</h2>
              {shown && (
                <p class="sm">{t("house_editor.with_players", { players: Number(fault.params.players) })}</p>
              )}
            </div>
          </div>
          <p>{shown?.title ?? fault.error}</p>
          {blamed.length > 0 && (
            <p class="sm">
              {t("house_editor.conflict")} <b>{blamed.map((setting) => setting.sentence).join(" ")}</b>
            </p>
          )}
          {draft.canUndo && (
            <button type="button" class="btn small" onClick={draft.undo}>
              <Icon id="undo" />
              {t("house_editor.undo")}
            </button>
          )}
          {shown?.table && <ExampleDrawing table={shown.table} />}
          {stuck && shown && <WhyNot shown={shown} book={draft.book} />}
        </>
      ) : (
        <>
          <div class="row1">
            <YesNo yes />
            <h2>{t("house_editor.tested", { number: hands })}</h2>
          </div>
          <p class="sm">{t("house_editor.tested_about")}</p>
          <dl class="facts">
            {tried.map((trial) => (
              <>
                <dt>{t("house_editor.longest_with", { players: trial.players })}</dt>
                <dd>{t("house_editor.longest", { turns: formatNumber(trial.longest) })}</dd>
              </>
            ))}
          </dl>
        </>
      )}
    </section>
  );
}

/** The house rule in plain words. */
export const Differences = ({ draft }: { draft: Draft }) => (
  <section class="panel" aria-label={t("house_editor.differences")}>
    <h2>{t("house_editor.differences")}</h2>
    {draft.opened?.changes.length ? (
      <ul class="diffs">
        {draft.opened.changes.map((change) => (
          <li key={change.sentence}>
            {change.sentence}
            <small>
              {t("house_editor.book_value", { value: change.book })}{" "}
              <Citations paragraphs={change.paragraphs} book={draft.book} />
            </small>
          </li>
        ))}
      </ul>
    ) : (
      <p class="sm">{t("house_editor.no_differences")}</p>
    )}
  </section>
);
