"""Input typed at other prompts: those of the score pad, of a lesson, and searches in the rules."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Any

from canasta.books import BOOKS
from canasta.books.lookup import entries_anywhere, is_reference, named_entries
from canasta.books.search import ask, marked, passage
from canasta.coach.lesson import Lesson
from canasta.limits import TYPED
from canasta.messages import UserError
from canasta.notation.game import typed_game
from canasta.scorepad import Pad, read_json, write_json
from canasta.scorepad.game_questions import GameQuestions
from canasta.scorepad.hand_questions import HandQuestions
from canasta.scorepad.interview import Back, MissingAnswer, PadInterview, Value
from canasta.scorepad.pad import read_hand
from canasta.tui.scorepad.session import read_renames
from canasta.wire import encode
from canasta.wire.search import write_search
from tests.fuzz.pads import long_pad
from tests.fuzz.plays import spoken
from tests.fuzz.target import Target, reads, refused

#: Answers in one interview, and how often one may step back in it.
_ANSWERS = 80
_STEPS_BACK = 20
#: Longest search text; a server accepts no longer one.
_SEARCHED = 200


class Patient(PadInterview):
    """Goes on with the next answer if one is invalid, as at a terminal."""

    def complain(self, problem: UserError) -> None:
        """Allow a question to be asked again."""
        refused(problem)

    def _ask(self, prompt: str, read: Callable[[str], Value], key: str) -> Value:
        while self.answers:
            try:
                return super()._ask(prompt, read, key)
            except UserError as problem:
                refused(problem)
        return super()._ask(prompt, read, key)


def _led(questions: Callable[[PadInterview], dict[str, Any]], answers: list[str]) -> dict[str, Any] | None:
    """Return the result of some answers, back and forth; None if they do not answer all questions."""
    former: dict[str, str] = {}
    for _ in range(_STEPS_BACK):
        interview = Patient(answers, former)
        try:
            return questions(interview)
        except MissingAnswer:
            return None
        except Back as back:
            answers = [*interview.given[: -back.steps], *interview.answers]
            former = interview.remembered(back)
    return None


def _check_keyed(text: str) -> bool:
    """Check an input: the first line names what is asked for, a game or a hand on a pad; the rest are
    answers.
    """
    head, *answers = text.split("\n")[: _ANSWERS + 1]
    answers = [answer[:TYPED] for answer in answers]
    kind, _, number = head.partition(" ")
    if kind == "rename":
        sheet = long_pad(0).sheet()
        return bool(read_renames(answers[0] if answers else "", sheet.game.names))
    if kind == "rules":
        rules, _ = typed_game((answers or [""])[0])
        return bool(rules.slug)
    if kind not in ("hand", "points"):
        data = _led(lambda interview: GameQuestions(interview, "2026-01-01").run(), answers)
        if data is not None:
            _check_pad(Pad.new(data))
        return data is not None
    pad = long_pad(7 * (int(number) if number in _NUMBERS else 0))
    sheet = pad.sheet()
    entry = _led(
        lambda interview: HandQuestions(interview, sheet.game, sheet.next).run(points=kind == "points"),
        answers,
    )
    if entry is None:
        return False
    longer = pad.with_hand(entry, after_end=True)
    _check_pad(longer)
    # Asked again for a correction, Enter keeps every answer.
    table = longer.sheet().hands[-1].table
    again = _led(
        lambda interview: HandQuestions(interview, sheet.game, table, longer.entries[-1]).run(),
        [""] * _ANSWERS,
    )
    if again is not None:
        assert read_hand(sheet.game.form, again) == read_hand(sheet.game.form, entry)
    return True


def _check_pad(pad: Pad) -> None:
    written = write_json(pad)
    assert write_json(read_json(written)) == written


_NUMBERS = tuple(map(str, range(12)))
_WORDS = """
0 1 2 3 4 5 7 10 50 100 500 1000 845 y yes n no - a b A B ana bruno kkk2 777 kkk2,777 4444444 22x xx2 KKKKKKK
rr bb cc 12x5 3x20 1x50 2x10 1x100 c back +5 -65 --5 -0 1e3 99999999 1000001 all 1,2 0,0 500,-20 classic
caliente boat knee american elevens ours.toml classic-to-8500
"""
_ANSWER = tuple(_WORDS.split())
_SAID = (
    "", "", "", "", "", "100 meld too small", "50", "-100 misplay", "Ana, Ben", "Ana, Ben, Carla, Dora",
    "Ana Ben Carla Dora", "Ana, Ben, Carla, Dora, Emil, Fay", "classic 4", "boat 2", "1",
    "caliente always_frozen 3", "2", "0 0", "100 -50", "c 777", "kkk2 777 44422", "12x5 3x20", "Ana = Bea",
    "Ana = Bea, =Bruno = Ben", "knee 4", "=Ana", "\u2212 5", "٣", "²",
)  # fmt: skip


def _keyed(rng: Random) -> bytes:
    head = rng.choice(("game", "game", "rename", "rules", *["hand"] * 5, "points"))
    first = (
        [rng.choice(("Ana = Bea", "x = y", "Ana=Ben,Carla’s=D", *_SAID))]
        if head in ("rename", "rules")
        else []
    )
    if head == "game":
        first = [rng.choice(("", *_SAID)), *([rng.choice(("", "4", "2", "3"))] if rng.random() < 0.5 else [])]
        first += [rng.choice(("Ana, Ben, Carla, Dora", "Ana Ben", "Ana, Ben, Carla"))]
    enter = rng.choice((0.1, 0.4, 0.8))
    answers = [
        "" if rng.random() < enter else rng.choice(_SAID if rng.random() < 0.4 else _ANSWER)
        for _ in range(rng.choice((3, 10, 30, 60)))
    ]
    return "\n".join([f"{head} {rng.choice(_NUMBERS)}", *first, *answers]).encode()


KEYED = Target(
    "keyed", _keyed, reads(_check_keyed), tuple(word.encode() for word in (*_ANSWER, *_SAID) if word)
)


# --- Lessons ------------------------------------------------------------------------------------------


@lru_cache(len(BOOKS))
def _steps(slug: str) -> int:
    return len(Lesson.load(slug).steps)


def _check_lesson(text: str) -> bool:
    """Check an input: ``classic 7``, followed by the answers given in that lesson."""
    head, *answers = text.split("\n")[:6]
    slug, _, number = head.partition(" ")
    if slug not in BOOKS or not (number.isascii() and number.isdecimal() and len(number) < 5):
        return False
    lesson = Lesson.load(slug, at=int(number))
    accepted = False
    for answer in answers:
        if lesson.over:
            break
        try:
            said = lesson.given(answer[:TYPED])
        except UserError as problem:
            refused(problem)
            continue
        assert said.outcome
        assert said.words or not said.reason
        accepted = True
    return accepted


def _answered(rng: Random) -> bytes:
    slug = rng.choice(list(BOOKS))
    number = rng.randint(1, _steps(slug) + (rng.random() < 0.02))
    lesson = Lesson.load(slug, at=min(number, _steps(slug)))
    answers = []
    for _ in range(rng.choice((1, 2, 4))):
        way = rng.random()
        answers.append(
            lesson.typed() if way < 0.3 else rng.choice(("", "1", "2", "3")) if way < 0.5 else spoken(rng)
        )
    return "\n".join([f"{slug} {number}", *answers]).encode()


LESSON = Target("lesson", _answered, reads(_check_lesson), (b"lay ", b"draw", b"discard ", b"take ", b"; "))


# --- The rules ----------------------------------------------------------------------------------------


def _check_search(text: str) -> bool:
    """Look up words both as a reference to paragraphs and as a search text."""
    text = text[:_SEARCHED]
    book, _, rest = text.partition(" ")
    books = [book] if book in BOOKS else []
    words = rest if books else text
    if is_reference(words):
        for slug in books or BOOKS:
            try:
                assert named_entries(slug, [words])
            except UserError as problem:
                refused(problem)
        entries_anywhere(words)
    found = ask(words, books)
    for hit in found.matches[:3]:
        assert passage(hit)
        assert marked(hit.entry.text, hit.spans)
    assert encode(write_search(words, books, found, 5))
    return bool(found.matches)


@lru_cache(1)
def _vocabulary() -> list[str]:
    hits = ask("pile card meld hand canasta wild three red stock deal score").matches
    return sorted({word for hit in hits for word in hit.entry.text.split()})


def _looked_up(rng: Random) -> bytes:
    way = rng.random()
    if way < 0.3:
        said = rng.choice(
            ("33", "31-40", "C2", "h2,G1", "31-33, C2", "0033", "1..9", "40-31", "Z9", "always_frozen")
        )
    else:
        words = rng.choices(_vocabulary(), k=rng.choice((1, 2, 3, 8)))
        said = " ".join(word if rng.random() < 0.8 else word[::-1] for word in words)
    return f"{rng.choice(('', '', *(f'{slug} ' for slug in BOOKS)))}{said}".encode()


SEARCH = Target(
    "search", _looked_up, reads(_check_search), (b"-", b"..", b"frozen", b"pile", b"meld", b"G1", b"C2")
)
