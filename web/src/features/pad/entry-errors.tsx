// Conflicting or impossible entries: both versions are shown, and the player chooses.

import { formatNumber, t } from "../../messages";
import { navigate } from "../../state/router";
import type { PadForm } from "../../wire";
import { Citation } from "../rules/citation";
import { ScoreLines, SideName } from "./controls";
import { newDraft } from "./draft";
import { linesHere, SIDES, tableOf } from "./local-sheet";
import { type StoredPad, storeDraft } from "./store";
import type { Entry } from "./sums";
import { handOnPad, resolveConflict } from "./sync";

export function EntryErrors({ kept, names }: { kept: StoredPad; names: string[][] }) {
  const waiting = kept.waiting.find((each) => each.trouble);
  if (!waiting) return null;
  const { trouble } = waiting;
  const choose = (choice: "theirs" | "mine" | "both") => void resolveConflict(kept.id, waiting.key, choice);
  const again = () => {
    const { entry } = waiting;
    if (!entry) return;
    const place = waiting.hand - kept.state.pad.game.played - 1;
    const table = tableOf(kept.state.pad, kept.form, place, kept.state.pad.sheet.totals);
    const draft = newDraft(kept.form, waiting.hand, false, entry, table);
    if (waiting.seen) draft.seen = waiting.seen;
    else delete draft.seen;
    // It stays in its place until it is replaced: otherwise the hands after it would be sent as earlier ones.
    draft.replaces = waiting.key;
    storeDraft(`${kept.id}.${waiting.hand}`, draft);
    navigate(`/pad/${kept.id}/hand/${waiting.hand}${draft.alone ? "?points" : ""}`);
  };
  if (trouble?.kind === "doubted")
    return (
      <section class="doubt" role="alert">
        <h2>
          <span class="q" aria-hidden="true">
            ?
          </span>
          {t("pad.hand_doubted", { hand: waiting.hand })}
        </h2>
        {trouble.doubts.map((doubt) => (
          <p key={doubt.sentence}>
            {doubt.sentence} <Citation book={kept.form.book} reference={doubt.paragraph} />
          </p>
        ))}
        <div class="acts">
          <button
            type="button"
            class="btn small"
            onClick={() => void resolveConflict(kept.id, waiting.key, "so")}
          >
            {t("pad.yes_right")}
          </button>
          <button type="button" class="btn small" onClick={again}>
            {t("pad.correct_it")}
          </button>
        </div>
      </section>
    );
  if (trouble?.kind === "refused")
    return (
      <section class="doubt" role="alert">
        <h2>
          <span class="q no" aria-hidden="true">
            !
          </span>
          {t("pad.not_accepted", { hand: waiting.hand })}
        </h2>
        <p>{trouble.sentence}</p>
        <div class="acts">
          {waiting.entry && (
            <button type="button" class="btn small" onClick={again}>
              {t("pad.correct_it")}
            </button>
          )}
          <button type="button" class="btn small" onClick={() => choose("theirs")}>
            {t("pad.discard_entry")}
          </button>
        </div>
      </section>
    );
  const there = handOnPad(kept.state, waiting.hand);
  return (
    <section class="doubt conflict" role="alert">
      <h2>
        <span class="q" aria-hidden="true">
          ?
        </span>
        {t(`pad.conflict.${waiting.what}`, { hand: waiting.hand })}
      </h2>
      <p>{t("pad.conflict_about")}</p>
      <div class="versions">
        <Version title={t("pad.theirs")} form={kept.form} entry={there} names={names} />
        <Version
          title={t("pad.mine")}
          form={kept.form}
          entry={waiting.entry}
          names={names}
          struck={waiting.what === "strike"}
        />
      </div>
      <div class="acts">
        <button type="button" class="btn small" onClick={() => choose("theirs")}>
          {t("pad.keep_theirs")}
        </button>
        <button type="button" class="btn small" onClick={() => choose("mine")}>
          {t("pad.use_mine")}
        </button>
        {waiting.what === "hand" && (
          <button type="button" class="btn small" onClick={() => choose("both")}>
            {t("pad.keep_both")}
          </button>
        )}
      </div>
    </section>
  );
}

interface VersionProps {
  title: string;
  form: PadForm;
  entry: Entry | undefined;
  names: string[][];
  struck?: boolean;
}

/** One of the two versions, line by line. */
function Version({ title, form, entry, names, struck }: VersionProps) {
  const lines = entry ? linesHere(form, entry, t("pad.given")) : [];
  return (
    <div>
      <h3>{title}</h3>
      {entry ? (
        names.map((side, i) => (
          <div key={i}>
            <p class="sidehead">
              <SideName side={SIDES[i] ?? "A"} names={side} />
              <b>
                {formatNumber(
                  lines.filter((line) => line.side === SIDES[i]).reduce((sum, line) => sum + line.points, 0),
                )}
              </b>
            </p>
            <details>
              <summary>{t("pad.lines")}</summary>
              <ScoreLines form={form} lines={lines} side={SIDES[i] ?? "A"} head={t("pad.this_hand")} tight />
            </details>
          </div>
        ))
      ) : (
        <p class="sm">{t(struck ? "pad.deleted" : "pad.gone")}</p>
      )}
    </div>
  );
}
