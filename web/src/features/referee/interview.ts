// A case before the referee: what happened, the answers so far, and the server's replies.
import { get, post } from "../../net/http";
import type { KnownIrregularities, RefereeCase, TableReferee } from "../../wire";

/** The setting of the case: a table of the server, or a table with real cards. */
export interface RefereeSession {
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
): Promise<RefereeSession> {
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
export async function search(session: RefereeSession, words: string): Promise<string[]> {
  const asked = `words=${encodeURIComponent(words)}`;
  const known = session.table
    ? (await get<TableReferee>(`/api/tables/${session.table}/referee?${asked}`)).known
    : await get<KnownIrregularities>(
        `/api/referee/${session.house || session.book}?players=${session.known.players}&${asked}`,
      );
  return known.irregularities.map((each) => each.name);
}

/** Fetch the next question, or the ruling. */
export const ask = (
  session: RefereeSession,
  irregularity: string,
  answers: Record<string, string>,
): Promise<RefereeCase> =>
  session.table
    ? post(`/api/tables/${session.table}/referee`, { irregularity, answers })
    : post("/api/referee", {
        book: session.house || session.book,
        options: session.house ? [] : session.known.options,
        players: session.known.players,
        names: session.names,
        irregularity,
        answers,
      });
