// Opening tables and sitting down at them.
import { get, post } from "../net/http";
import { newKey } from "../net/socket";
import type { AnyCommand, NewTable, TableInfo } from "../wire";
import { navigate } from "./router";
import { personOrGuest } from "./session";

type Without<T> = T extends unknown ? Omit<T, "key"> : never;

/** Send a command to a table without an open socket. */
export const sendCommand = (table: string, what: Without<AnyCommand>): Promise<unknown> =>
  post(`/api/tables/${table}/do`, { ...what, key: newKey() });

/** Open a table and sit down at it, at the given place if any. */
export async function openTable(wanted: NewTable, name?: string, place?: number): Promise<TableInfo> {
  await personOrGuest(name);
  const table = await post<TableInfo>("/api/tables", wanted);
  await sendCommand(table.id, { do: "sit", ...(place && { place }) });
  return get<TableInfo>(`/api/tables/${table.id}`);
}

/** Open a table, and start at once with bots on all other places. */
export async function playWithBots(
  wanted: NewTable,
  level: string,
  name?: string,
  place?: number,
): Promise<void> {
  const table = await openTable(wanted, name, place);
  navigate(`/table/${table.id}?start=${encodeURIComponent(level)}`);
}

/** Return the address of a table: a room before its first game, then the table itself. */
export const tableAddress = (table: TableInfo): string =>
  table.status === "waiting" ? `/room/${table.id}` : `/table/${table.id}`;
