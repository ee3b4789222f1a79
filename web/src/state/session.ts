// The person on this device: a guest with a name, or an account.
import { signal } from "@preact/signals";
import { t } from "../messages";
import { get, post, put, Refusal } from "../net/http";
import type { Guest, Me, Person } from "../wire";

const KEY = "canasta.guest";
/** After a request for it, with the name of the account. */
export const me = signal<Person | Me | null>(null);

const UNNAMED = "canasta.unnamed";
/** Whether to ask the guest for a name: not asked yet ("new"), or put off once ("later"). */
export const nameWanted = signal(localStorage.getItem(UNNAMED) ?? "");

function wantName(state: string): void {
  nameWanted.value = state;
  if (state) localStorage.setItem(UNNAMED, state);
  else localStorage.removeItem(UNNAMED);
}

/** Remember that the guest has put it off: from the next page on, the question must be answered. */
export const putOffName = (): void => localStorage.setItem(UNNAMED, "later");

/** Give the guest a name, also at the tables where they sit. */
export async function rename(name: string): Promise<void> {
  signedIn(await put<Person>("/api/me/name", { name }));
}

/** Return the name last used on this device. */
export function lastName(): string {
  return localStorage.getItem(KEY) ?? "";
}

let asking: Promise<Person | Me | null> | null = null;

/** Return the person if this device has a session; concurrent callers share one request. */
export async function currentPerson(): Promise<Person | Me | null> {
  // Without a session on this device the server would only refuse.
  if (me.value || !lastName()) return me.value;
  asking ??= askWho().finally(() => {
    asking = null;
  });
  return asking;
}

async function askWho(): Promise<Person | Me | null> {
  try {
    me.value = await get<Me>("/api/me");
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
  }
  return me.value;
}

/** Return the person; without a session a guest is created. */
export async function personOrGuest(name = lastName()): Promise<Person> {
  const somebody = await currentPerson();
  if (somebody) return somebody;
  const guest = await post<Guest>("/api/guests", { name: name || t("guest.name") });
  const wanted = name && !nameWanted.value ? "" : nameWanted.value || "new";
  signedIn(guest.person);
  wantName(wanted);
  return guest.person;
}

/** Store the person who has signed in. */
export function signedIn(person: Person): Person {
  localStorage.setItem(KEY, person.name);
  me.value = person;
  wantName("");
  return person;
}

/** Forget the person after signing out. */
export function signedOut(): void {
  localStorage.removeItem(KEY);
  wantName("");
  me.value = null;
}
