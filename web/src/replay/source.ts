// Where a game to be looked at again comes from: a table of the server, or a record that was brought along.
import { get, post } from "../net/http";
import type { GameReplay, NewReview, Person, RecordReplay, ReviewJob, TableInfo, Verified } from "../wire";

/** As whom a game is seen: with all cards open, or as a player from 1. */
export type Seen = "open" | number;

export interface Source {
  load: (hand: number, seen: Seen) => Promise<GameReplay>;
  verify: () => Promise<Verified>;
  review: (player: number) => Promise<ReviewJob>;
  /** The place of the reader among the players, from 1; 0 if it is none of theirs. */
  own: (person: Promise<Person | null>) => Promise<number>;
  /** What was proved already. */
  verified?: Verified;
}

const start = (what: NewReview): Promise<ReviewJob> => post("/api/reviews", what);

/** A game of a table; the last one, unless another is named. */
export function ofTable(table: string, game = 0): Source {
  const address = (what: string, more: Record<string, number> = {}) => {
    const asked = new URLSearchParams(
      Object.entries({ game, ...more }).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
    );
    return `/api/tables/${table}/${what}?${asked}`;
  };
  return {
    load: (hand, seen) => get(address("replay", { hand, player: seen === "open" ? 0 : seen })),
    verify: () => get(address("verify")),
    review: (player) => start({ table, game, player }),
    own: async (person) => {
      const [somebody, { places }] = await Promise.all([person, get<TableInfo>(`/api/tables/${table}`)]);
      return (somebody && places.find((each) => each.person === somebody.id)?.place) ?? 0;
    },
  };
}

/** A record as a text, and its replay; what is wrong with it is in what was verified. */
export async function ofRecord(record: string): Promise<Source | Verified> {
  const ask = (hand: number, seen: Seen): Promise<RecordReplay> =>
    post("/api/replays", { record, hand: hand || null, player: seen === "open" ? null : seen });
  const first = await ask(1, "open").catch(() => ask(0, "open"));
  if (!first.replay) return first.verified;
  return {
    load: async (hand, seen) => {
      const { replay } = await ask(hand, seen);
      if (!replay) throw new Error("no game");
      return replay;
    },
    verify: async () => first.verified,
    review: (player) => start({ record, player }),
    own: async () => 0,
    verified: first.verified,
  };
}
