"""The rules of ``american``: its numbered paragraphs and rulings G and A.

It has four seats for five players.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from tests.slow.american_hands import POINTS, best
from tests.slow.rules import Rules
from tests.slow.table import NATURALS, THREES, WILD, WILD_SET, Cards, is_wild
from tests.slow.turn import SetCounts, Sets, Spot, Turn, sets_of

#: A card still unknown: all that can be said is that it can be discarded.
UNKNOWN = "?"
#: 58: the value of the threes of a colour, by their number.
THREE_POINTS = (0, 100, 300, 500, 1000)


class AmericanTurn(Turn):
    """The rest of one turn."""

    patience = 12_000
    table: American

    def __init__(self, table: American) -> None:
        super().__init__(table)
        self.dead = table.closed(1 - table.side)  # 48
        # 30, 42, A5: aces are mixed in the turn in which the side opens, from its start to its end.
        self.opening = table.side not in table.opened or "opened" in table.did
        # 45, A11: a yes in this turn, or a question in an earlier one; a no forbids it for this turn.
        self.permitted = not self.refused and ("yes" in table.did or table.seat in table.asked)

    @staticmethod
    def room(naturals: int, wild: int) -> bool:
        """32, A6."""
        return wild < 2 and naturals + wild < 7

    def may_mix(self, rank: str, spot: Spot) -> bool:
        """Return whether a wild card may join cards of a rank at this moment (30, 31).

        47, A4: a set of wild cards that is not closed keeps all wild cards to itself.
        """
        if rank == "7" or (rank == "A" and not self.opening):
            return False
        return not any(name == WILD_SET and wild < 7 for name, _, wild in spot.sets)

    def may_add_wild(self, rank: str, naturals: int, wild: int, spot: Spot) -> bool:
        if rank == WILD_SET:  # A4
            return wild < 7
        return self.room(naturals, wild) and self.may_mix(rank, spot)

    def natural_lays(self, card: str, spot: Spot, sets: Sets) -> Iterator[tuple[str, str]]:
        if card not in NATURALS or card in self.dead:
            return
        if card in sets:  # G2; 11: seven at most
            if sum(sets[card]) < 7:
                yield "add", card
            return
        yield "lay", card * 3
        if self.may_mix(card, spot):
            for wild in WILD:
                yield "lay", card * 2 + wild
        if not spot.opened:  # 43, A7: it opens without regard to the count
            yield "lay", card * 7

    def opens(self, sets: SetCounts, counted: int, cards: str) -> bool:
        """18, A7."""
        three = any(naturals >= 3 for _, naturals, _ in sets)
        return (counted >= self.need and three) or len(cards) == 7

    def leave_hand(self, spot: Spot, cards: str, top: str = "", sets: SetCounts | None = None) -> Spot:
        after = super().leave_hand(spot, cards, top, sets)
        if not after.opened or spot.opened:
            return after
        # A3: the threes go down and are replaced, as long as there is a stock.
        hand = "".join(card for card in after.hand if card not in THREES)
        threes = len(after.hand) - len(hand)
        return after._replace(hand=UNKNOWN * min(threes, len(self.table.stock)) + hand)

    def ways_to_take(self, spot: Spot, pile: str) -> Iterator[tuple[str, str]]:
        """22, 23, 41, A6, A8."""
        top = pile[-1]
        if spot.opened and top not in self.dead and sum(sets_of(spot).get(top, (0, 0))) + 3 <= 7:
            yield f"take {top}{top}", top * 2

    def picked_up(self, pile: str) -> str:
        """A3: threes are shown, and not replaced."""
        return "".join(card for card in pile[:-1] if card not in THREES)

    def out_now(self, spot: Spot) -> bool:
        """Return whether the last card could be discarded here, if the partner agrees (60, 61)."""
        canastas = sum(naturals + wild == 7 for _, naturals, wild in spot.sets)
        return len(spot.hand) == 1 and spot.opened and canastas >= 2

    def ends_now(self, spot: Spot) -> bool:
        """Return whether a discard may end the turn here: a card is left, or the player goes out (A11).

        Of two or more cards one can always be discarded: no rule forbids all of them (A10, A19), and a player
        who has opened has no threes.
        """
        if len(spot.hand) == 1:
            return self.permitted and self.out_now(spot)
        return self.complete(spot) and len(spot.hand) >= 2

    def hopes_to_finish(self, spot: Spot) -> bool:
        return len(spot.hand) > 1 if self.complete(spot) else self.hopes_to_open(spot)

    def hopes_to_open(self, spot: Spot) -> bool:
        return any(spot.hand.count(rank) >= 7 for rank in NATURALS) or super().hopes_to_open(spot)

    def hopes_to_take(self, spot: Spot, pile: str) -> bool:
        return pile[-1:] not in self.dead and super().hopes_to_take(spot, pile)

    def hopes_to_go_out(self, spot: Spot) -> bool:
        return self.canastas_in_reach(spot) >= 2 and super().hopes_to_go_out(spot)

    def growing(self, spot: Spot) -> set[str]:
        return {rank for rank, naturals, wild in spot.sets if naturals + wild < 7}

    def starting(self, hand: str) -> set[str]:
        return super().starting(hand) - self.dead

    def playable(self, spot: Spot) -> list[str]:
        return [card for card in super().playable(spot) if card not in self.dead]


@dataclass
class American(Rules):
    """One hand in play."""

    book = "american"
    deeds = (*Rules.deeds, "opened", "holds")
    top_counts = False
    stopped = False
    hand_size = 13

    black: list[int] = field(default_factory=list)
    three: str = ""  #: a three just drawn that may still be shown, or the one that is held
    asked: set[int] = field(default_factory=set)  #: seats that have asked in this hand
    special: str = ""  #: the special hand that was shown

    def __post_init__(self) -> None:
        super().__post_init__()
        self.black = self.black or [0] * self.sides

    def ahead(self) -> AmericanTurn:
        return AmericanTurn(self)

    def need(self, side: int) -> int:
        """Return the count of a first meld (20, 69, A7)."""
        score = self.scores[side]
        if score < 3000:
            return 125
        return 155 if score < 5000 else 180

    def closed(self, side: int) -> set[str]:
        """Return the ranks in which a side has closed a set (11); wild cards do not count as a rank (A6)."""
        return {rank for rank, cards in self.sets[side].items() if cards.total() == 7} - {WILD_SET}

    def elsewhere(self) -> Cards:
        return Counter({"B": sum(self.black)})

    def unsaid(self) -> tuple[str, ...]:
        """No turn follows the end; what an opened side has counted no longer matters."""
        count = ("count",) if self.side in self.opened else ()
        return (*count, "turn", "three") if self.part == "over" else count

    # Legal actions.

    def before_drawing(self) -> set[str]:
        turn, spot = self.ahead(), self.spot()
        # G14: a player who has opened before drawing must take. It was ensured that cards are left then; if
        # the cards that replaced threes were threes again, and nothing replaced those, the turn ends without
        # a discard (G1).
        found = set(turn.takes(spot, self.pile)) if spot.laid else self.lawful_takes(turn)
        if not spot.opened:  # 25, G14: a first meld from the hand for a player who then takes the pile
            found |= {text for text, after in turn.lays(spot) if turn.can_open_and_take(after, self.pile)}
        if not spot.laid:
            found.add("draw" if self.stock else "pass")  # 46, A13
            if not spot.opened:  # A3: kept threes are shown at the start of a turn
                found |= {f"show {three}" for three in THREES if self.hand[three]}
        return found

    def after_drawing(self) -> set[str]:
        turn, spot = self.ahead(), self.spot()
        found: set[str] = set()
        if self.may_still_ask and self.seat not in self.asked and turn.can_go_out(spot):
            found.add("ask")  # 45, A11
        if self.three and not self.did & {"laid", "yes"}:  # A3: it goes down at once, or is kept or held
            found.add(f"show {self.three}")
        if not self.did & {"laid", "took"} and not spot.opened and best(self.hand):  # 73, 74, A14
            found.add("show hand")
        if "holds" in self.did and not turn.permitted:
            return found  # A3: a player who goes out holds a three; without a yes there is only the question
        bound = bool(self.did & {"yes", "holds"})
        found |= self.lawful_lays(turn, bound)
        if len(spot.hand) <= 1:
            # A11; A10, A19 and para. 38: the last discard is free. G1: no card, or one that may not be played
            found.add(f"discard {spot.hand}" if turn.ends_now(spot) else "end")
        elif turn.ends_now(spot) and not bound:
            found |= {f"discard {card}" for card in self.discards()}
        return found

    def discards(self) -> set[str]:
        """Return what may be discarded with a card left over."""
        hand = +self.hand
        natural = {card for card in hand if card in NATURALS}
        if "took" in self.did:  # 29, A19
            natural = natural - self.closed(0) - self.closed(1) - {"A", "7"} or natural
        # Kept threes may be discarded (A3); an opened side has none.
        threes = {card for card in hand if card in THREES and self.side not in self.opened}
        return natural | threes or {card for card in hand if card in WILD}  # 37, A10

    # Effects of actions.

    def begin(self, seat: int) -> None:
        """A player of an opened side shows all threes (A3)."""
        super().begin(seat)
        self.three = ""
        if self.side in self.opened:
            self.show_threes()

    def show_threes(self) -> None:
        """Lay down and replace every three of the player in turn, replacements too (14, G15)."""
        while held := [three for three in THREES if self.hand[three]]:
            self.put_three(held[0])
            self.hand.update(self.next_card())

    def put_three(self, three: str) -> None:
        self.remove(three)
        (self.red if three == "R" else self.black)[self.side] += 1

    def draw(self) -> None:
        """Draw a card from the stock and handle a three (14, 15, 38, A3)."""
        self.hand.update(card := self.next_card())
        while card and card in THREES:
            self.three = card
            if self.side not in self.opened:
                return  # shown or kept, by the player's choice
            if self.ahead().can_go_out(self.spot()):
                self.did.add("holds")  # shown or held, by the player's choice
                return
            self.three = ""
            self.put_three(card)
            self.hand.update(card := self.next_card())

    def ask(self) -> None:
        """A player who has asked once need not ask again (A11)."""
        super().ask()
        self.asked.add(self.seat)

    def answered(self) -> None:
        """After a no, a held three goes down and is replaced at once (A3)."""
        if "no" in self.did and "holds" in self.did:
            self.did.remove("holds")
            self.three = ""
            self.show_threes()

    def play_special(self, text: str) -> None:
        if text == "show hand":
            self.special = best(self.hand)
            self.go_out()
            return
        self.put_three(text.removeprefix("show "))
        if self.part == "draw":
            self.hand.update(self.next_card())
        else:
            self.three = ""
            self.did.discard("holds")
            self.draw()

    def joined(self, rank: str) -> None:
        if "holds" not in self.did:
            self.three = ""

    def opens(self, cards: str) -> bool:
        sets = self.sets[self.side].items()
        three = any(each[rank] >= 3 for rank, each in sets if rank != WILD_SET)
        return (super().opens(cards) and three) or len(cards) == 7

    def has_opened(self) -> None:
        self.did.add("opened")
        self.show_threes()

    def pick_up(self, cards: str) -> None:
        self.hand.update(cards)
        for three in (card for card in cards if card in THREES):
            self.put_three(three)

    def emptied(self) -> None:
        """End the turn: going out needs a discard."""

    def next_turn(self, discarded: bool = False) -> None:
        if discarded and "opened" in self.did and "took" not in self.did:
            self.talon()
        super().next_turn()

    def talon(self) -> None:
        """Four cards for the first side, three for the second, one of eight or fewer (26, 27, 39, A9)."""
        number = 4 if len(self.opened) == 1 else 3
        for _ in range(1 if len(self.stock) <= 8 else number):
            self.hand.update(self.next_card())
        self.show_threes()

    # The score by A15.

    def side_score(self, side: int) -> int:
        sets = self.sets[side]
        canastas = sum(cards.total() == 7 for cards in sets.values())
        points = 100 if self.went_out(side) else 0  # 62
        laid = sum(map(self.worth, sets.values()))
        points += laid if canastas else -laid  # 64
        points += sum(_set(rank, cards) for rank, cards in sets.items())
        threes = THREE_POINTS[self.red[side]] + THREE_POINTS[self.black[side]]  # 58
        points += (-threes, 0, threes)[min(canastas, 2)]  # 59
        for seat in self.seats_of(side):
            hand = self.hands[seat]
            if self.special and seat == self.out:  # A14
                points += POINTS[self.special]
            else:  # 67: threes are nothing; 33, 34
                points -= self.worth(hand) + 1500 * (hand["7"] >= 3) + 1500 * (hand["A"] >= 3)
        return points


def _set(rank: str, cards: Cards) -> int:
    """49 to 57."""
    closed, wild = cards.total() == 7, is_wild(cards)
    if rank == WILD_SET:
        return (2500 if cards["X"] else 3000) if closed else -2000
    if rank == "7" or (rank == "A" and not wild):
        return 2500 if closed else -2500
    if not closed:
        return 0
    return 300 if wild else 500
