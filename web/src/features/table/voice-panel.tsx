// The voice chat in a note: joining and leaving it, who is in it, and what prevents it.
import { t } from "../../messages";
import type { LiveTable } from "../../state/live-table";
import { mutedPeople, noteMuted } from "../../state/muted";
import { me } from "../../state/session";
import { Switch } from "../../ui/fields";
import { Problem, useProblem } from "../../ui/page";
import type { VoiceMember } from "../../wire";
import { type VoiceSession, voiceOf } from "./voice-session";
import { Microphone, signOf } from "./voice-sign";

export function VoicePanel({ model }: { model: LiveTable }) {
  const session = voiceOf(model);
  const [problem, attempt] = useProblem();
  const info = model.info.value;
  if (!info) return null;
  const allowed = info.settings.voice === true;
  const failed = model.voice.value.filter((each) => session.links.value.get(each.id) === "failed");
  return (
    <div class="voice">
      <p class="why">{t("voice.about")}</p>
      {info.host === me.value?.id && (
        <Switch
          label={t("voice.allow")}
          on={allowed}
          onChange={(on) => void attempt(() => model.do({ do: "change", voice: on }))}
        />
      )}
      {allowed && <Members model={model} session={session} />}
      {allowed && <Controls session={session} />}
      {!allowed && info.host !== me.value?.id && <p class="why">{t("voice.not_allowed")}</p>}
      {failed.length > 0 && (
        <div role="alert" class="problem">
          <p>{t("voice.failed", { name: nameOf(model, failed[0] as VoiceMember) })}</p>
          <button type="button" class="btn" onClick={() => void session.retry()}>
            {t("voice.retry")}
          </button>
        </div>
      )}
      <Problem text={problem || session.problem.value} />
    </div>
  );
}

const nameOf = (model: LiveTable, member: VoiceMember) =>
  model.info.value?.places[member.place - 1]?.name ?? "";

function Members({ model, session }: { model: LiveTable; session: VoiceSession }) {
  const [problem, attempt] = useProblem();
  const members = model.voice.value;
  const mute = (person: string, on: boolean) =>
    void attempt(async () => {
      await model.do({ do: "mute", person, on });
      noteMuted(person, on);
    });
  if (!members.length) return <p class="sm">{t("voice.nobody")}</p>;
  return (
    <>
      <ul class="members" aria-label={t("voice.members")}>
        {members.map((member) => {
          const name = nameOf(model, member);
          const sign = signOf(session, member.id, member.muted);
          const silenced = mutedPeople.value.has(member.person);
          const connecting = session.links.value.get(member.id) === "connecting";
          return (
            <li key={member.id} class={sign}>
              <Microphone sign={sign} />
              <span>
                <b>{name}</b>{" "}
                <span class="st">{t(connecting ? "voice.connecting" : `voice.sign.${sign}`)}</span>
              </span>
              {member.person !== me.value?.id && (
                <button
                  type="button"
                  class="btn small quiet"
                  aria-pressed={silenced}
                  aria-label={t("talk.mute_who", { name })}
                  onClick={() => mute(member.person, !silenced)}
                >
                  {t(silenced ? "voice.unmute" : "talk.mute")}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <Problem text={problem} />
    </>
  );
}

function Controls({ session }: { session: VoiceSession }) {
  const state = session.state.value;
  if (state === "on" || state === "joining")
    return (
      <>
        <p class="sm" role="status">
          {state === "joining" && t("voice.joining")}
        </p>
        <div class="choices">
          {session.silent.value && (
            <button type="button" class="btn primary" onClick={() => session.unblock()}>
              {t("voice.unblock")}
            </button>
          )}
          <button type="button" class="btn" onClick={() => session.toggleMute()}>
            <Microphone sign={session.muted.value ? "muted" : "here"} />
            {t(session.muted.value ? "voice.unmute_own" : "voice.mute_own")}
          </button>
          <button type="button" class="btn" onClick={() => session.leave()}>
            {t("voice.leave")}
          </button>
        </div>
      </>
    );
  return (
    <>
      <p class={state === "off" || state === "asking" ? "sm" : "problem"} role="status">
        {state !== "off" && t(`voice.${state}`)}
      </p>
      {state !== "asking" && (
        <button type="button" class="btn" onClick={() => void session.join()}>
          <Microphone sign="here" />
          {t(state === "off" ? "voice.join" : "voice.retry")}
        </button>
      )}
    </>
  );
}
