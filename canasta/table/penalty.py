"""What a referee has laid on players: penalty cards, discards they owe, fines with their own words.

A state has one ``Penalty`` or, in ordinary play, none. Penalty cards lie open and still count as cards of the
hand; everybody knows them. They lie in groups, those exposed together in one, the earliest group first.
"""

from __future__ import annotations

from typing import NamedTuple

from canasta.cards import KINDS
from canasta.table.packing import NATURAL_ONE, SPECIAL_FIELD_ONE, held_count
from canasta.table.state import KNOWN_NATURALS, KNOWN_SPECIALS, NATURALS, SPECIALS, State


class Exposed(NamedTuple):
    """Penalty cards that were exposed together."""

    cards: bytes  #: kinds, ascending
    meldable: bool = True  #: whether a valid set frees them


class FineLine(NamedTuple):
    """Points off a side, and what for."""

    side: int
    points: int
    message: str
    paragraph: str


class Tried(NamedTuple):
    """An irregular act that nobody has called yet, and what it takes to put it right."""

    seat: int
    action: int
    name: str  #: of the irregularity
    turn: int  #: turns begun before it
    until: int  #: it is too late when the player of that turn has drawn
    cards: bytes = b""  #: shown from the hand, or the card that went to the pile
    pile: bytes = b""  #: as it was
    frozen: bool = False
    stopped: bool = False


class Penalty(NamedTuple):
    """All that is laid on the players of a hand."""

    cards: tuple[tuple[Exposed, ...], ...]  #: by seat, the earliest group first
    debts: tuple[int, ...]  #: by seat: discards that are owed before the next draw
    fines: tuple[FineLine, ...] = ()
    tried: Tried | None = None  #: at tables where irregular acts can be tried


def penalty_of(state: State) -> Penalty:
    """The penalties of a hand, empty ones if there are none."""
    seats = state.setup.seats
    return state.penalty or Penalty(((),) * seats, (0,) * seats)


def set_penalty(state: State, penalty: Penalty) -> None:
    """Put penalties in force; none at all are no penalty."""
    idle = not any(penalty.cards) and not any(penalty.debts) and not penalty.fines and not penalty.tried
    state.penalty = None if idle else penalty


def groups_of(state: State, seat: int) -> tuple[Exposed, ...]:
    """A seat's penalty cards, the earliest group first."""
    return state.penalty.cards[seat] if state.penalty else ()


def debt_of(state: State, seat: int) -> int:
    """How many discards a seat owes."""
    return state.penalty.debts[seat] if state.penalty else 0


def set_groups(state: State, seat: int, groups: tuple[Exposed, ...]) -> None:
    """Give a seat these penalty cards; empty groups vanish."""
    penalty = penalty_of(state)
    cards = tuple(group for group in groups if group.cards)
    set_penalty(state, penalty._replace(cards=(*penalty.cards[:seat], cards, *penalty.cards[seat + 1 :])))


def set_debt(state: State, seat: int, number: int) -> None:
    """Let a seat owe so many discards."""
    penalty = penalty_of(state)
    set_penalty(state, penalty._replace(debts=(*penalty.debts[:seat], number, *penalty.debts[seat + 1 :])))


def tried_of(state: State) -> Tried | None:
    """The irregular act that may still be called."""
    return state.penalty.tried if state.penalty else None


def set_tried(state: State, tried: Tried | None) -> None:
    """Note an irregular act, or that nothing more comes of it."""
    set_penalty(state, penalty_of(state)._replace(tried=tried))


def penalty_counts(groups: tuple[Exposed, ...], unmeldable: bool = False) -> list[int]:
    """How many penalty cards of each kind there are; ``unmeldable``: only those that no set frees.

    >>> penalty_counts((Exposed(bytes([9, 9])), Exposed(bytes([9, 4]), False)))[9]
    3
    """
    counts = [0] * KINDS
    for group in groups:
        if not (unmeldable and group.meldable):
            for kind in group.cards:
                counts[kind] += 1
    return counts


def show_penalty_cards(state: State, seat: int) -> None:
    """Everybody knows the penalty cards of a hand, also after others of their kind were played from it."""
    make_known(state, seat, penalty_counts(groups_of(state, seat)))


def make_known(state: State, seat: int, counts: list[int]) -> None:
    """Everybody knows that a hand has so many cards of each kind; in a view they are among those given."""
    held = state.held
    for kind, number in enumerate(counts):
        if not number:
            continue
        for natural, special in ((KNOWN_NATURALS, KNOWN_SPECIALS), (NATURALS, SPECIALS)):
            missing = number - held_count(held[natural + seat], held[special + seat], kind)
            if missing > 0:
                held[natural + seat] += missing * NATURAL_ONE[kind]
                held[special + seat] += missing * SPECIAL_FIELD_ONE[kind]


def expose(state: State, seat: int, cards: bytes, meldable: bool = True, first: bool = False) -> None:
    """Cards of a hand become penalty cards, after those that lie there, or before them (``first``)."""
    group = Exposed(bytes(sorted(cards)), meldable)
    groups = groups_of(state, seat)
    set_groups(state, seat, (group, *groups) if first else (*groups, group))
    show_penalty_cards(state, seat)


def without(group: Exposed, kind: int) -> Exposed:
    """A group with one card of a kind less."""
    return group._replace(cards=group.cards.replace(bytes((kind,)), b"", 1))
