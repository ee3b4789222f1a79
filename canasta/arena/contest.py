"""What is played off against what, and who sits where: a contest is a plain value.

Its pairs are numbered from 0, and pair ``i`` of a seed is the same wherever and in whatever company it is
played: cards, totals and the bots' own seeds, deal by deal, depend on the contest and on ``i`` only.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from canasta.bots import Bot, make_bot, thinks
from canasta.bots.levels import check_think
from canasta.clauses.setup import Setup
from canasta.engine.random_play import Dice
from canasta.jobs import Job, first_melds
from canasta.match.seating import form_sides
from canasta.messages import Complaint

GAMES: Final = "games"
HANDS: Final = "hands"
#: What joins the bots of one side: ``champion+expert``.
PARTNERS: Final = "+"
#: No game of players worth comparing has so many hands; one that does goes to whoever leads then.
LONGEST_GAME: Final = 60
#: Totals are multiples of this.
_STEP: Final = 5
#: What a hand brings in a book whose first meld goes by the number of the hand, roughly.
_PER_HAND: Final = 1000


@dataclass(frozen=True)
class Contest:
    """Everything but how many pairs, and where they are played."""

    entries: tuple[str, ...]  #: the bots of each contestant, as ``club`` or ``champion+expert``
    book: str = "classic"
    players: int = 4
    seed: str = "0"
    mode: str = GAMES  #: whole games, or single hands from totals spread over the game
    options: tuple[str, ...] = ()
    house: str = ""  #: the text of a house rule, which has its own options
    target: int = 0  #: the total that wins; 0 is the book's own
    think: int = 0  #: samples of bots that search; 0 is their own number

    def setup(self) -> Setup:
        """Book, options and players, or a ``Complaint`` if they do not go together."""
        return Job(self.book, self.players, self.seed, options=self.options, house=self.house).setup()

    def labels(self) -> list[str]:
        """The contestants by name; one that is entered again has its number behind it.

        >>> Contest(("club", "club")).labels()
        ['club', 'club (2)']
        """
        return [
            name if place == self.entries.index(name) else f"{name} ({self.entries[: place + 1].count(name)})"
            for place, name in enumerate(self.entries)
        ]

    def check(self) -> None:
        """A ``Complaint`` if this cannot be played: bots that are not there, too many sides or partners."""
        setup = self.setup()
        sides = setup.sides
        if not 2 <= len(self.entries) <= sides:
            raise Complaint("arena.entries", number=len(self.entries), sides=sides, players=self.players)
        fewest = min(map(len, self.members()))
        for entry in self.entries:
            names = entry.split(PARTNERS)
            if len(names) > fewest:
                raise Complaint("arena.partners", entry=entry, number=fewest, players=self.players)
            for name in names:
                self.make_bot(name, 0)
        bots = PARTNERS.join(self.entries).split(PARTNERS)
        if self.think and not any(map(thinks, bots)):
            check_think(bots[0], self.think)

    def make_bot(self, name: str, seed: int) -> Bot:
        """A bot of this contest; ``think`` is for those that look ahead."""
        return make_bot(name, seed, (self.think or None) if thinks(name) else None)

    def members(self) -> tuple[tuple[int, ...], ...]:
        """The players of each side of the table, by number."""
        setup = self.setup()
        return form_sides(range(self.players), setup.seats, setup.sides)

    def seatings(self, pair: int) -> list[tuple[int, ...]]:
        """For each game of a pair, the contestant at every side of the table: each sits everywhere once.

        Contestants that are fewer than the sides leave the others to the last of them. Where there are more
        than two sides, who sits behind whom is turned round in every second pair.

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
        """The bot of every player; partners of different kinds change places in every second pair."""
        bots = [""] * self.players
        for side, members in enumerate(self.members()):
            mix = self.entries[seating[side]].split(PARTNERS)
            for place, player in enumerate(members):
                bots[player] = mix[(place + pair) % len(mix)]
        return bots

    def deal_seed(self, pair: int) -> bytes:
        """The seed from which all cards of a pair come, whoever plays them."""
        rules = (self.book, *self.options, self.house, str(self.players), self.mode, self.seed, str(pair))
        return hashlib.sha256("\n".join(rules).encode("utf-8", "backslashreplace")).digest()

    def start(self, pair: int) -> tuple[tuple[int, ...], int]:
        """Where a pair begins: the totals by side of the table, and the number of the hand.

        Single hands are spread over the game, so that every count that a first meld may need comes up for
        every side; totals lie anywhere between two steps of the book.
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
    """The own seed of the bot that plays a deal for a player, the same whichever bot it is."""
    return int.from_bytes(hashlib.sha256(seed + bytes((hand, player))).digest()[:6], "big")
