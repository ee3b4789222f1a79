// Small score forms for tests. tests/page/test_pad_sums.py compares the sums of the real ones with the engine.
import type { FormField, FormLine, FormTest, FormValue, PadForm, PadTable } from "../src/wire";

const VALUES: FormValue[] = [
  { value: 5, cards: ["4", "5", "6", "7", "B"], most: 32 },
  { value: 10, cards: ["8", "9", "T", "J", "Q", "K"], most: 48 },
  { value: 20, cards: ["A", "2"], most: 16 },
  { value: 50, cards: ["X"], most: 4 },
];

export function field(id: string, kind: FormField["kind"], more: Partial<FormField> = {}): FormField {
  const groups = kind === "cards" || kind === "hands" ? { groups: VALUES } : {};
  return { id, kind, label: id, paragraph: "1", points: null, ...groups, ...more };
}

export function line(of: string[], each: number, more: Partial<FormLine> = {}): FormLine {
  const words = of.join("+");
  return {
    of,
    each,
    paragraph: "1",
    one: `one ${words}`,
    many: `{n} ${words}`,
    when: [],
    table: [],
    worth: false,
    ...more,
  };
}

export const isAtLeast = (least: number, ...of: string[]): FormTest => ({ of, least });

/** A form for two sides of two players. */
export function form(fields: FormField[], sums: Partial<PadForm["sums"]>): PadForm {
  const natural = ["4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A"];
  return {
    book: "classic",
    version: 1,
    options: [],
    house: null,
    players: 4,
    seats: 4,
    sides: [
      { side: "A", members: 2, in_play: 2 },
      { side: "B", members: 2, in_play: 2 },
    ],
    packs: 2,
    canasta_size: 7,
    target: 5000,
    hands: null,
    first_meld: {
      paragraph: "1",
      table: [
        { count: 15, from: null },
        { count: 50, from: 0 },
        { count: 90, from: 1500 },
      ],
    },
    base: null,
    fields,
    deck: {},
    dealer: 1,
    seatings: [[0, 2, 1, 3]],
    sums: {
      classes: [
        { field: "natural", canasta: true, cards: natural, wild: false },
        { field: "mixed", canasta: true, cards: natural, wild: true },
      ],
      added: [],
      base: null,
      lines: [],
      ...sums,
    },
  };
}

export const CLASSIC = form(
  [
    field("out", "yes_no", { one_side: true }),
    field("concealed", "yes_no", { needs: "out" }),
    field("red_threes", "count", { most: 4 }),
    field("natural", "count", { part: "canastas", most: 8 }),
    field("mixed", "count", { part: "canastas", most: 8 }),
    field("fines", "fines"),
    field("laid", "cards"),
    field("left", "hands"),
  ],
  {
    lines: [
      line(["out"], 100),
      line(["red_threes"], 200, { table: [100, 200, 300, 800], when: [isAtLeast(1, "natural", "mixed")] }),
      line(["natural"], 500),
      line(["mixed"], 300),
      line(["fines"], -1, { worth: true }),
      line(["laid"], 1, { worth: true, summed: "cards laid" }),
      line(["left"], -1, { worth: true, summed: "cards left" }),
    ],
  },
);

export const TABLE: PadTable = {
  hand: 1,
  dealer: "Dora",
  seats: ["Ana", "Bruno", "Carla", "Dora"],
  sitting_out: [],
  first_meld: [50, 50],
};
