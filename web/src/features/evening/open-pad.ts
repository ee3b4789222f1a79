// Opens the score pad of a table on this device, which writes it by the link of the table.
import { navigate } from "../../state/router";
import type { PadState } from "../../wire";
import { formOf, formQuery, readPad, storePad } from "../pad/store";
import { newStoredPad } from "../pad/use-pad";

/** Open the pad, to enter a hand or to look at the sheet; false if its form cannot be fetched now. */
export async function openPad(link: string, state: PadState, enter: boolean): Promise<boolean> {
  const known = readPad(state.id);
  const form = known?.form ?? (await formOf(formQuery(state.pad.game)));
  if (!form) return false;
  const waits = known !== null && known.waiting.length > 0;
  storePad(
    known ? { ...known, state: waits ? known.state : state, link } : { ...newStoredPad(state, form), link },
  );
  navigate(enter ? `/pad/${state.id}/hand` : `/pad/${state.id}`);
  return true;
}

/** Return how many entries of a pad this device has not sent yet. */
export const unsentOn = (id: string): number => readPad(id)?.waiting.length ?? 0;
