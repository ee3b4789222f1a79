// The state of the connection, and what is waiting for one.
import { navigate } from "../../state/router";
import { t } from "../../messages";
import { PadIcon } from "./icons";
import { type StoredPad, offline } from "./store";
import { syncPad } from "./sync";

export const Connection = ({ kept }: { kept: StoredPad | null }) =>
  offline.value || kept?.waiting.length ? (
    <p class="offline" role="status">
      <PadIcon id="cloud" />
      <span>
        {offline.value ? t("pad.offline") : t("pad.sending")}
        {kept && kept.waiting.length > 0 && ` ${t("pad.waiting", { number: kept.waiting.length })}`}
      </span>
      {!offline.value && kept && (
        <button
          type="button"
          class="btn small"
          onClick={() => void syncPad(kept.id).then((id) => id !== kept.id && navigate(`/pad/${id}`, true))}
        >
          {t("pad.try")}
        </button>
      )}
    </p>
  ) : null;
