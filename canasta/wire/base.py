"""The base of all structs of the wire form, and how seats, sides, ranks and cards are written.

Seats count from 1 and sides have letters, as in a position. Cards may be partly known: ``KS1`` is the king of
spades of the first pack, ``X3`` the third joker, ``C1`` a Caliente card; ``K`` is some king, and ``?`` a
hidden card.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Final, Literal, cast

import msgspec

from canasta.cards import (
    BLACK_THREE,
    FIRST_CALIENTE,
    JOKER,
    KIND_OF_CARD,
    LETTERS,
    PACK,
    RANKS,
    TWO,
    UNKNOWN,
    UNKNOWN_LETTER,
    card_text,
)
from canasta.messages import SIDE_LETTERS
from canasta.table.state import MAX_SEATS

Seat = Annotated[int, msgspec.Meta(ge=1, le=MAX_SEATS, description="A seat, counted from 1.")]
Side = Literal["A", "B", "C", "D"]
Rank = Literal["4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A", "B", "wild"]
Card = Annotated[
    str,
    msgspec.Meta(
        pattern=r"^(([A2-9TJQK][SHDC][1-7])|(X([1-9]|1[0-4]))|(C[12])|[4-9TJQKA2XRBC?])$",
        description="A card as far as it is known: KS1 (rank, suit, pack), X3 (a joker), C1 (a Caliente "
        "card), K (some king; R and B are red and black threes), ? (hidden).",
    ),
]
Action = Annotated[str, msgspec.Meta(description="An action as it is written and typed: take KK, discard 4.")]
Ending = Literal["out", "exhausted", "last-three", "stuck"]


class Wire(msgspec.Struct, gc=False):
    """A value of the wire form, compared by its fields."""


def _name(card: int) -> str:
    if card >= FIRST_CALIENTE:
        return f"C{card - FIRST_CALIENTE + 1}"
    if KIND_OF_CARD[card] == JOKER:
        return f"X{card // PACK * 2 + card % PACK - 51}"
    return f"{card_text(card)}{card // PACK + 1}"


#: The name of every physical card, by its number.
CARD_NAMES: Final = tuple(map(_name, range(len(KIND_OF_CARD))))
#: The name of every kind, and of a hidden card, by its number.
KIND_NAMES: Final = (*LETTERS, UNKNOWN_LETTER)
HIDDEN: Final = KIND_NAMES[UNKNOWN]
SIDES: Final = cast("tuple[Side, ...]", tuple(SIDE_LETTERS))
_CARDS: Final = {name: card for card, name in enumerate(CARD_NAMES)}
_KINDS: Final = {name: KIND_OF_CARD[card] for name, card in _CARDS.items()} | {
    name: kind for kind, name in enumerate(KIND_NAMES)
}
#: The name of a set: its rank. Black threes and sets of wild cards have no rank.
_RANKS: Final = {**dict(enumerate(LETTERS[:RANKS])), TWO: "wild", BLACK_THREE: "B"}

_card_name: Final = CARD_NAMES.__getitem__
_kind_name: Final = KIND_NAMES.__getitem__


def card_names(cards: Iterable[int]) -> list[Card]:
    """Return the names of physical cards.

    >>> card_names([0, 66, 52, 107, 378])
    ['AS1', 'KS2', 'X1', 'X4', 'C1']
    """
    return list(map(_card_name, cards))


def kind_names(kinds: Iterable[int]) -> list[Card]:
    """Return the names of kinds.

    >>> kind_names([9, 13, 16])
    ['K', 'R', '?']
    """
    return list(map(_kind_name, kinds))


def kinds_of(cards: Iterable[Card]) -> bytes:
    """Return the kinds of cards that are given by name.

    >>> list(kinds_of(["KS2", "K", "?"]))
    [9, 9, 16]
    """
    return bytes(map(_KINDS.__getitem__, cards))


def card_of(name: str) -> int | None:
    """Return the physical card with this name; None if the name is unknown, or names only a kind.

    >>> card_of("KS2"), card_of("K")
    (66, None)
    """
    return _CARDS.get(name)


def rank_of(kind: int) -> Rank:
    """Return the name of a set of this kind."""
    return cast(Rank, _RANKS[kind])
