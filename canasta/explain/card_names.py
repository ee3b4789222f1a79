"""Parser for cards as people name them: by letter or in words, with or without suits."""

from __future__ import annotations

import re
from functools import cache
from typing import Final, NamedTuple

from canasta.cards import BLACK_THREE, LETTERS, RED_THREE, SUITS, TWO
from canasta.messages import ENGLISH, UserError, current_language, kind_names, text

#: A suit in words after a card: "k of hearts".
_SUIT_WORDS: Final = re.compile(r"(\w)\s+(?:of\s+)?(s|h|d|c)(?:pades?|earts?|iamonds?|lubs?)\b")
#: Several cards of a rank given by its letter: "three 7s".
_LETTERS: Final = r"(?P<letter>10|[4-9jqkat2x])s"


class NamedCard(NamedTuple):
    """A card that the player named: its kind, and its suit if given."""

    kind: int
    suit: str = ""


def read_cards(words: str) -> list[NamedCard]:
    """Parse cards given by letter or by name, in any mixture, with or without spaces and suits.

    >>> read_cards("kk joker")
    [NamedCard(kind=9, suit=''), NamedCard(kind=9, suit=''), NamedCard(kind=12, suit='')]
    >>> read_cards("10h"), read_cards("black three"), read_cards("3d")
    ([NamedCard(kind=6, suit='H')], [NamedCard(kind=14, suit='')], [NamedCard(kind=13, suit='D')])
    >>> len(read_cards("three kings")), len(read_cards("2 7s"))
    (3, 2)
    """
    cards: list[NamedCard] = []
    counted, numbers = _counted(current_language())
    words = counted.sub(
        lambda found: f"{found['letter'] or found['name']} " * numbers[found["number"]],
        words,
    )
    for name, letter in _names(current_language()):
        words = re.sub(rf"\b{re.escape(name)}\b", letter, words)
    words = _SUIT_WORDS.sub(r"\1\2", words)
    for word in words.replace("10", "t").split():
        place = 0
        while place < len(word):
            letter = word[place].upper()
            following = word[place + 1 : place + 2].upper()
            # C after a rank is clubs; alone it is the Caliente card.
            suit = following if following and following in SUITS else ""
            if letter == "3":
                kind = RED_THREE if suit and suit in "HD" else BLACK_THREE
            elif letter in LETTERS:
                kind = LETTERS.index(letter)
                suit = suit if kind <= TWO else ""
            else:
                raise UserError("play.error.card", text=word)
            cards.append(NamedCard(kind, suit))
            place += 1 + len(suit)
    return cards


@cache
def _names(language: str) -> list[tuple[str, str]]:
    """Return the names of the kinds with their letters, longest first ("black three" before "three")."""
    names = {"black 3": "b", "black 3s": "b", "red 3": "r", "red 3s": "r"}
    for kind, letter in enumerate(LETTERS):
        for name in kind_names(kind, ENGLISH) + kind_names(kind, language):
            names[name.lower()] = letter.lower()
    return sorted(names.items(), key=lambda name: -len(name[0]))


@cache
def _counted(language: str) -> tuple[re.Pattern[str], dict[str, int]]:
    """Return a pattern for a number of cards of a kind ("three kings"), and the value of each number word."""
    numbers = {"pair": 2} | {str(number): number for number in range(2, 10)}
    for number in range(2, 11):
        for spoken in (ENGLISH, language):
            numbers[text(f"wording.number.{number}", spoken)] = number
    plurals = ["black 3s", "red 3s"]
    for kind in range(len(LETTERS)):
        plurals += {kind_names(kind, spoken)[1].lower() for spoken in (ENGLISH, language)}
    names = "|".join(map(re.escape, sorted(plurals, key=len, reverse=True)))
    several = rf"\b(?:a )?(?P<number>{'|'.join(map(re.escape, numbers))}) (?:(?P<name>{names})|{_LETTERS})\b"
    return re.compile(several), numbers


@cache
def article(language: str) -> re.Pattern[str]:
    """Return a pattern for ``a`` as an article before the name of a card; anywhere else it is the ace."""
    names = "|".join(re.escape(name) for name, _ in _names(language))
    return re.compile(rf"\ba (?=(?:{names})\b)")
