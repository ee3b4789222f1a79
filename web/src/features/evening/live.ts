// The state of an evening on a page: read again when the server says that it has changed, and every few
// seconds. Commands that could not be sent wait on this device and are sent later, once each.
import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { language, t } from "../../messages";
import { get, post, Refusal } from "../../net/http";
import { newKey } from "../../net/socket";
import { registerWorker } from "../../state/service-worker";

/** Milliseconds between two requests without a hint of the server, with a socket and without one. */
const AGAIN = 15_000;
const AGAIN_ALONE = 5000;
const OUTBOX = "canasta.outbox.";
const REFUSED = "canasta.refused.";
const LAST = "canasta.last.";

/** Whether the last request reached the server. */
export const reached = signal(true);

export interface Unsent {
  key: string;
  command: object;
  /** Whether it could not be sent at once. */
  waited?: boolean;
}

/** A command that the server refused after it had waited: it is kept until the user has decided. */
export interface RefusedCommand extends Unsent {
  sentence: string;
}

export interface Live<T> {
  state: T | null;
  problem: string;
  /** Commands that wait for a connection, oldest first. */
  waiting: object[];
  /** Commands of an outage that the server refused when they arrived: others had been faster. */
  conflicts: RefusedCommand[];
  /** Send a conflicting command again, or drop it. */
  settle: (conflict: RefusedCommand, again: boolean) => Promise<void>;
  /** What the server refused; empty after the next command. */
  refused: string;
  /** Send a command now, or later if the server cannot be reached; true if it was accepted. */
  send: (command: object) => Promise<boolean>;
  /** Read the state again. */
  refresh: () => Promise<void>;
  /** Show a newer state that another request has returned. */
  show: (state: T) => void;
}

function readList<T>(key: string): T[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "[]") as T[];
  } catch {
    return [];
  }
}

function storeList(key: string, all: readonly object[]): void {
  if (all.length) localStorage.setItem(key, JSON.stringify(all));
  else localStorage.removeItem(key);
}

const unsent = (path: string): Unsent[] => readList<Unsent>(OUTBOX + path);
const refusedOn = (path: string): RefusedCommand[] => readList<RefusedCommand>(REFUSED + path);
const storeUnsent = (path: string, all: Unsent[]): void => storeList(OUTBOX + path, all);

/** Keep the last state, so that a page that is loaded again without a connection still shows it. */
function storeLast(path: string, state: unknown): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(LAST) && key !== LAST + path) localStorage.removeItem(key);
    localStorage.setItem(LAST + path, JSON.stringify(state));
  } catch {
    // The storage is full: the page needs a connection when it is loaded again.
  }
}

function readLast<T>(path: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(LAST + path) ?? "null") as T | null;
  } catch {
    return null;
  }
}

/** Run one exchange at a time, in this tab and in others. */
function exclusively<T>(path: string, work: () => Promise<T>): Promise<T> {
  const locks = navigator.locks as LockManager | undefined;
  return locks ? locks.request(OUTBOX + path, work) : work();
}

/** Listen for changes of an evening; returns a function that stops. */
function watch(evening: string, changed: () => void): () => void {
  const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/socket`);
  socket.onmessage = (event) => {
    const told = JSON.parse(event.data as string) as { type: string };
    if (told.type === "hello") socket.send(JSON.stringify({ type: "watch", id: 1, evening }));
    else if (told.type === "evening") changed();
  };
  return () => {
    socket.onmessage = null;
    socket.close();
  };
}

/**
 * Return the state at a path of the API.
 *
 * `watched` is the id or link of the evening, if the server can tell this device about changes.
 */
export function useLive<T>(path: string, watched = ""): Live<T> {
  const [state, setState] = useState<T | null>(null);
  const [problem, setProblem] = useState("");
  const [refused, setRefused] = useState("");
  const [waiting, setWaiting] = useState<Unsent[]>(unsent(path));
  const [conflicts, setConflicts] = useState<RefusedCommand[]>(refusedOn(path));
  const asked = useRef(0);
  const shown = useRef(0);

  /** Keep the newest answer, whichever comes last. */
  const keep = (number: number, found: T) => {
    if (number < shown.current) return;
    shown.current = number;
    setState(() => found);
    setProblem("");
    storeLast(path, found);
  };
  /** Send what waits, oldest first; returns the key and the sentence of what was refused. */
  const flush = () =>
    exclusively(path, async () => {
      const refusals = new Map<string, string>();
      for (let all = unsent(path); all.length; all = unsent(path)) {
        const [first] = all as [Unsent];
        asked.current += 1;
        const number = asked.current;
        try {
          keep(number, await post<T>(`${path}/do`, { ...first.command, key: first.key }));
          reached.value = true;
        } catch (found) {
          if (!(found instanceof Refusal)) {
            reached.value = false;
            break;
          }
          refusals.set(first.key, found.message);
          if (first.waited) {
            const sentence = found.message;
            storeList(REFUSED + path, [...refusedOn(path), { ...first, sentence }]);
          }
        }
        storeUnsent(
          path,
          unsent(path).filter((each) => each.key !== first.key),
        );
      }
      const left = unsent(path).map((each) => ({ ...each, waited: true }));
      storeUnsent(path, left);
      setWaiting(left);
      const kept = refusedOn(path);
      setConflicts(kept);
      const [sentence] = [...refusals].filter(([key]) => !kept.some((each) => each.key === key)).slice(-1);
      if (sentence) setRefused(sentence[1]);
      return refusals;
    });
  const refresh = async () => {
    if (unsent(path).length) await flush();
    asked.current += 1;
    const number = asked.current;
    try {
      keep(number, await get<T>(path));
      reached.value = true;
    } catch (found) {
      if (found instanceof Refusal) setProblem(found.message);
      else {
        reached.value = false;
        if (!shown.current) {
          const last = readLast<T>(path);
          if (last) setState(() => last);
          else setProblem(t("offline"));
        }
      }
    }
  };
  const send = async (command: object) => {
    setRefused("");
    const key = newKey();
    storeUnsent(path, [...unsent(path), { key, command }]);
    const refusals = await flush();
    return !refusals.has(key);
  };
  useEffect(() => {
    // The pages of evenings open without a connection, too.
    const inScope = location.pathname.startsWith("/evening");
    if (inScope && "serviceWorker" in navigator) void registerWorker("/evening").catch(() => undefined);
  }, []);
  useEffect(() => {
    let close = () => {};
    const look = () => {
      if (document.visibilityState === "visible") void refresh();
    };
    const listen = () => {
      close();
      if (watched) close = watch(watched, look);
    };
    const back = () => {
      look();
      listen();
    };
    back();
    const timer = setInterval(look, watched ? AGAIN : AGAIN_ALONE);
    addEventListener("online", back);
    document.addEventListener("visibilitychange", back);
    return () => {
      close();
      clearInterval(timer);
      removeEventListener("online", back);
      document.removeEventListener("visibilitychange", back);
    };
  }, [path, watched, language.value]);
  return {
    state,
    problem,
    waiting: waiting.map((each) => each.command),
    conflicts,
    settle: async (conflict, again) => {
      storeList(
        REFUSED + path,
        refusedOn(path).filter((each) => each.key !== conflict.key),
      );
      setConflicts(refusedOn(path));
      if (again) await send(conflict.command);
    },
    refused,
    send,
    refresh,
    show: (found) => {
      asked.current += 1;
      keep(asked.current, found);
    },
  };
}
