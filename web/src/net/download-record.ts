// Download of a game's record.
import { get } from "./http";

/** Download the record of a game at a table; without a number, of the last one. */
export async function saveRecord(table: string, game = 0): Promise<void> {
  const { record } = await get<{ record: string }>(
    `/api/tables/${table}/record${game ? `?game=${game}` : ""}`,
  );
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([record], { type: "text/plain" }));
  link.download = `canasta-${table}${game ? `-${game}` : ""}.txt`;
  link.click();
  URL.revokeObjectURL(link.href);
}
