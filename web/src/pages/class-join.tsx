// Joining a class by its link: with a name, without an account.
import { useEffect, useState } from "preact/hooks";
import { t } from "../messages";
import { post } from "../net/http";
import { navigate, type PageProps } from "../state/router";
import { currentPerson, lastName, me, personOrGuest } from "../state/session";
import { TextField } from "../ui/fields";
import { Page, Problem, useProblem } from "../ui/page";
import type { ClassPage } from "../wire";

export default function JoinClassPage({ params }: PageProps) {
  const [link = ""] = params;
  const [name, setName] = useState(lastName());
  const [problem, attempt] = useProblem();
  useEffect(() => void currentPerson().catch(() => undefined), []);
  const join = () =>
    void attempt(async () => {
      await personOrGuest(name.trim());
      const { id } = await post<ClassPage>("/api/teaching/join", { link });
      navigate(`/teaching/${id}`, true);
    });
  return (
    <Page title={t("classroom.join_title")} lead={t("classroom.join_lead")} cls="plain ev teaching">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          join();
        }}
      >
        {!me.value && <TextField label={t("invite.name")} value={name} onInput={setName} max={40} required />}
        <div class="acts">
          <button type="submit" class="btn primary big">
            {me.value ? t("classroom.join_as", { name: me.value.name }) : t("classroom.join")}
          </button>
        </div>
      </form>
      <Problem text={problem} />
    </Page>
  );
}
