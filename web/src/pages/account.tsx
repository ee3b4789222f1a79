// Account page: a guest, or an account that works on any device.
import { useEffect, useState } from "preact/hooks";
import { CodeList, DeviceList, PasskeyList, Password, Rename, SignOut } from "../features/account/my-account";
import { Research } from "../features/account/research";
import { SignIn } from "../features/account/sign-in";
import { FriendsPanel } from "../features/friends/friends-panel";
import { t } from "../messages";
import { get } from "../net/http";
import { loadChoices } from "../state/books";
import { currentPerson, me } from "../state/session";
import { Panel } from "../ui/fields";
import { Page, Problem, useProblem } from "../ui/page";
import type { Me } from "../wire";

export default function AccountPage() {
  const [mine, setMine] = useState<Me | null>(null);
  const [asked, setAsked] = useState(false);
  const [codes, setCodes] = useState<string[]>([]);
  const [problem, attempt] = useProblem();
  const look = async () => setMine((await currentPerson()) ? await get<Me>("/api/me") : null);
  useEffect(() => {
    void attempt(loadChoices);
    void attempt(async () => {
      await look();
      setAsked(true);
    });
  }, []);
  const done = (found: string[]) => {
    setCodes(found);
    void attempt(look);
  };
  const somebody = me.value && mine;
  return (
    <Page
      title={somebody ? t("settings.you_are", { name: somebody.name }) : t("account.title")}
      tab={t("account.title")}
      lead={t(somebody?.account ? "account.lead_account" : "account.lead_guest")}
      cls="settings"
    >
      <Problem text={problem} />
      {codes.length > 0 && <CodeList codes={codes} />}
      {somebody && !somebody.account && (
        <Rename key={somebody.id} me={somebody} done={() => void attempt(look)} />
      )}
      {asked && !somebody?.account && <SignIn guest={somebody?.name ?? ""} done={done} />}
      {somebody?.account && <Password me={somebody} done={done} />}
      {somebody?.account && <PasskeyList />}
      {somebody && <DeviceList key={somebody.id} />}
      {somebody && <FriendsPanel />}
      {somebody && (
        <Panel title={t("profile.title")}>
          <p>{t("account.games_about")}</p>
          <p class="acts">
            <a class="btn" href="/profile">
              {t("account.games")}
            </a>
          </p>
        </Panel>
      )}
      {somebody?.account && <Research key={somebody.id} />}
      {mine && <SignOut me={mine} />}
    </Page>
  );
}
