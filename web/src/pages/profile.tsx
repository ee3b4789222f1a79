// Profile: finished games, results by book, ratings, leaderboards. /profile?book=&page=&leaders=
import { useEffect, useState } from "preact/hooks";
import { Games } from "../features/profile/game-list";
import { LeaderboardPanel } from "../features/profile/leaderboard";
import { Rating, Ratings, rating } from "../features/profile/ratings";
import { t } from "../messages";
import { get } from "../net/http";
import { BOOKS, EMBLEMS } from "../state/books";
import { query } from "../state/router";
import { currentPerson } from "../state/session";
import { Icon, SvgSymbol } from "../ui/cards/face";
import { Panel } from "../ui/fields";
import { Page, Problem, useProblem } from "../ui/page";
import type { BookStatistics, Me, Statistics } from "../wire";

/** All books together and each of them, with the player's results. */
function Shelf({ book, figures }: { book: string; figures: Map<string, BookStatistics> }) {
  const all = [...figures.values()];
  const sum = (of: "games" | "won") => all.reduce((sofar, each) => sofar + each[of], 0);
  return (
    <nav aria-label={t("home.books")}>
      <ul class="standings">
        {["", ...BOOKS].map((name) => {
          const own = figures.get(name);
          const { games = 0, won = 0 } = name ? (own ?? {}) : { games: sum("games"), won: sum("won") };
          return (
            <li key={name}>
              <a
                class={`c-${name || "all"}`}
                href={name ? `/profile?book=${name}` : "/profile"}
                aria-current={name === book ? "page" : undefined}
              >
                <span class="emb" aria-hidden="true">
                  <SvgSymbol id={EMBLEMS[name] ?? "i-book"} />
                </span>
                <b>{name ? t(`book.${name}`) : t("profile.all")}</b>
                <span>{games ? t("profile.won_of", { won, games }) : t("profile.no_games")}</span>
                {own?.rating && <span>{rating(own.rating)}</span>}
                {name === book && <Icon id="tick" />}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** How guests can keep their games. */
const Keep = ({ me }: { me: Me | null }) => (
  <p class="keepit">
    <span>{me ? t("profile.guest", { name: me.name }) : t("profile.signed_out")}</span>
    <a class="btn" href="/account">
      {t(me ? "profile.sign_up" : "account.sign_in_or_up")}
    </a>
  </p>
);

export default function ProfilePage() {
  const asked = new URLSearchParams(query.value);
  const book = BOOKS.find((each) => each === asked.get("book")) ?? "";
  const page = Math.max(1, Number(asked.get("page")) || 1);
  const [me, setMe] = useState<Me | null>(null);
  const [found, setFound] = useState<Statistics | null>(null);
  const [problem, attempt] = useProblem();
  useEffect(() => {
    void attempt(async () => {
      if (!(await currentPerson())) return setFound({ books: [], enough: 0 });
      const [person, statistics] = await Promise.all([
        get<Me>("/api/me"),
        get<Statistics>("/api/me/statistics"),
      ]);
      setMe(person);
      setFound(statistics);
    });
  }, []);
  const figures = new Map(found?.books.map((each) => [each.book, each]));
  const own = figures.get(book);
  const played = (found?.books ?? []).some((each) => each.games + each.abandoned > 0);
  return (
    <Page title={t("profile.title")} lead={me?.name} cls="tables profile">
      <Problem text={problem} />
      {found && !me?.account && <Keep me={me} />}
      {found && <Shelf book={book} figures={figures} />}
      {found && !played && (
        <p class="panel begin">
          <span>{t("profile.none")}</span>
          <a class="btn primary" href={book ? `/new?book=${book}` : "/"}>
            {t("home.play")}
          </a>
        </p>
      )}
      {found && book && (
        <div class="columns">
          <div>
            {own && <Rating book={own} enough={found.enough} />}
            {own && <Ratings book={own} />}
          </div>
          <LeaderboardPanel
            book={book}
            page={Math.max(1, Number(asked.get("leaders")) || 1)}
            guest={!me?.account}
          />
        </div>
      )}
      {played && <Games book={book} page={page} />}
      {me && (
        <Panel title={t("account.data")}>
          <p class="acts">
            <a class="btn" href="/account">
              {t("account.title")}
            </a>
            <a class="btn" href="/api/me/export" download="casa-canasta.json">
              {t("account.export")}
            </a>
          </p>
        </Panel>
      )}
    </Page>
  );
}
