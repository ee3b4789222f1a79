"""Can a turn of ``knee`` be finished? Can the player go out? Every way of laying cards is tried (G1, H9).

What is in a knee or foot nobody knows before it is taken up, but it always has cards, so the turn can be
finished with them (or, if they are all red threes, it ends by itself).
"""

from __future__ import annotations

from typing import NamedTuple

from tests.slow.knee_table import NATURALS, NEED, PLAIN, VALUE, WILD, WILD_BOOK, Table, letters


class Spot(NamedTuple):
    """What can change within a turn, as plain tuples and strings."""

    hand: str  #: sorted
    books: tuple[tuple[str, int, int], ...]  #: open ones: rank (W: wild cards alone), naturals, wild; sorted
    closed: tuple[tuple[str, bool], ...]  #: closed ones: rank, and whether wild cards are in it; sorted
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


def is_base(closed: tuple[tuple[str, bool], ...]) -> bool:
    """Para. 34 to 38: sevens, fives, wild cards, one clean and one dirty book; H11: a second book of fives or
    sevens may be the clean one."""
    left = list(closed)
    for needed in (("7", False), ("5", False), (WILD_BOOK, True)):
        if needed not in left:
            return False
        left.remove(needed)
    clean = any(not wild for _, wild in left)
    dirty = any(wild and rank != WILD_BOOK for rank, wild in left)
    return clean and dirty


class TooManyWays(Exception):
    """The search has been patient long enough; there is no answer."""


class Turn:
    """The rest of one turn: what stays fixed in it, and what has been found out already."""

    bounds = True
    #: So many spots may be looked at before the search gives up.
    patience = 20_000

    def __init__(self, table: Table) -> None:
        self.looked = 0
        self.need = NEED[table.number]
        self.in_foot = table.in_foot
        self.both_in_foot = table.both_in_foot
        self.permitted = "yes" in table.did  # 29: without asking nobody goes out
        self._finish: dict[Spot, bool] = {}
        self._out: dict[Spot, bool] = {}
        self._take: dict[Spot, bool] = {}

    # What the shapes of books allow.

    def lays(self, spot: Spot) -> list[tuple[str, Spot]]:
        """Every lay, addition and burial, with the spot after it."""
        found = []
        books = {rank: (naturals, wild) for rank, naturals, wild in spot.books}
        closed = {rank for rank, _ in spot.closed}
        for card in dict.fromkeys(spot.hand):
            if card in NATURALS:
                if card in closed and card not in PLAIN:  # H4
                    found.append((f"bury {card}", self.bury(spot, card)))
                if card in books:
                    found.append((f"add {card}", self.put(spot, card, card)))
                    continue  # H4: one open book of a rank at a time
                for third in card if card in PLAIN else card + WILD:  # H3: two naturals at least
                    cards = card * 2 + third
                    if without(spot.hand, cards) is not None:
                        found.append((f"lay {cards}", self.put(spot, card, cards)))
            elif card in WILD:
                for rank, (_, wild) in books.items():
                    if rank == WILD_BOOK:
                        found.append((f"add {card} to wild", self.put(spot, rank, card)))
                    elif wild < 2 and rank not in PLAIN:  # 14, 18
                        found.append((f"add {card} to {rank}", self.put(spot, rank, card)))
        if WILD_BOOK not in books:  # H3, H4
            for cards in ("222", "22X", "2XX", "XXX"):
                if without(spot.hand, cards) is not None:
                    found.append((f"lay {cards}", self.put(spot, WILD_BOOK, cards)))
        return found

    def put(self, spot: Spot, rank: str, cards: str, top: str = "") -> Spot:
        """The spot after these cards of the hand (and a top card) joined the open book of a rank."""
        books = {name: (naturals, wild) for name, naturals, wild in spot.books}
        naturals, wild = books.get(rank, (0, 0))
        for card in cards + top:
            if card in WILD:
                wild += 1
            else:
                naturals += 1
        books[rank] = (naturals, wild)
        closed = spot.closed
        if naturals + wild >= 7:  # H3; what is beyond seven is natural and lies on it (H4, H5)
            del books[rank]
            closed = tuple(sorted((*closed, (rank, wild > 0))))
        after = tuple(sorted((name, *counts) for name, counts in books.items()))
        return self._counted(spot, cards)._replace(books=after, closed=closed)

    def bury(self, spot: Spot, cards: str) -> Spot:
        """The spot after natural cards of the hand went on a closed book."""
        return self._counted(spot, cards)

    def _counted(self, spot: Spot, cards: str) -> Spot:
        """The spot without these cards in hand; they count towards a first meld, a top card does not (11)."""
        hand = without(spot.hand, cards)
        assert hand is not None
        counted, opened = spot.counted, spot.opened
        if not opened:
            counted += sum(VALUE[card] for card in cards)
            opened = counted >= self.need
        return spot._replace(hand=hand, counted=counted, opened=opened, laid=True)

    # How a turn can end.

    def complete(self, spot: Spot) -> bool:
        """Whether nothing is owed to a first meld (13)."""
        return spot.opened or not spot.laid

    def brings_reserve(self, spot: Spot) -> bool:
        """Whether an emptied hand means taking up knee or foot (H7, H8)."""
        return not self.in_foot and bool(spot.closed)

    def may_play_last(self, spot: Spot) -> bool:
        """Whether the last card may be discarded here."""
        if not self.in_foot:
            return bool(spot.closed)  # H7
        return self.permitted and self.may_be_out(spot)  # H8, H9

    def may_be_out(self, spot: Spot) -> bool:
        """Whether who has one card left here could go out, had the partner said yes."""
        return self.both_in_foot and is_base(spot.closed)

    def may_end(self, spot: Spot) -> bool:
        """Whether a discard may end the turn here."""
        if not self.complete(spot) or not spot.hand:
            return False
        return len(spot.hand) >= 2 or self.may_play_last(spot)

    def can_finish(self, spot: Spot) -> bool:
        """Whether some way of playing on ends the turn lawfully, or brings a reserve to play on with."""
        if spot not in self._finish:
            if not spot.hand:  # the last card was laid; H2: what a reserve holds cannot make the count
                found = self.complete(spot) and self.brings_reserve(spot)
            else:
                found = self.may_end(spot) or (
                    self.hopes_to_finish(spot) and any(map(self.can_finish, self.next_spots(spot)))
                )
            self._finish[spot] = found
        return self._finish[spot]

    def can_go_out(self, spot: Spot) -> bool:
        """Whether some way of playing on goes out, the partner not minding."""
        if not self.both_in_foot:
            return False
        if spot not in self._out:
            self._out[spot] = (len(spot.hand) == 1 and self.complete(spot) and self.may_be_out(spot)) or (
                self.hopes_to_go_out(spot) and any(map(self.can_go_out, self.next_spots(spot)))
            )
        return self._out[spot]

    def next_spots(self, spot: Spot) -> list[Spot]:
        self.looked += 1
        if self.looked > self.patience:
            raise TooManyWays
        return [after for _, after in self.lays(spot)]

    # Taking from the pile, and a first meld before it.

    def takes(self, spot: Spot, pile: str) -> dict[str, Spot]:
        """Every way to take by para. 7 to 12 and H5, with the spot after it; G1 is not asked here."""
        found: dict[str, Spot] = {}
        top = pile[-1:]
        if not spot.opened or len(pile) < 7 or top not in NATURALS:  # 9, 10
            return found
        if without(spot.hand, top * 2) is None:  # 7
            return found
        sizes = {rank: naturals + wild for rank, naturals, wild in spot.books}
        if top not in PLAIN or sizes.get(top, 0) <= 4:  # 16
            found[f"take {top}{top}"] = self.put(spot, top, top * 2, top)
        if top not in sizes and top not in PLAIN and top in {rank for rank, _ in spot.closed}:
            found[f"take on {top}"] = self.bury(spot, top * 2)
        rest = "".join(card for card in pile[-7:-1] if card != "R")  # 8, H6
        return {
            text: after._replace(hand="".join(sorted(after.hand + rest))) for text, after in found.items()
        }

    def can_open_and_take(self, spot: Spot, pile: str) -> bool:
        """Whether lays complete a first meld after which the pile is taken (11, H5, G14)."""
        if spot not in self._take:
            if spot.opened:
                found = any(map(self.can_finish, self.takes(spot, pile).values()))
            else:
                found = self.hopes_to_take(spot, pile) and any(
                    self.can_open_and_take(after, pile) for after in self.next_spots(spot)
                )
            self._take[spot] = found
        return self._take[spot]

    # Bounds that spare a long search which must fail; a test runs without them too.

    def hopes_to_finish(self, spot: Spot) -> bool:
        """False only if the first meld's count is out of reach, or no book can be closed by the last card."""
        if not self.bounds:
            return True
        if self.complete(spot):
            return len(spot.hand) == 1
        return spot.counted + sum(VALUE[card] for card in playable(spot)) >= self.need

    def hopes_to_take(self, spot: Spot, pile: str) -> bool:
        """False only if the pair is not there, or the count is out of reach without it."""
        if not self.bounds:
            return True
        top = pile[-1:]
        if len(pile) < 7 or top not in NATURALS:
            return False
        rest = without(spot.hand, top * 2)
        if rest is None:
            return False
        return spot.counted + sum(VALUE[card] for card in playable(spot._replace(hand=rest))) >= self.need

    def hopes_to_go_out(self, spot: Spot) -> bool:
        """False only if two cards would be left over in any case, or a book of the base cannot be made."""
        if not self.bounds:
            return True
        if len(spot.hand) - len(playable(spot)) > 1:
            return False
        sizes = {rank: naturals + wild for rank, naturals, wild in spot.books}
        for rank, cards in (("7", "7"), ("5", "5"), (WILD_BOOK, WILD)):
            held = sum(card in cards for card in spot.hand)
            if rank not in {name for name, _ in spot.closed} and sizes.get(rank, 0) + held < 7:
                return False
        return True


def playable(spot: Spot) -> list[str]:
    """The cards of a hand that could be laid if all the others helped."""
    books = {rank for rank, _, _ in spot.books} | {rank for rank, _ in spot.closed if rank not in PLAIN}
    wild = sum(card in WILD for card in spot.hand)
    fits = {
        rank
        for rank in NATURALS
        if rank in books or spot.hand.count(rank) + (0 if rank in PLAIN else min(wild, 1)) >= 3
    }
    return [card for card in spot.hand if card in fits or (card in WILD and (spot.books or fits or wild > 2))]


def spot_of(table: Table) -> Spot:
    """Where the turn of a table stands."""
    books = []
    for rank, cards in table.books[table.side].items():
        wild = cards["2"] + cards["X"]
        books.append((rank, cards.total() - wild, wild))
    closed = tuple(sorted((rank, "2" in cards or "X" in cards) for rank, cards in table.closed[table.side]))
    return Spot(
        letters(table.hand),
        tuple(sorted(books)),
        closed,
        table.side in table.opened,
        "laid" in table.did,
        table.count,
    )


def drawable(number: int) -> list[str]:
    """Every way in which so many cards could be drawn; red threes do not stay and black ones never help."""
    if number == 0:
        return [""]
    return [
        card + rest
        for rest in drawable(number - 1)
        for card in NATURALS + WILD
        if not rest or card <= rest[0]
    ]
