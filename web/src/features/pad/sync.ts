// Synchronises pads with the server in both directions. Nothing is overwritten: if two devices have written
// in the same place, the player chooses.

import { language } from "../../messages";
import { get, post, Refusal } from "../../net/http";
import { me, personOrGuest } from "../../state/session";
import type { PadCheck, PadDoubt, PadState, TablePage } from "../../wire";
import { sameEntry } from "./local-sheet";
import {
  deletePad,
  formOf,
  formQuery,
  movedTo,
  movePad,
  offline,
  type PendingEntry,
  readPad,
  type StoredPad,
  storePad,
  withReplacements,
} from "./store";
import type { Entry } from "./sums";

const TRIES = 6;
const changedMeanwhile = (problem: unknown): boolean =>
  problem instanceof Refusal && problem.told.error === "server.pad_changed";

/** Return the entry of a hand on the pad. */
export const handOnPad = (state: PadState, hand: number): Entry | undefined =>
  state.pad.hands[hand - state.pad.game.played - 1] as unknown as Entry | undefined;

type Verdict = "send" | "done" | "conflict";

/** Decide whether a waiting entry can be written on the current pad. */
export function verdictOn(waiting: PendingEntry, state: PadState): Verdict {
  const next = state.pad.game.played + state.pad.hands.length + 1;
  const there = handOnPad(state, waiting.hand);
  if (waiting.what === "change") return "send";
  if (waiting.what === "hand") {
    if (waiting.hand >= next) return "send";
    return sameEntry(there, waiting.entry) ? "done" : "conflict";
  }
  if (waiting.what === "correct" && sameEntry(there, waiting.entry)) return "done";
  return there && sameEntry(there, waiting.seen) ? "send" : "conflict";
}

/** Fetch a pad: by its id, or by the link of its table as long as the round is in play there. */
async function fetchState({ id, link, state }: StoredPad): Promise<PadState> {
  if (!link) return get<PadState>(`/api/pads/${id}`);
  const { pad } = await get<TablePage>(`/api/evening-tables/${link}`);
  return pad?.id === id ? pad : state;
}

async function send({ id, link, state }: StoredPad, waiting: PendingEntry, after: number): Promise<PadState> {
  const write = {
    entry: waiting.entry ?? null,
    hand: waiting.what === "hand" || waiting.what === "change" ? null : waiting.hand,
    strike: waiting.what === "strike",
    changes: waiting.changes ?? [],
    key: waiting.key,
    after,
  };
  if (!link) return post<PadState>(`/api/pads/${id}/write`, write);
  const { pad } = await post<TablePage>(`/api/evening-tables/${link}/do`, { do: "write", write });
  return pad ?? state;
}

/** Fetch the server's doubts about a hand that was entered offline, as if it had been entered online. */
async function doubtsOf(pad: StoredPad, waiting: PendingEntry): Promise<PadDoubt[]> {
  if (!waiting.entry || waiting.checked) return [];
  const { doubts } = await post<PadCheck>(checkAddress(pad), {
    entry: waiting.entry,
    hand: waiting.what === "correct" ? waiting.hand : null,
  });
  // Impossible entries are refused when they are written.
  return doubts.filter(({ kind, sentence }) => kind === "unlikely" && !waiting.so?.includes(sentence));
}

/** Return the address that checks a hand of a pad. */
export const checkAddress = ({ id, link }: StoredPad): string =>
  `/api/pads/${id}/check${link ? `?link=${link}` : ""}`;

/** Save a pad without losing entries made while it was being sent. */
function save(pad: StoredPad, known: Set<string>): void {
  for (const each of readPad(pad.id)?.waiting ?? []) {
    if (known.has(each.key)) continue;
    known.add(each.key);
    pad.waiting = [...pad.waiting, each];
  }
  pad.waiting = withReplacements(pad.waiting);
  storePad(pad);
}

/** Send the first waiting entry; false if the player has to decide about it first. */
async function sendFirst(pad: StoredPad, waiting: PendingEntry, known: Set<string>): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries++) {
    if (waiting.sent === undefined) {
      const verdict = verdictOn(waiting, pad.state);
      if (verdict === "done") break;
      if (verdict === "conflict") {
        waiting.trouble = { kind: "conflict" };
        return false;
      }
      const doubts = await doubtsOf(pad, waiting);
      if (doubts.length) {
        waiting.trouble = { kind: "doubted", doubts };
        return false;
      }
    }
    const after = waiting.sent ?? pad.state.number;
    waiting.sent = after;
    save(pad, known);
    try {
      pad.state = await send(pad, waiting, after);
      break;
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      delete waiting.sent;
      if (!changedMeanwhile(problem)) {
        waiting.trouble = { kind: "refused", sentence: problem.message };
        return false;
      }
      pad.state = await fetchState(pad);
    }
  }
  pad.waiting = pad.waiting.filter((each) => each.key !== waiting.key);
  return true;
}

async function exchange(id: string): Promise<string> {
  const found = readPad(id);
  if (!found) return movedTo(id) ?? id;
  let pad = found;
  await personOrGuest();
  if (pad.begun) {
    const state = await post<PadState>("/api/pads", pad.begun);
    const moved: StoredPad = { ...pad, id: state.id, state, person: me.value?.id ?? "" };
    delete moved.begun;
    movePad(pad.id, moved);
    pad = moved;
  } else pad.state = await fetchState(pad);
  const known = new Set(pad.waiting.map((each) => each.key));
  for (let first = pad.waiting[0]; first && !first.trouble; first = pad.waiting[0]) {
    const sent = await sendFirst(pad, first, known);
    save(pad, known);
    if (!sent) break;
  }
  if (pad.language !== language.value) {
    pad.form = (await formOf(formQuery(pad.state.pad.game))) ?? pad.form;
    pad.language = language.value;
  }
  save(pad, known);
  return pad.id;
}

let last: Promise<unknown> = Promise.resolve();

/** Run one at a time, across all tabs if the browser supports it. */
function queued<T>(work: () => Promise<T>): Promise<T> {
  const locks = navigator.locks as LockManager | undefined;
  const mine = last.then(() => (locks ? locks.request("canasta.pads", work) : work()));
  last = mine.catch(() => undefined);
  return mine;
}

/** Synchronise a pad; resolves to its id, which changes if it was created offline. */
export const syncPad = (id: string): Promise<string> =>
  queued(async () => {
    try {
      const now = await exchange(id);
      offline.value = false;
      return now;
    } catch (problem) {
      if (!(problem instanceof Refusal)) offline.value = true;
      else if (problem.told.error === "server.no_pad" && !readPad(id)?.waiting.length) deletePad(id);
      return id;
    }
  });

/** Queue an entry, and send it if possible. */
export function put(pad: StoredPad, waiting: PendingEntry): void {
  const now = readPad(pad.id) ?? pad;
  const entries = withReplacements([...now.waiting, waiting]);
  storePad({ ...now, changed: new Date().toISOString(), waiting: entries });
  void syncPad(pad.id);
}

/** Apply the player's decision about an entry that could not be sent. */
export async function resolveConflict(
  id: string,
  key: string,
  choice: "theirs" | "mine" | "both" | "so",
): Promise<void> {
  await queued(async () => {
    const pad = readPad(id);
    const waiting = pad?.waiting.find((each) => each.key === key);
    if (!pad || !waiting) return;
    const next = pad.state.pad.game.played + pad.state.pad.hands.length + 1;
    if (choice === "so" && waiting.trouble?.kind === "doubted")
      waiting.so = [...(waiting.so ?? []), ...waiting.trouble.doubts.map(({ sentence }) => sentence)];
    if (choice === "theirs") pad.waiting = pad.waiting.filter((each) => each !== waiting);
    else delete waiting.trouble;
    if (choice === "mine") {
      if (waiting.what === "hand") waiting.what = "correct";
      waiting.seen = handOnPad(pad.state, waiting.hand);
    } else if (choice === "both") {
      // Hands written after it are renumbered with it.
      const more = next - waiting.hand;
      for (const each of pad.waiting) if (each.what === "hand") each.hand += more;
    }
    storePad(pad);
  });
  await syncPad(id);
}
