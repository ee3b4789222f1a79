"""The legal actions as a numbered list, grouped by what they are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.text import Text

from canasta.messages import text
from canasta.table.actions import (
    ACTIONS,
    ADD,
    ADD_JOKER,
    ADD_TWO,
    DISCARD,
    DRAW,
    END,
    FAMILY,
    KIND,
    LAY_NATURAL,
    TAKE_ADD,
    TAKE_PAIR,
    YES,
    action_text,
    needs,
)
from canasta.table.words import RANKLESS
from canasta.tui.faces import kind_face
from canasta.tui.screen import Screen
from canasta.wording import offer_words

#: The groups in the order of a turn: where each begins and ends. What ends the hand or the turn comes last.
_GROUPS: Final = (
    ("draw", DRAW, END),
    ("answer", YES, TAKE_PAIR),
    ("take", TAKE_PAIR, LAY_NATURAL),
    ("lay", LAY_NATURAL, ADD),
    ("add", ADD, DISCARD),
    ("discard", DISCARD, ACTIONS),
    ("else", END, YES),
)


class Group(NamedTuple):
    """Actions of one sort, with the number of the first."""

    name: str
    first: int
    actions: tuple[int, ...]


def grouped(legal: Sequence[int]) -> list[Group]:
    """The actions, which come sorted, in groups; numbers run through from 1.

    >>> [(group.name, group.first) for group in grouped([0, 3, DISCARD, DISCARD + 9])]
    [('draw', 1), ('discard', 2), ('else', 4)]
    """
    groups: list[Group] = []
    for name, start, end in _GROUPS:
        actions = tuple(action for action in legal if start <= action < end)
        if actions:
            groups.append(Group(name, 1 + sum(len(group.actions) for group in groups), actions))
    return groups


def numbered(legal: Sequence[int]) -> list[int]:
    """The actions in the order of their numbers."""
    return [action for group in grouped(legal) for action in group.actions]


def short(action: int) -> str:
    """An action under the heading of its group.

    >>> from canasta.table.actions import parse_action
    >>> [short(parse_action(words)) for words in ("lay KKX", "add 2 to T", "discard B", "take on 9", "ask")]
    ['K K joker', '2 to 10', 'black three', 'on the set of 9', 'ask to go out (a yes binds you)']
    """
    family, place = action & FAMILY, action & KIND
    if family == 0:
        return text(f"play.plain.{action_text(action)}")
    if family == TAKE_ADD:
        return text("play.menu.take_on", set=kind_face(place))
    if family == DISCARD:
        return text("play.menu.discard", kind=place)
    cards = " ".join(kind_face(kind) for kind in needs(action))
    if family < LAY_NATURAL:
        return text("play.menu.take", cards=cards)
    if family in (ADD_TWO, ADD_JOKER):
        target = text("play.menu.wild") if place == RANKLESS else kind_face(place)
        return text("play.menu.to", card=cards, set=target)
    return cards


def draw_menu(screen: Screen, legal: Sequence[int]) -> None:
    """Show what may be done."""
    if screen.plain:
        screen.say("play.menu.may")
        for number, action in enumerate(numbered(legal), start=1):
            screen.say("play.menu.line", number=number, action=offer_words(action), typed=action_text(action))
        return
    groups = grouped(legal)
    rows = []
    for group in groups:
        items = [
            Text.assemble((f"[{group.first + number}]", "dim"), " ", screen.fit(short(action)))
            for number, action in enumerate(group.actions)
        ]
        rows.append((text(f"play.group.{group.name}"), screen.flow(items, screen.room, "  ")))
    screen.rows(rows)
