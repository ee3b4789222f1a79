"""Exercises on a screen: a position, a question, the answer with an explanation, and a score."""

from __future__ import annotations

from collections.abc import Callable
from string import ascii_lowercase

from canasta.coach.exercise import Exercise, from_review
from canasta.coach.plays import Play, after, alike
from canasta.coach.review import Review
from canasta.explain.plays import known_of, read_play
from canasta.messages import UserError, capital, either, figure, in_english, text
from canasta.notation import write_position
from canasta.tui.hints import play_title, show_plays, thinking
from canasta.tui.prompts import ask
from canasta.tui.screen import Leave, Screen
from canasta.tui.turn_input import parts_of
from canasta.wording import name_of, play_words, reason_text, rules_words, table_lines


def practise(screen: Screen, find: Callable[[int], Exercise], count: int) -> None:
    """Ask a series of exercises; ``find`` makes each of them."""
    right = done = 0
    try:
        for number in range(count):
            with thinking(screen, "coach.exercise.searching"):
                exercise = find(number)
            show_exercise(screen, exercise, number + 1, count)
            chosen = _answer(screen, exercise)
            done += 1
            right += chosen == exercise.answer
            _judge(screen, exercise, chosen)
            screen.say("coach.exercise.score", style="bold", right=right, done=done)
    except Leave:
        if done:
            screen.say("coach.exercise.score", style="bold", right=right, done=done)


def show_exercise(screen: Screen, exercise: Exercise, number: int = 1, count: int = 1) -> None:
    """Show the table as the player sees it, the question, and the choices."""
    state = exercise.view.packed
    book = rules_words(state.setup.book)
    screen.rule(text("coach.exercise.head", number=number, count=count, book=book, name=name_of(state.actor)))
    for line in table_lines(state):
        screen.write(line)
    screen.say(f"coach.exercise.{exercise.kind}", style="bold")
    _show_choices(screen, exercise)


def _show_choices(screen: Screen, exercise: Exercise) -> None:
    for letter, play in zip(ascii_lowercase, exercise.choices, strict=False):
        screen.indent(
            text("coach.exercise.choice", letter=letter, play=play_title(exercise.view.packed, play))
        )


def _answer(screen: Screen, exercise: Exercise) -> int:
    """Ask for a choice, by its letter or by typing the play."""
    letters = ascii_lowercase[: len(exercise.choices)]
    while True:
        book = exercise.view.setup.book
        typed = ask(screen, text("coach.exercise.ask"), "coach.exercise.help", book, cards=True)
        if len(typed) == 1 and typed.lower() in letters:
            return letters.index(typed.lower())
        try:
            return _chosen(exercise, in_english("play", typed))
        except UserError as problem:
            unknown = problem.message == "play.error.unknown"
            screen.complain(str(_not_offered(exercise) if unknown else problem))


def _chosen(exercise: Exercise, typed: str) -> int:
    """Return the choice that the player typed; raise a ``UserError`` if it is not one of them."""
    play: Play = ()
    here = exercise.view
    for part in parts_of(typed):
        read = read_play(part, known_of(here.packed, here.legal_actions()))
        if read.reason is not None:
            slug = exercise.view.setup.book.slug
            raise UserError("coach.exercise.refused", reason=reason_text(read.reason, slug))
        play += read.actions
        for action in read.actions:
            following = after(here, action) if action in here.legal_actions() else None
            here = following or here
    for place, choice in enumerate(exercise.choices):
        if play and alike(choice, play):
            return place
    begun = [place for place, choice in enumerate(exercise.choices) if play and choice[: len(play)] == play]
    if len(begun) == 1:
        return begun[0]
    raise _not_offered(exercise)


def _not_offered(exercise: Exercise) -> UserError:
    letters = ascii_lowercase[: len(exercise.choices)]
    return UserError("coach.exercise.not_offered", letters=either(list(letters)))


def _judge(screen: Screen, exercise: Exercise, chosen: int) -> None:
    state = exercise.view.packed
    best = play_words(exercise.hint.plays[0].actions, state)
    if chosen == exercise.answer:
        screen.say("coach.exercise.right", style="bold", play=best)
    else:
        mine = next(each for each in exercise.hint.plays if alike(each.actions, exercise.choices[chosen]))
        cost = max(1, round(100 * mine.behind_chance.mean))
        screen.say("coach.exercise.wrong", style="bold", play=best, number=cost)
    show_plays(screen, exercise.hint)


def show_answer(screen: Screen, exercise: Exercise) -> None:
    """Show the answer with an explanation."""
    best = play_words(exercise.hint.plays[0].actions, exercise.view.packed)
    screen.say("coach.exercise.best", style="bold", play=best)
    show_plays(screen, exercise.hint)


def list_exercises(screen: Screen, review: Review) -> None:
    """Show the costly plays of a review as exercises: first positions and choices, then the answers."""
    costly = [each for each in review.judged if each.costly]
    found = list(from_review(review.judged, review.samples))
    if not found:
        screen.say("coach.exercise.none")
        return
    for number, (each, exercise) in enumerate(zip(costly, found, strict=True), start=1):
        moment = each.moment
        screen.say(
            "coach.exercise.item",
            style="bold",
            number=number,
            hand=moment.hand,
            turn=moment.turn,
            name=moment.name,
        )
        screen.console.print(screen.text(write_position(exercise.view.packed)), soft_wrap=True)
        screen.say("coach.exercise.which")
        _show_choices(screen, exercise)
    screen.write()
    screen.say("coach.exercise.answers", style="bold")
    for number, (each, exercise) in enumerate(zip(costly, found, strict=True), start=1):
        screen.say(
            "coach.exercise.answer",
            number=number,
            letter=ascii_lowercase[exercise.answer],
            play=capital(play_words(each.best, exercise.view.packed)),
            wins=figure(100 * each.cost.mean, 1),
        )
