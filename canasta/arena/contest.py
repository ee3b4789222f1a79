"""Contests: which bots play each other, and in which seats.

Pairs are numbered from 0. Pair ``i`` is the same wherever it is played and whichever pairs are played with
it: the cards, the totals and the seeds of the bots depend only on the contest and on ``i``.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from canasta.arena.benchmark.opponents import make_pinned, pinned_name
from canasta.bots import Bot, make_bot, thinks
from canasta.bots.levels import check_think
from canasta.clauses.setup import Setup
from canasta.engine.random_play import Dice
from canasta.jobs import Job, first_melds
from canasta.match.seating import form_sides
from canasta.messages import UserError

GAMES: Final = "games"
HANDS: Final = "hands"
#: Joins the bots of one side: ``champion+expert``.
PARTNERS: Final = "+"
#: Longest game, in hands. The leader wins a game that gets this far; no bots worth comparing need as many.
LONGEST_GAME: Final = 60
#: All totals are multiples of this.
_STEP: Final = 5
#: Approximate points per hand, for books whose first meld requirement depends on the number of the hand.
_PER_HAND: Final = 1000


@dataclass(frozen=True)
class Contest:
    """Settings of a contest, except the number of pairs and where they are played."""

    entries: tuple[str, ...]  #: the bots of each contestant, as ``club`` or ``champion+expert``
    book: str = "classic"
    players: int = 4
    seed: str = "0"
    mode: str = GAMES  #: whole games, or single hands from totals spread over the game
    options: tuple[str, ...] = ()
    house: str = ""  #: the text of a house rule, which brings its own options
    target: int = 0  #: the total that wins; 0 means the book's
    think: int = 0  #: samples for bots that search; 0 means their default

    def setup(self) -> Setup:
        """Return the book, options and players, or raise a ``UserError`` if they cannot be combined."""
        return Job(self.book, self.players, self.seed, options=self.options, house=self.house).setup()

    def labels(self) -> list[str]:
        """Return the names of the contestants; a repeated entry gets a number.

        >>> Contest(("club", "club")).labels()
        ['club', 'club (2)']
        """
        return [
            name if place == self.entries.index(name) else f"{name} ({self.entries[: place + 1].count(name)})"
            for place, name in enumerate(self.entries)
        ]

    def check(self) -> None:
        """Raise a ``UserError`` if a bot is unknown or if there are too many sides or partners."""
        setup = self.setup()
        sides = setup.sides
        if not 2 <= len(self.entries) <= sides:
            raise UserError("arena.entries", number=len(self.entries), sides=sides, players=self.players)
        fewest = min(map(len, self.members()))
        for entry in self.entries:
            names = entry.split(PARTNERS)
            if len(names) > fewest:
                raise UserError("arena.partners", entry=entry, number=fewest, players=self.players)
            for name in names:
                self.make_bot(name, 0)
        bots = PARTNERS.join(self.entries).split(PARTNERS)
        if self.think and not any(map(thinks, bots)):
            check_think(bots[0], self.think)

    def make_bot(self, name: str, seed: int) -> Bot:
        """Make a bot of this contest, or a pinned one; ``think`` applies only to levels that look ahead."""
        if pinned_name(name):
            return make_pinned(name, seed)
        return make_bot(name, seed, (self.think or None) if thinks(name) else None)

    def members(self) -> tuple[tuple[int, ...], ...]:
        """Return the players of each side of the table, by number."""
        setup = self.setup()
        return form_sides(range(self.players), setup.seats, setup.sides)

    def seatings(self, pair: int) -> list[tuple[int, ...]]:
        """Return, for each game of a pair, the contestant at every side of the table.

        Over the games of a pair every contestant plays every side. If there are fewer contestants than sides,
        the last contestant plays the remaining ones. With more than two sides, the order around the table is
        reversed in every second pair.

        >>> Contest(("a", "b")).seatings(0), Contest(("a", "b"), players=3).seatings(0)
        ([(0, 1), (1, 0)], [(0, 1, 1), (1, 0, 1), (1, 1, 0)])
        """
        sides = self.setup().sides
        last = len(self.entries) - 1
        round_table = [min(place, last) for place in range(sides)]
        if pair % 2:
            round_table.reverse()
        return [tuple(round_table[(side - turn) % sides] for side in range(sides)) for turn in range(sides)]

    def names(self, pair: int, seating: Sequence[int]) -> list[str]:
        """Return the bot of every player; mixed partners swap seats in every second pair."""
        bots = [""] * self.players
        for side, members in enumerate(self.members()):
            mix = self.entries[seating[side]].split(PARTNERS)
            for place, player in enumerate(members):
                bots[player] = mix[(place + pair) % len(mix)]
        return bots

    def deal_seed(self, pair: int) -> bytes:
        """Return the seed of all cards of a pair, which does not depend on the bots."""
        rules = (self.book, *self.options, self.house, str(self.players), self.mode, self.seed, str(pair))
        return hashlib.sha256("\n".join(rules).encode("utf-8", "backslashreplace")).digest()

    def start(self, pair: int) -> tuple[tuple[int, ...], int]:
        """Return the totals by side of the table and the number of the hand at which a pair begins.

        Single hands are spread over the game, so that every first meld requirement occurs for every side.
        Totals lie anywhere between two steps of the book.
        """
        setup = self.setup()
        if self.mode == GAMES:
            return (0,) * setup.sides, 1
        book = setup.book
        dice = Dice(self.deal_seed(pair).hex())
        if book.first_meld.by_hand:
            number = 1 + pair % len(book.first_meld.by_hand)
            return tuple(_round(dice.below(_PER_HAND * (number - 1) + 1)) for _ in range(setup.sides)), number
        starts = [total for total, _ in first_melds(book)]
        ends = [*starts[1:], max(self.target or book.target, starts[-1] + _STEP)]
        totals = []
        for side in range(setup.sides):
            step = pair // len(starts) ** side % len(starts)
            totals.append(_round(starts[step] + dice.below(ends[step] - starts[step])))
        return tuple(totals), 1 + pair % setup.seats


def _round(total: int) -> int:
    return total // _STEP * _STEP


def bot_seed(seed: bytes, hand: int, player: int) -> int:
    """Return the seed of the bot that plays a deal for a player; it does not depend on which bot that is."""
    return int.from_bytes(hashlib.sha256(seed + bytes((hand, player))).digest()[:6], "big")
