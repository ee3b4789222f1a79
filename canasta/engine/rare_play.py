"""Test players that steer toward rare events by simple preferences, without search.

Random play hardly ever reaches a special hand, a rebuilt stock or a concealed hand, so it hardly ever tests
them. Here every seat has a preference, and some are dealt cards that suit it. A deal is always one that a
shuffle could have produced, and every chosen action is legal.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from canasta.build.native import i64, u8, vec
from canasta.cards import BLACK_THREE, JOKER, RANKS, RED_THREE, TWO
from canasta.clauses.setup import Setup
from canasta.engine.deal import deal_whole
from canasta.engine.random_play import Dice, FollowingShuffler, shuffled
from canasta.table import actions as act
from canasta.table.moves import Events
from canasta.table.packing import FIELD, JOKER_SHIFT, RANKLESS, SHIFT, TWO_SHIFT, held_count
from canasta.table.state import CANASTAS, DID_LAY, NATURALS, SAID_YES, SPECIALS, State

# The preferences of a seat.
ANYTHING: Final = 0
LAYS: Final = 1  #: lays all it can, to go out
HOARDS: Final = 2  #: draws and discards until the stock is exhausted
SHOWS: Final = 3  #: collects a special hand
CONCEALS: Final = 4  #: lays nothing until all of it can be laid
WILDS: Final = 5  #: lays sets of wild cards
ASKS: Final = 6  #: asks, and stays in after a yes unless it must go out
PILES: Final = 7  #: freezes the pile, and takes it
TASTES: Final = 8

#: One choice in this many is random.
_WHIM: Final = 12
#: One deal in this many has a red three at the bottom of the stock; one in this many favours the seats.
_LAST_THREE: Final = 3
_GIFTS: Final = 2


class RarePlayers:
    """The players of one hand; the same dice give the same players and the same hand.

    >>> from canasta.books import BOOKS
    >>> from canasta.engine.legal import legal_actions
    >>> seekers = RarePlayers(Setup(next(iter(BOOKS.values())), 4), Dice("a hand"))
    >>> state = seekers.deal()
    >>> seekers.choose(state, legal_actions(state)) in legal_actions(state)
    True
    """

    __slots__ = ("_dice", "_setup", "_wanted", "tastes")

    _setup: Setup
    _dice: Dice
    tastes: vec[i64]  #: by seat
    _wanted: list[list[int]]  #: by seat: the cards of a special hand

    def __init__(self, setup: Setup, dice: Dice) -> None:
        self._setup = setup
        self._dice = dice
        self.tastes = vec[i64]([ANYTHING] * setup.seats)
        self._wanted = []
        alike = dice.below(2)
        taste: i64 = 0
        seat: i64
        for seat in range(setup.seats):
            if not alike or not seat:
                taste = self._taste()
            self.tastes[seat] = taste
            self._wanted.append(self._special_hand() if taste == SHOWS else [])

    def _taste(self) -> i64:
        """Return any preference that makes sense in this book."""
        book = self._setup.book
        taste = self._dice.below(TASTES)
        if taste == SHOWS and not book.special_hands:
            return LAYS
        return taste

    def _special_hand(self) -> list[int]:
        hands = self._setup.book.special_hands
        dice = self._dice
        return hands[dice.below(len(hands))].cards(self._ranks())

    def _ranks(self) -> list[int]:
        """Return the ranks in random order."""
        return list(shuffled(bytes(range(RANKS)), self._dice))

    def deal(
        self, scores: Sequence[int] = (), dealer: int = -1, number: int = 1, events: Events = None
    ) -> State:
        """Deal hand ``number`` of a game, making rare events more likely."""
        setup, dice = self._setup, self._dice
        order = vec[u8](shuffled(setup.deck, dice))
        last: i64 = len(order) - 1
        if not dice.below(_LAST_THREE):
            _swap(order, last, RED_THREE)
        if not dice.below(_GIFTS):
            seat: i64
            for seat in range(setup.seats):
                place: i64 = (seat - dealer - 1) % setup.seats
                for kind in self._gift(seat)[: setup.hand_size]:
                    _swap(order, place, kind)
                    place += setup.seats
        whole = bytes(order)
        return deal_whole(setup, whole, dealer, scores, events, FollowingShuffler(whole), number)

    def _gift(self, seat: i64) -> list[int]:
        """Return cards that suit a seat's preference."""
        dice = self._dice
        taste = self.tastes[seat]
        if taste == SHOWS:
            cards = list(shuffled(bytes(self._wanted[seat]), dice))
            return cards[: len(cards) - 1 - dice.below(3)]
        if taste == WILDS:
            return [JOKER] * 3 + [TWO] * (3 + dice.below(3))
        if taste == PILES:
            return [JOKER, TWO, TWO]
        ranks = self._ranks()
        if taste == CONCEALS:
            return [ranks[0]] * 7 + [ranks[1]] * 4 + [ranks[2]] * 4 + [ranks[3]] * 4
        if taste == ASKS:
            return [ranks[0]] * 7 + [ranks[1]] * 3
        if taste == LAYS:
            return [[BLACK_THREE] * 4, [ranks[0]] * 7, [RED_THREE] * 4][dice.below(3)]
        return []

    def choose(self, state: State, legal: list[int]) -> int:
        """Return one of the legal actions of the seat to act."""
        dice = self._dice
        number: i64 = len(legal)
        if number == 1:
            return legal[0]
        seat: i64 = state.actor
        taste = self.tastes[seat]
        if taste == ANYTHING or not dice.below(_WHIM):
            return legal[dice.below(number)]
        lays = taste != CONCEALS or bool(state.flags & DID_LAY) or _all_can_be_laid(state, seat)
        best: i64 = -1
        ties: i64 = 0
        chosen: i64 = 0
        action: i64
        for action in legal:
            if action >= act.DISCARD:
                liking = self._likes_discard(state, seat, taste, action & act.KIND, lays)
            elif action >= act.LAY_NATURAL:
                liking = _likes_laying(taste, action & act.FAMILY, action & act.KIND, lays)
            elif action >= act.TAKE_PAIR:
                liking = 9 if taste == PILES else 0 if taste in _KEEPING else 4
            else:
                liking = self._likes_plain(state, seat, taste, action)
            if liking > best:
                best, ties, chosen = liking, 1, action
            elif liking == best:
                ties += 1
                if not dice.below(ties):
                    chosen = action
        return chosen

    def _likes_discard(self, state: State, seat: i64, taste: i64, kind: i64, lays: bool) -> i64:
        have: i64 = held_count(state.held[NATURALS + seat], state.held[SPECIALS + seat], kind)
        if taste == SHOWS:
            return 2 + max(0, have - self._wanted[seat].count(kind))
        if taste == CONCEALS:
            return 0 if lays else 1 if kind >= RANKS else 5 - min(4, have)
        if taste == WILDS:
            return 2 if kind < RANKS else 1
        if taste == PILES:
            return 3 if kind == TWO or kind == JOKER else 2
        if taste == LAYS:
            return 1 if kind == BLACK_THREE else 2
        return 8 if taste == ASKS and state.flags & SAID_YES else 2

    def _likes_plain(self, state: State, seat: i64, taste: i64, action: i64) -> i64:
        if action == act.DRAW:
            return 3
        if action == act.ASK:
            return 9 if taste == ASKS else 6 if taste == LAYS else 0
        if action == act.SHOW_RED or action == act.SHOW_BLACK:
            kind: i64 = RED_THREE if action == act.SHOW_RED else BLACK_THREE
            have: i64 = held_count(state.held[NATURALS + seat], state.held[SPECIALS + seat], kind)
            return 1 if taste == SHOWS and have <= self._wanted[seat].count(kind) else 9
        if action == act.PASS or action == act.END or action == act.YES or action == act.NO:
            return 1
        return 9  # a special hand, four black threes, a reserve, a refill


#: Preferences that avoid taking the pile, which would show their cards.
_KEEPING: Final = (HOARDS, SHOWS, CONCEALS)


def _likes_laying(taste: i64, family: i64, place: i64, lays: bool) -> i64:
    if taste == HOARDS or taste == SHOWS or not lays:
        return 0
    if taste == PILES:
        return 1
    if taste == WILDS:
        wild = family == act.ADD_TWO or family == act.ADD_JOKER
        if family == act.LAY_WILD or (wild and place == RANKLESS):
            return 9
        return 1 if wild or family == act.LAY_TWO or family == act.LAY_JOKER else 5
    if family == act.LAY_SEVEN:
        return 7
    return 6 if place == RANKLESS else 5


def _all_can_be_laid(state: State, seat: i64) -> bool:
    """Return True if all of a hand could probably be laid at once, including a canasta."""
    naturals = state.held[NATURALS + seat]
    specials = state.held[SPECIALS + seat]
    wild: i64 = (specials >> TWO_SHIFT & FIELD) + (specials >> JOKER_SHIFT & FIELD)
    most: i64 = 0
    rank: i64
    for rank in range(RANKS):
        number = naturals >> SHIFT[rank] & FIELD
        if number == 1:
            return False
        if number == 2:
            wild -= 1
        most = max(most, number)
    if wild < 0:
        return False
    setup = state.setup
    return bool(state.laid[CANASTAS + seat % setup.sides]) or most + min(wild, 3) >= setup.canasta_size


def _swap(order: vec[u8], place: i64, kind: i64) -> None:
    """Put a card of a kind at a place, swapping it with the last such card further on.

    For the bottom of the stock it is the last such card of all.
    """
    last: i64 = len(order) - 1
    other: i64 = last
    stop: i64 = place if place < last else 0
    while other >= stop and order[other] != kind:
        other -= 1
    if other >= stop:
        before = order[place]
        order[place] = order[other]
        order[other] = before
