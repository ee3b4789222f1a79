// The rules of an evening on one page: the book, what the club changes, and how rounds are scored.
import { useEffect, useState } from "preact/hooks";
import { formatList, t } from "../../messages";
import { get, post } from "../../net/http";
import { Problem, useProblem } from "../../ui/page";
import type { EveningState, OpenedHouse } from "../../wire";

/** Return the house rule of an evening in plain words: its text, or the name of a shipped one. */
function useHouse(house: string): [OpenedHouse | null, string] {
  const [found, setFound] = useState<OpenedHouse | null>(null);
  const [problem, attempt] = useProblem();
  useEffect(() => {
    if (!house) return;
    void attempt(async () =>
      setFound(
        await (house.includes("\n")
          ? post<OpenedHouse>("/api/houses/opened", { text: house })
          : get<OpenedHouse>(`/api/houses/${house}/opened`)),
      ),
    );
  }, [house]);
  return [found, problem];
}

export function RulesOnPaper({ state }: { state: EveningState }) {
  const { settings } = state;
  const { book = "classic", house = "", options = [], hands, minutes, rounds = 3 } = settings;
  const [opened, problem] = useHouse(house);
  const chosen = opened?.options ?? options;
  const ends = [
    hands && t("evening.rule_hands", { number: hands }),
    minutes && t("evening.rule_minutes", { number: minutes }),
  ].filter(Boolean);
  return (
    <>
      <Problem text={problem} />
      <h2>{t("evening.rule_book")}</h2>
      <ul class="rules1">
        <li>{opened ? `${opened.name} (${t(`book.${book}`)})` : t(`book.${book}`)}</li>
        {chosen.length > 0 && <li>{t("evening.rule_options", { names: formatList(chosen) })}</li>}
        {opened?.about && <li>{opened.about}</li>}
      </ul>
      {opened && opened.changes.length > 0 && (
        <>
          <h2>{t("evening.rule_changes")}</h2>
          <ul class="rules1">
            {opened.changes.map((each) => (
              <li key={each.sentence}>{each.sentence}</li>
            ))}
          </ul>
        </>
      )}
      <h2>{t("evening.what")}</h2>
      <ul class="rules1">
        <li>{t("evening.rule_rounds", { number: rounds })}</li>
        {ends.map((each) => (
          <li key={String(each)}>{each}</li>
        ))}
        {minutes && (
          <li>
            {t("evening.unfinished")} {t(`evening.unfinished.${settings.unfinished ?? "ignore"}`)}.
          </li>
        )}
        {settings.movement && settings.movement !== "individual" && (
          <li>
            {t("evening.movement")}: {t(`evening.movement.${settings.movement}`)}.{" "}
            {t(`evening.movement.${settings.movement}.about`)}
          </li>
        )}
        <li>
          {t("evening.scoring")}: {t(`evening.scoring.${settings.scoring ?? "total"}`)}
        </li>
        <li>
          {t("evening.bye")} {t(`evening.bye.${settings.bye?.kind ?? "average"}`)}.
        </li>
        <li>
          {t("evening.ties")}:{" "}
          {formatList((settings.tie_breaks ?? []).map((each) => t(`evening.tie.${each}`))) ||
            t("evening.tie_none")}
        </li>
        {settings.duplicate && (settings.all_online || settings.dealing_lists) && (
          <li>{t("evening.rule_same")}</li>
        )}
      </ul>
    </>
  );
}
