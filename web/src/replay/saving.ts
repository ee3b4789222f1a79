// The record of a game, for whoever wants to keep it.
import { get } from "../net/http";

/** Give the reader the record of the last game at a table as a file. */
export async function saveRecord(table: string): Promise<void> {
  const { record } = await get<{ record: string }>(`/api/tables/${table}/record`);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([record], { type: "text/plain" }));
  link.download = `canasta-${table}.txt`;
  link.click();
  URL.revokeObjectURL(link.href);
}
