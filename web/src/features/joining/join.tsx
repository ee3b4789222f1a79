// Joining a class or a club: the page behind its link, and the link itself with its QR code.
import { useEffect, useState } from "preact/hooks";
import { t } from "../../messages";
import { post } from "../../net/http";
import { navigate } from "../../state/router";
import { currentPerson, lastName, me, personOrGuest } from "../../state/session";
import { SureButton, share } from "../../ui/controls";
import { Panel, TextField } from "../../ui/fields";
import { Page, Problem, useProblem } from "../../ui/page";
import type { ClassPage, ClubPage } from "../../wire";

interface JoinProps {
  /** What is joined: the beginning of its messages. */
  what: "classroom" | "club";
  /** The addresses of all classes or clubs, for people and for programs. */
  address: string;
  api: string;
  link: string;
  cls?: string;
}

/** The page on which a person joins with a name, without an account. */
export function JoinPage({ what, address, api, link, cls = "" }: JoinProps) {
  const [name, setName] = useState(lastName());
  const [problem, attempt] = useProblem();
  useEffect(() => void currentPerson().catch(() => undefined), []);
  const join = () =>
    void attempt(async () => {
      await personOrGuest(name.trim());
      const { id } = await post<ClassPage | ClubPage>(`${api}/join`, { link });
      navigate(`${address}/${id}`, true);
    });
  return (
    <Page title={t(`${what}.join_title`)} lead={t(`${what}.join_lead`)} cls={`plain ev ${cls}`}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          join();
        }}
      >
        {!me.value && <TextField label={t("invite.name")} value={name} onInput={setName} max={40} required />}
        <div class="acts">
          <button type="submit" class="btn primary big">
            {me.value ? t(`${what}.join_as`, { name: me.value.name }) : t(`${what}.join`)}
          </button>
        </div>
      </form>
      <Problem text={problem} />
    </Page>
  );
}

interface LinkProps {
  /** The address of the class or club for programs. */
  api: string;
  name: string;
  link: { link: string; address: string } | null | undefined;
  words: { title: string; qr: string; renew: string; sure: string; none: string; make: string };
  onChange: () => Promise<void>;
}

/** The link to join by, which can be made, shared and replaced. */
export function JoinLink({ api, name, link, words, onChange }: LinkProps) {
  const [problem, attempt] = useProblem();
  const [copied, setCopied] = useState(false);
  const make = () =>
    void attempt(async () => {
      await post(`${api}/link`, {});
      await onChange();
    });
  return (
    <Panel title={words.title}>
      <Problem text={problem} />
      {link ? (
        <div class="onelink">
          <img class="qr" key={link.link} src={`${api}/link.svg?${link.link}`} alt={words.qr} />
          <div>
            <p class="link">{link.address}</p>
            <div class="acts">
              <button
                type="button"
                class="btn small"
                onClick={() => void share(name, { url: link.address }).then(setCopied)}
              >
                {t(copied ? "control.copied" : "control.share")}
              </button>
              <SureButton label={words.renew} sure={words.sure} onClick={make} />
            </div>
          </div>
        </div>
      ) : (
        <>
          <p class="sm">{words.none}</p>
          <div class="acts">
            <button type="button" class="btn primary" onClick={make}>
              {words.make}
            </button>
          </div>
        </>
      )}
    </Panel>
  );
}
