// One socket for the whole page. It reconnects automatically, subscribes again, and resends whatever was not
// answered: a command carries its key, so it is carried out only once. Rate-limited messages are resent as
// well.
import { signal } from "@preact/signals";
import { language } from "../messages";
import type { AnyAnswer, AnyCommand, AnyServerMessage, AnyTableQuestion } from "../wire";
import { Refusal } from "./http";

export type ConnectionStatus = "idle" | "connecting" | "open" | "lost" | "nobody";
/** The state of the connection. */
export const connection = signal<ConnectionStatus>("idle");

type Told = (told: AnyServerMessage) => void;
/** Remove a field from every member of a union. */
type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
export type Command = Without<AnyCommand, "key">;

interface Waiting {
  message: object;
  done: (found: AnyServerMessage) => void;
  failed: (problem: Error) => void;
  /** How often it was rate limited. */
  hasty: number;
}

const NOBODY = 4401;
const TOO_FAST = "server.too_fast";
/** Milliseconds until a rate-limited message is resent; doubled every time. */
const BREATH = 100;
const BREATHS = 6;
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8000;
const PING = 15000;
const SILENCE = 10000;

let socket: WebSocket | null = null;
let number = 0;
let pause = FIRST_PAUSE;
let timer = 0;
let heard = 0;
const waiting = new Map<number, Waiting>();
interface Heard {
  invite: string;
  told: Told;
  /** The token with which this window gets its place back after the connection was lost. */
  seat: string;
}
const tables = new Map<string, Heard>();

function connect(): void {
  if (socket || tables.size === 0) return;
  clearTimeout(timer);
  if (connection.value !== "lost") connection.value = "connecting";
  const opened = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/socket`);
  socket = opened;
  opened.onmessage = (event) => hear(JSON.parse(event.data as string) as AnyServerMessage);
  opened.onclose = (event) => {
    if (socket !== opened) return;
    socket = null;
    if (event.code === NOBODY) {
      connection.value = "nobody";
      return;
    }
    if (tables.size === 0) {
      connection.value = "idle";
      return;
    }
    connection.value = "lost";
    timer = setTimeout(connect, pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE);
  };
}

function hear(told: AnyServerMessage): void {
  heard = Date.now();
  if (told.type === "hello") {
    pause = FIRST_PAUSE;
    subscribeToAll();
    for (const each of waiting.values()) write(each.message);
    connection.value = "open";
  } else if (told.type === "done" || told.type === "answer" || told.type === "refused") {
    const asked = waiting.get(told.id);
    if (told.type === "refused" && told.error === TOO_FAST && (asked?.hasty ?? 0) < BREATHS) {
      const again = () => (asked ? waiting.has(told.id) && write(asked.message) : subscribeToAll());
      setTimeout(again, BREATH << (asked ? asked.hasty++ : BREATHS));
      return;
    }
    waiting.delete(told.id);
    if (told.type === "refused") {
      if (asked) asked.failed(new Refusal(told));
      else for (const each of tables.values()) each.told(told);
    } else asked?.done(told);
  } else if (told.type === "seat") {
    const known = tables.get(told.table);
    if (known) {
      known.seat = told.token;
      known.told(told);
    }
  } else if (told.type !== "pong" && told.type !== "evening") {
    const table = told.type === "table" ? told.table.id : told.table;
    tables.get(table)?.told(told);
  }
}

function subscription(table: string): object {
  const { invite = "", seat = "" } = tables.get(table) ?? {};
  return {
    type: "subscribe",
    table,
    invite,
    seat,
    id: 0,
    sentences: true,
    position: false,
    next: true,
    language: language.value,
  };
}

function subscribeToAll(): void {
  for (const table of tables.keys()) write(subscription(table));
}

function write(message: object): void {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function request(message: object): Promise<AnyServerMessage> {
  number += 1;
  const id = number;
  const full = { ...message, id };
  return new Promise((done, failed) => {
    waiting.set(id, { message: full, done, failed, hasty: 0 });
    write(full);
  });
}

/** Subscribe to a table; returns a function that unsubscribes. */
export function subscribe(table: string, invite: string, told: Told): () => void {
  tables.set(table, { invite, told, seat: "" });
  if (connection.value === "open") write(subscription(table));
  else connect();
  return () => {
    tables.delete(table);
    write({ type: "unsubscribe", table });
    if (tables.size === 0) {
      clearTimeout(timer);
      waiting.clear();
      socket?.close();
    }
  };
}

/** Request the full state again, in the current language. */
export function subscribeAgain(table: string): void {
  if (tables.has(table) && connection.value === "open") write(subscription(table));
}

/** Play here from now on, instead of on another device or in another window. */
export function playHere(table: string): void {
  const known = tables.get(table);
  if (known) known.seat = "";
  subscribeAgain(table);
}

/** Return a unique key for a command. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

/** Send a command; resolves when it is on the server's disk. */
export async function send(table: string, command: Command): Promise<void> {
  await request({ type: "do", table, command: { ...command, key: newKey() } });
}

/** Ask the engine a question. */
export async function ask(table: string, question: AnyTableQuestion): Promise<AnyAnswer> {
  const told = await request({ type: "ask", table, question });
  if (told.type !== "answer") throw new Error("no answer");
  return told.answer;
}

/** Reconnect at once, without waiting for the next attempt. */
export function connectNow(): void {
  pause = FIRST_PAUSE;
  connect();
}

addEventListener("online", connectNow);
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") connectNow();
});
setInterval(() => {
  if (connection.value !== "open" || !socket) return;
  if (heard < Date.now() - PING - SILENCE) socket.close();
  else write({ type: "ping", id: 0 });
}, PING);
