// A position being edited: the server opens, edits and judges the line; this module only stores the state.
import { batch, signal } from "@preact/signals";
import { t } from "../../messages";
import { get, post, Refusal } from "../../net/http";
import { DEFAULT_LEVEL } from "../../state/books";
import { personOrGuest } from "../../state/session";
import { playWithBots } from "../../state/tables";
import type {
  AnyChange,
  DraftFault,
  DraftTable,
  Hint,
  OpenedPosition,
  SavedHouse,
  ScoreSheet,
} from "../../wire";

/** The place for the cards of the question, which is not part of the position. */
export const PLAY = "play";
const OUT = "out";

/** The question: one of the server's verbs, cards, and the set they go to; or a typed sentence. */
export interface QuestionDraft {
  verb: string;
  cards: string[];
  to: string;
  typed: string;
}

export const opened = signal<OpenedPosition | null>(null);
/** The table of the last readable line. */
export const table = signal<DraftTable | null>(null);
export const place = signal("");
export const questionDraft = signal<QuestionDraft>({ verb: "take", cards: [], to: "", typed: "" });
/** Return the errors at some places, and the part of the last edit that was refused there. */
export const errorsAt = (there: (place: string) => boolean): DraftFault[] =>
  [...(opened.value?.faults ?? []), opened.value?.refused].filter(
    (each): each is DraftFault => Boolean(each) && there((each as DraftFault).place),
  );
export const score = signal<ScoreSheet | null>(null);
export const hint = signal<Hint | null>(null);
export const problem = signal("");
export const working = signal(false);
/** The id of a stored house rule, and its text. */
export const house = signal({ id: "", text: "" });

let line = "classic";
let pending: AnyChange[] = [];
let again = false;

const tell = (found: unknown): string => (found instanceof Refusal ? found.message : t("offline"));

/** Convert a typed question to the sentence with choices, if possible. */
function asSentence(typed: string): Partial<QuestionDraft> {
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

/** Return the question as typed text; empty while it is incomplete. */
export function playLine(): string {
  const { verb, cards, to, typed } = questionDraft.value;
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

/** Return the address of this page with the position and the question in it. */
export function address(): string {
  const told = new URLSearchParams({ position: line });
  const play = playLine();
  if (play) told.set("play", play);
  if (house.value.id) told.set("house", house.value.id);
  return `/ask?${told}`;
}

/** Return the address of the picture. */
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
    if (!verbs.includes(questionDraft.value.verb))
      questionDraft.value = { ...questionDraft.value, verb: verbs[0] ?? "", cards: [] };
    if (questionDraft.value.typed)
      questionDraft.value = { ...questionDraft.value, ...asSentence(questionDraft.value.typed) };
    const known = found.table.places.some((each) => each.place === place.value.split(".")[0]);
    if (!known && place.value !== PLAY) place.value = `hand${found.table.seat}`;
  });
  return found;
}

/** Send requests until nothing is pending, one at a time. */
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

/** Apply edits and update the result. */
export function applyChanges(...changes: AnyChange[]): void {
  pending.push(...changes);
  void settle();
}

/** Replace the line by another one. */
export function replacePosition(text: string): void {
  const before = line;
  line = text.trim().replace(/\s+/g, " ") || "classic";
  pending = [];
  void settle().then(() => {
    if (!opened.value?.table) line = before; // the next edit applies to what is visible
  });
}

/** Change the question. */
export function changeQuestion(next: Partial<QuestionDraft>): void {
  questionDraft.value = { ...questionDraft.value, typed: "", ...next };
  void settle();
}

/** Fetch the score or the coach's hint. */
export async function loadExtra(what: "score" | "hint"): Promise<void> {
  try {
    if (what === "score") score.value = await post<ScoreSheet>("/api/positions/score", question());
    else hint.value = await post<Hint>("/api/positions/hint", question());
    problem.value = "";
  } catch (found) {
    problem.value = tell(found);
  }
}

/** Open a table that begins with this position, as the player to act; bots take the other seats. */
export async function playHere(): Promise<void> {
  const now = table.value;
  if (!now) return;
  const { text } = house.value;
  const rules = text ? { house: text } : { book: now.house || now.book, options: now.options };
  try {
    await playWithBots(
      { ...rules, players: now.players, position: line },
      DEFAULT_LEVEL,
      undefined,
      now.actor,
    );
    problem.value = "";
  } catch (found) {
    problem.value = tell(found);
  }
}

/** Play by a stored house rule with this id, or by none. */
export async function chooseHouseRule(id: string): Promise<void> {
  house.value = id ? { id, text: (await get<SavedHouse>(`/api/houses/${id}`)).text } : { id: "", text: "" };
}

/** Start with the position of an address. */
export async function openAddress(told: URLSearchParams): Promise<void> {
  line = told.get("position") || told.get("book") || "classic";
  const play = told.get("play") ?? "";
  questionDraft.value = {
    verb: play === OUT ? OUT : "take",
    cards: [],
    to: "",
    typed: play === OUT ? "" : play,
  };
  try {
    await personOrGuest();
    await chooseHouseRule(told.get("house") ?? "");
  } catch (found) {
    problem.value = tell(found);
  }
  await settle();
}
