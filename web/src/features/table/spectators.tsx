// For players: how many people watch; a tap tells who they are.
import { t } from "../../messages";
import { Icon } from "../../ui/cards/face";
import type { TableController } from "./table-controller";

export function SpectatorsButton({ controller: now }: { controller: TableController }) {
  const number = now.model.info.value?.onlookers ?? 0;
  const open = now.note.value?.kind === "spectators";
  return (
    <button
      type="button"
      class="btn quiet icon talks"
      aria-label={t("spectators.count", { number })}
      aria-expanded={open}
      onClick={() => {
        now.note.value = open ? null : { kind: "spectators" };
      }}
    >
      <Icon id="eye" />
      <span class="unread">{number}</span>
    </button>
  );
}
