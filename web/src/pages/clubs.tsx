// The clubs that the person runs or belongs to.
import { useEffect, useState } from "preact/hooks";
import { t } from "../messages";
import { get, post } from "../net/http";
import { newKey } from "../net/socket";
import { navigate } from "../state/router";
import { currentPerson, personOrGuest } from "../state/session";
import { SvgSymbol } from "../ui/cards/face";
import { Panel, TextField } from "../ui/fields";
import { Page, Problem, useProblem } from "../ui/page";
import type { ClubList, ClubPage, ListedClub } from "../wire";

export default function ClubsPage() {
  const [all, setAll] = useState<ListedClub[] | null>(null);
  const [name, setName] = useState("");
  const [key] = useState(newKey);
  const [problem, attempt] = useProblem();
  useEffect(
    () =>
      void attempt(async () =>
        setAll((await currentPerson()) ? (await get<ClubList>("/api/clubs")).clubs : []),
      ),
    [],
  );
  const found = () =>
    void attempt(async () => {
      await personOrGuest();
      const { id } = await post<ClubPage>("/api/clubs", { name: name.trim(), key });
      navigate(`/clubs/${id}`);
    });
  return (
    <Page title={t("club.list")} lead={t("club.list_lead")} cls="tables ev">
      <Problem text={problem} />
      {all && all.length > 0 && (
        <ul class="rows">
          {all.map((each) => (
            <li class="panel tablerow" key={each.id}>
              <span class="emb" aria-hidden="true">
                <SvgSymbol id="mark" />
              </span>
              <div class="what">
                <b>
                  <a href={`/clubs/${each.id}`}>{each.name}</a>
                </b>
                <span class="st">{t(`club.role.${each.role}`)}</span>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Panel title={t("club.new")}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            found();
          }}
        >
          <TextField label={t("club.name")} value={name} max={80} onInput={setName} required />
          <div class="acts">
            <button type="submit" class="btn primary">
              {t("club.create")}
            </button>
            <a class="btn" href="/evenings">
              {t("evening.list")}
            </a>
          </div>
        </form>
      </Panel>
    </Page>
  );
}
