"""American Canasta: the numbered rules of ``canasta/books/texts/american.md`` and rulings A1 to A19."""

from __future__ import annotations

from typing import Final

from canasta.cards import ACE, EIGHT, JOKER, KING, SEVEN, TWO
from canasta.clauses.bars import DeadRanks, MixOnlyFirst, WildSetFirst
from canasta.clauses.discard import FirstAfterTake, WildLast
from canasta.clauses.going_out import DISCARD_REQUIRED, Asking, Closes, FirstMeld, GoingOut
from canasta.clauses.hands import Groups
from canasta.clauses.meld import ClosedMix
from canasta.clauses.partners import NaturalAndWild, NaturalPair, OwnSet
from canasta.clauses.rulebook import Rulebook, Seats
from canasta.clauses.score import CardsLeft, CardsOnTable, OutBonus, card_values
from canasta.clauses.score_american import (
    CoveredThrees,
    HeldTooMany,
    OpenSetsCost,
    RankedCanastas,
    SpecialHandPoints,
)
from canasta.clauses.seating import LEFT_OF_BEST_CARD, DrawForSeats
from canasta.clauses.signals import Signal
from canasta.clauses.take import OnlyOpened, PairOnly, TakesPile, WithinCanasta
from canasta.clauses.talon import Announces, Talon
from canasta.clauses.threes import KeptThrees
from canasta.irregularities.corrections import (
    AskedTwice,
    FirstMeldTooLow,
    NotAnnounced,
    ThreeDiscarded,
    WildDiscarded,
)
from canasta.irregularities.deals import (
    CardTurnedUp,
    FaceUpInStock,
    ForeignCard,
    ImproperDeal,
    WrongDealer,
    WrongNumberDealt,
)

_VALUES: Final = card_values(joker=50, two=20, ace=20, high=10, low=5, black_three=0)  # 16

_SPECIAL_HANDS: Final = (  # 73–84, A14
    Groups("77", "pairs", 3500, groups=(2,) * 7, wild=0, again=True),
    Groups(
        "78", "pairs_with_twos", 3000, groups=(2,) * 7, wild=0, again=True, must=frozenset({TWO, SEVEN, ACE})
    ),
    Groups("79", "straight", 3000, groups=(1,) * 11, wild=2, jokers=1, threes=1),
    Groups("81", "garbage", 3500, groups=(4, 4, 3, 3), wild=0),
    Groups("82", "dream", 8500, groups=(5, 5), wild=4),
    Groups("83", "threes", 3500, groups=(3, 3, 3, 3), wild=2),
    Groups("84", "fours", 3500, groups=(4, 4, 4), wild=2),
)

AMERICAN: Final = Rulebook(
    slug="american",
    version=1,
    seatings=(  # 2, 5, 9, 10
        Seats(players=4, seats=4, sides=2, hand_size=13),
        Seats(players=5, seats=4, sides=2, hand_size=13),
    ),
    seat_draw=DrawForSeats(  # 7
        "3", first_dealer=LEFT_OF_BEST_CARD, numbered=frozenset({5}), always_play=1
    ),  # 9, 10, A16
    values=_VALUES,
    target=8500,  # 21
    canasta_size=7,  # 11
    deal=(),
    first_turn=(),
    drawn={},
    partners=(NaturalPair("23"), NaturalAndWild("23"), OwnSet("23")),
    take=(OnlyOpened("22"), PairOnly("23"), WithinCanasta("41")),  # A8
    pile_taken=TakesPile("24"),
    stock_out=(),  # 46, A13: the next player may take
    limits=(ClosedMix("32", most=2, never=(SEVEN,), never_paragraph="31", closed_paragraph="11"),),  # 13
    first_meld=FirstMeld(  # 17, 19, A7
        "20",
        steps=((3000, 155), (5000, 180)),
        below=125,  # 69
        take="25",
        three_naturals="18",
        seven="43",
        before_take="25",
    ),
    discard=(FirstAfterTake("29", ranks=(ACE, SEVEN)), WildLast("37")),  # A10, A19
    discarded={},
    turn_ends=(),
    going_out=GoingOut("60", canastas={4: 2, 5: 2}, last_discard=DISCARD_REQUIRED, keep="60", last="61"),
    only_going_out=None,
    asking=Asking(
        "45",
        answer="45",
        before_lay="45",
        refused="45",
        obliges="45",
        before_draw=False,
        needs_way=True,
        compulsory="45",
    ),  # A11
    concealed=None,
    score=(  # 66, 68, A15
        OutBonus("62", 100),
        SpecialHandPoints("73", _SPECIAL_HANDS),
        RankedCanastas(
            "50",
            natural=500,
            mixed=300,
            aces=2500,
            sevens=2500,
            wild=2500,
            twos=3000,
            paragraphs=("50", "49", "51", "52", "53", "54"),
        ),
        OpenSetsCost(
            "55", aces=2500, sevens=2500, wild=2000, sevens_paragraph="56", wild_paragraph="57"
        ),  # 35
        CoveredThrees("58", by_number=(100, 300, 500, 1000), cover="59"),
        CardsOnTable("67", _VALUES, without="64"),
        CardsLeft("67", _VALUES, threes=False),
        HeldTooMany("33", rank=SEVEN, number=3, points=1500),
        HeldTooMany("34", rank=ACE, number=3, points=1500),
    ),
    cites={
        "turn": "8",
        "stock": "46",
        "pass": "46",
        "hold": "8",
        "rank": "11",
        "one_set": "G2",
        "one_wild_set": "A4",
        "wild_pure": "A4",
        "closed_rank": "A6",
        "no_set": "A4",
        "others_added": "A4",
        "others_set": "23",
        "top": "23",
        "match": "23",
        "empty_pile": "23",
        "red_three": "14",
        "black_three": "A3",
        "last_three": "14",
        "answer": "45",
        "over": "63",
        "over_exhausted": "63",
        "pack": "2",
        "show": "15",
        "show_hand": "73",
        "show_hand_late": "74",
    },
    permits={
        "draw": ("8",),
        "ask": ("45", "A11"),
        "ask_when": ("A11",),
        "top": ("A8",),
        "answer": ("45",),
        "pass": ("46",),
        "show": ("14", "15"),
        "show_when": ("A3",),
        "show_hand": ("73",),
        "take_pair": ("23", "24", "22"),
        "take_exhausted": ("46",),
        "pile_three": ("A3",),
        "after_take": ("A19",),
        "lay": ("12", "A4"),
        "lay_7": ("31", "12"),
        "lay_mixed": ("13", "32", "A4"),
        "mixed_A": ("30", "A5"),
        "wild_set": ("47", "A4"),
        "first_meld": ("17", "18"),
        "add": ("A4",),
        "add_wild": ("13", "32", "A4"),
        "natural_canasta": ("12",),
        "mixed_canasta": ("13",),
        "wild_canasta": ("53",),
        "wild_canasta_twos": ("54",),
        "discard": ("8",),
        "discard_wild": ("37",),
        "discard_black": ("38", "A3"),
        "discard_red": ("38", "A3"),
        "out_discard": ("60", "61"),
        "out_asked": ("45",),
        "kept": ("A11",),
        "closed": ("A4",),
        "no_talon": ("28",),
        "second_talon": ("27",),
    },
    closes=Closes("11"),
    bars=(  # A4
        DeadRanks("48"),  # A6
        MixOnlyFirst("30", (ACE,)),  # 42, A5
        WildSetFirst("47"),
    ),
    threes=KeptThrees("14", hold="38"),  # A3
    after_discard=(
        Talon("26", first=4, second=3, late="39", late_from=8),  # 4, 27, 28, A1, A9
        Announces("44", cards=3),  # A12
    ),
    special_hands=_SPECIAL_HANDS,
    look_back=3,  # 40
    signals=(  # 85
        Signal("85", ranks=(SEVEN, ACE), least=2),
        Signal(
            "85", ranks=tuple(range(EIGHT, KING + 1)), least=5, kinds=(TWO, JOKER, ACE, SEVEN), first=True
        ),
    ),
    irregularities=(
        WrongDealer("7"),  # G16, P53
        WrongNumberDealt("5"),  # P53
        ImproperDeal("5"),  # P53
        CardTurnedUp("5"),  # P53
        FaceUpInStock("4"),  # P53
        ForeignCard("2"),  # P53
        FirstMeldTooLow("36", points=10),  # A17
        WildDiscarded("37"),
        ThreeDiscarded("38"),
        NotAnnounced("44"),
        AskedTwice("45"),
    ),
)
