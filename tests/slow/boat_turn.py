"""Can a turn of ``boat`` be finished? Can the player close? Every way of laying cards is tried (G1, B9).

A turn is looked at from the moment cards may be laid. Nothing is hidden then: what comes to the hand later is
the rest of a taken pile, which everybody has seen being discarded.
"""

from __future__ import annotations

from typing import NamedTuple

from tests.slow.boat_table import NATURALS, VALUE, WILD, WILD_SET, Table, letters, need

BLACKS = "BBBB"


class Spot(NamedTuple):
    """What can change within a turn, as plain tuples and strings."""

    hand: str  #: sorted
    sets: tuple[tuple[str, int, int], ...]  #: rank (W: wild cards alone), natural cards, wild cards; sorted
    opened: bool
    laid: bool  #: something was laid in this turn
    counted: int  #: towards the first meld
    aside: str


def may_add_wild(rank: str, naturals: int, wild: int) -> bool:
    """Para. 35, B3: wild cards stay fewer than natural ones, except where there are wild cards alone."""
    return rank == WILD_SET or wild + 1 < naturals


def without(hand: str, cards: str) -> str | None:
    """The hand less some cards, or None if they are not all there."""
    for card in cards:
        if card not in hand:
            return None
        hand = hand.replace(card, "", 1)
    return hand


class TooManyWays(Exception):
    """The search has been patient long enough; there is no answer."""


class Turn:
    """The rest of one turn: what stays fixed in it, and what has been found out already."""

    bounds = True
    #: So many spots may be looked at before the search gives up.
    patience = 6_000

    def __init__(self, table: Table) -> None:
        self.looked = 0
        self.need = need(table.scores[table.side])
        self.refused = "no" in table.did
        self._finish: dict[Spot, bool] = {}
        self._close: dict[Spot, bool] = {}

    def lays(self, spot: Spot) -> list[tuple[str, Spot]]:
        """Every lay and add that the shapes of sets allow, with the spot after it; not the black threes."""
        found = []
        sets = {rank: (naturals, wild) for rank, naturals, wild in spot.sets}
        for card in dict.fromkeys(spot.hand):
            if card in NATURALS:
                if card in sets:
                    found.append((f"add {card}", self.put(spot, card, card)))
                    continue
                for third in card + WILD:  # para. 27: three cards; para. 35: so two of them natural
                    cards = card * 2 + third
                    if without(spot.hand, cards) is not None:
                        found.append((f"lay {cards}", self.put(spot, card, cards)))
            elif card in WILD:
                for rank, (naturals, wild) in sets.items():
                    if may_add_wild(rank, naturals, wild):
                        name = "wild" if rank == WILD_SET else rank
                        found.append((f"add {card} to {name}", self.put(spot, rank, card)))
        if WILD_SET not in sets:  # para. 36, B3: three of them, one set a side
            for cards in ("222", "22X", "2XX", "XXX"):
                if without(spot.hand, cards) is not None:
                    found.append((f"lay {cards}", self.put(spot, WILD_SET, cards)))
        return found

    def put(self, spot: Spot, rank: str, cards: str, top: str = "") -> Spot:
        """The spot after these cards of the hand (and a top card) joined the set of a rank."""
        hand = without(spot.hand, cards)
        assert hand is not None
        sets = {name: (naturals, wild) for name, naturals, wild in spot.sets}
        naturals, wild = sets.get(rank, (0, 0))
        for card in cards + top:
            if card in WILD:
                wild += 1
            else:
                naturals += 1
        sets[rank] = (naturals, wild)
        counted, opened, aside = spot.counted, spot.opened, spot.aside
        if not opened:
            counted += sum(VALUE[card] for card in cards + top)
            opened = counted >= self.need
        if opened and aside:  # G5, para. 29: the rest of the pile comes to the hand once the count is there
            hand, aside = "".join(sorted(hand + aside)), ""
        after = tuple(sorted((name, *counts) for name, counts in sets.items()))
        return Spot(hand, after, opened, True, counted, aside)

    def complete(self, spot: Spot) -> bool:
        """Whether nothing is owed to a first meld (para. 28 and 31)."""
        return spot.opened or not spot.laid

    def may_close(self, spot: Spot) -> bool:
        """Whether the last card may leave the hand here (para. 64 and 65)."""
        canasta = any(naturals + wild >= 7 for _, naturals, wild in spot.sets)
        return self.complete(spot) and canasta and not self.refused

    def closes_now(self, spot: Spot) -> bool:
        """Whether a discard, or the four black threes, may empty the hand here (para. 61 and 67)."""
        return (len(spot.hand) == 1 or spot.hand == BLACKS) and self.may_close(spot)

    def may_discard(self, spot: Spot) -> bool:
        """Whether the turn may end here with a discard, a card being left (B7)."""
        return self.complete(spot) and len(spot.hand) >= 2

    def may_end(self, spot: Spot) -> bool:
        """One card, and no way to close with it (para. 66)."""
        return self.complete(spot) and len(spot.hand) == 1 and not self.can_close(spot)

    def can_close(self, spot: Spot) -> bool:
        """Whether some way of playing on closes."""
        if spot not in self._close:
            if not spot.hand:
                found = self.may_close(spot)
            else:
                found = self.closes_now(spot) or (
                    self.hopes_to_close(spot) and any(map(self.can_close, self.next_spots(spot)))
                )
            self._close[spot] = found
        return self._close[spot]

    def can_finish(self, spot: Spot) -> bool:
        """Whether some way of playing on ends the turn lawfully."""
        if spot not in self._finish:
            if not spot.hand:
                found = self.may_close(spot)
            else:
                found = (
                    self.may_discard(spot)
                    or self.may_end(spot)
                    or self.closes_now(spot)
                    or (self.hopes_to_finish(spot) and any(map(self.can_finish, self.next_spots(spot))))
                )
            self._finish[spot] = found
        return self._finish[spot]

    def next_spots(self, spot: Spot) -> list[Spot]:
        self.looked += 1
        if self.looked > self.patience:
            raise TooManyWays
        return [after for _, after in self.lays(spot)]

    # Two bounds that spare a long search which must fail; a test runs without them too.

    def hopes_to_finish(self, spot: Spot) -> bool:
        """False only if the first meld's count is out of reach."""
        if not self.bounds or self.complete(spot):
            return True
        return spot.counted + sum(VALUE[card] for card in playable(spot)) >= self.need

    def hopes_to_close(self, spot: Spot) -> bool:
        """False only if cards would be left over in any case, or no canasta can be made."""
        if not self.bounds:
            return True
        if self.refused:
            return False
        hand = spot.hand + spot.aside
        spot = spot._replace(hand=hand)
        blacks = hand.count("B")
        stuck = len(hand) - len(playable(spot)) - (4 if blacks == 4 else 0)
        if stuck > (0 if blacks == 4 else 1):
            return False
        wild = sum(hand.count(card) for card in WILD)
        sizes = {rank: naturals + wilds for rank, naturals, wilds in spot.sets}
        return any(sizes.get(rank, 0) + hand.count(rank) + wild >= 7 for rank in NATURALS + WILD_SET)


def playable(spot: Spot) -> list[str]:
    """The cards of a hand that could be laid if all the others helped."""
    sets = {rank for rank, _, _ in spot.sets}
    wild = sum(card in WILD for card in spot.hand)
    fits = {rank for rank in NATURALS if rank in sets or spot.hand.count(rank) + min(wild, 1) >= 3}
    if sets or fits or wild >= 3:
        fits.update(WILD)
    return [card for card in spot.hand if card in fits]


def spot_of(table: Table) -> Spot:
    """Where the turn of a table stands."""
    sets = []
    for rank, cards in table.sets[table.side].items():
        wild = cards["2"] + cards["X"]
        sets.append((rank, cards.total() - wild, wild))
    return Spot(
        letters(table.hand),
        tuple(sorted(sets)),
        table.side in table.opened,
        "laid" in table.did,
        table.count,
        table.aside,
    )
