// A card as a key: each press adds one of its kind.
import { t } from "../../messages";
import { SvgSymbol } from "./face";
import { kindNames, rankOf } from "./names";

interface KeyProps {
  kind: string;
  count: number;
  /** Whether none are left. */
  off?: boolean;
  points?: number;
  /** The label, if not the kind and its number. */
  label?: string;
  onPress: () => void;
}

/** Jokers and Caliente cards have a figure, all others their rank; threes and twos have a sign next to it. */
const SIGNS: Record<string, string> = { "2": "star", R: "f-3r", B: "f-3b" };

export function CardKey({ kind, count, off = false, points, label, onPress }: KeyProps) {
  const figured = kind === "X" || kind === "C";
  return (
    <button
      type="button"
      class="key"
      data-c={kind === "R" || kind === "C" ? "red" : undefined}
      data-p={points || undefined}
      aria-disabled={off}
      aria-label={label ?? t("referee.key", { names: kindNames(kind), number: count })}
      onClick={onPress}
    >
      <SvgSymbol
        id={figured ? `f-${kind}` : `r-${rankOf(kind)}`}
        cls={`rk ${figured ? "figure" : kind === "T" ? "wide" : ""}`}
      />
      {SIGNS[kind] && <SvgSymbol id={SIGNS[kind]} cls={`w ${kind === "2" ? "wild" : ""}`} />}
      {count > 0 && (
        <span class="k" aria-hidden="true">
          {count}
        </span>
      )}
    </button>
  );
}
