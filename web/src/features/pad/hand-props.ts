// Props of the screens for a hand, and what they share.

import { t } from "../../messages";
import type { PadCheck, PadForm, PadTable, ScoreLine } from "../../wire";
import type { Draft } from "./draft";
import { SIDES } from "./local-sheet";
import type { StoredPad } from "./store";

/** The hand being entered, and how to change it. */
export interface EntryContext {
  form: PadForm;
  table: PadTable;
  draft: Draft;
  edit: (changed: Partial<Draft>) => void;
}

export interface HandProps {
  kept: StoredPad;
  table: PadTable;
  before: number[];
  draft: Draft;
  /** The storage key of the draft. */
  place: string;
  wide: boolean;
}

export interface EntryProps extends HandProps {
  context: EntryContext;
  names: string[][];
  lines: readonly ScoreLine[];
  doubts: PadCheck["doubts"];
  /** Uncounted hands: side, place, name. */
  missing: readonly [number, number, string][];
  blocked: boolean;
  writeDown: () => void;
  /** Switch from points only to counting the cards. */
  count: () => void;
}

/** Return the canastas with a stake in a game, by their fields. */
export const canastasWithStake = ({ state }: StoredPad): string[] =>
  Object.entries(state.pad.game.stake?.canastas ?? {}).flatMap(([id, cents]) => (cents ? [id] : []));

export const linesOf = (lines: readonly ScoreLine[], side: number): ScoreLine[] =>
  lines.filter((line) => line.side === SIDES[side]);
export const sumOf = (lines: readonly ScoreLine[], side: number): number =>
  linesOf(lines, side).reduce((sum, line) => sum + line.points, 0);

/**
 * Describe the fines of each side: they are entered on the last screen, and shown before it as a reminder.
 */
export const describeFines = (draft: Draft): string[] =>
  draft.sides.flatMap(({ fines }, i) => {
    const points = Array.isArray(fines)
      ? fines.reduce((sum: number, fine: { points: number }) => sum + fine.points, 0)
      : 0;
    return points ? [t("pad.fined", { side: SIDES[i] ?? "", points })] : [];
  });
