// What the table says about spectators: that one watches, or that one is watched. It loads after the table.
import { lazy } from "../../ui/lazy";
import type { TableController } from "./table-controller";

const Label = lazy(() => import("./watching").then((found) => found.Watching), "room");
const Button = lazy(() => import("./spectators").then((found) => found.SpectatorsButton), "room");

/** True for a person without a place at the table. */
export const isSpectator = ({ model }: TableController): boolean =>
  Boolean(model.id) && model.game.value?.place === 0;

/** The label of a spectator, in place of the steps of a turn. */
export const WatchingLabel = Label;

/** The number of spectators, for players. */
export function SpectatorCount({ controller }: { controller: TableController }) {
  const { onlookers = 0, settings } = controller.model.info.value ?? {};
  const shown = onlookers > 0 || settings?.teaching;
  return shown && !isSpectator(controller) ? <Button controller={controller} /> : null;
}
