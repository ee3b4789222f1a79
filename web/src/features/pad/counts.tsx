// Entry of a side's counts: canastas and threes, the cards on the table, the cards left in each hand.

import { formatNumber, hasMessage, t } from "../../messages";
import { SvgSymbol } from "../../ui/cards/face";
import { SegmentedControl } from "../../ui/controls";
import type { FormField, PadForm } from "../../wire";
import { Citation } from "../rules/citation";
import { CardEntry, CardKeys, Digits, Stepper } from "./controls";
import {
  converted,
  type EntryMode,
  leftRows,
  modeOf,
  playersOf,
  storeMode,
  tableRows,
  withoutSets,
} from "./draft";
import type { EntryContext } from "./hand-props";
import { PadIcon } from "./icons";
import { canastasIn, cardsOf, type SideEntry, valuesOf, worthOf } from "./sums";

/** Change the entries of a side. */
export function editSide(context: EntryContext, side: number, changed: SideEntry): void {
  const sides = context.draft.sides.map((each, i) => (i === side ? { ...each, ...changed } : each));
  context.edit({ sides, so: [] });
}

const number = (value: unknown): number => (typeof value === "number" ? value : 0);
const groupsOf = (value: unknown): Record<string, number> =>
  typeof value === "object" && value !== null && "groups" in value
    ? (value.groups as Record<string, number>)
    : {};

/** Describe kinds briefly: "4 5 6 7, black three". */
function kindsInWords(kinds: readonly string[]): string {
  const short = kinds.filter((kind) => !"XBRC".includes(kind)).map((kind) => (kind === "T" ? "10" : kind));
  const words = kinds.filter((kind) => "XBRC".includes(kind)).map((kind) => t(`rank.${kind}`));
  return [...(short.length ? [short.join(" ")] : []), ...words].join(", ");
}

const SEALS: Record<string, string> = { natural: "natural", mixed: "mixed" };

function Mark({ field }: { field: FormField }) {
  if (field.id.includes("three"))
    return (
      <span class="mk">
        <SvgSymbol
          id={field.id.includes("black") ? "f-3b" : "f-3r"}
          cls={field.id.includes("black") ? "" : "sun3"}
        />
      </span>
    );
  if (field.part !== "canastas") return null;
  const shape =
    SEALS[field.id] ?? (["wild", "twos", "small_wild", "big_wild"].includes(field.id) ? "wild" : "natural");
  return (
    <span class="mk">
      <span class={`seal ${shape}`}>
        <SvgSymbol id={`seal-${shape}`} />
        <b>{t(`seal.${shape}`)}</b>
      </span>
    </span>
  );
}

export function CountRow({
  context,
  side,
  field,
}: {
  context: EntryContext;
  side: number;
  field: FormField;
}) {
  const entry = context.draft.sides[side] ?? {};
  const inCards = typeof entry.sets === "string" && field.part && !field.beside;
  const value = inCards
    ? (canastasIn(context.form, entry.sets as string)[field.id] ?? 0)
    : number(entry[field.id]);
  return (
    <div class="cnt-row">
      <Mark field={field} />
      <div class="what">
        <span class="nm">{labelOf(context.form, field)}</span>
        <span class="sub">
          {inCards ? (
            t("pad.found")
          ) : (
            <>
              {field.points !== null && formatNumber(field.points)}{" "}
              <Citation book={context.form.book} reference={field.paragraph} />
            </>
          )}
        </span>
      </div>
      {inCards ? (
        <b class="found">{formatNumber(value)}</b>
      ) : (
        <Stepper
          name={field.label}
          value={value}
          most={field.most ?? 0}
          onChange={(next) => editSide(context, side, { [field.id]: next })}
        />
      )}
    </div>
  );
}

/** Canastas, threes and everything else that is counted; rare fields are folded away while they are empty. */
export function CountPart({ context, side }: { context: EntryContext; side: number }) {
  const rows = tableRows(context.form);
  const seldom = rows.filter((field) => field.part === "open");
  const entry = context.draft.sides[side] ?? {};
  const shown = rows.filter((field) => !seldom.includes(field) || number(entry[field.id]) > 0);
  const folded = seldom.filter((field) => !shown.includes(field));
  const row = (field: FormField) => <CountRow key={field.id} context={context} side={side} field={field} />;
  return (
    <div class="box">
      {shown.map(row)}
      {folded.length > 0 && (
        <details>
          <summary>{t("pad.more_counts")}</summary>
          {folded.map(row)}
        </details>
      )}
    </div>
  );
}

interface CountingProps {
  context: EntryContext;
  side: number;
  field: FormField;
  value: unknown;
  onValue: (value: unknown) => void;
  /** Which hand, if there are several. */
  place?: number;
  ways: EntryMode[];
  onWay?: (way: EntryMode) => boolean;
}

/** The ways to count; a value entered in another way is restored when the player switches back. */
function Ways({ context, side, field, value, onValue, place, ways, onWay }: CountingProps) {
  const { draft, edit } = context;
  const way = modeOf(field, draft.sides[side] ?? {}, value);
  const key = (each: EntryMode) => `${side}.${field.id}.${place ?? 0}.${each}`;
  const choose = (next: EntryMode) => {
    storeMode(field, next);
    edit({ former: { ...draft.former, [key(way)]: value } });
    if (onWay?.(next)) return;
    const down = way === "card" || next === "sum";
    onValue(
      down
        ? converted(field, value, way, next)
        : (draft.former[key(next)] ?? converted(field, value, way, next)),
    );
  };
  return (
    <SegmentedControl
      label={t("pad.ways")}
      value={way}
      onChoose={choose}
      offered={ways.map((each) => ({ value: each, label: t(`pad.way.${each}`) }))}
    />
  );
}

/** Entry of a count as a sum or by value; the caller shows the cards of the third way. */
function SumOrValues(
  props: Pick<CountingProps, "field" | "value" | "onValue"> & { way: EntryMode; sum: number },
) {
  const { way, sum, onValue } = props;
  if (way === "sum") return <Digits value={sum} onChange={onValue} />;
  return way === "value" ? <ValueRows {...props} /> : null;
}

function ValueRows({ field, value, onValue }: Pick<CountingProps, "field" | "value" | "onValue">) {
  const groups = groupsOf(value);
  return (
    <>
      {(field.groups ?? []).map((group) => {
        const told = groups[String(group.value)] ?? 0;
        const name = kindsInWords(group.cards);
        return (
          <div class="cnt-row val" key={group.value}>
            <div class="what">
              <span class="nm">{name}</span>
              <span class="sub">
                {formatNumber(told)} × {formatNumber(group.value)} = {formatNumber(told * group.value)}
              </span>
            </div>
            <Stepper
              name={name}
              value={told}
              most={group.most}
              onChange={(next) => onValue({ groups: { ...groups, [String(group.value)]: next } })}
            />
          </div>
        );
      })}
    </>
  );
}

/**
 * Return the label of a field. If canastas are put away, only the other cards are counted, and the label says
 * so.
 */
function labelOf(form: PadForm, field: FormField): string {
  const id = `pad.short.${field.id === "laid" && form.sums.added.length > 0 ? "open" : field.id}`;
  return hasMessage(id) ? t(id) : field.label;
}

/** The cards on the table: their sum, by value, or set by set. */
export function CardsPart({
  context,
  side,
  field,
}: {
  context: EntryContext;
  side: number;
  field: FormField;
}) {
  const { form, draft } = context;
  const entry = draft.sides[side] ?? {};
  const bySet = typeof entry.sets === "string";
  if (bySet && field.id !== "laid") return null;
  const value = entry[field.id];
  const way = modeOf(field, entry, value);
  const sets = bySet ? (entry.sets as string) : "";
  const points = way === "card" ? worthOf(field, { cards: sets }).points : worthOf(field, value ?? 0).points;
  const onWay = (next: EntryMode): boolean => {
    if (field.id !== "laid") return false;
    if (next === "card") {
      const former = draft.former[`${side}.sets`];
      editSide(context, side, { sets: typeof former === "string" ? former : "", laid: undefined });
      return true;
    }
    if (!bySet) return false;
    const sides = draft.sides.map((each, i) => (i === side ? withoutSets(form, each, field, next) : each));
    context.edit({ sides, former: { ...draft.former, [`${side}.sets`]: sets } });
    return true;
  };
  const onValue = (next: unknown) => editSide(context, side, { [field.id]: next });
  const ways: EntryMode[] = field.id === "laid" ? ["sum", "value", "card"] : ["sum", "value"];
  const counting = { context, side, field, value, onValue };
  return (
    <div class="box">
      <div class="rowhead">
        <b>{labelOf(form, field)}</b>
        <span>
          {formatNumber(points)} <Citation book={form.book} reference={field.paragraph} />
        </span>
      </div>
      <Ways {...counting} ways={ways} onWay={onWay} />
      <SumOrValues {...counting} way={way} sum={points} />
      {way === "card" && <SetsPart context={context} side={side} field={field} sets={sets} />}
    </div>
  );
}

/** Sets card by card: a card of another kind begins a new set, a wild card goes to the current one. */
function SetsPart(props: { context: EntryContext; side: number; field: FormField; sets: string }) {
  const { context, side, field, sets } = props;
  const values = valuesOf(field);
  const told = sets.split(" ").filter(Boolean);
  const put = (next: string) => editSide(context, side, { sets: next });
  const isWild = (card: string) => card === "2" || card === "X";
  const add = (card: string) => {
    const now = sets.endsWith(" ") ? "" : (told.at(-1) ?? "");
    const kind = cardsOf(now).find((each) => !isWild(each));
    const another = now && !isWild(card) && kind && kind !== card;
    put(`${sets}${another ? " " : ""}${card}`);
  };
  const kinds = Object.keys(values);
  return (
    <>
      <ul class="setlist" aria-label={t("pad.sets")}>
        {told.map((set, i) => (
          <li key={i}>
            <button
              type="button"
              class={i === told.length - 1 && !sets.endsWith(" ") ? "on" : ""}
              aria-label={t("pad.set", { cards: set.split("").join(" ") })}
              onClick={() => put([...told.filter((_, k) => k !== i), set].join(" "))}
            >
              {set.replaceAll("T", "10").replaceAll("X", "★")}
              <small>{set.length}</small>
            </button>
          </li>
        ))}
        {told.length === 0 && <li class="sm">{t("pad.sets_about")}</li>}
      </ul>
      <CardKeys
        form={context.form}
        kinds={kinds}
        values={values}
        cards={cardsOf(sets)}
        onAdd={add}
        onBack={() => put(sets.trimEnd().slice(0, -1))}
      />
      <button type="button" class="btn small" onClick={() => put(`${sets.trimEnd()} `)}>
        <PadIcon id="plus" />
        {t("pad.next_set")}
      </button>
    </>
  );
}

/** The cards left in one player's hand. */
export function LeftPart({ context, side, place }: { context: EntryContext; side: number; place: number }) {
  const { form, draft, table } = context;
  const field = form.fields.find((each) => each.kind === "hands");
  if (!field) return null;
  const players = playersOf(form, table, side);
  const name = players[place] ?? "";
  const entry = draft.sides[side] ?? {};
  const hands = Array.isArray(entry.left) ? (entry.left as unknown[]) : [];
  const value = hands[place];
  const way = modeOf(field, {}, value);
  // An uncounted hand stays uncounted, so that it is asked for in the same way as this one.
  const onValue = (next: unknown) =>
    editSide(context, side, { left: players.map((_, i) => (i === place ? next : (hands[i] ?? null))) });
  const cards = cardsOf(typeof value === "object" && value !== null && "cards" in value ? value.cards : "");
  const calientes =
    typeof value === "object" && value !== null && "calientes" in value ? number(value.calientes) : 0;
  const points = worthOf(field, value ?? 0).points;
  const values = valuesOf(field);
  const rows = leftRows(form);
  const more = [...new Set(rows.filter((row) => !row.each_hand).flatMap((row) => row.cards ?? []))];
  const kinds = [...Object.keys(values), ...more, ...(field.calientes ? ["C"] : [])];
  const counting = { context, side, field, value, onValue };
  const withCalientes = (counted: unknown, next: number) =>
    onValue({ ...(typeof counted === "object" ? counted : { points: number(counted) }), calientes: next });
  const onCount = (next: unknown) => (calientes ? withCalientes(next, calientes) : onValue(next));
  const count = <SumOrValues {...counting} onValue={onCount} way={way} sum={points} />;
  return (
    <>
      <CardEntry
        cards={way === "card" ? cards : []}
        points={0 - points}
        note={way === "card" ? t("pad.card_count", { number: cards.length }) : name}
      />
      {way === "card" && (
        <>
          <p class="rowhead">
            <b>{t("pad.tap_cards", { name })}</b>
          </p>
          <CardKeys
            form={form}
            kinds={kinds}
            values={values}
            cards={cards}
            onAdd={(card) => onValue({ cards: cards.join("") + card })}
            onBack={() => onValue({ cards: cards.slice(0, -1).join("") })}
          />
        </>
      )}
      {way === "value" ? <div class="box">{count}</div> : count}
      <Ways {...counting} place={place} ways={["sum", "value", "card"]} />
      {value == null && (
        <button
          type="button"
          class="btn small"
          onClick={() => onValue(way === "card" ? { cards: "" } : way === "value" ? { groups: {} } : 0)}
        >
          {t("pad.no_cards", { name })}
        </button>
      )}
      {way !== "card" && (field.calientes || rows.length > 0) && (
        <div class="box">
          {field.calientes && (
            <div class="cnt-row">
              <div class="what">
                <span class="nm">{t("ranks.C")}</span>
              </div>
              <Stepper
                name={t("ranks.C")}
                value={calientes}
                most={form.deck.C ?? 0}
                onChange={(next) => withCalientes(value, next)}
              />
            </div>
          )}
          {rows.map((row) => (
            <CountRow key={row.id} context={context} side={side} field={row} />
          ))}
        </div>
      )}
    </>
  );
}
