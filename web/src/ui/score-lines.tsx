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
  /** Whether the sums of all sides, which are next to each other, are on one line. */
  level?: boolean;
  /** The sums, as rows. */
  children: ComponentChildren;
}

export function ScoreTable({ cls, lines, side, cite, names, level, children }: ScoreProps) {
  const of = (name: Side) => lines.filter((line) => line.side === name);
  const own = of(side);
  const blank = level ? Math.max(0, ...lines.map((line) => of(line.side).length)) - own.length : 0;
  return (
    <table class={cls}>
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
          <th scope="col">{t("sheet.paragraph")}</th>
        </tr>
      </thead>
      <tbody class="lines">
        {own.map((line, i) => (
          <tr key={i}>
            <th scope="row">{line.for ?? line.message}</th>
            <td class="num">{formatNumber(line.points)}</td>
            <td>{line.paragraph && cite(line.paragraph)}</td>
          </tr>
        ))}
      </tbody>
      {blank > 0 && (
        <tbody class="blank" aria-hidden="true">
          {Array.from({ length: blank }, (_, i) => (
            <tr key={i}>
              <td colSpan={3}>&nbsp;</td>
            </tr>
          ))}
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
    <td />
  </tr>
);
