// The table of a lesson: the coach's script over HTTP. The server stores nothing, so the step and the actions
// done in it are kept here.
import { batch, type Signal, signal } from "@preact/signals";
import { get, post } from "../../net/http";
import type { Command } from "../../net/socket";
import { TableModel } from "../../state/table-model";
import type {
  AnyAnswer,
  AnyTableQuestion,
  Card,
  GameInfo,
  LessonAnswer,
  LessonStart,
  LessonStep,
  Reason,
} from "../../wire";

/** The reply to the last answer. */
export interface CoachReply {
  good: boolean;
  text: string;
  reason: Reason | null;
}

const KEY = "canasta.lessons";

function places(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

/** Return the step at which a lesson was left; 1 if it was never begun. */
export const stepReached = (book: string): number => places()[book] ?? 1;

function keep(book: string, step: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...places(), [book]: step }));
  } catch {
    // Storage may be blocked by the browser.
  }
}

/** Add the suit to a discard, so that the card that was chosen goes to the pile. */
function written(actions: readonly string[], card: Card | undefined): string {
  const suited = card && "SHDC".includes(card[1] ?? "-") && card[0] !== "3";
  return actions
    .map((each) => (suited && each.startsWith("discard ") ? `discard ${card.slice(0, 2)}` : each))
    .join("; ");
}

export class LessonModel extends TableModel {
  readonly id = "";
  readonly step: Signal<LessonStep | null> = signal(null);
  readonly said: Signal<CoachReply | null> = signal(null);
  private done: string[] = [];

  constructor(readonly book: string) {
    super();
  }

  close(): void {}

  /** Go to a step, as if all steps before it had been done. */
  async begin(number: number): Promise<void> {
    const found = await get<LessonStart>(`/api/lessons/${this.book}?step=${number}`);
    batch(() => {
      this.game.value = { type: "game", table: "", game: found.game, place: 1 } satisfies GameInfo;
      this.said.value = null;
      this.log.value = [];
      this.stand(found.step, []);
    });
  }

  /** Answer the step, or have it performed; resolves to whether the answer was right. */
  async answer(given: string, show = false): Promise<boolean> {
    const step = this.step.value;
    if (!step) return false;
    const body = { step: step.number, done: this.done, answer: given, show };
    const found = await post<LessonAnswer>(`/api/lessons/${this.book}/answer`, body);
    const good = found.outcome === "right" || found.outcome === "so_far";
    batch(() => {
      this.said.value = found.text ? { good, text: found.text, reason: found.reason ?? null } : null;
      if (found.outcome === "so_far") this.done = [...this.done, given];
      if (good && found.step) this.stand(found.step, found.events ?? []);
    });
    if (good && !found.step) keep(this.book, 1);
    return good;
  }

  /** Show the table of a step, and the events that led to it. */
  private stand(step: LessonStep, own: LessonAnswer["events"] & object): void {
    const before = this.step.value;
    if (step.number !== before?.number) {
      this.done = [];
      keep(this.book, step.number);
    }
    const entered = step.number === before?.number ? [] : (step.events ?? []);
    if (step.view) this.put(step.view, step.view.table, [...own, ...entered]);
    this.sheet.value = step.result ?? null;
    this.results.value = step.result ? [step.result] : [];
    this.step.value = step;
  }

  /** Try some actions; resolves to whether they were right. */
  attempt(actions: readonly string[], card?: string): Promise<boolean> {
    return this.answer(written(actions, card));
  }

  async do(command: Command): Promise<void> {
    if (command.do === "act") await this.attempt(command.actions, command.card ?? undefined);
  }

  ask(question: AnyTableQuestion): Promise<AnyAnswer> {
    const body = { step: this.step.value?.number ?? 1, done: this.done, question };
    return post(`/api/lessons/${this.book}/ask`, body);
  }
}
