"""Hand, Knee and Foot: the numbered rules of ``canasta/books/texts/knee.md`` and rulings H1 to H12."""

from __future__ import annotations

from typing import Final

from canasta.cards import BLACK_THREE, FIVE, RED_THREE, SEVEN
from canasta.clauses.deal import LAST_THREE_NOTHING, DealtThreesShown, DrawnThreeShown
from canasta.clauses.discard import Stops
from canasta.clauses.ending import StockEndsHand
from canasta.clauses.going_out import DISCARD_REQUIRED, Asking, FirstMeld, GoingOut
from canasta.clauses.meld import ClosedMix
from canasta.clauses.partners import ClosedSet, NaturalAndWild, NaturalPair
from canasta.clauses.reserve import Base, FurtherSets, Reserves
from canasta.clauses.rulebook import Rulebook, Seats
from canasta.clauses.score import CardsLeft, card_values
from canasta.clauses.score_base import BaseScore, RedThreesOfSeven, ThreesLeft
from canasta.clauses.seating import BEST_CARD, DrawForSeats
from canasta.clauses.take import OnlyOpened, OpenSetFits, PairFromHand, Stopped, TakesPile
from canasta.irregularities.threes import ThreesNotPlayed

_VALUES: Final = card_values(joker=50, two=20, ace=20, high=10, low=5, black_three=0)  # 44

KNEE: Final = Rulebook(
    slug="knee",
    version=1,
    seatings=(  # 1, 3, 6, H1
        Seats(players=4, seats=4, sides=2, hand_size=15, draw=2, packs=6),
        Seats(players=6, seats=6, sides=3, hand_size=15, draw=2, packs=7),
    ),
    seat_draw=DrawForSeats("2", first_dealer=BEST_CARD),  # 5
    values=_VALUES,
    target=0,
    hands=4,  # H1
    canasta_size=7,  # 33
    deal=(),  # 4
    first_turn=(DealtThreesShown("19"),),  # 21, H6
    drawn={RED_THREE: (DrawnThreeShown("19", last=LAST_THREE_NOTHING),)},
    partners=(NaturalPair("7"), NaturalAndWild("7"), ClosedSet("7")),
    take=(
        Stopped("12"),
        OnlyOpened("10"),
        PairFromHand("7"),
        OpenSetFits("16", ranks=(FIVE, SEVEN)),  # H5
    ),
    pile_taken=TakesPile("9", cards=7),  # 8
    stock_out=(),
    limits=(ClosedMix("18", most=2, never=(FIVE, SEVEN), never_paragraph="14", closed_paragraph="17"),),  # H3
    first_meld=FirstMeld("13", steps=(), by_hand=(50, 90, 120, 150), take="11", before_take="11"),  # H2
    discard=(),
    discarded={BLACK_THREE: (Stops("12", frozenset({BLACK_THREE})),)},
    turn_ends=(),
    going_out=GoingOut("27", canastas={4: 5, 6: 5}, last_discard=DISCARD_REQUIRED, keep="31", last="31"),
    only_going_out=None,
    asking=Asking(
        "29",
        answer="30",
        before_lay="29",
        refused="30",
        obliges="30",
        needs_way=False,
        compulsory="29",
        every_time=True,
    ),  # H9
    concealed=None,
    score=(  # H11
        BaseScore(  # 47
            "39",
            _VALUES,
            base=3000,
            natural=500,
            mixed=300,
            wild=500,
            natural_paragraph="40",
            mixed_paragraph="41",
            cards_paragraph="46",
            open_paragraph="48",
        ),
        RedThreesOfSeven("43", each=100, seven=1000, seven_paragraph="42"),
        CardsLeft("45", _VALUES, threes=False),
        ThreesLeft("49", red=500, black=300, black_paragraph="50"),  # H12
    ),
    cites={
        "turn": "6",
        "stock": "32",
        "pass": "32",
        "hold": "6",
        "rank": "H3",
        "one_set": "H4",
        "one_wild_set": "H4",
        "wild_pure": "H3",
        "no_set": "H4",
        "others_added": "H4",
        "others_set": "H5",
        "take_on": "H5",
        "top": "7",
        "match": "7",
        "empty_pile": "9",
        "red_three": "19",
        "black_three": "H6",
        "last_three": "19",
        "answer": "30",
        "over": "31",
        "over_exhausted": "32",
        "pack": "1",
    },
    permits={
        "draw": ("6",),
        "ask": ("29", "H9"),
        "answer": ("30",),
        "pass": ("32",),
        "take_pair": ("7", "8", "10", "H5"),
        "take_on": ("7", "8", "10", "H5"),
        "top": ("H5",),
        "pile_three": ("H6",),
        "lay": ("H3",),
        "lay_5": ("14", "H3"),
        "lay_7": ("14", "H3"),
        "lay_mixed": ("18", "H3"),
        "wild_set": ("36", "H3"),
        "further": ("H4",),
        "further_5": ("15", "H4"),
        "further_7": ("15", "H4"),
        "joins": ("H4",),
        "add": ("H3",),
        "add_wild": ("18", "H3"),
        "bury": ("H4",),
        "base": ("34", "35", "36", "37", "38"),
        "reserve": ("25", "H7"),
        "discard": ("6",),
        "discard_black": ("12",),
        "last_knee": ("24", "H7"),
        "last_foot": ("26", "H8"),
        "out_discard": ("31", "28"),
        "out_asked": ("30",),
    },
    reserves=Reserves(  # 23, 24, 26
        "3", sizes=(13, 11), canasta_first="22", partner="25"
    ),  # H7, H8
    further_sets=FurtherSets(  # 15, H4
        "33", never_added=(FIVE, SEVEN), never_paragraph="16", wild_paragraph="17"
    ),
    base=Base("27", feet="28"),  # 34–38
    turn_passes=(StockEndsHand("32", left=0),),  # H10
    irregularities=(
        ThreesNotPlayed("49", black="50", shown="19", unreplaced="20", red_points=500, black_points=300),
    ),
)
