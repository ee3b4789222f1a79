// Sign-in and sign-up: an account, a password, a passkey, a recovery code, or the code of another device.
import { useState } from "preact/hooks";
import { t } from "../../messages";
import { post } from "../../net/http";
import { choices } from "../../state/books";
import { loadPreferences } from "../../state/preferences";
import { signedIn } from "../../state/session";
import { Panel, RadioGroup, TextField } from "../../ui/fields";
import { Problem, useProblem } from "../../ui/page";
import type { SignedIn, SignedUp } from "../../wire";
import { passkeysSupported, usePasskey } from "./passkeys";

type Way = "new" | "password" | "code" | "device";

interface ComingProps {
  /** The name of the guest who would get an account. */
  guest: string;
  /** Called with the recovery codes, if there are new ones. */
  done: (codes: string[]) => void;
}

export function SignIn({ guest, done }: ComingProps) {
  const [way, setWay] = useState<Way>("new");
  const [name, setName] = useState(guest);
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [problem, attempt] = useProblem();
  const come = (work: () => Promise<SignedIn | SignedUp>) =>
    attempt(async () => {
      const found = await work();
      signedIn(found.person);
      if (way !== "new") await loadPreferences();
      done("codes" in found ? found.codes : []);
    });
  const send = (): Promise<SignedIn | SignedUp> => {
    if (way === "new") return post("/api/accounts", { name, password });
    if (way === "password") return post("/api/sessions", { name, password });
    if (way === "code") return post("/api/sessions/recovery", { name, code, password });
    return post("/api/sessions/handover", { code });
  };
  return (
    <Panel title={t("account.sign_in_or_up")}>
      <RadioGroup
        legend={t("account.choose_method")}
        value={way}
        onChoose={setWay}
        offered={(["new", "password", "code", "device"] as const).map((value) => ({
          value,
          label: t(`account.method_${value}`),
        }))}
      />
      <p class="sm">{t(`account.method_${way}_about`)}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void come(send);
        }}
      >
        {way !== "device" && (
          <TextField
            label={t("account.name")}
            value={name}
            onInput={setName}
            max={40}
            required
            autocomplete="username"
          />
        )}
        {(way === "code" || way === "device") && (
          <TextField
            label={t("account.code")}
            value={code}
            onInput={setCode}
            max={64}
            required
            autocomplete="one-time-code"
          />
        )}
        {way !== "device" && (
          <TextField
            label={t(way === "password" ? "account.password" : "account.password_new")}
            value={password}
            onInput={setPassword}
            secret
            max={256}
            required
            autocomplete={way === "password" ? "current-password" : "new-password"}
          />
        )}
        <Problem text={problem} />
        <div class="acts">
          <button type="submit" class="btn primary">
            {t(`account.submit_${way}`)}
          </button>
          {way === "password" && choices.value?.passkeys && passkeysSupported() && (
            <button type="button" class="btn" onClick={() => void come(usePasskey)}>
              {t("account.use_passkey")}
            </button>
          )}
        </div>
      </form>
    </Panel>
  );
}
