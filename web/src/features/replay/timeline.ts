// The timeline of a game: every moment of every hand has its number, and its place in the review.
import type { CurvePlace, GameReplay, JudgedPlay, Review, TurningPoint } from "../../wire";

/** A moment: a hand, and how many of its moves are done. */
export interface Moment {
  hand: number;
  move: number;
}

export interface Timeline {
  /** The number of the last moment of the game. */
  last: number;
  /** The hands, each with the number of its first moment. */
  hands: { number: number; first: number; moves: number }[];
  numberOf: (at: Moment) => number;
  at: (number: number) => Moment;
}

export function timelineOf(outlines: GameReplay["hands"]): Timeline {
  let first = 0;
  const hands = outlines.map(({ number, moves }) => {
    const found = { number, first, moves };
    first += moves + 1;
    return found;
  });
  const last = Math.max(0, first - 1);
  return {
    last,
    hands,
    numberOf: ({ hand, move }) => {
      const found = hands.find((each) => each.number === hand);
      return found ? found.first + Math.min(move, found.moves) : 0;
    },
    at: (number) => {
      const wanted = Math.max(0, Math.min(last, Math.round(number)));
      const found = [...hands].reverse().find((each) => each.first <= wanted);
      return { hand: found?.number ?? 1, move: wanted - (found?.first ?? 0) };
    },
  };
}

const LETTERS = "ABCD";

/** Return the index of the reader's side in the chances of a curve. */
export const sideOf = (review: Review): number => LETTERS.indexOf(review.side);

/** Return the last turn of the curve that had begun. */
export function placeAt(review: Review | null, at: Moment): CurvePlace | undefined {
  return review?.curve.filter((each) => each.hand === at.hand && each.move <= at.move).pop();
}

/** Return the decision being carried out. */
export function playAt(review: Review | null, at: Moment): JudgedPlay | undefined {
  return review?.plays.find((each) => each.hand === at.hand && each.move <= at.move && at.move < each.until);
}

/** Return the index of the turning point, from 0; -1 if there is none. */
export function pointAt(review: Review | null, at: Moment): number {
  const here = placeAt(review, at);
  if (!review || !here) return -1;
  return review.turning_points.findIndex((each) => each.hand === at.hand && each.turn === here.turn);
}

/** Return the moment to show for a turning point: the reader's costliest decision in it, if any. */
export function momentOf(review: Review, point: TurningPoint): Moment {
  const plays = review.plays.filter((each) => each.hand === point.hand && each.turn === point.turn);
  const [costly] = plays.sort((a, b) => b.cost.mean - a.cost.mean);
  return { hand: point.hand, move: costly?.move ?? point.move };
}

/** True if a play cost more than the error. */
export const isClear = (play: JudgedPlay): boolean => play.label !== "same" && play.label !== "unclear";
