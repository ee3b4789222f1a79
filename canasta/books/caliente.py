"""Canasta Caliente: the numbered rules of ``canasta/books/texts/caliente.md`` and rulings K1 to K16."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from canasta.cards import BLACK_THREE, CALIENTE, JOKER, RED_THREE, TWO
from canasta.clauses.deal import (
    LAST_THREE_ENDS,
    CoverUpcard,
    DrawnThreeShown,
    ThreesShownAtDeal,
    Upcard,
    UpcardStops,
)
from canasta.clauses.discard import Freezes, Stops
from canasta.clauses.ending import ThreesShownAtEnd
from canasta.clauses.going_out import DISCARD_OPTIONAL, Asking, Concealed, FirstMeld, GoingOut, OnlyGoingOut
from canasta.clauses.meld import BlackThreesPure, FewerWild, NoWildSets
from canasta.clauses.partners import NaturalAndWild, NaturalPair, OwnSet
from canasta.clauses.rulebook import Option, Rulebook, Seats
from canasta.clauses.score import (
    CalientesPlayed,
    CanastaBonus,
    CardsLaid,
    CardsLeft,
    ConcealedBonus,
    OutBonus,
    RedThrees,
    card_values,
)
from canasta.clauses.seating import RIGHT_OF_BEST_CARD, DrawForSeats
from canasta.clauses.stock import Refill
from canasta.clauses.take import (
    AlwaysFrozen,
    FrozenNeedsPair,
    LastCardLastDiscard,
    MustTake,
    Stopped,
    TakesPile,
    UnopenedNeedsPair,
)
from canasta.irregularities.threes import BonusCardNotPlayed

_WILD: Final = frozenset({TWO, JOKER})
_STOP: Final = frozenset({BLACK_THREE, CALIENTE})
_VALUES: Final = card_values(joker=50, two=20, ace=20, high=10, low=5, black_three=5)  # 18, K2

_FREEZES: Final = Freezes("40", _WILD)


def _caliente_cards(book: Rulebook) -> Rulebook:
    """Add two Caliente cards to the pack (69–76, ruling K12)."""
    return replace(
        book,
        seatings=tuple(replace(seats, calientes=2) for seats in book.seatings),
        refill=Refill("70", up_to=11, sets="71", once="73", stock="K12"),  # 72, K12
        discarded={**book.discarded, CALIENTE: (Stops("76", frozenset({CALIENTE})),)},
        score=(*book.score, CalientesPlayed("74", -100)),
    )


def _always_frozen(book: Rulebook) -> Rulebook:
    """Take the pile only with a natural pair or by adding to a set of up to six (77, 78, ruling K13)."""
    return replace(
        book,
        take=(
            Stopped("39", {CALIENTE: "76"}),
            UnopenedNeedsPair("33"),
            AlwaysFrozen("77", canasta="78"),  # K13
            LastCardLastDiscard("K16"),
        ),
        stock_out=(),  # K9: nobody is forced
        discarded={kind: clauses for kind, clauses in book.discarded.items() if kind not in _WILD},
    )


def _extra_deck(book: Rulebook, sides: int) -> Rulebook:
    """Add six players with three packs (89–95, ruling K14)."""
    calientes = book.seatings[0].calientes
    return replace(
        book,
        seatings=(  # 90, 91, K14
            Seats(players=6, seats=6, sides=sides, hand_size=13, packs=3, calientes=calientes),
        ),
        target=10_000,  # 92
        first_meld=FirstMeld(
            "20",
            steps=((0, 50), (1500, 90), (3000, 120), (7500, 150)),
            take="34",
            by_count={150: "93"},
        ),
        going_out=replace(book.going_out, canastas={6: 2}, by_players={6: "95"}),  # 95
        score=tuple(
            replace(clause, extra_paragraph="94", all_of_them=5, extra=600)
            if isinstance(clause, RedThrees)
            else clause
            for clause in book.score
        ),
    )


def _extra_deck_two_sides(book: Rulebook) -> Rulebook:
    return _extra_deck(book, 2)


def _extra_deck_three_sides(book: Rulebook) -> Rulebook:
    return _extra_deck(book, 3)


CALIENTE_BOOK: Final = Rulebook(
    slug="caliente",
    version=1,
    seatings=(  # 1, 3, 24, 79–88, K6, K15
        Seats(players=2, seats=2, sides=2, hand_size=15, draw=2),
        Seats(players=3, seats=3, sides=3, hand_size=13),
        Seats(players=4, seats=4, sides=2, hand_size=11),
        Seats(players=5, seats=4, sides=2, hand_size=11),
        Seats(players=6, seats=4, sides=2, hand_size=11),
    ),
    seat_draw=DrawForSeats("22", first_dealer=RIGHT_OF_BEST_CARD),  # 23, 28
    values=_VALUES,
    target=5000,  # 2, 68
    canasta_size=7,  # 13
    deal=(
        ThreesShownAtDeal("25"),  # K3
        Upcard("26"),
        CoverUpcard("27", _WILD | {RED_THREE}, until=_WILD | _STOP | {RED_THREE}),  # K4
        UpcardStops("27", _STOP),
    ),
    first_turn=(),
    drawn={RED_THREE: (DrawnThreeShown("41", last=LAST_THREE_ENDS),)},  # 45, 58, K8
    partners=(NaturalPair("35"), NaturalAndWild("35"), OwnSet("36")),
    take=(
        Stopped("39", {CALIENTE: "76"}),
        UnopenedNeedsPair("33"),
        FrozenNeedsPair("37"),
        LastCardLastDiscard("K16"),
    ),
    pile_taken=TakesPile("32"),
    stock_out=(MustTake("56"),),
    limits=(  # 8
        NoWildSets("9"),
        BlackThreesPure("47"),
        FewerWild("7", most=3, most_paragraph="15"),  # 15, K1
    ),
    first_meld=FirstMeld("20", steps=((0, 50), (1500, 90), (3000, 120)), take="34"),  # 19, 21
    discard=(),  # 38
    discarded={TWO: (_FREEZES,), JOKER: (_FREEZES,), BLACK_THREE: (Stops("39", _STOP),)},
    turn_ends=(),
    hand_ends=(ThreesShownAtEnd("41"),),
    going_out=GoingOut(
        "48",
        canastas={2: 2, 3: 1, 4: 1, 5: 1, 6: 1},
        last_discard=DISCARD_OPTIONAL,
        keep="50",
        by_players={2: "82"},
    ),  # 49, 82
    only_going_out=OnlyGoingOut("46"),  # K5
    asking=Asking("51", answer="51", before_lay="51", refused="51", obliges=""),  # 52, K7
    concealed=Concealed("61", canasta=True),  # K10
    score=(
        OutBonus("60", 100),  # 57
        ConcealedBonus("61", 100),
        RedThrees(
            "64", each=100, all_of_them=4, extra=400, extra_paragraph="65", unopened_paragraph="66"
        ),  # K11
        CanastaBonus("62", natural=500, mixed=300, mixed_paragraph="63"),
        CardsLaid("59", _VALUES),
        CardsLeft("59", _VALUES, caliente="75"),
    ),
    cites={
        "turn": "29",
        "caliente": "K12",
        "stock": "54",
        "pass": "55",
        "hold": "29",
        "rank": "11",
        "one_set": "16",
        "no_set": "30",
        "others_added": "30",
        "others_set": "36",
        "laid": "8",
        "top": "31",
        "match": "35",
        "empty_pile": "31",
        "red_three": "44",
        "last_three": "58",
        "answer": "51",
        "over": "53",
        "over_exhausted": "55",
        "over_last_three": "58",
        "alone_2": "80",
        "alone_3": "84",
        "pack": "3",
        "refill": "70",
    },
    permits={
        "draw": ("29",),
        "draw_2": ("81",),
        "ask": ("51",),
        "answer": ("51",),
        "pass": ("55",),
        "refill": ("70", "71"),
        "take_pair": ("35",),
        "take_wild": ("35",),
        "take_on": ("36",),
        "take_joins": ("K16",),
        "take_exhausted": ("54",),
        "pile_three": ("45",),
        "lay": ("11", "30"),
        "lay_mixed": ("12", "7"),
        "first_meld": ("19",),
        "add": ("30", "16"),
        "add_wild": ("30", "7"),
        "wild_beyond": ("15", "K1"),
        "natural_canasta": ("14",),
        "mixed_canasta": ("15",),
        "blacks": ("46", "47"),
        "discard": ("38",),
        "discard_wild": ("40",),
        "discard_black": ("39",),
        "discard_caliente": ("76",),
        "out_discard": ("49",),
        "out_lay": ("49",),
        "out_unasked": ("52",),
        "concealed": ("61", "K10"),
    },
    options=(
        Option("caliente_cards", "69", _caliente_cards),
        Option("always_frozen", "77", _always_frozen),
        Option("extra_deck", "89", _extra_deck_two_sides, excludes=("extra_deck_three_sides",)),
        Option("extra_deck_three_sides", "89", _extra_deck_three_sides),
    ),
    irregularities=(
        BonusCardNotPlayed("43", shown="42", points=100),  # K16
    ),
)
