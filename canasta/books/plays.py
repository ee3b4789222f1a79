"""What cannot happen by a book's rules: plays that it does not know, and flags that are never set.

Observations and actions of environments have the same numbers in every book; here one asks which of them a
book uses.
"""

from __future__ import annotations

from canasta.clauses.setup import Setup
from canasta.table import actions as act
from canasta.table.packing import RANKLESS
from canasta.table.state import (
    CLOSED_FIRST,
    DID_ASK,
    DID_REFILL,
    FOUR_BLACKS,
    HOLDS_THREE,
    PART_ANSWER,
    PART_OVER,
    SAID_NO,
    SAID_YES,
)


def unknown_plays(setup: Setup) -> frozenset[int]:
    """Return the plain actions that the book does not know.

    >>> from canasta.books import book
    >>> sorted(map(act.action_text, unknown_plays(Setup(book("boat"), 4))))
    ['play C', 'show B', 'show R', 'show hand', 'take reserve']
    """
    book = setup.book
    return frozenset(
        {
            *(() if setup.asks else (act.ASK, act.YES, act.NO)),
            *(() if book.refill else (act.REFILL,)),
            *(() if book.four_black_threes else (act.FOUR_BLACK,)),
            *(() if book.threes else (act.SHOW_RED, act.SHOW_BLACK)),
            *(() if book.special_hands else (act.SHOW_HAND,)),
            *(() if setup.reserve_sizes else (act.TAKE_RESERVE,)),
        }
    )


def unknown_families(setup: Setup) -> frozenset[int]:
    """Return the families of actions that the book does not know.

    >>> from canasta.books import book
    >>> act.LAY_WILD in unknown_families(Setup(book("classic"), 4))
    True
    """
    book = setup.book
    return frozenset(
        {
            *(() if setup.room[RANKLESS][0] else (act.LAY_WILD,)),
            *(() if book.further_sets else (act.BURY,)),
            *(() if book.first_meld.seven else (act.LAY_SEVEN,)),
        }
    )


def unused_flags(setup: Setup) -> int:
    """Return the flags of a state that are never set, as a mask.

    >>> from canasta.books import book
    >>> unused_flags(Setup(book("classic"), 4)) & DID_ASK
    0
    """
    rare = DID_REFILL | FOUR_BLACKS | HOLDS_THREE | CLOSED_FIRST
    asked = DID_ASK | SAID_YES | SAID_NO
    return rare & ~setup.happenings | (0 if setup.asks else asked)


def parts(setup: Setup) -> tuple[int, ...]:
    """Return the parts of a hand that occur, ascending.

    >>> from canasta.books import book
    >>> parts(Setup(book("classic"), 4)), parts(Setup(book("classic"), 2))
    ((0, 1, 2, 3), (0, 1, 3))
    """
    return tuple(part for part in range(PART_OVER + 1) if setup.asks or part != PART_ANSWER)


def pile_waits(setup: Setup) -> bool:
    """Return True if the rest of a taken pile lies aside until the first meld is made.

    >>> from canasta.books import book
    >>> pile_waits(Setup(book("classic"), 4))
    True
    """
    return not setup.before_take
