// Before the deal: the players, the free chairs, and the invitation.
import { useState } from "preact/hooks";
import { t } from "../../messages";
import { me } from "../../state/session";
import { Icon } from "../../ui/cards/face";
import { Header } from "../../ui/header";
import type { TableController } from "./table-controller";

/** The default level of the bots. */
const LEVEL = "club";

export function Waiting({ controller }: { controller: TableController }) {
  const { model } = controller;
  const info = model.info.value;
  const [copied, setCopied] = useState(false);
  if (!info) return null;
  const host = info.host === me.value?.id;
  const free = info.places.filter((place) => !place.name).length;
  const link = info.invite ? `${location.origin}/invite/${info.id}/${info.invite}` : "";
  return (
    <div class="page">
      <Header where={t(`book.${info.rules.book}`)} />
      <main class="plain">
        <h1 tabIndex={-1}>
          {info.status === "dealing" ? t("waiting.dealing") : t("waiting.free", { number: free })}
        </h1>
        <ul class="places">
          {info.places.map((place) => (
            <li key={place.place} class={`chair-row ${place.name ? "" : "empty"}`}>
              {place.bot && <Icon id="bot" />}
              <b>{place.name || t("waiting.empty")}</b>
              {!place.name && !info.places.some((each) => each.person === me.value?.id) && (
                <button
                  type="button"
                  class="btn small"
                  onClick={() =>
                    controller.run(() => model.do({ do: "sit", place: place.place, invite: "" }))
                  }
                >
                  {t("invite.sit")}
                </button>
              )}
            </li>
          ))}
        </ul>
        {link && free > 0 && (
          <label class="fld">
            <span>{t("waiting.link")}</span>
            <input readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
          </label>
        )}
        <div class="acts">
          {link && free > 0 && (
            <button
              type="button"
              class="btn big"
              onClick={() => {
                void navigator.clipboard?.writeText(link).then(() => setCopied(true));
              }}
            >
              {t(copied ? "waiting.copied" : "waiting.copy")}
            </button>
          )}
          {host && info.status !== "dealing" && (
            <button
              type="button"
              class="btn primary big"
              onClick={() => controller.run(() => model.do({ do: "start", bots: LEVEL }))}
            >
              {t(free ? "waiting.fill" : "waiting.start")}
            </button>
          )}
        </div>
      </main>
    </div>
  );
}
