"""Statistics over many hands, using integers only, so that the order of adding does not matter."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from hashlib import blake2b
from math import sqrt
from typing import NamedTuple, Self

from canasta.jobs.playout import PlayedHand

#: How many faults are kept; one is enough to reproduce a bug.
FAULTS_KEPT = 10
_CHECKSUMS = 1 << 64


class FaultReport(NamedTuple):
    """A hand in which the engine failed, with everything needed to reproduce it."""

    number: int  #: of the hand
    name: str  #: described by the message ``jobs.fault.<name>``
    position: str  #: where it failed
    actions: tuple[str, ...]  #: the actions that led there
    detail: str = ""


class Extreme(NamedTuple):
    """The shortest or longest hand."""

    turns: int
    number: int


@dataclass
class SideStatistics:
    """Statistics of one side."""

    wins: int = 0  #: hands with more points than any other side
    out: int = 0  #: hands in which it went out
    opened: int = 0  #: hands in which it made its first meld
    canastas: int = 0
    natural_canastas: int = 0
    red_threes: int = 0
    last_reserve: int = 0  #: hands in which one of its players took up the last reserve
    points: int = 0
    squares: int = 0  #: sum of the squares of the points
    lowest: int | None = None
    highest: int | None = None

    def __add__(self, other: SideStatistics) -> SideStatistics:
        return SideStatistics(
            self.wins + other.wins,
            self.out + other.out,
            self.opened + other.opened,
            self.canastas + other.canastas,
            self.natural_canastas + other.natural_canastas,
            self.red_threes + other.red_threes,
            self.last_reserve + other.last_reserve,
            self.points + other.points,
            self.squares + other.squares,
            min((low for low in (self.lowest, other.lowest) if low is not None), default=None),
            max((high for high in (self.highest, other.highest) if high is not None), default=None),
        )

    def mean(self, hands: int) -> float:
        """Return the points per hand."""
        return self.points / hands if hands else 0.0

    def spread(self, hands: int) -> float:
        """Return the standard deviation of the points of a hand."""
        if hands < 2:
            return 0.0
        # A single division of integers, so that nothing is lost by rounding.
        return sqrt((hands * self.squares - self.points**2) / (hands * (hands - 1)))


@dataclass
class Statistics:
    """Statistics of many hands. ``a + b`` combines the hands of both."""

    sides: list[SideStatistics]
    hands: int = 0  #: played to the end
    actions: int = 0
    turns: int = 0
    short_turns: int = 0  #: begun with one card or none; counted for bots only
    all_feet: int = 0  #: hands in which every side had a player who took up the last reserve
    shortest: Extreme | None = None
    longest: Extreme | None = None
    endings: Counter[int] = field(default_factory=Counter)
    concealed: int = 0
    level: int = 0  #: hands without a single winner
    checksum: int = 0  #: over the number and every action of every hand
    failed: int = 0  #: hands with a fault, which are not counted elsewhere
    faults: list[FaultReport] = field(default_factory=list)  #: the first of them

    @classmethod
    def of(cls, sides: int) -> Self:
        """Return empty statistics."""
        return cls([SideStatistics() for _ in range(sides)])

    def add(self, number: int, hand: PlayedHand) -> None:
        """Add a hand."""
        self.hands += 1
        self.actions += len(hand.actions)
        self.turns += hand.turns
        self.short_turns += hand.short_turns
        self.all_feet += hand.last_reserve == (1 << len(self.sides)) - 1
        self.endings[hand.ending] += 1
        self.concealed += hand.concealed
        self.checksum = (self.checksum + hand_checksum(number, hand.actions)) % _CHECKSUMS
        extreme = Extreme(hand.turns, number)
        self.shortest = _shortest(self.shortest, extreme)
        self.longest = _longest(self.longest, extreme)
        best = max(hand.points)
        winners = hand.points.count(best)
        if winners > 1:
            self.level += 1
        for place, side in enumerate(self.sides):
            points = hand.points[place]
            side.points += points
            side.squares += points * points
            side.lowest = points if side.lowest is None else min(side.lowest, points)
            side.highest = points if side.highest is None else max(side.highest, points)
            side.canastas += hand.canastas[place]
            side.natural_canastas += hand.natural_canastas[place]
            side.red_threes += hand.red_threes[place]
            side.opened += hand.opened >> place & 1
            side.last_reserve += hand.last_reserve >> place & 1
            side.wins += winners == 1 and points == best
            side.out += hand.out >= 0 and hand.out % len(self.sides) == place

    def add_fault(self, fault: FaultReport) -> None:
        """Add a hand that could not be finished."""
        self.failed += 1
        if len(self.faults) < FAULTS_KEPT:
            self.faults.append(fault)

    def __add__(self, other: Statistics) -> Statistics:
        return Statistics(
            [mine + its for mine, its in zip(self.sides, other.sides, strict=True)],
            self.hands + other.hands,
            self.actions + other.actions,
            self.turns + other.turns,
            self.short_turns + other.short_turns,
            self.all_feet + other.all_feet,
            _shortest(self.shortest, other.shortest),
            _longest(self.longest, other.longest),
            self.endings + other.endings,
            self.concealed + other.concealed,
            self.level + other.level,
            (self.checksum + other.checksum) % _CHECKSUMS,
            self.failed + other.failed,
            sorted(self.faults + other.faults)[:FAULTS_KEPT],
        )


def hand_checksum(number: int, actions: bytes) -> int:
    """Return 64 bits that depend on every action of a hand and on the hand's number.

    >>> hand_checksum(0, b"") != hand_checksum(1, b"")
    True
    """
    digest = blake2b(number.to_bytes(8, "big"), digest_size=8)
    digest.update(actions)
    return int.from_bytes(digest.digest(), "big")


def _shortest(one: Extreme | None, other: Extreme | None) -> Extreme | None:
    return min((extreme for extreme in (one, other) if extreme), default=None)


def _longest(one: Extreme | None, other: Extreme | None) -> Extreme | None:
    """Return the hand with more turns; of equals, the one played first."""
    found = [extreme for extreme in (one, other) if extreme]
    return min(found, key=lambda extreme: (-extreme.turns, extreme.number), default=None)
