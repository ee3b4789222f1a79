// A set on the table, drawn in the density that its zone has room for.
import { Canasta, SetColumn, SetTile } from "../../ui/cards/face";
import type { SetOfCards } from "../../wire";
import { columnRise, isTight, type Layout, type SetDensity } from "./screen-layout";
import type { TableController } from "./table-controller";

interface DrawnSetProps {
  controller: TableController;
  set: SetOfCards;
  layout: Layout;
  density: SetDensity;
}

export function DrawnSet({ controller, set, layout, density }: DrawnSetProps) {
  const { model, selection } = controller;
  const size = model.game.value?.game.canasta_size ?? 7;
  if (density.kind === "tiles") return <SetTile set={set} size={size} height={density.height} />;
  const { w } = density;
  if (set.canasta) return <Canasta set={set} w={w} word={density.kind === "full" && w > 57} />;
  const tight = isTight(layout, selection.hand.value.length, model.board.value?.sides.length ?? 2);
  return <SetColumn set={set} w={w} size={size} height={w * 1.4 + columnRise(layout, tight)} />;
}
