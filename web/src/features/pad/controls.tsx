// Controls of the score pad, made for thumbs: segmented choices, steppers, number keys, card keys, score
// lines.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { formatNumber, t } from "../../messages";
import { CardKey } from "../../ui/cards/card-key";
import { Face, SideBadge } from "../../ui/cards/face";
import { KINDS, kindPressed } from "../../ui/cards/names";
import { useRepeatedPress } from "../../ui/controls";
import { ScoreTable, SumRow } from "../../ui/score-lines";
import type { PadForm, ScoreLine, Side } from "../../wire";
import { Citation } from "../rules/citation";
import type { EntryProps } from "./hand-props";
import { PadIcon } from "./icons";
import { inWords, SIDES } from "./local-sheet";

interface StepperProps {
  name: string;
  value: number;
  most: number;
  onChange: (value: number) => void;
}

/** A count with minus and plus. The number can be typed; at a limit a press says why. */
export function Stepper({ name, value, most, onChange }: StepperProps) {
  const [typing, setTyping] = useState(false);
  const [limit, setLimit] = useState("");
  const now = useRef(value);
  now.current = value;
  const to = (next: number) => {
    const found = Math.max(0, Math.min(most, next));
    setLimit(next > most ? t("pad.most", { number: most }) : "");
    if (found !== now.current) onChange(found);
    now.current = found;
  };
  const held = useRepeatedPress((by) => to(now.current + by));
  const keys = (event: KeyboardEvent) => {
    const digit = /^\d$/.test(event.key);
    if (digit) to(Number(`${now.current || ""}${event.key}`));
    else if (event.key === "Backspace") to(Math.floor(now.current / 10));
    else if (["+", "ArrowUp"].includes(event.key)) to(now.current + 1);
    else if (["-", "ArrowDown"].includes(event.key)) to(now.current - 1);
    else return;
    event.preventDefault();
  };
  const button = (by: number, off: boolean, label: string) => (
    <button type="button" aria-label={label} aria-disabled={off} onClick={() => to(value + by)} {...held(by)}>
      <PadIcon id={by > 0 ? "plus" : "minus"} />
    </button>
  );
  return (
    <div class="stepper" role="group" aria-label={name}>
      {button(-1, value <= 0, t("pad.fewer", { name }))}
      <span
        class="v"
        role="spinbutton"
        tabIndex={0}
        aria-label={name}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={most}
        onKeyDown={keys}
        onClick={() => setTyping(true)}
      >
        {formatNumber(value)}
      </span>
      {button(1, value >= most, t("pad.more", { name }))}
      <span class="limit" role="status">
        {limit}
      </span>
      {typing && (
        <Dialog label={name} onClose={() => setTyping(false)}>
          <p class="typed">
            {name} <b>{formatNumber(value)}</b>
          </p>
          <Digits value={value} onChange={to} />
          <button type="button" class="btn primary" onClick={() => setTyping(false)}>
            {t("pad.ok")}
          </button>
        </Dialog>
      )}
    </div>
  );
}

/** Number keys. */
export function Digits(props: { value: number; onChange: (value: number) => void; minus?: boolean }) {
  const { value, onChange, minus } = props;
  const press = (key: string) => {
    if (key === "back") onChange(Math.trunc(value / 10));
    else if (key === "minus") onChange(-value);
    else if (Math.abs(value) < 100_000) onChange(value * 10 + (value < 0 ? -1 : 1) * Number(key));
  };
  return (
    <div class="digits" role="group" aria-label={t("pad.keys")}>
      {["1", "2", "3", "4", "5", "6", "7", "8", "9"].map((key) => (
        <button type="button" key={key} onClick={() => press(key)}>
          {key}
        </button>
      ))}
      {minus ? (
        <button type="button" aria-label={t("pad.minus")} onClick={() => press("minus")}>
          ±
        </button>
      ) : (
        <span />
      )}
      <button type="button" onClick={() => press("0")}>
        0
      </button>
      <button type="button" aria-label={t("pad.erase")} onClick={() => press("back")}>
        <PadIcon id="back" />
      </button>
    </div>
  );
}

interface CardKeysProps {
  form: PadForm;
  kinds: readonly string[];
  values: Record<string, number>;
  cards: readonly string[];
  onAdd: (card: string) => void;
  onBack: () => void;
}

/** A key for every kind, in the order of the rack, with its value; the last key removes one. */
export function CardKeys({ form, kinds, values, cards, onAdd, onBack }: CardKeysProps) {
  const [limit, setLimit] = useState("");
  const most = (kind: string) => form.deck[kind] ?? 0;
  const told = (kind: string) => cards.filter((card) => card === kind).length;
  const press = (kind: string) => {
    if (told(kind) >= most(kind)) setLimit(t("pad.pack", { number: most(kind), kinds: t(`ranks.${kind}`) }));
    else {
      setLimit("");
      onAdd(kind);
    }
  };
  const keys = (event: KeyboardEvent) => {
    const kind = kindPressed(event);
    if (event.key === "Backspace") onBack();
    else if (kinds.includes(kind)) press(kind);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div class="keys" role="group" aria-label={t("pad.cards")} onKeyDown={keys}>
        {KINDS.filter((kind) => kinds.includes(kind)).map((kind) => (
          <CardKey
            key={kind}
            kind={kind}
            count={told(kind)}
            off={told(kind) >= most(kind)}
            points={values[kind]}
            label={t("pad.key", { card: t(`rank.${kind}`), number: told(kind) })}
            onPress={() => press(kind)}
          />
        ))}
        <button type="button" class="key fn" aria-label={t("pad.take_back")} onClick={onBack}>
          <PadIcon id="back" />
        </button>
      </div>
      <p class="limit" role="status">
        {limit}
      </p>
    </>
  );
}

/** The entered cards, face up on the table. */
export function CardEntry({
  cards,
  points,
  note,
}: {
  cards: readonly string[];
  points: number;
  note: string;
}) {
  const width = cards.length > 12 ? 34 : 46;
  return (
    <div class="toldcards">
      <span class="fan" style={{ "--w": `${width}px` }} aria-hidden="true">
        {cards.map((card, i) => (
          <Face
            key={i}
            card={card}
            cls="strip"
            style={{ marginLeft: i ? `${-width * Math.min(0.86, 0.2 + cards.length * 0.05)}px` : 0 }}
          />
        ))}
      </span>
      <span class="sumup">
        <b>{formatNumber(points)}</b>
        <span class="sm">{note}</span>
      </span>
    </div>
  );
}

/** A dialog over the page; Escape and a press outside close it. */
export function Dialog(props: {
  label: string;
  onClose: () => void;
  cls?: string;
  children: ComponentChildren;
}) {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    box.current?.showModal();
    return () => before?.focus();
  }, []);
  return (
    <dialog
      ref={box}
      class={`over ${props.cls ?? ""}`}
      aria-label={props.label}
      onCancel={(event) => {
        event.preventDefault();
        props.onClose();
      }}
      onClick={(event) => {
        if (event.target === box.current) props.onClose();
      }}
    >
      <div>{props.children}</div>
    </dialog>
  );
}

interface LinesProps {
  form: PadForm;
  lines: readonly ScoreLine[];
  side: Side;
  before?: number;
  head: string;
  tight?: boolean;
}

/** The lines of a side, each with its paragraph, and their sum. */
export function ScoreLines({ form, lines, side, before, head, tight }: LinesProps) {
  const sum = lines.reduce((all, line) => all + (line.side === side ? line.points : 0), 0);
  return (
    <ScoreTable
      cls={`lines ${tight ? "tight" : ""}`}
      lines={lines}
      side={side}
      cite={(paragraph) => <Citation book={form.book} reference={paragraph} />}
    >
      <SumRow cls="hand-sum" label={head} points={sum} />
      {before !== undefined && (
        <tr class="tot2">
          <td colSpan={2}>
            <span>{t("pad.total")}</span>
            {formatNumber(before)} {sum < 0 ? "−" : "+"} {formatNumber(Math.abs(sum))} ={" "}
            <b>{formatNumber(before + sum)}</b>
          </td>
        </tr>
      )}
    </ScoreTable>
  );
}

interface HandLinesProps {
  hand: EntryProps;
  side: number;
  head?: string;
  tight?: boolean;
}

/** The lines of a side in the hand being entered. */
export const HandLines = ({ hand, side, head = t("pad.this_hand"), tight = true }: HandLinesProps) => (
  <ScoreLines
    form={hand.kept.form}
    lines={hand.lines}
    side={SIDES[side] ?? "A"}
    before={hand.before[side]}
    head={head}
    tight={tight}
  />
);

export const SideName = ({ side, names }: { side: string; names: readonly string[] }) => (
  <span class="sidename">
    <SideBadge side={side} />
    <span>{inWords(names)}</span>
  </span>
);

/** A sum that a screen reader announces after a pause, not at every press. */
export function DelayedStatus({ words }: { words: string }) {
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSaid(words), 700);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <span class="vh" role="status">
      {said}
    </span>
  );
}
