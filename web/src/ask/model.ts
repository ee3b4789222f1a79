// A position that is being set up: the server opens the line, changes it and answers; this only remembers what is wanted.
import { batch, signal } from "@preact/signals";
import { LEVEL } from "../lobby/books";
import { playWithBots } from "../lobby/tables";
import { get, post, Refusal } from "../net/http";
import { comeIn } from "../state/session";
import type { AnyChange, DraftFault, DraftTable, Hint, KeptHouse, OpenedPosition, ScoreSheet } from "../wire";
import { t } from "../words";

/** The place that takes cards for the question, which belongs to no position. */
export const PLAY = "play";
const OUT = "out";

/** What is asked: a verb of the server's, cards, the set they go to; or a sentence that was typed. */
export interface Asked {
  verb: string;
  cards: string[];
  to: string;
  typed: string;
}

export const opened = signal<OpenedPosition | null>(null);
/** The table as it was when the line could last be read. */
export const table = signal<DraftTable | null>(null);
export const place = signal("");
export const asked = signal<Asked>({ verb: "take", cards: [], to: "", typed: "" });
/** All that cannot be so at some places, and what of the last change could not be done there. */
export const faultsAt = (there: (place: string) => boolean): DraftFault[] =>
  [...(opened.value?.faults ?? []), opened.value?.refused].filter(
    (each): each is DraftFault => Boolean(each) && there((each as DraftFault).place),
  );
export const score = signal<ScoreSheet | null>(null);
export const hint = signal<Hint | null>(null);
export const problem = signal("");
export const working = signal(false);
/** The id of a house rule that somebody keeps, and its text. */
export const house = signal({ id: "", text: "" });

let line = "classic";
let pending: AnyChange[] = [];
let again = false;

const tell = (found: unknown): string => (found instanceof Refusal ? found.message : t("offline"));

/** What was typed as the sentence with choices says it, if it can. */
function asSentence(typed: string): Partial<Asked> {
  const now = table.value;
  for (const { line: verb, cards } of now?.verbs ?? []) {
    if (typed === verb && cards === "none") return { verb, cards: [], to: "", typed: "" };
    const [letters = "", to = ""] = typed.startsWith(`${verb} `)
      ? typed.slice(verb.length + 1).split(" to ")
      : [];
    const kinds = now?.pack.map((each) => each.card) ?? [];
    const found = [...letters];
    if (cards !== "none" && found.length && [...found, ...to].every((each) => kinds.includes(each)))
      return { verb, cards: found, to, typed: "" };
  }
  return { typed };
}

/** What is asked as it is typed; nothing while it is not complete. */
export function playLine(): string {
  const { verb, cards, to, typed } = asked.value;
  if (typed) return typed;
  const sort = table.value?.verbs.find((each) => each.line === verb)?.cards;
  if (
    !sort ||
    (sort === "one" && cards.length !== 1) ||
    (sort === "some" && !cards.length && verb !== "take")
  )
    return "";
  const target = verb === "add" && to ? ` to ${to}` : "";
  return sort === "none" ? verb : `${verb} ${cards.join("")}${target}`.trim();
}

/** The address of this page with the position and the question in it. */
export function address(): string {
  const told = new URLSearchParams({ position: line });
  const play = playLine();
  if (play) told.set("play", play);
  if (house.value.id) told.set("house", house.value.id);
  return `/ask?${told}`;
}

/** The address of the picture. */
export function picture(form: "svg" | "png"): string {
  const told = new URLSearchParams({ position: line });
  if (house.value.id) told.set("house", house.value.id);
  return `/api/positions/picture.${form}?${told}`;
}

const question = (more: object = {}) => ({ position: line, house: house.value.text, ...more });

async function openLine(changes: AnyChange[], play: string): Promise<OpenedPosition> {
  const found = await post<OpenedPosition>("/api/positions/draft", question({ changes, line: play }));
  batch(() => {
    opened.value = found;
    score.value = null;
    hint.value = null;
    if (!found.table) return;
    line = found.position;
    table.value = found.table;
    const verbs = found.table.verbs.map((each) => each.line);
    if (!verbs.includes(asked.value.verb)) asked.value = { ...asked.value, verb: verbs[0] ?? "", cards: [] };
    if (asked.value.typed) asked.value = { ...asked.value, ...asSentence(asked.value.typed) };
    const known = found.table.places.some((each) => each.place === place.value.split(".")[0]);
    if (!known && place.value !== PLAY) place.value = `hand${found.table.seat}`;
  });
  return found;
}

/** One round after another until nothing waits: never more than one request is on its way. */
async function settle(): Promise<void> {
  again = true;
  if (working.value) return;
  working.value = true;
  try {
    while (again) {
      again = false;
      const changes = pending;
      pending = [];
      const found = await openLine(changes, playLine());
      if (!again && !found.faults.length) history.replaceState(null, "", address());
    }
    problem.value = "";
  } catch (found) {
    problem.value = tell(found);
  } finally {
    working.value = false;
  }
}

/** Change something, and hear what comes of it. */
export function change(...changes: AnyChange[]): void {
  pending.push(...changes);
  void settle();
}

/** Read another line in the place of this one. */
export function readLine(text: string): void {
  const before = line;
  line = text.trim().replace(/\s+/g, " ") || "classic";
  pending = [];
  void settle().then(() => {
    if (!opened.value?.table) line = before; // what can be seen is what is changed next
  });
}

/** Ask something else. */
export function ask(next: Partial<Asked>): void {
  asked.value = { ...asked.value, typed: "", ...next };
  void settle();
}

/** What it scores, or what the coach would do. */
export async function look(what: "score" | "hint"): Promise<void> {
  try {
    if (what === "score") score.value = await post<ScoreSheet>("/api/positions/score", question());
    else hint.value = await post<Hint>("/api/positions/hint", question());
    problem.value = "";
  } catch (found) {
    problem.value = tell(found);
  }
}

/** Sit down at a table that begins as it is set up, as whoever acts there; bots have the other seats. */
export async function playHere(): Promise<void> {
  const now = table.value;
  if (!now) return;
  const { text } = house.value;
  const rules = text ? { house: text } : { book: now.house || now.book, options: now.options };
  try {
    await playWithBots({ ...rules, players: now.players, position: line }, LEVEL, undefined, now.actor);
    problem.value = "";
  } catch (found) {
    problem.value = tell(found);
  }
}

/** Play by a house rule that is kept under an id, or by none such. */
export async function byHouse(id: string): Promise<void> {
  house.value = id ? { id, text: (await get<KeptHouse>(`/api/houses/${id}`)).text } : { id: "", text: "" };
}

/** Begin with what an address tells. */
export async function begin(told: URLSearchParams): Promise<void> {
  line = told.get("position") || told.get("book") || "classic";
  const play = told.get("play") ?? "";
  asked.value = { verb: play === OUT ? OUT : "take", cards: [], to: "", typed: play === OUT ? "" : play };
  try {
    await comeIn();
    await byHouse(told.get("house") ?? "");
  } catch (found) {
    problem.value = tell(found);
  }
  await settle();
}
