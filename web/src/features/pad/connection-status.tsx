// The state of the connection, and what is waiting for one.

import { t } from "../../messages";
import { navigate } from "../../state/router";
import { PadIcon } from "./icons";
import { offline, type StoredPad } from "./store";
import { syncPad } from "./sync";

/** Describe the entries of a pad that are not on the server: those to decide on come first. */
export function unsent({ waiting }: StoredPad): string {
  const undecided = waiting.filter((each) => each.trouble).length;
  if (undecided) return t("pad.decide", { number: undecided });
  return waiting.length ? t("pad.waiting", { number: waiting.length }) : "";
}

/** Describe the connection of a pad, and what is waiting for one. */
function status(kept: StoredPad | null): string {
  const rest = kept ? unsent(kept) : "";
  if (offline.value) return rest ? `${t("pad.offline")} ${rest}` : t("pad.offline");
  const sending = kept && !kept.waiting.some((each) => each.trouble);
  return sending ? t("pad.sending", { number: kept.waiting.length }) : rest;
}

export const Connection = ({ kept }: { kept: StoredPad | null }) =>
  offline.value || kept?.waiting.length ? (
    <p class="offline" role="status">
      <PadIcon id="cloud" />
      <span>{status(kept)}</span>
      {!offline.value && kept && (
        <button
          type="button"
          class="btn small"
          onClick={() => void syncPad(kept.id).then((id) => id !== kept.id && navigate(`/pad/${id}`, true))}
        >
          {t("pad.try_again")}
        </button>
      )}
    </p>
  ) : null;
