"""Classic Canasta: the 74 numbered paragraphs and rulings C1 to C17, as clauses.

The paragraphs in our own words are in ``canasta/books/texts/classic.md``.
"""

from __future__ import annotations

from typing import Final

from canasta.cards import BLACK_THREE, JOKER, RED_THREE, TWO
from canasta.clauses.deal import (
    LAST_THREE_LAST_TURN,
    CoverUpcard,
    DealtThreesShown,
    DrawnThreeShown,
    Upcard,
    UpcardStops,
)
from canasta.clauses.discard import Freezes, Stops
from canasta.clauses.ending import ThreesShownAtEnd
from canasta.clauses.going_out import (
    DISCARD_OPTIONAL,
    Asking,
    Concealed,
    FineForNotGoingOut,
    FirstMeld,
    GoingOut,
    OnlyGoingOut,
)
from canasta.clauses.meld import BlackThreesPure, NoWildSets, WildLimit
from canasta.clauses.partners import NaturalAndWild, NaturalPair, OwnSet
from canasta.clauses.rulebook import Rulebook, Seats
from canasta.clauses.score import (
    CanastaBonus,
    CardsLaid,
    CardsLeft,
    ConcealedBonus,
    Fines,
    OutBonus,
    RedThrees,
    card_values,
)
from canasta.clauses.seating import RIGHT_OF_BEST_CARD, DrawForSeats
from canasta.clauses.take import (
    FrozenNeedsPair,
    LastCardLastDiscard,
    MustTake,
    Stopped,
    TakesPile,
    UnopenedNeedsPair,
)
from canasta.irregularities.deals import (
    CardTurnedUp,
    FaceUpInStock,
    ForeignCard,
    ImproperDeal,
    WrongDealer,
    WrongNumberDealt,
)
from canasta.irregularities.sets import (
    FirstMeldShort,
    OtherIllegalSet,
    OutAgainstNo,
    OutTooSoon,
    TookForFirstMeld,
    TookFrozen,
    TooManyWild,
)
from canasta.irregularities.threes import RedThreeKept
from canasta.irregularities.turns import (
    DemandNotMet,
    DiscardedSeveral,
    DiscardedWithoutDrawing,
    DrewEarly,
    DrewOutOfTurn,
    DrewTooMany,
    ExposedCards,
    HintedWhileAsking,
    LaidOutOfTurn,
    SawAnotherCard,
    ToldCount,
    TookBeforeShowing,
    TopCardInHand,
    TouchedCard,
    YesNotUsed,
)

_WILD: Final = frozenset({TWO, JOKER})
_VALUES: Final = card_values(joker=50, two=20, ace=20, high=10, low=5, black_three=5)  # 16

_FREEZES: Final = Freezes("37", _WILD)
_STOPS: Final = Stops("36", frozenset({BLACK_THREE}))

CLASSIC: Final = Rulebook(
    slug="classic",
    version=1,
    seatings=(  # 1, 2, 3, 5, C6
        Seats(players=2, seats=2, sides=2, hand_size=15),
        Seats(players=3, seats=3, sides=3, hand_size=13),
        Seats(players=4, seats=4, sides=2, hand_size=11),
        Seats(players=5, seats=4, sides=2, hand_size=11),
        Seats(players=6, seats=4, sides=2, hand_size=11),
    ),
    seat_draw=DrawForSeats("4", first_dealer=RIGHT_OF_BEST_CARD),  # C1
    values=_VALUES,
    target=5000,  # 59, 60, 61, C12
    canasta_size=7,  # 22
    deal=(
        Upcard("6"),
        CoverUpcard("7", _WILD | {RED_THREE}, until=_WILD | {RED_THREE}),
        UpcardStops("36", frozenset({BLACK_THREE})),  # C2
    ),
    first_turn=(DealtThreesShown("10"),),  # C3
    drawn={RED_THREE: (DrawnThreeShown("10", last=LAST_THREE_LAST_TURN),)},  # 40, C8
    partners=(NaturalPair("35"), NaturalAndWild("35"), OwnSet("35")),
    take=(
        Stopped("36"),
        UnopenedNeedsPair("34"),
        FrozenNeedsPair("33"),
        LastCardLastDiscard("39"),  # C7
    ),
    pile_taken=TakesPile("31"),  # 32
    stock_out=(MustTake("42"),),  # C9
    limits=(
        NoWildSets("12"),
        BlackThreesPure("13"),  # C5
        WildLimit("12", by_size=(1, 2, 3), canasta_unlimited=True),  # 23, 25, 29, 73 (c), C4
    ),
    first_meld=FirstMeld("15", steps=((0, 50), (1500, 90), (3000, 120)), take="34"),  # 14, C12
    discard=(),
    discarded={TWO: (_FREEZES,), JOKER: (_FREEZES,), BLACK_THREE: (_STOPS,)},
    turn_ends=(FineForNotGoingOut("51", points=100),),
    hand_ends=(ThreesShownAtEnd("10"),),  # C13
    going_out=GoingOut(
        "45", canastas={2: 2, 3: 1, 4: 1, 5: 1, 6: 1}, last_discard=DISCARD_OPTIONAL, keep="45"
    ),  # 26, 46, 47, C7
    only_going_out=OnlyGoingOut("13"),
    asking=Asking("48", answer="48", before_lay="49", refused="50", obliges="72"),  # C10
    concealed=Concealed("53"),  # 54, C11
    score=(  # 58
        OutBonus("52", 100),  # 44
        ConcealedBonus("55", 100),
        RedThrees("10", each=100, all_of_them=4, extra=400),
        CanastaBonus("57", natural=500, mixed=300),  # 28
        Fines("57"),
        CardsLaid("56", _VALUES),  # 17, 27
        CardsLeft("18", _VALUES),
    ),
    cites={
        "turn": "9",  # draw first, then lay, then discard
        "stock": "41",  # nothing left to draw
        "pass": "43",
        "hold": "9",  # a card that is not in the hand
        "rank": "11",  # a set is of one rank, three cards at least
        "one_set": "20",  # the set is there already: add to it
        "no_set": "20",  # no set of the side's own to add to
        "others_added": "21",  # nobody adds to another side's set
        "others_set": "21",  # nor takes the pile for it
        "laid": "30",  # what lies stays
        "top": "38",  # a top card that cannot be taken
        "match": "35",  # the top card does not go with these cards
        "empty_pile": "9",
        "red_three": "10",
        "last_three": "40",
        "answer": "48",
        "over": "52",
        "over_exhausted": "43",
        "over_last_three": "40",
        "alone_2": "2",
        "alone_3": "2",
        "pack": "3",
        "penalty_cards": "69",
        "penalty_not_laid": "71",
        "owed_discards": "66",
    },
    permits={
        "draw": ("9",),
        "ask": ("48", "49"),
        "answer": ("48",),
        "pass": ("43",),
        "take_pair": ("35",),
        "take_wild": ("35",),
        "take_on": ("35",),
        "take_more": ("32", "35"),
        "take_exhausted": ("41",),
        "pile_three": ("10",),
        "lay": ("11",),
        "lay_mixed": ("12",),
        "first_meld": ("14",),
        "new_set": ("20",),
        "add": ("20",),
        "add_wild": ("12", "20"),
        "wild_beyond": ("29",),
        "natural_canasta": ("24",),
        "mixed_canasta": ("25",),
        "blacks": ("13", "C5"),
        "discard": ("9",),
        "discard_wild": ("37",),
        "discard_black": ("36",),
        "out_discard": ("46",),
        "out_lay": ("46", "47"),
        "out_unasked": ("48",),
        "concealed": ("53", "C11"),
        "penalty_bound": ("67", "C17"),
    },
    irregularities=(  # C14
        WrongDealer("62"),  # C15
        WrongNumberDealt("63"),
        ImproperDeal("63"),
        CardTurnedUp("63"),
        FaceUpInStock("63"),
        ForeignCard("63"),
        TouchedCard("64"),
        SawAnotherCard("57", points=50),
        DrewEarly("65"),
        DrewOutOfTurn("57", points=100, extra=100, owes="66"),
        DrewTooMany("66"),
        TookBeforeShowing("57", points=50),
        TopCardInHand("71", fine="57", points=50),
        TookForFirstMeld("73", corrected="74"),  # C16
        TookFrozen("73", corrected="74"),  # C16
        TooManyWild("73", corrected="74"),
        FirstMeldShort("14", corrected="74"),
        OtherIllegalSet("11", corrected="74"),
        LaidOutOfTurn("67", fine="57", exposed="70", points=100),  # C17
        ToldCount("57", points=100, rule="14"),
        ExposedCards("70"),
        DiscardedWithoutDrawing("68"),
        DiscardedSeveral("68"),
        YesNotUsed("51", points=100, rule="57"),
        HintedWhileAsking("72"),
        DemandNotMet("72"),
        OutAgainstNo("73", corrected="74"),
        OutTooSoon("73", corrected="74"),
        RedThreeKept("57", shown="10", points=500),  # C13
    ),
)
