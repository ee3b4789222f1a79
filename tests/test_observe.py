"""Marks in an observation: one bit for every seat, relative to the observer, each mark in its own place."""

from __future__ import annotations

from itertools import pairwise

import pytest

from canasta.books.house import read_house
from canasta.engine import observe, view
from canasta.notation import read_position
from canasta.table.state import MAX_SEATS

MARKS = {
    "actor": observe.ACTOR_SHIFT,
    "turn": observe.TURN_SHIFT,
    "dealer": observe.DEALER_SHIFT,
    "seated": observe.SEATED_SHIFT,
    "melded": observe.MELDED_SHIFT,
    "asked": observe.ASKED_SHIFT,
    "cleared": observe.CLEARED_SHIFT,
    "out": observe.OUT_SHIFT,
}


def marks(position: str, looker: int) -> dict[str, list[int]]:
    """Return the seats that have each mark, counted from 1 as in the position."""
    state = read_position(position)
    seats = state.setup.seats
    cells = observe.Observer(state.setup).packed(view(state, looker))
    places = [
        *((observe.C_SEATS, place, place) for place in range(observe.SEATS)),
        *((observe.C_MORE_SEATS, place - observe.SEATS, place) for place in range(observe.SEATS, MAX_SEATS)),
    ]
    return {
        name: sorted(
            (looker + place) % seats + 1 for cell, bit, place in places if cells[cell] >> shift + bit & 1
        )
        for name, shift in MARKS.items()
    }


@pytest.mark.parametrize("looker", range(4))
def test_who_asked_and_who_melded_are_told_apart(looker: int) -> None:
    found = marks("american dealer=4 turn=2:draw melded=1,4 asked=3,4 cleared=2 setsA=KKK setsB=QQQ", looker)
    assert found["melded"] == [1, 4]
    assert found["asked"] == [3, 4]
    assert (found["actor"], found["turn"], found["dealer"]) == ([2], [2], [4])
    assert found["seated"] == [1, 2, 3, 4]
    assert (found["cleared"], found["out"]) == ([2], [])


@pytest.mark.parametrize("looker", range(8))
def test_marks_of_eight_seats_are_told_apart(looker: int) -> None:
    found = marks(
        "knee house=knee-hand-and-foot-eight players=8 dealer=6 turn=7:draw melded=1,4,8 cleared=2,7,8"
        " setsA=KKK setsD=QQQ",
        looker,
    )
    assert (found["melded"], found["cleared"]) == ([1, 4, 8], [2, 7, 8])
    assert (found["actor"], found["turn"], found["dealer"]) == ([7], [7], [6])
    assert found["seated"] == [1, 2, 3, 4, 5, 6, 7, 8]


@pytest.mark.parametrize(
    ("cards", "shift"), [("XXXXX22", observe.BIG_SHIFT), ("22222XX", observe.SMALL_SHIFT)]
)
@pytest.mark.parametrize("looker", range(4))
def test_every_side_has_its_bit_of_a_canasta_of_wild_cards(looker: int, cards: str, shift: int) -> None:
    file = 'extends = "boat"\nname = "ours"\nversion = 1\n[players.4]\nsides = 4\npacks = 4\n'
    state = read_position(f"boat house=ours players=4 setsD={cards}", [read_house(file).book])
    table = observe.Observer(state.setup).packed(view(state, looker))[observe.C_TABLE]
    relative = observe.SIDE_SHIFT[(3 - looker) % 4]
    assert table == 1 << observe.OPENED_SHIFT + relative | 1 << shift + relative


def test_no_mark_is_in_the_place_of_another() -> None:
    places = sorted(MARKS.values())
    assert all(after - before >= observe.SEATS for before, after in pairwise(places))


def test_no_cell_of_a_side_is_in_the_place_of_another() -> None:
    places = [place for name, place in vars(observe).items() if name.startswith("S_")]
    assert sorted(places) == list(range(len(places)))


def test_every_cell_has_one_meaning() -> None:
    single = [
        place for name, place in vars(observe).items() if name.startswith("C_") and isinstance(place, int)
    ]
    pairs = {observe.C_HAND, observe.C_UNSEEN, observe.C_PILE, observe.C_ASIDE}
    found = [
        *(place for place in single if place != observe.C_RULES),
        *(place + 1 for place in pairs),
        *(place + second for place in observe.C_KNOWN for second in range(2)),
        *(place + part for place in observe.C_SIDE for part in range(13)),
        *range(observe.C_RULES, observe.C_RULES + observe.RULES),
    ]
    assert sorted(found) == list(range(observe.CELLS))


def test_cells_of_trained_weights_keep_their_places() -> None:
    """Weights name the cells of six seats and three sides by number, so these never change."""
    assert observe.C_KNOWN[:6] == (21, 23, 25, 27, 29, 31)
    assert observe.C_SIDE[:3] == (33, 46, 59)
    assert (observe.C_SEATS, observe.C_TABLE, observe.C_RULES) == (12, 13, 72)
    assert list(MARKS.values()) == [0, 6, 12, 42, 24, 30, 36, 18]
    assert (observe.OPENED_SHIFT, observe.SMALL_SHIFT, observe.BIG_SHIFT) == (16, 19, 22)
    assert observe.SIDE_SHIFT[:3] == (0, 1, 2)
