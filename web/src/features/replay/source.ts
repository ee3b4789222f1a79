// The source of a replay: a table of the server, or an uploaded record.
import { get, post } from "../../net/http";
import type {
  GameReplay,
  NewReview,
  Person,
  RecordReplay,
  ReviewStatus,
  TableInfo,
  VerificationResult,
} from "../../wire";

/** The viewpoint: all cards open, or a player from 1. */
export type Viewpoint = "open" | number;

export interface Source {
  load: (hand: number, seen: Viewpoint) => Promise<GameReplay>;
  verify: () => Promise<VerificationResult>;
  review: (player: number) => Promise<ReviewStatus>;
  /** The reader's place among the players, from 1; 0 if they did not play. */
  own: (person: Promise<Person | null>) => Promise<number>;
  /** The verification, if it was already done. */
  verified?: VerificationResult;
}

const start = (what: NewReview): Promise<ReviewStatus> => post("/api/reviews", what);

/** Return a game of a table; by default the last one. */
export function ofTable(table: string, game = 0, invite = ""): Source {
  const address = (what: string, more: Record<string, number> = {}) => {
    const asked = new URLSearchParams(
      Object.entries({ game, invite, ...more }).flatMap(([name, value]) =>
        value ? [[name, String(value)]] : [],
      ),
    );
    return `/api/tables/${table}/${what}?${asked}`;
  };
  return {
    load: (hand, seen) => get(address("replay", { hand, player: seen === "open" ? 0 : seen })),
    verify: () => get(address("verify")),
    review: (player) => start({ table, game, player }),
    own: async (person) => {
      const [somebody, { places }] = await Promise.all([
        person,
        get<TableInfo>(`/api/tables/${table}${invite && `?invite=${invite}`}`),
      ]);
      return (somebody && places.find((each) => each.person === somebody.id)?.place) ?? 0;
    },
  };
}

/** Upload a record for replay; its errors are in the verification. */
export async function ofRecord(record: string): Promise<Source | VerificationResult> {
  const ask = (hand: number, seen: Viewpoint): Promise<RecordReplay> =>
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
