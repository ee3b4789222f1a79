// The person's friends, people of recent games, and invitations to tables.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { get } from "../net/http";
import type { Friends } from "../wire";
import { currentPerson, me } from "./session";

/** Milliseconds between two requests while the page is visible. */
const EVERY = 10_000;

export const friends = signal<Friends | null>(null);

async function load(): Promise<void> {
  friends.value = (await currentPerson()) ? await get<Friends>("/api/me/friends") : null;
}

/** Keep the list up to date while a component that shows it is mounted. */
export function useFriends(): Friends | null {
  useEffect(() => {
    const ask = () => void load().catch(() => undefined);
    ask();
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") ask();
    }, EVERY);
    return () => clearInterval(timer);
  }, [me.value?.id]);
  return friends.value;
}
