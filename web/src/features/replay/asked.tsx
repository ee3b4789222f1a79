// The parts of a question to the player to act: the table, the choices, and the coach's verdicts on them.
import { capitalize, t } from "../../messages";
import { withSuits } from "../../ui/cards/names";
import { narrow, YesNo } from "../../ui/controls";
import type { AskedExercise, Choice, ExerciseAnswer } from "../../wire";
import { Board, nameAt } from "./board";
import { games, Why } from "./decisions";
import { Fan, marked, UNMARKED } from "./fan";

interface SituationProps {
  exercise: AskedExercise;
  /** The place of the choice; -1 for none. */
  chosen: number;
  found: ExerciseAnswer | null;
}

/** The table and the hand of the player to act; after the answer, the cards of the choice and of the best one. */
export function Situation({ exercise, chosen, found }: SituationProps) {
  const { view, names, choices } = exercise;
  const hand = withSuits(view.hand);
  const best = found && choices[found.answer];
  // If the best play was chosen, it alone is framed.
  const marks =
    found && best
      ? marked(
          hand,
          [...marked(hand, [], choices[chosen]?.cards ?? []).instead],
          chosen === found.answer ? [] : best.cards,
        )
      : UNMARKED;
  return (
    <section class="asit" aria-label={t("exercise.table")}>
      <Board
        table={view.table}
        names={names}
        own={view.seat}
        you
        size={exercise.canasta_size}
        narrow={narrow.value}
      />
      <Fan
        hand={hand}
        marks={marks}
        name={nameAt(names, view.seat, view.seat, true)}
        narrow={narrow.value}
        tabs={{
          played: t(chosen === found?.answer ? "exercise.tab_best" : "exercise.tab_yours"),
          instead: t("exercise.tab_best"),
        }}
      />
    </section>
  );
}

/** Choose by the keys 1 to 9. */
export const byNumber = (choose: (place: number) => void) => (event: KeyboardEvent) => {
  const on = event.target as HTMLElement;
  if (/^(INPUT|SELECT|TEXTAREA)$/.test(on.tagName)) return;
  if (/^[1-9]$/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey)
    choose(Number(event.key) - 1);
};

interface ChoicesProps {
  choices: readonly Choice[];
  chosen: number;
  onChoose: (place: number) => void;
}

/** The plays to choose from, as buttons. */
export const Choices = ({ choices, chosen, onChoose }: ChoicesProps) => (
  <div class="ans">
    {choices.map((choice, place) => (
      <button
        key={place}
        type="button"
        class="an"
        aria-pressed={place === chosen}
        onClick={() => onChoose(place)}
      >
        <kbd>{place + 1}</kbd>
        <span class="lbl">{choice.words}</span>
      </button>
    ))}
  </div>
);

interface VerdictsProps {
  choices: readonly Choice[];
  found: ExerciseAnswer;
  chosen: number;
  /** Show the best play first, and most others only if the reader wants to: the name of that button. */
  more?: string;
}

/** Verdicts that are shown at once, if there are more. */
const FIRST = 3;

/** The coach's verdict on every choice, and on the position. */
export function Verdicts({ choices, found, chosen, more }: VerdictsProps) {
  const places = choices.map((_, place) => place);
  const worth = (place: number) => found.plays[place]?.behind_chance.mean ?? 0;
  if (more)
    places.sort((a, b) => Number(b === found.answer) - Number(a === found.answer) || worth(a) - worth(b));
  const later = more ? places.filter((place, i) => i >= FIRST && place !== chosen) : [];
  const list = (shown: readonly number[]) => (
    <ol class="og told">
      {shown.map((place) => {
        const choice = choices[place];
        return choice && <Told key={place} choice={choice} place={place} found={found} chosen={chosen} />;
      })}
    </ol>
  );
  return (
    <>
      {list(places.filter((place) => !later.includes(place)))}
      {later.length > 0 && (
        <details class="more1">
          <summary>{more}</summary>
          {list(later)}
        </details>
      )}
      <Why reasons={found.notes} />
    </>
  );
}

interface ToldProps {
  choice: Choice;
  place: number;
  found: ExerciseAnswer;
  chosen: number;
}

function Told({ choice, place, found, chosen }: ToldProps) {
  const told = found.plays[place];
  if (!told) return null;
  const best = place === found.answer;
  return (
    <li class={`opt ${best ? "" : "alt"}`}>
      <h3 class="h3">
        {best && <YesNo yes />} {capitalize(choice.words)}
      </h3>
      <p class="pc">
        {t("replay.percent_short", { number: Math.round(told.chance.mean * 100) })}{" "}
        <small>± {games(told.chance.half)}</small>
        <span class="vh"> {t("replay.to_win")}</span>
      </p>
      <p class="s">
        {[
          ...(best
            ? [t("exercise.best")]
            : [
                t("replay.costs", {
                  cost: t("replay.mean_error", {
                    mean: games(told.behind_chance.mean),
                    half: games(told.behind_chance.half),
                  }),
                }),
              ]),
          ...(place === chosen ? [t("exercise.yours")] : []),
          ...(place === found.played ? [t("exercise.played")] : []),
        ].join(" · ")}
      </p>
      <Why reasons={told.reasons} />
    </li>
  );
}
