// The leaderboard of a book: players with an account, by the lower bound of their rating.
import { useEffect, useState } from "preact/hooks";
import { formatNumber, t } from "../../messages";
import { get } from "../../net/http";
import { Panel } from "../../ui/fields";
import { Problem, useProblem } from "../../ui/page";
import type { Leader, Leaderboard } from "../../wire";
import { Pagination } from "./pagination";
import { rating } from "./ratings";

function Line({ leader, own }: { leader: Leader; own: boolean }) {
  return (
    <tr class={own ? "own" : ""} aria-current={own ? "true" : undefined}>
      <td>{leader.rank === null ? "–" : formatNumber(leader.rank)}</td>
      <th scope="row">
        {leader.name}
        {own && <small> {t("profile.you")}</small>}
      </th>
      <td>
        {rating(leader.rated)}
        {leader.rank === null && <small>{t("profile.not_ranked")}</small>}
      </td>
      <td class="wide">{t("profile.won_of", { won: leader.rated.won, games: leader.rated.games })}</td>
    </tr>
  );
}

export function LeaderboardPanel({ book, page, guest }: { book: string; page: number; guest: boolean }) {
  const [found, setFound] = useState<Leaderboard | null>(null);
  const [problem, attempt] = useProblem();
  useEffect(() => {
    void attempt(async () => setFound(await get<Leaderboard>(`/api/leaderboards/${book}?page=${page}`)));
  }, [book, page]);
  const own = found?.own;
  const elsewhere = own && !found.leaders.some((each) => each.person === own.person) ? own : null;
  return (
    <Panel title={t("profile.leaderboard")}>
      <Problem text={problem} />
      {found?.leaders.length === 0 && <p>{t("profile.leaderboard_empty")}</p>}
      {found && found.leaders.length > 0 && (
        <table class="leaders">
          <thead>
            <tr>
              <th scope="col">{t("profile.rank")}</th>
              <th scope="col">{t("profile.name")}</th>
              <th scope="col">{t("profile.rating")}</th>
              <th scope="col" class="wide">
                {t("profile.statistic.games")}
              </th>
            </tr>
          </thead>
          <tbody>
            {found.leaders.map((each) => (
              <Line key={each.person} leader={each} own={each.person === own?.person} />
            ))}
            {elsewhere && <Line leader={elsewhere} own />}
          </tbody>
        </table>
      )}
      {found && (
        <Pagination
          label={t("profile.leaderboard_pages")}
          before={t("profile.leaderboard_higher")}
          next={t("profile.leaderboard_lower")}
          page={found.page}
          pages={found.pages}
          address={(next) => `/profile?book=${book}&leaders=${next}`}
        />
      )}
      <p class="sm">{t(guest ? "profile.leaderboard_guest" : "profile.leaderboard_about")}</p>
    </Panel>
  );
}
