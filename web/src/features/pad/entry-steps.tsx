// More screens for entering a hand: who went out, points only, fines, doubts.

import { formatList, formatNumber, t } from "../../messages";
import { SideBadge, SvgSymbol } from "../../ui/cards/face";
import { SegmentedControl } from "../../ui/controls";
import { Select, TextField } from "../../ui/fields";
import type { FormField, PadDoubt, PadForm } from "../../wire";
import { Citation } from "../rules/citation";
import { Digits, SideName } from "./controls";
import { CountRow, editSide } from "./counts";
import { NOBODY, outRows, playersOf, tableRows } from "./draft";
import type { EntryContext } from "./hand-props";
import { PadIcon } from "./icons";
import { inWords, SIDES } from "./local-sheet";
import type { SideEntry } from "./sums";

/** Where the players of four seats sit, the first nearest. */
const PLACES = ["so", "w", "n", "e"];

/** Record who went out. */
export function wentOut(context: EntryContext, name: string): void {
  const { form, table, draft } = context;
  const seat = table.seats.indexOf(name);
  const sides = draft.sides.map((each, i) => {
    const next: SideEntry = { ...each, out: seat >= 0 && seat % form.sides.length === i };
    if (!next.out) for (const row of outRows(form)) delete next[row.id];
    return next;
  });
  context.edit({ out: name, sides, so: [] });
}

/** Return the side that went out, or -1. */
export const sideOut = ({ draft }: EntryContext): number =>
  draft.sides.findIndex((side) => side.out === true);

export function OutPart({ context }: { context: EntryContext }) {
  const { form, table, draft } = context;
  const round = table.seats.length === 4;
  const answer = (name: string, cls: string, label: string, side = "", about = "") => (
    <label class={`an ${cls}`} key={name}>
      <input
        type="radio"
        class="vh"
        name="out"
        checked={draft.out === name}
        onChange={() => wentOut(context, name)}
      />
      {side && <SideBadge side={side} />}
      <span>{label}</span>
      {about && <small>{about}</small>}
      <span class="t">
        <SvgSymbol id="i-tick" />
      </span>
    </label>
  );
  const seats = table.seats.map((name, i) =>
    answer(name, round ? (PLACES[i] ?? "") : "", name, SIDES[i % form.sides.length]),
  );
  return (
    <>
      <fieldset class="plainset">
        <legend class="vh">{t("pad.out")}</legend>
        <div class={round ? "round" : "ans"}>
          {round && (
            <span class="plate" aria-hidden="true">
              <SvgSymbol id="mark" />
            </span>
          )}
          {/* In reading order: clockwise from the first. */}
          {seats}
        </div>
        <div class="ans">{answer(NOBODY, "", t("pad.nobody"), "", t("pad.stock_out"))}</div>
      </fieldset>
      <OutRows context={context} />
    </>
  );
}

/** The fields for the side that went out. */
export function OutRows({ context }: { context: EntryContext }) {
  const side = sideOut(context);
  const rows = outRows(context.form);
  if (side < 0 || !rows.length) return null;
  return (
    <div class="box">
      {rows.map((row) => (
        <OutRow key={row.id} context={context} side={side} row={row} />
      ))}
    </div>
  );
}

function OutRow({ context, side, row }: { context: EntryContext; side: number; row: FormField }) {
  const value = context.draft.sides[side]?.[row.id];
  if (row.kind === "choice")
    return (
      <Select
        label={row.label}
        value={typeof value === "string" ? value : ""}
        onChoose={(next) => editSide(context, side, { [row.id]: next || undefined })}
        offered={[
          { value: "", label: t("pad.none") },
          ...(row.choices ?? []).map((each) => ({
            value: each.id,
            label: `${each.label} · ${formatNumber(each.points)}`,
          })),
        ]}
      />
    );
  return (
    <div class="cnt-row">
      <div class="what">
        <span class="nm">{row.label}</span>
        <span class="sub">
          {row.points !== null && formatNumber(row.points)}{" "}
          <Citation book={context.form.book} reference={row.paragraph} />
        </span>
      </div>
      <SegmentedControl
        label={row.label}
        value={value === true ? "yes" : "no"}
        onChoose={(next) => editSide(context, side, { [row.id]: next === "yes" })}
        offered={[
          { value: "no", label: t("pad.no") },
          { value: "yes", label: t("pad.yes") },
        ]}
      />
    </div>
  );
}

interface PointsProps {
  context: EntryContext;
  names: string[][];
  /** The canastas with a stake in this game, by their fields. */
  paid: readonly string[];
  onCount: () => void;
}

/** The points of each side as plain numbers, for players who only want a sheet. */
export function PointsPart({ context, names, paid, onCount }: PointsProps) {
  const { draft, edit, form } = context;
  const at = Math.min(draft.player, draft.sides.length - 1);
  const points = (i: number) => {
    const given = draft.sides[i]?.points;
    return typeof given === "number" ? given : 0;
  };
  return (
    <>
      <div class="ans">
        {draft.sides.map((_, i) => (
          <label class="an" key={i}>
            <input
              type="radio"
              class="vh"
              name="side"
              checked={at === i}
              onChange={() => edit({ player: i })}
            />
            <SideBadge side={SIDES[i] ?? "A"} />
            <span>{inWords(names[i] ?? [])}</span>
            <b class="pts">{formatNumber(points(i))}</b>
          </label>
        ))}
      </div>
      <div class="box">
        <Digits minus value={points(at)} onChange={(next) => editSide(context, at, { points: next })} />
      </div>
      {paid.length > 0 && (
        <div class="box">
          <p class="sm">{t("pad.stake_canastas")}</p>
          {form.fields
            .filter((field) => paid.includes(field.id))
            .map((field) => (
              <CountRow key={`${at} ${field.id}`} context={context} side={at} field={field} />
            ))}
        </div>
      )}
      <p class="sm">{t("pad.points_about")}</p>
      <button type="button" class="btn small" onClick={onCount}>
        {t("pad.count_instead")}
      </button>
    </>
  );
}

interface UncountedProps {
  context: EntryContext;
  missing: readonly [number, number, string][];
  onGo: (side: number, place: number) => void;
}

/** Uncounted hands do not count as zero: the player counts them, or states that they were empty. */
export function Uncounted({ context, missing, onGo }: UncountedProps) {
  const [first] = missing;
  if (!first) return null;
  const none = () => {
    const sides = context.draft.sides.map((side, i) => {
      const hands = Array.isArray(side.left) ? (side.left as unknown[]) : [];
      return {
        ...side,
        left: playersOf(context.form, context.table, i).map((_, place) => hands[place] ?? 0),
      };
    });
    context.edit({ sides, so: [] });
  };
  return (
    <section class="doubt" role="alert">
      <h2>
        <span class="q" aria-hidden="true">
          ?
        </span>
        {t("pad.uncounted")}
      </h2>
      <p>
        {t("pad.uncounted_of", {
          names: formatList(missing.map(([, , name]) => name)),
          number: missing.length,
        })}
      </p>
      <div class="acts">
        <button type="button" class="btn small" onClick={() => onGo(first[0], first[1])}>
          {t("pad.count_them")}
        </button>
        <button type="button" class="btn small" onClick={none}>
          {t("pad.were_empty")}
        </button>
      </div>
    </section>
  );
}

interface Fine {
  points: number;
  for?: string;
}

/** Fines of a side, with their reasons. */
export function Fines({ context, side }: { context: EntryContext; side: number }) {
  const given = context.draft.sides[side]?.fines;
  const fines = Array.isArray(given) ? (given as Fine[]) : [];
  const put = (next: Fine[]) => editSide(context, side, { fines: next });
  const change = (i: number, fine: Fine) => put(fines.map((each, k) => (k === i ? fine : each)));
  return (
    <details class="fines" open={fines.length > 0}>
      <summary>{t("pad.fine")}</summary>
      {fines.map((fine, i) => (
        <div class="pair" key={i}>
          <TextField
            label={t("pad.fine_points")}
            inputMode="numeric"
            value={fine.points ? String(fine.points) : ""}
            max={5}
            onInput={(value) => change(i, { ...fine, points: Number(value.replace(/\D/g, "")) })}
          />
          <TextField
            label={t("pad.fine_for")}
            value={fine.for ?? ""}
            max={60}
            onInput={(value) => change(i, { ...fine, for: value })}
          />
        </div>
      ))}
      <button type="button" class="btn small" onClick={() => put([...fines, { points: 0 }])}>
        <PadIcon id="plus" />
        {t("pad.fine_more")}
      </button>
    </details>
  );
}

/** Return the screen on which a field of a side is entered. */
export function stepOf(form: PadForm, side: number, field: string): string {
  const found = form.fields.find((each) => each.id === field);
  if (field === "out" || found?.needs) return "out";
  if (found?.kind === "hands" || found?.cards) return `left:${side}`;
  const many = tableRows(form).length > 3;
  return many && found?.kind === "count" ? `count:${side}` : `table:${side}`;
}

interface DoubtProps {
  form: PadForm;
  doubt: PadDoubt;
  names: string[][];
  inline?: boolean;
  onSo: () => void;
  onGo: (step: string) => void;
}

/** An error leads back to the field to correct; an unusual entry can be confirmed with "it was so". */
export function DoubtNote({ form, doubt, names, inline, onSo, onGo }: DoubtProps) {
  const no = doubt.kind === "impossible";
  const side = doubt.side ? SIDES.indexOf(doubt.side) : -1;
  const sides = side >= 0 ? [side] : form.sides.map((_, i) => i);
  const fields = doubt.fields.length ? doubt.fields : ["laid"];
  const label = (id: string) => form.fields.find((each) => each.id === id)?.label ?? t("pad.cards");
  return (
    <section class={`doubt ${inline ? "inline" : ""}`} role="alert">
      <h2>
        <span class={`q ${no ? "no" : ""}`} aria-hidden="true">
          {no ? <SvgSymbol id="i-x" /> : "?"}
        </span>
        {t(no ? "pad.impossible" : "pad.is_right")}
        {!no && side >= 0 && (
          <small>
            <SideName side={SIDES[side] ?? "A"} names={names[side] ?? []} />
          </small>
        )}
      </h2>
      <p>
        {doubt.sentence} <Citation book={form.book} reference={doubt.paragraph} />
      </p>
      <div class="acts">
        {no ? (
          sides.flatMap((i) =>
            fields.map((id) => (
              <button type="button" class="an" key={`${i}${id}`} onClick={() => onGo(stepOf(form, i, id))}>
                <SideBadge side={SIDES[i] ?? "A"} />
                <span>
                  {inWords(names[i] ?? [])}
                  <small>{label(id)}</small>
                </span>
                <PadIcon id="right" />
              </button>
            )),
          )
        ) : (
          <>
            <button type="button" class="btn small" onClick={onSo}>
              {t("pad.yes_right")}
            </button>
            <button
              type="button"
              class="btn small"
              onClick={() => onGo(stepOf(form, Math.max(0, side), fields[0] ?? "laid"))}
            >
              {t("pad.correct_it")}
            </button>
          </>
        )}
      </div>
    </section>
  );
}
