"""Marks in an observation: one bit for every seat, relative to the observer, each mark in its own place."""

from __future__ import annotations

from itertools import pairwise

import pytest

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
    bits = cells[observe.C_SEATS]
    return {
        name: sorted((looker + place) % seats + 1 for place in range(MAX_SEATS) if bits >> shift + place & 1)
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


def test_no_mark_is_in_the_place_of_another() -> None:
    places = sorted(MARKS.values())
    assert all(after - before >= MAX_SEATS for before, after in pairwise(places))


def test_no_cell_of_a_side_is_in_the_place_of_another() -> None:
    places = [place for name, place in vars(observe).items() if name.startswith("S_")]
    assert sorted(places) == list(range(len(places)))
