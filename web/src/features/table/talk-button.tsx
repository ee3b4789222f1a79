// The button that opens the talk at the table.
import { t } from "../../messages";
import { me } from "../../state/session";
import { Icon } from "../../ui/cards/face";
import type { TableController } from "./table-controller";
import { voiceParts } from "./voice-parts";

/** Not shown among bots, who do not talk. It also reads new lines to screen readers while the talk is closed. */
export function TalkButton({ controller: now }: { controller: TableController }) {
  const { id, info, talk, unread } = now.model;
  const { host = "", places = [] } = info.value ?? {};
  const company = [host, ...places.map((each) => each.person)].some((each) => each && each !== me.value?.id);
  if (!id || !company) return null;
  const open = now.note.value?.kind === "talk";
  const VoiceButton = voiceParts.value?.VoiceButton;
  const last = talk.value.findLast((each) => each.person !== me.value?.id);
  return (
    <>
      {VoiceButton && <VoiceButton controller={now} />}
      <button
        type="button"
        class="btn quiet icon talks"
        aria-label={t("talk.open", { unread: unread.value })}
        aria-expanded={open}
        onClick={() => {
          now.note.value = open ? null : { kind: "talk" };
        }}
      >
        <Icon id="talk" />
        {unread.value > 0 && <span class="unread">{unread.value}</span>}
      </button>
      <span class="vh" role="status">
        {!open && unread.value > 0 && last && (
          // Another element for each line, so that a phrase that is said again is read again.
          <span key={unread.value}>{`${last.name}: ${last.sentence || last.line}`}</span>
        )}
      </span>
    </>
  );
}
