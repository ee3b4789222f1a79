"""The values and costs of a book from a player's perspective, derived from its clauses."""

from __future__ import annotations

from typing import Final

from canasta.build.native import i64, vec
from canasta.cards import KINDS, RANKS, RED_THREE, TWO
from canasta.clauses.discard import Freezes, Stops
from canasta.clauses.natural_opening import NaturalFirstMeld
from canasta.clauses.reserve import FOLLOWED
from canasta.clauses.setup import Setup
from canasta.clauses.take import AlwaysFrozen, OnlyOpened, PairFromHand, PairOnly
from canasta.clauses.tally import SetTally, SideTally
from canasta.policy.setup_cache import SetupCache
from canasta.table.packing import BIT, FIELDS, RANKLESS
from canasta.table.state import SMALL_WILD_CANASTA

#: A set that costs this much until it is a canasta is not begun lightly.
RUINOUS: Final = 1000


class Outlook:
    """Values and costs in points, and the rules for taking the pile; immutable."""

    __slots__ = (
        "always_frozen", "average", "deck", "freezes", "hoard", "left", "mixed", "natural", "natural_opening",
        "only_opened", "out", "pair_only", "ruinous", "ruinous_mixed", "set_takes", "stops", "unfinished",
        "unfinished_mixed", "wild",
    )  # fmt: skip

    left: vec[i64]  #: by kind: the cost of a card left in the hand
    natural: vec[i64]  #: by rank: a natural canasta, in addition to its cards
    mixed: vec[i64]
    wild: i64  #: a canasta of wild cards, in addition to its cards
    out: i64
    unfinished: vec[i64]  #: by rank: what a set costs beyond its cards unless it becomes a canasta
    unfinished_mixed: vec[i64]  #: the same of a set with a wild card
    average: i64  #: the average cost of an unseen card in a hand
    ruinous: i64  #: rank mask of sets that are expensive unless they become canastas
    ruinous_mixed: i64
    hoard: i64  #: rank mask: three cards left in the hand are expensive
    freezes: i64  #: one bit per kind
    stops: i64
    deck: i64  #: natural word of the whole pack
    pair_only: bool  #: taking the pile always needs a natural pair
    always_frozen: bool  #: it needs one, or a set on the table that is not a canasta yet
    natural_opening: bool  #: wild cards do not count towards a first meld
    only_opened: bool  #: taking the pile needs a first meld
    set_takes: bool  #: a set on the table takes the top card

    def __init__(self, setup: Setup) -> None:
        book = setup.book
        size = setup.canasta_size
        nothing = self._points(setup)
        kinds = range(KINDS)
        self.left = vec[i64]([nothing - self._points(setup, held=kind) for kind in kinds])
        pack = len(setup.deck)
        self.average = (
            sum(self.left[kind] * setup.deck_counts[kind] for kind in kinds if kind != RED_THREE) // pack
        )
        natural = [0] * FIELDS
        mixed = [0] * FIELDS
        unfinished = [0] * FIELDS
        unfinished_mixed = [0] * FIELDS
        self.ruinous = self.ruinous_mixed = self.hoard = 0
        values = book.values
        for rank in range(RANKS):
            cards = size * values[rank]
            natural[rank] = self._points(setup, SetTally(rank, size, 0, 0)) - nothing - cards
            if setup.mixable & BIT[rank]:
                with_two = cards + values[TWO] - values[rank]
                mixed[rank] = self._points(setup, SetTally(rank, size - 1, 1, 0)) - nothing - with_two
            if self._points(setup, held=rank, number=3) <= nothing - RUINOUS:
                self.hoard |= BIT[rank]
            begun = self._points(setup, SetTally(rank, 3, 0, 0), begun=True)
            unfinished[rank] = max(0, nothing - begun)
            if begun <= nothing - RUINOUS:
                self.ruinous |= BIT[rank]
            begun = self._points(setup, SetTally(rank, 2, 1, 0), begun=True)
            unfinished_mixed[rank] = max(0, nothing - begun)
            if begun <= nothing - RUINOUS:
                self.ruinous_mixed |= BIT[rank]
        self.natural = vec[i64](natural)
        self.mixed = vec[i64](mixed)
        wild = SetTally(TWO, 0, size - 2, 2)
        self.wild = 0
        if setup.room[RANKLESS][0]:
            self.wild = self._points(setup, wild) - nothing - wild.worth(values)
            begun = self._points(setup, SetTally(TWO, 0, 3, 0), begun=True)
            unfinished[RANKLESS] = max(0, nothing - begun)
            if begun <= nothing - RUINOUS:
                self.ruinous |= BIT[RANKLESS]
            unfinished_mixed[RANKLESS] = unfinished[RANKLESS]
        self.unfinished = vec[i64](unfinished)
        self.unfinished_mixed = vec[i64](unfinished_mixed)
        self.out = self._points(setup, out=True) - nothing
        self.freezes = self.stops = 0
        for kind in kinds:
            for clause in setup.discarded[kind]:
                if isinstance(clause, Freezes):
                    self.freezes |= 1 << kind
                elif isinstance(clause, Stops):
                    self.stops |= 1 << kind
        pairs = (PairOnly, PairFromHand)
        self.pair_only = any(isinstance(clause, pairs) for clause in book.take)
        self.always_frozen = any(isinstance(clause, AlwaysFrozen) for clause in book.take)
        self.only_opened = any(isinstance(clause, OnlyOpened) for clause in book.take)
        self.natural_opening = any(isinstance(bar, NaturalFirstMeld) for bar in book.bars)
        self.set_takes = not self.pair_only
        self.deck = sum(BIT[rank] * setup.deck_counts[rank] for rank in range(RANKS))

    def _points(
        self,
        setup: Setup,
        cards: SetTally | None = None,
        held: int = -1,
        number: int = 1,
        out: bool = False,
        begun: bool = False,
    ) -> int:
        """Return the score of a side that has made its first meld and has only these cards."""
        hand = [0] * KINDS
        if held >= 0:
            hand[held] = number
        sets = (cards,) if cards is not None else ()
        put_away = setup.then == FOLLOWED and not begun
        wild = SMALL_WILD_CANASTA if cards is not None and cards.kind == TWO and not begun else 0
        side = SideTally(
            0,
            () if put_away else sets,
            opened=True,
            red_threes=0,
            hands=(tuple(hand),),
            out=out,
            closed=sets if put_away else (),
            wild_canasta=wild,
        )
        return sum(line.points for clause in setup.book.score for line in clause.lines(side))


_OUTLOOKS: Final = SetupCache(Outlook)


def outlook(setup: Setup) -> Outlook:
    """Return the outlook of a setup, made at its first use."""
    return _OUTLOOKS.of(setup)
