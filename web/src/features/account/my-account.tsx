// Account settings: password, recovery codes, passkeys, devices, data, account deletion.
import { useEffect, useState } from "preact/hooks";
import { formatDate, t } from "../../messages";
import { get, post, remove } from "../../net/http";
import { choices } from "../../state/books";
import { navigate } from "../../state/router";
import { rename, signedOut } from "../../state/session";
import { Panel, TextField } from "../../ui/fields";
import { Problem, useProblem } from "../../ui/page";
import type { AccountDeleted, Codes, Devices, Handover, Me, PasskeyInfo } from "../../wire";
import { listPasskeys, makePasskey, passkeysSupported, removePasskey } from "./passkeys";

/** Recovery codes, which are shown only once. */
export const CodeList = ({ codes }: { codes: string[] }) => (
  <Panel title={t("account.codes")}>
    <p>{t("account.codes_about")}</p>
    <ul class="codes">
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
  </Panel>
);

/** Rename form for guests. */
export function Rename({ me, done }: { me: Me; done: () => void }) {
  const [name, setName] = useState(me.name);
  const [changed, setChanged] = useState(false);
  const [problem, attempt] = useProblem();
  const change = () =>
    attempt(async () => {
      setChanged(false);
      await rename(name);
      setChanged(true);
      done();
    });
  return (
    <Panel title={t("account.display_name")}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void change();
        }}
      >
        <TextField
          label={t("account.display_name_new")}
          value={name}
          onInput={setName}
          required
          autocomplete="nickname"
        />
        <p role="status">{t(changed ? "account.renamed" : "account.rename_about")}</p>
        <Problem text={problem} />
        <div class="acts">
          <button type="submit" class="btn">
            {t("account.rename")}
          </button>
        </div>
      </form>
    </Panel>
  );
}

export function Password({ me, done }: { me: Me; done: (codes: string[]) => void }) {
  const [old, setOld] = useState("");
  const [next, setNext] = useState("");
  const [changed, setChanged] = useState(false);
  const [problem, attempt] = useProblem();
  const change = () =>
    attempt(async () => {
      await post("/api/me/password", { old, new: next });
      setOld("");
      setNext("");
      setChanged(true);
    });
  const fresh = () =>
    attempt(async () => {
      done((await post<Codes>("/api/me/recovery", { password: old })).codes);
      setOld("");
    });
  return (
    <Panel title={t("account.security")}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void change();
        }}
      >
        <TextField
          label={t("account.password")}
          value={old}
          onInput={setOld}
          secret
          max={256}
          required
          autocomplete="current-password"
        />
        <TextField
          label={t("account.password_new")}
          value={next}
          onInput={setNext}
          secret
          max={256}
          autocomplete="new-password"
        />
        <p role="status">
          {changed ? t("account.password_changed") : t("account.codes_left", { codes: me.codes })}
        </p>
        <Problem text={problem} />
        <div class="acts">
          <button type="submit" class="btn">
            {t("account.password_change")}
          </button>
          <button type="button" class="btn" onClick={() => void fresh()}>
            {t("account.codes_new")}
          </button>
        </div>
      </form>
    </Panel>
  );
}

export function PasskeyList() {
  const [keys, setKeys] = useState<PasskeyInfo[]>([]);
  const [problem, attempt] = useProblem();
  const note = async (asked: ReturnType<typeof listPasskeys>) => setKeys((await asked).passkeys);
  useEffect(() => void attempt(() => note(listPasskeys())), []);
  const can = choices.value?.passkeys && passkeysSupported();
  return (
    <Panel title={t("account.passkeys")}>
      {!can && <p>{t("account.passkeys_unavailable")}</p>}
      <ul class="rows">
        {keys.map((each) => (
          <li key={each.id} class="line">
            <span>
              <b>{each.name}</b> <span class="sm">{formatDate(each.created)}</span>
            </span>
            <button
              type="button"
              class="btn small"
              aria-label={t("room.remove_who", { name: each.name })}
              onClick={() => void attempt(() => note(removePasskey(each.id)))}
            >
              {t("room.remove")}
            </button>
          </li>
        ))}
      </ul>
      {can && (
        <button
          type="button"
          class="btn"
          onClick={() => void attempt(() => note(makePasskey(navigator.platform || "passkey")))}
        >
          {t("account.passkey_new")}
        </button>
      )}
      <Problem text={problem} />
    </Panel>
  );
}

/** Names in user agent strings; browsers that also claim to be others come first. */
const PROGRAMS = ["Edg", "OPR", "Firefox", "Chrom", "Safari"];
const CALLED: Record<string, string> = { Edg: "Edge", OPR: "Opera", Chrom: "Chrome", "Mac OS X": "macOS" };
const SYSTEMS = ["Android", "iPhone", "iPad", "Windows", "Mac OS X", "CrOS", "Linux"];

/** Return browser and system of a device from its user agent string. */
function deviceName(words: string): string {
  const found = [PROGRAMS, SYSTEMS].flatMap((names) =>
    names.filter((name) => words.includes(name)).slice(0, 1),
  );
  return found.map((name) => CALLED[name] ?? name).join(", ") || words || t("account.device_unknown");
}

export function DeviceList() {
  const [devices, setDevices] = useState<Devices["sessions"]>([]);
  const [code, setCode] = useState<Handover | null>(null);
  const [problem, attempt] = useProblem();
  const ask = async () => setDevices((await get<Devices>("/api/me/sessions")).sessions);
  useEffect(() => void attempt(ask), []);
  const end = (id: string) =>
    void attempt(async () => {
      await remove(`/api/me/sessions/${id}`);
      await ask();
    });
  return (
    <Panel title={t("account.devices")}>
      <ul class="rows">
        {devices.map((each) => (
          <li key={each.id} class="line">
            <span>
              <b>{deviceName(each.device)}</b>{" "}
              <span class="sm">{each.current ? t("account.this_device") : formatDate(each.used)}</span>
            </span>
            {!each.current && (
              <button type="button" class="btn small" onClick={() => end(each.id)}>
                {t("account.sign_out_device")}
              </button>
            )}
          </li>
        ))}
      </ul>
      {code ? (
        <p role="status">
          {t("account.transfer_code", { minutes: Math.round(code.seconds / 60) })} <code>{code.code}</code>
        </p>
      ) : (
        <button
          type="button"
          class="btn"
          onClick={() =>
            void attempt(async () => setCode(await post<Handover>("/api/me/handover", undefined)))
          }
        >
          {t("account.transfer")}
        </button>
      )}
      <Problem text={problem} />
    </Panel>
  );
}

export function SignOut({ me }: { me: Me }) {
  const [sure, setSure] = useState(false);
  const [told, setTold] = useState("");
  const [problem, attempt] = useProblem();
  const out = () =>
    attempt(async () => {
      await remove("/api/session");
      signedOut();
      navigate("/");
    });
  const forget = () =>
    attempt(async () => {
      setTold((await remove<AccountDeleted>("/api/me")).sentence);
      signedOut();
    });
  return (
    <Panel title={t("account.data")}>
      <p role="status">{told}</p>
      {!told && (
        <>
          <p class="acts">
            <a class="btn" href="/api/me/export" download="casa-canasta.json">
              {t("account.export")}
            </a>
            {me.account && (
              <button type="button" class="btn" onClick={() => void out()}>
                {t("account.sign_out")}
              </button>
            )}
          </p>
          {sure ? (
            <>
              <p>{t("account.delete_sure")}</p>
              <p class="acts">
                <button type="button" class="btn" onClick={() => setSure(false)}>
                  {t("account.cancel")}
                </button>
                <button type="button" class="btn stop" onClick={() => void forget()}>
                  {t("account.delete_now")}
                </button>
              </p>
            </>
          ) : (
            <p>
              <button type="button" class="btn" onClick={() => setSure(true)}>
                {t("account.delete")}
              </button>
            </p>
          )}
        </>
      )}
      <Problem text={problem} />
    </Panel>
  );
}
