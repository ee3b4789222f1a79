"""Parsing of a typed turn: numbers of the menu, words, several actions separated by semicolons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from canasta.explain.answer import Answer, answer_play
from canasta.explain.card_names import read_cards
from canasta.explain.plays import Play, known_of, read_play
from canasta.explain.said import answer_said
from canasta.messages import UserError, kind_names, text
from canasta.table.actions import DISCARD, KIND
from canasta.tui.menu import numbered
from canasta.tui.prompts import ask
from canasta.tui.screen import Screen
from canasta.tui.table import Look
from canasta.wording import cards_words

#: Numbers that are also ranks.
_RANKS: Final = range(2, 11)


def parts_of(typed: str) -> list[str]:
    """Split a line into actions, which are separated by semicolons."""
    return [part.strip() for part in typed.split(";") if part.strip()]


def read_line(typed: str, look: Look, legal: Sequence[int], screen: Screen | None = None) -> Play:
    """Parse a line into actions; raise a ``UserError`` if it is not understood.

    With a screen, the player is asked if a number of the menu is also the rank of another discard.
    """
    if not typed.isdecimal():
        return read_play(typed, known_of(look.state, legal, look.seen.hand))
    number = int(typed[:9])
    if not 1 <= number <= len(legal):
        raise UserError("play.error.number", number=typed[:9], last=len(legal))
    action = numbered(legal)[number - 1]
    if screen is not None and action >= DISCARD and number in _RANKS:
        other = DISCARD + read_cards(str(number))[0].kind
        if other != action and other in legal:
            return Play((_which_discard(screen, look, number, action, other),))
    return Play((action,))


def _which_discard(screen: Screen, look: Look, number: int, action: int, other: int) -> int:
    """Ask which discard is meant, if the number of one is the rank of another."""
    choices = {choice & KIND: choice for choice in (action, other)}
    one, rank = (kind_names(kind)[0] for kind in choices)
    held = cards_words([other & KIND])
    screen.say("play.which.head", number=number, kind=action & KIND, other=held)
    question = text("play.which.question", one=one, other=rank)
    typed = ask(screen, question, "play.help_at.which", look.setup.book, area="play", cards=True)
    cards = read_cards(typed.lower()) if typed else []
    if len(cards) != 1 or cards[0].kind not in choices:
        raise UserError("play.which.neither")
    return choices[cards[0].kind]


def judge(typed: str, look: Look, legal: Sequence[int]) -> Answer:
    """Judge one or more plays that the player asks about."""
    position = look.view.position
    if typed.isdecimal():
        return answer_play(position, read_line(typed, look, legal))
    try:
        return answer_said(position, typed)
    except UserError as problem:
        if problem.message == "action.unknown":
            raise UserError("play.error.unknown", text=typed) from None
        raise
