"""The numbered list of legal actions, in groups."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.text import Text

from canasta.clauses.stock import passing_goes_on
from canasta.messages import text
from canasta.table.actions import (
    ADD_JOKER,
    ADD_TWO,
    ASK,
    BURY,
    DISCARD,
    DRAW,
    END,
    FAMILY,
    FOUR_BLACK,
    KIND,
    LAY_NATURAL,
    NO,
    PASS,
    REFILL,
    SHOW_BLACK,
    SHOW_HAND,
    SHOW_RED,
    TAKE_ADD,
    TAKE_PAIR,
    TAKE_RESERVE,
    YES,
    needs,
)
from canasta.table.packing import RANKLESS
from canasta.table.state import State
from canasta.tui.faces import kind_face
from canasta.tui.screen import Screen
from canasta.wording import PLAIN_NAMES, offer_words, starts_set

#: The groups in the order of a turn; actions that may end the hand or the turn come last.
_GROUPS: Final = ("draw", "answer", "take", "lay", "add", "discard", "else")
_PLAIN_GROUPS: Final = {
    DRAW: "draw",
    PASS: "draw",
    REFILL: "draw",
    TAKE_RESERVE: "draw",
    YES: "answer",
    NO: "answer",
    FOUR_BLACK: "lay",
    SHOW_RED: "lay",
    SHOW_BLACK: "lay",
    SHOW_HAND: "lay",
    END: "else",
    ASK: "else",
}


class Group(NamedTuple):
    """Actions of one sort, with the number of the first."""

    name: str
    first: int
    actions: tuple[int, ...]


def grouped(legal: Sequence[int]) -> list[Group]:
    """Group sorted actions; the numbers run on from 1.

    >>> [(group.name, group.first) for group in grouped([0, 3, DISCARD, DISCARD + 9])]
    [('draw', 1), ('discard', 2), ('else', 4)]
    """
    groups: list[Group] = []
    for name in _GROUPS:
        actions = tuple(action for action in legal if group_of(action) == name)
        if actions:
            groups.append(Group(name, 1 + sum(len(group.actions) for group in groups), actions))
    return groups


def group_of(action: int) -> str:
    """Return the group of an action."""
    if action < TAKE_PAIR:
        return _PLAIN_GROUPS[action]
    if action < LAY_NATURAL:
        return "take"
    if starts_set(action):
        return "lay"
    return "add" if action < DISCARD else "discard"


def numbered(legal: Sequence[int]) -> list[int]:
    """Return the actions in the order of their numbers."""
    return [action for group in grouped(legal) for action in group.actions]


def short(action: int, state: State | None = None) -> str:
    """Describe an action under the heading of its group, in the terms of the book.

    >>> from canasta.table.actions import parse_action
    >>> [short(parse_action(words)) for words in ("lay KKX", "add 2 to T", "discard B", "take on 9", "ask")]
    ['K K joker', '2 to 10', 'black three', 'on the set of 9', 'ask to go out']
    """
    family, place = action & FAMILY, action & KIND
    if family == 0:
        return _plain(action, state)
    if family == TAKE_ADD:
        return text("play.menu.take_on", set=kind_face(place))
    if family == DISCARD:
        return text("play.menu.discard", kind=place)
    cards = " ".join(kind_face(kind) for kind in needs(action))
    if family == BURY:
        return text("play.menu.bury", card=cards)
    if family < LAY_NATURAL:
        return text("play.menu.take", cards=cards)
    if family in (ADD_TWO, ADD_JOKER):
        target = text("play.menu.wild") if place == RANKLESS else kind_face(place)
        return text("play.menu.to", card=cards, set=target)
    return cards


def _plain(action: int, state: State | None) -> str:
    words = text(f"play.plain.{PLAIN_NAMES[action]}")
    if state is None:
        return words
    setup = state.setup
    if action == DRAW and setup.draw > 1:
        return text("play.plain.draw_more", number=setup.draw)
    if action == PASS:
        return text("play.plain.pass_on") if passing_goes_on(state) else text("play.plain.pass_ends")
    if action == ASK:
        return text("play.plain.ask_yes") if setup.binding_yes else text("play.plain.ask_no")
    if action == REFILL and setup.book.refill is not None:
        return text("play.plain.refill_up", number=setup.book.refill.up_to)
    return words


def draw_menu(screen: Screen, legal: Sequence[int], state: State) -> None:
    """Show the legal actions of a state."""
    if screen.plain:
        screen.say("play.menu.may")
        for number, action in enumerate(numbered(legal), start=1):
            words = offer_words(action, state)
            screen.say("play.menu.line", number=number, action=words)
        return
    groups = grouped(legal)
    rows = []
    for group in groups:
        items = [
            Text.assemble((f"[{group.first + number}]", "dim"), " ", screen.fit(short(action, state)))
            for number, action in enumerate(group.actions)
        ]
        rows.append((text(f"play.group.{group.name}"), screen.flow(items, screen.room, "  ")))
    screen.rows(rows)
