// Friends, requests, people of recent games, and muted people.
import type { ComponentChildren } from "preact";
import { formatDate, t } from "../../messages";
import { post, put, remove } from "../../net/http";
import { friends, useFriends } from "../../state/friends";
import { Panel } from "../../ui/fields";
import { Problem, useProblem } from "../../ui/page";
import type { Friends, Person } from "../../wire";
import { InviteButton } from "./invite-button";

interface RowProps {
  person: Person;
  /** Whether a friend is online; other people have no such sign. */
  online?: boolean;
  about?: string;
  children: ComponentChildren;
}

function PersonRow({ person, online, about, children }: RowProps) {
  const state = online === undefined ? about : t(online ? "friends.online" : "friends.offline");
  return (
    <li class="person">
      <span class="who">
        <b>{person.name}</b>
        {state && <span class={online ? "st on" : "st"}>{state}</span>}
      </span>
      <span class="acts">{children}</span>
    </li>
  );
}

const Group = ({ title, children }: { title: string; children: ComponentChildren[] }) =>
  children.length > 0 ? (
    <section>
      <h3>{title}</h3>
      <ul class="people">{children}</ul>
    </section>
  ) : null;

/** All lists of people, with the buttons that change them. */
export function FriendsPanel() {
  const found = useFriends();
  const [problem, attempt] = useProblem();
  if (!found) return null;
  const change = (work: () => Promise<Friends>) =>
    void attempt(async () => {
      friends.value = await work();
    });
  const button = (label: string, name: string, work: () => Promise<Friends>, main = false) => (
    <button
      type="button"
      class={`btn small ${main ? "primary" : ""}`}
      aria-label={`${label}: ${name}`}
      onClick={() => change(work)}
    >
      {label}
    </button>
  );
  const ask = (id: string) => () => put<Friends>(`/api/me/friends/${id}`, undefined);
  const part = (id: string) => () => remove<Friends>(`/api/me/friends/${id}`);
  const met = found.recent.filter(
    ({ id }) => ![...found.asked, ...found.requests].some((each) => each.id === id),
  );
  const none = !found.friends.length && !found.requests.length && !found.asked.length && !met.length;
  return (
    <Panel title={t("friends.title")} cls="friends">
      {none && <p class="sm">{t("friends.none")}</p>}
      <Group title={t("friends.requests")}>
        {found.requests.map((each) => (
          <PersonRow key={each.id} person={each}>
            {button(t("friends.accept"), each.name, ask(each.id), true)}
            {button(t("friends.decline"), each.name, part(each.id))}
          </PersonRow>
        ))}
      </Group>
      <Group title={t("friends.title")}>
        {found.friends.map((each) => (
          <PersonRow key={each.id} person={each} online={each.online}>
            {button(t("friends.remove"), each.name, part(each.id))}
          </PersonRow>
        ))}
      </Group>
      <Group title={t("friends.asked")}>
        {found.asked.map((each) => (
          <PersonRow key={each.id} person={each}>
            {button(t("friends.withdraw"), each.name, part(each.id))}
          </PersonRow>
        ))}
      </Group>
      <Group title={t("friends.recent")}>
        {met.map((each) => (
          <PersonRow key={each.id} person={each} about={formatDate(each.played)}>
            {button(t("friends.add"), each.name, ask(each.id))}
          </PersonRow>
        ))}
      </Group>
      <Group title={t("friends.muted")}>
        {found.muted.map((each) => (
          <PersonRow key={each.id} person={each}>
            {button(t("friends.unmute"), each.name, () => remove<Friends>(`/api/me/muted/${each.id}`))}
          </PersonRow>
        ))}
      </Group>
      <Problem text={problem} />
    </Panel>
  );
}

/** Friends and people of recent games, to invite to a table with one tap. */
export function InviteFriends({ table, seated }: { table: string; seated: readonly string[] }) {
  const found = useFriends();
  const [problem, attempt] = useProblem();
  const online = [...(found?.friends ?? [])].sort((a, b) => Number(b.online) - Number(a.online));
  const people = [...online, ...(found?.recent ?? [])].filter((each) => !seated.includes(each.id));
  if (!people.length) return null;
  return (
    <Panel title={t("friends.invite_title")} cls="friends">
      <ul class="people">
        {people.map((each) => (
          <PersonRow
            key={each.id}
            person={each}
            online={"online" in each ? each.online : undefined}
            about={"played" in each ? t("friends.recent_one") : undefined}
          >
            <InviteButton
              name={each.name}
              invite={() => attempt(() => post(`/api/me/friends/${each.id}/invite`, { table }))}
            />
          </PersonRow>
        ))}
      </ul>
      <Problem text={problem} />
    </Panel>
  );
}
