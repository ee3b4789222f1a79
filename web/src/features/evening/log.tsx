// What happened in an evening, newest first.
import { useEffect, useState } from "preact/hooks";
import { formatDate, t } from "../../messages";
import { get } from "../../net/http";
import { Problem, useProblem } from "../../ui/page";
import type { EveningLog, EveningLogLine, EveningPage } from "../../wire";

export function LogView({ page }: { page: EveningPage }) {
  const [lines, setLines] = useState<EveningLogLine[] | null>(null);
  const [problem, attempt] = useProblem();
  useEffect(
    () => void attempt(async () => setLines((await get<EveningLog>(`/api/evenings/${page.id}/log`)).lines)),
    [page.state.number],
  );
  return (
    <section class="panel">
      <h2>{t("evening.view.log")}</h2>
      <Problem text={problem} />
      <ol class="logl" reversed>
        {[...(lines ?? [])].reverse().map((each) => (
          <li key={each.number}>
            <span class="sm">
              {formatDate(new Date(each.at).toISOString())}
              {each.by && ` · ${each.by}`}
            </span>
            <span>{each.sentence}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
