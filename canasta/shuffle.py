"""Orders of shuffled cards, computed from a seed.

An order is a pure function of the seed, a digest of all other inputs, the number of the hand and the number
of the shuffle in that hand (``Orders``). In the fair deal the digest covers the rules, the players and their
contributions; see ``canasta.fairness``. The *seeded shuffle* has no other inputs: equal seeds give equal
cards, and nothing is promised. ``docs/fair-shuffle.md`` describes both independently of Python, with test
vectors.

>>> permutation(bytes(range(32)), hand=1, shuffle=0, n=8)
[3, 1, 6, 4, 2, 0, 5, 7]
"""

import hashlib
import hmac
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain, count, islice
from operator import index
from struct import Struct
from typing import Final, TypeVar

__all__ = [
    "EQUAL_CARDS", "SEEDED_METHOD", "SEED_BYTES", "Orders", "Seed", "check_seed", "new_seed", "permutation",
    "seed_of", "seeded_orders", "shuffled",
]  # fmt: skip

T = TypeVar("T")

SEEDED_METHOD: Final = "casa-canasta shuffle 1"
"""Name and version of the seeded shuffle; every message hashed for it begins with it."""

EQUAL_CARDS: Final = "casa-canasta equal cards 1"
"""Name and version of the draw among equal cards; every message hashed for it begins with it."""

SEED_BYTES: Final = 32
"""Length of a seed, which is written as twice as many lowercase hexadecimal digits."""

_BLOCK: Final = Struct(">8I")
_HEX_DIGITS: Final = "0123456789abcdef"
_WORDS: Final = 2**32  # how many different 32-bit words there are
_NO_INPUTS: Final = hashlib.sha256(b"").hexdigest()


def new_seed() -> bytes:
    """Return a new secret seed from the operating system's generator, to be used for one game only.

    >>> len(new_seed())
    32
    """
    return secrets.token_bytes(SEED_BYTES)


def check_seed(text: str) -> bytes:
    """Parse a seed, which must be exactly 64 lowercase hexadecimal digits.

    >>> check_seed("00" * 31 + "ff")[-1]
    255
    >>> check_seed("00ff")
    Traceback (most recent call last):
    ValueError: a seed is 64 hexadecimal digits, not 4
    >>> check_seed("0x" + "00" * 31)
    Traceback (most recent call last):
    ValueError: digit 2 of the seed is 'x', which is not one of 0123456789abcdef
    """
    for place, digit in enumerate(text, start=1):
        if digit not in _HEX_DIGITS:
            raise ValueError(f"digit {place} of the seed is {digit!r}, which is not one of {_HEX_DIGITS}")
    if len(text) != 2 * SEED_BYTES:
        raise ValueError(f"a seed is {2 * SEED_BYTES} hexadecimal digits, not {len(text)}")
    return bytes.fromhex(text)


#: Anything that determines a shuffle: see ``seed_of``.
Seed = bytes | str | int


def seed_of(seed: Seed) -> bytes:
    """Return the 32 bytes of a seed.

    Bytes are the seed itself, and so are 64 hexadecimal digits. Any other text is hashed. A number counts as
    the text of its digits.

    Raises:
        ValueError: If there are bytes, but not 32 of them.

    >>> seed_of("00" * 32) == bytes(32), seed_of("Ana") == hashlib.sha256(b"Ana").digest()
    (True, True)
    >>> seed_of(7) == seed_of("7") != seed_of("07")
    True
    """
    if isinstance(seed, bytes):
        _check_length(seed)
        return seed
    words = seed if isinstance(seed, str) else str(index(seed))
    try:
        return check_seed(words)
    except ValueError:
        return hashlib.sha256(words.encode("utf-8", "surrogatepass")).digest()


@dataclass(frozen=True)
class Orders:
    """All orders of one game, from its seed, a digest of all other inputs, and the method's name.

    It contains the game's secret, so players must never see it.
    """

    seed: bytes = field(repr=False)
    digest: str
    method: str

    def permutation(self, hand: int, shuffle: int, n: int) -> list[int]:
        """Return the order of ``n`` cards; element 0 is the position of the top card, which is dealt first.

        ``hand`` counts from 1, and hand 0 is the draw for seats. ``shuffle`` is 0 for the hand's first
        shuffle and one more for every further shuffle or redeal in that hand, whatever the number of cards.

        The list starts as 0, 1, …, n - 1. Then ``i`` goes from n - 1 down to 1, and each time elements ``i``
        and ``j`` are swapped, where ``j`` is drawn uniformly from 0, 1, …, i (it may be ``i``).
        """
        _check_length(self.seed)
        _check_whole("the number of the hand", hand)
        _check_whole("the number of the shuffle", shuffle)
        _check_whole("the number of cards", n)
        if n > _WORDS:
            raise ValueError(f"the number of cards must be at most {_WORDS}, not {n}")
        words = _words(self.seed, f"{self.method}|{self.digest}|{hand:d}|{shuffle:d}")
        drawn = list(islice(words, max(0, n - 1)))
        if max(drawn, default=0) < _WORDS - n:  # no bound skips one of these words
            places = [word % bound for word, bound in zip(drawn, range(n, 1, -1), strict=True)]
        else:
            words = chain(drawn, words)
            places = [_below(bound, words) for bound in range(n, 1, -1)]
        order = list(range(n))
        for i, j in zip(range(n - 1, 0, -1), places, strict=True):
            order[i], order[j] = order[j], order[i]
        return order

    def lot(self, step: int, card: int) -> bytes:
        """Draw the lot of a physical card in one step of the game.

        Of several equal cards the one with the smallest lot is played (P5). Lots cannot be computed before
        the seed is revealed; afterwards every player can verify them.

        >>> orders = seeded_orders(bytes(32))
        >>> sorted(range(8), key=lambda card: orders.lot(1, card))
        [3, 2, 7, 6, 0, 5, 1, 4]
        """
        message = f"{EQUAL_CARDS}|{self.digest}|{step:d}|{card:d}"
        return hmac.digest(self.seed, message.encode("ascii"), "sha256")

    def shuffled(self, items: Sequence[T], hand: int, shuffle: int) -> list[T]:
        """Return ``items`` in the order of :meth:`permutation`; element 0 of the result is the new top card.

        The items are given **bottom to top**: a pile or stock that is reshuffled starts with its bottom card,
        a new pack with position 0 of the canonical pack order. The items are not modified.
        """
        return [items[position] for position in self.permutation(hand, shuffle, len(items))]


def seeded_orders(seed: bytes) -> Orders:
    """Return the orders that a seed alone decides, for deals in which players have no part."""
    return Orders(seed, _NO_INPUTS, SEEDED_METHOD)


def permutation(seed: bytes, hand: int, shuffle: int, n: int) -> list[int]:
    """Return an order of the seeded shuffle; see :meth:`Orders.permutation`.

    >>> permutation(bytes(32), hand=0, shuffle=0, n=5)
    [2, 0, 1, 4, 3]
    >>> permutation(bytes(32), hand=0, shuffle=0, n=1)
    [0]
    >>> permutation(bytes(32), hand=-1, shuffle=0, n=5)
    Traceback (most recent call last):
    ValueError: the number of the hand must be a whole number, 0 or more, not -1
    """
    return seeded_orders(seed).permutation(hand, shuffle, n)


def shuffled(items: Sequence[T], seed: bytes, hand: int, shuffle: int) -> list[T]:
    """Return items in an order of the seeded shuffle; see :meth:`Orders.shuffled`.

    >>> shuffled(["bottom", "second", "third", "fourth", "top"], bytes(32), hand=0, shuffle=0)
    ['third', 'bottom', 'second', 'top', 'fourth']
    """
    return seeded_orders(seed).shuffled(items, hand, shuffle)


def _words(seed: bytes, prefix: str) -> Iterator[int]:
    """Yield 32-bit words without end: HMAC-SHA256 in counter mode, eight big-endian words per block."""
    started = hmac.new(seed, f"{prefix}|".encode("ascii"), "sha256")
    for block in count():
        mac = started.copy()
        mac.update(b"%d" % block)
        yield from _BLOCK.unpack(mac.digest())


def _below(bound: int, words: Iterator[int]) -> int:
    """Draw uniformly from 0, 1, …, bound - 1, skipping the words that would favour low numbers.

    >>> _below(3, iter([0xFFFFFFFF, 0xFFFFFFFE]))  # 2**32 - 1 is one word too many for three equal shares
    2
    """
    limit = _WORDS - _WORDS % bound
    while (word := next(words)) >= limit:
        pass
    return word % bound


def _check_length(seed: bytes) -> None:
    if not isinstance(seed, bytes):
        raise ValueError(f"a seed is {SEED_BYTES} bytes, not {type(seed).__name__}")
    if len(seed) != SEED_BYTES:
        raise ValueError(f"a seed is {SEED_BYTES} bytes, not {len(seed)}")


def _check_whole(name: str, value: object) -> None:
    if not isinstance(value, int) or value < 0:
        raise ValueError(f"{name} must be a whole number, 0 or more, not {value!r}")
