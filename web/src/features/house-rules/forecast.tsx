// What a house rule does to the game: bots play it next to its book while the reader watches.
import { formatNumber, t } from "../../messages";
import type { Draft } from "./draft";

/** The differences so far. Screen readers announce the beginning and the end, not every step. */
export function Forecast({ draft }: { draft: Draft }) {
  const found = draft.forecast;
  if (!found) return null;
  const { hands = 0, sentences = [] } = found;
  const done = found.status === "done";
  const number = formatNumber(hands);
  return (
    <section class="panel forecast" aria-label={t("house_editor.forecast")}>
      <h2>{t("house_editor.forecast")}</h2>
      <p class="vh" role="status">
        {done
          ? t("house_editor.forecast_ready", { number: sentences.length })
          : t("house_editor.forecast_plays")}
      </p>
      {!done && <progress aria-label={t("house_editor.forecast_plays")} />}
      {sentences.length > 0 && (
        <ul class="diffs">
          {sentences.map((each) => (
            <li key={each}>{each.replaceAll(" %", "\u00a0%")}</li>
          ))}
        </ul>
      )}
      <p class="sm">
        {done
          ? t(sentences.length ? "house_editor.forecast_done" : "house_editor.forecast_none", { number })
          : hands > 0
            ? t("house_editor.forecast_so_far", { number })
            : t("house_editor.forecast_plays")}
      </p>
    </section>
  );
}
