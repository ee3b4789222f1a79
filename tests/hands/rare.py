"""Rare events of a hand by name: whether a variant can have them, and in which hands they occurred."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from random import Random

from canasta.cards import RED_THREE
from canasta.clauses.base import Clause
from canasta.clauses.deal import LAST_THREE_LAST_TURN, DrawnThreeShown
from canasta.clauses.discard import SkipsNext
from canasta.clauses.going_out import FineForNotGoingOut
from canasta.clauses.meld import NoWildSets
from canasta.clauses.setup import Setup
from canasta.clauses.talon import Announces, Talon
from canasta.engine import Event, State, deal
from canasta.engine.penalties.attempts import (
    LAYS,
    OUT_OF_TURN,
    PARTNER_LAYS,
    SEVERAL,
    TAKES,
    TOO_MANY,
    UNDRAWN,
)
from canasta.irregularities.effects import CardsBack, Effect, Fine, OwesDiscards, PenaltyCards, RaisesCount
from canasta.match.ruling import ruling_of
from canasta.messages import UserError
from canasta.table import actions as act
from canasta.table import events as told
from canasta.table.packing import RANKLESS
from canasta.table.state import ENDED_EXHAUSTED, ENDED_LAST_THREE, ENDED_STUCK, RED_THREES
from tests.penalised import random_decision

#: Whether a variant can have it.
Known = Callable[[Setup], bool]


def _has(*kinds: type[Clause]) -> Known:
    return lambda setup: any(isinstance(clause, kinds) for clause in setup.book.clauses())


def _last_three(setup: Setup) -> list[int]:
    return [clause.last for clause in setup.book.clauses() if isinstance(clause, DrawnThreeShown)]


def _wild_sets(setup: Setup) -> bool:
    return not _has(NoWildSets)(setup)


#: Decisions that are tried to see what a book's referee ever says.
_DECISIONS = 400


@cache
def _sayings(setup: Setup) -> frozenset[type[Effect]]:
    """Collect what the referee of a book says by asking about everything with random answers."""
    rng, state, found = Random("what the referee says"), deal(setup, setup.deck), set[type[Effect]]()
    for _ in range(_DECISIONS if setup.book.irregularities else 0):
        with suppress(UserError):
            found |= {type(effect) for effect in ruling_of(setup, random_decision(state, rng))[1]}
    return frozenset(found)


def _said(effect: type[Effect]) -> Known:
    return lambda setup: effect in _sayings(setup)


def _tries(setup: Setup) -> bool:
    """Return whether the book's referee knows an irregular act."""
    can = {TOO_MANY, UNDRAWN, SEVERAL, PARTNER_LAYS, OUT_OF_TURN}
    can |= {name for names in (*LAYS.values(), *TAKES.values()) for name in names}
    return any(irregularity.name in can for irregularity in setup.book.irregularities)


#: By an event.
BY_EVENT: dict[str, tuple[str, Known]] = {
    told.REBUILT: ("new stock", lambda setup: setup.book.rebuild is not None),
    told.FINED: ("fine", lambda setup: setup.asks and _has(FineForNotGoingOut)(setup)),
    told.REFILLED: ("refill", lambda setup: setup.book.refill is not None),
    told.MISSED: ("turn missed", _has(SkipsNext)),
    told.BURIED: ("buried", lambda setup: setup.book.reserves is not None),
    told.TALON: ("talon", _has(Talon)),
    told.ANNOUNCED: ("announced", _has(Announces)),
    told.EXPOSED: ("penalty cards", _said(PenaltyCards)),
    told.PENALISED: ("points off", _said(Fine)),
    told.OWES: ("discards owed", _said(OwesDiscards)),
    told.RAISED: ("first meld raised", _said(RaisesCount)),
    told.BACK: ("cards back", _said(CardsBack)),
    told.TRIED: ("irregular act", _tries),
    told.CALLED: ("irregular act called", _tries),
    told.LAPSED: ("irregular act passed over", _tries),
}
#: By an action.
BY_ACTION: dict[int, tuple[str, Known]] = {
    **{act.LAY_WILD + jokers: ("wild set", _wild_sets) for jokers in range(4)},
    **{act.LAY_SEVEN + rank: ("seven at once", lambda setup: setup.free_set == 7) for rank in range(11)},
    act.LAY_NATURAL + RANKLESS: ("black threes", lambda setup: setup.book.only_going_out is not None),
    act.FOUR_BLACK: ("four black threes", lambda setup: setup.book.four_black_threes is not None),
    act.SHOW_RED: ("kept red three", lambda setup: setup.book.threes is not None),
    act.SHOW_BLACK: ("kept black three", lambda setup: setup.book.threes is not None),
    act.TAKE_RESERVE: ("reserve at once", lambda setup: setup.book.reserves is not None),
    act.NO: ("said no", lambda setup: setup.asks),
}
#: By the final state of a hand.
BY_END: dict[str, Known] = {
    "new stock twice": lambda setup: setup.book.rebuild is not None,
    "last red three": lambda setup: any(_last_three(setup)),
    "out on the last red three": lambda setup: LAST_THREE_LAST_TURN in _last_three(setup),
    "concealed": lambda setup: setup.book.concealed is not None,
    "exhausted": lambda setup: setup.book.rebuild is None,
    "stuck": lambda setup: setup.book.rebuild is not None,
    "all red threes": lambda _: True,
    "wild canasta": _wild_sets,
    "last reserve": lambda setup: setup.book.reserves is not None,
}


def known(setup: Setup) -> list[str]:
    """Return every rare event that can happen in a variant, each once."""
    special = [f"special hand {hand.name}" for hand in setup.book.special_hands]
    plain = [name for name, may in (*BY_EVENT.values(), *BY_ACTION.values(), *BY_END.items()) if may(setup)]
    return list(dict.fromkeys(special + plain))


def seen(state: State, events: list[Event]) -> Iterator[str]:
    """Yield every rare event of a hand, possibly with repetitions."""
    setup = state.setup
    for event in events:
        if event.what == told.ACTED:
            if event.number in BY_ACTION:
                yield BY_ACTION[event.number][0]
        elif event.what in BY_EVENT:
            yield BY_EVENT[event.what][0]
        elif event.what == told.SPECIAL_HAND:
            yield f"special hand {setup.book.special_hands[event.special].name}"
        elif event.what == told.CANASTA and event.place == RANKLESS:
            yield "wild canasta"
        elif event.what == told.RESERVE and not event.amount:
            yield "last reserve"
    if state.shuffles > 1:
        yield "new stock twice"
    if state.concealed:
        yield "concealed"
    if state.ending == ENDED_LAST_THREE:
        yield "last red three"
        if state.out >= 0:
            yield "out on the last red three"
    elif state.ending == ENDED_EXHAUSTED:
        yield "exhausted"
    elif state.ending == ENDED_STUCK:
        yield "stuck"
    if max(state.laid[RED_THREES : RED_THREES + setup.sides]) == setup.deck.count(RED_THREE):
        yield "all red threes"
