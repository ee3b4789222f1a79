// Several players on one device: each is a separate guest, and the browser is signed in as one of them at a
// time.

import { language } from "../../messages";
import { post, Refusal } from "../../net/http";
import { newKey } from "../../net/socket";
import { keepParty, type PartyMember, partyAt } from "../../state/party";
import { personOrGuest, signedIn } from "../../state/session";
import type { Guest, NewTable, RequestRefused, SignedIn, TableInfo } from "../../wire";

/** Send a request as one of them; the browser switches to them only if the response may set its cookie. */
async function as<T>(
  token: string,
  path: string,
  body?: unknown,
  credentials: RequestCredentials = "omit",
): Promise<T> {
  const headers: Record<string, string> = {
    "Accept-Language": language.value,
    "Content-Type": "application/json",
  };
  if (token) headers.Authorization = `Bearer ${token}`;
  const answer = await fetch(path, {
    method: "POST",
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
    credentials,
  });
  const found: unknown = await answer.json();
  if (!answer.ok) throw new Refusal(found as RequestRefused);
  return found as T;
}

/**
 * Open a table for some people and bots on the other places; the first person is the current user of the
 * browser.
 */
export async function openParty(wanted: NewTable, names: string[], level: string): Promise<string> {
  const host = await personOrGuest(names[0]);
  const { token } = await post<SignedIn>("/api/session", undefined);
  const people: PartyMember[] = [{ ...host, token }];
  for (const name of names.slice(1)) {
    const guest = await as<Guest>("", "/api/guests", { name });
    people.push({ ...guest.person, token: guest.token });
  }
  // A player who waits for the device is not absent.
  const table = await post<TableInfo>("/api/tables", { ...wanted, patience: 0, public: false });
  for (const each of people)
    await as(each.token, `/api/tables/${table.id}/do`, { do: "sit", invite: table.invite, key: newKey() });
  await post(`/api/tables/${table.id}/do`, { do: "start", bots: level, key: newKey() });
  keepParty({ table: table.id, people });
  return table.id;
}

/** Switch the browser to this person. */
export async function switchTo(table: string, person: PartyMember): Promise<void> {
  const found = await as<SignedIn>(person.token, "/api/session", undefined, "same-origin");
  const people = partyAt(table).map((each) =>
    each.id === person.id ? { ...each, token: found.token } : each,
  );
  keepParty({ table, people });
  signedIn(found.person);
}

/** Agree to another game for every player on this device. */
export async function agreeForAll(table: string): Promise<void> {
  for (const each of partyAt(table))
    await as(each.token, `/api/tables/${table}/do`, { do: "rematch", key: newKey() });
}
