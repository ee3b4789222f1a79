// The score of a side, line by line: reason, points, paragraph.
import type { ComponentChildren } from "preact";
import { formatNumber, t } from "../messages";
import type { ScoreLine, Side } from "../wire";
import { SideBadge } from "./cards/face";

interface ScoreProps {
  cls: string;
  lines: readonly ScoreLine[];
  side: Side;
  /** Render a citation. */
  cite: (paragraph: string) => ComponentChildren;
  /** The players of the side, if no heading names them. */
  names?: string;
  /** The id of that heading. */
  labelledBy?: string;
  /** Whether the sums are at the bottom, on one line with those of other sides. */
  level?: boolean;
  /** The sums, as rows. */
  children: ComponentChildren;
}

export function ScoreTable({ cls, lines, side, cite, names, labelledBy, level, children }: ScoreProps) {
  const own = lines.filter((line) => line.side === side);
  return (
    <table class={cls} aria-labelledby={labelledBy}>
      {names && (
        <caption>
          <span>
            <SideBadge side={side} />
            {names}
          </span>
        </caption>
      )}
      <thead class="vh">
        <tr>
          <th scope="col">{t("sheet.for")}</th>
          <th scope="col">{t("sheet.points")}</th>
        </tr>
      </thead>
      <tbody class="lines">
        {own.map((line, i) => (
          <tr key={i}>
            <th scope="row">
              <span class="for">{line.for ?? line.message}</span> {line.paragraph && cite(line.paragraph)}
            </th>
            <td class="num">{formatNumber(line.points)}</td>
          </tr>
        ))}
      </tbody>
      {level && (
        <tbody class="rest" aria-hidden="true">
          <tr>
            <td colSpan={2} />
          </tr>
        </tbody>
      )}
      <tbody class="sum">{children}</tbody>
    </table>
  );
}

/** A row with a sum. */
export const SumRow = ({ cls, label, points }: { cls: string; label: string; points: number }) => (
  <tr class={cls}>
    <th scope="row">{label}</th>
    <td class="num">{formatNumber(points)}</td>
  </tr>
);
