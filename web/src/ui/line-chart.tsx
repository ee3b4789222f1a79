// Line charts: a shape and a dash pattern per line, and all numbers in words for screen readers.
import { useId } from "preact/hooks";

export interface Line {
  name: string;
  /** a, b or c: the style of the line */
  cls: string;
  values: number[];
  /** Half the width of each value's interval. */
  half?: number[];
}

interface LinesProps {
  title: string;
  lines: Line[];
  /** The label below each value. */
  labels: string[];
  marks: { value: number; label: string; goal?: boolean }[];
  /** Format a value in words. */
  say: (value: number) => string;
  /** The index of the value shown elsewhere on the page. */
  at?: number;
}

const [W, H, LEFT, RIGHT, TOP, FOOT] = [600, 300, 64, 120, 16, 34];

export function LineChart({ title, lines, labels, marks, say, at }: LinesProps) {
  const id = useId();
  const all = [...lines.flatMap((line) => line.values), ...marks.map((mark) => mark.value)];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const last = Math.max(1, labels.length - 1);
  const x = (i: number) => LEFT + (i * (W - LEFT - RIGHT)) / last;
  const y = (value: number) => TOP + (H - TOP - FOOT) * (1 - (value - low) / (high - low || 1));
  const words = lines.map(
    (line) => `${line.name}: ${line.values.map((value, i) => `${labels[i]} ${say(value)}`).join(", ")}.`,
  );
  const every = Math.ceil(labels.length / 12);
  return (
    <svg viewBox={`0 0 ${W} ${H}`} class="plot" role="img" aria-labelledby={`${id}-t ${id}-d`}>
      <title id={`${id}-t`}>{title}</title>
      <desc id={`${id}-d`}>{words.join(" ")}</desc>
      {marks.map((mark) => (
        <g key={mark.label}>
          <line
            class={mark.goal ? "goal" : "grid"}
            x1={LEFT}
            x2={W - RIGHT + 8}
            y1={y(mark.value)}
            y2={y(mark.value)}
          />
          <text x={LEFT - 10} y={y(mark.value) + 5} text-anchor="end">
            {mark.label}
          </text>
        </g>
      ))}
      {labels.map(
        (label, i) =>
          i % every === 0 && (
            <text key={i} class="s" x={x(i)} y={H - 8} text-anchor="middle">
              {label}
            </text>
          ),
      )}
      {at !== undefined && <line class="goal" x1={x(at)} x2={x(at)} y1={TOP} y2={H - FOOT} />}
      {lines.map((line, k) => (
        <g key={line.name}>
          {line.half && (
            <path
              class={`band ${line.cls}`}
              d={`M${line.values.map((v, i) => `${x(i)} ${y(v + (line.half?.[i] ?? 0))}`).join("L")}L${line.values
                .map((v, i) => `${x(i)} ${y(v - (line.half?.[i] ?? 0))}`)
                .reverse()
                .join("L")}Z`}
            />
          )}
          <path
            class={`ln ${line.cls}`}
            d={`M${line.values.map((value, i) => `${x(i)} ${y(value)}`).join("L")}`}
          />
          {labels.length <= 12 &&
            line.values.map((value, i) =>
              line.cls === "a" ? (
                <circle key={i} class="pt a" cx={x(i)} cy={y(value)} r={6} />
              ) : (
                <rect
                  key={i}
                  class={`pt ${line.cls}`}
                  x={x(i) - 6}
                  y={y(value) - 6}
                  width={12}
                  height={12}
                  rx={2}
                />
              ),
            )}
          <text class="end" x={W - RIGHT + 14} y={TOP + 16 + k * 44}>
            {line.name}
          </text>
          <text class="end n" x={W - RIGHT + 14} y={TOP + 36 + k * 44}>
            {say(line.values[line.values.length - 1] ?? 0)}
          </text>
        </g>
      ))}
    </svg>
  );
}
