// A speech bubble at a seat. Screen readers get the same words from the talk button, or from the announced moves.
import type { TableModel } from "../../state/table-model";

export function Bubble({ model, place }: { model: TableModel; place: number }) {
  const found = model.bubbles.value.find((each) => each.place === place);
  return found ? (
    <span class="bubble" aria-hidden="true">
      {found.text}
    </span>
  ) : null;
}
