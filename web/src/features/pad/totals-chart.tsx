// The totals after each hand, with the points from which a first meld needs more.
import { useId } from "preact/hooks";
import { formatNumber, t } from "../../messages";
import type { PadForm } from "../../wire";
import { inWords, type LocalSheet } from "./local-sheet";

interface PlotProps {
  form: PadForm;
  sheet: LocalSheet;
  start: number[];
  names: string[][];
  target: number | null;
  small?: boolean;
}

export function TotalsChart({ form, sheet, start, names, target, small }: PlotProps) {
  const id = useId();
  const [W, H] = small ? [336, 124] : [500, 290];
  const [L, R, T, B] = small ? [52, 14, 12, 24] : [64, 20, 18, 34];
  const totals = [start, ...sheet.hands.map((hand) => hand.totals)];
  const all = [...totals.flat(), target ?? 0, 0];
  const [low, high] = [Math.min(...all), Math.max(...all, 1)];
  const x = (i: number) => L + (i * (W - L - R)) / Math.max(1, totals.length - 1);
  const y = (value: number) => T + (H - T - B) * (1 - (value - low) / (high - low));
  const steps = form.first_meld.table.flatMap((step) =>
    typeof step.from === "number" && step.from > low && step.from < high
      ? [{ value: step.from, need: step.count }]
      : [],
  );
  const most = Math.max(...steps.map((step) => step.need));
  // Steps too close to another mark are left out.
  const marks = [{ value: 0, need: 0 }, ...steps, ...(target ? [{ value: target, need: -1 }] : [])].filter(
    (mark, i, list) =>
      mark.need <= 0 || list.every((each, k) => k === i || Math.abs(y(each.value) - y(mark.value)) > 19),
  );
  const words = names.map(
    (side, i) =>
      `${inWords(side)}: ${totals
        .slice(1)
        .map((each) => formatNumber(each[i] ?? 0))
        .join(", ")}.`,
  );
  const every = Math.ceil(sheet.hands.length / (small ? 8 : 12));
  return (
    <svg viewBox={`0 0 ${W} ${H}`} class="plot" role="img" aria-labelledby={`${id}-t ${id}-d`}>
      <title id={`${id}-t`}>{t("plot.title")}</title>
      <desc id={`${id}-d`}>{words.join(" ")}</desc>
      {marks.map(({ value, need }) => (
        <g key={`${value}${need}`}>
          <line x1={L} x2={W - R} y1={y(value)} y2={y(value)} class={need < 0 ? "goal" : "grid"} />
          <text x={L - 9} y={y(value) + 5} text-anchor="end">
            {formatNumber(value)}
          </text>
          {!small && need !== 0 && (
            <text x={L + 6} y={y(value) + (need < 0 ? 19 : -6)} class="s">
              {need < 0
                ? t("pad.target_line")
                : t(need === most ? "pad.from_here" : "pad.from_here_short", { number: need })}
            </text>
          )}
        </g>
      ))}
      {sheet.hands.map(
        (hand, i) =>
          i % every === 0 && (
            <text
              key={hand.hand}
              x={x(i + 1)}
              y={H - 8}
              text-anchor={i === sheet.hands.length - 1 ? "end" : "middle"}
            >
              {hand.hand}
            </text>
          ),
      )}
      {names.map((_, k) => {
        const cls = "abc"[k] ?? "a";
        const points = totals.map((each, i) => [x(i), y(each[k] ?? 0)] as const);
        return (
          <g key={cls}>
            <path
              class={`ln ${cls}`}
              d={`M${points.map(([a, b]) => `${a.toFixed(1)} ${b.toFixed(1)}`).join("L")}`}
            />
            {points.length <= 16 &&
              points
                .slice(1)
                .map(([a, b], i) =>
                  cls === "a" ? (
                    <circle key={i} class="pt a" cx={a} cy={b} r={6.5} />
                  ) : (
                    <rect key={i} class={`pt ${cls}`} x={a - 6} y={b - 6} width={12} height={12} rx={2} />
                  ),
                )}
          </g>
        );
      })}
    </svg>
  );
}
