// For spectators: that they watch, and the last hand with open cards where all players agreed to show it.
import { t } from "../../messages";
import { query } from "../../state/router";
import { Icon } from "../../ui/cards/face";
import type { TableController } from "./table-controller";

export function Watching({ controller: { model } }: { controller: TableController }) {
  const results = model.results.value;
  const last = results[results.length - 1]?.number ?? 0;
  const invite = new URLSearchParams(query.value).get("invite") ?? "";
  const address = new URLSearchParams({ hand: String(last), open: "1", ...(invite && { invite }) });
  return (
    <p class="watching">
      <Icon id="eye" />
      <b>{t("spectators.watching")}</b>
      {model.info.value?.open_hands && last > 0 && (
        <a class="btn small" href={`/replay/${model.id}?${address}`}>
          {t("spectators.last")}
        </a>
      )}
    </p>
  );
}
