// Cards as keys: each press is one more of a kind, the last key takes the last one back.
import { Icon } from "../cards/face";
import { CardKey } from "../cards/key";
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
          <CardKey
            key={kind}
            kind={kind}
            count={count}
            off={full}
            onPress={() => {
              if (!full) onChange(value + kind);
              else if (most === 1) onChange(kind);
            }}
          />
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
