// The sheet of a pad: the person's own, or a shared one.
import { useEffect, useState } from "preact/hooks";
import { Connection } from "../features/pad/connection-status";
import { titleOf } from "../features/pad/descriptions";
import { PadIcon } from "../features/pad/icons";
import { PadSheet } from "../features/pad/score-sheet";
import { useServiceWorker } from "../features/pad/service-worker";
import { formOf, formQuery, type StoredPad } from "../features/pad/store";
import { newStoredPad, usePad } from "../features/pad/use-pad";
import { t } from "../messages";
import { get, post, Refusal } from "../net/http";
import { navigate, type PageProps } from "../state/router";
import { lastName, me, personOrGuest } from "../state/session";
import { phone } from "../ui/controls";
import { TextField } from "../ui/fields";
import { Header } from "../ui/header";
import { Page, useHeading, useProblem } from "../ui/page";
import type { PadState } from "../wire";

const AGAIN = 5000;

function Sheet({ kept, mayWrite }: { kept: StoredPad; mayWrite: boolean }) {
  useHeading(titleOf(kept));
  useEffect(() => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>("h1")?.focus();
  }, []);
  return (
    <div class="pd page">
      {!phone.value && (
        <Header where={t("pad.title")}>
          <a class="btn quiet bare" href="/pad">
            <PadIcon id="left" />
            <span>{t("pad.all")}</span>
          </a>
        </Header>
      )}
      <Connection kept={kept} />
      {kept.link && (
        <p class="noprint">
          <a class="btn" href={`/evening-table/${kept.link}`}>
            <PadIcon id="left" />
            {t("pad.to_table")}
          </a>
        </p>
      )}
      <PadSheet kept={kept} mayWrite={mayWrite} />
    </div>
  );
}

function Own({ id }: { id: string }) {
  const { kept, problem } = usePad(id);
  if (!kept)
    return (
      <Page title={t("pad.title")} lead={problem || t("loading")}>
        {null}
      </Page>
    );
  return <Sheet kept={kept} mayWrite />;
}

/** The sheet for spectators; they can ask the owner for permission to write. */
function Shared({ link }: { link: string }) {
  const [kept, setKept] = useState<StoredPad | null>(null);
  const [problem, setProblem] = useState("");
  const [refused, attempt] = useProblem();
  const [name, setName] = useState(lastName());
  const [asked, setAsked] = useState(false);
  const [unnamed, setUnnamed] = useState(false);
  const look = async () => {
    try {
      const state = await get<PadState>(`/api/shared/${link}`);
      if (state.role === "owner" || state.role === "writer") navigate(`/pad/${state.id}`, true);
      const form = kept?.form ?? (await formOf(formQuery(state.pad.game)));
      if (form) setKept(newStoredPad(state, form));
    } catch (found) {
      setProblem(found instanceof Refusal ? found.message : t("offline"));
    }
  };
  useEffect(() => {
    void look();
    const timer = setInterval(() => void look(), AGAIN);
    return () => clearInterval(timer);
  }, [link]);
  if (!kept)
    return (
      <Page title={t("pad.title")} lead={problem || t("loading")}>
        {null}
      </Page>
    );
  const ask = () => {
    setUnnamed(!name.trim());
    if (!name.trim()) return;
    void attempt(async () => {
      await personOrGuest(name.trim());
      await post(`/api/shared/${link}/ask`, {});
      setAsked(true);
      await look();
    });
  };
  const waits = kept.state.role === "asking";
  return (
    <div class="lookon">
      <Sheet kept={kept} mayWrite={false} />
      <aside class="pd askbar noprint" aria-label={t("pad.share")}>
        <p role="status">
          {unnamed
            ? t("pad.ask_name_first")
            : refused || t(waits ? "pad.asked" : asked ? "pad.was_refused" : "pad.watching")}
        </p>
        {!waits && (
          <>
            {!me.value && !lastName() && (
              <TextField label={t("pad.ask_name")} value={name} max={30} onInput={setName} />
            )}
            <button type="button" class="btn small" onClick={ask}>
              {t("pad.ask_write")}
            </button>
          </>
        )}
      </aside>
    </div>
  );
}

export default function PadPage({ params }: PageProps) {
  useServiceWorker();
  const [shared, id = ""] = params;
  return shared ? <Shared link={id} /> : <Own key={id} id={id} />;
}
