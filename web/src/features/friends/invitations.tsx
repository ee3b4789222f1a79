// Invitations of friends to their tables.
import { t } from "../../messages";
import { remove } from "../../net/http";
import { describeRules } from "../../state/books";
import { friends, useFriends } from "../../state/friends";
import { navigate } from "../../state/router";
import { sendCommand } from "../../state/tables";
import { Problem, useProblem } from "../../ui/page";
import type { Friends, TableInvitation } from "../../wire";

export function Invitations() {
  const found = useFriends()?.invitations ?? [];
  const [problem, attempt] = useProblem();
  const join = ({ table }: TableInvitation) =>
    void attempt(async () => {
      await sendCommand(table.id, { do: "sit", invite: table.invite ?? "" });
      navigate(`/room/${table.id}`);
    });
  const decline = ({ table }: TableInvitation) =>
    void attempt(async () => {
      friends.value = await remove<Friends>(`/api/me/invitations/${table.id}`);
    });
  return (
    <>
      {found.length > 0 && (
        <ul class="people invitations" aria-label={t("friends.invitations")}>
          {found.map((each) => (
            <li key={each.table.id} class="panel person">
              <span class="who">
                <b>{t("friends.invites", { name: each.inviter.name })}</b>
                <span class="st">{describeRules(each.table.rules)}</span>
              </span>
              <span class="acts">
                <button type="button" class="btn" onClick={() => decline(each)}>
                  {t("friends.decline")}
                </button>
                <button type="button" class="btn primary" onClick={() => join(each)}>
                  {t("invite.sit")}
                </button>
              </span>
            </li>
          ))}
        </ul>
      )}
      <Problem text={problem} />
    </>
  );
}
