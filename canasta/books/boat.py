"""Boat Canasta: the numbered rules of ``canasta/books/texts/boat.md`` and rulings B1 to B12."""

from __future__ import annotations

from typing import Final

from canasta.cards import BLACK_THREE, JOKER, RED_THREE, TWO
from canasta.clauses.deal import LAST_THREE_NOTHING, DrawnThreeShown, ThreesShownAtDeal
from canasta.clauses.discard import Freezes, Stops
from canasta.clauses.ending import ThreesShownAtEnd
from canasta.clauses.going_out import DISCARD_OPTIONAL, Asking, FirstMeld, FourBlackThrees, GoingOut
from canasta.clauses.meld import FewerWild
from canasta.clauses.partners import NaturalAndWild, NaturalPair, OwnSet
from canasta.clauses.rulebook import Rulebook, Seats
from canasta.clauses.score import (
    CanastaBonus,
    CardsLeft,
    CardsOnTable,
    OutBonus,
    RedThreesByCanasta,
    WildCanastaBonus,
    card_values,
)
from canasta.clauses.seating import BEST_CARD, DrawForSeats
from canasta.clauses.stock import QuietTurns, Rebuild
from canasta.clauses.take import FrozenNeedsPair, Stopped, TakesPile
from canasta.irregularities.threes import ThreeNotShown

_BLOCKS: Final = frozenset({BLACK_THREE, TWO, JOKER})
_VALUES: Final = card_values(joker=50, two=20, ace=20, high=10, low=5, black_three=0)  # 8, 9, 13
_IN_HAND: Final = card_values(joker=50, two=20, ace=20, high=10, low=5, black_three=100)  # 11

_BLOCKED: Final = (Freezes("56", _BLOCKS), Stops("55", _BLOCKS))  # 57, 59, 60

BOAT: Final = Rulebook(
    slug="boat",
    version=1,
    seatings=(  # 1, 5, 7, 16, B1
        Seats(players=2, seats=2, sides=2, hand_size=14),
        Seats(players=3, seats=3, sides=3, hand_size=14),
        Seats(players=4, seats=4, sides=2, hand_size=14),
    ),
    seat_draw=DrawForSeats("14", first_dealer=BEST_CARD, suits=False),  # 15, 20, B1
    values=_VALUES,
    target=10_000,  # 3, 4
    canasta_size=7,  # 37
    deal=(ThreesShownAtDeal("17"),),  # 21
    first_turn=(),
    drawn={RED_THREE: (DrawnThreeShown("18", last=LAST_THREE_NOTHING),)},
    partners=(NaturalPair("51"), NaturalAndWild("52"), OwnSet("53")),
    take=(Stopped("55"), FrozenNeedsPair("56")),  # B5, B6
    pile_taken=TakesPile("54"),
    stock_out=(),
    limits=(FewerWild("35"),),  # 36, 46, B3
    first_meld=FirstMeld(
        "31", steps=((0, 50), (2501, 90), (5001, 120), (7501, 150)), below=15, take="29"
    ),  # 28, 30, 49, B11
    discard=(),  # 23
    discarded=dict.fromkeys(_BLOCKS, _BLOCKED),
    turn_ends=(),
    hand_ends=(ThreesShownAtEnd("18"),),
    going_out=GoingOut(
        "64", canastas={2: 1, 3: 1, 4: 1}, last_discard=DISCARD_OPTIONAL, keep="66", keeps_after_discard=False
    ),  # B7
    only_going_out=None,
    asking=Asking(
        "65", answer="65", before_lay="65", refused="65", obliges="65", before_draw=False, needs_way=True
    ),  # B9
    concealed=None,
    score=(  # 69, B10
        OutBonus("62", 200, four_blacks=1000, four_blacks_paragraph="67"),
        CanastaBonus("40", natural=600, mixed=300, mixed_paragraph="39"),  # 38, 43, 45
        WildCanastaBonus("41", small=1000, big=2000, big_paragraph="42"),  # B4
        RedThreesByCanasta("10", each=100, all_of_them=4, each_of_all=200, all_paragraph="68", without="72"),
        CardsOnTable("71", _VALUES, without="72"),  # 44
        CardsLeft("70", _IN_HAND),
    ),
    cites={
        "turn": "22",
        "stock": "26",
        "no_rebuild": "B8",
        "pass": "26",
        "hold": "22",
        "rank": "27",
        "one_set": "32",
        "one_wild_set": "B3",
        "wild_pure": "46",
        "no_set": "32",
        "others_added": "32",
        "others_set": "32",
        "laid": "33",
        "top": "50",
        "match": "51",
        "empty_pile": "48",
        "red_three": "10",
        "black_three": "12",
        "last_three": "18",
        "answer": "65",
        "over": "61",
        "over_stuck": "B8",
        "alone_2": "7",
        "alone_3": "7",
        "pack": "1",
    },
    permits={
        "kept": ("64",),
        "quiet": ("25",),
        "draw": ("22",),
        "draw_rebuilds": ("26", "B8"),
        "ask": ("65",),
        "ask_when": ("B9",),
        "answer": ("65",),
        "pass": ("26", "B8"),
        "take_pair": ("51",),
        "take_wild": ("52",),
        "take_on": ("53",),
        "take_unopened": ("49",),
        "take_wild_unopened": ("B6",),
        "lay": ("27",),
        "lay_mixed": ("35", "27"),
        "wild_set": ("36",),
        "wild_pure": ("B3",),
        "first_meld": ("28",),
        "add": ("32",),
        "add_wild": ("32", "35"),
        "add_beyond": ("44",),
        "wild_beyond": ("44", "35"),
        "natural_canasta": ("40",),
        "mixed_canasta": ("39",),
        "wild_canasta": ("41", "B4"),
        "wild_canasta_jokers": ("42", "B4"),
        "discard": ("23",),
        "discard_wild": ("55",),
        "discard_black": ("55",),
        "out_discard": ("61",),
        "out_lay": ("61",),
        "out_unasked": ("65",),
    },
    four_black_threes=FourBlackThrees("67"),
    rebuild=Rebuild("26"),  # B8
    quiet=QuietTurns("25", turns=3, out="63"),  # B2
    look_back=1,  # 24
    irregularities=(
        ThreeNotShown("19", shown="18", points=500),  # B12
    ),
)
