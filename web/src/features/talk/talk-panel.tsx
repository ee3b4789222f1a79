// Talk at a table: reactions and phrases at any time, free text while no hand is in play. Loaded when it is opened.
import { useEffect, useRef, useState } from "preact/hooks";
import { language, t } from "../../messages";
import type { Command } from "../../net/socket";
import { choices, loadChoices } from "../../state/books";
import { mutedPeople, noteMuted } from "../../state/muted";
import { me } from "../../state/session";
import { Icon } from "../../ui/cards/face";
import { TextField } from "../../ui/fields";
import { Problem, useProblem } from "../../ui/page";
import type { ChatMessage } from "../../wire";
import { isReaction, Reaction } from "./reactions";

interface TalkProps {
  lines: readonly ChatMessage[];
  /** Whether the viewer may say something; spectators only read. */
  maySpeak: boolean;
  /** Why no free text can be sent now; empty if it can. */
  noText: string;
  send: (command: Command) => Promise<unknown>;
  /** Called after a phrase was said. */
  said?: () => void;
}

export function TalkPanel({ lines, maySpeak, noText, send, said }: TalkProps) {
  const [problem, attempt] = useProblem();
  const spoken = language.value;
  useEffect(() => void attempt(loadChoices), [spoken]);
  const phrases = Object.entries(choices.value?.phrases ?? {});
  const speak = async (phrase: string) => {
    if (await attempt(() => send({ do: "phrase", phrase }))) said?.();
  };
  const mute = async (person: string) => {
    if (await attempt(() => send({ do: "mute", person, on: true }))) noteMuted(person, true);
  };
  return (
    <div class="talk">
      <Lines
        lines={lines.filter((each) => !mutedPeople.value.has(each.person))}
        mute={(person) => void mute(person)}
      />
      {maySpeak && noText === "" && <FreeText send={send} />}
      {maySpeak && noText && <p class="sm">{noText}</p>}
      {maySpeak && (
        <>
          <div class="reactions" role="group" aria-label={t("talk.reactions")}>
            {phrases
              .filter(([phrase]) => isReaction(phrase))
              .map(([phrase, text]) => (
                <button key={phrase} type="button" class="btn" onClick={() => void speak(phrase)}>
                  <Reaction phrase={phrase} />
                  <span>{text}</span>
                </button>
              ))}
          </div>
          <div class="phrases" role="group" aria-label={t("talk.phrases")} tabIndex={-1}>
            {phrases
              .filter(([phrase]) => !isReaction(phrase))
              .map(([phrase, text]) => (
                <button key={phrase} type="button" class="btn small" onClick={() => void speak(phrase)}>
                  {text}
                </button>
              ))}
          </div>
        </>
      )}
      <Problem text={problem} />
    </div>
  );
}

/** The recent messages, scrolled to the latest. */
function Lines({ lines, mute }: { lines: readonly ChatMessage[]; mute: (person: string) => void }) {
  const box = useRef<HTMLDivElement>(null);
  // One button for each person, at their latest line.
  const lastOf = (person: string) => lines.map((each) => each.person).lastIndexOf(person);
  useEffect(() => box.current?.scrollTo(0, box.current.scrollHeight), [lines.length]);
  return (
    // The list scrolls, so it has to be reachable by keyboard.
    <div class="lines" ref={box} role="log" aria-label={t("talk.lines")} tabIndex={0}>
      {lines.length === 0 && <p class="sm">{t("talk.none")}</p>}
      {lines.map((each, i) => (
        <div key={i}>
          <span>
            <b>{each.name}</b> {each.phrase && isReaction(each.phrase) && <Reaction phrase={each.phrase} />}{" "}
            {each.sentence || each.line}
          </span>
          {i === lastOf(each.person) && each.person !== me.value?.id && (
            <button
              type="button"
              class="btn small quiet"
              aria-label={t("talk.mute_who", { name: each.name })}
              onClick={() => mute(each.person)}
            >
              {t("talk.mute")}
            </button>
          )}
        </div>
      ))}
    </div>
  );
}

function FreeText({ send }: Pick<TalkProps, "send">) {
  const [line, setLine] = useState("");
  const [problem, attempt] = useProblem();
  const submit = async (event: Event) => {
    event.preventDefault();
    if (line.trim() && (await attempt(() => send({ do: "chat", line })))) setLine("");
  };
  return (
    <form class="free" onSubmit={(event) => void submit(event)}>
      <TextField label={t("talk.line")} value={line} onInput={setLine} max={300} autocomplete="off" />
      <button type="submit" class="btn" aria-label={t("talk.send")} title={t("talk.send")}>
        <Icon id="right" />
      </button>
      <Problem text={problem} />
    </form>
  );
}
