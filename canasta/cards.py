"""Kinds of cards, physical cards and packs.

The rules depend on *kinds* only: the eleven natural ranks from four to ace, the two kinds of wild card, the
two kinds of three, and the Caliente card. A *physical card* also has a suit, for display and for the draw for
seats (ruling G9).

>>> parse_kinds("KK2X")
[9, 9, 11, 12]
>>> kinds_text([9, 9, 11, 12])
'KK2X'
>>> card_text(11), KIND_OF_CARD[11] == QUEEN
('QS', True)
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum
from typing import Final

from canasta.messages import UserError

FOUR: Final = 0
FIVE: Final = 1
SIX: Final = 2
SEVEN: Final = 3
EIGHT: Final = 4
NINE: Final = 5
TEN: Final = 6
JACK: Final = 7
QUEEN: Final = 8
KING: Final = 9
ACE: Final = 10
TWO: Final = 11
JOKER: Final = 12
RED_THREE: Final = 13
BLACK_THREE: Final = 14
CALIENTE: Final = 15
#: A card of unknown kind (a hidden card in a view, or a partial position).
UNKNOWN: Final = 16

KINDS: Final = 16
RANKS: Final = 11
#: One letter per kind, in the order of the kinds: X joker, R red three, B black three, C Caliente.
LETTERS: Final = "456789TJQKA2XRBC"
UNKNOWN_LETTER: Final = "?"
_KIND_OF_LETTER: Final = {letter: kind for kind, letter in enumerate(LETTERS + UNKNOWN_LETTER)}


class Kind(IntEnum):
    """The kind of a card, as a number with a name.

    Examples:
        >>> Kind.KING, Kind(11).letter
        (<Kind.KING: 9>, '2')
    """

    FOUR = 0
    FIVE = 1
    SIX = 2
    SEVEN = 3
    EIGHT = 4
    NINE = 5
    TEN = 6
    JACK = 7
    QUEEN = 8
    KING = 9
    ACE = 10
    TWO = 11
    JOKER = 12
    RED_THREE = 13
    BLACK_THREE = 14
    CALIENTE = 15
    UNKNOWN = 16  #: a hidden card in a view, or a card that a position does not give

    @property
    def letter(self) -> str:
        """The letter of the kind in the notation."""
        return kind_letter(self)


#: A pack has 54 cards, numbered suit by suit (spades, hearts, diamonds, clubs), each from ace, two, three up
#: to the king, then its two jokers. The second pack begins at 54.
PACK: Final = 54
SUITS: Final = "SHDC"
_FACES: Final = "A23456789TJQK"
#: Physical cards from this number on are Caliente cards (no book uses more than seven packs).
FIRST_CALIENTE: Final = 7 * PACK


def _kind(card: int) -> int:
    if card >= FIRST_CALIENTE:
        return CALIENTE
    place = card % PACK
    if place >= 52:
        return JOKER
    face = _FACES[place % 13]
    if face == "3":
        return RED_THREE if SUITS[place // 13] in "HD" else BLACK_THREE
    return _KIND_OF_LETTER[face]


#: The kind of every physical card, by its number.
KIND_OF_CARD: Final = bytes(_kind(card) for card in range(FIRST_CALIENTE + 2))


def pack_cards(packs: int, caliente: int = 0, counts: Sequence[int] = ()) -> list[int]:
    """Return all physical cards of some packs, unshuffled, in the order from which the fair shuffle starts.

    Args:
        packs: The number of packs.
        caliente: The number of Caliente cards.
        counts: How many cards of each kind stay in, the first ones of the packs; empty if all do.

    >>> len(pack_cards(2)), kinds_text(KIND_OF_CARD[card] for card in pack_cards(1, counts=(1, 2)))
    (108, '455')
    """
    whole = [*range(packs * PACK), *range(FIRST_CALIENTE, FIRST_CALIENTE + caliente)]
    if not counts:
        return whole
    left = dict(enumerate(counts))
    kept = []
    for card in whole:
        kind = KIND_OF_CARD[card]
        if left.get(kind):
            left[kind] -= 1
            kept.append(card)
    return kept


def kind_letter(kind: int) -> str:
    """Return the letter of a kind: ``kind_letter(KING)`` is ``'K'``."""
    return UNKNOWN_LETTER if kind == UNKNOWN else LETTERS[kind]


def kinds_text(kinds: Iterable[int]) -> str:
    """Return kinds as letters, in the order given."""
    return "".join(map(kind_letter, kinds))


def parse_kinds(text: str) -> list[int]:
    """Parse letters into kinds; raise a ``UserError`` with the place of a letter that is not a kind."""
    kinds = []
    for place, letter in enumerate(text):
        kind = _KIND_OF_LETTER.get(letter)
        if kind is None or kind == UNKNOWN:
            raise UserError("card.unknown", letter=letter, place=place + 1)
        kinds.append(kind)
    return kinds


def card_text(card: int) -> str:
    """Return a physical card as rank and suit, ``'QS'``; a joker is ``'X'``, a Caliente card ``'C'``."""
    if card >= FIRST_CALIENTE:
        return "C"
    place = card % PACK
    return "X" if place >= 52 else _FACES[place % 13] + SUITS[place // 13]


def is_red(card: int) -> bool:
    """Return True if a physical card is a heart or a diamond."""
    return card < FIRST_CALIENTE and 13 <= card % PACK < 39
