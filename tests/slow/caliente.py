"""The differences of ``caliente`` from ``classic``: its numbered paragraphs and rulings G and K.

Options change the game: Caliente cards (C), a pile that is always frozen, a third pack for six players.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from tests.slow.classic import Classic, ClassicTurn
from tests.slow.table import NATURALS, ONE_PACK, VALUE, WILD, Cards
from tests.slow.turn import Spot, sets_of

CALIENTE_CARDS = "caliente_cards"
ALWAYS_FROZEN = "always_frozen"
TWO_SIDES = "extra_deck"
THREE_SIDES = "extra_deck_three_sides"
#: Every choice of options with the numbers of players it is for.
GAMES: list[tuple[frozenset[str], int]] = [
    (frozenset(chosen) | frozenset(pack), players)
    for chosen in ((), (CALIENTE_CARDS,), (ALWAYS_FROZEN,), (CALIENTE_CARDS, ALWAYS_FROZEN))
    for pack, numbers in (((), (2, 3, 4, 5, 6)), ((TWO_SIDES,), (6,)), ((THREE_SIDES,), (6,)))
    for players in numbers
]


class CalienteTurn(ClassicTurn):
    """The rest of one turn. A Caliente card belongs to no set (K12)."""

    table: Caliente

    @staticmethod
    def room(naturals: int, wild: int) -> bool:
        """K1: always more natural than wild cards, and three wild ones at most."""
        return naturals > wild + 1 and wild + 1 <= 3

    def ways_to_take(self, spot: Spot, pile: str) -> Iterator[tuple[str, str]]:
        """31 to 39, 76 to 78 and K16."""
        top, sets = pile[-1], sets_of(spot)
        naturals, wilds = sets.get(top, (0, 0))
        always, frozen = self.table.always_frozen, self.table.frozen
        yield f"take {top}{top}", top * 2  # 33, 35, 37, 77
        if not spot.opened:
            return
        if not frozen and not always and self.room(naturals + 2, wilds):  # 35, P2
            for wild in WILD:
                yield f"take {top}{wild}", top + wild
        serves = naturals + wilds <= 6 if always else not frozen  # 78; 36, 37
        if top in sets and serves and not self.one_against_one(spot, pile):
            yield f"take on {top}", ""


@dataclass
class Caliente(Classic):
    """One hand in play."""

    book = "caliente"
    value = VALUE | {"B": 5}
    deeds = (*Classic.deeds, "refilled")
    yes_binds = False
    fine = 0

    options: frozenset[str] = frozenset()
    played: list[int] = field(default_factory=list)  #: Caliente cards on the table, by side

    def __post_init__(self) -> None:
        super().__post_init__()
        self.played = self.played or [0] * self.sides

    def ahead(self) -> CalienteTurn:
        return CalienteTurn(self)

    @property
    def extra_pack(self) -> bool:
        return bool(self.options & {TWO_SIDES, THREE_SIDES})

    @property
    def always_frozen(self) -> bool:
        return ALWAYS_FROZEN in self.options

    @property
    def frozen(self) -> bool:
        """40; nothing depends on it where the pile is always frozen (K13)."""
        return not self.always_frozen and super().frozen

    @property
    def stopped(self) -> bool:
        return self.pile[-1:] in ("B", "C")

    @property
    def seats(self) -> int:
        """All six play with the extra pack, four at most without it (K14, K15)."""
        return 6 if self.extra_pack else min(self.players, 4)

    @property
    def sides(self) -> int:
        if self.extra_pack:
            return 3 if THREE_SIDES in self.options else 2
        return 3 if self.players == 3 else 2

    @property
    def canastas_needed(self) -> int:
        """48, 82, 95."""
        return 2 if self.players == 2 or self.extra_pack else 1

    @property
    def hand_size(self) -> int:
        """24, 79, 83, 91, K15."""
        return 13 if self.extra_pack else {2: 15, 3: 13}.get(self.players, 11)

    def need(self, side: int) -> int:
        """20, 93."""
        return 150 if self.extra_pack and self.scores[side] >= 7500 else super().need(side)

    def pack(self) -> Cards:
        """3, 69, 90: two packs or three, and the two Caliente cards if they are played with."""
        packs = 3 if self.extra_pack else 2
        pack: Cards = Counter({card: number * packs for card, number in ONE_PACK.items()})
        if CALIENTE_CARDS in self.options:
            pack["C"] = 2
        return pack

    def elsewhere(self) -> Cards:
        return Counter({"C": sum(self.played)})

    def before_drawing(self) -> set[str]:
        found = super().before_drawing()
        return found | {"play C"} if self.may_refill() else found

    def may_refill(self) -> bool:
        """70, 71, K12: a card to play, a stock, and no side with fewer sets."""
        if CALIENTE_CARDS not in self.options or not self.hand["C"] or not self.stock:
            return False
        return len(self.sets[self.side]) <= min(map(len, self.sets))

    def forced(self, lawful: set[str]) -> bool:
        """56, K9."""
        return not self.always_frozen and super().forced(lawful)

    def turn_up(self) -> None:
        """24 to 27: bonus cards shown and replaced (K3), then the upcard (K4)."""
        self.everybody_replaces_reds()
        self.pile = self.next_card()
        if self.pile in WILD + "R":
            while self.pile[-1] not in NATURALS:
                self.pile += self.next_card()

    def draw(self) -> None:
        """81."""
        for _ in range(2 if self.players == 2 else 1):
            self.draw_card()

    def red_three_was_last(self) -> None:
        """58, K8: the last card of all ends the hand."""
        self.over("last three")

    def play_special(self, text: str) -> None:
        """70 to 72, K12."""
        assert text == "play C"
        self.part = "play"
        self.did |= {"drew", "refilled"}
        self.remove("C")
        self.played[self.side] += 1
        while self.hand.total() < 11 and self.stock:
            self.draw_card()

    def is_concealed(self) -> bool:
        """61, K10: and a canasta of this very hand."""
        sets = self.sets[self.side]
        canasta = any(cards.total() >= 7 for rank, cards in sets.items() if rank not in self.before)
        return canasta and super().is_concealed()

    # The score by 59 to 66, 74, 75 and 94.

    def side_score(self, side: int) -> int:
        return super().side_score(side) - 100 * self.played[side]  # 74

    def red_bonus(self, red: int) -> int:
        if self.extra_pack:
            return red * 100 + (600 if red >= 5 else 0)
        return red * 100 + (400 if red == 4 else 0)

    def left_in_hand(self, seat: int) -> int:
        """75, K12: doubled by a Caliente card, of this player alone."""
        return super().left_in_hand(seat) * (1 + self.hands[seat]["C"])
