// The ratings of a club's players by their tables with real cards.
import { useEffect, useState } from "preact/hooks";
import { formatNumber, t } from "../../messages";
import { get } from "../../net/http";
import type { ClubRatings } from "../../wire";

export function ClubRatingsTable({ id, number }: { id: string; number: number }) {
  const [ratings, setRatings] = useState<ClubRatings | null>(null);
  useEffect(
    () =>
      void get<ClubRatings>(`/api/clubs/${id}/ratings`).then(
        (found) => setRatings(found),
        () => undefined,
      ),
    [id, number],
  );
  if (!ratings?.players.length) return null;
  return (
    <section class="panel">
      <h2>{t("club.ratings")}</h2>
      <p class="sm">{t("club.ratings_about")}</p>
      <div class="scroller" tabIndex={0} role="region" aria-label={t("club.ratings")}>
        <table class="stand">
          <thead>
            <tr>
              <th scope="col">{t("evening.place")}</th>
              <th scope="col" class="l">
                {t("evening.name")}
              </th>
              <th scope="col" class="rd">
                {t("club.tables")}
              </th>
              <th scope="col">{t("evening.wins")}</th>
              <th scope="col">{t("club.rating")}</th>
            </tr>
          </thead>
          <tbody>
            {ratings.players.map((each) => (
              <tr key={each.name}>
                <td>{each.place ?? "–"}</td>
                <th scope="row" class="l">
                  {each.name}
                </th>
                <td class="rd">{formatNumber(each.tables)}</td>
                <td>{formatNumber(each.won)}</td>
                <td class="pt">
                  {formatNumber(each.rating)}
                  <small class="rd"> ± {formatNumber(each.sigma)}</small>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
