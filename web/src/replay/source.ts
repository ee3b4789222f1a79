// Where a game to be looked at again comes from: a table of the server, or a record that was brought along.
import { get, post } from "../net/http";
import type { NewReview, RecordReplay, GameReplay, ReviewJob, Verified } from "../wire";

/** As whom a game is seen: with all cards open, or as a player from 1. */
export type Seen = "open" | number;

export interface Source {
  load: (hand: number, seen: Seen) => Promise<GameReplay>;
  verify: () => Promise<Verified>;
  review: (hand: number) => Promise<ReviewJob>;
}

const start = (what: NewReview): Promise<ReviewJob> => post("/api/reviews", what);

/** A game of a table; without a number, the last one. */
export function ofTable(table: string, game = 0): Source {
  const which = game ? { game: String(game) } : undefined;
  return {
    load: (hand, seen) => {
      const asked = new URLSearchParams(which);
      if (hand) asked.set("hand", String(hand));
      if (seen !== "open") asked.set("player", String(seen));
      return get(`/api/tables/${table}/replay?${asked}`);
    },
    verify: () => get(`/api/tables/${table}/verify?${new URLSearchParams(which)}`),
    review: (hand) => start({ table, game, hand }),
  };
}

/** A record as a text; what is wrong with it is told as it is found. */
export function ofRecord(record: string): Source {
  const ask = (hand: number, seen: Seen): Promise<RecordReplay> =>
    post("/api/replays", { record, hand: hand || null, player: seen === "open" ? null : seen });
  return {
    load: async (hand, seen) => {
      const { replay, verified } = await ask(hand, seen);
      if (!replay) throw new NotARecord(verified);
      return replay;
    },
    verify: async () => (await ask(0, "open")).verified,
    review: (hand) => start({ record, hand }),
  };
}

/** A text that holds no game, and why. */
export class NotARecord extends Error {
  constructor(readonly verified: Verified) {
    super(verified.sentences.join(" "));
  }
}
