"""Penalties imposed by a referee: penalty cards, owed discards, and fines with their reasons.

A state has one ``Penalty`` or, in ordinary play, None. Penalty cards lie open, are known to all players and
still count as cards of the hand. They form groups, one for the cards exposed together, earliest first.
"""

from __future__ import annotations

from typing import NamedTuple

from canasta.cards import KINDS
from canasta.table.packing import NATURAL_ONE, SPECIAL_FIELD_ONE, held_count
from canasta.table.state import KNOWN_NATURALS, KNOWN_SPECIALS, NATURALS, SPECIALS, State


class PenaltyGroup(NamedTuple):
    """Penalty cards that were exposed together."""

    cards: bytes  #: kinds, ascending
    meldable: bool = True  #: whether a valid set frees them


class FineLine(NamedTuple):
    """A deduction from a side's points, with its reason."""

    side: int
    points: int
    message: str
    paragraph: str


class IrregularAct(NamedTuple):
    """An irregular act that has not been called yet, with what is needed to correct it."""

    seat: int
    action: int
    name: str  #: of the irregularity
    turn: int  #: number of earlier turns
    until: int  #: the number of the turn in which a draw makes it too late to call
    cards: bytes = b""  #: shown from the hand, or the card that went to the pile
    pile: bytes = b""  #: before the act
    frozen: bool = False
    stopped: bool = False


class Penalty(NamedTuple):
    """All penalties of a hand."""

    cards: tuple[tuple[PenaltyGroup, ...], ...]  #: by seat, earliest group first
    debts: tuple[int, ...]  #: by seat: discards owed before the next draw
    fines: tuple[FineLine, ...] = ()
    tried: IrregularAct | None = None  #: at tables that allow irregular acts


def penalty_of(state: State) -> Penalty:
    """Return the penalties of a hand, empty if there are none."""
    seats = state.setup.seats
    return state.penalty or Penalty(((),) * seats, (0,) * seats)


def set_penalty(state: State, penalty: Penalty) -> None:
    """Set the penalties; empty ones are stored as None."""
    idle = not any(penalty.cards) and not any(penalty.debts) and not penalty.fines and not penalty.tried
    state.penalty = None if idle else penalty


def binds(state: State) -> bool:
    """Return True if penalty cards or owed discards restrict the play; fines alone do not.

    >>> from canasta.notation import read_position
    >>> binds(read_position("classic turn=1:play hand1=KK7 finedB=20:told_count:57"))
    False
    """
    penalty = state.penalty
    return penalty is not None and (any(penalty.cards) or any(penalty.debts))


def groups_of(state: State, seat: int) -> tuple[PenaltyGroup, ...]:
    """Return a seat's penalty cards, earliest group first."""
    return state.penalty.cards[seat] if state.penalty else ()


def debt_of(state: State, seat: int) -> int:
    """Return how many discards a seat owes."""
    return state.penalty.debts[seat] if state.penalty else 0


def set_groups(state: State, seat: int, groups: tuple[PenaltyGroup, ...]) -> None:
    """Set a seat's penalty cards; empty groups are dropped."""
    penalty = penalty_of(state)
    cards = tuple(group for group in groups if group.cards)
    set_penalty(state, penalty._replace(cards=(*penalty.cards[:seat], cards, *penalty.cards[seat + 1 :])))


def set_debt(state: State, seat: int, number: int) -> None:
    """Set how many discards a seat owes."""
    penalty = penalty_of(state)
    set_penalty(state, penalty._replace(debts=(*penalty.debts[:seat], number, *penalty.debts[seat + 1 :])))


def tried_of(state: State) -> IrregularAct | None:
    """Return the irregular act that may still be called."""
    return state.penalty.tried if state.penalty else None


def set_tried(state: State, tried: IrregularAct | None) -> None:
    """Record an irregular act, or remove it."""
    set_penalty(state, penalty_of(state)._replace(tried=tried))


def penalty_counts(groups: tuple[PenaltyGroup, ...], unmeldable: bool = False) -> list[int]:
    """Return the number of penalty cards of each kind; ``unmeldable``: only those that a set does not free.

    >>> penalty_counts((PenaltyGroup(bytes([9, 9])), PenaltyGroup(bytes([9, 4]), False)))[9]
    3
    """
    counts = [0] * KINDS
    for group in groups:
        if not (unmeldable and group.meldable):
            for kind in group.cards:
                counts[kind] += 1
    return counts


def show_penalty_cards(state: State, seat: int) -> None:
    """Make the penalty cards of a hand known to all players, even after others of their kind were played."""
    make_known(state, seat, penalty_counts(groups_of(state, seat)))


def make_known(state: State, seat: int, counts: list[int]) -> None:
    """Record that all players know these cards of a hand; in a view they become known cards."""
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
    """Make cards of a hand penalty cards, after the existing ones or before them (``first``)."""
    group = PenaltyGroup(bytes(sorted(cards)), meldable)
    groups = groups_of(state, seat)
    set_groups(state, seat, (group, *groups) if first else (*groups, group))
    show_penalty_cards(state, seat)


def without(group: PenaltyGroup, kind: int) -> PenaltyGroup:
    """Return a group without one card of a kind."""
    return group._replace(cards=group.cards.replace(bytes((kind,)), b"", 1))
