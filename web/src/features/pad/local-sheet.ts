// The sheet as displayed: the server's, plus local entries that are not sent yet.
import type { PadFile, PadForm, PadHand, PadState, PadTable, Payment, ScoreLine, Side } from "../../wire";
import type { PendingEntry, StoredPad } from "./store";
import { type Entry, linesOf, needOf, pointsOf } from "./sums";

export const SIDES: Side[] = ["A", "B", "C", "D"];

export interface LocalHand extends PadTable {
  entry: Entry;
  points: number[];
  totals: number[];
  counts: boolean;
  /** Lines by side; those of unsent entries are computed here. */
  lines: ScoreLine[];
  payments: Payment[];
  alone: boolean;
  /** A local entry that is not sent yet. */
  waiting: PendingEntry | null;
  /** The points before a correction. */
  former: number[] | null;
}

export interface LocalSheet {
  hands: LocalHand[];
  totals: number[];
  next: PadTable | null;
}

/** Return all current names, side by side. */
export function namesOf(file: PadFile): string[] {
  let names = file.game.sides.flat();
  for (const change of file.changes) names = names.map((name) => change.names?.[name] ?? name);
  return names;
}

/** Return the players of each side, including those who sit out. */
export function membersOf(file: PadFile): string[][] {
  const names = namesOf(file);
  let first = 0;
  return file.game.sides.map((side) => {
    const found = names.slice(first, first + side.length);
    first += side.length;
    return found;
  });
}

/** Join the names of a side: "Bruno, Dora & Emil". */
export const inWords = (names: readonly string[]): string =>
  [names.slice(0, -1).join(", "), ...names.slice(-1)].filter(Boolean).join(" & ");

/** Compute the seats of a hand from the form. */
export function tableOf(file: PadFile, form: PadForm, place: number, totals: number[]): PadTable {
  const names = namesOf(file);
  const seated = (form.seatings[place % form.seatings.length] ?? []).map((player) => names[player] ?? "");
  const hand = file.game.played + place + 1;
  return {
    hand,
    dealer: seated[(file.game.dealer - 1 + place) % seated.length] ?? "",
    seats: seated,
    sitting_out: names.filter((name) => !seated.includes(name)),
    first_meld: totals.map((total) => needOf(form, total, hand)),
  };
}

export const sameEntry = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b);

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === "object" && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
}

function fromServer(state: PadState, hand: PadHand, i: number): LocalHand {
  const former = state.former.find((each) => !each.struck && each.hand === hand.hand);
  return {
    ...hand,
    entry: state.pad.hands[i] as unknown as Entry,
    alone: hand.points_alone.length > 0,
    waiting: null,
    former: former?.points ?? null,
  };
}

/** Compute the lines of an entry. */
export function linesHere(form: PadForm, entry: Entry, given: string): ScoreLine[] {
  return entry.sides.flatMap((side, i) =>
    linesOf(form, side).map((line) => ({
      side: SIDES[i] ?? "A",
      points: line.points,
      message: "",
      params: {},
      paragraph: line.paragraph,
      for: line.words || given,
    })),
  );
}

/** Return the whole sheet of a pad, with its unsent entries. */
export function localSheet(kept: StoredPad, given: string): LocalSheet {
  const { state, form } = kept;
  const { sheet } = state.pad;
  const hands = sheet.hands.map((hand, i) => fromServer(state, hand, i));
  const open = kept.waiting.filter((each) => each.trouble?.kind !== "conflict");
  if (!open.length && !kept.begun) return { hands, totals: sheet.totals, next: sheet.next };
  for (const each of open) {
    const place = hands.findIndex((hand) => hand.hand === each.hand);
    if (each.what === "strike" && place >= 0) hands.splice(place, 1);
    if (!each.entry) continue;
    const points = each.entry.sides.map((side) => pointsOf(form, side));
    const made: LocalHand = {
      ...tableOf(state.pad, form, hands.length, sheet.start),
      entry: each.entry,
      points,
      totals: points,
      counts: true,
      lines: linesHere(form, each.entry, given),
      payments: [],
      alone: each.entry.sides.some((side) => typeof side.points === "number"),
      waiting: each,
      former: null,
    };
    const old = hands[place];
    if (each.what === "correct" && old) hands[place] = { ...made, former: old.former ?? old.points };
    else if (each.what === "hand") hands.push(made);
  }
  let totals = sheet.start;
  hands.forEach((hand, place) => {
    Object.assign(hand, tableOf(state.pad, form, place, totals));
    if (hand.counts) totals = totals.map((total, i) => total + (hand.points[i] ?? 0));
    hand.totals = totals;
  });
  return { hands, totals, next: sheet.over ? null : tableOf(state.pad, form, hands.length, totals) };
}

/** Return the number of the next hand. */
export const nextHand = (kept: StoredPad, given: string): number =>
  kept.state.pad.game.played + localSheet(kept, given).hands.length + 1;
