"""A table in play: the frame of the deal, the offer, every action and the score.

The books' own modules override the parts in which they differ.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Self

from tests.slow.table import WILD, WILD_SET, Cards, Table, letters
from tests.slow.turn import Spot, Turn


@dataclass
class Rules(Table):
    """A table and its legal actions."""

    def ahead(self) -> Turn:
        """Return the rest of the turn, to be searched."""
        raise NotImplementedError

    @property
    def hand_size(self) -> int:
        """Return how many cards each player is dealt."""
        raise NotImplementedError

    def spot(self) -> Spot:
        """Return the current spot of the turn."""
        sets = []
        for rank, cards in self.sets[self.side].items():
            wild = cards["2"] + cards["X"]
            sets.append((rank, cards.total() - wild, wild))
        opened, laid = self.side in self.opened, "laid" in self.did
        return Spot(
            letters(self.hand), tuple(sorted(sets)), opened, laid, self.count, self.aside, "black" in self.did
        )

    # Legal actions.

    def legal(self) -> set[str]:
        """Return the actor's legal actions as texts."""
        if self.part == "over":
            return set()
        if self.part == "answer":
            return {"yes", "no"}
        return self.before_drawing() if self.part == "draw" else self.after_drawing()

    def before_drawing(self) -> set[str]:
        raise NotImplementedError

    def after_drawing(self) -> set[str]:
        raise NotImplementedError

    @property
    def may_still_ask(self) -> bool:
        """G11: a partner, one question a turn, nothing laid or taken."""
        return self.partners and not self.did & {"asked", "laid", "took"}

    def lawful_lays(self, turn: Turn, bound: bool) -> set[str]:
        """Return the lays after which the turn can be finished, or a binding way out still exists (G1)."""
        keeps = turn.can_go_out if bound else turn.can_finish
        return {text for text, after in turn.lays(self.spot()) if keeps(after)}

    def lawful_takes(self, turn: Turn) -> set[str]:
        """Return the takes after which the turn can be finished (G1)."""
        return {text for text, after in turn.takes(self.spot(), self.pile).items() if turn.can_finish(after)}

    # The deal and the beginning of a turn.

    def deal(self, order: str) -> Self:
        """Deal from a pack in this order; the table must be empty."""
        self.stock = order
        self.hands = self.deal_out(self.hand_size)
        self.turn_up()
        self.begin((self.dealer + 1) % self.seats)
        return self

    def deal_out(self, size: int) -> list[Cards]:
        """Deal a number of cards to each player, one by one from the dealer's left."""
        heaps: list[Cards] = [Counter() for _ in range(self.seats)]
        for place in range(size * self.seats):
            heaps[(self.dealer + 1 + place) % self.seats][self.next_card()] += 1
        return heaps

    def turn_up(self) -> None:
        """Do what happens between the deal and the first turn."""

    def begin(self, seat: int) -> None:
        """Begin a turn."""
        self.seat = seat
        self.part = "draw"
        self.did = set()
        self.count = 0

    # Cards from the stock.

    def next_card(self) -> str:
        card, self.stock = self.stock[:1], self.stock[1:]
        return card

    def stock_left(self) -> bool:
        """Return whether there is a card to draw."""
        return self.stock != ""

    def draw_card(self) -> None:
        """Draw one card that stays, showing and replacing red threes as long as there are cards (G15)."""
        while self.stock_left():
            card = self.next_card()
            if card != "R":
                self.hand[card] += 1
                return
            self.red[self.side] += 1
            if not self.stock:
                self.red_three_was_last()

    def red_three_was_last(self) -> None:
        """Handle a red three as the last card of the stock."""

    def show_reds(self) -> int:
        """Show the red threes of the player in turn and return how many there were."""
        threes = self.hand.pop("R", 0)
        self.red[self.side] += threes
        return threes

    def everybody_replaces_reds(self) -> None:
        """Show and replace dealt red threes at once, from the dealer's left."""
        for place in range(self.seats):
            self.seat = (self.dealer + 1 + place) % self.seats
            for _ in range(self.show_reds()):
                self.draw_card()

    # Effects of actions.

    def play(self, text: str) -> Self:
        """Return the table after an action, which must be legal. This table is unchanged."""
        table = self.copy()
        verb, _, rest = text.partition(" ")
        if text == "draw":
            table.part = "play"
            table.did.add("drew")
            table.draw()
        elif text == "pass":
            table.pass_by()
        elif text == "end":
            table.next_turn()
        elif text == "ask":
            table.ask()
        elif text in ("yes", "no"):
            table.did.add(text)
            table.part = "play" if table.did & {"drew", "drew nothing"} else "draw"
            table.answered()
        elif verb == "discard":
            table.discard(rest)
        elif verb == "take" and rest != "reserve":
            table.did.add("took")
            table.part = "play"
            table.take(rest)
        elif verb == "lay" and rest != "BBBB":
            table.put(WILD_SET if set(rest) <= set(WILD) else rest[0], rest)
        elif verb == "add":
            card, _, rank = rest.partition(" to ")
            table.put(WILD_SET if rank == "wild" else rank or card, card)
        else:
            table.play_special(text)
        return table

    def draw(self) -> None:
        self.draw_card()

    def pass_by(self) -> None:
        """Pass when the stock is exhausted and the pile is not taken."""
        self.over("exhausted")

    def ask(self) -> None:
        self.did.add("asked")
        self.part = "answer"

    def answered(self) -> None:
        """Record the partner's yes or no."""

    def play_special(self, text: str) -> None:
        """Carry out an action that only this book has."""
        raise ValueError(text)

    def take(self, how: str) -> None:
        """Take the pile with some cards of the hand, or with none of them: on a set."""
        top, self.aside, self.pile = self.pile[-1], self.pile[:-1], ""
        self.put(top, "" if how.startswith("on ") else how, top)

    def remove(self, cards: str) -> None:
        """Remove cards from the hand."""
        self.hand.subtract(cards)
        self.hands[self.seat] = +self.hand

    def put(self, rank: str, cards: str, top: str = "") -> None:
        """Add cards of the hand (and a top card) to the set of a rank."""
        self.remove(cards)
        self.sets[self.side].setdefault(rank, Counter()).update(cards + top)
        self.joined(rank)
        self.settle(cards, top)

    def joined(self, rank: str) -> None:
        """Called when the set of a rank has grown."""

    def settle(self, cards: str, top: str = "") -> None:
        """Count laid cards: reaching the count brings the rest of the pile, and the hand may be empty."""
        self.did.add("laid")
        if self.side not in self.opened:
            self.count += sum(self.value[card] for card in (cards + top if self.top_counts else cards))
            if self.opens(cards):
                self.opened.add(self.side)
                self.has_opened()
        if self.side in self.opened and self.aside:
            rest, self.aside = self.aside, ""
            self.pick_up(rest)
        if not self.hand and not self.aside:
            self.emptied()

    def opens(self, cards: str) -> bool:
        """Return whether the first meld is made."""
        return self.count >= self.need(self.side)

    def has_opened(self) -> None:
        """Called when the side has made its first meld."""

    def pick_up(self, cards: str) -> None:
        """Add the rest of a taken pile to the hand; red threes in it are not replaced."""
        self.hand.update(cards)
        self.show_reds()

    def emptied(self) -> None:
        """Called when the last card of the hand was laid."""
        self.go_out()

    def discard(self, card: str) -> None:
        self.remove(card)
        self.pile += card
        if self.hand:
            self.next_turn(discarded=True)
        else:
            self.go_out()

    # How turns and hands end.

    def finish_turn(self) -> None:
        self.turn += 1

    def next_turn(self, discarded: bool = False) -> None:
        self.finish_turn()
        self.begin((self.seat + 1) % self.seats)

    def go_out(self) -> None:
        self.out = self.seat
        self.over("out")

    def over(self, ending: str) -> None:
        self.finish_turn()
        self.part = "over"
        self.ending = ending

    # The score.

    def score(self) -> list[int]:
        """Return the points of every side for a hand that is over."""
        return [self.side_score(side) for side in range(self.sides)]

    def side_score(self, side: int) -> int:
        raise NotImplementedError

    def seats_of(self, side: int) -> range:
        return range(side, self.seats, self.sides)

    def went_out(self, side: int) -> bool:
        return self.out is not None and self.out % self.sides == side

    def worth(self, cards: Cards) -> int:
        """Return the value of some cards; those without a value count 0."""
        return sum(self.value.get(card, 0) * number for card, number in cards.items())
