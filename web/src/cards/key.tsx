// A card as a key: one press is one more of a kind.
import { kindNames, rankOf } from "./names";
import { Use } from "./face";
import { t } from "../words";

interface KeyProps {
  kind: string;
  count: number;
  /** Why it does nothing now, if it does nothing. */
  off?: boolean;
  points?: number;
  onPress: () => void;
}

export function CardKey({ kind, count, off = false, points, onPress }: KeyProps) {
  return (
    <button
      type="button"
      class="key"
      data-r={rankOf(kind)}
      data-c={kind === "R" || kind === "C" ? "red" : undefined}
      data-p={points || undefined}
      aria-disabled={off}
      aria-label={t("referee.key", { names: kindNames(kind), number: count })}
      onClick={onPress}
    >
      <Use id={`r-${rankOf(kind)}`} cls="rk" />
      {kind === "2" && <Use id="star" cls="w wild" />}
      {kind === "X" && <Use id="f-X" cls="w" />}
      {(kind === "R" || kind === "B") && <Use id={kind === "R" ? "f-3r" : "f-3b"} cls="w" />}
      {count > 0 && <span class="k">{count}</span>}
    </button>
  );
}
