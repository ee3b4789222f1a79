// Fines that the referee sends to the score pad by its address: ?fine=B 100 Bruno&for=what happened&book=classic.
import type { Draft } from "./draft";
import { membersOf, SIDES } from "./shown";
import type { Kept } from "./store";

interface SentFine {
  side: string;
  points: number;
  name: string;
}

/** The fines of an address. */
export const sentFines = (query: string): SentFine[] =>
  new URLSearchParams(query).getAll("fine").flatMap((each) => {
    const found = /^([ABC]) (\d{1,5}) ?(.*)$/.exec(each);
    return found ? [{ side: found[1] ?? "A", points: Number(found[2]), name: found[3] ?? "" }] : [];
  });

/** Whether a pad can take the fines of an address: the game goes on, and by the book of the ruling. */
export function takesFines(pad: Kept, query: string): boolean {
  const book = new URLSearchParams(query).get("book");
  return !pad.state.pad.sheet.over && (!book || book === pad.form.book);
}

/** A hand with these fines: on the side of whoever is named, else on that of the letter. */
export function withFines(draft: Draft, pad: Kept, query: string): Draft {
  const reason = new URLSearchParams(query).get("for")?.slice(0, 60);
  const sides = draft.sides.map((each) => ({ ...each }));
  for (const { side, points, name } of sentFines(query)) {
    const named = membersOf(pad.state.pad).findIndex((members) => members.includes(name));
    const own = sides[named >= 0 ? named : SIDES.findIndex((each) => each === side)];
    if (own) own.fines = [...(Array.isArray(own.fines) ? own.fines : []), { points, for: reason }];
  }
  return { ...draft, sides };
}
