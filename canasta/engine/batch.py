"""Observations and masks of legal actions, for one table or many, written in place inside the core."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from canasta.build.native import i16, i32, i64, u8, vec
from canasta.engine.apply import play_out_step
from canasta.engine.legal import build_offer
from canasta.engine.observe import CELLS, Observer
from canasta.engine.random_play import Dice
from canasta.table.actions import (
    ACTIONS,
    NO,
    OFFER_PLAIN,
    OFFER_WILD,
    OFFERS,
    YES,
    Offer,
    offer_start,
    offer_width,
    plain_offer,
)
from canasta.table.packing import count_fields, place_of
from canasta.table.state import PART_ANSWER, PART_OVER, State

ILLEGAL: Final = -1
OVER: Final = -2
#: Bounds of the numbers in narrow rows; numbers beyond them are clipped.
LEAST: Final = -32_768
MOST: Final = 32_767


class Sights:
    """Rows that are kept up to date: packed cells, the numbers unpacked from them, and action masks.

    In the compiled core they are read-only arrays that callers can view without copying, so only the changed
    parts of a row are written.
    """

    __slots__ = ("_cells_used", "_narrow", "_new", "_observer", "_offers", "_runs", "_size", "_start",
                 "actors", "cells", "choices", "masks", "narrow", "numbers")  # fmt: skip

    _new: vec[i64]  #: the row of cells being written
    _cells_used: vec[i64]  #: the cells that are shown
    _start: vec[i64]  #: for each of them, and for the end: where its runs begin in ``_runs``
    _runs: vec[i64]
    _size: i64
    _narrow: bool
    _offers: vec[i64]  #: current contents of the masks, family by family
    cells: vec[i64]
    numbers: vec[i32]  #: empty if no runs were given, or for narrow rows
    narrow: vec[i16]  #: the same as ``numbers``, for narrow rows
    masks: vec[u8]
    actors: vec[i64]  #: the seats that act
    choices: vec[i64]  #: the actions that ``choose`` has drawn

    def __init__(
        self,
        observer: Observer,
        rows: int,
        runs: Sequence[tuple[int, int, int, int, int]],
        narrow: bool = False,
    ) -> None:
        """Allocate the rows.

        A run is cell, shift, length, width and mask, in the order of the numbers. Without runs there are no
        numbers, only cells. Narrow rows have numbers of 16 bits.
        """
        self._observer = observer
        by_cell: list[list[int]] = [[] for _ in range(CELLS)]
        size = 0
        for cell, shift, length, width, mask in runs:
            by_cell[cell] += (shift, size, length, width, mask)
            size += length
        used = [cell for cell in range(CELLS) if by_cell[cell] or not runs]
        self._cells_used = vec[i64](used)
        start = [0]
        for cell in used:
            start.append(start[-1] + len(by_cell[cell]))
        self._start = vec[i64](start)
        self._runs = vec[i64]([part for cell in used for part in by_cell[cell]])
        self._size = size
        self._narrow = narrow
        self._new = observer.blank(1)
        self._offers = vec[i64]([0] * (rows * OFFERS))
        self.cells = vec[i64]([0] * (rows * CELLS))
        self.numbers = vec[i32]([0] * (0 if narrow else rows * size))
        self.narrow = vec[i16]([0] * (rows * size if narrow else 0))
        self.masks = vec[u8]([0] * (rows * ACTIONS))
        self.actors = vec[i64]([0] * rows)
        self.choices = vec[i64]([-1] * rows)

    def look(self, row: i64, state: State, seat: i64, number: i64) -> None:
        """Write what a seat sees in the hand of this number."""
        new = self._new
        self._observer.write(new, 0, state, seat, number)
        cells = self.cells
        used = self._cells_used
        start: i64 = row * CELLS
        first: i64 = row * self._size
        index: i64
        for index in range(len(used)):
            cell = used[index]
            packed = new[cell]
            before = cells[start + cell]
            if before != packed:
                cells[start + cell] = packed
                self._unpack(index, packed, first)

    def _unpack(self, index: i64, packed: i64, start: i64) -> None:
        """Unpack the numbers of a row from a cell.

        Numbers that have not changed are written too: asking for each takes longer.
        """
        runs = self._runs
        run: i64 = self._start[index]
        end: i64 = self._start[index + 1]
        while run < end:
            rest = packed >> runs[run]
            place = start + runs[run + 1]
            stop = place + runs[run + 2]
            width = runs[run + 3]
            mask = runs[run + 4]
            run += 5
            if self._narrow:
                narrow = self.narrow
                if mask < 0:  # a whole cell: the only numbers that can be large
                    if rest > MOST:
                        rest = MOST
                    elif rest < LEAST:
                        rest = LEAST
                while place < stop:
                    narrow[place] = i16(rest & mask)
                    rest >>= width
                    place += 1
            else:
                numbers = self.numbers
                while place < stop:
                    numbers[place] = i32(rest & mask)
                    rest >>= width
                    place += 1

    def offer(self, row: i64, state: State) -> None:
        """Write the mask of the legal actions."""
        if state.part == PART_ANSWER:
            self._mark(row, plain_offer(1 << YES | 1 << NO))
        elif state.part == PART_OVER:
            self._mark(row, plain_offer(0))
        else:
            self._mark(row, build_offer(state, None))

    def no_offer(self, row: i64) -> None:
        """Write a mask without legal actions, for a player who is not to act."""
        self._mark(row, plain_offer(0))

    def _mark(self, row: i64, offer: Offer) -> None:
        offers = self._offers
        masks = self.masks
        known: i64 = row * OFFERS
        families: i64 = len(offer)
        family: i64
        for family in range(OFFERS):
            new: i64 = 0
            if family < families:
                new = offer[family]
            old: i64 = offers[known + family]
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

    def choose(self, dice: list[Dice]) -> None:
        """Draw a legal action of every row with its own dice, each equally likely; -1 if there is none."""
        offers = self._offers
        row: i64
        family: i64
        for row in range(len(dice)):
            first: i64 = row * OFFERS
            number: i64 = 0
            for family in range(OFFERS):
                number += _bits_of(family, offers[first + family])
            if number:
                left: i64 = dice[row].below(number)
                family = 0
                bits: i64 = _bits_of(family, offers[first])
                while left >= bits:
                    left -= bits
                    family += 1
                    bits = _bits_of(family, offers[first + family])
                self.choices[row] = _nth_bit(family, offers[first + family], left)
            else:
                self.choices[row] = -1

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


def _bits_of(family: i64, mask: i64) -> i64:
    """Return the number of actions in the mask of a family."""
    if not mask:
        return 0
    if family != OFFER_PLAIN and family != OFFER_WILD:
        return count_fields(mask)
    number: i64 = 0
    while mask:
        mask &= mask - 1
        number += 1
    return number


def _nth_bit(family: i64, mask: i64, number: i64) -> i64:
    """Return an action of a family by its number among those in the mask."""
    while number:
        mask &= mask - 1
        number -= 1
    low: i64 = mask & -mask
    place: i64 = 0
    if family != OFFER_PLAIN and family != OFFER_WILD:
        place = place_of(low)
    else:
        while low > 1:
            low >>= 1
            place += 1
    return offer_start(family) + place


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
