// Somebody follows an invitation: they come in, take a free chair, and are at the table.
import { useEffect, useState } from "preact/hooks";
import type { PageProps } from "../main";
import { post, Refusal } from "../net/http";
import { newKey } from "../net/socket";
import { go } from "../router";
import { comeIn, lastName, me } from "../state/session";
import { t } from "../words";
import { TopBar } from "./top";

export default function Invite({ params }: PageProps) {
  const [table = "", invite = ""] = params;
  const [name, setName] = useState(lastName());
  const [problem, setProblem] = useState("");
  const sit = async () => {
    try {
      await comeIn(name);
      await post(`/api/tables/${table}/do`, { do: "sit", key: newKey(), invite });
      go(`/table/${table}`, true);
    } catch (found) {
      if (!(found instanceof Refusal)) throw found;
      setProblem(found.message);
    }
  };
  useEffect(() => {
    if (lastName() || me.value) void sit();
  }, []);
  return (
    <div class="page">
      <TopBar />
      <main class="plain">
        <h1 tabIndex={-1}>{t("invite.title")}</h1>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void sit();
          }}
        >
          <label class="fld">
            <span>{t("invite.name")}</span>
            <input
              value={name}
              maxLength={40}
              required
              onInput={(event) => setName(event.currentTarget.value)}
            />
          </label>
          <button type="submit" class="btn primary big">
            {t("invite.sit")}
          </button>
        </form>
        {problem && <p role="alert">{problem}</p>}
      </main>
    </div>
  );
}
