// A club: members, the link to join by, evenings and seasons.
import { useEffect, useState } from "preact/hooks";
import { Calendar } from "../features/evening/calendar";
import { ClubMessages } from "../features/evening/club-messages";
import { ClubRatingsTable } from "../features/evening/club-ratings";
import type { Live } from "../features/evening/live";
import { useLive } from "../features/evening/live";
import { Sending, titleOf } from "../features/evening/parts";
import { JoinLink } from "../features/joining/join";
import { formatNumber, t } from "../messages";
import { get, post } from "../net/http";
import { newKey } from "../net/socket";
import type { PageProps } from "../state/router";
import { Stepper } from "../ui/controls";
import { Select, TextField } from "../ui/fields";
import { Page, Problem, useProblem } from "../ui/page";
import type { ClubMember, ClubPage, EveningList, ListedEvening, SeasonTable } from "../wire";

interface PartProps {
  page: ClubPage;
  live: Live<ClubPage>;
}

function Member({ member, page, live }: PartProps & { member: ClubMember }) {
  const [name, setName] = useState<string | null>(null);
  const [sure, setSure] = useState(false);
  const runs = page.role !== "member";
  const { account, number } = member;
  const directs = account !== null && page.club.directors.includes(account);
  const owns = account !== null && page.club.owner === account;
  return (
    <li class="entry">
      <b class="no">{number}</b>
      <div class="who">
        <b>{member.name}</b>
        {(owns || directs) && <span class="st">{t(owns ? "club.role.owner" : "club.role.director")}</span>}
      </div>
      {runs && (
        <div class="acts">
          <button
            type="button"
            class="btn small"
            aria-expanded={name !== null}
            onClick={() => setName(name === null ? member.name : null)}
          >
            {t("evening.do_rename")}
            <span class="vh">: {member.name}</span>
          </button>
          <button
            type="button"
            class="btn small"
            onClick={() => {
              if (sure) void live.send({ do: "remove_member", number });
              setSure(!sure);
            }}
          >
            {t(sure ? "club.remove_sure" : "club.remove")}
            <span class="vh">: {member.name}</span>
          </button>
          {page.role === "owner" && account !== null && !owns && (
            <button
              type="button"
              class="btn small"
              onClick={() => void live.send({ do: "set_director", account, director: !directs })}
            >
              {t(directs ? "club.no_director" : "club.make_director")}
              <span class="vh">: {member.name}</span>
            </button>
          )}
        </div>
      )}
      {name !== null && (
        <form
          class="doing"
          onSubmit={(event) => {
            event.preventDefault();
            void live
              .send({ do: "change_member", number, name: name.trim(), account })
              .then((accepted) => accepted && setName(null));
          }}
        >
          <TextField label={t("club.member_name")} value={name} max={40} onInput={setName} />
          <div class="acts">
            <button type="submit" class="btn primary small">
              {t("evening.save")}
            </button>
          </div>
        </form>
      )}
    </li>
  );
}

function Members({ page, live }: PartProps) {
  const [name, setName] = useState("");
  const [problem, attempt] = useProblem();
  const runs = page.role !== "member";
  const { members } = page.club;
  const take = (input: HTMLInputElement) =>
    void attempt(async () => {
      const file = input.files?.[0];
      if (!file) return;
      const path = `/api/clubs/${page.id}/members.csv`;
      live.show(await post<ClubPage>(path, { text: await file.text(), key: newKey() }));
      input.value = "";
    });
  return (
    <section class="panel">
      <h2>{t("club.members", { number: members.length })}</h2>
      {runs && (
        <form
          class="grid1"
          onSubmit={(event) => {
            event.preventDefault();
            void live
              .send({ do: "add_member", name: name.trim() })
              .then((accepted) => accepted && setName(""));
          }}
        >
          <TextField label={t("club.new_member")} value={name} max={40} onInput={setName} required />
          <div class="acts">
            <button type="submit" class="btn primary">
              {t("evening.add")}
            </button>
          </div>
        </form>
      )}
      <Problem text={problem} />
      <ul class="entries">
        {members.map((member) => (
          <Member key={member.number} member={member} page={page} live={live} />
        ))}
      </ul>
      {runs && (
        <div class="acts">
          <a class="btn small" href={`/api/clubs/${page.id}/members.csv`} download>
            {t("club.export")}
          </a>
          <label class="btn small">
            {t("club.import")}
            <input type="file" class="vh" accept=".csv" onChange={(event) => take(event.currentTarget)} />
          </label>
        </div>
      )}
    </section>
  );
}

function Season({ page, number }: { page: ClubPage; number: number }) {
  const [table, setTable] = useState<SeasonTable | null>(null);
  const [problem, attempt] = useProblem();
  useEffect(
    () =>
      void attempt(async () => setTable(await get<SeasonTable>(`/api/clubs/${page.id}/season/${number}`))),
    [page.number, number],
  );
  const name = page.club.seasons[number - 1]?.name ?? "";
  if (!table?.rows.length)
    return problem ? <Problem text={problem} /> : <p class="sm">{t("club.season_empty")}</p>;
  return (
    <div class="scroller" tabIndex={0} role="region" aria-label={name}>
      <table class="stand">
        <caption class="vh">{name}</caption>
        <thead>
          <tr>
            <th scope="col">{t("evening.place")}</th>
            <th scope="col" class="l">
              {t("evening.name")}
            </th>
            {table.evenings.map((each, i) => (
              <th scope="col" key={i} class="rd">
                {each}
              </th>
            ))}
            <th scope="col">{t("evening.score")}</th>
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={row.names.join()}>
              <td>{row.place}</td>
              <th scope="row" class="l">
                {row.names.join(" & ")}
              </th>
              {row.evenings.map((score, i) => (
                <td key={i} class="rd">
                  {score === null ? "–" : formatNumber(score)}
                  {row.dropped.includes(i + 1) && <small> {t("club.dropped")}</small>}
                </td>
              ))}
              <td class="pt">{formatNumber(row.score)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Seasons({ page, live, evenings }: PartProps & { evenings: ListedEvening[] }) {
  const [name, setName] = useState("");
  const [drop, setDrop] = useState(0);
  const runs = page.role !== "member";
  const { seasons } = page.club;
  return (
    <section class="panel">
      <h2>{t("club.seasons")}</h2>
      {seasons.map((season, i) => {
        const free = evenings.filter(({ evening }) => !season.evenings.includes(evening.id));
        return (
          <section key={season.name} class="season">
            <h3>
              {season.name}
              {season.drop > 0 && <small> {t("club.drops", { number: season.drop })}</small>}
            </h3>
            <Season page={page} number={i + 1} />
            {runs && free.length > 0 && (
              <Select
                label={t("club.add_evening")}
                value=""
                onChoose={(evening) =>
                  evening &&
                  void live.send({ do: "set_season_evening", season: season.name, evening, counts: true })
                }
                offered={[
                  { value: "", label: t("club.choose_evening") },
                  ...free.map(({ evening }) => ({ value: evening.id, label: titleOf(evening) })),
                ]}
              />
            )}
          </section>
        );
      })}
      {runs && (
        <form
          class="newseason"
          onSubmit={(event) => {
            event.preventDefault();
            void live
              .send({ do: "start_season", name: name.trim(), drop })
              .then((accepted) => accepted && setName(""));
          }}
        >
          <TextField label={t("club.new_season")} value={name} max={40} onInput={setName} required />
          <div class="row1">
            <span>{t("club.drop")}</span>
            <Stepper label={t("club.drop")} value={drop} least={0} most={20} onChange={setDrop} />
          </div>
          <div class="acts">
            <button type="submit" class="btn">
              {t("club.start_season")}
            </button>
          </div>
        </form>
      )}
    </section>
  );
}

export default function ClubPageView({ params }: PageProps) {
  const [id = ""] = params;
  const live = useLive<ClubPage>(`/api/clubs/${id}`);
  const [evenings, setEvenings] = useState<ListedEvening[]>([]);
  const page = live.state;
  const runs = page !== null && page.role !== "member";
  useEffect(() => {
    if (!runs) return;
    void get<EveningList>("/api/evenings").then(
      (found) => setEvenings(found.evenings.filter((each) => each.club === id)),
      () => undefined,
    );
  }, [runs]);
  if (!page)
    return (
      <Page title={t("club.title")} lead={live.problem || t("loading")} cls="ev">
        {null}
      </Page>
    );
  return (
    <Page title={page.club.name} lead={t(`club.role.${page.role}`)} cls="ev clubpage">
      <Sending live={live} />
      <ClubMessages page={page} live={live} />
      <Calendar page={page} runs={runs} />
      <Seasons page={page} live={live} evenings={evenings} />
      <ClubRatingsTable id={id} number={page.number} />
      <Members page={page} live={live} />
      {runs && (
        <JoinLink
          api={`/api/clubs/${page.id}`}
          name={page.club.name}
          link={page.link}
          words={{
            title: t("club.join_link"),
            qr: t("evening.qr_of", { name: page.club.name }),
            renew: t("evening.renew"),
            sure: t("evening.renew_sure"),
            none: t("club.no_link"),
            make: t("evening.make_link"),
          }}
          onChange={live.refresh}
        />
      )}
    </Page>
  );
}
