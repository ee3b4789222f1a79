// Cards as keys: each press is one more of a kind, the last key takes the last one back.
import { Icon, Use } from "../cards/face";
import { kindNames, rankOf } from "../cards/names";
import { t } from "../words";

interface KeysProps {
  /** The kinds that there are to choose from, by their letters. */
  letters: string;
  most: number;
  value: string;
  onChange: (value: string) => void;
}

export function CardKeys({ letters, most, value, onChange }: KeysProps) {
  const full = value.length >= most;
  return (
    <div class="keys" role="group" aria-label={t("referee.cards")}>
      {Array.from(letters).map((kind) => {
        const count = Array.from(value).filter((each) => each === kind).length;
        return (
          <button
            key={kind}
            type="button"
            class="key"
            data-r={rankOf(kind)}
            data-c={kind === "R" ? "red" : undefined}
            aria-disabled={full}
            aria-label={t("referee.key", { names: kindNames(kind), number: count })}
            onClick={() => {
              if (!full) onChange(value + kind);
              else if (most === 1) onChange(kind);
            }}
          >
            <Use id={`r-${rankOf(kind)}`} cls="rk" />
            {kind === "2" && <Use id="star" cls="w wild" />}
            {kind === "X" && <Use id="f-X" cls="w" />}
            {(kind === "R" || kind === "B") && <Use id={kind === "R" ? "f-3r" : "f-3b"} cls="w" />}
            {count > 0 && <span class="k">{count}</span>}
          </button>
        );
      })}
      <button
        type="button"
        class="key fn"
        aria-label={t("referee.one_back")}
        aria-disabled={!value}
        onClick={() => onChange(value.slice(0, -1))}
      >
        <Icon id="undo" />
      </button>
    </div>
  );
}
