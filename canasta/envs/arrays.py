"""Observations as NumPy arrays: many rows of words are cut into numbers at once."""

from __future__ import annotations

from struct import Struct
from typing import TYPE_CHECKING, Any, Final

from canasta.build.native import is_compiled
from canasta.engine.observe import WORDS, Observer
from canasta.engine.view import View
from canasta.envs.layout import BIT, COUNT, CUTS, MOST, SCALES, SIZE
from canasta.envs.missing import missing
from canasta.table.actions import ACTIONS

try:
    import numpy as np
except ModuleNotFoundError as error:
    raise missing(error) from error

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Ints = NDArray[np.int32]
    Words = NDArray[np.int64]
    Mask = NDArray[np.int8]
else:
    Ints = Words = Mask = Any

_SOURCE: Final = np.array([cut.word for cut in CUTS])
_SHIFTS: Final = np.array([cut.shift for cut in CUTS], np.int64)
_MASKS: Final = np.array([cut.mask for cut in CUTS], np.int64)
#: What to divide an observation by before learning from it.
SCALE: Final = np.array(SCALES, np.float32)
#: The smallest and largest number at each place.
LOW: Final = np.array([0 if cut.mask > 0 else -MOST for cut in CUTS], np.int32)
HIGH: Final = np.array([cut.mask if cut.mask in (BIT, COUNT) else MOST for cut in CUTS], np.int32)


class Rows:
    """So many rows of words that an observer fills, and the arrays they are cut into."""

    def __init__(self, rows: int, observer: Observer) -> None:
        #: To be filled. In the compiled core these are machine words, and the array below is made of them.
        self.blank = observer.blank(rows)
        self._shared = is_compiled(self.blank)
        self.words: Words = (
            np.frombuffer(memoryview(self.blank), np.int64).reshape(rows, WORDS)
            if self._shared
            else np.zeros((rows, WORDS), np.int64)
        )
        self._pack_into = Struct(f"={rows * WORDS}q").pack_into
        self.observations: Ints = np.zeros((rows, SIZE), np.int32)
        self._cut: Words = np.zeros((rows, SIZE), np.int64)

    def cut(self) -> None:
        """Cut all rows into ``observations``."""
        if not self._shared:
            self._pack_into(self.words.data, 0, *self.blank)
        np.take(self.words, _SOURCE, axis=1, out=self._cut, mode="clip")
        np.right_shift(self._cut, _SHIFTS, out=self._cut)
        np.bitwise_and(self._cut, _MASKS, out=self.observations, casting="same_kind")


def observation(observer: Observer, view: View, number: int = 1) -> Ints:
    """One observation, in an array of its own."""
    row = observer.row(view, number)
    words: Words = np.frombuffer(memoryview(row), np.int64) if is_compiled(row) else np.array(row, np.int64)
    cut = words.take(_SOURCE)
    cut >>= _SHIFTS
    cut &= _MASKS
    return cut.astype(np.int32)


def action_mask(legal: list[int]) -> Mask:
    """Ones at the legal actions, zeros elsewhere, in an array of its own."""
    mask = bytearray(ACTIONS)
    for action in legal:
        mask[action] = 1
    return np.frombuffer(mask, np.int8)
