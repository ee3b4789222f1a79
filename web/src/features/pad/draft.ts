// A hand being entered: the counts so far, in the fields of the form, and the current screen.
import type { FormField, PadForm, PadTable } from "../../wire";
import { canastasIn, cardsOf, type Entry, fieldOf, type SideEntry, worthOf } from "./sums";

export type EntryMode = "sum" | "value" | "card";
export interface Draft {
  hand: number;
  /** The previous entry, if a hand is corrected. */
  seen?: Entry;
  /** The key of the unsent entry that is corrected. */
  replaces?: string;
  /** Only the points are given. */
  alone: boolean;
  /** The player who went out; "-" if there is none, empty if not asked yet. */
  out: string;
  sides: SideEntry[];
  step: string;
  /** The player whose hand is being entered. */
  player: number;
  /** Doubts that were confirmed with "it was so". */
  so: string[];
  /** Values entered in another way before, by side, field, hand and way. */
  former: Record<string, unknown>;
}

export const NOBODY = "-";
const WAYS = "canasta.ways";

/** Return how cards of a field were counted last. */
export function defaultMode(field: FormField): EntryMode {
  const usual: EntryMode = field.kind === "hands" ? "card" : "value";
  try {
    const kept = JSON.parse(localStorage.getItem(WAYS) ?? "{}") as Record<string, EntryMode>;
    return kept[field.id] ?? usual;
  } catch {
    return usual;
  }
}

export function storeMode(field: FormField, way: EntryMode): void {
  let kept: Record<string, EntryMode> = {};
  try {
    kept = JSON.parse(localStorage.getItem(WAYS) ?? "{}") as Record<string, EntryMode>;
  } catch {
    // Start over.
  }
  localStorage.setItem(WAYS, JSON.stringify({ ...kept, [field.id]: way }));
}

/** Create the draft of a new hand, or of a correction with the previous entries. */
export function newDraft(form: PadForm, hand: number, alone: boolean, seen?: Entry, table?: PadTable): Draft {
  const sides: SideEntry[] = form.sides.map((_, i) => structuredClone(seen?.sides[i] ?? {}));
  // An entry without cards left in hand means zero: those hands were counted.
  if (seen && table)
    sides.forEach((side, i) => {
      if (typeof side.points !== "number") side.left ??= playersOf(form, table, i).map(() => 0);
    });
  const side = sides.findIndex((each) => each.out === true);
  const names = side >= 0 && table ? playersOf(form, table, side) : [];
  const left = sides[side]?.left;
  const empty = Array.isArray(left) ? left.findIndex((each) => !told(each)) : 0;
  const out = side >= 0 ? (names[Math.max(0, empty)] ?? "") : seen ? NOBODY : "";
  const given = alone || sides.some((each) => typeof each.points === "number");
  const first = stepsOf(form, given)[0] ?? "check";
  return {
    hand,
    ...(seen && { seen }),
    alone: given,
    out,
    sides,
    step: first,
    player: 0,
    so: [],
    former: {},
  };
}

/** True if anything was entered for a hand. */
function told(hand: unknown): boolean {
  if (typeof hand === "object" && hand !== null) return Object.values(hand).some(told);
  return typeof hand === "string" ? hand !== "" : typeof hand === "number" && hand > 0;
}

/** Return the players of a side in a hand, in the order their cards are asked for. */
export const playersOf = (form: PadForm, table: PadTable, side: number): string[] =>
  table.seats.filter((_, seat) => seat % form.sides.length === side);

/** Return the fields counted on the table; the others are counted with the cards left in hand. */
export function tableRows(form: PadForm): FormField[] {
  const rows = form.fields.filter((field) => field.kind === "count" && !field.cards);
  return [...rows.filter((field) => field.part), ...rows.filter((field) => !field.part)];
}
export const leftRows = (form: PadForm): FormField[] =>
  form.fields.filter((field) => field.kind === "count" && field.cards);
/** Return the fields about the player who went out. */
export const outRows = (form: PadForm): FormField[] => form.fields.filter((field) => field.needs === "out");
export const cardFields = (form: PadForm): FormField[] =>
  form.fields.filter((field) => field.kind === "cards");

/** Return the screens of a hand, in order. */
export function stepsOf(form: PadForm, alone: boolean): string[] {
  if (alone) return ["points", "check"];
  const many = tableRows(form).length > 3;
  const sides = form.sides.flatMap((_, i) => [...(many ? [`count:${i}`] : []), `table:${i}`, `left:${i}`]);
  return [...(fieldOf(form, "out") ? ["out"] : []), ...sides, "check"];
}

/** Return the way in which a value is entered. */
export function modeOf(field: FormField, side: SideEntry, value: unknown): EntryMode {
  if (field.id === "laid" && typeof side.sets === "string") return "card";
  if (typeof value === "number") return "sum";
  if (typeof value === "object" && value !== null) {
    if ("groups" in value) return "value";
    if ("cards" in value) return "card";
    if ("points" in value) return "sum";
  }
  return defaultMode(field);
}

/** Count cards by value. */
export function byValue(field: FormField, cards: readonly string[]): { groups: Record<string, number> } {
  const groups: Record<string, number> = {};
  for (const group of field.groups ?? []) {
    const number = cards.filter((card) => group.cards.includes(card)).length;
    if (number) groups[String(group.value)] = number;
  }
  return { groups };
}

/** Convert cards to another way of counting if possible: cards to values to sum, never back. */
export function converted(field: FormField, value: unknown, from: EntryMode, to: EntryMode): unknown {
  if (to === "sum") return worthOf(field, value ?? 0).points;
  if (to === "value" && from === "card") {
    const cards = typeof value === "object" && value !== null && "cards" in value ? value.cards : value;
    return byValue(field, cardsOf(cards));
  }
  return to === "value" ? { groups: {} } : { cards: "" };
}

/** Replace a side's sets by the counts of its canastas. */
export function withoutSets(form: PadForm, side: SideEntry, field: FormField, to: EntryMode): SideEntry {
  const { sets, ...rest } = side;
  const text = typeof sets === "string" ? sets : "";
  const value = byValue(field, cardsOf(text));
  const found = canastasIn(form, text);
  const known = Object.fromEntries(Object.entries(found).filter(([id]) => fieldOf(form, id)));
  return { ...rest, ...known, laid: to === "sum" ? worthOf(field, value).points : value };
}

/** Return the players whose cards left in hand are not counted yet: side, place, name. */
export function uncounted(form: PadForm, draft: Draft, table: PadTable): [number, number, string][] {
  if (draft.alone || !form.fields.some((field) => field.kind === "hands")) return [];
  return draft.sides.flatMap((side, i) =>
    playersOf(form, table, i).flatMap((name, place): [number, number, string][] => {
      const hands = Array.isArray(side.left) ? (side.left as unknown[]) : [];
      return name === draft.out || hands[place] != null ? [] : [[i, place, name]];
    }),
  );
}

/** Switch between counting a hand and entering only its points; both entries are kept. */
export function otherwise(form: PadForm, draft: Draft): Draft {
  const alone = !draft.alone;
  const sides = (draft.former.sides as SideEntry[] | undefined) ?? form.sides.map(() => ({}));
  return {
    ...draft,
    alone,
    sides,
    step: stepsOf(form, alone)[0] ?? "check",
    player: 0,
    so: [],
    former: { ...draft.former, sides: draft.sides },
  };
}

const isNothing = (value: unknown): boolean =>
  value === 0 || value === false || value === "" || value === undefined || value === null;

/** Return the entry to write: the fields of the form, without empty ones. */
export function entryOf(form: PadForm, draft: Draft, table: PadTable): Entry {
  if (draft.alone)
    return {
      sides: draft.sides.map((side) => ({
        // Canastas may have a stake even if only the points are given.
        ...Object.fromEntries(
          Object.entries(side).filter(([id]) => fieldOf(form, id)?.part && typeof side[id] === "number"),
        ),
        points: typeof side.points === "number" ? side.points : 0,
      })),
    };
  const sides = draft.sides.map((side, i) => {
    const entry: SideEntry = {};
    for (const [id, value] of Object.entries(side)) {
      const needs = fieldOf(form, id)?.needs;
      if (!isNothing(value) && (!needs || side[needs])) entry[id] = value;
    }
    if (typeof side.sets === "string" && side.sets.trim()) {
      const told = form.fields.filter((field) => field.id === "laid" || (field.part && !field.beside));
      for (const field of told) delete entry[field.id];
      entry.sets = side.sets.trim().replace(/\s+/g, " ");
    } else delete entry.sets;
    const players = playersOf(form, table, i);
    const hands = Array.isArray(side.left) ? (side.left as unknown[]) : [];
    const left = players.map((name, place) => (name === draft.out ? 0 : (hands[place] ?? 0)));
    if (left.some((hand) => told(hand))) entry.left = left;
    else delete entry.left;
    if (Array.isArray(entry.fines) && !entry.fines.length) delete entry.fines;
    return entry;
  });
  return { sides };
}
