// Actions in notation, taken apart: "lay KKK", "add 2 to K", "take on K", "draw".

export interface ParsedAction {
  verb: string;
  /** The kinds of the cards that it plays from the hand. */
  cards: string[];
  /** The rank of the set that the cards go to. */
  rank: string;
}

export function parseAction(action: string): ParsedAction {
  const [verb = "", ...rest] = action.split(" ");
  const [cards = "", , rank = ""] = rest[0] === "on" ? ["", "", rest[1]] : rest;
  const natural = [...cards].find((kind) => kind !== "2" && kind !== "X") ?? cards[0] ?? "";
  return { verb, cards: [...cards], rank: rank || natural };
}

/** What a play uses: how many cards of each kind, and where they go. */
export interface PlayMarks {
  kinds: Map<string, number>;
  /** "stock", "pile", and the ranks of the sets that get cards. */
  places: Set<string>;
}

export function marksOf(actions: readonly string[]): PlayMarks {
  const marks: PlayMarks = { kinds: new Map(), places: new Set() };
  for (const { verb, cards, rank } of actions.map(parseAction)) {
    for (const kind of cards) marks.kinds.set(kind, (marks.kinds.get(kind) ?? 0) + 1);
    if (verb === "draw") marks.places.add("stock");
    else if (verb === "take" || verb === "discard") marks.places.add("pile");
    else if (verb === "add") marks.places.add(rank);
  }
  return marks;
}
