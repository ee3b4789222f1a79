"""Can a turn of ``american`` be finished? Can the player go out? Every way of laying is tried (G1, A11).

A turn is looked at from the moment cards may be laid. What comes to the hand later is the rest of a taken
pile, which everybody has seen being discarded, and what replaces threes, which nobody knows: such a card can
be discarded, and that is all that can be said of it.
"""

from __future__ import annotations

from typing import NamedTuple

from tests.slow.american_table import NATURALS, THREES, VALUE, WILD, WILD_SET, Table, letters, need

#: A card that nobody knows yet.
UNKNOWN = "?"


class Spot(NamedTuple):
    """What can change within a turn, as plain tuples and strings."""

    hand: str  #: sorted
    sets: tuple[tuple[str, int, int], ...]  #: rank (W: wild cards alone), natural cards, wild cards; sorted
    opened: bool
    laid: bool  #: something was laid in this turn
    counted: int  #: towards the first meld


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
    patience = 12_000

    def __init__(self, table: Table) -> None:
        self.looked = 0
        self.need = need(table.scores[table.side])
        self.stock = len(table.stock)
        self.dead = table.closed(1 - table.side)  # 48
        # 30, 42, A5: aces are mixed in the turn in which the side opens, from its start to its end.
        self.opening = table.side not in table.opened or "opened" in table.did
        # 45, A11: a yes in this turn, or a question in an earlier one; a no forbids it for this turn.
        self.permitted = "no" not in table.did and ("yes" in table.did or table.seat in table.asked)
        self._finish: dict[Spot, bool] = {}
        self._out: dict[Spot, bool] = {}
        self._take: dict[Spot, bool] = {}

    # What can be laid.

    def wild_set_open(self, spot: Spot) -> bool:
        """47, A4: a set of wild cards that is not closed keeps all wild cards to itself."""
        return any(rank == WILD_SET and wild < 7 for rank, _, wild in spot.sets)

    def may_mix(self, rank: str, spot: Spot) -> bool:
        """Whether a wild card may join cards of a rank at all just now (30, 31, 47)."""
        if rank == "7" or (rank == "A" and not self.opening):
            return False
        return not self.wild_set_open(spot)

    def lays(self, spot: Spot) -> list[tuple[str, Spot]]:
        """Every lay and add that the shapes of sets allow, with the spot after it."""
        found = []
        sets = {rank: (naturals, wild) for rank, naturals, wild in spot.sets}
        for card in dict.fromkeys(spot.hand):
            if card in NATURALS and card not in self.dead:
                for cards, verb in self.natural_lays(card, spot, sets):
                    if without(spot.hand, cards) is not None:
                        found.append((f"{verb} {cards}", self.put(spot, card, cards)))
            elif card in WILD:
                for rank, (naturals, wild) in sets.items():
                    if naturals + wild == 7:
                        continue
                    if rank == WILD_SET or (wild < 2 and self.may_mix(rank, spot)):  # 32, A4, A6
                        name = "wild" if rank == WILD_SET else rank
                        found.append((f"add {card} to {name}", self.put(spot, rank, card)))
        if WILD_SET not in sets:  # A4: three to start with, one set a side
            for cards in ("222", "22X", "2XX", "XXX"):
                if without(spot.hand, cards) is not None:
                    found.append((f"lay {cards}", self.put(spot, WILD_SET, cards)))
        return found

    def natural_lays(self, rank: str, spot: Spot, sets: dict[str, tuple[int, int]]) -> list[tuple[str, str]]:
        """The ways to lay natural cards of a rank that is not dead."""
        if rank in sets:  # G2; 11: no more than seven
            return [(rank, "add")] if sum(sets[rank]) < 7 else []
        found = [(rank * 3, "lay")]
        if self.may_mix(rank, spot):
            found += [(rank * 2 + wild, "lay") for wild in WILD]
        if not spot.opened:  # 43, A7: it opens without regard to the count
            found.append((rank * 7, "lay"))
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
        counted, opened = spot.counted, spot.opened
        if not opened:
            counted += sum(VALUE[card] for card in cards)
            three = any(naturals >= 3 for naturals, _ in sets.values())  # 18
            opened = (counted >= self.need and three) or len(cards) == 7
            if opened:  # A3: the threes go down and are replaced, as long as there is a stock
                threes = [card for card in hand if card in THREES]
                hand = "".join(card for card in hand if card not in THREES)
                hand = UNKNOWN * min(len(threes), self.stock) + hand
        after = tuple(sorted((name, *counts) for name, counts in sets.items()))
        return Spot(hand, after, opened, True, counted)

    # How a turn can end.

    def complete(self, spot: Spot) -> bool:
        """Whether nothing is owed to a first meld."""
        return spot.opened or not spot.laid

    def two_canastas(self, spot: Spot) -> bool:
        return sum(naturals + wild == 7 for _, naturals, wild in spot.sets) >= 2

    def out_now(self, spot: Spot) -> bool:
        """Whether the last card could be discarded here, if the partner does not mind (60, 61)."""
        return len(spot.hand) == 1 and spot.opened and self.two_canastas(spot)

    def may_end(self, spot: Spot) -> bool:
        """Whether a discard may end the turn here: a card is left, or the player goes out (A11).

        Of two cards or more one can always be discarded: no rule forbids all of them (A10, A19), and who has
        opened has no threes.
        """
        if len(spot.hand) == 1:
            return self.permitted and self.out_now(spot)
        return self.complete(spot) and len(spot.hand) >= 2

    def can_go_out(self, spot: Spot) -> bool:
        """Whether some way of playing on goes out, the partner not minding."""
        if spot not in self._out:
            self._out[spot] = self.out_now(spot) or (
                self.hopes_to_go_out(spot) and any(map(self.can_go_out, self.next_spots(spot)))
            )
        return self._out[spot]

    def can_finish(self, spot: Spot) -> bool:
        """Whether some way of playing on ends the turn lawfully."""
        if spot not in self._finish:
            self._finish[spot] = self.may_end(spot) or (
                self.hopes_to_finish(spot) and any(map(self.can_finish, self.next_spots(spot)))
            )
        return self._finish[spot]

    def next_spots(self, spot: Spot) -> list[Spot]:
        self.looked += 1
        if self.looked > self.patience:
            raise TooManyWays
        return [after for _, after in self.lays(spot)]

    # Taking the pile, and a first meld before it.

    def taken(self, spot: Spot, pile: str) -> Spot | None:
        """The spot after taking a pile, or None if that is not allowed; G1 is not asked here."""
        top = pile[-1:]
        if not spot.opened or top not in NATURALS or not top or top in self.dead:  # 22, A8, A6
            return None
        sizes = {rank: naturals + wild for rank, naturals, wild in spot.sets}
        if without(spot.hand, top * 2) is None or sizes.get(top, 0) + 3 > 7:  # 23, 41
            return None
        after = self.put(spot, top, top * 2, top)
        rest = "".join(card for card in pile[:-1] if card not in THREES)  # A3: shown, not replaced
        return after._replace(hand="".join(sorted(after.hand + rest)))

    def can_open_and_take(self, spot: Spot, pile: str) -> bool:
        """Whether lays complete a first meld after which the pile is taken (25, A8, G14)."""
        if spot not in self._take:
            if spot.opened:
                after = self.taken(spot, pile)
                self._take[spot] = after is not None and self.can_finish(after)
            else:
                self._take[spot] = self.hopes_to_take(spot, pile) and any(
                    self.can_open_and_take(after, pile) for after in self.next_spots(spot)
                )
        return self._take[spot]

    # Bounds that spare a long search which must fail; a test runs without them too.

    def hopes_to_finish(self, spot: Spot) -> bool:
        """False only if the first meld's count is out of reach, or the hand has one card too few to go on."""
        if not self.bounds:
            return True
        if self.complete(spot):
            return len(spot.hand) > 1
        if any(spot.hand.count(rank) >= 7 for rank in NATURALS):
            return True
        return spot.counted + sum(VALUE[card] for card in self.playable(spot)) >= self.need

    def hopes_to_take(self, spot: Spot, pile: str) -> bool:
        """False only if the pair is not there, or the count is out of reach without it."""
        if not self.bounds:
            return True
        top = pile[-1:]
        rest = without(spot.hand, top * 2)
        if not top or top not in NATURALS or top in self.dead or rest is None:
            return False
        return self.hopes_to_finish(spot._replace(hand=rest, laid=True))

    def hopes_to_go_out(self, spot: Spot) -> bool:
        """False only if two cards would be left over in any case, or canastas cannot be made."""
        if not self.bounds:
            return True
        if len(spot.hand) - len(self.playable(spot)) > 1:
            return False
        wild = sum(spot.hand.count(card) for card in WILD)
        sizes = {rank: naturals + wilds for rank, naturals, wilds in spot.sets}
        near = [rank for rank in NATURALS if sizes.get(rank, 0) + spot.hand.count(rank) + wild >= 7]
        return len(near) + (sizes.get(WILD_SET, 0) + wild >= 7) >= 2

    def playable(self, spot: Spot) -> list[str]:
        """The cards of a hand that could be laid if all the others helped."""
        sets = {rank for rank, naturals, wilds in spot.sets if naturals + wilds < 7}
        wild = sum(card in WILD for card in spot.hand)
        fits = {
            rank for rank in NATURALS if rank in sets or spot.hand.count(rank) + min(wild, 1) >= 3
        } - self.dead
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
        letters(table.hand), tuple(sorted(sets)), table.side in table.opened, "laid" in table.did, table.count
    )
