"""Can the turn be finished? Can the player go out? Every way of laying cards is tried (ruling G1).

A turn is looked at from the moment cards may be laid. Nothing is hidden then: what comes to the hand later is
the rest of a taken pile, which everybody has seen being discarded.
"""

from __future__ import annotations

from typing import NamedTuple

from tests.slow.table import NATURALS, VALUE, WILD, Table, letters, need


class Spot(NamedTuple):
    """What can change within a turn, as plain tuples and strings."""

    hand: str  #: sorted
    sets: tuple[tuple[str, int, int], ...]  #: rank, natural cards, wild cards; sorted
    opened: bool
    laid: bool  #: something was laid in this turn
    counted: int  #: towards the first meld
    aside: str
    black: bool  #: black threes were laid in this turn


def may_add_wild(naturals: int, wild: int) -> bool:
    """C4: one wild card in three, two in four, three in five or more, any number on a canasta."""
    if naturals + wild >= 7:
        return True
    limit = {3: 1, 4: 2}.get(naturals + wild + 1, 3)
    return wild + 1 <= limit


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
    patience = 4_000

    def __init__(self, table: Table) -> None:
        self.looked = 0
        self.need = need(table.scores[table.side])
        self.canastas = table.canastas_needed
        self.refused = "no" in table.did
        self.last_three = "last three" in table.did
        self._finish: dict[Spot, bool] = {}
        self._out: dict[Spot, bool] = {}

    def lays(self, spot: Spot) -> list[tuple[str, Spot]]:
        """Every lay and add that the shapes of sets allow, with the spot after it."""
        found = []
        sets = {rank: (naturals, wild) for rank, naturals, wild in spot.sets}
        for card in dict.fromkeys(spot.hand):
            if card in NATURALS:
                if card in sets:
                    naturals, wild = sets[card]
                    found.append((f"add {card}", self.put(spot, card, card)))
                else:  # para. 11 and 12: three cards, two of them natural at least
                    for third in card + WILD:
                        cards = card * 2 + third
                        if without(spot.hand, cards) is not None:
                            found.append((f"lay {cards}", self.put(spot, card, cards)))
            elif card in WILD:
                for rank, (naturals, wild) in sets.items():
                    if rank != "B" and may_add_wild(naturals, wild):
                        found.append((f"add {card} to {rank}", self.put(spot, rank, card)))
            elif card == "B":  # C5
                if "B" in sets:
                    found.append(("add B", self.put(spot, "B", "B")))
                elif spot.hand.count("B") >= 3:
                    found.append(("lay BBB", self.put(spot, "B", "BBB")))
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
        if opened and aside:  # G5: the rest of the pile comes to the hand; red threes go to the table
            hand, aside = "".join(sorted(hand + aside.replace("R", ""))), ""
        after = tuple(sorted((name, *counts) for name, counts in sets.items()))
        return Spot(hand, after, opened, True, counted, aside, spot.black or rank == "B")

    def complete(self, spot: Spot) -> bool:
        """Whether nothing is owed to a first meld (para. 14)."""
        return spot.opened or not spot.laid

    def may_go_out(self, spot: Spot) -> bool:
        """Whether the last card may leave the hand here (para. 45, 73 d)."""
        canastas = sum(naturals + wild >= 7 for _, naturals, wild in spot.sets)
        return self.complete(spot) and canastas >= self.canastas and not self.refused

    def may_stop(self, spot: Spot) -> bool:
        """Whether the turn may end here with cards left in the hand."""
        if spot.black or not self.complete(spot):
            return False
        if self.last_three:  # para. 40: no discard follows, so one card is enough to keep
            return len(spot.hand) >= 1
        return len(spot.hand) >= 2

    def may_discard_out(self, spot: Spot) -> bool:
        return len(spot.hand) == 1 and not self.last_three and self.may_go_out(spot)

    def can_go_out(self, spot: Spot) -> bool:
        """Whether some way of playing on goes out."""
        if spot not in self._out:
            if not spot.hand:
                found = self.may_go_out(spot)
            else:
                found = self.may_discard_out(spot) or (
                    self.hopes_to_go_out(spot) and any(map(self.can_go_out, self.next_spots(spot)))
                )
            self._out[spot] = found
        return self._out[spot]

    def can_finish(self, spot: Spot) -> bool:
        """Whether some way of playing on ends the turn lawfully."""
        if spot not in self._finish:
            if not spot.hand:
                found = self.may_go_out(spot)
            else:
                found = (
                    self.may_stop(spot)
                    or self.may_discard_out(spot)
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
        """False only if the first meld's count is out of reach, or black threes lie without a way out."""
        if spot.black:
            return self.hopes_to_go_out(spot)
        if not self.bounds or self.complete(spot):
            return True
        return spot.counted + sum(VALUE[card] for card in playable(spot)) >= self.need

    def hopes_to_go_out(self, spot: Spot) -> bool:
        """False only if two cards can never be laid, or not enough canastas can be made."""
        if not self.bounds:
            return True
        if self.refused:
            return False
        hand = spot.hand + spot.aside.replace("R", "")
        spot = spot._replace(hand=hand)
        if len(hand) - len(playable(spot)) > 1:
            return False
        wild = hand.count("2") + hand.count("X")
        sizes = {rank: naturals + wilds for rank, naturals, wilds in spot.sets}
        reach = [sizes.get(rank, 0) + hand.count(rank) + wild >= 7 for rank in NATURALS]
        return sum(reach) >= self.canastas


def playable(spot: Spot) -> list[str]:
    """The cards of a hand that could be laid if all the others helped."""
    sets = {rank for rank, _, _ in spot.sets}
    wild = sum(card in WILD for card in spot.hand)
    fits = {
        rank for rank in NATURALS if rank in sets or spot.hand.count(rank) + min(wild, 1) >= 3
    }  # a pair needs a wild card, three of a rank need none
    if "B" in sets or spot.hand.count("B") >= 3:
        fits.add("B")
    if sets - {"B"} or fits - {"B"}:
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
        "black" in table.did,
    )
