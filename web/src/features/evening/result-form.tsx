// Entering or correcting the result of a table: hand by hand, or totals.
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../../messages";
import { get } from "../../net/http";
import { SegmentedControl } from "../../ui/controls";
import { Switch, TextField } from "../../ui/fields";
import type { EveningTable, PadState, TableProgress } from "../../wire";

/** Read points as people type them; null unless they are a whole number. */
export function readPoints(text: string): number | null {
  const plain = text
    .trim()
    .replace(/[−–]/g, "-")
    .replace(/[\s.,'’]/g, "");
  return /^-?\d{1,7}$/.test(plain) ? Number(plain) : null;
}

interface FormProps {
  table: EveningTable;
  round: number;
  /** Hands of the round; null if only time ends it. */
  hands: number | null;
  names: string[];
  progress: TableProgress | undefined;
  send: (command: object) => Promise<boolean>;
  onClose: () => void;
  /** The director gives a reason for a correction. */
  correcting: boolean;
}

type Row = [string, string];
const written = (points: readonly number[]): Row => [String(points[0] ?? ""), String(points[1] ?? "")];
const isEmpty = (row: Row): boolean => !row[0].trim() && !row[1].trim();

export function ResultForm({ table, round, hands, names, progress, send, onClose, correcting }: FormProps) {
  const old = table.result;
  const [way, setWay] = useState<"hands" | "totals">(old && !old.hands.length ? "totals" : "hands");
  const [rows, setRows] = useState<Row[]>(() => (old?.hands ?? []).map(written));
  const [totals, setTotals] = useState<Row>(old ? written(old.points) : ["", ""]);
  const [complete, setComplete] = useState(true);
  const [reason, setReason] = useState("");
  const [wrong, setWrong] = useState("");
  const first = useRef<HTMLFormElement>(null);
  useEffect(() => first.current?.querySelector<HTMLElement>("input[type=text]")?.focus(), []);
  useEffect(() => {
    // What is on the pad need not be typed again.
    if (old?.hands.length || !progress?.pad) return;
    void get<PadState>(`/api/pads/${progress.pad}`).then(
      ({ pad }) =>
        setRows((had) =>
          had.some((row) => !isEmpty(row)) ? had : pad.sheet.hands.map((hand) => written(hand.points)),
        ),
      () => undefined,
    );
  }, []);
  const length = Math.max(hands ?? rows.length + 1, rows.length);
  const shown = Array.from({ length }, (_, i): Row => rows[i] ?? ["", ""]);
  const change = (place: number, side: number, text: string) =>
    setRows(
      shown.map((row, i) => (i === place ? (row.map((had, j) => (j === side ? text : had)) as Row) : row)),
    );
  const submit = async () => {
    const used = way === "totals" ? [totals] : shown.filter((row) => !isEmpty(row));
    const read = used.map((row) => row.map(readPoints));
    if (!read.length || read.some((row) => row.includes(null))) {
      setWrong(t("evening.points_wrong"));
      return;
    }
    if (correcting && !reason.trim()) {
      setWrong(t("evening.reason_needed"));
      return;
    }
    setWrong("");
    const where = { round, table: table.number };
    const points = way === "totals" ? { points: read[0] } : { hands: read };
    const accepted = await send(
      correcting
        ? { do: "correct_result", ...where, ...points, reason: reason.trim() }
        : { do: "enter_result", ...where, ...points, complete },
    );
    if (accepted) onClose();
  };
  const field = (label: string, value: string, onInput: (text: string) => void) => (
    <input
      type="text"
      inputMode="text"
      maxLength={9}
      aria-label={label}
      value={value}
      onInput={(event) => onInput(event.currentTarget.value)}
    />
  );
  return (
    <form
      ref={first}
      class="result"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      onKeyDown={(event) => event.key === "Escape" && onClose()}
    >
      <SegmentedControl
        label={t("evening.result_way")}
        value={way}
        onChoose={setWay}
        offered={[
          { value: "hands", label: t("evening.by_hand") },
          { value: "totals", label: t("evening.totals_only") },
        ]}
      />
      {(way === "totals" ? [totals] : shown).map((row, place) => {
        const label = way === "totals" ? t("evening.totals") : t("evening.hand", { number: place + 1 });
        return (
          <div class="handrow" key={label}>
            <span>{label}</span>
            {[0, 1].map((side) => (
              <span key={side}>
                {field(`${label}, ${names[side]}`, row[side] ?? "", (text) =>
                  way === "totals"
                    ? setTotals(side ? [totals[0], text] : [text, totals[1]])
                    : change(place, side, text),
                )}
              </span>
            ))}
          </div>
        );
      })}
      {correcting ? (
        <TextField label={t("evening.reason")} value={reason} max={200} onInput={setReason} />
      ) : (
        <Switch label={t("evening.table_finished")} on={complete} onChange={setComplete} />
      )}
      <p role="alert" class="problem">
        {wrong}
      </p>
      <div class="acts">
        <button type="submit" class="btn primary small">
          {t("evening.save")}
        </button>
        <button type="button" class="btn small" onClick={onClose}>
          {t("evening.cancel")}
        </button>
      </div>
    </form>
  );
}
