// Teachers and pupils of a class, and the link with which others join.
import { useState } from "preact/hooks";
import { t } from "../../messages";
import { post } from "../../net/http";
import { navigate } from "../../state/router";
import { SureButton } from "../../ui/controls";
import { Panel, TextField } from "../../ui/fields";
import { Problem, useProblem } from "../../ui/page";
import type { ClassMember } from "../../wire";
import { JoinLink } from "../joining/join";
import type { PartProps } from "./parts";

function Member({ member, page, live }: PartProps & { member: ClassMember }) {
  const { number, name, teacher } = member;
  const owner = page.role === "owner";
  const own = number === page.me;
  return (
    <li class={`entry1 ${member.present ? "" : "gone"}`}>
      <div class="who">
        <b>{own ? t("classroom.member_you", { name }) : name}</b>
        <span class="st">
          {t(
            !member.present
              ? "classroom.role.gone"
              : teacher
                ? "classroom.role.director"
                : "classroom.role.member",
          )}
        </span>
      </div>
      <div class="acts">
        {owner && !member.owner && member.present && (
          <button
            type="button"
            class="btn small"
            onClick={() => void live.send({ do: "set_teacher", member: number, teacher: !teacher })}
          >
            {t(teacher ? "classroom.no_teacher" : "classroom.make_teacher")}
            <span class="vh">: {name}</span>
          </button>
        )}
        {page.role !== "member" && !member.owner && !own && member.present && (
          <SureButton
            label={t("classroom.remove")}
            sure={t("classroom.remove_sure")}
            about={name}
            onClick={() => void live.send({ do: "remove_member", member: number })}
          />
        )}
        {own && !member.owner && (
          <SureButton
            label={t("classroom.leave")}
            sure={t("classroom.leave_sure")}
            onClick={() =>
              void live.send({ do: "leave" }).then((accepted) => accepted && navigate("/teaching"))
            }
          />
        )}
      </div>
    </li>
  );
}

export function Members({ page, live }: PartProps) {
  const [name, setName] = useState(page.name);
  const [problem, attempt] = useProblem();
  const teacher = page.role !== "member";
  const join = () =>
    void attempt(async () => {
      await post("/api/teaching/join", { id: page.id });
      await live.refresh();
    });
  return (
    <div class="two1">
      <div class="stack1">
        {teacher && (
          <JoinLink
            api={`/api/teaching/${page.id}`}
            name={page.name}
            link={page.link}
            words={{
              title: t("classroom.join_link"),
              qr: t("classroom.qr_of", { name: page.name }),
              renew: t("classroom.renew"),
              sure: t("classroom.renew_sure"),
              none: t("classroom.no_link"),
              make: t("classroom.make_link"),
            }}
            onChange={live.refresh}
          />
        )}
        {teacher && (
          <Panel title={t("classroom.name")}>
            <form
              onSubmit={(event) => {
                event.preventDefault();
                void live.send({ do: "rename", name: name.trim() });
              }}
            >
              <TextField label={t("classroom.name")} value={name} max={80} onInput={setName} required />
              <div class="acts">
                <button type="submit" class="btn">
                  {t("classroom.save")}
                </button>
              </div>
            </form>
          </Panel>
        )}
      </div>
      <Panel title={t("classroom.members", { number: page.members.filter((each) => each.present).length })}>
        {page.me === 0 && (
          <div class="acts">
            <button type="button" class="btn" onClick={join}>
              {t("classroom.join")}
            </button>
          </div>
        )}
        <Problem text={problem} />
        <ul class="entries">
          {page.members.map((each) => (
            <Member key={each.number} member={each} page={page} live={live} />
          ))}
        </ul>
      </Panel>
    </div>
  );
}
