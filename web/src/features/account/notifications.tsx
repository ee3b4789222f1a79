// Notifications of this browser: your turn while you are away, invitations, a rematch. Off until asked for.
import { useEffect, useState } from "preact/hooks";
import { t } from "../../messages";
import { get, put, remove } from "../../net/http";
import { registerWorker } from "../../state/service-worker";
import { currentPerson, me } from "../../state/session";
import { Switch } from "../../ui/fields";
import { Problem, useProblem } from "../../ui/page";
import type { NewPush, PushInfo } from "../../wire";

/** Browsers have push messages at https addresses and localhost only. */
const possible = "PushManager" in window && "serviceWorker" in navigator && "Notification" in window;

async function subscribe(key: string): Promise<PushInfo> {
  const worker = await registerWorker();
  const found = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = "", keys: { p256dh = "", auth = "" } = {} } = found.toJSON();
  const wanted: NewPush = { endpoint, keys: { p256dh, auth } };
  return put<PushInfo>("/api/me/push", wanted);
}

async function unsubscribe(): Promise<PushInfo> {
  const worker = await navigator.serviceWorker.getRegistration("/pad");
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  return remove<PushInfo>("/api/me/push");
}

export function Notifications() {
  const [info, setInfo] = useState<PushInfo | null>(null);
  const [refused, setRefused] = useState("");
  const [problem, attempt] = useProblem();
  useEffect(() => {
    if (!possible) return;
    const ask = async () => {
      if (await currentPerson()) setInfo(await get<PushInfo>("/api/me/push"));
    };
    void ask().catch(() => undefined);
  }, [me.value?.id]);
  if (!possible || !info) return null;
  const change = async (on: boolean) => {
    setRefused("");
    if (!on) return attempt(async () => setInfo(await unsubscribe()));
    if ((await Notification.requestPermission()) !== "granted") return setRefused(t("settings.push_denied"));
    try {
      setInfo(await subscribe(info.key));
    } catch (found) {
      // The browser may have no push service, or the server may not know it.
      setRefused(found instanceof Error && found.message ? found.message : t("settings.push_denied"));
    }
  };
  return (
    <>
      <Switch
        label={t("settings.push")}
        about={t("settings.push_about")}
        on={info.on}
        onChange={(on) => void change(on)}
      />
      <Problem text={refused || problem} />
    </>
  );
}
