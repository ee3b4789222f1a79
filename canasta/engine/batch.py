"""Observations and masks of legal actions, for one table or many, written in place inside the core."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from canasta.build.native import i32, i64, u8, vec
from canasta.engine.apply import play_out_step
from canasta.engine.legal import build_offer
from canasta.engine.observe import CELLS, Observer
from canasta.table.actions import ACTIONS, NO, OFFERS, YES, Offer, offer_start, offer_width, plain_offer
from canasta.table.state import PART_ANSWER, PART_OVER, State

ILLEGAL: Final = -1
OVER: Final = -2


class Sights:
    """Rows that are kept up to date: packed cells, the numbers unpacked from them, and action masks.

    In the compiled core they are read-only arrays that callers can view without copying, so only the changed
    parts of a row are written.
    """

    __slots__ = ("_cell", "_first", "_new", "_observer", "_offers", "_runs", "_size",
                 "actors", "cells", "masks", "numbers")  # fmt: skip

    _new: vec[i64]  #: the row of cells being written
    _first: vec[i64]  #: by cell: where its runs begin in ``_runs``
    _runs: vec[i64]
    _size: i64
    _offers: vec[i64]  #: current contents of the masks, family by family
    cells: vec[i64]
    numbers: vec[i32]  #: empty if no runs were given
    masks: vec[u8]
    actors: vec[i64]  #: the seats that act

    def __init__(self, observer: Observer, rows: int, runs: Sequence[tuple[int, int, int, int, int]]) -> None:
        """Allocate the rows; a run is cell, shift, length, width and mask, in the order of the numbers."""
        self._observer = observer
        by_cell: list[list[int]] = [[] for _ in range(CELLS)]
        size = 0
        for cell, shift, length, width, mask in runs:
            by_cell[cell] += (shift, size, length, width, mask)
            size += length
        self._first = vec[i64]([sum([len(run) for run in by_cell[:cell]]) for cell in range(CELLS + 1)])
        self._runs = vec[i64]([part for run in by_cell for part in run])
        self._size = size
        self._new = observer.blank(1)
        self._offers = vec[i64]([0] * (rows * OFFERS))
        self.cells = vec[i64]([0] * (rows * CELLS))
        self.numbers = vec[i32]([0] * (rows * size))
        self.masks = vec[u8]([0] * (rows * ACTIONS))
        self.actors = vec[i64]([0] * rows)

    def look(self, row: i64, state: State, seat: i64, number: i64) -> None:
        """Write what a seat sees in the hand of this number."""
        new = self._new
        self._observer.write(new, 0, state, seat, number)
        cells = self.cells
        start: i64 = row * CELLS
        cell: i64
        for cell in range(CELLS):
            if cells[start + cell] != new[cell]:
                cells[start + cell] = new[cell]
                self._unpack(cell, new[cell], row * self._size)

    def _unpack(self, cell: i64, packed: i64, start: i64) -> None:
        """Unpack the numbers of a row from a cell."""
        runs = self._runs
        numbers = self.numbers
        run: i64 = self._first[cell]
        while run < self._first[cell + 1]:
            rest = packed >> runs[run]
            place = start + runs[run + 1]
            stop = place + runs[run + 2]
            width = runs[run + 3]
            mask = runs[run + 4]
            while place < stop:
                numbers[place] = i32(rest & mask)
                rest >>= width
                place += 1
            run += 5

    def offer(self, row: i64, state: State) -> None:
        """Write the mask of the legal actions."""
        if state.part == PART_ANSWER:
            self._mark(row, plain_offer(1 << YES | 1 << NO))
        elif state.part == PART_OVER:
            self._mark(row, plain_offer(0))
        else:
            self._mark(row, build_offer(state, None))

    def _mark(self, row: i64, offer: Offer) -> None:
        offers = self._offers
        masks = self.masks
        known: i64 = row * OFFERS
        family: i64
        new: i64
        for family in range(OFFERS):
            new = offer[family] if family < len(offer) else 0
            old = offers[known + family]
            if new != old:
                offers[known + family] = new
                width: i64 = offer_width(family)
                place: i64 = row * ACTIONS + offer_start(family)
                while new | old:
                    masks[place] = u8(new & 1)
                    place += 1
                    new >>= width
                    old >>= width

    def look_at_all(self, states: list[State], numbers: list[int]) -> None:
        """Write, for every table, the acting seat, its observation and its mask."""
        row: i64
        for row in range(len(states)):
            state = states[row]
            self.actors[row] = state.actor
            self.look(row, state, state.actor, numbers[row])
            self.offer(row, state)

    def play(self, row: i64, state: State, action: i64) -> int:
        """Carry out an action and write the next mask; return the next seat, ``ILLEGAL`` or ``OVER``."""
        if action < 0 or action >= ACTIONS or not self.masks[row * ACTIONS + action]:
            return ILLEGAL
        play_out_step(state, action)
        self.offer(row, state)
        return OVER if state.part == PART_OVER else state.actor

    def first_illegal(self, actions: list[int]) -> int:
        """Return the first row whose action is not in its mask, or -1."""
        row: i64
        action: i64
        for row in range(len(actions)):
            action = actions[row]
            if action < 0 or action >= ACTIONS or not self.masks[row * ACTIONS + action]:
                return row
        return -1


def step_all(states: list[State], actions: list[int]) -> list[int]:
    """Carry out one legal action in every state; return the indices of the hands that are now over."""
    ended: list[int] = []
    number: i64
    for number in range(len(states)):
        state = states[number]
        play_out_step(state, actions[number])
        if state.part == PART_OVER:
            ended.append(number)
    return ended
