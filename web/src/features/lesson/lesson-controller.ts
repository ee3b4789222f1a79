// The controller of a lesson's table: every attempt goes to the script, even illegal ones, and the coach
// answers.
import { signal } from "@preact/signals";
import { t } from "../../messages";
import { kindOf } from "../../ui/cards/names";
import type { Reason } from "../../wire";
import { playSound } from "../table/sounds";
import { TableController } from "../table/table-controller";
import type { LessonModel } from "./lesson-model";

export class LessonController extends TableController {
  /** Whether only the task is shown, so that the table is visible. */
  readonly folded = signal(false);

  constructor(readonly lesson: LessonModel) {
    super(lesson);
  }

  /** Whether the step asks for a play. */
  get plays(): boolean {
    const asks = this.lesson.step.value?.asks;
    return asks === "play" || asks === "trial";
  }

  private try(doing: () => Promise<boolean>): void {
    const before = this.lesson.step.value?.number;
    this.run(async () => {
      if (!(await doing())) {
        this.dips.value += 1;
        playSound("refusal");
      } else if (this.lesson.step.value?.number !== before) this.anew();
    });
  }

  /** Clear the selection for a new step. */
  anew(): void {
    this.selection.clear();
    this.selection.tray.value = [];
    this.folded.value = false;
  }

  override act(actions: string[], card?: string): void {
    this.note.value = null;
    if (!this.plays) return this.refuse(t("lesson.wait"), null);
    this.try(() => this.lesson.attempt(actions, card));
  }

  answerWith(given: string): void {
    this.try(() => this.lesson.answer(given));
  }

  /** Have the server perform the step. */
  show(): void {
    this.try(() => this.lesson.answer("", true));
  }

  /** End the lesson with a game against beginners, by the same book. */
  finish(): void {
    this.run(async () => {
      await this.lesson.answer("");
      const { playWithBots } = await import("../../state/tables");
      await playWithBots({ book: this.lesson.book }, "beginner");
    });
  }

  back(): void {
    const number = this.lesson.step.value?.number ?? 1;
    this.try(async () => {
      await this.lesson.begin(Math.max(1, number - 1));
      return true;
    });
  }

  override refuse(sentence: string, reason: Reason | null): void {
    this.dips.value += 1;
    playSound("refusal");
    this.lesson.said.value = { good: false, text: sentence, reason };
  }

  /** Illegal plays are tried as well: they may be what the step asks for. */
  protected override async why(_: string, line: string): Promise<void> {
    this.act([line]);
  }

  override async layTray(): Promise<void> {
    await this.selection.settled();
    const { meld, gathered } = this.selection;
    const lines = gathered.value.map((set) => `lay ${set.map(kindOf).join(" ")}`);
    this.act(meld.value?.actions.length ? meld.value.actions : lines);
  }

  /** The lesson itself says what asking means. */
  override askOut(): void {
    this.act(["ask"]);
  }

  override undo(): void {
    const { tray } = this.selection;
    if (tray.value.length) this.selection.fromTray(tray.value.length - 1);
  }

  override hint(): void {
    this.show();
  }

  override enter(): void {
    const step = this.lesson.step.value;
    if (step?.asks === "reading" && step.number === step.last) this.finish();
    else if (step?.asks === "reading") this.answerWith("");
    else super.enter();
  }
}
