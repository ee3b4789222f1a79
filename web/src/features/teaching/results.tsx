// The results of homework, for teachers: pupils and positions.
import { formatNumber, t } from "../../messages";
import { Problem } from "../../ui/page";
import type { HomeworkResults } from "../../wire";
import { games, MarkSign, type PartProps, usePart, when } from "./parts";

export function ResultsView({ number, page }: PartProps & { number: number }) {
  const [found, problem] = usePart<HomeworkResults>(page, `/homework/${number}/results`, (each) =>
    each.ready.includes(false),
  );
  if (!found) return problem ? <Problem text={problem} /> : <p role="status">{t("loading")}</p>;
  return (
    <section class="panel">
      <h2>{found.title}</h2>
      <p class="sm">
        {t(found.due < page.now ? "classroom.was_due" : "classroom.due", { when: when(found.due) })}
      </p>
      {found.ready.includes(false) && <p role="status">{t("classroom.coach_thinks")}</p>}
      <div class="scroller" tabIndex={0} role="region" aria-label={found.title}>
        <table class="stand">
          <caption class="vh">{found.title}</caption>
          <thead>
            <tr>
              <th scope="col" class="l">
                {t("classroom.pupil")}
              </th>
              <th scope="col">{t("classroom.answered")}</th>
              <th scope="col">{t("classroom.right")}</th>
              <th scope="col">{t("classroom.mean_cost")}</th>
              {found.items.map((title, i) => (
                <th scope="col" key={i} class="l">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.rows.map((row) => (
              <tr key={row.member}>
                <th scope="row" class="l">
                  {row.name}
                </th>
                <td>{t("classroom.of", { number: row.answered, of: found.items.length })}</td>
                <td class="pt">{formatNumber(row.right)}</td>
                <td>{row.cost === null ? "–" : games(row.cost)}</td>
                {row.cells.map((cell, i) => (
                  <td key={i} class="l">
                    {cell.tries === 0 ? (
                      "–"
                    ) : (
                      <>
                        {cell.mark && <MarkSign label={cell.mark.label} />} {cell.words}
                        <small>
                          {" "}
                          {[
                            cell.tries > 1 ? t("classroom.tries", { number: cell.tries }) : "",
                            cell.late ? t("classroom.late_short") : "",
                          ]
                            .filter(Boolean)
                            .join(", ")}
                        </small>
                      </>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="sm">{t("classroom.mean_cost_about")}</p>
    </section>
  );
}
