"""What a player types, made into actions: short forms, words for cards, several cards at once.

Nothing here decides what is legal. Where words leave a choice (``take`` with two ways of taking), the legal
actions decide if only one of them fits.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from canasta.cards import (
    BLACK_THREE,
    JOKER,
    KIND_OF_CARD,
    LETTERS,
    RANKS,
    RED_THREE,
    SUITS,
    TWO,
    card_text,
    kind_letter,
)
from canasta.messages import ENGLISH, Complaint, current_language, kind_names, text
from canasta.table.actions import (
    ADD,
    ADD_JOKER,
    ADD_TWO,
    ASK,
    BURY,
    DISCARD,
    DRAW,
    END,
    FOUR_BLACK,
    KIND,
    LAY_JOKER,
    LAY_NATURAL,
    LAY_SEVEN,
    LAY_TWO,
    LAY_WILD,
    NO,
    PASS,
    REFILL,
    SHOW_BLACK,
    SHOW_HAND,
    SHOW_RED,
    TAKE_ADD,
    TAKE_JOKER,
    TAKE_PAIR,
    TAKE_RESERVE,
    TAKE_TWO,
    YES,
    action_text,
)
from canasta.table.packing import RANKLESS

_PLAIN: Final = {
    "draw": DRAW, "dr": DRAW, "ask": ASK, "yes": YES, "y": YES, "no": NO, "n": NO, "pass": PASS, "p": PASS,
    "end": END, "e": END, "play c": REFILL, "play caliente": REFILL, "play a caliente card": REFILL,
    "play caliente card": REFILL, "play the caliente card": REFILL, "refill": REFILL,
    "show r": SHOW_RED, "show b": SHOW_BLACK, "show hand": SHOW_HAND,
    "take reserve": TAKE_RESERVE, "take up": TAKE_RESERVE, "take up reserve": TAKE_RESERVE,
    "take the reserve": TAKE_RESERVE, "take knee": TAKE_RESERVE, "take foot": TAKE_RESERVE,
}  # fmt: skip
_VERBS: Final = {
    "take": "take", "t": "take", "lay": "lay", "l": "lay", "meld": "lay", "add": "add", "a": "add",
    "discard": "discard", "d": "discard", "dis": "discard", "bury": "bury",
}  # fmt: skip
#: Words that say nothing more between a verb and its cards.
_FILLING: Final = re.compile(r"\b(?:the|an|pile|with|my|set|of)\b")
_TARGET: Final = re.compile(r"\b(?:to|on|onto)\b")
_WILD: Final = ("wild", "wilds", "wild card", "wild cards")
_SIGNS: Final = str.maketrans({"♠": "s", "♥": "h", "♦": "d", "♣": "c", ",": " ", "+": " "})


class Card(NamedTuple):
    """A card that was named: its kind, and its suit if that was said too."""

    kind: int
    suit: str = ""


class Known(NamedTuple):
    """What words are understood by: the player's cards and sets, the top card, what is legal."""

    hand: tuple[int, ...]  #: physical cards
    sets: frozenset[int]  #: kinds the side has a set of
    top: int  #: kind of the pile's top card, or -1
    legal: tuple[int, ...]
    four_blacks: bool = True  #: whether black threes are laid as the whole hand, four at a time


class Play(NamedTuple):
    """Actions to do one after the other; ``card`` is the physical card of a discard that named it.

    ``words`` says what was meant, if that is less than the actions say.
    """

    actions: tuple[int, ...]
    card: int | None = None
    words: str = ""


def read_play(typed: str, known: Known) -> Play:
    """The actions that were typed; a ``Complaint`` says what is missing or not understood.

    >>> table = Known(hand=(), sets=frozenset({9}), top=-1, legal=())
    >>> [action_text(action) for action in read_play("lay qqq2", table).actions]
    ['lay QQQ', 'add 2 to Q']
    >>> [action_text(action) for action in read_play("lay kings", table).actions]
    ['add K']
    """
    words = " ".join(typed.lower().translate(_SIGNS).split())
    verb, _, rest = words.partition(" ")
    if words in ("d", "take", "t"):
        return _bare(words, known)
    if words in _PLAIN:
        return Play((_PLAIN[words],))
    if words.split()[:1] == ["draw"]:
        return Play((DRAW,))
    if verb not in _VERBS:
        raise Complaint("play.error.unknown", text=typed)
    rest = " ".join(_article(current_language()).sub(" ", _FILLING.sub(" ", rest)).split())
    if not rest:
        raise Complaint(f"play.error.{_VERBS[verb]}_what")
    if _VERBS[verb] == "take":
        return Play((_take(rest, known),))
    if _VERBS[verb] == "lay":
        return Play(tuple(_lay(read_cards(rest), known)))
    if _VERBS[verb] == "bury":
        return Play(tuple(_bury(read_cards(rest))))
    if _VERBS[verb] == "add":
        return Play(tuple(_add(rest, known.legal)))
    return _discard(read_cards(rest), known)


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
def _article(language: str) -> re.Pattern[str]:
    """``a`` before the name of a card; anywhere else it is the ace."""
    names = "|".join(name for name, _ in _names(language))
    return re.compile(rf"\ba (?=(?:{names})\b)")


def _bare(words: str, known: Known) -> Play:
    """``d`` is drawing if that is possible; ``take`` is the one way of taking there is."""
    if words == "d":
        if DRAW in known.legal:
            return Play((DRAW,))
        raise Complaint("play.error.discard_what")
    takes = [action for action in known.legal if TAKE_PAIR <= action < LAY_NATURAL]
    if len(takes) > 1:
        raise Complaint("play.error.choose", choices=_choices(takes))
    if takes:
        return Play((takes[0],))
    rank = known.top if 0 <= known.top < RANKS else 0
    return Play((TAKE_PAIR + rank,), words=text("play.menu.take_any"))


def _choices(actions: Sequence[int]) -> str:
    return ", ".join(map(action_text, actions))


def _take(rest: str, known: Known) -> int:
    if _TARGET.search(rest):
        target = read_cards(_TARGET.sub(" ", rest))
        if len(target) == 1 and target[0].kind < RANKS:
            return TAKE_ADD + target[0].kind
        raise Complaint("play.error.take_what")
    kinds = sorted(card.kind for card in read_cards(rest))
    if len(kinds) == 1 and kinds[0] < RANKS:
        # One card named: onto the set if there is one, else the pair.
        return (TAKE_ADD if kinds[0] in known.sets else TAKE_PAIR) + kinds[0]
    if len(kinds) == 2 and kinds[0] < RANKS:
        if kinds[0] == kinds[1]:
            return TAKE_PAIR + kinds[0]
        if kinds[1] in (TWO, JOKER):
            return (TAKE_TWO if kinds[1] == TWO else TAKE_JOKER) + kinds[0]
    raise Complaint("play.error.take_what")


def _place(kind: int) -> int:
    return RANKLESS if kind == BLACK_THREE else kind


def _lay(cards: list[Card], known: Known) -> list[int]:
    """A new set and what goes on it at once; cards of a set that is there are added to it."""
    kinds = [card.kind for card in cards]
    naturals = [kind for kind in kinds if kind not in (TWO, JOKER)]
    twos, jokers = kinds.count(TWO), kinds.count(JOKER)
    if not naturals:
        return _lay_wild(twos, jokers, known)
    kind = naturals[0]
    if known.four_blacks and kinds == [BLACK_THREE] * 4:
        return [FOUR_BLACK]
    if any(other != kind for other in naturals):
        raise Complaint("play.error.one_rank")
    if kind >= RANKS and kind != BLACK_THREE:
        raise Complaint("play.error.lay_what")
    place = _place(kind)
    if len(naturals) == 7 and LAY_SEVEN + place in known.legal:
        return [LAY_SEVEN + place] + [ADD_TWO + place] * twos + [ADD_JOKER + place] * jokers
    if kind in known.sets:
        return [ADD + place] * len(naturals) + [ADD_TWO + place] * twos + [ADD_JOKER + place] * jokers
    if len(kinds) == 1:
        return [_lay_rank(place, known.legal)]
    if len(naturals) >= 3 or not twos + jokers:
        first = [LAY_NATURAL + place] + [ADD + place] * (len(naturals) - 3)
    elif twos:
        first, twos = [LAY_TWO + place], twos - 1
    else:
        first, jokers = [LAY_JOKER + place], jokers - 1
    if first[0] >= LAY_TWO and place == RANKLESS:
        raise Complaint("refuse.black_threes_pure")
    return first + [ADD_TWO + place] * twos + [ADD_JOKER + place] * jokers


def _lay_rank(place: int, legal: Sequence[int]) -> int:
    """Only the rank was said: the natural set if there is one, else the one way there is."""
    ways = [family + place for family in (LAY_NATURAL, LAY_TWO, LAY_JOKER) if family + place in legal]
    if len(ways) > 1 and ways[0] >= LAY_TWO:
        raise Complaint("play.error.choose", choices=_choices(ways))
    return ways[0] if ways else LAY_NATURAL + place


def _lay_wild(twos: int, jokers: int, known: Known) -> list[int]:
    """A set of wild cards; they are added to it if it is there."""
    if TWO in known.sets:
        return [ADD_TWO + RANKLESS] * twos + [ADD_JOKER + RANKLESS] * jokers
    if twos + jokers < 3:
        raise Complaint("play.error.lay_what")
    small = min(twos, 3)
    first = LAY_WILD + 3 - small
    return [first, *[ADD_TWO + RANKLESS] * (twos - small), *[ADD_JOKER + RANKLESS] * (jokers - 3 + small)]


def _add(rest: str, legal: Sequence[int]) -> list[int]:
    """Cards for sets that are there; wild cards say to which set, unless only one can take them."""
    left, target, right = rest, "", ""
    found = _TARGET.search(rest)
    if found:
        left, target, right = rest[: found.start()], "to", rest[found.end() :]
    cards = read_cards(left)
    if not cards:
        raise Complaint("play.error.add_what")
    place = -1
    if target:
        if right.strip() in _WILD:
            place = RANKLESS
        else:
            sets = read_cards(right)
            if len(sets) != 1 or (sets[0].kind >= RANKS and sets[0].kind != BLACK_THREE):
                raise Complaint("play.error.add_what")
            place = _place(sets[0].kind)
    return [_add_one(card.kind, place, legal) for card in cards]


def _bury(cards: list[Card]) -> list[int]:
    """Natural cards for closed sets."""
    if any(card.kind >= RANKS for card in cards):
        raise Complaint("play.error.add_what")
    return [BURY + card.kind for card in cards]


def _add_one(kind: int, place: int, legal: Sequence[int]) -> int:
    if kind in (TWO, JOKER):
        family = ADD_TWO if kind == TWO else ADD_JOKER
        if place < 0:
            fitting = [action for action in legal if family <= action < family + 16]
            if len(fitting) != 1:
                raise Complaint("play.error.add_where", kind=kind, letter=kind_letter(kind))
            place = fitting[0] & KIND
        return family + place
    if kind >= RANKS and kind != BLACK_THREE:
        raise Complaint("play.error.add_what")
    if place >= 0 and place != _place(kind):
        raise Complaint("play.error.one_rank")
    if BURY + kind in legal and ADD + kind not in legal:
        return BURY + kind  # the set of that rank is closed
    return ADD + _place(kind)


def _discard(cards: list[Card], known: Known) -> Play:
    if len(cards) != 1:
        raise Complaint("play.error.discard_one")
    kind, suit = cards[0]
    if not suit:
        return Play((DISCARD + kind,))
    for card in known.hand:
        if KIND_OF_CARD[card] == kind and card_text(card)[1:] == suit:
            return Play((DISCARD + kind,), card)
    if any(KIND_OF_CARD[card] == kind for card in known.hand):
        raise Complaint("play.error.not_held", kind=kind)
    return Play((DISCARD + kind,))
