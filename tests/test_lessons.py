"""The lessons: each one is played to its end, in every language, judged by the engine."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner
from rich.console import Console

from canasta.books import BOOKS
from canasta.books.texts import find
from canasta.cli.group import CANASTA
from canasta.coach.lesson import Lesson, Step, books, load_steps, parts
from canasta.coach.lesson_wire import write_answer, write_step
from canasta.engine import action_text, legal_actions, parse_action, refusal, view
from canasta.messages import LANGUAGES, UserError, catalogue, text, use_language
from canasta.notation import write_position
from canasta.table.actions import ASK, DISCARD, DRAW, END, LAY_NATURAL, NO, PASS, TAKE_ADD, TAKE_PAIR, YES
from canasta.tui.screen import Screen
from canasta.tui.teach import teach
from canasta.wire import encode
from canasta.wire.lessons import LessonAnswer, LessonStep

ALL = sorted(BOOKS)
#: A lesson takes about ten minutes.
FEWEST, MOST = 25, 42


def lessons() -> list[tuple[str, str]]:
    return [(book, language) for book in books() for language in LANGUAGES]


@pytest.fixture(params=lessons(), ids=lambda case: f"{case[0]}-{case[1]}")
def lesson(request: pytest.FixtureRequest) -> Iterator[Lesson]:
    book, language = request.param
    with use_language(language):
        yield Lesson.load(book)


@pytest.fixture(params=books())
def in_english_only(request: pytest.FixtureRequest) -> Iterator[Lesson]:
    """Skip other languages where the language does not matter."""
    with use_language("en"):
        yield Lesson.load(request.param)


def answers(lesson: Lesson) -> list[object]:
    """Return right answers to a step, as they would be typed."""
    step = lesson.step
    if step.asks == "choice":
        return [step.right]
    if step.asks == "reading":
        return [None]
    return list(parts(lesson.step.do or lesson.step.refused))


def give(lesson: Lesson, answer: object) -> str:
    given = lesson.read(answer) if isinstance(answer, str) else answer
    assert given is None or isinstance(given, int | tuple)
    return lesson.answer(given).outcome  # type: ignore[arg-type]


def test_a_lesson_can_be_walked_to_its_end(lesson: Lesson) -> None:
    seen = []
    while not lesson.over:
        seen.append(lesson.step.id)
        assert lesson.words
        assert bool(lesson.task) == (lesson.step.asks != "reading"), lesson.step.id
        outcomes = [give(lesson, answer) for answer in answers(lesson)]
        assert outcomes == ["so_far"] * (len(outcomes) - 1) + ["right"], seen[-1]
    assert lesson.match.history, "a hand is played to its end"
    assert seen == [step.id for step in lesson.steps]
    assert len(set(seen)) == len(seen)


def test_what_is_asked_for_is_legal_and_what_is_tried_is_refused(in_english_only: Lesson) -> None:
    """The named actions are checked against the real engine, and a trial against its step's paragraphs."""
    lesson = in_english_only
    while not lesson.over:
        step, state = lesson.step, lesson.match.state
        assert state is not None
        if step.asks in ("play", "trial"):
            assert lesson.match.actor == 0, step.id
        if step.do:
            assert parse_action(parts(step.do)[0]) in legal_actions(state), step.id
        if step.refused:
            reason = refusal(state, parse_action(step.refused))
            assert reason is not None, step.id
            assert reason.paragraph in step.cites, (step.id, reason.paragraph)
        lesson.skip()


def test_other_right_ways_lead_on_as_well(in_english_only: Lesson) -> None:
    lesson = in_english_only
    for number, step in enumerate(lesson.steps, start=1):
        for way in step.also:
            other = Lesson.load(lesson.book, at=number)
            assert [give(other, part) for part in parts(way)][-1] == "right", (step.id, way)
            while not other.over:
                other.skip()


def test_what_may_be_typed_is_understood_in_the_language(lesson: Lesson) -> None:
    from canasta.messages import in_english

    while not lesson.over:
        if lesson.step.asks in ("play", "trial"):
            typed = in_english("play", lesson.typed())
            number, outcomes = lesson.number, [give(lesson, part) for part in parts(typed)]
            assert outcomes[-1] == "right", (number, lesson.typed(), outcomes)
        else:
            lesson.skip()


#: Actions to be tried at every step: for each the engine knows whether it is legal, and why not.
TRIED = [
    DRAW, ASK, PASS, END, YES, NO,
    *(family + rank for family in (TAKE_PAIR, TAKE_ADD, LAY_NATURAL, DISCARD) for rank in range(11)),
]  # fmt: skip


def test_every_other_action_gets_the_answer_of_the_engine(in_english_only: Lesson) -> None:
    """An illegal one gets its reason and paragraph, a legal one that is not asked for its own message."""
    lesson = in_english_only
    from canasta.explain.plays import Play
    from canasta.wording import reason_text

    while not lesson.over:
        step = lesson.step
        if step.asks in ("play", "trial"):
            before = write_position(lesson.view.position)
            right = {parse_action(part) for way in (step.do, *step.also, step.refused) for part in parts(way)}
            for action in TRIED:
                if action in right:
                    continue
                reason = refusal(lesson.view.position, action)
                found = lesson.answer(Play((action,)))
                if reason is None:
                    assert found.outcome == "other", (step.id, action_text(action))
                    assert found.words
                else:
                    assert found.outcome == "refused", (step.id, action_text(action))
                    assert found.words == reason_text(reason, lesson.book, lesson.names)
                    assert found.reason == reason
                assert write_position(lesson.view.position) == before
        lesson.skip()


def test_questions_have_one_right_answer_and_a_word_on_every_other(lesson: Lesson) -> None:
    while not lesson.over:
        step, number = lesson.step, lesson.number
        if step.asks == "choice":
            assert 2 <= len(lesson.choices) <= 4
            assert 1 <= step.right <= len(lesson.choices)
            for choice in range(1, len(lesson.choices) + 1):
                if choice != step.right:
                    assert lesson.has(f"{choice}_told"), step.id
                    assert lesson.answer(choice).outcome == "wrong"
            assert lesson.answer(99).outcome == "wrong"
            assert lesson.number == number
        lesson.skip()


@pytest.mark.parametrize("book", books())
def test_every_step_cites_paragraphs_that_are_there(book: str) -> None:
    for step in load_steps(book):
        assert step.cites, step.id
        for id in step.cites:
            assert find(book, id), (step.id, id)


@pytest.mark.parametrize("book", books())
def test_a_lesson_takes_about_ten_minutes(book: str) -> None:
    steps = load_steps(book)
    assert FEWEST <= len(steps) <= MOST
    with use_language("en"):
        lesson, words = Lesson.load(book), 0
        while not lesson.over:
            told = " ".join([lesson.words, lesson.task, *lesson.choices]).split()
            assert len(told) <= 105, (lesson.step.id, len(told))  # a step makes one point
            words += len(told)
            lesson.skip()
    assert words < 2200  # at 250 words per minute, and as long again to play


def test_no_message_of_a_lesson_is_left_over() -> None:
    """Every message belongs to a step and is used by it."""
    told = {f"lesson.{step.text or f'{book}.{step.id}'}" for book in books() for step in load_steps(book)}
    ends = {"do", "other", "right", *(f"{number}{end}" for number in range(1, 5) for end in ("", "_told"))}
    for message in catalogue("en"):
        if message.startswith("lesson.") and message.count(".") >= 2:
            base, _, end = message.rpartition(".")
            assert message in told or (base in told and end in ends), message


def test_a_lesson_can_be_resumed_and_walked_backwards(in_english_only: Lesson) -> None:
    lesson = in_english_only
    tables = []
    while not lesson.over:
        tables.append(write_position(lesson.view.position))
        lesson.skip()
    for number in range(len(tables), 0, -1):
        lesson.back()
        assert lesson.number == number
        assert write_position(lesson.view.position) == tables[number - 1], lesson.step.id
    lesson.back()
    assert lesson.number == 1
    with pytest.raises(UserError):
        lesson.go_to(len(tables) + 1)
    assert Lesson.load(lesson.book, at=7).number == 7


def test_the_table_is_an_ordinary_view(in_english_only: Lesson) -> None:
    """The learner's view contains nothing hidden, and the physical cards agree with it."""
    lesson = in_english_only
    while not lesson.over:
        match = lesson.match
        assert match.state is not None
        assert match.ledger is not None
        assert lesson.view == view(match.state, 0)
        everything = [
            *match.ledger.stock[match.ledger.place :], *match.ledger.pile, *match.ledger.aside,
            *(card for hand in match.ledger.hands for card in hand),
        ]  # fmt: skip
        assert len(set(everything)) == len(everything)
        lesson.skip()


def test_a_lesson_on_the_wire(lesson: Lesson) -> None:
    while not lesson.over:
        sent = write_step(lesson)
        assert msgspec.json.decode(encode(sent), type=LessonStep) == sent
        assert sent.number == lesson.number
        assert (sent.view.table.expects == "nothing") == bool(lesson.match.history)
        assert (sent.result is msgspec.UNSET) != bool(lesson.match.history)
        assert len(sent.paragraphs) == len(lesson.step.cites)
        if sent.cards:
            assert set(sent.cards) <= set(sent.view.hand)
        answer = write_answer(lesson, lesson.show())
        assert answer.outcome == "right"
        assert answer.text or sent.asks in ("reading", "play"), sent.id  # the point of the others is the text
        assert msgspec.json.decode(encode(answer), type=LessonAnswer) == answer
        assert (answer.step is msgspec.UNSET) == lesson.over


def test_what_is_left_of_a_step_can_be_shown() -> None:
    lesson = Lesson.load("classic", at=22)
    assert lesson.answer(lesson.read("add K")).outcome == "so_far"
    assert lesson.show().outcome == "right"
    assert lesson.number == 23


def test_a_pile_that_cannot_be_taken_may_be_tried_in_any_way() -> None:
    lesson = Lesson.load("classic", at=23)
    assert lesson.step.refused == "take on K"
    found = lesson.answer(lesson.read("take"))
    assert (found.outcome, lesson.number) == ("right", 24)
    assert found.reason is not None


# --- At the terminal ------------------------------------------------------------------------------


def taught(book: str, typed: list[str], *, plain: bool = False, step: int = 1) -> str:
    """Return the output for these typed lines."""
    lines = iter(typed)

    def read(prompt: str) -> str:
        shown.write(prompt)
        try:
            line = next(lines)
        except StopIteration:
            raise EOFError from None
        shown.write(line + "\n")
        return line

    shown = io.StringIO()
    console = Console(file=shown, width=80, highlight=False, markup=False, emoji=False)
    teach(Screen(console, read, plain=plain), book, step)
    return shown.getvalue()


def lines_for(step: Step) -> list[str]:
    if step.asks == "reading":
        return [""]
    return [str(step.right)] if step.asks == "choice" else [step.typed or step.do or step.refused]


@pytest.mark.parametrize("plain", [False, True], ids=["drawn", "plain"])
@pytest.mark.parametrize(("book", "language"), lessons())
def test_a_whole_lesson_at_the_terminal(book: str, language: str, plain: bool) -> None:
    with use_language(language):
        typed = [line for step in load_steps(book) for line in lines_for(step)]
        shown = taught(book, typed, plain=plain)
        assert text("teach.done", game=book).split(":")[0] in shown.replace("\n", " ")
    assert "{" not in shown
    wide = [line for line in shown.splitlines() if len(line) > 80 and " play --book " not in line]
    assert not wide


def test_words_that_help_at_a_step() -> None:
    shown = taught(
        "classic", ["help", "?", "hint", "table", "why take", "rules 9", "bogus", "back", "bogus"], step=5
    )
    assert "the answer to the task" in shown
    assert "classic 9  The three parts of a turn" in shown.replace("classic 9: ", "classic 9  ")
    assert "The task is: draw" in shown
    assert "step 4 of" in shown
    assert "Cannot understand 'bogus'" in shown
    assert "There is nothing to do here" in shown


def test_leaving_says_how_to_resume() -> None:
    assert "teach classic --from 3" in taught("classic", ["", "", "quit"])
    assert "teach classic --from 2" in taught("classic", [""])  # the end of the input
    shown = taught("classic", ["skip", "skip", "skip", "skip", "skip", "back", "quit"])
    assert "--from 5" in shown


def test_a_refusal_and_another_play_leave_the_step_where_it_is() -> None:
    shown = taught("classic", ["lay KK", "discard K", "d4", "quit"], step=9)
    assert "A set needs at least three cards" in shown or "three" in shown
    assert "the four is low and stands alone" in shown
    assert "--from 10" in shown


def test_words_of_the_task_can_be_typed() -> None:
    """The words of the task are understood, names and all, and a sequence is praised once."""
    shown = taught("classic", ["Ask Carla.", "lay JJJ; discard 8", "quit"], step=33)
    assert "Carla answers yes" in shown
    assert text("lesson.so_far") not in shown
    assert "The hand is over" in shown
    with use_language("es"):
        shown = taught(
            "classic", ["pregunta a Carla", "baja las tres jotas", "descarta el ocho", "salir"], step=33
        )
        assert text("lesson.so_far") in shown
        assert "--from 35" in shown


def test_which_book_is_asked_for() -> None:
    shown = taught("", ["nonsense", "2", "quit"])
    assert "There is no lesson for 'nonsense'" in shown
    assert f"teach {books()[1]} --from 1" in shown if len(books()) > 1 else True


def run(*words: str, typed: str = "") -> tuple[int, str, str]:
    result = CliRunner().invoke(CANASTA, list(words), input=typed)
    return result.exit_code, result.stdout, result.stderr


def test_the_command() -> None:
    code, out, _ = run("teach", "classic", "--from", "3", "--plain", typed="\nquit\n")
    assert code == 0
    assert "step 3 of" in out
    assert "--from 4" in out
    code, out, error = run("teach", "bridge")
    assert (code, out) == (2, "")
    assert "There is no lesson for 'bridge'" in error
    code, _, error = run("teach", "classic", "--from", "99")
    assert code == 2
    assert "Step 99 does not exist" in error
    code, out, _ = run("teach", "classic", "--from", "8", "--json")
    assert msgspec.json.decode(out.encode(), type=LessonStep).expected == ["lay KKK"]
    assert run("teach", "--json")[0] == 2


@pytest.mark.parametrize(
    ("step", "answer", "outcome", "next_step"),
    [
        (8, "lay KKK", "right", "discard"),
        (9, "lay KKK", "refused", "discard"),
        (9, "lay KK", "refused", "discard"),
        (9, "discard K", "other", "discard"),
        (12, "1", "wrong", "mixing"),
        (12, "2", "right", "first"),
        (13, "lay KKK; add 2 to K", "right", "keep"),
        (13, "lay KKK", "so_far", "first"),
        (1, "", "right", "cards"),
    ],
)
def test_an_answer_in_json(step: int, answer: str, outcome: str, next_step: str) -> None:
    code, out, _ = run("teach", "classic", "--from", str(step), "--answer", answer)
    found = msgspec.json.decode(out.encode(), type=LessonAnswer)
    assert (code, found.outcome) == (0, outcome)
    assert isinstance(found.step, LessonStep)
    assert found.step.id == next_step
    assert (found.reason is not msgspec.UNSET) == (outcome == "refused" or step == 8)


def test_a_lesson_is_offered_where_a_game_is_chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CANASTA_DATABASE", str(tmp_path / "games.db"))
    code, out, _ = run("play", typed="Ana\nteach nonsense\nteach classic\nquit\nquit\n")
    assert code == 0, out
    assert "Teach me" in out, out
    assert "There is no lesson for 'nonsense'" in out
    assert "teach classic --from 1" in out
