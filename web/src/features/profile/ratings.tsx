// A player's results in a book: the rating with its curve, and the figures.

import { formatNumber, t } from "../../messages";
import { Panel } from "../../ui/fields";
import { LineChart } from "../../ui/line-chart";
import type { BookStatistics, PlayerRating } from "../../wire";

/** Format a rating with its margin of error. */
export const rating = ({ rating: { mean, half } }: PlayerRating): string =>
  `${formatNumber(mean)} ± ${formatNumber(half)}`;

export function Rating({ book, enough }: { book: BookStatistics; enough: number }) {
  const rated = book.rating;
  if (!rated)
    return (
      <Panel title={t("profile.rating")}>
        <p>{t("profile.no_rating")}</p>
        <p class="sm">{t("profile.what_counts")}</p>
      </Panel>
    );
  const { mean, half } = rated.rating;
  const low = Math.min(25, ...book.curve.map((each) => each.rating.mean - each.rating.half));
  const high = Math.max(25, ...book.curve.map((each) => each.rating.mean + each.rating.half));
  const marks = [...new Set([Math.floor(low), 25, Math.ceil(high)])];
  const first = rated.games - book.curve.length;
  return (
    <Panel title={t("profile.rating")}>
      <p class="rating">
        <b>{formatNumber(mean)}</b> ± {formatNumber(half)}
      </p>
      <p>
        {t(rated.provisional ? "profile.provisional" : "profile.settled", {
          games: rated.games,
          enough,
          low: formatNumber(Math.round(10 * (mean - half)) / 10),
          high: formatNumber(Math.round(10 * (mean + half)) / 10),
        })}
      </p>
      {book.curve.length > 1 && (
        <LineChart
          title={t("profile.curve")}
          lines={[
            {
              name: t("profile.rating"),
              cls: "a",
              values: book.curve.map((each) => each.rating.mean),
              half: book.curve.map((each) => each.rating.half),
            },
          ]}
          labels={book.curve.map((_, i) => formatNumber(first + i + 1))}
          marks={marks.map((mark) => ({ value: mark, label: formatNumber(mark), goal: mark === 25 }))}
          say={formatNumber}
        />
      )}
      <p class="sm">{t("profile.what_counts")}</p>
    </Panel>
  );
}

export function Ratings({ book }: { book: BookStatistics }) {
  const rows: [string, string][] = [
    ["games", t("profile.won_of", { won: book.won, games: book.games })],
    ...(book.abandoned ? [["abandoned", formatNumber(book.abandoned)] as [string, string]] : []),
    ["hands", formatNumber(book.hands)],
    ["per_hand", formatNumber(book.points_per_hand)],
    ["out", t("profile.of_hands", { number: book.out, hands: book.hands })],
    ...(book.concealed ? [["concealed", formatNumber(book.concealed)] as [string, string]] : []),
    ...(book.special ? [["special", formatNumber(book.special)] as [string, string]] : []),
    ["first_melds", t("profile.of_hands", { number: book.first_melds, hands: book.hands })],
    ...(book.first_melds ? [["meld_round", formatNumber(book.first_meld_round)] as [string, string]] : []),
    ["natural", formatNumber(book.natural)],
    ["mixed", formatNumber(book.mixed)],
    ...(book.wild ? [["wild", formatNumber(book.wild)] as [string, string]] : []),
    ["piles", formatNumber(book.piles)],
  ];
  return (
    <Panel title={t("profile.statistics")}>
      <dl class="facts">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`profile.statistic.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
