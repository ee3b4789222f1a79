// Who sits at this device: a guest with a name, until there is more to them.
import { signal } from "@preact/signals";
import { get, post, Refusal } from "../net/http";
import type { Guest, Person } from "../wire";
import { t } from "../words";

const KEY = "canasta.guest";
export const me = signal<Person | null>(null);

/** The name this device was used with last. */
export function lastName(): string {
  return localStorage.getItem(KEY) ?? "";
}

let asking: Promise<Person | null> | null = null;

/** Who one is, if one has been here before on this device; several may want to know at the same time. */
export async function known(): Promise<Person | null> {
  // Asking who one is without having been here would only be refused.
  if (me.value || !lastName()) return me.value;
  asking ??= askWho().finally(() => {
    asking = null;
  });
  return asking;
}

async function askWho(): Promise<Person | null> {
  try {
    me.value = await get<Person>("/api/me");
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
  }
  return me.value;
}

/** Who one is; a guest is made if nobody has come in yet. */
export async function comeIn(name = lastName()): Promise<Person> {
  const somebody = await known();
  if (somebody) return somebody;
  const guest = await post<Guest>("/api/guests", { name: name || t("you.name") });
  return cameIn(guest.person);
}

/** Somebody is known on this device from now on. */
export function cameIn(person: Person): Person {
  localStorage.setItem(KEY, person.name);
  me.value = person;
  return person;
}

/** Nobody is. */
export function wentOut(): void {
  localStorage.removeItem(KEY);
  me.value = null;
}
