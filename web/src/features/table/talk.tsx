// The talk at the table, in a note.
import { useEffect } from "preact/hooks";
import { t } from "../../messages";
import { me } from "../../state/session";
import { TalkPanel } from "../talk/talk-panel";
import type { TableController } from "./table-controller";

export function Talk({ controller: { model }, said }: { controller: TableController; said: () => void }) {
  const lines = model.talk.value;
  useEffect(() => {
    model.unread.value = 0;
  }, [lines]);
  const info = model.info.value;
  if (!info) return null;
  const playing = info.status === "playing" || info.status === "paused";
  const inHand = playing && model.board.value?.expects !== "nothing";
  const seated = info.places.some((each) => each.person && each.person === me.value?.id);
  return (
    <TalkPanel
      lines={lines}
      maySpeak={seated || info.host === me.value?.id}
      noText={info.settings.chat === false ? t("talk.no_text") : inHand ? t("talk.later") : ""}
      send={(command) => model.do(command)}
      said={said}
    />
  );
}
