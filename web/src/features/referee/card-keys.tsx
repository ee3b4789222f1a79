// Cards as keys: each press adds one of a kind, the last key removes the last one.
import { useState } from "preact/hooks";
import { t } from "../../messages";
import { CardKey } from "../../ui/cards/card-key";
import { Icon } from "../../ui/cards/face";
import { kindPressed } from "../../ui/cards/names";

interface KeysProps {
  /** The kinds to choose from, by their letters. */
  letters: string;
  most: number;
  value: string;
  onChange: (value: string) => void;
}

export function CardKeys({ letters, most, value, onChange }: KeysProps) {
  const [limit, setLimit] = useState("");
  const full = value.length >= most;
  const back = () => {
    setLimit("");
    onChange(value.slice(0, -1));
  };
  const press = (kind: string) => {
    // If only one card is allowed, the next one replaces it.
    if (!full || most === 1) onChange(full ? kind : value + kind);
    else setLimit(t("referee.most", { number: most }));
  };
  const keys = (event: KeyboardEvent) => {
    const kind = kindPressed(event);
    if (event.key === "Backspace") back();
    else if (kind && letters.includes(kind)) press(kind);
    else return;
    event.preventDefault();
  };
  return (
    <div class="keys" role="group" aria-label={t("referee.cards")} onKeyDown={keys}>
      {Array.from(letters).map((kind) => {
        const count = Array.from(value).filter((each) => each === kind).length;
        return (
          <CardKey key={kind} kind={kind} count={count} off={full && most > 1} onPress={() => press(kind)} />
        );
      })}
      <button
        type="button"
        class="key fn"
        aria-label={t("referee.remove_card")}
        aria-disabled={!value}
        onClick={back}
      >
        <Icon id="undo" />
      </button>
      <p class="limit" role="status">
        {limit}
      </p>
    </div>
  );
}
