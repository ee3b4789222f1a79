"""The referee: decisions as text, and the interview, answer by answer."""

from random import Random

from canasta.books import BOOKS
from canasta.clauses.rulebook import Rulebook
from canasta.irregularities.decision import decision_text, read_decision
from canasta.irregularities.interview import Interview
from canasta.irregularities.questions import (
    CardsQuestion,
    NumberQuestion,
    Question,
    SeatQuestion,
    WordQuestion,
)
from canasta.messages import UserError
from canasta.wording.irregularities import ruling_words
from tests.fuzz.target import Target, reads

_NAMES = ("Ana", "Ben", "Carla", "Dora", "Emil", "Fay")


def decision(rng: Random, rules: Rulebook) -> str:
    """Return a decision with most of its facts, rarely a wrong one."""
    irregularity = rng.choice(rules.irregularities)
    words = [f"{each.key}={_answer(rng, each)}" for each in irregularity.asks if rng.random() < 0.8]
    return " ".join([irregularity.name, *words])


def _answer(rng: Random, question: Question) -> str:
    if isinstance(question, SeatQuestion):
        return str(rng.randint(0, 5))
    if isinstance(question, CardsQuestion):
        return "".join(rng.choice("456789TJQKA2XRBC") for _ in range(rng.randint(0, 4))) or "-"
    if isinstance(question, NumberQuestion):
        return str(rng.randint(0, question.most + 1))
    if isinstance(question, WordQuestion):
        return rng.choice(question.words)
    return rng.choice(["yes", "no"])


def _made(rng: Random) -> bytes:
    slug = rng.choice(list(BOOKS))
    players = rng.choice(BOOKS[slug].seatings).players
    return f"{slug} {players}\n{decision(rng, BOOKS[slug])}".encode()


def _check(text: str) -> bool:
    """Check an input: the first line has a book and the number of players, the rest is a decision."""
    head, _, rest = text.partition("\n")
    slug, _, number = head.partition(" ")
    rules = BOOKS.get(slug, BOOKS["classic"])
    players = int(number) if number in tuple("23456") else 4
    if players not in [seats.players for seats in rules.seatings]:
        return False
    _interview(rules, players, rest)
    seating = rules.seating(players)
    irregularity, answers = read_decision(rest, rules.irregularities, seating)
    written = decision_text(irregularity, answers)
    again = read_decision(written, rules.irregularities, seating)
    assert again == (irregularity, answers)
    assert decision_text(*again) == written
    assert all(
        line.words for line in ruling_words(rules, irregularity, answers, _NAMES[: seating.seats]).lines
    )
    return True


def _interview(rules: Rulebook, players: int, text: str) -> None:
    """Feed the same words to the interview, one answer at a time."""
    interview = Interview(rules, players, _NAMES[: rules.seating(players).seats])
    name, *rest = text.split()[:30] or [""]
    try:
        interview.choose(name.replace("_", " "))
    except UserError:
        return
    for word in rest:
        if interview.question is None:
            break
        try:
            interview.answer(word.partition("=")[2] or word)
        except UserError:
            interview.back()
            if interview.irregularity is None:
                return
    if interview.finished:
        decided = interview.decision()
        seating = rules.seating(players)
        assert decision_text(*read_decision(decided, rules.irregularities, seating)) == decided


REFEREE = Target(
    "referee",
    _made,
    reads(_check),
    (b"offender=", b"cards=", b"found=", b"yes", b"no", b"extra="),
)
