// A pad on a page: its local copy, kept up to date while it is shown.
import { useEffect, useState } from "preact/hooks";
import { language, t } from "../../messages";
import { get, Refusal } from "../../net/http";
import { navigate } from "../../state/router";
import { me, personOrGuest } from "../../state/session";
import type { PadState } from "../../wire";
import { downloadForOffline, SHARED } from "../rules/load";
import {
  formOf,
  formQuery,
  movedTo,
  readPad,
  revision,
  type StoredPad,
  storePad,
  unlessOffline,
} from "./store";
import { syncPad } from "./sync";

/** Milliseconds between two checks for what others wrote. */
const AGAIN = 8000;

/** Fetch a pad that is not on this device yet. */
async function fetchPad(id: string): Promise<boolean> {
  const found = await unlessOffline(async () => {
    await personOrGuest();
    return get<PadState>(`/api/pads/${id}`);
  });
  if (!found) return false;
  const form = await formOf(formQuery(found.pad.game));
  if (!form) return false;
  storePad(newStoredPad(found, form));
  return true;
}

export const newStoredPad = (state: PadState, form: StoredPad["form"]): StoredPad => ({
  id: state.id,
  person: me.value?.id ?? "",
  changed: new Date().toISOString(),
  state,
  form,
  language: language.value,
  waiting: [],
});

/** Return the pad of an address. */
export function usePad(id: string): { kept: StoredPad | null; problem: string } {
  const [problem, setProblem] = useState("");
  void revision.value;
  const kept = readPad(id);
  useEffect(() => {
    let current = true;
    const moved = movedTo(id);
    if (!readPad(id) && moved) {
      navigate(location.pathname.replace(id, moved), true);
      return;
    }
    const look = async () => {
      if (document.hidden) return;
      if (readPad(id)) {
        const now = await syncPad(id);
        if (current && now !== id) navigate(location.pathname.replace(id, now), true);
        if (readPad(now)) return; // if dropped, a request gives the reason
      }
      if (!(await fetchPad(id)) && current) setProblem(t("pad.unreachable"));
    };
    const safely = () =>
      void look().catch((found: unknown) => {
        if (current) setProblem(found instanceof Refusal ? found.message : t("pad.unreachable"));
      });
    safely();
    const timer = setInterval(safely, AGAIN);
    addEventListener("online", safely);
    document.addEventListener("visibilitychange", safely);
    return () => {
      current = false;
      clearInterval(timer);
      removeEventListener("online", safely);
      document.removeEventListener("visibilitychange", safely);
    };
  }, [id]);
  const book = kept?.form.book;
  useEffect(() => {
    if (book) downloadForOffline([book, ...SHARED]);
  }, [book]);
  return { kept, problem };
}
