"""Observations and action masks as NumPy arrays, which the compiled core fills in place."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any, Final

from canasta.build.native import is_compiled
from canasta.engine.batch import Sights
from canasta.engine.observe import CELLS, Observer
from canasta.engine.view import View
from canasta.envs.layout import BIT, COUNT, CUTS, MOST, RUNS, SCALES, SIZE
from canasta.extras import missing
from canasta.messages import UserError
from canasta.table.actions import ACTIONS
from canasta.table.state import State

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

#: Kinds of observation: the numbers of ``LAYOUT``, or the packed cells from which they are extracted.
NUMBERS: Final = "numbers"
PACKED: Final = "packed"
OBSERVATIONS: Final = (NUMBERS, PACKED)

_SOURCE: Final = np.array([cut.cell for cut in CUTS])
_SHIFTS: Final = np.array([cut.shift for cut in CUTS], np.int64)
_MASKS: Final = np.array([cut.mask for cut in CUTS], np.int64)
#: Divisors that bring the numbers of an observation to a similar scale.
SCALE: Final = np.array(SCALES, np.float32)
#: The smallest and largest value of each number.
LOW: Final = np.array([0 if cut.mask > 0 else -MOST for cut in CUTS], np.int32)
HIGH: Final = np.array([cut.mask if cut.mask in (BIT, COUNT) else MOST for cut in CUTS], np.int32)


def unpack(packed: Cells) -> Ints:
    """Extract the numbers from packed observations.

    Args:
        packed: One row of cells, or many.

    Examples:
        >>> from canasta.envs.layout import SIZE
        >>> from canasta.envs.table import setup_of
        >>> observer = Observer(setup_of("classic", 4))
        >>> unpack(np.array([observer.blank(1)] * 3, np.int64)).shape == (3, SIZE)
        True
    """
    cut: Cells = packed.take(_SOURCE, axis=-1)
    cut >>= _SHIFTS
    cut &= _MASKS
    return cut.astype(np.int32)


class Rows:
    """Observations and masks of several tables, in arrays that are reused at every step.

    The core writes directly into them. If it is not compiled, NumPy extracts the numbers.
    """

    def __init__(self, rows: int, observer: Observer, observation: str = NUMBERS) -> None:
        if observation not in OBSERVATIONS:
            raise UserError("envs.observation", given=observation, names=", ".join(OBSERVATIONS))
        numbers = observation == NUMBERS
        compiled = is_compiled(observer.blank(1))
        sights: Any = Sights(observer, rows, RUNS if numbers and compiled else ())
        if not compiled:  # lists, which NumPy cannot share
            sights.cells = array("q", sights.cells)
            sights.masks = bytearray(sights.masks)
            sights.actors = array("q", sights.actors)
        self.sights: Sights = sights
        self._packed: Cells = np.frombuffer(memoryview(sights.cells), np.int64).reshape(rows, CELLS)
        self.masks: Mask = np.frombuffer(memoryview(sights.masks), np.int8).reshape(rows, ACTIONS)
        self.mask: Mask = self.masks[0]
        self.actors: Cells = np.frombuffer(memoryview(sights.actors), np.int64)
        self.observations: Seen = self._packed
        self._unpacks = numbers and not compiled
        if self._unpacks:
            self.observations = np.zeros((rows, SIZE), np.int32)
        elif numbers:
            self.observations = np.frombuffer(memoryview(sights.numbers), np.int32).reshape(rows, SIZE)
        self._first: Seen = self.observations[0]

    def look_at_all(self, states: list[State], numbers: list[int]) -> None:
        """Write the actor of every table with its observation and mask."""
        self.sights.look_at_all(states, numbers)
        if self._unpacks:
            self.observations[:] = unpack(self._packed)

    def seen(self, state: State, seat: int, number: int) -> Seen:
        """Return the observation of one seat in a new array."""
        self.sights.look(0, state, seat, number)
        return unpack(self._packed[0]) if self._unpacks else self._first.copy()

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
