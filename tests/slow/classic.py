"""The rules of ``classic``: the rulebook's numbered paragraphs and rulings G and C."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from tests.slow.rules import Rules
from tests.slow.table import VALUE, WILD, is_wild
from tests.slow.turn import Sets, Spot, Turn, sets_of


class ClassicTurn(Turn):
    """The rest of one turn."""

    wild_alone = False
    table: Classic

    def __init__(self, table: Classic) -> None:
        super().__init__(table)
        self.last_three = "last three" in table.did

    @staticmethod
    def room(naturals: int, wild: int) -> bool:
        """C4: one wild card in three, two in four, three in five or more, any number on a canasta."""
        if naturals + wild >= 7:
            return True
        return wild + 1 <= {3: 1, 4: 2}.get(naturals + wild + 1, 3)

    def may_add_wild(self, rank: str, naturals: int, wild: int, spot: Spot) -> bool:
        return rank != "B" and self.room(naturals, wild)

    def natural_lays(self, card: str, spot: Spot, sets: Sets) -> Iterator[tuple[str, str]]:
        """Para. 11 and 12; C5: three black threes, more of them later."""
        yield from super().natural_lays(card, spot, sets)
        if card == "B" and "B" not in sets:
            yield "lay", "BBB"

    def ways_to_take(self, spot: Spot, pile: str) -> Iterator[tuple[str, str]]:
        """Para. 31 to 39."""
        top = pile[-1]
        yield f"take {top}{top}", top * 2
        if not spot.opened or self.table.frozen:  # para. 33 to 35
            return
        sets = sets_of(spot)
        naturals, wilds = sets.get(top, (0, 0))
        if self.room(naturals + 2, wilds):  # P2
            for wild in WILD:
                yield f"take {top}{wild}", top + wild
        if top in sets and not self.one_against_one(spot, pile):
            yield f"take on {top}", ""

    def one_against_one(self, spot: Spot, pile: str) -> bool:
        """Para. 39: a single card does not take a pile of a single card while there is a stock."""
        return len(spot.hand) == len(pile) == 1 and self.table.stock != ""

    def may_go_out(self, spot: Spot) -> bool:
        """Return whether the last card may leave the hand here (para. 45, 73 d)."""
        canastas = sum(naturals + wild >= 7 for _, naturals, wild in spot.sets)
        return self.complete(spot) and canastas >= self.table.canastas_needed and not self.refused

    def may_discard_out(self, spot: Spot) -> bool:
        return len(spot.hand) == 1 and not self.last_three and self.may_go_out(spot)

    def may_stop(self, spot: Spot) -> bool:
        """Return whether the turn may end here with cards left in the hand."""
        if spot.black or not self.complete(spot):
            return False
        return len(spot.hand) >= (1 if self.last_three else 2)  # para. 40: no discard follows

    def out_now(self, spot: Spot) -> bool:
        return self.may_discard_out(spot) or (not spot.hand and self.may_go_out(spot))

    def ends_now(self, spot: Spot) -> bool:
        return self.may_stop(spot) or self.out_now(spot)

    def hopes_to_finish(self, spot: Spot) -> bool:
        """Black threes lie only with a way out."""
        return self.hopes_to_go_out(spot) if spot.black else super().hopes_to_finish(spot)

    def hopes_to_go_out(self, spot: Spot) -> bool:
        enough = self.canastas_in_reach(spot) >= self.table.canastas_needed
        return not self.refused and enough and super().hopes_to_go_out(spot)

    def starting(self, hand: str) -> set[str]:
        return super().starting(hand) | ({"B"} if hand.count("B") >= 3 else set())


@dataclass
class Classic(Rules):
    """One hand in play."""

    book = "classic"
    value = VALUE | {"B": 5}  # para. 16; a red three has no value, only its bonus
    deeds = (*Rules.deeds, "added", "last three", "black")
    #: C10: whether a player who received a yes must go out; para. 51: the penalty for not doing so.
    yes_binds = True
    fine = 100

    before: set[str] = field(default_factory=set)  #: ranks of the side's sets when the turn began
    melded: set[int] = field(default_factory=set)  #: seats that laid something in an earlier turn
    fines: list[int] = field(default_factory=list)
    concealed: bool = False

    def __post_init__(self) -> None:
        super().__post_init__()
        self.fines = self.fines or [0] * self.sides

    def ahead(self) -> ClassicTurn:
        return ClassicTurn(self)

    @property
    def canastas_needed(self) -> int:
        """Para. 26 and 45."""
        return 2 if self.players == 2 else 1

    @property
    def hand_size(self) -> int:
        """Para. 5 to 7."""
        return {2: 15, 3: 13}.get(self.players, 11)

    @property
    def frozen(self) -> bool:
        """Para. 33 and 37: a wild card or a red three in the pile."""
        return any(card in WILD + "R" for card in self.pile)

    def need(self, side: int) -> int:
        """Return the count of a first meld (para. 15)."""
        score = self.scores[side]
        if score < 0:
            return 0
        if score < 1500:
            return 50
        return 90 if score < 3000 else 120

    def had_turn(self, seat: int) -> bool:
        """Return whether a seat's first turn has begun."""
        begun = self.turn if self.part == "over" else self.turn + 1
        return (seat - self.dealer - 1) % self.seats < begun

    # Legal actions.

    def legal(self) -> set[str]:
        found = super().legal()
        return found | {"ask"} if self.part in ("draw", "play") and self.may_ask() else found

    def may_ask(self) -> bool:
        """C10: no way out needs to be in sight.

        Before the draw the turn can always be finished after either answer: there is a stock to draw from, or
        a pile to take or pass by. After it a no could strand a player with a single card.
        """
        if self.part == "draw" or not self.may_still_ask:
            return self.may_still_ask
        refused = self.ahead()
        refused.refused = True
        return refused.can_finish(self.spot())

    def before_drawing(self) -> set[str]:
        turn = self.ahead()
        lawful = self.lawful_takes(turn)
        if "yes" in self.did and self.yes_binds:
            ways = turn.takes(self.spot(), self.pile)
            leading_out = {text for text in lawful if turn.can_go_out(ways[text])}
            if leading_out:  # P1; C10: with the stock empty the pile must then be taken
                return leading_out | ({"draw"} if self.stock else set())
        if self.stock:
            return lawful | {"draw"}
        return lawful if self.forced(lawful) else lawful | {"pass"}

    def forced(self, lawful: set[str]) -> bool:
        """Para. 42, C9: with the stock exhausted a top card that fits a set must be taken."""
        return any(text.startswith("take on") for text in lawful)

    def bound(self, turn: ClassicTurn) -> bool:
        """C10: a yes binds as long as there is a way out."""
        return self.yes_binds and "yes" in self.did and turn.can_go_out(self.spot())

    def after_drawing(self) -> set[str]:
        turn, spot = self.ahead(), self.spot()
        bound = self.bound(turn)
        found = self.lawful_lays(turn, bound)
        if turn.may_discard_out(spot):
            found.add(f"discard {spot.hand}")
        if turn.may_stop(spot) and not bound:
            # P3: after a last red three there is no discard
            found |= {"end"} if turn.last_three else {f"discard {card}" for card in spot.hand}
        if not found and len(spot.hand) <= 1 and not spot.laid:
            found.add("end")  # G1: no card, or one that may not be played
        return found

    # Effects of actions.

    def turn_up(self) -> None:
        """Para. 7, C2: the upcard, covered if need be."""
        while not self.pile or self.pile[-1] in WILD + "R":
            self.pile += self.next_card()

    def begin(self, seat: int) -> None:
        """In the first turn of a seat dealt red threes are shown and replaced (para. 10, C3)."""
        super().begin(seat)
        self.before = set(self.sets[self.side])
        if self.turn < self.seats:
            for _ in range(self.show_reds()):
                self.draw_card()

    def red_three_was_last(self) -> None:
        """Para. 40, C8."""
        self.did |= {"drew", "last three"}
        self.part = "play"

    def next_turn(self, discarded: bool = False) -> None:
        if "last three" in self.did:
            self.over("last three")
        else:
            super().next_turn()

    def joined(self, rank: str) -> None:
        if rank in self.before:
            self.did.add("added")
        if rank == "B":
            self.did.add("black")

    def emptied(self) -> None:
        """Para. 46 and 47: the last card laid goes out."""
        self.concealed = self.is_concealed()
        self.out = self.seat
        self.over("last three" if "last three" in self.did else "out")

    def is_concealed(self) -> bool:
        """Para. 53, C11: all laid in one turn, nothing before, nothing on a set the side had."""
        return self.seat not in self.melded and "added" not in self.did

    def finish_turn(self) -> None:
        super().finish_turn()
        if "laid" in self.did:
            self.melded.add(self.seat)
        if "yes" in self.did and self.out is None:
            self.fines[self.side] += self.fine

    def over(self, ending: str) -> None:
        """A player who has had no turn shows the red threes they were dealt (C13)."""
        super().over(ending)
        for seat, hand in enumerate(self.hands):
            if not self.had_turn(seat):
                self.red[seat % self.sides] += hand.pop("R", 0)

    # The score by para. 56 to 58.

    def side_score(self, side: int) -> int:
        points = sum(self.worth(cards) for cards in self.sets[side].values()) - self.fines[side]
        if self.ending == "out" and self.went_out(side):
            points += 200 if self.concealed else 100
        for cards in self.sets[side].values():
            if cards.total() >= 7:
                points += 300 if is_wild(cards) else 500
        bonus = self.red_bonus(self.red[side] + self.reds_not_shown(side))
        points += bonus if side in self.opened else -bonus
        return points - sum(self.left_in_hand(seat) for seat in self.seats_of(side))

    def red_bonus(self, red: int) -> int:
        return red * (200 if red == 4 else 100)

    def reds_not_shown(self, side: int) -> int:
        """C13: a red three still in the hand of a player who has had no turn counts as if it were laid."""
        return sum(self.hands[seat]["R"] for seat in self.seats_of(side) if not self.had_turn(seat))

    def left_in_hand(self, seat: int) -> int:
        """C13: any other red three is the referee's business and costs its owner 500, once."""
        hand = self.hands[seat]
        return self.worth(hand) + (500 if self.had_turn(seat) and hand["R"] else 0)
