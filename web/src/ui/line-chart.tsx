// Line charts: a shape and a dash pattern per line, and all numbers in words for screen readers. They are drawn
// in the pixels of their place, so that texts keep their size on a phone, and margins are as wide as the labels.
import { useId, useLayoutEffect, useRef, useState } from "preact/hooks";

export interface Line {
  name: string;
  /** a, b or c: the style of the line */
  cls: string;
  values: number[];
  /** Half the width of each value's interval. */
  half?: number[];
}

export interface Mark {
  value: number;
  label: string;
  goal?: boolean;
  /** A remark at the line. */
  note?: string;
}

interface LinesProps {
  title: string;
  lines: Line[];
  /** The label below each value. */
  labels: string[];
  marks: Mark[];
  /** Format a value in words. */
  say: (value: number) => string;
  /** The index of the value shown elsewhere on the page. */
  at?: number;
  /** In pixels; by default it depends on the width. */
  height?: number;
  /** Whether names and last values are listed above the lines. */
  legend?: boolean;
}

/** The widest digit or letter that labels contain, on average, as a part of the size of the font. */
const LETTER = 0.66;

/** Return the width of an element and the size of its font, whenever they change. */
function useSize() {
  const place = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 320, em: 15 });
  useLayoutEffect(() => {
    const box = place.current;
    if (!box) return;
    const measure = () => {
      const em = Number.parseFloat(getComputedStyle(box).fontSize);
      if (box.clientWidth) setSize({ width: box.clientWidth, em });
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(box);
    return () => watch.disconnect();
  }, []);
  return { place, ...size };
}

/** Leave out marks whose labels would touch others; the goal and the first mark come first. */
function readable(marks: Mark[], y: (value: number) => number, apart: number): Mark[] {
  const order = [...marks.filter((mark) => mark.goal), ...marks.filter((mark) => !mark.goal)];
  const kept: Mark[] = [];
  for (const mark of order)
    if (kept.every((each) => Math.abs(y(each.value) - y(mark.value)) >= apart)) kept.push(mark);
  return kept;
}

export function LineChart({ title, lines, labels, marks, say, at, height, legend = true }: LinesProps) {
  const id = useId();
  const { place, width: W, em } = useSize();
  const H = height ?? Math.round(Math.min(360, Math.max(12 * em, W * 0.6)));
  const wide = (texts: string[]) => Math.max(0, ...texts.map((text) => text.length)) * LETTER * em;
  const [last, below] = [Math.max(1, labels.length - 1), wide(labels)];
  const LEFT = wide(marks.map((mark) => mark.label)) + 12;
  const [RIGHT, TOP, FOOT] = [Math.max(10, below / 2), 0.8 * em, 2 * em];
  const all = [...lines.flatMap((line) => line.values), ...marks.map((mark) => mark.value)];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const x = (i: number) => LEFT + (i * (W - LEFT - RIGHT)) / last;
  const y = (value: number) => TOP + (H - TOP - FOOT) * (1 - (value - low) / (high - low || 1));
  const words = lines.map(
    (line) => `${line.name}: ${line.values.map((value, i) => `${labels[i]} ${say(value)}`).join(", ")}.`,
  );
  const every = Math.ceil((last * (below + 0.5 * em)) / Math.max(1, W - LEFT - RIGHT));
  const shown = readable(marks, y, 1.6 * em);
  const dots = (W - LEFT - RIGHT) / last > 14;
  return (
    <div class="chart" ref={place}>
      {legend && (
        <ul class="legend">
          {lines.map((line) => (
            <li key={line.cls}>
              <svg width="34" height="16" aria-hidden="true">
                <path class={`ln ${line.cls}`} d="M1 8H33" />
                <Dot cls={line.cls} x={17} y={8} />
              </svg>
              <span>{line.name}</span>
              <b>{say(line.values[line.values.length - 1] ?? 0)}</b>
            </li>
          ))}
        </ul>
      )}
      <svg viewBox={`0 0 ${W} ${H}`} class="plot" role="img" aria-labelledby={`${id}-t ${id}-d`}>
        <title id={`${id}-t`}>{title}</title>
        <desc id={`${id}-d`}>{words.join(" ")}</desc>
        {shown.map((mark) => (
          <g key={mark.label}>
            <line
              class={mark.goal ? "goal" : "grid"}
              x1={LEFT}
              x2={W - RIGHT}
              y1={y(mark.value)}
              y2={y(mark.value)}
            />
            <text x={LEFT - 8} y={y(mark.value) + 0.35 * em} text-anchor="end">
              {mark.label}
            </text>
          </g>
        ))}
        {labels.map(
          (label, i) =>
            i % every === 0 && (
              <text key={i} class="s" x={x(i)} y={H - 0.4 * em} text-anchor="middle">
                {label}
              </text>
            ),
        )}
        {at !== undefined && <line class="goal" x1={x(at)} x2={x(at)} y1={TOP} y2={H - FOOT} />}
        {lines.map((line) => (
          <g key={line.cls}>
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
            {dots && line.values.map((value, i) => <Dot key={i} cls={line.cls} x={x(i)} y={y(value)} />)}
          </g>
        ))}
        {shown.map(
          (mark) =>
            mark.note && (
              <text
                key={mark.label}
                class="s remark"
                x={mark.goal ? W - RIGHT : LEFT + 6}
                y={y(mark.value) + (mark.goal ? 1.2 : -0.4) * em}
                text-anchor={mark.goal ? "end" : "start"}
              >
                {mark.note}
              </text>
            ),
        )}
      </svg>
    </div>
  );
}

/** The shape of a line at a value, as on the badge of its side: a circle, a square, a triangle, a diamond. */
function Dot({ cls, x, y }: { cls: string; x: number; y: number }) {
  if (cls === "a") return <circle class="pt a" cx={x} cy={y} r={6} />;
  if (cls === "b") return <rect class="pt b" x={x - 5.5} y={y - 5.5} width={11} height={11} rx={2} />;
  if (cls === "d") return <path class="pt d" d={`M${x} ${y - 7}l7 7l-7 7l-7-7z`} />;
  return <path class={`pt ${cls}`} d={`M${x} ${y - 7}l7 12h-14z`} />;
}
