"""Parser for plays as people type them: short forms, names of cards, several cards at once.

The parser does not decide what is legal. If the words are ambiguous (``take`` with two ways of taking), they
are resolved by the legal actions if only one of them fits. A play that no action could ever be, for example
two cards as a set, is refused with the paragraph of the book that says so.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple, NoReturn

from canasta.cards import (
    BLACK_THREE,
    CALIENTE,
    JOKER,
    KIND_OF_CARD,
    RANKS,
    RED_THREE,
    TWO,
    card_text,
    kind_letter,
)
from canasta.clauses.base import Reason
from canasta.clauses.meld import BlackThreesPure
from canasta.clauses.take import Stopped
from canasta.explain.card_names import NamedCard, article, read_cards
from canasta.messages import UserError, current_language, text
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
)
from canasta.table.packing import FIELD, RANKLESS, SHIFT
from canasta.table.state import PART_DRAW, SET_NATURALS, SETS, State
from canasta.wording import offer_words

_PLAIN: Final = {
    "draw": DRAW, "dr": DRAW, "ask": ASK, "yes": YES, "y": YES, "no": NO, "n": NO, "pass": PASS, "p": PASS,
    "end": END, "e": END, "play c": REFILL, "play caliente": REFILL, "play a caliente card": REFILL,
    "play caliente card": REFILL, "play the caliente card": REFILL, "refill": REFILL,
    "take up": TAKE_RESERVE,
}  # fmt: skip
_VERBS: Final = {
    "take": "take", "t": "take", "pick": "take", "lay": "lay", "l": "lay", "meld": "lay", "add": "add",
    "a": "add", "discard": "discard", "d": "discard", "dis": "discard", "throw": "discard", "bury": "bury",
    "show": "show",
}  # fmt: skip
#: Reserves that are taken up; all other takes concern the pile.
_RESERVES: Final = ("reserve", "next reserve", "knee", "foot")
#: Filler words between a verb and its cards.
_FILLING: Final = re.compile(r"\b(?:the|an|one|and|y|pile|pack|with|it|my|your|set|of|up|down|away)\b")
_TARGET: Final = re.compile(r"\b(?:to|on|onto)\b")
#: Cards taken out of a set: ``take back 2 from K``, ``move 2 from K to Q``.
_BACK: Final = re.compile(r"(?:take back|move|remove)\b|take .*\b(?:from|out of)\b")
#: ``d7``: the verb without a space.
_JOINED: Final = re.compile(r"d(10|[2-9jqkatxb])((?:[shdc])?)")
_DRAWING: Final = re.compile(r"draw(?: (?:a|one|two|2|the|top))*(?: cards?)?(?: from(?: the)? stock)?")
_ENDING: Final = re.compile(r"end (?:(?:the|my) )?turn(?: without.*)?")
_QUESTION: Final = re.compile(r"ask(?: (?:my|partner|whether|to|i|may|go|out))*|(?:may|shall) i go out\??")
#: ``a 7``: in a discard, which is a single card, ``a`` is not an ace.
_ONE: Final = re.compile(r"^a (?=10|[2-9])")
_CLOSED: Final = re.compile(r"\bto (?:a |the )?closed\b")
#: Several sets by their letters: ``KKK QQ2``.
_GROUPS: Final = re.compile(r"(?:10|[2-9jqkatxb]){3,}(?: (?:10|[2-9jqkatxb]){3,})+")
_LAID: Final = "G6"  #: what is laid stays
_WILD: Final = ("wild", "wilds", "wild card", "wild cards")
_SIGNS: Final = str.maketrans({"♠": "s", "♥": "h", "♦": "d", "♣": "c", ",": " ", "+": " "})


class Known(NamedTuple):
    """Context for parsing: the player's cards and sets, the top card and the legal actions."""

    hand: tuple[int, ...]  #: physical cards
    sets: frozenset[int]  #: kinds of which the side has a set
    top: int  #: kind of the pile's top card, or -1
    legal: tuple[int, ...]
    four_blacks: bool = True  #: whether black threes are laid as the whole hand, four at a time
    state: State | None = None  #: if given, impossible plays are refused by its book


def known_of(state: State, legal: Sequence[int], hand: Sequence[int] = ()) -> Known:
    """Return the parsing context of a state; ``hand`` has the physical cards, if they are known."""
    side = state.seat % state.setup.sides
    sets = state.laid[SETS + side]
    kinds = {kind for kind in range(RANKS) if sets >> SHIFT[kind] & 1}
    if sets >> SHIFT[RANKLESS] & 1:
        kinds.add(BLACK_THREE if state.laid[SET_NATURALS + side] >> SHIFT[RANKLESS] & FIELD else TWO)
    top = state.pile[-1] if state.pile else -1
    return Known(
        tuple(hand), frozenset(kinds), top, tuple(legal), bool(state.setup.book.allows(FOUR_BLACK)), state
    )


class Play(NamedTuple):
    """Actions to perform in order; ``card`` is the physical card of a discard that named one.

    ``words`` describes the play, if the actions do not fully express it. If there is a ``reason``, the play
    is impossible and has no actions.
    """

    actions: tuple[int, ...]
    card: int | None = None
    words: str = ""
    reason: Reason | None = None


class _ImpossiblePlay(Exception):
    """Raised for a play that no action could be, with the reason."""

    def __init__(self, reason: Reason) -> None:
        super().__init__()
        self.reason = reason


def read_play(typed: str, known: Known) -> Play:
    """Parse a typed play into actions; raise a ``UserError`` if it is incomplete or not understood.

    >>> from canasta.table.actions import action_text
    >>> table = Known(hand=(), sets=frozenset({9}), top=-1, legal=())
    >>> [action_text(action) for action in read_play("lay qqq2", table).actions]
    ['lay QQQ', 'add 2 to Q']
    >>> [action_text(action) for action in read_play("lay kings", table).actions]
    ['add K']
    """
    words = " ".join(typed.lower().translate(_SIGNS).split()).removeprefix("answer ")
    words = _JOINED.sub(r"d \1\2", words) if _JOINED.fullmatch(words) else words
    verb, _, rest = words.partition(" ")
    try:
        if _BACK.match(words) and words not in _PLAIN:
            _refuse(known, "laid", "refuse.laid_stays")
        return _read(typed, words, verb, rest, known)
    except _ImpossiblePlay as impossible:
        return Play((), words=" ".join(typed.split()), reason=impossible.reason)


def lay_cards(kinds: Sequence[int], known: Known) -> Play:
    """Return the play that lays exactly these cards as a set, or adds them to the side's set of that rank."""
    try:
        if (
            len(kinds) == 1
            and kinds[0] not in (TWO, JOKER, RED_THREE, CALIENTE)
            and kinds[0] not in known.sets
        ):
            _refuse(known, "rank", "refuse.three_cards")
        return Play(tuple(_lay([NamedCard(kind) for kind in kinds], known)))
    except _ImpossiblePlay as impossible:
        return Play((), reason=impossible.reason)


def _refuse(known: Known, key: str, message: str, paragraph: str = "", **params: int | str) -> NoReturn:
    """Refuse an impossible play, citing a paragraph or the one that the book has for the key."""
    if known.state is None:
        raise UserError(message, **params)
    cites = known.state.setup.book.cites
    paragraph = paragraph or cites.get(key) or (_LAID if key == "laid" else cites["turn"])
    raise _ImpossiblePlay(Reason(paragraph, message, params))


def _read(typed: str, words: str, verb: str, rest: str, known: Known) -> Play:
    if words in _PLAIN:
        return Play((_PLAIN[words],))
    if _DRAWING.fullmatch(words):
        return Play((DRAW,))
    if _ENDING.fullmatch(words):
        return Play((END,))
    if _QUESTION.fullmatch(words):
        return Play((ASK,))
    verb = ("add" if _TARGET.search(rest) else "lay") if verb == "put" else _VERBS.get(verb, "")
    if not verb:
        raise UserError("play.error.unknown", text=typed)
    if verb == "add" and _CLOSED.search(rest):
        verb, rest = "bury", _CLOSED.sub(" ", rest)
    rest = " ".join(article(current_language()).sub(" ", _FILLING.sub(" ", rest)).split())
    if not rest:
        return _bare(words, verb, known)
    if verb == "take":
        return Play((TAKE_RESERVE,) if rest in _RESERVES else tuple(_take(rest, known)))
    if verb == "lay":
        return Play(tuple(_lay_all(rest, known)))
    if verb == "show":
        return Play((_show(rest),))
    if verb == "bury":
        return Play(tuple(_bury(read_cards(rest), known)))
    if verb == "add":
        return Play(tuple(_add(rest, known)))
    return _discard(read_cards(_ONE.sub("", rest)), known)


def _bare(words: str, verb: str, known: Known) -> Play:
    """Parse a verb without cards: ``d`` is draw if that is legal; ``take`` is the only legal take."""
    if words == "d" and DRAW in known.legal:
        return Play((DRAW,))
    if verb != "take":
        raise UserError(f"play.error.{verb}_what")
    takes = [action for action in known.legal if TAKE_PAIR <= action < LAY_NATURAL]
    if len(takes) > 1:
        raise UserError("play.error.choose", choices=_choices(takes))
    if takes:
        return Play((takes[0],))
    rank = known.top if 0 <= known.top < RANKS else 0
    return Play((TAKE_PAIR + rank,), words=text("play.menu.take_any"))


def _choices(actions: Sequence[int]) -> str:
    return text("wording.comma").join(map(offer_words, actions))


def _take(rest: str, known: Known) -> list[int]:
    if _TARGET.search(rest):
        target = read_cards(_TARGET.sub(" ", rest))
        if len(target) == 1 and target[0].kind < RANKS:
            return [TAKE_ADD + target[0].kind]
        raise UserError("play.error.take_what")
    kinds = sorted(card.kind for card in read_cards(rest))
    naturals = [kind for kind in kinds if kind < RANKS]
    twos, jokers = kinds.count(TWO), kinds.count(JOKER)
    if known.state and known.top >= RANKS:
        _refuse_top(known, known.state)
    if len(kinds) == 1 and naturals:
        # One card named: onto the set if there is one, else the pair.
        return [(TAKE_ADD if kinds[0] in known.sets else TAKE_PAIR) + kinds[0]]
    if len(naturals) + twos + jokers < len(kinds) or len(set(naturals)) > 1:
        _refuse(known, "match", "refuse.match")
    if len(kinds) < 2:
        raise UserError("play.error.take_what")
    if not naturals:
        if 0 <= known.top < RANKS:
            _refuse_wild(known, known.top, 1, len(kinds))
        _refuse(known, "empty_pile", "refuse.empty_pile")
    rank = naturals[0]
    if len(naturals) > 1:
        first = [TAKE_PAIR + rank] + [ADD + rank] * (len(naturals) - 2)
    elif twos:
        first, twos = [TAKE_TWO + rank], twos - 1
    else:
        first, jokers = [TAKE_JOKER + rank], jokers - 1
    return first + [ADD_TWO + rank] * twos + [ADD_JOKER + rank] * jokers


def _refuse_top(known: Known, state: State) -> None:
    """Refuse a top card that can never be taken, unless another rule forbids taking first."""
    if state.part == PART_DRAW:
        for clause in state.setup.book.take:
            if state.stopped and isinstance(clause, Stopped):
                raise _ImpossiblePlay(clause.reason(state, TAKE_PAIR))
        _refuse(known, "top", "refuse.top_never", kind=known.top)
    _refuse(known, "turn", "refuse.drawn_already")


def _refuse_wild(known: Known, kind: int, naturals: int, wild: int) -> NoReturn:
    """Refuse a set with too few natural cards, citing the limit that has no room for the wild ones."""
    place = _place(kind)
    for limit in known.state.setup.book.limits if known.state else ():
        if not all(limit.room(place, naturals, number) for number in range(wild)):
            _refuse(known, "rank", "refuse.few_naturals", limit.paragraph)
    _refuse(known, "rank", "refuse.few_naturals")


def _refuse_on_wild(known: Known) -> NoReturn:
    """A natural card for a set of wild cards: no book mixes them there, and some have no such sets."""
    for limit in known.state.setup.book.limits if known.state else ():
        if not limit.room(RANKLESS, 0, 0):
            _refuse(known, "rank", "refuse.wild_set", limit.paragraph)
    _refuse(known, "wild_pure", "refuse.wild_set_pure")


def _place(kind: int) -> int:
    return RANKLESS if kind == BLACK_THREE else kind


def _lay_all(rest: str, known: Known) -> list[int]:
    """Parse one set, or several separated by spaces: ``KKK QQ2``."""
    groups = [read_cards(word) for word in rest.split()] if _GROUPS.fullmatch(rest) else [read_cards(rest)]
    return [action for group in groups for action in _lay(group, known)]


def _lay(cards: list[NamedCard], known: Known) -> list[int]:
    """Parse a new set and the cards added to it at once; cards of an existing set are added to that."""
    kinds = [card.kind for card in cards]
    naturals = [kind for kind in kinds if kind not in (TWO, JOKER)]
    twos, jokers = kinds.count(TWO), kinds.count(JOKER)
    if not naturals:
        return _lay_wild(twos, jokers, known)
    kind = naturals[0]
    if known.four_blacks and kinds == [BLACK_THREE] * 4:
        return [FOUR_BLACK]
    if any(other != kind for other in naturals):
        _refuse(known, "rank", "refuse.one_rank")
    if kind >= RANKS and kind != BLACK_THREE:
        _refuse_special(known, kind)
    place = _place(kind)
    if len(naturals) == 7 and LAY_SEVEN + place in known.legal:
        return [LAY_SEVEN + place] + [ADD_TWO + place] * twos + [ADD_JOKER + place] * jokers
    if kind in known.sets:
        return [ADD + place] * len(naturals) + [ADD_TWO + place] * twos + [ADD_JOKER + place] * jokers
    if len(kinds) == 1:
        return [_lay_rank(place, known.legal)]
    if len(kinds) == 2:
        _refuse(known, "rank", "refuse.three_cards")
    if kind == BLACK_THREE and twos + jokers:
        _refuse_blacks(known)
    if len(naturals) == 1:
        _refuse_wild(known, kind, 1, twos + jokers)
    if len(naturals) >= 3:
        first = [LAY_NATURAL + place] + [ADD + place] * (len(naturals) - 3)
    elif twos:
        first, twos = [LAY_TWO + place], twos - 1
    else:
        first, jokers = [LAY_JOKER + place], jokers - 1
    return first + [ADD_TWO + place] * twos + [ADD_JOKER + place] * jokers


def _refuse_blacks(known: Known) -> NoReturn:
    """Refuse black threes with a wild card."""
    if known.state is None:
        raise UserError("refuse.black_threes_pure")
    for limit in known.state.setup.book.limits:
        if isinstance(limit, BlackThreesPure):
            _refuse(known, "black_three", "refuse.black_threes_pure", limit.paragraph)
    _refuse(known, "black_three", "refuse.black_three")


def _refuse_special(known: Known, kind: int) -> NoReturn:
    """Refuse a red three or a Caliente card as a set or as part of one."""
    if kind == RED_THREE:
        _refuse(known, "red_three", "refuse.red_three_laid")
    refill = known.state.setup.book.refill if known.state else None
    if refill is not None:
        _refuse(known, "turn", "refuse.caliente_laid", refill.paragraph)
    _refuse(known, "turn", "refuse.refill_none")


def _lay_rank(place: int, legal: Sequence[int]) -> int:
    """Resolve a set given only by its rank: the natural set if it is legal, else the only legal one."""
    ways = [family + place for family in (LAY_NATURAL, LAY_TWO, LAY_JOKER) if family + place in legal]
    if len(ways) > 1 and ways[0] >= LAY_TWO:
        raise UserError("play.error.choose", choices=_choices(ways))
    return ways[0] if ways else LAY_NATURAL + place


def _lay_wild(twos: int, jokers: int, known: Known) -> list[int]:
    """Parse a set of wild cards; if the side has one, they are added to it."""
    if TWO in known.sets:
        return [ADD_TWO + RANKLESS] * twos + [ADD_JOKER + RANKLESS] * jokers
    if twos + jokers < 3:
        if known.state and TWO not in known.state.setup.set_kinds:
            _refuse_wild(known, BLACK_THREE, 0, twos + jokers)
        _refuse(known, "rank", "refuse.three_cards")
    small = min(twos, 3)
    first = LAY_WILD + 3 - small
    return [first, *[ADD_TWO + RANKLESS] * (twos - small), *[ADD_JOKER + RANKLESS] * (jokers - 3 + small)]


def _add(rest: str, known: Known) -> list[int]:
    """Parse cards to add; wild cards need a target, unless only one set can take them."""
    left, target, right = rest, "", ""
    found = _TARGET.search(rest)
    if found:
        left, target, right = rest[: found.start()], "to", rest[found.end() :]
    cards = read_cards(left)
    if not cards:
        raise UserError("play.error.add_what")
    place = -1
    if target:
        if right.strip() in _WILD:
            place = RANKLESS
        elif right.strip():
            sets = read_cards(right)
            if len(sets) != 1 or (sets[0].kind >= RANKS and sets[0].kind != BLACK_THREE):
                raise UserError("play.error.add_what")
            place = _place(sets[0].kind)
    return [_add_one(card.kind, place, known) for card in cards]


def _bury(cards: list[NamedCard], known: Known) -> list[int]:
    """Parse natural cards for closed sets."""
    further = known.state.setup.book.further_sets if known.state else None
    for card in cards:
        if card.kind in (TWO, JOKER) and further is not None:
            _refuse(known, "turn", "refuse.closed_wild", further.wild_paragraph)
        if card.kind >= RANKS:
            raise UserError("play.error.add_what")
    return [BURY + card.kind for card in cards]


def _add_one(kind: int, place: int, known: Known) -> int:
    legal = known.legal
    if kind in (TWO, JOKER):
        family = ADD_TWO if kind == TWO else ADD_JOKER
        if place < 0:
            fitting = [action for action in legal if family <= action < family + 16]
            if len(fitting) != 1:
                raise UserError("play.error.add_where", kind=kind, letter=kind_letter(kind))
            place = fitting[0] & KIND
        return family + place
    if kind >= RANKS and kind != BLACK_THREE:
        _refuse_special(known, kind)
    if place == RANKLESS and kind != BLACK_THREE:
        _refuse_on_wild(known)
    if place >= 0 and place != _place(kind):
        _refuse(known, "rank", "refuse.one_rank")
    if ADD + _place(kind) not in legal and (BURY + kind in legal or _closed(known, kind)):
        return BURY + kind  # the set of that rank is closed
    return ADD + _place(kind)


def _closed(known: Known, kind: int) -> bool:
    """Return True if all the side's sets of a rank are closed."""
    state = known.state
    if state is None or not state.closed or kind in known.sets or kind >= RANKS:
        return False
    return any(packed & KIND == kind for packed in state.closed[state.seat % state.setup.sides])


def _show(rest: str) -> int:
    """Parse showing threes or a hand."""
    if "hand" in rest.split():
        return SHOW_HAND
    shown = {RED_THREE: SHOW_RED, BLACK_THREE: SHOW_BLACK}
    kinds = {card.kind for card in read_cards(rest)}
    if len(kinds) != 1 or not kinds <= shown.keys():
        raise UserError("play.error.show_what")
    return shown[kinds.pop()]


def _discard(cards: list[NamedCard], known: Known) -> Play:
    if len(cards) != 1:
        _refuse(known, "turn", "refuse.discard_one")
    kind, suit = cards[0]
    if not suit:
        return Play((DISCARD + kind,))
    for card in known.hand:
        if KIND_OF_CARD[card] == kind and card_text(card)[1:] == suit:
            return Play((DISCARD + kind,), card)
    if any(KIND_OF_CARD[card] == kind for card in known.hand):
        raise UserError("play.error.not_held", kind=kind)
    return Play((DISCARD + kind,))
