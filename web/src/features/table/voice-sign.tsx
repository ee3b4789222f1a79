// Signs of the voice chat on the table: at the seats of those who are in it, and the viewer's microphone.
import { t } from "../../messages";
import { LiveTable } from "../../state/live-table";
import type { TableModel } from "../../state/table-model";
import type { TableController } from "./table-controller";
import { type VoiceSession, voiceOf } from "./voice-session";

type Sign = "here" | "speaking" | "muted" | "failed";

const microphone = (
  <path d="M12 3.500a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0v-5a3 3 0 0 1 3-3M5.500 11a6.500 6.500 0 0 0 13 0M12 17.500V21" />
);

const PICTURES = {
  here: microphone,
  speaking: (
    <>
      {microphone}
      <path d="M2.500 7.500v5M21.500 7.500v5" />
    </>
  ),
  muted: (
    <>
      {microphone}
      <path d="M3.500 3.500l17 17" />
    </>
  ),
  failed: <path d="M12 4 2.800 20h18.400zM12 10v4.500M12 17.200v.010" />,
};

export const Microphone = ({ sign }: { sign: Sign }) => (
  <svg class="ico mic" viewBox="0 0 24 24" aria-hidden="true">
    {PICTURES[sign]}
  </svg>
);

/** Return what to show of a player in the voice chat; others are only heard once the viewer is in it too. */
export function signOf(session: VoiceSession, id: number, muted = false): Sign {
  if (session.links.value.get(id) === "failed") return "failed";
  return muted ? "muted" : session.speaking.value.has(id) ? "speaking" : "here";
}

export function VoiceSign({ model, place }: { model: TableModel; place: number }) {
  if (!(model instanceof LiveTable)) return null;
  const member = model.voice.value.find((each) => each.place === place);
  if (!member) return null;
  const sign = signOf(voiceOf(model), member.id, member.muted);
  return (
    <span class={`voice-sign ${sign}`} title={t(`voice.sign.${sign}`)}>
      <Microphone sign={sign} />
      <span class="word">{t(`voice.sign.${sign}`)}</span>
    </span>
  );
}

/** Switches the viewer's microphone off and on; before they have joined, it opens the voice chat. */
export function VoiceButton({ controller: { model, note } }: { controller: TableController }) {
  if (!(model instanceof LiveTable) || !model.voice.value.length) return null;
  const session = voiceOf(model);
  const off = session.muted.value;
  const open = note.value?.kind === "voice";
  if (!session.own.value)
    return (
      <button
        type="button"
        class="btn quiet icon voices"
        aria-label={t("voice.open", { number: model.voice.value.length })}
        aria-expanded={open}
        onClick={() => {
          note.value = open ? null : { kind: "voice" };
        }}
      >
        <Microphone sign="here" />
      </button>
    );
  return (
    <button
      type="button"
      class={`btn icon voices ${off ? "" : "live"}`}
      aria-label={t("voice.microphone")}
      aria-pressed={!off}
      title={t(off ? "voice.unmute_own" : "voice.mute_own")}
      onClick={() => session.toggleMute()}
    >
      <Microphone sign={signOf(session, session.own.value, off)} />
    </button>
  );
}
