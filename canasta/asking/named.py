"""Cards as people name them: by letter or in words, with or without suits."""

from __future__ import annotations

import re
from functools import cache
from typing import Final, NamedTuple

from canasta.cards import BLACK_THREE, LETTERS, RED_THREE, SUITS, TWO
from canasta.messages import ENGLISH, Complaint, current_language, kind_names

#: The suit after a card, in words: "k of hearts".
_SUIT_WORDS: Final = re.compile(r"(\w)\s+(?:of\s+)?(s|h|d|c)(?:pades?|earts?|iamonds?|lubs?)\b")


class Card(NamedTuple):
    """A card that was named: its kind, and its suit if that was said too."""

    kind: int
    suit: str = ""


def read_cards(words: str) -> list[Card]:
    """Cards by letter or by name, in any mixture, with or without blanks and suits.

    >>> read_cards("kk joker")
    [Card(kind=9, suit=''), Card(kind=9, suit=''), Card(kind=12, suit='')]
    >>> read_cards("10h"), read_cards("black three"), read_cards("3d")
    ([Card(kind=6, suit='H')], [Card(kind=14, suit='')], [Card(kind=13, suit='D')])
    """
    cards: list[Card] = []
    for name, letter in _names(current_language()):
        words = re.sub(rf"\b{name}\b", letter, words)
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
                raise Complaint("play.error.card", text=word)
            cards.append(Card(kind, suit))
            place += 1 + len(suit)
    return cards


@cache
def _names(language: str) -> list[tuple[str, str]]:
    """The names of the kinds and their letters, the longest first, so that "black three" is no three."""
    names = {"black 3": "b", "black 3s": "b", "red 3": "r", "red 3s": "r"}
    for kind, letter in enumerate(LETTERS):
        for name in kind_names(kind, ENGLISH) + kind_names(kind, language):
            names[name.lower()] = letter.lower()
    return sorted(names.items(), key=lambda name: -len(name[0]))


@cache
def article(language: str) -> re.Pattern[str]:
    """``a`` before the name of a card; anywhere else it is the ace."""
    names = "|".join(name for name, _ in _names(language))
    return re.compile(rf"\ba (?=(?:{names})\b)")
