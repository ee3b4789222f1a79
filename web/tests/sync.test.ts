import { beforeEach, describe, expect, it, vi } from "vitest";
import { offline, type PendingEntry, readPad, type StoredPad, storePad } from "../src/features/pad/store";
import { put, resolveConflict, syncPad, verdictOn } from "../src/features/pad/sync";
import { me } from "../src/state/session";
import type { PadDoubt, PadState } from "../src/wire";
import { CLASSIC } from "./forms";

type Hand = { sides: Record<string, unknown>[] };
const hand = (points: number): Hand => ({ sides: [{ points }, { points: 0 }] });

function state(hands: Hand[], number = hands.length): PadState {
  const game = {
    book: "classic",
    options: [],
    house: null,
    sides: [["Ana"], ["Bruno"]],
    dealer: 1,
    target: null,
    totals: [],
    played: 0,
    stake: null,
    title: "",
    date: "",
  };
  const pad = { game, hands, changes: [], sheet: {} } as unknown as PadState["pad"];
  return { id: "p1", role: "owner", number, pad, people: [], link: null, former: [] };
}

const waiting = (more: Partial<PendingEntry>): PendingEntry =>
  ({ key: "k1", what: "hand", hand: 1, checked: true, ...more }) as PendingEntry;

/** A server with one pad: it refuses writes that do not know all of its entries, as the real one does. */
class Server {
  hands: Hand[] = [];
  doubts: PadDoubt[] = [];
  refuses = "";
  reachable = true;
  written: string[] = [];

  readonly fetch = (path: string, init?: RequestInit): Promise<Response> => {
    if (!this.reachable) return Promise.reject(new TypeError("no network"));
    const body = init?.body ? JSON.parse(String(init.body)) : null;
    const [status, answer] = this.answer(path, body);
    return Promise.resolve(new Response(JSON.stringify(answer), { status }));
  };

  private answer(
    path: string,
    body: { entry: Hand; hand: number | null; after: number; key: string },
  ): [number, unknown] {
    if (path.endsWith("/check")) return [200, { doubts: this.doubts }];
    if (path.endsWith("/write")) {
      if (body.after !== this.hands.length)
        return [409, { error: "server.pad_changed", sentence: "Changed." }];
      if (this.refuses) return [422, { error: "pad.entry", sentence: this.refuses }];
      this.written.push(body.key);
      if (body.hand === null) this.hands.push(body.entry);
      else this.hands[body.hand - 1] = body.entry;
    }
    return [200, state(this.hands)];
  }
}

describe("a waiting entry", () => {
  it("is sent if it is the next hand, and done if the pad has it already", () => {
    expect(verdictOn(waiting({ entry: hand(5) }), state([]))).toBe("send");
    expect(verdictOn(waiting({ entry: hand(5) }), state([hand(5)]))).toBe("done");
    expect(verdictOn(waiting({ entry: hand(5) }), state([hand(6)]))).toBe("conflict");
  });

  it("corrects only what its player has seen", () => {
    const correction = { what: "correct" as const, entry: hand(7), seen: hand(5) };
    expect(verdictOn(waiting(correction), state([hand(5)]))).toBe("send");
    expect(verdictOn(waiting(correction), state([hand(6)]))).toBe("conflict");
    expect(verdictOn(waiting(correction), state([hand(7)]))).toBe("done");
    expect(verdictOn(waiting({ what: "strike", seen: hand(5) }), state([]))).toBe("conflict");
  });
});

describe("synchronising a pad", () => {
  let server: Server;
  const stored = () => readPad("p1") as StoredPad;

  beforeEach(() => {
    localStorage.clear();
    server = new Server();
    vi.stubGlobal("fetch", server.fetch);
    me.value = { id: "ana", name: "Ana" } as typeof me.value;
    storePad({
      id: "p1",
      person: "ana",
      changed: "",
      state: state([]),
      form: CLASSIC,
      language: "en",
      waiting: [],
    });
  });

  const queue = async (entry: PendingEntry) => {
    put(stored(), entry);
    await syncPad("p1");
  };

  it("sends the entries in their order", async () => {
    server.reachable = false;
    await queue(waiting({ key: "a", hand: 1, entry: hand(5) }));
    await queue(waiting({ key: "b", hand: 2, entry: hand(6) }));
    expect([offline.value, stored().waiting.map((each) => each.key)]).toEqual([true, ["a", "b"]]);
    server.reachable = true;
    await syncPad("p1");
    expect([server.written, stored().waiting, offline.value]).toEqual([["a", "b"], [], false]);
    expect(stored().state.pad.hands).toEqual([hand(5), hand(6)]);
  });

  it("asks the player if another device has written the same hand, and keeps both versions", async () => {
    server.hands = [hand(9)];
    await queue(waiting({ entry: hand(5) }));
    expect([server.written, stored().waiting[0]?.trouble]).toEqual([[], { kind: "conflict" }]);
    expect(stored().waiting[0]?.entry).toEqual(hand(5));
  });

  it.each([
    ["theirs", [hand(9)]],
    ["mine", [hand(5)]],
    ["both", [hand(9), hand(5)]],
  ] as const)("carries out the choice of %s", async (choice, hands) => {
    server.hands = [hand(9)];
    await queue(waiting({ entry: hand(5) }));
    await resolveConflict("p1", "k1", choice);
    expect([server.hands, stored().waiting]).toEqual([hands, []]);
  });

  it("stops at a refused entry, with the reason", async () => {
    server.refuses = "A pack has four jokers.";
    await queue(waiting({ key: "a", entry: hand(5) }));
    await queue(waiting({ key: "b", hand: 2, entry: hand(6) }));
    expect(stored().waiting.map((each) => each.trouble)).toEqual([
      { kind: "refused", sentence: "A pack has four jokers." },
      undefined,
    ]);
  });

  it("keeps the order of hands when a refused or doubted one is corrected", async () => {
    server.doubts = [{ kind: "unlikely", sentence: "That is a lot." } as PadDoubt];
    await queue(waiting({ key: "a", entry: hand(5), checked: false }));
    await queue(waiting({ key: "b", hand: 2, entry: hand(6) }));
    await syncPad("p1");
    expect([server.written, stored().waiting.map(({ key }) => key)]).toEqual([[], ["a", "b"]]);
    await queue(waiting({ key: "c", entry: hand(7), replaces: "a" }));
    await syncPad("p1");
    expect([server.hands, stored().waiting]).toEqual([[hand(7), hand(6)], []]);
  });

  it("sends a correction whose former entry another tab has discarded", async () => {
    await queue(waiting({ key: "c", entry: hand(7), replaces: "a" }));
    expect([server.hands, stored().waiting]).toEqual([[hand(7)], []]);
  });

  it("shows doubts about a hand that was entered offline until the player confirms them", async () => {
    server.doubts = [{ kind: "unlikely", sentence: "That is a lot." } as PadDoubt];
    await queue(waiting({ entry: hand(5), checked: false }));
    expect(stored().waiting[0]?.trouble?.kind).toBe("doubted");
    await resolveConflict("p1", "k1", "so");
    expect([server.written, stored().waiting]).toEqual([["k1"], []]);
  });
});
