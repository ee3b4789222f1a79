// Sharing a sheet: the spectators' link, requests to write, printing, files.
import { useEffect, useState } from "preact/hooks";
import { t } from "../../messages";
import { get, post, remove } from "../../net/http";
import { Problem, useProblem } from "../../ui/page";
import type { PadLink } from "../../wire";
import { Changes } from "./changes";
import { PadIcon } from "./icons";
import type { StoredPad } from "./store";
import { syncPad } from "./sync";

/** File formats of a pad: to import it again, for a spreadsheet, to read and print. */
const FILES = ["json", "csv", "html"];

/** The spectators' link, requests to write, printing, files. */
export function Share({ kept }: { kept: StoredPad }) {
  const [problem, attempt] = useProblem();
  const [said, setSaid] = useState("");
  const { state } = kept;
  const path = `/api/pads/${kept.id}`;
  const [reached, setReached] = useState("");
  // The server knows its address as other devices reach it.
  useEffect(() => {
    setReached("");
    if (state.link && state.role === "owner")
      void get<PadLink>(`${path}/link`).then(
        (found) => setReached(found.address),
        () => undefined,
      );
  }, [state.link]);
  const address = state.link ? reached || `${location.origin}/pad/shared/${state.link}` : "";
  // Request it again after pending requests: an older answer would restore the previous state.
  const again = () => syncPad(kept.id);
  const link = () =>
    attempt(async () => {
      await post(`${path}/link`, {});
      await again();
    });
  const unlink = () =>
    attempt(async () => {
      await remove(`${path}/link`);
      await again();
    });
  const copy = () =>
    attempt(async () => {
      await navigator.clipboard.writeText(address);
      setSaid(t("pad.copied"));
    });
  const let_ = (person: string, may: boolean) =>
    attempt(async () => {
      await post(`${path}/writers`, { person, may_write: may });
      await again();
    });
  return (
    <section class="panel sharep noprint">
      <h2 tabIndex={-1}>{t("pad.share")}</h2>
      {state.role === "owner" && !kept.begun && (
        <>
          {address && (
            <div class="qrrow">
              <img
                class="qr"
                src={`${path}/link.svg?${state.link}`}
                alt={t("pad.qr")}
                width={140}
                height={140}
              />
              <p class="link">{address.replace(/^https?:\/\//, "")}</p>
            </div>
          )}
          <p class="sm">{t("pad.share_about")}</p>
          {state.people
            .filter((each) => each.role !== "owner")
            .map((each) => (
              <p class="line" key={each.id}>
                <span>{t(each.role === "asking" ? "pad.asks" : "pad.writes", { name: each.name })}</span>
                {each.role === "asking" && (
                  <button type="button" class="btn small" onClick={() => void let_(each.id, false)}>
                    {t("pad.refuse")}
                  </button>
                )}
                <button
                  type="button"
                  class={`btn small ${each.role === "asking" ? "primary" : ""}`}
                  onClick={() => void let_(each.id, each.role === "asking")}
                >
                  {t(each.role === "asking" ? "pad.allow" : "pad.revoke")}
                </button>
              </p>
            ))}
        </>
      )}
      <div class="acts">
        {state.role === "owner" && !kept.begun && (
          <button type="button" class="btn small" onClick={() => void (address ? copy() : link())}>
            <PadIcon id={address ? "copy" : "share"} />
            {t(address ? "pad.copy" : "pad.make_link")}
          </button>
        )}
        <button type="button" class="btn small" onClick={() => print()}>
          <PadIcon id="print" />
          {t("pad.print")}
        </button>
        {!kept.begun &&
          FILES.map((form) => (
            <a class="btn small" key={form} href={`${path}/file/${form}`} download={`pad.${form}`}>
              <PadIcon id="share" />
              {t(`pad.save.${form}`)}
            </a>
          ))}
        {address && (
          <button type="button" class="btn small" onClick={() => void unlink()}>
            {t("pad.stop_sharing")}
          </button>
        )}
      </div>
      <p role="status" class="sm">
        {said}
      </p>
      <Problem text={problem} />
      <Changes kept={kept} />
    </section>
  );
}
