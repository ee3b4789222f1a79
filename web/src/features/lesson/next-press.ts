// What a learner has to press next: cards of the hand, then a control. Only data; the engine judges the play.
import { type ParsedAction, parseAction } from "../table/action-text";

export interface NextPress {
  /** The kinds of the cards still to be chosen, with repetitions. */
  kinds: string[];
  /** Selectors of the controls to press once the cards are chosen; the first that is on the screen. */
  controls: string[];
}

interface Selected {
  chosen: readonly string[];
  /** The sets in the tray of a first meld. */
  tray: readonly (readonly string[])[];
  /** Whether sets are gathered there. */
  usesTray: boolean;
}

const button = (id: string): string => `[data-act="${id}"]`;
const STOCK = '[data-at="stock"]';

/** Return what is left of some kinds after others have been taken away. */
function without(kinds: readonly string[], taken: readonly string[]): string[] {
  const left = [...kinds];
  for (const kind of taken) {
    const at = left.indexOf(kind);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

const lays = ({ verb }: ParsedAction): boolean => verb === "lay" || verb === "add";

/** Let go of other cards, choose these, then press one of the controls. */
function cardsThen(cards: readonly string[], chosen: readonly string[], ...controls: string[]): NextPress {
  const [other] = without(chosen, cards);
  if (other) return { kinds: [], controls: [`.hand [data-kind="${other}"][aria-pressed="true"]`] };
  const kinds = without(cards, chosen);
  return { kinds, controls: kinds.length ? [] : controls };
}

/** Return what to press for the sets of a first meld: set by set to the tray, then all of them down. */
function firstMeld(actions: readonly ParsedAction[], { chosen, tray }: Selected): NextPress {
  const sets = new Map<string, string[]>();
  for (const { cards, rank } of actions) sets.set(rank, [...(sets.get(rank) ?? []), ...cards]);
  const needed = [...sets]
    .map(([rank, cards]) => without(cards, tray.find((set) => set.includes(rank)) ?? []))
    .filter((cards) => cards.length);
  // The learner may begin with any set.
  const next = needed.find((cards) => !without(chosen, cards).length) ?? needed[0];
  return next ? cardsThen(next, chosen, button("tray")) : { kinds: [], controls: [button("meld")] };
}

/** Return what to press for the first of the expected actions. */
export function nextPress(expected: readonly string[], selected: Selected): NextPress {
  const [first, ...rest] = expected.map(parseAction);
  if (!first) return { kinds: [], controls: [] };
  const { verb, cards, rank } = first;
  const { chosen } = selected;
  if (selected.usesTray && lays(first)) {
    const end = rest.findIndex((each) => !lays(each));
    return firstMeld([first, ...rest.slice(0, end < 0 ? rest.length : end)], selected);
  }
  if (verb === "draw") return { kinds: [], controls: [STOCK, button("draw")] };
  if (verb === "add")
    // The set itself, if more than one would accept the card.
    return expected[0]?.includes(" to ")
      ? cardsThen(cards, chosen, `.zone.own [data-set="${rank}"] button`)
      : cardsThen(cards, chosen, button("lay"));
  // If the cards can be used in several ways, a note asks which one is meant.
  if (verb === "lay" || verb === "take" || verb === "discard")
    return cardsThen(cards, chosen, button(expected[0] ?? ""), button(verb));
  // On small screens some are in the menu.
  return { kinds: [], controls: [button(verb === "ask" ? verb : (expected[0] ?? "")), button("menu")] };
}
