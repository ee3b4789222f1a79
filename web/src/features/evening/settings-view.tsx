// The settings of an evening on the director's page; what rounds depend on is fixed once one is drawn.
import { useEffect, useState } from "preact/hooks";
import { t } from "../../messages";
import { get } from "../../net/http";
import type { ClubPage, EveningPage } from "../../wire";
import type { Live } from "./live";
import { type FullSettings, SettingsForm } from "./settings-form";

export function SettingsView({ page, live }: { page: EveningPage; live: Live<EveningPage> }) {
  const [settings, setSettings] = useState(page.state.settings as FullSettings);
  const [club, setClub] = useState<ClubPage | null>(null);
  const [saved, setSaved] = useState(false);
  useEffect(() => {
    if (page.club) void get<ClubPage>(`/api/clubs/${page.club}`).then(setClub, () => undefined);
  }, []);
  const finished = page.state.status === "finished";
  if (finished) return <p class="lead">{t("evening.is_finished")}</p>;
  return (
    <form
      class="newev"
      onSubmit={(event) => {
        event.preventDefault();
        void live.send({ do: "change_settings", settings }).then(setSaved);
      }}
    >
      <SettingsForm
        settings={settings}
        club={club?.club ?? null}
        drawn={page.state.rounds.length > 0}
        onChange={(changed) => {
          setSaved(false);
          setSettings((had) => ({ ...had, ...changed }));
        }}
      />
      <div class="acts foot1">
        <button type="submit" class="btn primary">
          {t("evening.save")}
        </button>
        <p role="status">{saved && t("evening.saved")}</p>
      </div>
    </form>
  );
}
