// Finished games, the last one first; each links to its sheet, its replay with the review, and its record.
import { useEffect, useRef, useState } from "preact/hooks";
import { formatDate, formatList, formatNumber, t } from "../../messages";
import { saveRecord } from "../../net/download-record";
import { get } from "../../net/http";
import { displayName, EMBLEMS } from "../../state/books";
import { SvgSymbol } from "../../ui/cards/face";
import { Problem, useProblem } from "../../ui/page";
import type { History, PastGame, Side } from "../../wire";
import { Pagination } from "./pagination";

/** The players of a side. */
export const membersOf = (game: PastGame, side: Side): string =>
  formatList(game.players.filter((each) => each.side === side).map((each) => each.name));

/** Describe the result of a game. */
export function outcome(game: PastGame): string {
  if (game.abandoned) return t("profile.ended_early");
  if (game.won) return t("sheet.you_won");
  const winners = game.players.filter((each) => game.winners.includes(each.side));
  return t("sheet.won", { names: formatList(winners.map((each) => each.name)), number: winners.length });
}

/** The sides with their totals. */
export const sidesWithTotals = (game: PastGame): [Side, string, number][] =>
  game.totals.map((total, i) => {
    const side = "ABCD"[i] as Side;
    return [side, membersOf(game, side), total];
  });

/** Describe the rules, the length and the time of a game. */
export const describeGame = (game: PastGame): string =>
  [
    t(`book.${game.book}`),
    ...game.options.map((name) => displayName("option", name)),
    ...(game.house ? [displayName("house", game.house)] : []),
    t("profile.hands", { number: game.hands }),
    formatDate(game.ended),
    ...(game.rated ? [] : [t("profile.unrated")]),
  ].join(" · ");

export const addressOf = (game: PastGame): string => `/game/${game.table}/${game.game}`;
export const replayOf = (game: PastGame): string => `/replay/${game.table}?game=${game.game}`;

function Row({ game, save }: { game: PastGame; save: () => void }) {
  const name = `${outcome(game)} ${t(`book.${game.book}`)}, ${formatDate(game.ended)}`;
  return (
    <li class="panel tablerow">
      <span class={`emb c-${game.book}`} aria-hidden="true">
        <SvgSymbol id={EMBLEMS[game.book] ?? "mark"} />
      </span>
      <div class="what">
        <b>
          <a href={addressOf(game)}>{outcome(game)}</a>
        </b>
        <span>
          {sidesWithTotals(game)
            .map(([, names, total]) => `${names} ${formatNumber(total)}`)
            .join(" · ")}
        </span>
        <span class="st">{describeGame(game)}</span>
      </div>
      <div class="acts">
        <a class="btn small" href={replayOf(game)} aria-label={t("profile.replay_of", { game: name })}>
          {t("profile.replay")}
        </a>
        <button
          type="button"
          class="btn small"
          aria-label={t("profile.record_of", { game: name })}
          onClick={save}
        >
          {t("profile.record")}
        </button>
      </div>
    </li>
  );
}

export function Games({ book, page }: { book: string; page: number }) {
  const [found, setFound] = useState<History | null>(null);
  const [problem, attempt] = useProblem();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    void attempt(async () => setFound(await get<History>(`/api/me/games?page=${page}&book=${book}`)));
  }, [book, page]);
  // After a page change, continue reading at its beginning.
  useEffect(() => {
    if (found && page > 1) {
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView();
    }
  }, [found]);
  return (
    <section aria-labelledby="past">
      <h2 id="past" tabIndex={-1} ref={heading}>
        {book ? t("profile.games_in", { book: t(`book.${book}`) }) : t("profile.games")}
      </h2>
      <Problem text={problem} />
      {found?.number === 0 && <p class="lead">{t("profile.none_in", { book: t(`book.${book}`) })}</p>}
      <ul class="rows">
        {found?.games.map((game) => (
          <Row
            key={`${game.table} ${game.game}`}
            game={game}
            save={() => void attempt(() => saveRecord(game.table, game.game))}
          />
        ))}
      </ul>
      {found && (
        <Pagination
          label={t("profile.pages")}
          before={t("profile.page_newer")}
          next={t("profile.page_older")}
          page={found.page}
          pages={found.pages}
          address={(next) => `/profile?${new URLSearchParams({ ...(book && { book }), page: `${next}` })}`}
        />
      )}
    </section>
  );
}
