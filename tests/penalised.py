"""Hands in which a referee penalizes players at random moments."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from canasta.engine import Event, State, apply, attempt, call, carry_out, irregular_actions, legal_actions
from canasta.engine.penalties.attempts import irregularities_in
from canasta.irregularities.decision import decision_text
from canasta.irregularities.effects import (
    CardsBack,
    DrawsTopCard,
    Effect,
    Fine,
    MustGoOut,
    MustPlay,
    OwesDiscards,
    PenaltyCards,
    RaisesCount,
    Redeal,
    Stands,
)
from canasta.irregularities.questions import (
    Answer,
    Answers,
    CardsQuestion,
    NumberQuestion,
    Question,
    SeatQuestion,
    WordQuestion,
)
from canasta.jobs import Variant
from canasta.match.ruling import ruling_of
from canasta.messages import UserError
from canasta.table.actions import DISCARD, TAKE_PAIR
from canasta.table.packing import held_counts, held_kinds
from canasta.table.penalty import groups_of, penalty_counts, tried_of
from canasta.table.state import NATURALS, SET_JOKERS, SET_NATURALS, SET_TWOS, SPECIALS
from tests.positions import dealt

Step = tuple[list[Event], State]
#: No hand is longer than this.
MANY = 4000


def free_cards(state: State, seat: int) -> list[int]:
    """Return the cards of a hand that are not exposed."""
    counts = penalty_counts(groups_of(state, seat))
    held = held_counts(state.held[NATURALS + seat], state.held[SPECIALS + seat])
    return [kind for kind, number in enumerate(held) for _ in range(number - counts[kind])]


def random_effect(state: State, rng: Random) -> Effect:
    """Return an effect that a referee might apply, possible or not."""
    seat = state.seat if rng.random() < 0.5 else rng.randrange(state.setup.seats)
    free = free_cards(state, seat)
    kind = rng.randrange(12)
    if kind <= 4 and free:
        cards = rng.sample(free, min(len(free), rng.choice([1, 1, 2, 3, len(free)])))
        return PenaltyCards("70", seat, tuple(cards), meldable=rng.random() < 0.6)
    if kind == 5:
        return OwesDiscards("66", seat, rng.randint(1, 3))
    if kind == 6:
        return DrawsTopCard("68", seat)
    if kind == 7:
        return RaisesCount("73", seat, 10)
    if kind == 8 and free:
        return MustPlay("64", seat, rng.choice(free))
    if kind == 9:
        return MustGoOut("72", seat)
    if kind == 10:
        side = seat % state.setup.sides
        laid = held_kinds(state.laid[SET_NATURALS + side] & (1 << 55) - 1, 0)
        laid += [11] * (state.laid[SET_TWOS + side] % 31) + [12] * (state.laid[SET_JOKERS + side] % 31)
        if laid:
            rank = rng.choice(laid)
            several = rng.choice([1, laid.count(rank)])
            return CardsBack("74", seat, (rank,) * several)
    return Fine("57", seat, 100, "fine.told_count") if rng.random() < 0.5 else Stands("68")


def random_answer(question: Question, answers: Answers, state: State, rng: Random) -> Answer:
    if isinstance(question, SeatQuestion):
        return rng.choice(question.seats(answers))
    if isinstance(question, WordQuestion):
        return rng.choice(question.words)
    if isinstance(question, NumberQuestion):
        return rng.randint(1, 3)
    if isinstance(question, CardsQuestion):
        offender = answers.get("offender")
        cards = free_cards(state, offender if isinstance(offender, int) else state.seat)
        return tuple(rng.sample(cards, min(len(cards), rng.choice([1, 2, 3]))))
    return rng.random() < 0.5


def random_decision(state: State, rng: Random) -> str:
    """Return a case that the book knows, with random answers."""
    setup = state.setup
    irregularity = rng.choice(setup.book.irregularities)
    answers = Answers(setup.book.seating(setup.players))
    while (question := irregularity.question(answers)) is not None:
        answers = answers.having(question.key, random_answer(question, answers, state, rng))
    return decision_text(irregularity, answers)


def penalised_hand(
    variant: Variant,
    seed: int | str,
    chance: float = 0.1,
    eager: float | None = None,
    lenient: float = 0.0,
    by_the_book: bool = False,
) -> Iterator[Step]:
    """Yield the deal, then every action and ruling: events, and the state, which is modified in place.

    ``by_the_book``: the referee rules only as the book does on one of its own irregularities.
    """
    rng = Random(f"penalised {variant} {seed}")
    state = dealt(variant, rng)
    eager = rng.choice([0.9, 0.5, 0.1]) if eager is None else eager
    yield [], state
    for _ in range(MANY):
        actions = legal_actions(state)
        if not actions:
            return
        events: list[Event] = []
        tried = tried_of(state)
        if tried is not None and rng.random() < 0.25:
            others = [seat for seat in range(state.setup.seats) if seat != tried.seat]
            try:
                call(state, rng.choice(others), events)
                yield events, state
            except UserError as problem:
                if problem.message != "live.turn":
                    raise
            continue
        if rng.random() < lenient:
            tries = irregularities_in(state)
            assert irregular_actions(state) == sorted(tries)
            if tries:
                name = rng.choice(sorted(set(tries.values())))
                attempt(state, rng.choice([act for act, its in tries.items() if its == name]), events)
                yield events, state
                continue
        if rng.random() < chance:
            try:
                effects: Sequence[Effect]
                if by_the_book:
                    words, effects = ruling_of(state.setup, random_decision(state, rng))
                else:
                    words, effects = "a word", [random_effect(state, rng)]
                if any(isinstance(effect, Redeal) for effect in effects):
                    continue  # that is another hand
                carry_out(state, effects, events, words)
            except UserError:
                continue
            yield events, state
            continue
        lays = [action for action in actions if TAKE_PAIR <= action < DISCARD]
        wanted = lays if lays and rng.random() < eager else actions
        yield apply(state, rng.choice(wanted)), state
    raise AssertionError("the hand does not end")
