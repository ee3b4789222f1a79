"""The sets that a player gathers for a first meld: their points, which are sets, and what is missing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from canasta.cards import JOKER, RANKS, TWO
from canasta.clauses.base import Reason
from canasta.engine import State, UnknownCards, apply, legal_actions, play_out_step
from canasta.engine.refusal_cards import why_not_cards
from canasta.explain.answer import answer_play
from canasta.explain.plays import Play, known_of, lay_cards
from canasta.table.moves import give

#: How many more cards are tried to find out whether some cards can still become a set.
_MORE: Final = 4


class GatheredSet(NamedTuple):
    """Cards that are meant as one set."""

    points: int  #: towards the first meld; 0 if they can never be a set
    reason: Reason | None  #: why they are not a set
    open: bool  #: not a set yet, but more cards can make them one
    actions: tuple[int, ...]  #: that lay it


class GatheredMeld(NamedTuple):
    """Sets gathered for a first meld, with what is on the table already."""

    have: int
    need: int
    enough: bool  #: the complete sets make the first meld
    sets: tuple[GatheredSet, ...]
    actions: tuple[int, ...]  #: that lay all complete sets; empty if that is not legal
    reason: Reason | None  #: what the complete sets lack, or why they cannot become a first meld


def gathered_meld(state: State, sets: Sequence[bytes]) -> GatheredMeld:
    """Judge the sets that the player to act has gathered, each given by the kinds of its cards.

    >>> from canasta.cards import parse_kinds
    >>> from canasta.notation import read_position
    >>> state = read_position("classic turn=1:play did=drew hand1=666778AAX")
    >>> meld = gathered_meld(state, [bytes(parse_kinds("666")), bytes(parse_kinds("778"))])
    >>> meld.have, meld.need, [each.points for each in meld.sets]
    (15, 50, [15, 0])
    >>> meld.sets[1].reason.message
    'refuse.one_rank'
    """
    legal = legal_actions(state)
    found = tuple(_judge(state, kinds, legal) for kinds in sets)
    side = state.seat % state.setup.sides
    need = state.needs[side]
    have = state.count + sum(each.points for each in found)
    actions = tuple(action for each in found for action in each.actions)
    if not actions:
        return GatheredMeld(have, need, False, found, (), None)
    verdict = answer_play(state, Play(actions))
    if not verdict.legal:
        return GatheredMeld(have, need, False, found, (), verdict.reason)
    reason = _why_not_enough(state, actions)
    return GatheredMeld(have, need, reason is None, found, actions, reason)


def _why_not_enough(state: State, actions: Sequence[int]) -> Reason | None:
    """Return what a first meld lacks after these actions; None if the side has then opened."""
    after = state.copy()
    try:
        for action in actions:
            apply(after, action)
    except UnknownCards:  # a reserve was taken up, for which the side had to open
        return None
    side = state.seat % state.setup.sides
    first, need = state.setup.book.first_meld, state.needs[side]
    if after.opened >> side & 1:
        return None
    if after.count >= need:
        return Reason(first.three_naturals, "refuse.three_naturals")
    return Reason(first.of_count(need), "refuse.count_open", {"need": need, "have": after.count})


def _judge(state: State, kinds: bytes, legal: Sequence[int]) -> GatheredSet:
    """Judge the cards of one set, whatever becomes of the turn."""
    points = sum(state.setup.values[kind] for kind in kinds)
    play = lay_cards(kinds, known_of(state, legal))
    reason = play.reason or _why_no_set(state, play.actions)
    if reason is None:
        return GatheredSet(points, None, False, play.actions)
    never = reason
    for more in _additions(kinds):
        against = _why_no_set_with(state, kinds, more)
        if against is None:
            return GatheredSet(points, reason, True, ())
        never = against
    return GatheredSet(0, never, False, ())


def _why_no_set(state: State, actions: Sequence[int]) -> Reason | None:
    """Return why cards do not make a set, or why they cannot be laid."""
    here = state.copy()
    for number, action in enumerate(actions, 1):
        reason = why_not_cards(here, action)
        if reason is not None:
            return reason
        if number < len(actions):
            play_out_step(here, action)  # whether the turn can be finished does not matter here
    return None


def _additions(kinds: bytes) -> Iterator[bytes]:
    """Yield cards that could make a set of these: natural cards of their rank, or of any if all are wild."""
    naturals = {kind for kind in kinds if kind not in (TWO, JOKER)}
    if len(naturals) > 1:
        return
    for kind in naturals or (TWO, *range(RANKS)):
        for number in range(1, _MORE + 1):
            yield bytes([kind]) * number


def _why_no_set_with(state: State, kinds: bytes, more: bytes) -> Reason | None:
    """Return why these cards would not be a set even with more cards, which are not in the hand."""
    here = state.copy()
    for kind in more:
        give(here, here.seat, kind)
    play = lay_cards(kinds + more, known_of(here, ()))
    return play.reason or _why_no_set(here, play.actions)
