// A new evening: everything has a default.
import { useEffect, useState } from "preact/hooks";
import { SettingsForm, usualSettings } from "../features/evening/settings-form";
import { t } from "../messages";
import { get, post } from "../net/http";
import { newKey } from "../net/socket";
import { navigate, query } from "../state/router";
import { personOrGuest } from "../state/session";
import { Page, Problem, useProblem } from "../ui/page";
import type { ClubPage, EveningPage } from "../wire";

export default function NewEveningPage() {
  const club = new URLSearchParams(query.value).get("club") ?? "";
  const [settings, setSettings] = useState(usualSettings);
  const [found, setFound] = useState<ClubPage | null>(null);
  const [busy, setBusy] = useState(false);
  const [key] = useState(newKey);
  const [problem, attempt] = useProblem();
  useEffect(() => {
    if (club) void attempt(async () => setFound(await get<ClubPage>(`/api/clubs/${club}`)));
  }, []);
  const create = async () => {
    if (busy) return;
    setBusy(true);
    await attempt(async () => {
      await personOrGuest();
      const { id } = await post<EveningPage>("/api/evenings", { settings, club, key });
      navigate(`/evenings/${id}?view=entries`, true);
    });
    setBusy(false);
  };
  return (
    <Page
      title={t("evening.new")}
      lead={found ? t("evening.of_club", { name: found.club.name }) : t("evening.new_lead")}
      cls="ev newev"
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <SettingsForm
          settings={settings}
          club={found?.club ?? null}
          onChange={(changed) => setSettings((had) => ({ ...had, ...changed }))}
        />
        <div class="acts foot1">
          <button type="submit" class="btn primary big" aria-disabled={busy}>
            {t("evening.create")}
          </button>
          <Problem text={problem} />
        </div>
      </form>
    </Page>
  );
}
