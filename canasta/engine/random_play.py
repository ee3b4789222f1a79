"""Random play of whole hands inside the core.

The generator is small, the same in both builds, and fast in the compiled one. Recorded games never use it:
their cards come from ``canasta.shuffle`` (ruling G12).
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Final

from canasta.build.native import breathe, i64, u8, vec
from canasta.clauses.setup import Setup
from canasta.engine.apply import play_out_step
from canasta.engine.deal import deal_whole
from canasta.engine.legal import build_offer, legal_actions
from canasta.engine.scoring import score, tally, totals
from canasta.table.actions import count_offered, nth_offered
from canasta.table.state import PART_ANSWER, PART_OVER, State

#: Limit of actions per hand: no hand comes near it unless it would go on forever.
ENDLESS: Final = 20_000
#: Multiply-with-carry: with this factor the period is about 2 to the power of 61.
_FACTOR: Final = 1_073_740_155
_LOW: Final = 0xFFFFFFFF


class Dice:
    """A random number generator, seeded by any text or number, with the same numbers on every machine.

    >>> dice = Dice("a seed")
    >>> [dice.below(6) for _ in range(8)]
    [1, 5, 4, 2, 4, 2, 4, 1]
    """

    __slots__ = ("_state",)

    _state: i64

    def __init__(self, seed: int | str) -> None:
        # In two halves: Python looks for signals while it divides 64 bits, and in compiled code Ctrl-C would
        # then end the process with "out of memory".
        digest = hashlib.sha256(str(seed).encode()).digest()
        high: i64 = int.from_bytes(digest[:4], "big")
        low: i64 = int.from_bytes(digest[4:8], "big")
        carry: i64 = high % (_FACTOR - 1) + 1  # avoids the two states that never change
        self._state = carry * (_LOW + 1) + low

    def __reduce__(self) -> tuple[Callable[[int], Dice], tuple[int]]:
        return _dice_at, (self._state,)

    def below(self, number: i64) -> i64:
        """Return a number from 0 to ``number`` - 1, all equally likely; ``number`` has at most 31 bits."""
        before: i64 = self._state
        now: i64 = _FACTOR * (before & _LOW) + (before >> 32)
        self._state = now
        return (now & _LOW) * number >> 32

    def random(self) -> float:
        """Return a number from 0 up to but excluding 1."""
        return self.below(1 << 30) / (1 << 30)


def _dice_at(state: int) -> Dice:
    """Return dice that continue where others stopped, for pickle."""
    dice = Dice(0)
    dice._state = state
    return dice


def shuffled(cards: bytes, dice: Dice) -> bytes:
    """Return the cards in random order.

    >>> sorted(shuffled(b"abcd", Dice(1))) == list(b"abcd")
    True
    """
    order = vec[u8](cards)
    last: i64
    for last in range(len(order) - 1, 0, -1):
        place = dice.below(last + 1)
        kind = order[last]
        order[last] = order[place]
        order[place] = kind
    return bytes(order)


class FollowingShuffler:
    """Orders of further shuffles in a hand, derived from the order it was dealt from."""

    __slots__ = ("dealt",)

    def __init__(self, dealt: bytes) -> None:
        self.dealt = dealt

    def __reduce__(self) -> tuple[type[FollowingShuffler], tuple[bytes]]:
        return FollowingShuffler, (self.dealt,)

    def order(self, number: int, cards: int) -> list[int]:
        """Return a random order of cards, the same for the same deal and number."""
        return list(shuffled(bytes(range(cards)), Dice(f"{self.dealt.hex()} {number}")))


def deal_hand(
    setup: Setup, dice: Dice, scores: Sequence[int] = (), dealer: int = -1, number: int = 1
) -> State:
    """Shuffle and deal hand ``number`` of a game; the same dice determine any later shuffle in it."""
    order = shuffled(setup.deck, dice)
    return deal_whole(setup, order, dealer, scores, None, FollowingShuffler(order), number)


def random_action(state: State, dice: Dice) -> i64:
    """Return a uniformly random legal action, or -1 if there is none."""
    if state.part == PART_ANSWER or state.partial:
        legal = legal_actions(state)
        return legal[dice.below(len(legal))] if legal else -1
    # Choose without building the list of actions.
    offer = build_offer(state, None)
    number = count_offered(offer)
    return nth_offered(offer, dice.below(number)) if number else i64(-1)


def random_until(state: State, seat: i64, dice: Dice) -> None:
    """Play random actions until a seat is to act or the hand is over."""
    while state.part != PART_OVER and state.actor != seat:
        action = random_action(state, dice)
        if action < 0:
            break
        play_out_step(state, action)


def playout(state: State, dice: Dice, actions: bytearray | None = None) -> int:
    """Play a hand to its end with uniformly random legal actions; return the number of actions.

    The actions are appended to ``actions``. Play also stops at a state without legal actions, which no book
    has, and at the limit of actions: check ``state.part``.
    """
    done: i64 = 0
    while done < ENDLESS and state.part != PART_OVER:
        action = random_action(state, dice)
        if action < 0:
            break
        play_out_step(state, action)
        if actions is not None:
            actions.append(action)
        done += 1
    return done


class ManyHands:
    """Statistics of many hands, as sums."""

    __slots__ = ("actions", "hands", "out", "points", "squares", "turns", "wins")

    def __init__(self, sides: int) -> None:
        self.hands = 0
        self.actions = 0
        self.turns = 0
        #: By side: hands won on points, hands it went out in, points and their squares.
        self.wins = [0] * sides
        self.out = [0] * sides
        self.points = [0] * sides
        self.squares = [0] * sides


def run_many(
    setup: Setup, hands: int, seed: int | str, first: int = 0, scores: Sequence[int] = ()
) -> ManyHands:
    """Play hands ``first``, ``first`` + 1 … of a seed at random; each depends only on seed and number.

    >>> from canasta.books import BOOKS
    >>> setup = Setup(next(iter(BOOKS.values())), 4)
    >>> both, one, other = run_many(setup, 2, "a"), run_many(setup, 1, "a"), run_many(setup, 1, "a", first=1)
    >>> both.actions == one.actions + other.actions
    True
    """
    many = ManyHands(setup.sides)
    for number in range(first, first + hands):
        breathe()
        dice = Dice(f"{seed}/{number}")
        state = deal_hand(setup, dice, scores)
        many.actions += playout(state, dice)
        many.hands += 1
        many.turns += state.turn
        points = totals(score(setup.book, tally(state)), setup.sides)
        best = max(points)
        alone = points.count(best) == 1
        for side in range(setup.sides):
            many.points[side] += points[side]
            many.squares[side] += points[side] * points[side]
            if alone and points[side] == best:
                many.wins[side] += 1
        if state.out >= 0:
            many.out[state.out % setup.sides] += 1
    return many
