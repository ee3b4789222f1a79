"""Hand and Foot: games of the family of ``knee`` with one reserve and books counted by kind.

What they have in common with ``knee`` is in ``tests.slow.knee``; the differences are those that the house
rules of the same names state. Nothing is taken from the engine.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import ClassVar

from tests.slow.knee import Canasta, Knee, KneeTurn
from tests.slow.table import ONE_PACK, WILD_SET, Cards, is_wild
from tests.slow.turn import Spot


class FootTurn(KneeTurn):
    """The rest of one turn."""

    table: Foot

    def may_add_wild(self, rank: str, naturals: int, wild: int, spot: Spot) -> bool:
        if rank == WILD_SET:
            return True
        fewer = not self.table.fewer_wild or wild + 1 < naturals
        return fewer and wild < self.table.most_wild and naturals + wild < 7

    def hopes_to_finish(self, spot: Spot) -> bool:
        """False only if a first meld cannot be completed: a canasta may come, or a foot."""
        return self.complete(spot) or self.hopes_to_open(spot)


@dataclass
class Foot(Knee):
    """Two natural books and two mixed ones, and only the player who goes out is in the foot."""

    house = "knee-hand-and-foot"
    plain = ""
    sizes: ClassVar[tuple[int, ...]] = (11,)
    dealt = 11
    least = 1
    wild_alone = False
    canasta_first = False
    all_feet = False
    singular: ClassVar[tuple[tuple[str, str], ...]] = ()
    clean = 2
    dirty = 2
    wild_books = 0
    packs: ClassVar[dict[int, int]] = {2: 3, 3: 4, 4: 5, 6: 7}
    most_wild = 2
    fewer_wild = False
    black_left = 5

    def ahead(self) -> FootTurn:
        return FootTurn(self)

    @property
    def sides(self) -> int:
        return 2 if self.players in (2, 4) else 3

    @property
    def asks(self) -> bool:  # type: ignore[override]
        """A player without a partner asks no one."""
        return self.partners

    def is_base(self, closed: tuple[tuple[str, bool], ...]) -> bool:
        """So many books of each kind; none stands for another."""
        wild = sum(rank == WILD_SET for rank, _ in closed)
        dirty = sum(mixed and rank != WILD_SET for rank, mixed in closed)
        clean = len(closed) - wild - dirty
        return wild >= self.wild_books and dirty >= self.dirty and clean >= self.clean

    def pack(self) -> Cards:
        return Counter({card: self.packs[self.players] * number for card, number in ONE_PACK.items()})

    def side_score(self, side: int) -> int:
        """Every book counts 500, 300 or 1500 with its cards; going out 100."""
        points = 100 if self.went_out(side) and self.ending == "out" else 0
        for rank, cards in self.closed[side]:
            points += self.book_points(rank, cards) + self.worth(Counter(cards))
        points += sum(map(self.worth, (*self.sets[side].values(), self.added[side])))
        points += 100 * self.red[side] + (300 if self.red[side] >= 7 else 0)
        for seat in self.seats_of(side):
            left = self.hands[seat] + Counter("".join(self.reserves[seat]))
            points -= self.worth(left) + 500 * left["R"] + self.black_left * left["B"]
        return points

    def book_points(self, rank: str, cards: str) -> int:
        if rank == WILD_SET:
            return 1500
        return 300 if is_wild(cards) else 500


@dataclass
class WildFoot(Foot):
    """A book of wild cards besides, the whole side in the foot, no question, a last card that may be laid."""

    house = "knee-hand-and-foot-wild"
    wild_alone = True
    wild_books = 1
    all_feet = True
    lays_last = True
    singular: ClassVar[tuple[tuple[str, str], ...]] = ((WILD_SET, "2X"),)

    @property
    def asks(self) -> bool:  # type: ignore[override]
        return False


@dataclass
class ThreeFoot(Foot):
    """Three books of each kind, three wild cards in a set, five cards of the pile."""

    house = "knee-hand-and-foot-three"
    clean = 3
    dirty = 3
    most_wild = 3
    taken = 5
    least = 5
    needs: ClassVar[dict[int, int]] = {1: 60, 2: 90, 3: 120, 4: 150}


@dataclass
class ClubFoot(Foot):
    """Two stacks of thirteen, three hands, fewer wild cards than natural ones, six cards of the pile."""

    house = "knee-hand-and-foot-club"
    sizes: ClassVar[tuple[int, ...]] = (13,)
    dealt = 13
    most_wild = 3
    fewer_wild = True
    taken = 6
    least = 6
    packs: ClassVar[dict[int, int]] = {4: 4}
    black_left = 0
    needs: ClassVar[dict[int, int]] = {1: 90, 2: 120, 3: 150}


@dataclass
class EightFoot(Foot):
    """P65: eight in four pairs, with seven packs."""

    house = "knee-hand-and-foot-eight"
    packs: ClassVar[dict[int, int]] = {8: 7}

    @property
    def sides(self) -> int:
        return 4


#: A game by its house rule.
GAMES: dict[str, type[Foot]] = {game.house: game for game in (Foot, WildFoot, ThreeFoot, ClubFoot, EightFoot)}
__all__ = ["GAMES", "Canasta", "ClubFoot", "EightFoot", "Foot", "FootTurn", "ThreeFoot", "WildFoot"]
