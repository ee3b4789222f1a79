// Local storage of pads: their last known state, entries not sent yet, a hand being entered. Every press is
// saved at once, so that a pad works offline and can be put away at any time.
import { signal } from "@preact/signals";
import { language } from "../../messages";
import { get, post, Refusal } from "../../net/http";
import { me } from "../../state/session";
import type { NewForm, PadDoubt, PadForm, PadGame, PadState } from "../../wire";
import type { Draft } from "./draft";
import type { Entry } from "./sums";
import { upgradeForm } from "./sums";

/** A local entry that the server does not have yet. */
export interface PendingEntry {
  key: string;
  what: "hand" | "correct" | "strike" | "change";
  /** The number of the hand it is about. */
  hand: number;
  entry?: Entry;
  changes?: Record<string, unknown>[];
  /** The entry in this place when it was written. */
  seen?: Entry;
  /** The number of entries of the pad when it was sent; no answer came. */
  sent?: number;
  /** The server checked it before it was written; offline entries are not checked. */
  checked?: boolean;
  /** Doubts that were confirmed with "it was so". */
  so?: string[];
  /** The key of the unsent entry whose place it takes, because the player has corrected that one. */
  replaces?: string;
  /**
   * Another device wrote there meanwhile, or the entry is impossible or doubted; the player has to decide.
   */
  trouble?:
    | { kind: "conflict" }
    | { kind: "refused"; sentence: string }
    | { kind: "doubted"; doubts: PadDoubt[] };
}

/** A pad as stored on this device. */
export interface StoredPad {
  id: string;
  person: string;
  changed: string;
  state: PadState;
  form: PadForm;
  /** The language of the form. */
  language: string;
  waiting: PendingEntry[];
  /** Created offline: the data to create it with on the server. */
  begun?: { game: Record<string, unknown>; key: string };
  /** The link of the table of a club evening, by which this device reads and writes it. */
  link?: string;
}

const PADS = "canasta.pad.";
const DRAFTS = "canasta.draft.";
const FORMS = "canasta.form.";
const MOVED = "canasta.moved.";

/** Incremented whenever stored data changes, here or in another tab. */
export const revision = signal(0);
export const offline = signal(!navigator.onLine);
addEventListener("online", () => {
  offline.value = false;
});
addEventListener("offline", () => {
  offline.value = true;
});
addEventListener("storage", (event) => {
  if (event.key?.startsWith("canasta.")) revision.value++;
});

export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );

function read<T>(key: string): T | null {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(value));
  revision.value++;
}

function readPadAt(key: string): StoredPad | null {
  const pad = read<StoredPad>(key);
  return pad && { ...pad, form: upgradeForm(pad.form) };
}

export const readPad = (id: string): StoredPad | null => readPadAt(PADS + id);
export const storePad = (pad: StoredPad): void => write(PADS + pad.id, pad);
export const readDraft = (id: string): Draft | null => read<Draft>(DRAFTS + id);
export const storeDraft = (id: string, draft: Draft | null): void => write(DRAFTS + id, draft);

/** Put each corrected entry in the place of the unsent one it replaces, so that later hands keep their numbers. */
export function withReplacements(waiting: PendingEntry[]): PendingEntry[] {
  let kept = waiting;
  for (const each of waiting) {
    if (!kept.some(({ key }) => key === each.replaces)) continue;
    kept = kept
      .filter((other) => other !== each)
      .map((other) => (other.key === each.replaces ? each : other));
  }
  return kept;
}

/** Delete a pad from this device. */
export function deletePad(id: string): void {
  write(PADS + id, null);
  write(DRAFTS + id, null);
}

/** Move a pad that was created offline to the id given by the server. */
export function movePad(from: string, to: StoredPad): void {
  storeDraft(to.id, readDraft(from));
  write(MOVED + from, to.id);
  storePad(to);
  deletePad(from);
}
export const movedTo = (id: string): string | null => read<string>(MOVED + id);

/** Return the pads on this device, most recently changed first. */
export function storedPads(): StoredPad[] {
  const found: StoredPad[] = [];
  for (let i = 0; i < localStorage.length; i++) {
    const key = localStorage.key(i) ?? "";
    const pad = key.startsWith(PADS) ? readPadAt(key) : null;
    if (pad && (!me.value || !pad.person || pad.person === me.value.id)) found.push(pad);
  }
  return found.sort((a, b) => b.changed.localeCompare(a.changed));
}

/** Try something that needs the server; null if it cannot be reached. */
export async function unlessOffline<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    const found = await work();
    offline.value = false;
    return found;
  } catch (problem) {
    if (problem instanceof Refusal) throw problem;
    offline.value = true;
    return null;
  }
}

/** Fetch the form of a book from the server, or from local storage. */
export async function formOf(wanted: NewForm): Promise<PadForm | null> {
  const key =
    FORMS + JSON.stringify([language.value, wanted.book, wanted.options, wanted.house, wanted.players]);
  const found = await unlessOffline(() => post<PadForm>("/api/pads/form", wanted));
  if (found) write(key, found);
  const stored = found ?? read<PadForm>(key);
  return stored && upgradeForm(stored);
}

export const formQuery = (game: PadGame): NewForm => ({
  book: game.book,
  options: game.options,
  house: game.house ?? "",
  players: game.sides.flat().length,
});

/** Fetch an answer and store it for offline use. */
export async function cachedAnswer<T>(path: string): Promise<T | null> {
  const found = await unlessOffline(() => get<T>(path));
  if (found) write(`canasta.answer.${path}`, found);
  return found ?? read<T>(`canasta.answer.${path}`);
}
