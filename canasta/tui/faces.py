"""Short forms of cards, ``K♠``, ``10♥``, ``joker``, and hands grouped as players hold them (classic 8)."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from itertools import groupby
from typing import Final

from rich.text import Text

from canasta.cards import BLACK_THREE, JOKER, KIND_OF_CARD, LETTERS, RANKS, TEN, TWO, card_text, is_red
from canasta.messages import text
from canasta.tui.screen import Screen

_SIGNS: Final = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
_LAST: Final = (TWO, JOKER, BLACK_THREE)
RED: Final = "red"


def kind_face(kind: int) -> str:
    """Return a kind in one or two characters, or a word if it has no letter.

    >>> kind_face(9), kind_face(6), kind_face(12), kind_face(14)
    ('K', '10', 'joker', 'black 3')
    """
    if kind == TEN:
        return "10"
    return LETTERS[kind] if kind <= TWO else text(f"play.face.{kind}")


def card_face(card: int) -> str:
    """Return the rank and suit of a physical card.

    >>> card_face(11), card_face(22), card_face(53)
    ('Q♠', '10♥', 'joker')
    """
    kind = KIND_OF_CARD[card]
    if kind == JOKER or kind > BLACK_THREE:
        return kind_face(kind)
    written = card_text(card)
    return ("10" if kind == TEN else written[0]) + _SIGNS[written[1]]


def card_drawn(screen: Screen, card: int) -> Text:
    """Return a physical card in its colour."""
    return screen.text(card_face(card), RED if is_red(card) else "")


def grouped(cards: Iterable[int]) -> list[list[int]]:
    """Group physical cards by kind: ranks from four to ace, then wild cards, then threes.

    >>> [[card_face(card) for card in group] for group in grouped([2, 0, 54, 53, 3])]
    [['4♠'], ['A♠', 'A♠'], ['joker'], ['3♠']]
    """

    def order(card: int) -> tuple[int, int]:
        kind = KIND_OF_CARD[card]
        return (RANKS + _LAST.index(kind) if kind in _LAST else kind, card)

    ordered = sorted(cards, key=order)
    return [list(group) for _, group in groupby(ordered, key=lambda card: KIND_OF_CARD[card])]


def hand_drawn(
    screen: Screen,
    cards: Sequence[int],
    room: int,
    marked: frozenset[int] = frozenset(),
    lit: Container[int | str] = (),
) -> list[Text]:
    """Return a hand in lines of ``room`` columns, equal cards together; penalty cards get a mark.

    Cards in ``lit`` are highlighted.
    """
    mark = text("play.face.penalty")

    def drawn(card: int) -> Text:
        face = card_drawn(screen, card)
        if card in lit:
            face.stylize("reverse")
        return Text.assemble(face, mark) if card in marked else face

    return screen.flow([Text(" ").join(map(drawn, group)) for group in grouped(cards)], room)
