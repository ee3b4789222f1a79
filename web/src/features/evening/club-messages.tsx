// Messages to all members of a club, and where a device asks to get them.
import { useState } from "preact/hooks";
import { t } from "../../messages";
import { TextField } from "../../ui/fields";
import type { ClubPage } from "../../wire";
import type { Live } from "./live";
import { dateInWords } from "./parts";

/** Messages that are shown. */
const SHOWN = 5;

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

export function ClubMessages({ page, live }: { page: ClubPage; live: Live<ClubPage> }) {
  const [text, setText] = useState("");
  const runs = page.role !== "member";
  const said = [...page.club.announcements].reverse().slice(0, SHOWN);
  if (!runs && !said.length) return null;
  return (
    <section class="panel">
      <h2>{t("club.messages")}</h2>
      {said.length > 0 && (
        <ul class="said">
          {said.map((each) => (
            <li key={each.at}>
              <b>{dateInWords(dayOf(each.at))}</b> {each.text}
            </li>
          ))}
        </ul>
      )}
      {runs && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void live.send({ do: "announce", text: text.trim() }).then((accepted) => accepted && setText(""));
          }}
        >
          <TextField label={t("club.message")} value={text} max={400} onInput={setText} required />
          <div class="acts">
            <button type="submit" class="btn">
              {t("evening.send")}
            </button>
          </div>
        </form>
      )}
      <p class="sm">
        {t("club.push_about")} <a href="/settings">{t("club.push_settings")}</a>
      </p>
    </section>
  );
}
