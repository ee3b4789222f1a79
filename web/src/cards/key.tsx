// A card as a key: one press is one more of a kind.
import { t } from "../words";
import { Use } from "./face";
import { kindNames, rankOf } from "./names";

interface KeyProps {
  kind: string;
  count: number;
  /** Whether there are no more of it. */
  off?: boolean;
  points?: number;
  /** What it is called, if not by its kind and how many there are. */
  label?: string;
  onPress: () => void;
}

/** Jokers and Caliente cards have a figure, everything else its rank; threes and twos a sign beside it. */
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
      <Use
        id={figured ? `f-${kind}` : `r-${rankOf(kind)}`}
        cls={`rk ${figured ? "figure" : kind === "T" ? "wide" : ""}`}
      />
      {SIGNS[kind] && <Use id={SIGNS[kind]} cls={`w ${kind === "2" ? "wild" : ""}`} />}
      {count > 0 && (
        <span class="k" aria-hidden="true">
          {count}
        </span>
      )}
    </button>
  );
}
