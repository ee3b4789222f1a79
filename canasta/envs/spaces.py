"""Observation spaces for Gymnasium and PettingZoo."""

from __future__ import annotations

from typing import Any, Final

from canasta.cards import KINDS
from canasta.engine.observe import CELLS
from canasta.envs.layout import COUNT, MOST, ObservationLayout
from canasta.extras import missing
from canasta.table.actions import ACTIONS
from canasta.table.packing import FIELDS, WIDTH

try:
    from gymnasium.spaces import Box, Dict
except ModuleNotFoundError as error:
    raise missing(error) from error

import numpy as np

from canasta.envs.arrays import Unpacker

_LARGEST_CELL: Final = (1 << FIELDS * WIDTH) - 1


def observation_space(layout: ObservationLayout | None) -> Any:
    """Return the space of observations with a layout, or of packed cells."""
    if layout is None:
        return Box(-MOST, _LARGEST_CELL, (CELLS,), np.int64)
    unpack = Unpacker(layout)
    return Box(unpack.low, unpack.high, (layout.size,), unpack.dtype)


def masked_space(layout: ObservationLayout | None) -> Any:
    """Return the space of observations with a mask of the legal actions."""
    return Dict({"observation": observation_space(layout), "action_mask": Box(0, 1, (ACTIONS,), np.int8)})


def state_space(layout: ObservationLayout | None, seats: int) -> Any:
    """Return the space of states: a spectator's observation, then the hand of every seat."""
    seen = observation_space(layout)
    width = KINDS if layout else 2
    most = COUNT if layout else _LARGEST_CELL
    low = np.concatenate([seen.low, np.zeros(width * seats, seen.dtype)])
    high = np.concatenate([seen.high, np.full(width * seats, most, seen.dtype)])
    return Box(low, high, low.shape, seen.dtype)
