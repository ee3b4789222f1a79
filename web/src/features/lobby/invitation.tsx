// The invitation to a table: a QR code, and a link to copy or send.
import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../../messages";
import { get } from "../../net/http";
import type { TableInfo } from "../../wire";

const HERE_ONLY = /^(localhost|127\.|\[::1\])/;

interface InvitationProps {
  table: TableInfo;
  focus: RefObject<HTMLElement | null>;
  /** Request a new link; only the host can. */
  renew?: () => void;
}

export function Invitation({ table, focus, renew }: InvitationProps) {
  const [copied, setCopied] = useState(false);
  const [first] = useState(table.invite);
  const [address, setAddress] = useState(`${location.origin}/invite/${table.id}/${table.invite}`);
  useEffect(() => {
    setCopied(false);
    // The server knows its address as other devices reach it.
    void get<{ address: string }>(`/api/tables/${table.id}/invitation`)
      .then((found) => setAddress(found.address))
      .catch(() => undefined);
  }, [table.id, table.invite]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
    } catch {
      // The clipboard needs a secure context; without one the link is selected for the person to copy.
      const link = document.querySelector("#invitation");
      if (link) getSelection()?.selectAllChildren(link);
      return;
    }
    setCopied(true);
  };
  const share = () => void navigator.share({ title: "Casa Canasta", url: address }).catch(() => undefined);
  return (
    <section class="panel inv" tabIndex={-1} ref={focus} aria-labelledby="invite-title">
      <h2 id="invite-title">{t("room.invite")}</h2>
      <div class="qrrow">
        <img
          class="qr"
          src={`/api/tables/${table.id}/invitation.svg?invite=${table.invite}`}
          alt={t("room.qr")}
          width={156}
          height={156}
        />
        <div>
          <p>{t("room.scan")}</p>
          <p id="invitation" class="link">
            {address.replace(/^https?:\/\//, "")}
          </p>
          <div class="acts">
            <button type="button" class="btn" onClick={() => void copy()}>
              {t(copied ? "room.copied" : "room.copy")}
            </button>
            {"share" in navigator && (
              <button type="button" class="btn" onClick={share}>
                {t("room.share")}
              </button>
            )}
          </div>
        </div>
      </div>
      <p class="vh" role="status">
        {copied ? t("room.copied") : ""}
      </p>
      <div class="renew">
        {renew && (
          <button type="button" class="btn small" onClick={renew} aria-describedby="renew-about">
            {t("room.renew")}
          </button>
        )}
        <p class="sm" role="status" id="renew-about">
          {table.invite !== first ? t("room.renewed") : renew ? t("room.renew_about") : ""}
        </p>
      </div>
      {HERE_ONLY.test(new URL(address).host) && <p class="sm">{t("room.here_only")}</p>}
    </section>
  );
}
