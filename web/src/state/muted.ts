// The people whom the viewer has muted: their messages are not shown and their voice is not played.
import { signal } from "@preact/signals";
import { get } from "../net/http";
import type { Muted } from "../wire";

export const mutedPeople = signal<ReadonlySet<string>>(new Set());

export async function loadMuted(): Promise<void> {
  const found = await get<Muted>("/api/me/muted");
  mutedPeople.value = new Set(found.people.map((each) => each.id));
}

/** Remember that the server has muted or unmuted a person. */
export function noteMuted(person: string, on: boolean): void {
  const others = [...mutedPeople.value].filter((each) => each !== person);
  mutedPeople.value = new Set(on ? [...others, person] : others);
}
