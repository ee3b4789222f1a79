// This device's part in the deal (docs/fair-shuffle.md): commit to 32 bytes, reveal them, check the opening.
import type { DealProgress } from "../wire";
import { digest, hex, mac, unhex } from "./sha256";

const METHOD = "casa-canasta shuffle 2";
const KEPT = "canasta.fair.";

interface Part {
  player: string;
  secret: string;
  header: string;
  commitments: Record<string, string>;
  /** The digest of the opening, after it has been checked. */
  opening: string;
}
export type Fair = { checked: false } | { checked: true; digest: string; commitment: string };

function read(commitment: string): Part | null {
  const text = localStorage.getItem(KEPT + commitment);
  return text ? (JSON.parse(text) as Part) : null;
}

function keep(commitment: string, part: Part): void {
  localStorage.setItem(KEPT + commitment, JSON.stringify(part));
}

/** Return those who contribute: the players, or those of all tables that get the same deals. */
const playersOf = (header: string) =>
  (/^(?:contributors|players): (.*)$/m.exec(header)?.[1] ?? "").split(", ").filter((name) => name);

const commitmentOf = (part: Part, host: string) =>
  mac(unhex(part.secret), `${METHOD} commitment|${host}|${part.player}`);

export type FairCommand = { do: "commit"; commitment: string } | { do: "reveal"; contribution: string };

/** Return the reply to the start of a game; nothing if this device has no part in it, or the host cheats. */
export function answerDealing(
  told: Pick<DealProgress, "header" | "commitment" | "commitments" | "you">,
): FairCommand | null {
  if (!told.you || !playersOf(told.header).includes(told.you)) return null;
  if (!told.header.endsWith(`\nshuffle: ${METHOD}\n`)) return null;
  const known = read(told.commitment);
  const part = known ?? {
    player: told.you,
    secret: hex(crypto.getRandomValues(new Uint8Array(32))),
    header: told.header,
    commitments: {},
    opening: "",
  };
  if (part.header !== told.header) return null;
  const all = told.commitments;
  if (Object.keys(all).length < playersOf(told.header).length) {
    keep(told.commitment, part);
    return { do: "commit", commitment: commitmentOf(part, told.commitment) };
  }
  // Reveal nothing until all players are bound, this device by exactly the commitment it sent.
  if (!known || all[part.player] !== commitmentOf(part, told.commitment)) return null;
  keep(told.commitment, { ...part, commitments: all });
  return { do: "reveal", contribution: part.secret };
}

/**
 * True if a new start names a player who withheld their part in the start in which this device revealed its
 * own.
 */
export function givesReason(commitment: string, header: string): boolean {
  // This device revealed, so if the game did not start, another player withheld their part.
  const all = Object.entries(read(commitment)?.commitments ?? {});
  return all.some(([player, bound]) =>
    ["withheld", "removed"].some((how) => header.includes(`\n${how} ${player}: ${commitment}, ${bound}\n`)),
  );
}

/** Check the opening of a game against everything this device was sent. */
export function checkOpening(commitment: string, opening: string): Fair {
  const part = read(commitment);
  if (!part) return { checked: false };
  const players = playersOf(part.header);
  const head = [
    `${part.header}commitment: ${commitment}\n`,
    ...players.map((player) => `commitment ${player}: ${part.commitments[player] ?? ""}\n`),
  ].join("");
  if (!opening.startsWith(head)) return { checked: false };
  const lines = opening.slice(head.length).split("\n");
  if (lines.length !== players.length + 1) return { checked: false };
  const fits = players.every((player, i) => {
    const start = `contribution ${player}: `;
    const line = lines[i] ?? "";
    const secret = line.slice(start.length);
    if (!line.startsWith(start) || (player === part.player && secret !== part.secret)) return false;
    const other = { ...part, player, secret };
    return commitmentOf(other, commitment) === part.commitments[player];
  });
  if (!fits) return { checked: false };
  const found = digest(opening);
  keep(commitment, { ...part, opening: found });
  return { checked: true, digest: found, commitment };
}

/** Check that the record of a game has the opening that this device checked, and the promised seed. */
export function checkRecord(commitment: string, record: string): boolean {
  const part = read(commitment);
  const seed = /^seed: ([0-9a-f]{64})$/m.exec(record)?.[1];
  if (!part?.opening || !seed) return false;
  const head = (record.split("\n\n")[0] ?? "").split("\n").slice(1);
  // Tables with the same deals share a header, which does not name the players of one of them.
  const shared = head.some((line) => line.startsWith("contributors: "));
  const own = (line: string) => line.startsWith("date: ") || (shared && line.startsWith("players: "));
  const opening = head.filter((line) => !own(line)).map((line) => `${line}\n`);
  return mac(unhex(seed), part.header) === commitment && digest(opening.join("")) === part.opening;
}
