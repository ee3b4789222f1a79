// Tell the player that it is their turn: in the title of the tab, and by vibration. Sounds are in sounds.ts.
import { useEffect } from "preact/hooks";
import { t } from "../../messages";
import { settings } from "../../state/settings";
import type { TableController } from "./table-controller";

const MILLISECONDS = [120, 80, 120];

/** Vibrate as for the player's turn, if they want that. */
export function vibrate(): void {
  if (settings.value.vibration) navigator.vibrate?.(MILLISECONDS);
}

/** Alert the player at a table whenever their turn begins; `where` is the title of the tab otherwise. */
export function useTurnAlerts(now: TableController | null, where: string): void {
  const model = now?.model;
  const playing = model?.info.value?.status === "playing" && model.board.value?.expects !== "nothing";
  const turn = playing && model.myTurn.value;
  const says = turn && settings.value.turn_title ? t("title.turn", { where }) : where;
  useEffect(() => {
    document.title = `${says} · Casa Canasta`;
  }, [says]);
  useEffect(() => {
    if (turn) vibrate();
  }, [turn]);
}
