"""Counts of cards by kind, packed in integers.

A count takes five bits, enough for the 28 cards of a kind in seven packs. Sixteen kinds do not fit one
machine word, so cards in a hand are two words:

- the *natural word* has a field for each rank from four (field 0) to ace (field 10);
- the *special word* has a field for two, joker, red three, black three and Caliente card, and above them the
  total number of cards. If this number exceeds the sum of the fields, the other cards are unknown (a hidden
  hand in a view, or a partial position).

A side's sets are natural words too: naturals, twos and jokers by rank. Field 11 is the set without a rank:
black threes among the naturals, the set of wild cards only among the others.

A *rank mask* has one bit per field, at the field's lowest bit.

>>> word = pack_naturals([9, 9, 4])
>>> field(word, 9), field(word, 4), field(word, 0)
(2, 1, 0)
>>> mask_ranks(present(word))
[4, 9]
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from canasta.build.native import i64, vec
from canasta.cards import KINDS, RANKS, TWO, UNKNOWN

WIDTH: Final = 5
FIELD: Final = 31
FIELDS: Final = 12
#: Field of black threes (naturals) and of the set of wild cards only (twos, jokers).
RANKLESS: Final = 11

#: Lowest bit of every field, by number; a table, since shifts by a variable do not compile well.
BIT: Final = vec[i64]([1 << WIDTH * place for place in range(FIELDS)])
SHIFT: Final = vec[i64]([WIDTH * place for place in range(FIELDS)])
#: All fields, those of the ranks, and that of the set without a rank, as compile-time constants.
ONES: Final = ((1 << 60) - 1) // 31
NATURAL_ONES: Final = ((1 << 55) - 1) // 31
BLACK_BIT: Final = 1 << 55
_HALF_SHIFT: Final = 30
_HALF: Final = (1 << 30) - 1
_HALF_ONES: Final = _HALF // 31
_REMAINDERS: Final = [bit % 37 for bit in BIT]  # all different
#: The field of a lowest bit, indexed by the bit modulo 37.
_PLACES: Final = vec[i64]([_REMAINDERS.index(k) if k in _REMAINDERS else 0 for k in range(37)])

#: Position of the number of cards in a special word.
SIZE_SHIFT: Final = 25
SIZE_ONE: Final = 1 << SIZE_SHIFT
SPECIAL_FIELDS: Final = SIZE_ONE - 1
TWO_SHIFT: Final = 0
JOKER_SHIFT: Final = 5
RED_SHIFT: Final = 10
BLACK_SHIFT: Final = 15
CALIENTE_SHIFT: Final = 20
WILD_FIELDS: Final = FIELD << TWO_SHIFT | FIELD << JOKER_SHIFT
TWO_FIELD: Final = FIELD << TWO_SHIFT
JOKER_FIELD: Final = FIELD << JOKER_SHIFT
BLACK_FIELD: Final = FIELD << BLACK_SHIFT

#: What one card of a kind adds to the natural word, to the special word, and to the fields of the special
#: word without its total (index 16 is a card of unknown kind).
NATURAL_ONE: Final = vec[i64]([BIT[k] if k < RANKS else 0 for k in range(KINDS + 1)])
SPECIAL_FIELD_ONE: Final = vec[i64](
    [1 << WIDTH * (k - TWO) if TWO <= k < UNKNOWN else 0 for k in range(KINDS + 1)]
)
SPECIAL_ONE: Final = vec[i64]([one + SIZE_ONE for one in SPECIAL_FIELD_ONE])


def place_of(bit: i64) -> i64:
    """Return the field whose lowest bit this is.

    >>> [place_of(bit) for bit in BIT] == list(range(FIELDS))
    True
    """
    return _PLACES[bit % 37]


def field(word: i64, place: i64) -> i64:
    """Return the count in one field."""
    return word >> SHIFT[place] & FIELD


def present(word: i64) -> i64:
    """Return a rank mask of the nonzero fields."""
    pairs = word | word >> 1
    return (pairs | pairs >> 2 | word >> 4) & ONES


_EVEN: Final = ((1 << 60) - 1) // 1023
_ODD: Final = _EVEN << WIDTH


def any_at_least(word: i64, number: i64) -> bool:
    """Return True if some field has at least this count.

    Even and odd fields are tested separately, so that sums have room.

    >>> any_at_least(pack_naturals([9, 9, 4]), 2), any_at_least(pack_naturals([9, 9, 4]), 3)
    (True, False)
    """
    if number <= 0:
        return True
    if number > FIELD:
        return False
    even = (word & _EVEN * FIELD) + _EVEN * (32 - number)
    odd = (word & _ODD * FIELD) + _ODD * (32 - number)
    return bool(even & _EVEN << WIDTH or odd & _ODD << WIDTH)


def mask_ranks(mask: i64) -> list[int]:
    """Return the field numbers in a rank mask, ascending."""
    ranks = []
    while mask:
        low = mask & -mask
        ranks.append(place_of(low))
        mask ^= low
    return ranks


def count_fields(mask: i64) -> i64:
    """Return the number of fields in a rank mask.

    After the multiplication, the topmost of six fields is the sum of all. The upper six fields are first
    added to the lower six, so that nothing overflows in C.

    >>> count_fields(BIT[0] | BIT[7] | BIT[11]), count_fields(ONES)
    (3, 12)
    """
    return (mask + (mask >> _HALF_SHIFT) & _HALF) * _HALF_ONES >> _HALF_SHIFT - WIDTH & FIELD


def pack_naturals(kinds: Iterable[int]) -> i64:
    """Return the natural word of some cards, ignoring other kinds."""
    return sum(NATURAL_ONE[kind] for kind in kinds)


def pack_specials(kinds: Iterable[int]) -> i64:
    """Return the special word of some cards, including their number."""
    return sum(SPECIAL_ONE[kind] for kind in kinds)


def held_count(natural: i64, special: i64, kind: i64) -> i64:
    """Return how many cards of a kind two hand words have."""
    if kind < RANKS:
        return natural >> SHIFT[kind] & FIELD
    return special >> (WIDTH * (kind - TWO)) & FIELD


def held_counts(natural: i64, special: i64) -> list[int]:
    """Return the count of every kind in two hand words.

    >>> held_counts(pack_naturals([0, 0]), pack_specials([0, 0, 12]))[:2]
    [2, 0]
    """
    counts = [natural >> SHIFT[kind] & FIELD for kind in range(RANKS)]
    counts.extend(special >> (WIDTH * place) & FIELD for place in range(KINDS - RANKS))
    return counts


def held_kinds(natural: i64, special: i64) -> list[int]:
    """Return the known cards in two hand words, by kind, ascending."""
    kinds: list[int] = []
    for kind, count in enumerate(held_counts(natural, special)):
        kinds.extend([kind] * count)
    return kinds
