// A case before the referee: what happened, the answers so far, and the server's replies.
import { get, post } from "../net/http";
import type { KnownIrregularities, RefereeCase, TableReferee } from "../wire";

/** The setting of the case: a table of the server, or a table with real cards. */
export interface Desk {
  table: string;
  book: string;
  house: string;
  names: string[];
  mayRule: boolean;
  known: KnownIrregularities;
}

/** Fetch the referee of a table, with the known irregularities. */
export async function callReferee(
  table: string,
  book: string,
  players: number,
  names: string[],
  house = "",
): Promise<Desk> {
  if (table) {
    const found = await get<TableReferee>(`/api/tables/${table}/referee`);
    return {
      table,
      book: found.known.book,
      house: "",
      names: found.names,
      mayRule: found.may_rule,
      known: found.known,
    };
  }
  const known = await get<KnownIrregularities>(
    `/api/referee/${house || book}${players ? `?players=${players}` : ""}`,
  );
  const seated = names.length === known.seats ? names : [];
  return { table, book: known.book, house, names: seated, mayRule: false, known };
}

/** Search the irregularities by words. */
export async function search(desk: Desk, words: string): Promise<string[]> {
  const asked = `words=${encodeURIComponent(words)}`;
  const known = desk.table
    ? (await get<TableReferee>(`/api/tables/${desk.table}/referee?${asked}`)).known
    : await get<KnownIrregularities>(
        `/api/referee/${desk.house || desk.book}?players=${desk.known.players}&${asked}`,
      );
  return known.irregularities.map((each) => each.name);
}

/** Fetch the next question, or the ruling. */
export const ask = (
  desk: Desk,
  irregularity: string,
  answers: Record<string, string>,
): Promise<RefereeCase> =>
  desk.table
    ? post(`/api/tables/${desk.table}/referee`, { irregularity, answers })
    : post("/api/referee", {
        book: desk.house || desk.book,
        options: desk.house ? [] : desk.known.options,
        players: desk.known.players,
        names: desk.names,
        irregularity,
        answers,
      });
