"""The fair shuffle: an order of cards that nobody could choose and everybody can check.

The order is a pure function of the game's secret seed, a digest of all else that went in, the number of the
hand and the number of the shuffle in that hand. In the first edition, which is all here, the digest is that
of the players' contributions, and the seed's hash is the *commitment*, published before the first card.
``canasta.fairness`` has the second edition, whose orders are worked out here too. ``docs/fair-shuffle.md``
describes both without a word of Python, with vectors that the tests read.

>>> seed = bytes(range(32))
>>> commitment(seed)
'630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd'
>>> permutation(seed, ["Ana", "Bruno"], hand=1, shuffle=0, n=8)
[2, 3, 4, 6, 0, 5, 7, 1]
"""

import hashlib
import hmac
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeVar

__all__ = [
    "EQUAL_CARDS", "METHOD", "SEED_BYTES", "Orders", "check_seed", "commitment", "contributions_digest",
    "new_seed", "permutation", "seed_of", "shuffled",
]  # fmt: skip

T = TypeVar("T")

METHOD: Final = "casa-canasta shuffle 1"
"""Name and version of the method; every hashed message begins with it. Another method needs another name."""

EQUAL_CARDS: Final = "casa-canasta equal cards 1"
"""Name and version of the draw among equal cards; every message hashed for it begins with it."""

SEED_BYTES: Final = 32
"""A seed is this many bytes, written as twice as many lowercase hexadecimal digits."""

_HEX_DIGITS: Final = "0123456789abcdef"
_WORDS: Final = 2**32  # how many different 32-bit words there are


def new_seed() -> bytes:
    """A fresh secret seed from the operating system's generator, for one game and never for a second one.

    >>> len(new_seed())
    32
    """
    return secrets.token_bytes(SEED_BYTES)


def check_seed(text: str) -> bytes:
    """The seed that ``text`` writes: exactly 64 lowercase hexadecimal digits and nothing else.

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


def seed_of(words: str) -> bytes:
    """The seed that a text stands for: 64 hexadecimal digits are one, of any other text the hash is.

    >>> seed_of("00" * 32) == bytes(32), seed_of("Ana") == hashlib.sha256(b"Ana").digest()
    (True, True)
    """
    try:
        return check_seed(words)
    except ValueError:
        return hashlib.sha256(words.encode("utf-8", "surrogatepass")).digest()


def commitment(seed: bytes) -> str:
    """What is published before the first card: SHA-256 of the seed, as 64 lowercase hexadecimal digits.

    The 32 bytes are hashed, not the 64 digits that write them.

    >>> commitment(bytes(32))
    '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925'
    """
    _check_length(seed)
    return hashlib.sha256(seed).hexdigest()


def contributions_digest(contributions: Sequence[str]) -> str:
    """SHA-256 of what the players contributed, in seat order, as 64 lowercase hexadecimal digits.

    Each text is put down as its length in UTF-8 bytes (decimal), a colon, those bytes and a comma, and the
    whole is hashed, so no two different lists are hashed alike. A seat that contributed nothing counts as the
    empty text; no seats at all (the empty list) is allowed and gives the hash of nothing. Texts are taken as
    they are: nothing is trimmed, and no letters are normalised.

    >>> contributions_digest(["Ana", "Bruno"]) == hashlib.sha256(b"3:Ana,5:Bruno,").hexdigest()
    True
    >>> contributions_digest([]) == hashlib.sha256(b"").hexdigest()
    True
    >>> contributions_digest([""]) == hashlib.sha256(b"0:,").hexdigest()
    True
    """
    if isinstance(contributions, str):
        raise ValueError(f"contributions are texts, one per seat, not the one text {contributions!r}")
    digest = hashlib.sha256()
    for seat, text in enumerate(contributions):
        if not isinstance(text, str):
            raise ValueError(f"the contribution of seat {seat} is not a text: {text!r}")
        try:
            data = text.encode("utf-8")
        except UnicodeEncodeError as error:
            raise ValueError(
                f"the contribution of seat {seat} cannot be written in UTF-8: {text!r}"
            ) from error
        digest.update(b"%d:%b," % (len(data), data))
    return digest.hexdigest()


@dataclass(frozen=True)
class Orders:
    """All the orders of one game, from its seed, a digest of all else that went in, and the method's name.

    It holds the game's secret, so it goes to nobody who plays.
    """

    seed: bytes = field(repr=False)
    digest: str
    method: str = METHOD

    def permutation(self, hand: int, shuffle: int, n: int) -> list[int]:
        """As the function :func:`permutation`."""
        _check_length(self.seed)
        _check_whole("the number of the hand", hand)
        _check_whole("the number of the shuffle", shuffle)
        _check_whole("the number of cards", n)
        if n > _WORDS:
            raise ValueError(f"the number of cards must be at most {_WORDS}, not {n}")
        words = _words(self.seed, f"{self.method}|{self.digest}|{hand:d}|{shuffle:d}")
        order = list(range(n))
        for i in range(n - 1, 0, -1):
            j = _below(i + 1, words)
            order[i], order[j] = order[j], order[i]
        return order

    def lot(self, step: int, card: int) -> bytes:
        """Draw the lot of a physical card in one step of the game.

        Of several equal cards the one with the smallest lot is played (P5). Nobody can compute lots before
        the seed is revealed, and everyone can afterwards.

        >>> orders = Orders(bytes(32), contributions_digest([]))
        >>> sorted(range(8), key=lambda card: orders.lot(1, card))
        [3, 2, 7, 6, 0, 5, 1, 4]
        """
        message = f"{EQUAL_CARDS}|{self.digest}|{step:d}|{card:d}"
        return hmac.digest(self.seed, message.encode("ascii"), "sha256")

    def shuffled(self, items: Sequence[T], hand: int, shuffle: int) -> list[T]:
        """As the function :func:`shuffled`."""
        return [items[position] for position in self.permutation(hand, shuffle, len(items))]


def permutation(seed: bytes, contributions: Sequence[str], hand: int, shuffle: int, n: int) -> list[int]:
    """The order of ``n`` cards: element 0 is the position of the top card, the one dealt first.

    ``hand`` counts from 1, and hand 0 is the draw for seats. ``shuffle`` is 0 for the hand's first shuffle
    and one more for every further shuffle or redeal in that hand, whatever the number of cards.

    The list starts as 0, 1, …, n - 1. Then ``i`` goes from n - 1 down to 1, and each time elements ``i`` and
    ``j`` change places, ``j`` being drawn evenly from 0, 1, …, i (it may be ``i``).

    >>> permutation(bytes(32), [], hand=0, shuffle=0, n=5)
    [2, 0, 1, 4, 3]
    >>> permutation(bytes(32), [], hand=0, shuffle=0, n=1)
    [0]
    >>> permutation(bytes(32), [], hand=-1, shuffle=0, n=5)
    Traceback (most recent call last):
    ValueError: the number of the hand must be a whole number, 0 or more, not -1
    """
    return Orders(seed, contributions_digest(contributions)).permutation(hand, shuffle, n)


def shuffled(
    items: Sequence[T], seed: bytes, contributions: Sequence[str], hand: int, shuffle: int
) -> list[T]:
    """``items`` in the order of :func:`permutation`; element 0 of the result is the new top card.

    The items are given **bottom to top**: a pile or stock that is shuffled again starts with its bottom card,
    a fresh pack with position 0 of the canonical pack order. The items themselves are left alone.

    >>> shuffled(["bottom", "second", "third", "fourth", "top"], bytes(32), [], hand=0, shuffle=0)
    ['third', 'bottom', 'second', 'top', 'fourth']
    """
    return Orders(seed, contributions_digest(contributions)).shuffled(items, hand, shuffle)


def _words(seed: bytes, prefix: str) -> Iterator[int]:
    """The endless run of 32-bit words: HMAC-SHA256 in counter mode, eight big-endian words per block."""
    block = 0
    while True:
        mac = hmac.digest(seed, f"{prefix}|{block}".encode("ascii"), "sha256")
        for start in range(0, len(mac), 4):
            yield int.from_bytes(mac[start : start + 4], "big")
        block += 1


def _below(bound: int, words: Iterator[int]) -> int:
    """An even draw from 0, 1, …, bound - 1, passing over the words that would favour the low numbers.

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
