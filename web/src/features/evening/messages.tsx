// Messages to the tables, and the calls for the referee, on the director's page.
import { useState } from "preact/hooks";
import { t } from "../../messages";
import { Panel, Select, TextField } from "../../ui/fields";
import type { EveningPage } from "../../wire";
import type { Live } from "./live";
import { Announcements } from "./parts";

export function MessagesView({ page, live }: { page: EveningPage; live: Live<EveningPage> }) {
  const { announcements, calls, rounds, status } = page.state;
  const [text, setText] = useState("");
  const [table, setTable] = useState("");
  const tables = rounds.at(-1)?.tables ?? [];
  const announce = async () => {
    const accepted = await live.send({
      do: "announce",
      text: text.trim(),
      table: table ? Number(table) : null,
    });
    if (accepted) setText("");
  };
  return (
    <div class="stack1">
      {status === "open" && (
        <Panel title={t("evening.announce")}>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              void announce();
            }}
          >
            <Select
              label={t("evening.to_whom")}
              value={table}
              onChoose={setTable}
              offered={[
                { value: "", label: t("evening.to_all") },
                ...tables.map(({ number }) => ({
                  value: String(number),
                  label: t("evening.table", { number }),
                })),
              ]}
            />
            <TextField label={t("evening.message")} value={text} max={200} onInput={setText} />
            <div class="acts">
              <button type="submit" class="btn primary">
                {t("evening.send")}
              </button>
            </div>
          </form>
        </Panel>
      )}
      <Panel title={t("evening.view.messages")}>
        {announcements.length === 0 && <p class="sm">{t("evening.no_messages")}</p>}
        <Announcements all={announcements} />
      </Panel>
      {calls.length > 0 && (
        <Panel title={t("evening.all_calls")}>
          <ul class="plainlist">
            {[...calls].reverse().map((each) => (
              <li key={each.id}>
                <b>{t("evening.table", { number: each.table })}</b> {each.text}
                {" · "}
                {each.answered === null
                  ? t("evening.not_answered")
                  : each.answer
                    ? t("evening.answered_with", { text: each.answer })
                    : t("evening.was_answered")}
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}
