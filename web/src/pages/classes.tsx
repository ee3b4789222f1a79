// The teacher's room: the classes that the person teaches or belongs to, and a new one.
import { useEffect, useState } from "preact/hooks";
import { t } from "../messages";
import { get, post } from "../net/http";
import { newKey } from "../net/socket";
import { navigate } from "../state/router";
import { currentPerson, lastName, me, personOrGuest } from "../state/session";
import { SvgSymbol } from "../ui/cards/face";
import { Panel, Select, TextField } from "../ui/fields";
import { Page, Problem, useProblem } from "../ui/page";
import type { ClassList, ClassPage, ClubList, ListedClass, ListedClub } from "../wire";

export default function ClassesPage() {
  const [all, setAll] = useState<ListedClass[] | null>(null);
  const [clubs, setClubs] = useState<ListedClub[]>([]);
  const [club, setClub] = useState("");
  const [name, setName] = useState("");
  const [guest, setGuest] = useState(lastName());
  const [problem, attempt] = useProblem();
  useEffect(() => {
    void attempt(async () => {
      if (!(await currentPerson())) {
        setAll([]);
        return;
      }
      setAll((await get<ClassList>("/api/teaching")).classes);
      const found = (await get<ClubList>("/api/clubs")).clubs;
      setClubs(found.filter((each) => each.role !== "member"));
    });
  }, []);
  const create = () =>
    void attempt(async () => {
      await personOrGuest(guest.trim());
      const { id } = await post<ClassPage>("/api/teaching", { name: name.trim(), club, key: newKey() });
      navigate(`/teaching/${id}`);
    });
  const join = (id: string) =>
    void attempt(async () => {
      await post<ClassPage>("/api/teaching/join", { id });
      navigate(`/teaching/${id}`);
    });
  return (
    <Page title={t("classroom.title")} lead={t("classroom.lead")} cls="ev teaching">
      <Problem text={problem} />
      {all !== null && all.length > 0 && (
        <ul class="rows">
          {all.map((each) => (
            <li class="panel tablerow" key={each.id}>
              <span class="emb" aria-hidden="true">
                <SvgSymbol id="mark" />
              </span>
              <div class="what">
                <b>{each.joined ? <a href={`/teaching/${each.id}`}>{each.name}</a> : each.name}</b>
                <span class="st">{t(each.joined ? `classroom.role.${each.role}` : "classroom.of_club")}</span>
              </div>
              {!each.joined && (
                <button type="button" class="btn" onClick={() => join(each.id)}>
                  {t("classroom.join")}
                  <span class="vh">: {each.name}</span>
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <Panel title={t("classroom.new")}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            create();
          }}
        >
          {!me.value && (
            <TextField label={t("invite.name")} value={guest} onInput={setGuest} max={40} required />
          )}
          <TextField label={t("classroom.name")} value={name} max={80} onInput={setName} required />
          {clubs.length > 0 && (
            <Select
              label={t("classroom.club")}
              value={club}
              onChoose={setClub}
              offered={[
                { value: "", label: t("classroom.no_club") },
                ...clubs.map((each) => ({ value: each.id, label: each.name })),
              ]}
            />
          )}
          <div class="acts">
            <button type="submit" class="btn primary">
              {t("classroom.create")}
            </button>
          </div>
        </form>
      </Panel>
    </Page>
  );
}
