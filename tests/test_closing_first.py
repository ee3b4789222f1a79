"""Sets closed before the pile is taken, by house rules: wild cards in them, and restrictions on those."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from canasta.books import book
from canasta.clauses.bars import WildSetFirst
from canasta.clauses.meld import ClosedMix
from canasta.engine import Setup
from tests.slow import convert
from tests.slow.against import Comparison
from tests.slow.builder import Bag
from tests.slow.builders import BUILDERS
from tests.slow.convert import packed
from tests.slow.knee import NEED, Knee, KneeTurn
from tests.slow.table import NATURALS, WILD, WILD_SET, Cards, is_wild
from tests.slow.turn import Sets, Spot, Turn, sets_of
from tests.test_three_naturals import ThreeKneeTurn, knee_opens


class MixedTurn(KneeTurn):
    """Fives and sevens take wild cards, and still nothing lies on the seventh card."""

    def may_add_wild(self, rank: str, naturals: int, wild: int, spot: Spot) -> bool:
        return rank == WILD_SET or self.room(naturals, wild)

    def natural_lays(self, card: str, spot: Spot, sets: Sets) -> Iterator[tuple[str, str]]:
        return Turn.natural_lays(self, card, spot, sets)

    def starting(self, hand: str) -> set[str]:
        return Turn.starting(self, hand)


class BoundTurn(MixedTurn):
    """While the set of wild cards is open, they go nowhere else."""

    def may_add_wild(self, rank: str, naturals: int, wild: int, spot: Spot) -> bool:
        return rank == WILD_SET or (WILD_SET not in sets_of(spot) and self.room(naturals, wild))

    def natural_lays(self, card: str, spot: Spot, sets: Sets) -> Iterator[tuple[str, str]]:
        for verb, cards in super().natural_lays(card, spot, sets):
            if WILD_SET not in sets or not is_wild(cards):
                yield verb, cards


class ThreeMixedTurn(MixedTurn, ThreeKneeTurn):
    """A first meld has a set with three natural cards."""


def wilder(table: Knee, rng: Random, most: int) -> Knee:
    """Replace some cards of the sets and of the hand by wild ones of the stock."""
    own = table.sets[table.side]
    for rank, cards in own.items():
        for _ in range(rng.randint(0, min(most, cards.total() - 2))):
            change(table, cards, rank, rng.choice("22X"))
    for _ in range(rng.choice((0, 1, 1, 2, 3))):
        change(table, table.hand, rng.choice(sorted(table.hand.elements())), rng.choice("22X"))
    wild = [card for card in table.stock if card in WILD][: rng.choice((0, 0, 0, 3, 5, 6))]
    if own and len(wild) >= 3:
        own[WILD_SET] = Counter(wild)
        for card in wild:
            table.stock = table.stock.replace(card, "", 1)
    table.count = sum(map(table.worth, own.values()))
    return table


def change(table: Knee, cards: Cards, one: str, other: str) -> None:
    if one in NATURALS and other in table.stock:
        table.stock = table.stock.replace(other, one, 1)
        cards[one] -= 1
        cards[other] += 1


def house(turn: type[KneeTurn], most: int, patch: pytest.MonkeyPatch) -> None:
    """Apply a house rule to both engines: a limit of wild cards in any set, and a turn class."""
    rules = book("knee")
    (limit,) = rules.limits
    assert isinstance(limit, ClosedMix)
    rules = replace(rules, limits=(replace(limit, never=(), most=most),))
    if turn is BoundTurn:
        rules = replace(rules, bars=(WildSetFirst("17"),))
        for number in (1, 2, 3, 4):  # so that a set of wild cards does not make the count
            patch.setitem(NEED, number, 200 + 20 * number)
    if turn is ThreeMixedTurn:
        rules = replace(rules, first_meld=replace(rules.first_meld, three_naturals="13"))
        patch.setattr(Knee, "opens", knee_opens)
    setups = {players: Setup(rules, players) for players in (4, 6)}
    patch.setattr(convert, "setup_for", lambda table: setups[table.players])
    patch.setattr("tests.slow.against.setup_for", lambda table: setups[table.players])
    patch.setattr(Knee, "ahead", lambda table: turn(table))
    patch.setattr(KneeTurn, "room", staticmethod(lambda n, w: w < most and n + w < 7))


@pytest.mark.parametrize("turn", [MixedTurn, BoundTurn, ThreeMixedTurn])
@pytest.mark.parametrize("most", [2, 4])
def test_wild_cards_close_a_set_too(turn: type[KneeTurn], most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    house(turn, most, monkeypatch)
    found = Comparison("knee")
    for seed in range(40):
        rng = Random(f"closing {turn.__name__} {most} {seed}")
        table = wilder(BUILDERS["knee"].build("closing first", rng), rng, most)
        if table.count < table.need(table.side):
            found.walk(table, rng, f"table {seed}")
    assert found.states > 100


@pytest.mark.parametrize(
    ("sets", "hand", "lawful"),
    [
        # The wild cards are closed first, and then a two closes the fives.
        ("222222 555555", "2255KKK", {"add 2 to wild", "lay KKK"}),
        ("222222 555555", "2X55KKK", {"add 2 to wild", "add X to wild", "lay KKK"}),
        # They cannot be closed, and so the fives cannot.
        ("22222 555555", "255AAAA", set()),
        ("222222 555555 KKK", "2255KK", {"add 2 to wild", "add K"}),
        # The joker would make the count before the fives are closed.
        ("222222 555555 KKK", "X255KKKK", {"add 2 to wild", "add K"}),
    ],
)
def test_bound_wild_cards_are_closed_first(
    sets: str, hand: str, lawful: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    house(BoundTurn, 2, monkeypatch)
    table = Knee(4, seat=1, turn=5, did={"laid"})
    bag = Bag(table.pack())
    for cards in sets.split():
        table.sets[1][WILD_SET if cards[0] in WILD else cards[0]] = Counter(bag.pick(cards))
    table.count = sum(map(table.worth, table.sets[1].values()))
    table.hands = [Counter(bag.pick(cards)) for cards in ("44", hand, "66", "88")]
    table.reserves = [[bag.pick("469"), bag.pick("8TQ")] for _ in range(4)]
    table.pile = bag.pick("4466995")
    table.stock = bag.rest(Random(0))
    assert table.legal() == lawful
    assert set(Comparison("knee").compare(packed(table), table, sets)) == lawful
