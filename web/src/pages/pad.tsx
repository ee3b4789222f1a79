// The sheet of a pad: the person's own, or a shared one.
import { useEffect, useState } from "preact/hooks";
import type { PageProps } from "../main";
import { get, post, Refusal } from "../net/http";
import { useInstalled } from "../pad/installed";
import { Connection } from "../pad/connection";
import { SheetView } from "../pad/sheet";
import { titleOf } from "../pad/words";
import { Sign } from "../pad/signs";
import { formAsked, formOf, type Kept } from "../pad/store";
import { newKept, usePad } from "../pad/use";
import { go } from "../router";
import { comeIn, lastName, me } from "../state/session";
import { TextField } from "../ui/fields";
import { Page, useHeading, useProblem } from "../ui/page";
import { phone } from "../ui/parts";
import type { PadState } from "../wire";
import { t } from "../words";
import { TopBar } from "./top";

const AGAIN = 5000;

function Sheet({ kept, mayWrite }: { kept: Kept; mayWrite: boolean }) {
  useHeading(titleOf(kept));
  useEffect(() => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>("h1")?.focus();
  }, []);
  return (
    <div class="pd page">
      {!phone.value && (
        <TopBar where={t("pad.title")}>
          <a class="btn quiet bare" href="/pad">
            <Sign id="left" />
            <span>{t("pad.all")}</span>
          </a>
        </TopBar>
      )}
      <Connection kept={kept} />
      <SheetView kept={kept} mayWrite={mayWrite} />
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
  const [kept, setKept] = useState<Kept | null>(null);
  const [problem, setProblem] = useState("");
  const [refused, attempt] = useProblem();
  const [name, setName] = useState(lastName());
  const [asked, setAsked] = useState(false);
  const [unnamed, setUnnamed] = useState(false);
  const look = async () => {
    try {
      const state = await get<PadState>(`/api/shared/${link}`);
      if (state.role === "owner" || state.role === "writer") go(`/pad/${state.id}`, true);
      const form = kept?.form ?? (await formOf(formAsked(state.pad.game)));
      if (form) setKept(newKept(state, form));
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
      await comeIn(name.trim());
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
            : refused || t(waits ? "pad.asked" : asked ? "pad.was_refused" : "pad.looking")}
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
  useInstalled();
  const [shared, id = ""] = params;
  return shared ? <Shared link={id} /> : <Own key={id} id={id} />;
}
