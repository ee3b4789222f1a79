// The chance to win over the whole game: the band is the coach's uncertainty, the marigold line the current
// moment.
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../../messages";
import type { CurvePlace } from "../../wire";
import { momentOf, placeAt, pointAt, sideOf } from "./timeline";
import type { ReplayState } from "./use-replay";

const percent = (value: number): number => Math.round(value * 100);

interface CurveProps {
  it: ReplayState;
  narrow: boolean;
}

export function Curve({ it, narrow }: CurveProps) {
  const { course, at, review } = it;
  const box = useRef<HTMLDivElement>(null);
  const [W, setW] = useState(narrow ? innerWidth - 24 : 1000);
  useEffect(() => {
    const seen = new ResizeObserver(([entry]) => setW(Math.max(200, entry?.contentRect.width ?? 0)));
    if (box.current) seen.observe(box.current);
    return () => seen.disconnect();
  }, []);
  const H = narrow ? 122 : 180;
  const [L, R, T, B] = narrow ? [38, 10, 12, 24] : [58, 16, 14, 30];
  const x = (number: number) => L + (number * (W - L - R)) / Math.max(1, course.last);
  const y = (chance: number) => T + (H - T - B) * (1 - Math.max(0, Math.min(1, chance)));
  const side = review ? sideOf(review) : 0;
  const points = (review?.curve ?? []).flatMap((place) => {
    const chance = place.chances[side];
    return chance ? [{ place, x: x(course.numberOf(place)), chance }] : [];
  });
  const line = (of: (point: (typeof points)[number]) => number, some = points) =>
    some.map((point) => `${point.x.toFixed(1)} ${y(of(point)).toFixed(1)}`).join("L");
  const now = x(course.numberOf(at));
  const here = placeAt(review, at);
  const chance = here?.chances[side];
  const point = pointAt(review, at);

  const r = narrow ? 11 : 13;
  const marks: { x: number; y: number }[] = [];

  const value = [
    t("replay.place", { hand: at.hand, turn: turnAt(it, here) }),
    ...(chance ? [t("replay.percent", { number: percent(chance.mean) })] : []),
    ...(point >= 0 ? [t("replay.point", { number: point + 1 })] : []),
  ].join(", ");

  const drag = (event: PointerEvent) => {
    const { left } = (event.currentTarget as HTMLElement).getBoundingClientRect();
    it.go(course.at(((event.clientX - left - L) * course.last) / (W - L - R)));
  };
  return (
    <div
      ref={box}
      class="curve"
      role="slider"
      tabIndex={0}
      aria-label={t("replay.curve")}
      aria-valuemin={0}
      aria-valuemax={course.last}
      aria-valuenow={course.numberOf(at)}
      aria-valuetext={value}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        drag(event);
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && drag(event)}
    >
      <svg viewBox={`0 0 ${W} ${H}`} width={W} height={H} class="plot wp" aria-hidden="true">
        {[0, 0.5, 1].map((mark) => (
          <g key={mark}>
            <line class="grid" x1={L} x2={W - R} y1={y(mark)} y2={y(mark)} />
            <text x={L - 8} y={y(mark) + 5} text-anchor="end">
              {narrow ? percent(mark) : t("replay.percent_short", { number: percent(mark) })}
            </text>
          </g>
        ))}
        {course.hands.map((hand, i) => {
          const [from, to] = [x(hand.first), x(hand.first + hand.moves)];
          return (
            <g key={hand.number}>
              {i > 0 && <line class="cut" x1={from} x2={from} y1={T} y2={H - B + 6} />}
              {to - from > (narrow ? 12 : 56) || course.hands.length < 3 ? (
                <text class="s" x={(from + to) / 2} y={H - 8} text-anchor="middle">
                  {narrow ? hand.number : t("replay.hand_number", { number: hand.number })}
                </text>
              ) : null}
            </g>
          );
        })}
        {points.length > 1 && (
          <>
            <path
              class={`band ${review?.side.toLowerCase()}`}
              d={`M${line((each) => each.chance.mean + each.chance.half)}L${line(
                (each) => each.chance.mean - each.chance.half,
                [...points].reverse(),
              )}Z`}
            />
            <path class={`ln ${review?.side.toLowerCase()}`} d={`M${line((each) => each.chance.mean)}`} />
          </>
        )}
        <line class="nowl2" x1={now} x2={now} y1={T - 8} y2={H - B + 4} />
        <line class="nowl" x1={now} x2={now} y1={T - 8} y2={H - B + 4} />
        {review?.turning_points.map((each, i) => {
          const from = points.findIndex(
            (one) => one.place.hand === each.hand && one.place.turn === each.turn,
          );
          const [one, next] = [points[from], points[from + 1]];
          if (!one || !next) return null;
          const cx = (one.x + next.x) / 2;
          let cy = y((one.chance.mean + next.chance.mean) / 2);
          // A mark that would overlap another is moved, always in the same direction.
          const way = cy > H / 2 ? -r : r;
          while (marks.some((mark) => Math.hypot(mark.x - cx, mark.y - cy) < 2 * r)) cy += way;
          marks.push({ x: cx, y: cy });
          return (
            <g
              key={i}
              class={`tp ${i === point ? "on" : ""}`}
              onPointerDown={(event) => {
                event.stopPropagation();
                it.go(momentOf(review, each));
              }}
            >
              <circle cx={cx} cy={cy} r={r} />
              <text x={cx} y={cy + 5} text-anchor="middle">
                {i + 1}
              </text>
            </g>
          );
        })}
        {chance && (
          <text
            class="end"
            x={now + (now > W - 80 ? -12 : 12)}
            y={y(chance.mean) > H / 2 ? T + 12 : H - B - 8}
            text-anchor={now > W - 80 ? "end" : "start"}
          >
            {t("replay.percent_short", { number: percent(chance.mean) })}
          </text>
        )}
      </svg>
    </div>
  );
}

/** Return the turn of the hand, from the curve or from the table. */
export function turnAt(it: ReplayState, here: CurvePlace | undefined): number {
  const frame = it.replay.hand === it.at.hand ? it.replay.frames[it.at.move] : undefined;
  return frame?.table.turn ?? here?.turn ?? 1;
}
