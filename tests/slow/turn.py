"""Search for the end of a turn or a way out by trying every way of laying cards (ruling G1).

The search starts at the moment cards may be laid. Nothing is hidden then: the only cards that come to the
hand later are the rest of a taken pile, which all players have seen being discarded.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tests.slow.table import NATURALS, WILD, WILD_SET, Table

#: Rank (or B, W), natural cards, wild cards; sorted.
SetCounts = tuple[tuple[str, int, int], ...]


class Spot(NamedTuple):
    """The parts of a turn's state that can change, as plain tuples and strings."""

    hand: str  #: sorted
    sets: SetCounts
    opened: bool
    laid: bool  #: something was laid in this turn
    counted: int  #: towards the first meld
    aside: str = ""
    black: bool = False  #: black threes were laid in this turn
    closed: tuple[tuple[str, bool], ...] = ()  #: where canastas are put away: rank, has wild cards; sorted


Sets = dict[str, tuple[int, int]]


def sets_of(spot: Spot) -> Sets:
    """Return the natural and wild cards of sets by rank."""
    return {rank: (naturals, wild) for rank, naturals, wild in spot.sets}


def without(hand: str, cards: str) -> str | None:
    """Return the hand less some cards, or None if they are not all there."""
    for card in cards:
        if card not in hand:
            return None
        hand = hand.replace(card, "", 1)
    return hand


class TooManyWays(Exception):
    """Raised when the search exceeds its limit and has no answer."""


class Turn:
    """The rest of one turn: its fixed facts, and a cache of results."""

    bounds = True
    #: Maximum number of spots before the search gives up.
    patience = 4_000
    #: Whether wild cards alone make a set.
    wild_alone = True

    def __init__(self, table: Table) -> None:
        self.table = table
        self.looked = 0
        self.need = table.need(table.side)
        self.refused = "no" in table.did
        self._finish: dict[Spot, bool] = {}
        self._out: dict[Spot, bool] = {}
        self._take: dict[Spot, bool] = {}

    # Possible lays.

    @staticmethod
    def room(naturals: int, wild: int) -> bool:
        """Return whether a set of a rank has room for one more wild card."""
        raise NotImplementedError

    def may_add_wild(self, rank: str, naturals: int, wild: int, spot: Spot) -> bool:
        """Return whether a wild card may join a set."""
        return rank == WILD_SET or self.room(naturals, wild)

    def natural_lays(self, card: str, spot: Spot, sets: Sets) -> Iterator[tuple[str, str]]:
        """Return the ways to lay cards of a rank: verb and cards, whether the hand has them or not."""
        if card in sets:  # one set of a rank
            yield "add", card
        elif card in NATURALS:  # three cards, two of them natural at least
            for third in card + WILD:
                yield "lay", card * 2 + third

    def lays(self, spot: Spot) -> list[tuple[str, Spot]]:
        """Return every lay and add that the shapes of sets allow, with the spot after it."""
        found = []
        sets = sets_of(spot)
        for card in dict.fromkeys(spot.hand):
            if card in WILD:
                for rank, (naturals, wild) in sets.items():
                    if self.may_add_wild(rank, naturals, wild, spot):
                        name = "wild" if rank == WILD_SET else rank
                        found.append((f"add {card} to {name}", self.put(spot, rank, card)))
                continue
            for verb, cards in self.natural_lays(card, spot, sets):
                if without(spot.hand, cards) is not None:
                    found.append((f"{verb} {cards}", self.put(spot, card, cards)))
        if self.wild_alone and WILD_SET not in sets:
            for cards in ("222", "22X", "2XX", "XXX"):
                if without(spot.hand, cards) is not None:
                    found.append((f"lay {cards}", self.put(spot, WILD_SET, cards)))
        return found

    def put(self, spot: Spot, rank: str, cards: str, top: str = "") -> Spot:
        """Return the spot after these cards of the hand (and a top card) joined the set of a rank."""
        sets = sets_of(spot)
        naturals, wild = sets.get(rank, (0, 0))
        more = sum(card in WILD for card in cards)
        sets[rank] = (naturals + len(cards + top) - more, wild + more)
        after = tuple(sorted([(name, *counts) for name, counts in sets.items()]))
        found = self.leave_hand(spot, cards, top, after)
        return found._replace(black=True) if rank == "B" else found

    def leave_hand(self, spot: Spot, cards: str, top: str = "", sets: SetCounts | None = None) -> Spot:
        """Remove cards from the hand and count them; reaching the count brings the rest of the pile (G5)."""
        sets = spot.sets if sets is None else sets
        hand = without(spot.hand, cards)
        assert hand is not None
        counted, opened, aside = spot.counted, spot.opened, spot.aside
        if not opened:
            value = self.table.value
            counted += sum(value[card] for card in (cards + top if self.table.top_counts else cards))
            opened = self.opens(sets, counted, cards)
        if opened and aside:  # red threes go to the table
            hand, aside = "".join(sorted(hand + aside.replace("R", ""))), ""
        return Spot(hand, sets, opened, True, counted, aside, spot.black, spot.closed)

    def opens(self, sets: SetCounts, counted: int, cards: str) -> bool:
        """Return whether the first meld is made."""
        return counted >= self.need

    # How a turn can end.

    def complete(self, spot: Spot) -> bool:
        """Return whether nothing is owed to a first meld."""
        return spot.opened or not spot.laid

    def out_now(self, spot: Spot) -> bool:
        """Return whether the player is out here, or will be with the next card."""
        raise NotImplementedError

    def ends_now(self, spot: Spot) -> bool:
        """Return whether the turn may end here."""
        raise NotImplementedError

    def can_go_out(self, spot: Spot) -> bool:
        """Return whether some continuation goes out."""
        if spot not in self._out:
            self._out[spot] = self.out_now(spot) or (
                spot.hand != ""
                and (not self.bounds or self.hopes_to_go_out(spot))
                and any(map(self.can_go_out, self.next_spots(spot)))
            )
        return self._out[spot]

    def can_finish(self, spot: Spot) -> bool:
        """Return whether some continuation ends the turn legally."""
        if spot not in self._finish:
            self._finish[spot] = self.ends_now(spot) or (
                spot.hand != ""
                and (not self.bounds or self.hopes_to_finish(spot))
                and any(map(self.can_finish, self.next_spots(spot)))
            )
        return self._finish[spot]

    def next_spots(self, spot: Spot) -> list[Spot]:
        self.looked += 1
        if self.looked > self.patience:
            raise TooManyWays
        return [after for _, after in self.lays(spot)]

    # Taking the pile, and where the top card does not count, a first meld before it (G14).

    def ways_to_take(self, spot: Spot, pile: str) -> Iterator[tuple[str, str]]:
        """Return every way to take a pile with a natural top card: the action and the cards it needs."""
        raise NotImplementedError

    def picked_up(self, pile: str) -> str:
        """Return the cards that come to the hand with the top card."""
        return pile[:-1]

    def takes(self, spot: Spot, pile: str) -> dict[str, Spot]:
        """Return every way to take the pile, with the spot after it, before G1 is applied."""
        top = pile[-1:]
        if not top or top not in NATURALS:
            return {}
        ready = spot._replace(aside=self.picked_up(pile))
        return {
            text: self.taken(ready, text, cards, top)
            for text, cards in self.ways_to_take(spot, pile)
            if without(spot.hand, cards) is not None
        }

    def taken(self, spot: Spot, text: str, cards: str, top: str) -> Spot:
        """Return the spot after a take."""
        return self.put(spot, top, cards, top)

    def can_open_and_take(self, spot: Spot, pile: str) -> bool:
        """Return whether lays complete a first meld after which the pile is taken."""
        if spot not in self._take:
            if spot.opened:
                found = any(map(self.can_finish, self.takes(spot, pile).values()))
            else:
                found = (not self.bounds or self.hopes_to_take(spot, pile)) and any(
                    self.can_open_and_take(after, pile) for after in self.next_spots(spot)
                )
            self._take[spot] = found
        return self._take[spot]

    # Bounds that spare a long search which must fail; a test also runs without them.

    def hopes_to_finish(self, spot: Spot) -> bool:
        """False only if no end of the turn is in reach."""
        return self.complete(spot) or self.hopes_to_open(spot)

    def hopes_to_open(self, spot: Spot) -> bool:
        """False only if the first meld's count is out of reach."""
        value = self.table.value
        return spot.counted + sum(value[card] for card in self.playable(spot)) >= self.need

    def hopes_to_take(self, spot: Spot, pile: str) -> bool:
        """False only if the pair is not there, or the count is out of reach without it."""
        top = pile[-1:]
        rest = without(spot.hand, top * 2)
        return (
            top != ""
            and top in NATURALS
            and rest is not None
            and self.hopes_to_open(spot._replace(hand=rest))
        )

    def hopes_to_go_out(self, spot: Spot) -> bool:
        """False only if two cards can never be laid, or not enough canastas can be made."""
        spot = spot._replace(hand=spot.hand + spot.aside.replace("R", ""))
        return len(spot.hand) - len(self.playable(spot)) <= 1

    def canastas_in_reach(self, spot: Spot) -> int:
        """Return the most canastas there could be if every wild card served each of them."""
        hand = spot.hand + spot.aside
        wild = sum(card in WILD for card in hand)
        sizes = {rank: naturals + wilds for rank, naturals, wilds in spot.sets}
        return sum(
            sizes.get(rank, 0) + hand.count(rank) + wild >= 7
            for rank in (NATURALS + WILD_SET if self.wild_alone else NATURALS)
        )

    def growing(self, spot: Spot) -> set[str]:
        """Return the ranks (B, W) of which one more card may be laid at any time."""
        return {rank for rank, _, _ in spot.sets}

    def starting(self, hand: str) -> set[str]:
        """Return the ranks (B) of which a set could be started with all the wild cards of the hand."""
        wild = min(1, sum(card in WILD for card in hand))
        return {rank for rank in NATURALS if hand.count(rank) + wild >= 3}  # a pair needs a wild card

    def playable(self, spot: Spot) -> list[str]:
        """Return the cards of a hand that could be laid if all the others helped."""
        fits = self.growing(spot) | self.starting(spot.hand)
        if fits - {"B"} or (self.wild_alone and sum(card in WILD for card in spot.hand) >= 3):
            fits.update(WILD)
        return [card for card in spot.hand if card in fits]
