"""The rules of ``knee``: its numbered paragraphs and rulings G and H.

Canastas are closed at seven cards and put away, and further ones of the rank may follow. A knee or foot is
unknown before it is taken up, but it always has cards, so the turn can be finished with them (or, if they are
all red threes, it ends at once).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import ClassVar, Self

from tests.slow.rules import Rules
from tests.slow.table import NATURALS, ONE_PACK, WILD, WILD_SET, Cards, is_wild, letters
from tests.slow.turn import Sets, Spot, Turn, sets_of

#: Para. 14 and 16: no wild cards with them, and nothing on top of the seventh.
PLAIN = "57"
#: Para. 13, by the number of the hand in the game.
NEED = {1: 50, 2: 90, 3: 120, 4: 150}
KNEE, FOOT = 13, 11

Canasta = tuple[str, str]  #: rank (W for wild cards alone) and its cards, sorted


def is_base(closed: tuple[tuple[str, bool], ...]) -> bool:
    """Para. 34 to 38: canastas of sevens, fives and wild cards, a clean and a dirty one; H11: a second one of
    fives or sevens may be the clean one."""
    left = list(closed)
    for needed in (("7", False), ("5", False), (WILD_SET, True)):
        if needed not in left:
            return False
        left.remove(needed)
    clean = any(not wild for _, wild in left)
    dirty = any(wild and rank != WILD_SET for rank, wild in left)
    return clean and dirty


class KneeTurn(Turn):
    """The rest of one turn."""

    patience = 20_000
    table: Knee

    def __init__(self, table: Knee) -> None:
        super().__init__(table)
        self.in_foot = table.in_foot
        self.both_in_foot = table.both_in_foot
        self.permitted = "yes" in table.did or not table.asks  # 29: going out needs the question
        self.wild_alone = table.wild_alone

    def based(self, spot: Spot) -> bool:
        """Return whether the canastas that going out takes are closed."""
        return self.table.is_base(spot.closed)

    # Possible lays.

    @staticmethod
    def room(naturals: int, wild: int) -> bool:
        """18; a set of seven is closed (H3)."""
        return wild < 2 and naturals + wild < 7

    def may_add_wild(self, rank: str, naturals: int, wild: int, spot: Spot) -> bool:
        return rank == WILD_SET or (self.room(naturals, wild) and rank not in self.table.plain)  # 14

    def natural_lays(self, card: str, spot: Spot, sets: Sets) -> Iterator[tuple[str, str]]:
        """H3: two naturals at least; H4: one open set of a rank at a time."""
        for verb, cards in super().natural_lays(card, spot, sets):
            if card not in self.table.plain or not is_wild(cards):
                yield verb, cards

    def lays(self, spot: Spot) -> list[tuple[str, Spot]]:
        """Return every lay, addition and burial (H4), with the spot after it."""
        plain = self.table.plain
        ranks = dict.fromkeys(rank for rank, _ in spot.closed if rank in spot.hand and rank not in plain)
        return [(f"bury {card}", self.leave_hand(spot, card)) for card in ranks] + super().lays(spot)

    def put(self, spot: Spot, rank: str, cards: str, top: str = "") -> Spot:
        """Seven cards close a set (H3); what is beyond seven is natural and lies on it (H4, H5)."""
        after = super().put(spot, rank, cards, top)
        naturals, wild = sets_of(after)[rank]
        if naturals + wild < 7:
            return after
        left = tuple(each for each in after.sets if each[0] != rank)
        return after._replace(sets=left, closed=tuple(sorted((*after.closed, (rank, wild > 0)))))

    def ways_to_take(self, spot: Spot, pile: str) -> Iterator[tuple[str, str]]:
        """Para. 7 to 12 and H5."""
        top, sets = pile[-1], sets_of(spot)
        plain = self.table.plain
        if not spot.opened or len(pile) < self.table.least:  # 9
            return
        if top not in plain or sum(sets.get(top, (0, 0))) <= 4:  # 16
            yield f"take {top}{top}", top * 2
        if top not in sets and top not in plain and top in {rank for rank, _ in spot.closed}:
            yield f"take on {top}", top * 2

    def picked_up(self, pile: str) -> str:
        return pile[-self.table.taken : -1]  # 8, H6

    def taken(self, spot: Spot, text: str, cards: str, top: str) -> Spot:
        """On a canasta, or with the pair in a set."""
        return self.leave_hand(spot, cards) if text.startswith("take on") else self.put(spot, top, cards, top)

    # How a turn can end.

    def may_be_out(self, spot: Spot) -> bool:
        """Return whether a player with one card left here could go out, had the partner said yes."""
        return self.both_in_foot and self.based(spot)

    def out_now(self, spot: Spot) -> bool:
        return self.last(spot) and self.complete(spot) and self.may_be_out(spot)

    def last(self, spot: Spot) -> bool:
        """Return whether the last card is played here: discarded (31) or, in some games, laid."""
        return len(spot.hand) == 1 or (self.table.lays_last and not spot.hand)

    def can_go_out(self, spot: Spot) -> bool:
        """Return whether some continuation goes out, assuming the partner agrees."""
        return self.both_in_foot and super().can_go_out(spot)

    def ends_now(self, spot: Spot) -> bool:
        """Return whether a discard may end the turn, or the last card laid brings a reserve (H7, H8).

        H2: what a reserve holds cannot make the count.
        """
        if not self.complete(spot) or len(spot.hand) >= 2:
            return self.complete(spot)
        if not self.in_foot:
            return bool(spot.closed) or not self.table.canasta_first  # H7
        return self.last(spot) and self.permitted and self.may_be_out(spot)  # H8, H9

    # Bounds.

    def hopes_to_finish(self, spot: Spot) -> bool:
        """A last card could close the first set."""
        return len(spot.hand) < 2 or self.table.lays_last if self.complete(spot) else self.hopes_to_open(spot)

    def hopes_to_take(self, spot: Spot, pile: str) -> bool:
        return len(pile) >= self.table.least and super().hopes_to_take(spot, pile)

    def hopes_to_go_out(self, spot: Spot) -> bool:
        """False only if two cards would be left over in any case, or a part of the base cannot be made."""
        sizes = {rank: naturals + wild for rank, naturals, wild in spot.sets}
        for rank, cards in self.table.singular:
            held = sum(card in cards for card in spot.hand)
            if rank not in {name for name, _ in spot.closed} and sizes.get(rank, 0) + held < 7:
                return False
        return super().hopes_to_go_out(spot)

    def growing(self, spot: Spot) -> set[str]:
        return super().growing(spot) | {
            rank for rank, _ in spot.closed if rank not in self.table.plain + WILD_SET
        }

    def starting(self, hand: str) -> set[str]:
        plain = self.table.plain
        return {rank for rank in super().starting(hand) if rank not in plain or hand.count(rank) >= 3}


@dataclass
class Knee(Rules):
    """One hand in play; ``sets`` are the open ones. Nothing depends on the scores."""

    book = "knee"
    #: first: closed the side's first canasta and has not taken up the knee yet.
    deeds = (*Rules.deeds, "first")
    top_counts = False  # 11
    #: What other games of the family have differently; see ``tests.slow.foot``.
    plain: ClassVar[str] = PLAIN
    sizes: ClassVar[tuple[int, ...]] = (KNEE, FOOT)
    dealt: ClassVar[int] = 15
    taken = 7  # 8
    least = 7  # 9
    wild_alone = True
    canasta_first = True  # 22
    lays_last = False  # 31
    asks = True  # 29
    all_feet = True  # 28
    needs: ClassVar[dict[int, int]] = NEED
    #: Parts of the base that only cards of one kind can make.
    singular: ClassVar[tuple[tuple[str, str], ...]] = (("7", "7"), ("5", "5"), (WILD_SET, WILD))

    number: int = 1  #: the number of the hand in the game
    reserves: list[list[str]] = field(default_factory=list)  #: by seat, the next one first; sorted strings
    closed: list[list[Canasta]] = field(default_factory=list)  #: by side, sorted
    added: list[Cards] = field(default_factory=list)  #: by side: cards added to closed canastas

    def __post_init__(self) -> None:
        super().__post_init__()
        self.reserves = self.reserves or [[""] * len(self.sizes) for _ in range(self.players)]
        self.closed = self.closed or [[] for _ in range(self.sides)]
        self.added = self.added or [Counter() for _ in range(self.sides)]

    def ahead(self) -> KneeTurn:
        return KneeTurn(self)

    @property
    def seats(self) -> int:
        return self.players

    @property
    def sides(self) -> int:
        """H1: two sides of two, or three of them."""
        return self.players // 2

    @property
    def in_foot(self) -> bool:
        """Return whether the player in turn has taken up knee and foot."""
        return not self.reserves[self.seat]

    @property
    def both_in_foot(self) -> bool:
        """Para. 28."""
        return self.in_foot and not (self.all_feet and self.reserves[self.partner])

    def is_base(self, closed: tuple[tuple[str, bool], ...]) -> bool:
        """Return whether closed canastas are those that going out takes."""
        return is_base(closed)

    def need(self, side: int) -> int:
        return self.needs[self.number]

    def pack(self) -> Cards:
        """Para. 1: six packs of 54 cards for four players, seven for six."""
        return Counter({card: (6 if self.players == 4 else 7) * number for card, number in ONE_PACK.items()})

    def elsewhere(self) -> Cards:
        cards: Cards = Counter()
        for reserves in self.reserves:
            cards.update("".join(reserves))
        for closed, added in zip(self.closed, self.added, strict=True):
            cards.update("".join(canasta for _, canasta in closed))
            cards.update(added)
        return cards

    def spot(self) -> Spot:
        closed = tuple(sorted((rank, is_wild(cards)) for rank, cards in self.closed[self.side]))
        return super().spot()._replace(closed=closed)

    # Legal actions.

    def before_drawing(self) -> set[str]:
        turn, spot = self.ahead(), self.spot()
        takes = self.lawful_takes(turn)
        if "laid" in self.did:  # G14: a first meld has begun, and the take must follow
            return takes if spot.opened else self.leading_to_a_take(turn)
        found = {"draw" if self.stock else "pass"}
        ways = turn.takes(spot, self.pile)
        leading_out = {text for text in takes if turn.can_go_out(ways[text])}
        if "yes" in self.did:  # H9: a take that closes every way out yields to those that do not
            return leading_out | ({"draw"} & found) if leading_out else found | takes
        found |= takes
        if not spot.opened:
            found |= self.leading_to_a_take(turn)
        if not self.did and self.canasta_first and len(self.reserves[self.seat]) == 2 and spot.closed:  # H7
            found.add("take reserve")
        if self.asks and "asked" not in self.did and (leading_out or self.drawing_may_lead_out(turn)):
            found.add("ask")  # H9: this turn can meet the requirements for going out
        return found

    def leading_to_a_take(self, turn: KneeTurn) -> set[str]:
        """G14: return the lays of a first meld after which the pile can be taken."""
        spot = self.spot()
        if turn.bounds and not turn.hopes_to_take(spot, self.pile):
            return set()
        return {text for text, after in turn.lays(spot) if turn.can_open_and_take(after, self.pile)}

    def drawing_may_lead_out(self, turn: KneeTurn) -> bool:
        """Return whether there is a way out with what might be drawn."""
        number, spot = min(2, len(self.stock)), self.spot()
        return turn.both_in_foot and any(
            turn.can_go_out(spot._replace(hand="".join(sorted(spot.hand + drawn))))
            for drawn in drawable(number)
            if drawn
        )

    def after_drawing(self) -> set[str]:
        turn, spot = self.ahead(), self.spot()
        bound = "yes" in self.did and turn.can_go_out(spot)  # 30, H9
        found = self.lawful_lays(turn, bound)
        if spot.hand and turn.ends_now(spot) and (not bound or len(spot.hand) == 1):
            found.update(f"discard {card}" for card in spot.hand)
        if not found:  # G1: one card that may not be played, or none at all
            found.add("end")
        # H9: in the foot, the rest within reach.
        return found | {"ask"} if self.asks and self.may_still_ask and turn.can_go_out(spot) else found

    # Effects of actions.

    def deal(self, order: str) -> Self:
        """H1: a hand of 15, a knee of 13 and a foot of 11 each, card by card; the pile is empty."""
        self.stock = order
        self.hands, *stacks = [self.deal_out(size) for size in (self.dealt, *self.sizes)]
        self.reserves = [[letters(stack[seat]) for stack in stacks] for seat in range(self.players)]
        self.begin((self.dealer + 1) % self.players)
        return self

    def begin(self, seat: int) -> None:
        """Red threes are shown, and only dealt ones are replaced (19 to 21, H6)."""
        super().begin(seat)
        threes = self.show_reds()
        for _ in range(threes if self.turn < self.players else 0):
            self.draw_card()

    def draw(self) -> None:
        self.draw_card()
        self.draw_card()

    def play_special(self, text: str) -> None:
        verb, _, card = text.partition(" ")
        if text == "take reserve":
            self.take_up()
            self.show_reds()
        elif verb == "bury":
            self.bury(card)
        else:
            raise ValueError(text)

    def take(self, how: str) -> None:
        """8, H5: the top card with a pair, and the next six for the hand; red threes among them are shown."""
        top, self.aside, self.pile = self.pile[-1], self.pile[-self.taken : -1], self.pile[: -self.taken]
        if how.startswith("on "):
            self.bury(top * 2, top)
        else:
            self.put(top, how, top)

    def bury(self, cards: str, top: str = "") -> None:
        self.remove(cards)
        self.added[self.side].update(cards + top)
        self.settle(cards, top)

    def joined(self, rank: str) -> None:
        """Seven cards close a set; natural ones beyond seven lie on it."""
        cards, closed = self.sets[self.side][rank], self.closed[self.side]
        if cards.total() < 7:
            return
        if beyond := cards.total() - 7:
            cards[rank] -= beyond
            self.added[self.side][rank] += beyond
        if not closed and self.canasta_first and len(self.reserves[self.seat]) == len(self.sizes):  # H7
            self.did.add("first")
        closed.append((rank, letters(cards)))
        closed.sort()
        del self.sets[self.side][rank]

    def emptied(self) -> None:
        """H7, H8: an emptied hand brings the next reserve at once."""
        if not self.in_foot:
            self.take_up()
            self.show_reds()
        elif self.lays_last:
            self.go_out()

    def take_up(self) -> None:
        self.did.discard("first")
        self.hand.update(self.reserves[self.seat].pop(0))

    def discard(self, card: str) -> None:
        self.remove(card)
        self.pile += card
        if not self.hand and self.in_foot:
            self.go_out()
            return
        if not self.hand or "first" in self.did:  # 24, H7, H8
            self.take_up()
        self.next_turn(discarded=True)

    def next_turn(self, discarded: bool = False) -> None:
        """The turn passes to the left, unless the last stock card has been drawn (32, H10)."""
        if self.stock:
            super().next_turn()
        else:
            self.over("exhausted")

    # The score by para. 39 to 50, H11, H12.

    def side_score(self, side: int) -> int:
        canastas = list(self.closed[side])
        base = base_of(canastas)
        points = 3000 if base else 0
        for canasta in base:
            canastas.remove(canasta)
        for rank, cards in canastas:
            dirty = is_wild(cards) and rank != WILD_SET
            points += (300 if dirty else 500) + self.worth(Counter(cards))
        points += sum(map(self.worth, (*self.sets[side].values(), self.added[side])))
        points += 100 * self.red[side] + (300 if self.red[side] >= 7 else 0)
        for seat in self.seats_of(side):
            left = self.hands[seat] + Counter("".join(self.reserves[seat]))
            points -= self.worth(left) + 500 * left["R"] + 300 * left["B"]
        return points


def base_of(canastas: list[Canasta]) -> list[Canasta]:
    """Return the five cheapest canastas that could serve as a base; an empty list if there is none."""
    left = sorted(canastas, key=lambda canasta: sum(Knee.value[card] for card in canasta[1]))
    base = []
    for serves in (
        lambda canasta: canasta[0] == "7",
        lambda canasta: canasta[0] == "5",
        lambda canasta: canasta[0] == WILD_SET,
        lambda canasta: not is_wild(canasta[1]),
        lambda canasta: is_wild(canasta[1]) and canasta[0] != WILD_SET,
    ):
        fitting = [canasta for canasta in left if serves(canasta)]
        if not fitting:
            return []
        base.append(fitting[0])
        left.remove(fitting[0])
    return base


def drawable(number: int) -> list[str]:
    """Return every possible draw of a number of cards; red threes do not stay and black ones never help."""
    if number == 0:
        return [""]
    return [
        card + rest
        for rest in drawable(number - 1)
        for card in NATURALS + WILD
        if not rest or card <= rest[0]
    ]
