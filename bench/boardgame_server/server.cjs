// The toy game of canasta/loadtest/ordinary.py on a boardgame.io server that keeps its games in memory.
// The first line on stdout is the port; the process ends when its stdin is closed.
"use strict";

const { Server } = require("boardgame.io/server");

const HAND = 13;
const MELD = 4;
const MELDS = 4;
const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];

/** Return the stock of a new table: six packs, as far as the toy cares. */
function cards(random) {
  const stock = Array.from({ length: 6 * 52 }, (_, number) => RANKS[number % RANKS.length]);
  return random.Shuffle(stock);
}

const toy = {
  name: "toy",
  minPlayers: 4,
  maxPlayers: 4,
  setup({ ctx, random }) {
    const stock = cards(random);
    const take = (number) => stock.splice(0, number);
    return {
      hands: Object.fromEntries(ctx.playOrder.map((player) => [player, take(HAND)])),
      players: ctx.playOrder.map((player) => ({
        seat: Number(player), name: `Player ${Number(player) + 1}`, cards: HAND, connected: true,
      })),
      sides: [0, 1].map(() => ({
        score: 1250, needs: 90, opened: true, redThrees: 1,
        melds: Array.from({ length: MELDS }, () => take(MELD)),
      })),
      pile: take(1),
      stock,
      event: null,
    };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    discard({ G, playerID }, place) {
      const hand = G.hands[playerID];
      const [card] = hand.splice(place, 1);
      hand.push(G.stock.pop());
      G.pile.push(card);
      if (!G.stock.length) {
        G.stock = G.pile.splice(0, G.pile.length - 1);
      }
      G.event = {
        kind: "discarded", seat: Number(playerID), card, text: `Player ${Number(playerID) + 1} discards ${card}.`,
      };
    },
  },
  playerView({ G, ctx, playerID }) {
    const hand = G.hands[playerID] ?? [];
    return {
      you: playerID,
      hand,
      actions: playerID === ctx.currentPlayer ? hand.map((card) => ({ kind: "discard", card })) : [],
      players: G.players,
      sides: G.sides,
      pile: { size: G.pile.length, top: G.pile[G.pile.length - 1], frozen: false },
      stock: G.stock.length,
      event: G.event,
    };
  },
};

const server = Server({ games: [toy], origins: ["http://127.0.0.1"] });

/** Answer the requests for the use of resources, which our own server answers at the same address. */
function serveMetrics(http) {
  const others = http.listeners("request");
  http.removeAllListeners("request");
  http.on("request", (request, response) => {
    if (request.url !== "/metrics") {
      for (const each of others) {
        each.call(http, request, response);
      }
      return;
    }
    const { user, system } = process.cpuUsage();
    const lines = [
      `process_cpu_seconds_total ${(user + system) / 1e6}`,
      `process_resident_memory_bytes ${process.memoryUsage().rss}`,
    ];
    const body = `${lines.join("\n")}\n`;
    response.writeHead(200, { "Content-Type": "text/plain", "Content-Length": body.length });
    response.end(body);
  });
}

process.stdin.resume();
process.stdin.on("end", () => process.exit());
console.info = () => {}; // only the port is printed
console.log = () => {};
server.run({ port: 0 }).then(({ appServer }) => {
  serveMetrics(appServer);
  process.stdout.write(`${appServer.address().port}\n`);
});
