"""Observations and action masks as NumPy arrays, which the compiled core fills in place."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any, Final

from canasta.build.native import is_compiled
from canasta.engine.batch import LEAST, Sights
from canasta.engine.batch import MOST as LARGEST
from canasta.engine.observe import CELLS, Observer
from canasta.engine.random_play import Dice
from canasta.engine.view import View
from canasta.envs.layout import BIT, COUNT, MOST, SCALES, WHOLE_LAYOUT, ObservationLayout, book_layout
from canasta.extras import missing
from canasta.messages import UserError
from canasta.table.actions import ACTIONS
from canasta.table.packing import held_counts
from canasta.table.state import NATURALS, SPECIALS, State

try:
    import numpy as np
except ModuleNotFoundError as error:
    raise missing(error) from error

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Ints = NDArray[np.int32]
    Cells = NDArray[np.int64]
    Mask = NDArray[np.int8]
    Seen = NDArray[Any]
else:
    Ints = Cells = Mask = Seen = Any

#: Kinds of observation: the numbers of ``LAYOUT``, those that the book uses (``book_layout``), or the packed
#: cells from which they are extracted.
NUMBERS: Final = "numbers"
BOOK: Final = "book"
PACKED: Final = "packed"
OBSERVATIONS: Final = (NUMBERS, BOOK, PACKED)

#: Divisors that bring the numbers of an observation to a similar scale.
SCALE: Final = np.array(SCALES, np.float32)


class Unpacker:
    """Extracts the numbers of a layout from packed observations."""

    def __init__(self, layout: ObservationLayout) -> None:
        cuts = layout.cuts
        self._source = np.array([cut.cell for cut in cuts])
        self._shifts = np.array([cut.shift for cut in cuts], np.int64)
        self._masks = np.array([cut.mask for cut in cuts], np.int64)
        self.dtype: Any = np.int16 if layout.narrow else np.int32
        least, most = (LEAST, LARGEST) if layout.narrow else (-MOST, MOST)
        self._clips = layout.narrow
        #: The smallest and largest value of each number.
        self.low: Seen = np.array([0 if cut.mask > 0 else least for cut in cuts], self.dtype)
        self.high: Seen = np.array(
            [cut.mask if cut.mask in (BIT, COUNT) else most for cut in cuts], self.dtype
        )

    def __call__(self, packed: Cells) -> Seen:
        """Return the numbers of one row of cells, or of many."""
        cut: Cells = packed.take(self._source, axis=-1)
        cut >>= self._shifts
        cut &= self._masks
        if self._clips:
            cut.clip(LEAST, LARGEST, out=cut)
        return cut.astype(self.dtype)


_WHOLE: Final = Unpacker(WHOLE_LAYOUT)


def unpack(packed: Cells, layout: ObservationLayout | None = None) -> Seen:
    """Extract the numbers from packed observations.

    Args:
        packed: One row of cells, or many.
        layout: The numbers to extract; by default all those of ``LAYOUT``.

    Examples:
        >>> from canasta.envs.layout import SIZE
        >>> from canasta.envs.table import setup_of
        >>> observer = Observer(setup_of("classic", 4))
        >>> unpack(np.array([observer.blank(1)] * 3, np.int64)).shape == (3, SIZE)
        True
    """
    return (_WHOLE if layout is None else Unpacker(layout))(packed)


def layout_for(observer: Observer, observation: str) -> ObservationLayout | None:
    """Return the layout of a kind of observation, or None for packed cells.

    Raises:
        UserError: If there is no such kind of observation.
    """
    if observation not in OBSERVATIONS:
        raise UserError("envs.observation", given=observation, names=", ".join(OBSERVATIONS))
    if observation == PACKED:
        return None
    return WHOLE_LAYOUT if observation == NUMBERS else book_layout(observer.setup, observer.target)


class Rows:
    """Observations and masks of several tables, in arrays that are reused at every step.

    The core writes directly into them, so they are read-only. If it is not compiled, NumPy extracts the
    numbers. A copy, or one that was pickled, is blank until it is written again.
    """

    def __init__(self, rows: int, observer: Observer, observation: str = NUMBERS) -> None:
        layout = layout_for(observer, observation)
        self.layout = layout
        self._arguments = (rows, observer, observation)
        compiled = is_compiled(observer.blank(1))
        runs = layout.runs if layout and compiled else ()
        narrow = bool(layout and layout.narrow)
        sights: Any = Sights(observer, rows, runs, narrow)
        if not compiled:  # lists, which NumPy cannot share
            sights.cells = array("q", sights.cells)
            sights.masks = bytearray(sights.masks)
            sights.actors = array("q", sights.actors)
            sights.choices = array("q", sights.choices)
        self.sights: Sights = sights
        self._packed: Cells = np.frombuffer(memoryview(sights.cells), np.int64).reshape(rows, CELLS)
        self.masks: Mask = np.frombuffer(memoryview(sights.masks), np.int8).reshape(rows, ACTIONS)
        self.mask: Mask = self.masks[0]
        self.actors: Cells = np.frombuffer(memoryview(sights.actors), np.int64)
        self.choices: Cells = np.frombuffer(memoryview(sights.choices), np.int64)
        self.observations: Seen = self._packed
        self._unpack = Unpacker(layout) if layout and not compiled else None
        if self._unpack and layout:
            self.observations = np.zeros((rows, layout.size), self._unpack.dtype)
        elif layout:
            numbers: Any = sights.narrow if narrow else sights.numbers
            dtype: Any = np.int16 if narrow else np.int32
            self.observations = np.frombuffer(memoryview(numbers), dtype).reshape(rows, layout.size)

    def __reduce__(self) -> tuple[type[Rows], tuple[int, Observer, str]]:
        return Rows, self._arguments

    def __deepcopy__(self, memo: object) -> Rows:
        return Rows(*self._arguments)

    def look_at_all(self, states: list[State], numbers: list[int]) -> None:
        """Write the actor of every table with its observation and mask."""
        self.sights.look_at_all(states, numbers)
        self.unpack_all()

    def unpack_all(self) -> None:
        """Extract the numbers of all rows, if the core does not do it itself."""
        if self._unpack:
            self.observations[:] = self._unpack(self._packed)

    def choose(self, dice: list[Dice]) -> Cells:
        """Draw a legal action in every row."""
        self.sights.choose(dice)
        return self.choices

    def seen(self, state: State, seat: int, number: int) -> Seen:
        """Return the observation of one seat in a new array."""
        self.sights.look(0, state, seat, number)
        return self.numbers_of(0)

    def hand(self, state: State, seat: int) -> Seen:
        """Return the cards in a hand: a count for each kind, or its two cells."""
        naturals, specials = state.held[NATURALS + seat], state.held[SPECIALS + seat]
        if self.layout is None:
            return np.array([naturals, specials], np.int64)
        return np.array(held_counts(naturals, specials), self.observations.dtype)

    def numbers_of(self, row: int) -> Seen:
        """Return the observation that was last written into a row, in a new array."""
        return self._unpack(self._packed[row]) if self._unpack else self.observations[row].copy()

    def offered(self, state: State) -> Mask:
        """Write the legal actions into the first of ``masks`` and return it."""
        self.sights.offer(0, state)
        return self.mask


def observation(observer: Observer, view: View, number: int = 1) -> Ints:
    """Return the numbers of one observation in a new array.

    Args:
        observer: The observer of the setup.
        view: The table as one seat sees it.
        number: The number of the hand in the game.

    Examples:
        >>> from canasta.engine import view
        >>> from canasta.envs.layout import LAYOUT
        >>> from canasta.notation import read_position
        >>> state = read_position("classic hand1=KKQ72 pile=5K")
        >>> seen = observation(Observer(state.setup), view(state, 0))
        >>> int(seen[LAYOUT["hand"].place].sum())
        5
    """
    return unpack(np.array(observer.packed(view, number), np.int64))


def action_mask(legal: list[int]) -> Mask:
    """Return a new array with ones at the legal actions and zeros elsewhere.

    Args:
        legal: The numbers of the legal actions.

    Examples:
        >>> int(action_mask([0, 5]).sum())
        2
    """
    mask = bytearray(ACTIONS)
    for action in legal:
        mask[action] = 1
    return np.frombuffer(mask, np.int8)
