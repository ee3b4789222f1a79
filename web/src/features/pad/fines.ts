// Fines that the referee passes to the score pad in its address: ?fine=B 100 Bruno&for=what
// happened&book=classic.
import type { Draft } from "./draft";
import { membersOf, SIDES } from "./local-sheet";
import type { StoredPad } from "./store";

interface SentFine {
  side: string;
  points: number;
  name: string;
}

/** Parse the fines of an address. */
export const finesInAddress = (query: string): SentFine[] =>
  new URLSearchParams(query).getAll("fine").flatMap((each) => {
    const found = /^([ABC]) (\d{1,5}) ?(.*)$/.exec(each);
    return found ? [{ side: found[1] ?? "A", points: Number(found[2]), name: found[3] ?? "" }] : [];
  });

/** True if a pad can take the fines of an address: its game is running, and by the book of the ruling. */
export function acceptsFines(pad: StoredPad, query: string): boolean {
  const book = new URLSearchParams(query).get("book");
  return !pad.state.pad.sheet.over && (!book || book === pad.form.book);
}

/** Add fines to a hand: to the side of the named player, else to the side with the letter. */
export function withFines(draft: Draft, pad: StoredPad, query: string): Draft {
  const reason = new URLSearchParams(query).get("for")?.slice(0, 60);
  const sides = draft.sides.map((each) => ({ ...each }));
  for (const { side, points, name } of finesInAddress(query)) {
    const named = membersOf(pad.state.pad).findIndex((members) => members.includes(name));
    const own = sides[named >= 0 ? named : (SIDES as readonly string[]).indexOf(side)];
    if (own) own.fines = [...(Array.isArray(own.fines) ? own.fines : []), { points, for: reason }];
  }
  return { ...draft, sides };
}
