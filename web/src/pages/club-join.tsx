// Joining a club by its link: with a name, without an e-mail address.
import { useEffect, useState } from "preact/hooks";
import { t } from "../messages";
import { post } from "../net/http";
import { navigate, type PageProps } from "../state/router";
import { currentPerson, lastName, me, personOrGuest } from "../state/session";
import { TextField } from "../ui/fields";
import { Page, Problem, useProblem } from "../ui/page";
import type { ClubPage } from "../wire";

export default function JoinClubPage({ params }: PageProps) {
  const [link = ""] = params;
  const [name, setName] = useState(lastName());
  const [problem, attempt] = useProblem();
  useEffect(() => void currentPerson().catch(() => undefined), []);
  const join = () =>
    void attempt(async () => {
      await personOrGuest(name.trim());
      const { id } = await post<ClubPage>("/api/clubs/join", { link });
      navigate(`/clubs/${id}`, true);
    });
  return (
    <Page title={t("club.join_title")} lead={t("club.join_lead")} cls="plain ev">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          join();
        }}
      >
        {!me.value && <TextField label={t("invite.name")} value={name} onInput={setName} max={40} required />}
        <div class="acts">
          <button type="submit" class="btn primary big">
            {me.value ? t("club.join_as", { name: me.value.name }) : t("club.join")}
          </button>
        </div>
      </form>
      <Problem text={problem} />
    </Page>
  );
}
