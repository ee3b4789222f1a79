// The coach's note: the explanation, the task, and the reply to an attempt. It is a dialog, but not modal.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../../messages";
import { Icon, SvgSymbol } from "../../ui/cards/face";
import { lazy } from "../../ui/lazy";
import type { LessonStep } from "../../wire";
import { ParagraphLink } from "../table/paragraph-link";
import { type Layout, screen } from "../table/screen-layout";
import type { LessonController } from "./lesson-controller";
import { type NotePosition, placeNote, type WeightedBox } from "./note-position";
import { boxes, type Highlights } from "./spotlight";

/** A paragraph, loaded when a learner asks for it. */
const Quoted = lazy(() => import("../table/quote").then((found) => found.Quoted));

/** Return what should stay visible besides what is highlighted: the controls in use. */
function kept(controller: LessonController): WeightedBox[] {
  const hold = (selector: string, weight: number) => boxes(selector).map((each) => ({ ...each, weight }));
  if (!controller.plays) return [];
  return [
    ...hold(".hand", controller.lesson.step.value?.cards?.length ? 2 : 0.2),
    ...hold(".below .acts", 3),
    ...hold(".piles", 0.2),
    ...(controller.selection.tray.value.length ? hold(".tray", 0.8) : []),
  ];
}

/** Find the position of a note that floats over the table. */
function useSpot(controller: LessonController, floats: boolean, lit: Highlights, drawn: unknown) {
  const box = useRef<HTMLElement>(null);
  const [spot, setSpot] = useState<NotePosition | null>(null);
  const { width, height } = screen.value;
  useLayoutEffect(() => {
    const note = box.current;
    if (!floats || !note) return setSpot(null);
    const settle = () => {
      const head = boxes(".top")[0];
      // Its height with all of its text, whatever it is limited to now.
      const limit = note.style.maxHeight;
      note.style.maxHeight = "none";
      const size = { w: note.offsetWidth, h: note.offsetHeight };
      note.style.maxHeight = limit;
      const below = Math.ceil((head?.y ?? 0) + (head?.h ?? 48));
      setSpot(placeNote(size, { width, height }, below, kept(controller), [...lit.subjects, ...lit.press]));
    };
    settle();
    const seen = new ResizeObserver(settle);
    seen.observe(note);
    return () => seen.disconnect();
  }, [floats, lit, width, height, drawn]);
  return { box, spot };
}

/** If more than this is hidden, the table cannot be played. */
const TOO_MUCH = 0.5;

export function Coach({
  controller,
  layout,
  lit,
}: {
  controller: LessonController;
  layout: Layout | "sheet";
  lit: Highlights;
}) {
  const { lesson } = controller;
  const step = lesson.step.value;
  const said = lesson.said.value;
  const folded = controller.folded.value && controller.plays;
  const floats = layout !== "desktop" && layout !== "sheet";
  const drawn = `${step?.number} ${said?.text} ${folded}`;
  const { box, spot } = useSpot(controller, floats, lit, drawn);
  const [why, setWhy] = useState(0);
  const cited = why === step?.number ? step.paragraphs?.[0] : undefined;
  // A screen reader reads the note when its text changes.
  useEffect(() => box.current?.focus({ preventScroll: true }), [step?.number, said]);
  if (!step) return null;
  const crowded = floats && controller.plays && !folded && (spot?.hides ?? 0) > TOO_MUCH;
  const title = step.paragraphs?.[0]?.title || t("lesson.title", { book: t(`book.${step.book}`) });
  return (
    <section
      ref={box}
      class={`coachnote ${floats ? "floats" : "stays"} ${spot?.points ?? ""}`}
      style={
        spot
          ? { left: `${spot.x}px`, top: `${spot.y}px`, maxHeight: `${spot.height}px`, "--at": `${spot.at}px` }
          : {}
      }
      role="dialog"
      aria-labelledby="lesson-title"
      aria-describedby="lesson-text"
      tabIndex={-1}
    >
      <h2 id="lesson-title">
        <span class="dot calm">
          <SvgSymbol id="i-lamp" />
        </span>
        <span class="what">{folded ? step.task : title}</span>
        <span class="count">{t("lesson.step", { number: step.number, last: step.last })}</span>
      </h2>
      <div id="lesson-text" class="said">
        {said && (
          <div class={`told ${said.good ? "" : "no"}`}>
            {said.text.split("\n").map((each, i) => (
              <p key={i}>{each}</p>
            ))}
            {!said.good && said.reason?.paragraph && !folded && <Quoted paragraph={said.reason.paragraph} />}
            {said.reason && folded && <ParagraphLink book={said.reason.book} id={said.reason.cites} />}
          </div>
        )}
        {!folded && <Words step={step} />}
        {!folded && cited && <Quoted paragraph={cited} />}
      </div>
      {step.asks === "choice" && (
        <div class="choices">
          {step.choices?.map((each, i) => (
            <button key={each} type="button" class="btn" onClick={() => controller.answerWith(String(i + 1))}>
              {each}
            </button>
          ))}
        </div>
      )}
      <Buttons
        controller={controller}
        step={step}
        crowded={crowded}
        folded={folded}
        why={cited !== undefined}
        ask={() => setWhy(cited ? 0 : step.number)}
      />
    </section>
  );
}

function Words({ step }: { step: LessonStep }) {
  const lines = step.text.split("\n");
  return (
    <>
      {lines.map((each, i) => (
        <p key={i}>
          {each}
          {i === lines.length - 1 &&
            step.paragraphs
              ?.slice(0, 2)
              .map(({ book, id }) => [" ", <ParagraphLink key={id} book={book} id={id} />])}
        </p>
      ))}
      {step.task && (
        <p>
          <b>{step.task}</b>
        </p>
      )}
    </>
  );
}

interface ButtonsProps {
  controller: LessonController;
  step: LessonStep;
  crowded: boolean;
  folded: boolean;
  /** Whether the paragraph is quoted, and the function that toggles it. */
  why: boolean;
  ask: () => void;
}

function Buttons({ controller, step, crowded, folded, why, ask }: ButtonsProps) {
  const fold = (on: boolean) => {
    controller.folded.value = on;
    if (on) document.querySelector<HTMLElement>('.hand [tabindex="0"]')?.focus({ preventScroll: true });
  };
  const last = step.number === step.last;
  return (
    <div class="acts">
      {folded && (
        <button type="button" class="btn" onClick={() => fold(false)}>
          {t("lesson.read")}
        </button>
      )}
      {step.number > 1 && !folded && (
        <button
          type="button"
          class="btn icon back"
          aria-label={t("lesson.back")}
          onClick={() => controller.back()}
        >
          <Icon id="left" />
        </button>
      )}
      {step.asks !== "reading" && (
        <button type="button" class="btn" onClick={() => controller.show()}>
          {t(step.asks === "choice" ? "lesson.show_answer" : "lesson.show")}
        </button>
      )}
      {step.paragraphs?.length && !folded ? (
        <button type="button" class="btn why" aria-expanded={why} onClick={ask}>
          {t("lesson.why")}
        </button>
      ) : null}
      {crowded && (
        <button type="button" class="btn primary" onClick={() => fold(true)}>
          {t("lesson.try")}
        </button>
      )}
      {step.asks === "reading" &&
        (last ? (
          <button type="button" class="btn primary" onClick={() => controller.finish()}>
            {t("lesson.play")}
          </button>
        ) : (
          <button type="button" class="btn primary" onClick={() => controller.answerWith("")}>
            {t("lesson.next")}
          </button>
        ))}
    </div>
  );
}
