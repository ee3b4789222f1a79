// The evenings of a club: those to come with signing up, and the history.
import { useEffect, useState } from "preact/hooks";
import { formatList, t } from "../../messages";
import { get, post } from "../../net/http";
import { newKey } from "../../net/socket";
import { me } from "../../state/session";
import { share } from "../../ui/controls";
import { TextField } from "../../ui/fields";
import { Problem, useProblem } from "../../ui/page";
import type { ClubEvening, ClubEvenings, ClubLink, ClubPage } from "../../wire";
import { dateInWords, pairName, titleOf } from "./parts";

interface EveningProps {
  club: string;
  evening: ClubEvening;
  runs: boolean;
  /** Whether the caller is on the list of members. */
  member: boolean;
  changed: (found: ClubEvenings) => void;
}

/** Signing up for an evening and off again; a partner can be named. */
function SignUp({ club, evening, changed }: EveningProps) {
  const [partner, setPartner] = useState(evening.own?.partner ?? "");
  const [problem, attempt] = useProblem();
  const send = (coming: boolean) =>
    void attempt(async () => {
      const body = { coming, partner: partner.trim(), key: newKey() };
      changed(await post<ClubEvenings>(`/api/clubs/${club}/evenings/${evening.id}`, body));
    });
  if (evening.entered) return <p class="ok">{t("club.entered")}</p>;
  if (evening.begun) return null;
  return (
    <form
      class="grid1"
      onSubmit={(event) => {
        event.preventDefault();
        send(true);
      }}
    >
      <TextField label={t("club.partner")} value={partner} max={40} onInput={setPartner} />
      <div class="acts">
        <button type="submit" class={`btn ${evening.own ? "" : "primary"}`}>
          {t(evening.own ? "club.change_partner" : "club.sign_up")}
          <span class="vh">: {titleOf(evening)}</span>
        </button>
        {evening.own && (
          <button type="button" class="btn" onClick={() => send(false)}>
            {t("club.sign_off")}
            <span class="vh">: {titleOf(evening)}</span>
          </button>
        )}
      </div>
      <Problem text={problem} />
    </form>
  );
}

function Ahead(props: EveningProps) {
  const { evening, runs } = props;
  const when = [dateInWords(evening.date), evening.time, evening.place].filter(Boolean).join(" · ");
  return (
    <li>
      <h3>{runs ? <a href={`/evenings/${evening.id}`}>{titleOf(evening)}</a> : titleOf(evening)}</h3>
      <p class="sm">{[when, t(`book.${evening.book}`)].filter(Boolean).join(" · ")}</p>
      {evening.own && (
        <p class="ok">
          {evening.own.partner
            ? t("club.signed_up_with", { name: evening.own.partner })
            : t("club.signed_up")}
        </p>
      )}
      {evening.sign_ups.length > 0 && (
        <p>
          {t("club.who_comes", {
            names: formatList(evening.sign_ups.map(pairName)),
            number: evening.sign_ups.length,
          })}
        </p>
      )}
      {props.member && <SignUp {...props} />}
      {evening.results && (
        <p class="acts">
          <a class="btn small" href={`/evening/${evening.results}`}>
            {t("evening.view.standings")}
          </a>
        </p>
      )}
    </li>
  );
}

function Past({ evening, runs }: { evening: ClubEvening; runs: boolean }) {
  const address = evening.results
    ? `/evening/${evening.results}`
    : runs
      ? `/evenings/${evening.id}?view=standings`
      : "";
  return (
    <li>
      <span>{dateInWords(evening.date)}</span>
      <b>{address ? <a href={address}>{titleOf(evening)}</a> : titleOf(evening)}</b>
      <span>
        {evening.winners.length > 0 &&
          t("club.winners", { names: formatList(evening.winners.map(pairName)), number: evening.entries })}
      </span>
    </li>
  );
}

/** The address of the calendar, for calendar programs. */
function Feed({ club }: { club: string }) {
  const [address, setAddress] = useState("");
  const [copied, setCopied] = useState(false);
  const [problem, attempt] = useProblem();
  const make = () =>
    void attempt(async () => setAddress((await post<ClubLink>(`/api/clubs/${club}/calendar`, {})).address));
  return (
    <>
      <Problem text={problem} />
      {address ? (
        <div class="feed">
          <p class="link">{address}</p>
          <div class="acts">
            <a class="btn small" href={address.replace(/^https?/, "webcal")}>
              {t("club.subscribe")}
            </a>
            <button
              type="button"
              class="btn small"
              onClick={() => void share(t("club.calendar"), { url: address }).then(setCopied)}
            >
              {t(copied ? "control.copied" : "control.share")}
            </button>
          </div>
        </div>
      ) : (
        <button type="button" class="btn" onClick={make}>
          {t("club.calendar_link")}
        </button>
      )}
    </>
  );
}

export function Calendar({ page, runs }: { page: ClubPage; runs: boolean }) {
  // Members without a role do not see accounts; they are on the list, or they would not see the club.
  const member = !runs || page.club.members.some((each) => each.account === me.value?.id);
  const [evenings, setEvenings] = useState<ClubEvening[]>([]);
  const { id } = page;
  useEffect(
    () =>
      void get<ClubEvenings>(`/api/clubs/${id}/evenings`).then(
        (found) => setEvenings(found.evenings),
        () => undefined,
      ),
    [id, page.number],
  );
  const ahead = evenings.filter((each) => each.status === "open");
  const past = evenings.filter((each) => each.status !== "open");
  const changed = (found: ClubEvenings) => setEvenings(found.evenings);
  return (
    <>
      <section class="panel">
        <h2>{t("club.calendar")}</h2>
        {ahead.length === 0 && <p class="sm">{t("club.no_evenings")}</p>}
        <ul class="ahead">
          {ahead.map((each) => (
            <Ahead key={each.id} club={id} evening={each} runs={runs} member={member} changed={changed} />
          ))}
        </ul>
        <div class="acts">
          {runs && (
            <a class="btn primary" href={`/evenings/new?club=${id}`}>
              {t("evening.new")}
            </a>
          )}
          <Feed club={id} />
        </div>
      </section>
      {past.length > 0 && (
        <section class="panel">
          <h2>{t("club.history")}</h2>
          <ul class="plainlist past">
            {past.map((each) => (
              <Past key={each.id} evening={each} runs={runs} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
