// All pads: those on this device, and those on the server.
import { useEffect, useState } from "preact/hooks";
import { Connection, unsent } from "../features/pad/connection-status";
import { rulesOf, titleOf } from "../features/pad/descriptions";
import { acceptsFines, finesInAddress } from "../features/pad/fines";
import { localSheet, SIDES } from "../features/pad/local-sheet";
import { useServiceWorker } from "../features/pad/service-worker";
import {
  deletePad,
  formOf,
  formQuery,
  readPad,
  revision,
  storedPads,
  storePad,
  unlessOffline,
} from "../features/pad/store";
import { syncPad } from "../features/pad/sync";
import { newStoredPad } from "../features/pad/use-pad";
import { formatList, formatNumber, t } from "../messages";
import { get, post, remove } from "../net/http";
import { EMBLEMS } from "../state/books";
import { navigate, query } from "../state/router";
import { currentPerson, lastName, personOrGuest } from "../state/session";
import { SvgSymbol } from "../ui/cards/face";
import { Page, Problem, useProblem } from "../ui/page";
import type { PadList, PadState } from "../wire";

/** Fetch the pads that the server has and this device does not. */
async function refresh(): Promise<void> {
  if (!lastName()) return;
  await unlessOffline(async () => {
    if (!(await currentPerson())) return;
    for (const pad of storedPads()) if (pad.waiting.length || pad.begun) await syncPad(pad.id);
    const { pads } = await get<PadList>("/api/pads");
    for (const each of pads) {
      const here = readPad(each.id);
      if (!each.readable || here?.changed === each.changed) continue;
      const state = await get<PadState>(`/api/pads/${each.id}`);
      const form = here?.form ?? (await formOf(formQuery(state.pad.game)));
      if (form) storePad({ ...(here ?? newStoredPad(state, form)), state, changed: each.changed });
    }
    const ids = new Set(pads.map((each) => each.id));
    for (const pad of storedPads())
      if (!ids.has(pad.id) && !pad.waiting.length && !pad.begun && !pad.link) deletePad(pad.id);
  });
}

export default function PadsPage() {
  useServiceWorker();
  const [problem, attempt] = useProblem();
  const [sure, setSure] = useState("");
  useEffect(() => void attempt(refresh), []);
  void revision.value;
  const pads = storedPads();
  // Fines from the referee go to the current pad; if there are several, the player chooses one.
  const fines = finesInAddress(query.value);
  const open = pads.filter((pad) => acceptsFines(pad, query.value));
  const only = fines.length > 0 && open.length === 1 ? open[0]?.id : undefined;
  useEffect(() => {
    if (only) navigate(`/pad/${only}/hand${query.value}`, true);
  }, [only]);
  const drop = (id: string, here: boolean) =>
    attempt(async () => {
      if (sure !== id) {
        setSure(id);
        return;
      }
      if (!here) await remove(`/api/pads/${id}`);
      deletePad(id);
    });
  const take = (file: File | undefined) =>
    attempt(async () => {
      if (!file) return;
      await personOrGuest();
      const form = file.name.endsWith(".csv") ? "csv" : "json";
      const state = await post<PadState>("/api/pads/import", { form, text: await file.text() });
      navigate(`/pad/${state.id}`);
    });
  return (
    <Page title={t("pad.title")} lead={t("pad.lead")} cls="tables pd">
      <Connection kept={null} />
      <div class="acts first">
        <a class="btn primary big" href="/pad/new">
          {t("pad.new")}
        </a>
        <label class="btn">
          {t("pad.import")}
          <input
            type="file"
            class="vh"
            accept=".json,.csv"
            onChange={(event) => void take(event.currentTarget.files?.[0])}
          />
        </label>
      </div>
      <Problem text={problem} />
      {fines.length > 0 && (
        <p class="band">
          {t(open.length ? "pad.fine_where" : "pad.fine_nowhere", {
            book: t(`book.${new URLSearchParams(query.value).get("book") ?? "classic"}`),
            points: fines.reduce((sum, fine) => sum + fine.points, 0),
            names: formatList(fines.map((fine) => fine.name || fine.side)),
          })}
        </p>
      )}
      <ul class="rows">
        {(fines.length ? open : pads).map((pad) => {
          const sheet = localSheet(pad, "");
          const book = pad.form.book;
          return (
            <li class="panel tablerow" key={pad.id}>
              <span class={`emb c-${book}`} aria-hidden="true">
                <SvgSymbol id={EMBLEMS[book] ?? "mark"} />
              </span>
              <div class="what">
                <b>
                  <a href={fines.length ? `/pad/${pad.id}/hand${query.value}` : `/pad/${pad.id}`}>
                    {titleOf(pad)}
                  </a>
                </b>
                <span class="st">{rulesOf(pad)}</span>
                <span class="st">
                  {t("pad.hands_played", { number: sheet.hands.length })} ·{" "}
                  {sheet.totals.map((total, i) => `${SIDES[i]} ${formatNumber(total)}`).join(", ")}
                  {pad.waiting.length > 0 && ` · ${unsent(pad)}`}
                </span>
              </div>
              <div class="acts">
                <button
                  type="button"
                  class="btn small"
                  aria-label={
                    sure === pad.id ? t("pad.delete_sure") : t("pad.delete_name", { name: titleOf(pad) })
                  }
                  onClick={() => void drop(pad.id, pad.begun !== undefined)}
                >
                  {t(sure === pad.id ? "pad.delete_sure" : "pad.delete")}
                </button>
              </div>
            </li>
          );
        })}
      </ul>
      {pads.length === 0 && <p class="sm">{t("pad.none_yet")}</p>}
    </Page>
  );
}
