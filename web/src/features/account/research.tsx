// Consent to have one's games in data sets for research. It belongs to the account, not to the device.
import { useEffect, useState } from "preact/hooks";
import { t } from "../../messages";
import { get, put } from "../../net/http";
import { settings } from "../../state/settings";
import { Panel, Switch } from "../../ui/fields";
import { Problem, useProblem } from "../../ui/page";
import type { Preferences } from "../../wire";

const PATH = "/api/me/preferences";

/** A switch that is off until the person turns it on. */
export function Research() {
  const [agreed, setAgreed] = useState<boolean | null>(null);
  const [problem, attempt] = useProblem();
  const note = (kept: Preferences) => setAgreed(kept.research === true);
  useEffect(() => void attempt(async () => note(await get<Preferences>(PATH))), []);
  const change = (research: boolean) =>
    void attempt(async () => note(await put<Preferences>(PATH, { ...settings.value, research })));
  return (
    <Panel title={t("account.research")}>
      {agreed !== null && (
        <Switch
          label={t("account.research_agree")}
          about={t("account.research_about")}
          on={agreed}
          onChange={change}
        />
      )}
      <Problem text={problem} />
    </Panel>
  );
}
