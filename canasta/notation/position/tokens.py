"""The tokens of a position and their simple values: numbers, seats, sides, lists and cards."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from canasta import limits
from canasta.cards import LETTERS, UNKNOWN, UNKNOWN_LETTER
from canasta.clauses.setup import Setup
from canasta.messages import SIDE_LETTERS, Param
from canasta.notation.errors import NotationError
from canasta.notation.position.keys import HIDDEN, NOTHING

_WORD: Final = re.compile(r"[^ \t]+")
_NUMBER: Final = re.compile(f"-?[0-9]{{1,{limits.POINTS_DIGITS}}}")
_COUNT: Final = re.compile(r"[0-9]*")
_TEN: Final = "10"
_KIND: Final = {letter: kind for kind, letter in enumerate(LETTERS)}

#: Used as a kind: all cards of the pack that are nowhere else.
REST: Final = -1


class Piece(NamedTuple):
    """A piece of the text and its column."""

    text: str
    column: int


class CardToken(NamedTuple):
    """A card of the text: its kind and column."""

    kind: int
    column: int


class Token(NamedTuple):
    """A key with its value: ``pile=5K``."""

    key: Piece
    value: Piece

    def error(self, reason: str, at: Piece | CardToken | None = None, **params: Param) -> NotationError:
        """Return an error at a piece of the value, or at its beginning."""
        return fail(reason, at or self.value, **params)


def fail(reason: str, at: Piece | CardToken, **params: Param) -> NotationError:
    """Return an error at a place of the text."""
    return NotationError("position." + reason, 1, at.column, **params)


def split_tokens(text: str) -> tuple[Piece, dict[str, Token]]:
    """Return the book's name, and the other words of a position by key in lower case."""
    lines = text.rstrip().splitlines()
    if not lines:
        raise NotationError("position.empty", 1, 1)
    if len(lines) > 1:
        raise NotationError("position.lines", 2, 1)
    pieces = [Piece(found[0], found.start() + 1) for found in _WORD.finditer(lines[0])]
    words: dict[str, Token] = {}
    for piece in pieces[1:]:
        key, equals, value = piece.text.partition("=")
        if not equals:
            raise fail("no_equals", piece, word=piece.text)
        if key.lower() in words:
            raise fail("key_twice", piece, key=key)
        at = Piece(value, piece.column + len(key) + 1)
        if not value:
            raise fail("no_value", at, key=key)
        words[key.lower()] = Token(Piece(key, piece.column), at)
    return pieces[0], words


def listed(word: Token) -> list[Piece]:
    """Split a comma-separated value; ``-`` is empty."""
    if word.value.text == NOTHING:
        return []
    pieces = []
    column = word.value.column
    for text in word.value.text.split(","):
        pieces.append(Piece(text, column))
        column += len(text) + 1
    return pieces


def number(word: Token, at: Piece | None = None, negative: bool = False) -> int:
    """Read a number, in the value or in a piece of it."""
    piece = at or word.value
    if not _NUMBER.fullmatch(piece.text) or (piece.text.startswith("-") and not negative):
        raise word.error("number", piece, word=piece.text, key=word.key.text)
    return int(piece.text)


def numbers(word: Token, many: int, negative: bool = False) -> tuple[int, ...]:
    """Read a number for each side."""
    found = tuple(number(word, piece, negative) for piece in listed(word))
    if len(found) != many:
        raise word.error("numbers", key=word.key.text, number=many, given=len(found))
    return found


def seat_number(word: Token, setup: Setup, at: Piece | None = None) -> int:
    """Read a seat, from 0."""
    piece = at or word.value
    if piece.text not in map(str, range(1, setup.seats + 1)):
        raise word.error("seat", piece, word=piece.text, last=setup.seats)
    return int(piece.text) - 1


def side_letters(setup: Setup) -> str:
    """Return the letters of the sides, for a message."""
    return ", ".join(SIDE_LETTERS[: setup.sides])


def chosen(word: Token, names: Mapping[str, int], wrong: str, **params: Param) -> list[tuple[Piece, int]]:
    """Read a list of names, each at most once: the pieces and their meanings."""
    found: dict[int, Piece] = {}
    for piece in listed(word):
        one = names.get(piece.text.upper(), names.get(piece.text.lower()))
        if one is None:
            raise word.error(wrong, piece, word=piece.text, **params)
        if one in found:
            raise word.error("twice", piece, word=piece.text)
        found[one] = piece
    return [(piece, one) for one, piece in found.items()]


def one_of(word: Token, names: Mapping[str, int], at: Piece | None = None) -> int:
    """Read one of some words."""
    piece = at or word.value
    found = names.get(piece.text.lower(), names.get(piece.text.upper()))
    if found is None:
        raise word.error("word", piece, key=word.key.text, word=piece.text, words=", ".join(names))
    return found


def cards(word: Token, setup: Setup, at: Piece | None = None, hidden: bool = False) -> list[CardToken]:
    """Read cards by letter; ``hidden`` allows hidden ones (``#9``, ``?``, or ``#`` for the rest)."""
    text, column = at or word.value
    if text == NOTHING:
        return []
    found: list[CardToken] = []
    place = 0
    while place < len(text):
        here = Piece(text[place], column + place)
        kind = _KIND.get(text[place].upper())
        many = 1
        if text.startswith(_TEN, place):  # the rank as printed on the card
            kind = _KIND["T"]
            place += 1
        if kind is None:
            kind = UNKNOWN
            if text[place] == HIDDEN:
                digits = _digits(text[place + 1 :])
                kind, many = _hidden(digits, here, len(setup.deck))
                place += len(digits)
            elif text[place] != UNKNOWN_LETTER:
                raise fail("card", here, letter=text[place])
            if not hidden:
                raise fail("hidden_here", here, key=word.key.text)
        found.extend([CardToken(kind, here.column)] * many)
        place += 1
    return found


def among(word: Token, found: list[CardToken], hand: list[int]) -> list[int]:
    """Read the kinds of cards that must be among the given cards of a hand."""
    kinds: list[int] = []
    for card in found:
        kinds.append(card.kind)
        many, have = kinds.count(card.kind), hand.count(card.kind)
        if many > have:
            raise fail("not_in_hand", card, kind=card.kind, number=many, have=have, key=word.key.text)
    return kinds


def _digits(text: str) -> str:
    found = _COUNT.match(text)
    return found[0] if found else ""


def _hidden(digits: str, at: Piece, most: int) -> tuple[int, int]:
    """Read ``#`` and its number: a number of hidden cards, or the rest of the pack."""
    if not digits:
        return REST, 1
    if len(digits) > 3 or int(digits) > most:
        raise fail("hidden_most", at, word=digits, most=most)
    return UNKNOWN, int(digits)
