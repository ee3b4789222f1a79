// The totals after each hand as lines, with one shape and one dash pattern per side.

import { formatNumber, t } from "../../messages";
import { screen } from "./screen-layout";
import type { TableController } from "./table-controller";

const W = 560;
const LEFT = 64;
const RIGHT = 154;
const TOP = 18;
const FOOT = 40;

export function TotalsChart({ controller }: { controller: TableController }) {
  const { model } = controller;
  // Next to the sheet there is more room than below it.
  const H = screen.value.width < 900 ? 460 : Math.max(460, Math.min(720, screen.value.height - 200));
  const hands = [...model.results.value].sort((a, b) => a.number - b.number);
  const sides = (model.board.value?.sides ?? []).map((side) => side.side);
  const { target = 0, first_melds: steps = [] } = model.game.value?.game ?? {};
  const all = [0, target, ...hands.flatMap((hand) => hand.totals)];
  const [low, high] = [Math.min(...all), Math.max(...all, 1)];
  const count = Math.max(1, hands.length);
  const x = (i: number) => LEFT + (i * (W - LEFT - RIGHT)) / count;
  const y = (value: number) => TOP + (H - TOP - FOOT) * (1 - (value - low) / (high - low));
  const words = sides
    .map(
      (side, i) =>
        `${model.members(side)}: ${hands.map((hand) => formatNumber(hand.totals[i] ?? 0)).join(", ")}`,
    )
    .join(". ");
  const ends = sides.map((_, i) => y(hands[hands.length - 1]?.totals[i] ?? 0));
  return (
    <svg viewBox={`0 0 ${W} ${H}`} class="plot" role="img" aria-label={`${t("plot.title")}. ${words}.`}>
      {steps
        .map(({ from, count }) => ({ total: from ?? 0, points: count }))
        .filter(({ total }) => total > 0 && total < high && total !== target)
        .map(({ total, points }, i, list) => (
          <g key={total}>
            <line x1={LEFT} x2={W - RIGHT + 8} y1={y(total)} y2={y(total)} class="grid" />
            <text x={LEFT - 10} y={y(total) + 5} text-anchor="end">
              {formatNumber(total)}
            </text>
            <text class="s" x={LEFT + 4} y={y(total) - 7}>
              {t(i < list.length - 1 ? "plot.from_short" : "plot.from", { points })}
            </text>
          </g>
        ))}
      {target > 0 && ends.every((end) => Math.abs(end - y(target)) > 34) && (
        <text class="s" x={W - RIGHT + 16} y={y(target) + 5}>
          {t("plot.game")}
        </text>
      )}
      {[Math.min(low, 0), target]
        .filter((value, i, list) => list.indexOf(value) === i)
        .map((value) => (
          <g key={value}>
            <line
              x1={LEFT}
              x2={W - RIGHT + 8}
              y1={y(value)}
              y2={y(value)}
              class={value === target && target ? "goal" : "grid"}
            />
            <text x={LEFT - 10} y={y(value) + 5} text-anchor="end">
              {formatNumber(value)}
            </text>
          </g>
        ))}
      {hands.map((hand, i) => (
        <text key={hand.number} x={x(i + 1)} y={H - 10} text-anchor="middle">
          {hands.length < 7 ? t("sheet.hand", { number: hand.number }) : hand.number}
        </text>
      ))}
      {sides.map((side, i) => {
        const points = [0, ...hands.map((hand) => hand.totals[i] ?? 0)].map(
          (value, k) => [x(k), y(value)] as const,
        );
        const cls = side.toLowerCase();
        // Names that would overlap are moved apart.
        const close = ends.findIndex((end, k) => k < i && Math.abs(end - (ends[i] ?? 0)) < 40);
        const shift = close >= 0 ? ((ends[i] ?? 0) >= (ends[close] ?? 0) ? 42 : -42) : 0;
        const [ex, ey] = points[points.length - 1] ?? [0, 0];
        return (
          <g key={side}>
            <path class={`ln ${cls}`} d={`M${points.map(([a, b]) => `${a} ${b}`).join("L")}`} />
            {points
              .slice(1)
              .map(([a, b]) =>
                cls === "a" ? (
                  <circle key={a} class="pt a" cx={a} cy={b} r={7} />
                ) : (
                  <rect
                    key={a}
                    class={`pt ${cls}`}
                    x={a - 6.5}
                    y={b - 6.5}
                    width={13}
                    height={13}
                    rx={cls === "b" ? 2 : 7}
                  />
                ),
              )}
            <text class="end" x={ex + 16} y={ey - 2 + shift}>
              {model.members(side).length < 18 ? model.members(side) : t("plot.side", { side })}
            </text>
            <text class="end n" x={ex + 16} y={ey + 17 + shift}>
              {formatNumber(hands[hands.length - 1]?.totals[i] ?? 0)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
