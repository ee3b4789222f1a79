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

/** Who one is; a guest is made if nobody has come in yet. */
export async function comeIn(name = lastName()): Promise<Person> {
  if (me.value) return me.value;
  // Asking who one is without having been here would only be refused.
  if (lastName()) {
    try {
      me.value = await get<Person>("/api/me");
      return me.value;
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
    }
  }
  const guest = await post<Guest>("/api/guests", { name: name || t("you.name") });
  localStorage.setItem(KEY, guest.person.name);
  me.value = guest.person;
  return guest.person;
}
