// The control of one setting, by its type. Invalid values are refused by the server and shown at the field.
import { useState } from "preact/hooks";
import { t } from "../../messages";
import { Icon } from "../../ui/cards/face";
import { SegmentedControl, Stepper } from "../../ui/controls";
import type { HouseSetting } from "../../wire";

interface ControlProps {
  setting: HouseSetting;
  value: unknown;
  onChange: (value: unknown) => void;
}

const YES_NO = () => [
  { value: "yes", label: t("house_editor.yes") },
  { value: "no", label: t("house_editor.no") },
];

/** Format a list for typing: numbers with commas, or totals with their counts. */
const typed = (value: unknown): string =>
  Array.isArray(value)
    ? value.map((each) => (Array.isArray(each) ? each.join(": ") : String(each))).join(", ")
    : String(value ?? "");

/** Parse the typed text to the server's format; null if it cannot be read. */
function read(kind: string, words: string): unknown {
  const parts = words.split(/[,;]/).map((each) => each.trim());
  const found =
    kind === "steps"
      ? parts.map((each) => /^(-?\d+)\s*:\s*(\d+)$/.exec(each)?.slice(1).map(Number))
      : parts
          .flatMap((each) => each.split(/\s+/))
          .map((each) => (/^-?\d+$/.test(each) ? Number(each) : null));
  return found.every((each) => each != null) ? found : null;
}

/** A list that is typed. Unreadable text stays in the field, with a hint about the format. */
function Typed({ setting, value, onChange }: ControlProps) {
  const [words, setWords] = useState<string | null>(null);
  const [unread, setUnread] = useState(false);
  const listed = setting.kind === "steps" || setting.kind === "numbers";
  const done = () => {
    if (words === null) return;
    const found = listed ? read(setting.kind, words) : words;
    setUnread(found === null);
    if (found === null) return;
    onChange(found);
    setWords(null);
  };
  return (
    <span class="typedfield">
      <input
        class="typed"
        aria-label={setting.sentence}
        aria-invalid={unread}
        value={words ?? typed(value)}
        onInput={(event) => setWords(event.currentTarget.value)}
        onBlur={done}
        onKeyDown={(event) => event.key === "Enter" && done()}
      />
      {unread && (
        <span role="alert" class="problem">
          {t(`house_editor.unread.${setting.kind}`, { words: words ?? "" })}
        </span>
      )}
    </span>
  );
}

export function SettingControl({ setting, value, onChange }: ControlProps) {
  const { kind, sentence } = setting;
  if (kind === "flag")
    return (
      <SegmentedControl
        label={sentence}
        value={value ? "yes" : "no"}
        offered={YES_NO()}
        onChoose={(chosen) => onChange(chosen === "yes")}
      />
    );
  if (kind === "choice")
    return (
      <SegmentedControl
        label={sentence}
        value={String(value)}
        offered={(setting.words ?? []).map((word, i) => ({
          value: word,
          label: setting.labels?.[i] ?? word,
        }))}
        onChoose={onChange}
      />
    );
  if (kind === "several") {
    const chosen = Array.isArray(value) ? (value as string[]) : [];
    return (
      <span class="chips" role="group" aria-label={sentence}>
        {(setting.words ?? []).map((word, i) => (
          <button
            key={word}
            type="button"
            class="chip"
            aria-pressed={chosen.includes(word)}
            onClick={() =>
              onChange(chosen.includes(word) ? chosen.filter((each) => each !== word) : [...chosen, word])
            }
          >
            {chosen.includes(word) && <Icon id="tick" />}
            {setting.labels?.[i] ?? word}
          </button>
        ))}
      </span>
    );
  }
  if (kind !== "number") return <Typed setting={setting} value={value} onChange={onChange} />;
  const number = typeof value === "number" ? value : null;
  const usual = typeof setting.value === "number" ? setting.value : (setting.adds ?? setting.least ?? 0);
  return (
    <span class="both">
      {setting.may_go && (
        <SegmentedControl
          label={sentence}
          value={number === null ? "no" : "yes"}
          offered={YES_NO()}
          onChoose={(chosen) => onChange(chosen === "yes" ? usual : null)}
        />
      )}
      {number !== null && (
        <Stepper
          label={sentence}
          value={number}
          least={setting.least ?? -100000}
          most={setting.most ?? 100000}
          step={stepOf(setting, number)}
          onChange={onChange}
        />
      )}
    </span>
  );
}

/** Points use larger steps than cards: no change should need a hundred presses. */
const stepOf = (setting: HouseSetting, number: number): number =>
  setting.id === "target"
    ? 500
    : setting.group === "points" && Math.abs(number) >= 10
      ? Math.max(setting.step ?? 1, 50)
      : (setting.step ?? 1);
