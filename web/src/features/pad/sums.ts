// Computes the score of a hand from its counts. Every rule is in the form, as data; this is only arithmetic.
import type { FormBaseSums, FormField, FormLine, FormTest, PadForm } from "../../wire";

/** The entry of a side: the fields of the form by their ids. */
export type SideEntry = Record<string, unknown>;
export interface Entry {
  sides: SideEntry[];
}
export interface Line {
  points: number;
  words: string;
  paragraph: string | null;
}
/** Points of some cards, and their number; -1 if only the sum is known. */
interface Worth {
  points: number;
  number: number;
}
interface Quantities {
  numbers: Record<string, number>;
  worths: Record<string, Worth>;
}
interface Told {
  cards: string[];
  field: string;
  canasta: boolean;
  worth: number;
}

const NOTHING: Worth = { points: 0, number: 0 };
const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const whole = (value: unknown): number => (typeof value === "number" ? value : 0);
const total = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** The sums of forms that were stored before they named the cards that are added to a canasta. */
interface OldSums {
  /** Whether natural cards beyond the size of a canasta were added to it. */
  closing: boolean;
  base: string[][];
}

/** Return a stored form as forms are now. */
export function upgradeForm(form: PadForm): PadForm {
  if (form.sums.added) return form;
  const { closing, base } = form.sums as unknown as OldSums;
  const natural = Object.keys(form.deck).filter((card) => card !== "2" && card !== "X");
  return {
    ...form,
    sums: {
      ...form.sums,
      added: closing ? natural : [],
      base: base.length ? { places: base, takes: "cheapest" } : null,
    },
  };
}

/** Return the value of each kind of card in a field. */
export function valuesOf(field: FormField | undefined): Record<string, number> {
  return Object.fromEntries(
    (field?.groups ?? []).flatMap((group) => group.cards.map((card) => [card, group.value])),
  );
}

export const fieldOf = (form: PadForm, id: string): FormField | undefined =>
  form.fields.find((field) => field.id === id);

/** Parse typed cards: without blanks, in capitals. */
export const cardsOf = (text: unknown): string[] =>
  typeof text === "string" ? [...text.toUpperCase().replace(/[\s,]/g, "")] : [];

/** Return the worth of a field's cards, entered as a sum, by value or card by card. */
export function worthOf(field: FormField, told: unknown): Worth {
  const value = isMap(told) ? told : { points: told };
  if (isMap(value.groups)) {
    const groups = Object.entries(value.groups).map(([key, number]) => [Number(key), whole(number)] as const);
    return {
      points: total(groups.map(([key, number]) => key * number)),
      number: total(groups.map(([, number]) => number)),
    };
  }
  if (value.cards !== undefined) {
    const values = valuesOf(field);
    const counted = cardsOf(value.cards).filter((card) => card in values);
    return { points: total(counted.map((card) => values[card] ?? 0)), number: counted.length };
  }
  const points = whole(value.points);
  return { points, number: points ? -1 : 0 };
}

const calientesOf = (told: unknown): number =>
  isMap(told) ? whole(told.calientes) + cardsOf(told.cards).filter((card) => card === "C").length : 0;

const together = (worths: readonly Worth[]): Worth => ({
  points: total(worths.map((each) => each.points)),
  number: worths.some((each) => each.number < 0) ? -1 : total(worths.map((each) => each.number)),
});

/** Classify a set entered card by card: the field under which it counts. */
function told(form: PadForm, text: string): Told {
  const cards = cardsOf(text);
  const twos = cards.filter((card) => card === "2").length;
  const jokers = cards.filter((card) => card === "X").length;
  const natural = cards.find((card) => card !== "2" && card !== "X");
  const canasta = cards.length >= form.canasta_size;
  const found = form.sums.classes.find(
    (each) =>
      each.canasta === canasta &&
      (natural ? each.cards.includes(natural) : !each.cards.length) &&
      (each.wild === null || each.wild === twos + jokers > 0) &&
      (each.jokers !== "none" || !jokers) &&
      (each.jokers !== "fewer" || jokers < twos) &&
      (each.jokers !== "more" || jokers > twos) &&
      jokers >= (each.least_jokers ?? 0),
  );
  return { cards, field: found?.field ?? "", canasta, worth: 0 };
}

/** What a canasta costs in the base; the combination with the lowest cost is taken. */
const COSTS: Record<FormBaseSums["takes"], (set: Told) => number> = { cheapest: (set) => set.worth };

/** Take a canasta for each place of the base, as the form says; they do not count separately. */
function takeBase({ places, takes }: FormBaseSums, canastas: Told[]): Told[] | null {
  const costOf = COSTS[takes];
  let best: Told[] | null = null;
  let cost = 0;
  const choose = (place: number, taken: Told[], paid: number): void => {
    if (best && paid >= cost) return;
    const wanted = places[place];
    if (!wanted) {
      best = taken;
      cost = paid;
      return;
    }
    for (const each of canastas)
      if (wanted.includes(each.field) && !taken.includes(each))
        choose(place + 1, [...taken, each], paid + costOf(each));
  };
  choose(0, [], 0);
  return best;
}

/** Compute all quantities that lines are made of. */
function quantities(form: PadForm, entry: SideEntry): Quantities {
  const numbers: Record<string, number> = {};
  const worths: Record<string, Worth> = {};
  for (const field of form.fields) {
    const value = entry[field.id];
    if (field.kind === "count") numbers[field.id] = (numbers[field.id] ?? 0) + whole(value);
    else if (field.kind === "yes_no") numbers[field.id] = value === true ? 1 : 0;
    else if (field.kind === "choice" && value) numbers[`${field.id}:${String(value)}`] = 1;
    else if (field.kind === "cards") worths[field.id] = worthOf(field, value ?? 0);
    else if (field.kind === "fines") worths[field.id] = finesOf(value);
    else if (field.kind === "hands") countHands(form, field, value, numbers, worths);
  }
  if (typeof entry.sets === "string") countSets(form, entry.sets, numbers, worths);
  else if (form.sums.base) countBase(form.sums.base, numbers);
  const laid = worths.laid ?? NOTHING;
  numbers.laid_cards = laid.number < 0 ? 1 : laid.number;
  return { numbers, worths };
}

function finesOf(value: unknown): Worth {
  const fines = Array.isArray(value) ? value : value ? [value] : [];
  return together(
    fines.map((fine: unknown) => {
      const points = whole(isMap(fine) ? fine.points : fine);
      return { points, number: points ? 1 : 0 };
    }),
  );
}

function countHands(
  form: PadForm,
  field: FormField,
  value: unknown,
  numbers: Record<string, number>,
  worths: Record<string, Worth>,
): void {
  const hands: unknown[] = Array.isArray(value) ? value : value === undefined ? [] : [value];
  const counted = hands.map((hand) => worthOf(field, hand));
  worths[field.id] = together(counted);
  const calientes = hands.map(calientesOf);
  worths.calientes_held = {
    points: total(counted.map((worth, i) => worth.points * (calientes[i] ?? 0))),
    number: total(calientes),
  };
  for (const each of form.fields) {
    if (!each.cards) continue;
    const held = hands.map(
      (hand) => cardsOf(isMap(hand) ? hand.cards : "").filter((card) => each.cards?.includes(card)).length,
    );
    const least = each.each_hand;
    const more = least ? held.filter((number) => number >= least).length : total(held);
    numbers[each.id] = (numbers[each.id] ?? 0) + more;
  }
}

function countSets(
  form: PadForm,
  text: string,
  numbers: Record<string, number>,
  worths: Record<string, Worth>,
): void {
  const values = valuesOf(fieldOf(form, "laid"));
  const worth = (cards: readonly string[]): number => total(cards.map((card) => values[card] ?? 0));
  const sets = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((each) => told(form, each));
  const { added } = form.sums;
  const closes = added.length > 0;
  const loose: string[] = [];
  for (const set of sets) {
    if (closes && set.canasta) {
      const inside = set.cards.filter((card) => !added.includes(card));
      const others = set.cards.filter((card) => added.includes(card));
      inside.push(...others.splice(0, form.canasta_size - inside.length));
      loose.push(...others);
      set.worth = worth(inside);
    } else loose.push(...set.cards);
  }
  worths.laid = { points: worth(loose), number: loose.length };
  const canastas = sets.filter((set) => set.canasta);
  const base = form.sums.base && takeBase(form.sums.base, canastas);
  const beyond = canastas.filter((set) => !base?.includes(set));
  if (closes)
    worths.beyond = {
      points: total(beyond.map((set) => set.worth)),
      number: beyond.length * form.canasta_size,
    };
  numbers.base = base ? 1 : 0;
  const decided = form.fields.some((field) => field.beside && numbers[field.id]);
  for (const set of sets) {
    if (!set.field || base?.includes(set)) continue;
    if (decided && fieldOf(form, set.field)?.beside) continue;
    numbers[set.field] = (numbers[set.field] ?? 0) + 1;
  }
}

/** Take the base from canastas that were only counted. */
function countBase(wanted: FormBaseSums, numbers: Record<string, number>): void {
  const fields = [...new Set(wanted.places.flat())];
  const counted = fields.flatMap((field) =>
    Array.from({ length: Math.min(numbers[field] ?? 0, wanted.places.length) }, () => ({
      cards: [],
      field,
      canasta: true,
      worth: 0,
    })),
  );
  const base = takeBase(wanted, counted);
  numbers.base = base ? 1 : 0;
  for (const each of base ?? []) numbers[each.field] = (numbers[each.field] ?? 0) - 1;
}

function holds(test: FormTest, numbers: Record<string, number>): boolean {
  const sum = total(test.of.map((id) => numbers[id] ?? 0));
  return (test.least === undefined || sum >= test.least) && (test.most === undefined || sum <= test.most);
}

function lineOf(line: FormLine, { numbers, worths }: Quantities): Line | null {
  if (!line.when.every((test) => holds(test, numbers))) return null;
  if (line.worth) {
    const worth = together(line.of.map((id) => worths[id] ?? NOTHING));
    if (!worth.number || (line.summed === undefined && !worth.points)) return null;
    const words = worth.number < 0 ? (line.summed ?? line.one) : said(line, worth.number);
    return { points: line.each * worth.points, words, paragraph: line.paragraph };
  }
  const number = total(line.of.map((id) => numbers[id] ?? 0));
  if (!number) return null;
  const { table } = line;
  const points =
    number <= table.length
      ? (table[number - 1] ?? 0)
      : (table[table.length - 1] ?? 0) + line.each * (number - table.length);
  return { points, words: said(line, number), paragraph: line.paragraph };
}

const said = (line: FormLine, number: number): string =>
  number === 1 ? line.one : line.many.replace("{n}", String(number));

/** Compute the lines of a side. */
export function linesOf(form: PadForm, entry: SideEntry): Line[] {
  if (typeof entry.points === "number") return [{ points: entry.points, words: "", paragraph: null }];
  const found = quantities(form, entry);
  return form.sums.lines.flatMap((line) => lineOf(line, found) ?? []);
}

/** Count the canastas in sets entered card by card, by their fields. */
export function canastasIn(form: PadForm, sets: string): Record<string, number> {
  const found: Record<string, number> = {};
  for (const each of sets.split(/\s+/).filter(Boolean)) {
    const { field } = told(form, each);
    if (field) found[field] = (found[field] ?? 0) + 1;
  }
  return found;
}

export const pointsOf = (form: PadForm, entry: SideEntry): number =>
  total(linesOf(form, entry).map((line) => line.points));

/** Return what a first meld needs in a hand for a side with these points. */
export function needOf(form: PadForm, points: number, hand: number): number {
  const { table } = form.first_meld;
  if (table[0]?.hand !== undefined) return table[Math.min(hand, table.length) - 1]?.count ?? 0;
  const step = table.filter((each) => each.from == null || points >= each.from).at(-1);
  return step?.count ?? 0;
}
