// The state of the connection, and what is waiting for one.
import { go } from "../router";
import { t } from "../words";
import { Sign } from "./signs";
import { type Kept, offline } from "./store";
import { syncPad } from "./sync";

export const Connection = ({ kept }: { kept: Kept | null }) =>
  offline.value || kept?.waiting.length ? (
    <p class="offline" role="status">
      <Sign id="cloud" />
      <span>
        {offline.value ? t("pad.offline") : t("pad.sending")}
        {kept && kept.waiting.length > 0 && ` ${t("pad.waiting", { number: kept.waiting.length })}`}
      </span>
      {!offline.value && kept && (
        <button
          type="button"
          class="btn small"
          onClick={() => void syncPad(kept.id).then((id) => id !== kept.id && go(`/pad/${id}`, true))}
        >
          {t("pad.try")}
        </button>
      )}
    </p>
  ) : null;
