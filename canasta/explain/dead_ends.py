"""Attempts of a player who has no legal action, and why each of them is refused.

Used for the dead ends that the trial of a house rule finds.

>>> from canasta.notation import read_position
>>> state = read_position("classic turn=1:play did=drew hand1=KQ setsA=KKK pile=5")
>>> [(each.reason.paragraph, each.words) for each in refused_attempts(state)]
[('45', 'add a king to the set')]
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from canasta.clauses.base import Reason
from canasta.clauses.reserve import unpack_set
from canasta.engine import State, refusal
from canasta.messages import either, in_one_language, say, text
from canasta.table import actions as act
from canasta.table.actions import ALL_ACTIONS, needs
from canasta.table.packing import RANKLESS, held_kinds
from canasta.table.state import NATURALS, PART_DRAW, SPECIALS
from canasta.wording.actions import cards_words, offer_words, starts_set


class RefusedAttempt(NamedTuple):
    """Actions that a player might try and that are refused for the same reason."""

    reason: Reason
    actions: tuple[int, ...]

    @property
    @in_one_language
    def words(self) -> str:
        """The actions in words; similar ones are combined."""
        found = [offer_words(action) for action in self.actions if not _together(action)]
        for message in ("lay", "add_to_sets", "discard"):
            alike = [action for action in self.actions if _together(action) == message]
            if len(alike) == 1:
                found += [offer_words(action) for action in alike]
            elif alike:
                cards = dict.fromkeys(cards_words(needs(action)) for action in alike)
                found.append(text(f"wording.do.{message}", cards=either(list(cards))))
        return either(found)


def _together(action: int) -> str:
    """Return the message that combines actions of this type, or an empty string."""
    if action >= act.DISCARD:
        return "discard"
    if act.ADD <= action <= act.ADD_JOKER + act.KIND:
        return "add_to_sets"
    return "lay" if starts_set(action) else ""


def refused_attempts(state: State) -> list[RefusedAttempt]:
    """Group the refused actions for which the player has the cards by reason, most frequent first."""
    found: dict[tuple[str, str], tuple[Reason, list[int]]] = {}
    for action in _attempts(state):
        reason = refusal(state, action)
        if reason is not None:
            key = reason.paragraph, say(reason.message, reason.params)
            found.setdefault(key, (reason, []))[1].append(action)
    attempts = [RefusedAttempt(reason, tuple(actions)) for reason, actions in found.values()]
    return sorted(attempts, key=lambda each: -len(each.actions))


def _attempts(state: State) -> Iterator[int]:
    """Yield actions that play held cards onto existing sets or, before the draw, ways of taking the pile."""
    seat = state.actor
    held = Counter(held_kinds(state.held[NATURALS + seat], state.held[SPECIALS + seat]))
    for action in ALL_ACTIONS:
        if action < act.TAKE_PAIR or Counter(needs(action)) - held:
            continue
        if (action < act.LAY_NATURAL) == (state.part == PART_DRAW) and _has_place(state, action):
            yield action


def _has_place(state: State, action: int) -> bool:
    """Return True if added cards have a set to join, laid cards do not, and a take fits the top card."""
    family, place = action & act.FAMILY, action & act.KIND
    side = state.seat % state.setup.sides
    if family < act.LAY_NATURAL and state.pile[-1:] != bytes([place]):
        return False
    if family >= act.DISCARD or family < act.TAKE_ADD:
        return True
    if family == act.BURY:
        return any(unpack_set(packed)[0] == place for packed in state.closed[side]) if state.closed else False
    naturals, twos, jokers = state.set_cards(side, RANKLESS if family == act.LAY_WILD else place)
    if place == RANKLESS and family in (act.ADD_TWO, act.ADD_JOKER):
        return twos + jokers > 0  # black threes take no wild cards
    adds = family == act.TAKE_ADD or act.ADD <= family <= act.ADD_JOKER
    return (naturals + twos + jokers > 0) == adds
