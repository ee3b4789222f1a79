// The control of one setting, by what it can be. What cannot be is refused by the server, at the field.
import { useState } from "preact/hooks";
import { Icon } from "../cards/face";
import { Seg, Stepper } from "../ui/parts";
import type { HouseSetting } from "../wire";
import { t } from "../words";

interface ControlProps {
  setting: HouseSetting;
  value: unknown;
  onChange: (value: unknown) => void;
}

const YES_NO = () => [
  { value: "yes", label: t("own.yes") },
  { value: "no", label: t("own.no") },
];

/** A list as one types it: numbers with commas, or totals with their counts. */
const typed = (value: unknown): string =>
  Array.isArray(value)
    ? value.map((each) => (Array.isArray(each) ? each.join(": ") : String(each))).join(", ")
    : String(value ?? "");

function read(kind: string, words: string): unknown {
  if (kind === "steps")
    return [...words.matchAll(/(-?\d+)\s*:\s*(\d+)/g)].map((found) => [Number(found[1]), Number(found[2])]);
  if (kind === "numbers")
    return words
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map(Number);
  return words;
}

function Typed({ setting, value, onChange }: ControlProps) {
  const [words, setWords] = useState<string | null>(null);
  const done = () => {
    if (words !== null) onChange(read(setting.kind, words));
    setWords(null);
  };
  return (
    <input
      class="typed"
      aria-label={setting.sentence}
      value={words ?? typed(value)}
      onInput={(event) => setWords(event.currentTarget.value)}
      onBlur={done}
      onKeyDown={(event) => event.key === "Enter" && done()}
    />
  );
}

export function Control({ setting, value, onChange }: ControlProps) {
  const { kind, sentence } = setting;
  if (kind === "flag")
    return (
      <Seg
        label={sentence}
        value={value ? "yes" : "no"}
        offered={YES_NO()}
        onChoose={(chosen) => onChange(chosen === "yes")}
      />
    );
  if (kind === "choice")
    return (
      <Seg
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
        <Seg
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

/** Points go by larger steps than cards: no press should need a hundred more. */
const stepOf = (setting: HouseSetting, number: number): number =>
  setting.group === "game"
    ? 500
    : setting.group === "points" && Math.abs(number) >= 10
      ? Math.max(setting.step ?? 1, 50)
      : (setting.step ?? 1);
