// The totals after each hand as lines, with the target and the totals from which a first meld needs more.
import { formatNumber, t } from "../messages";
import type { FirstMeldStep } from "../wire";
import { LineChart } from "./line-chart";

interface TotalsProps {
  /** The players of each side, in the order of the totals. */
  names: string[];
  hands: readonly { number: number; totals: readonly number[] }[];
  /** The totals before the first hand, if not zero. */
  start?: readonly number[];
  target: number | null;
  steps?: readonly FirstMeldStep[];
  height?: number;
  legend?: boolean;
}

export function TotalsChart({ names, hands, start = [], target, steps = [], height, legend }: TotalsProps) {
  const lines = names.map((name, i) => ({
    name,
    cls: "abcd"[i] ?? "a",
    values: [start[i] ?? 0, ...hands.map((hand) => hand.totals[i] ?? 0)],
  }));
  const reached = Math.max(target ?? 0, ...lines.flatMap((line) => line.values));
  const mark = (value: number) => ({ value, label: formatNumber(value) });
  return (
    <LineChart
      title={t("plot.title")}
      lines={lines}
      labels={["", ...hands.map((hand) => formatNumber(hand.number))]}
      marks={[
        mark(0),
        ...(target ? [{ ...mark(target), goal: true, note: t("plot.game") }] : []),
        ...steps.flatMap(({ from, count }) =>
          from && from > 0 && from < reached && from !== target
            ? [{ ...mark(from), note: t("plot.from", { points: count }) }]
            : [],
        ),
      ]}
      say={formatNumber}
      height={height}
      legend={legend}
    />
  );
}
