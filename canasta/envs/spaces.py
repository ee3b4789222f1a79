"""Observation spaces for Gymnasium and PettingZoo."""

from __future__ import annotations

from typing import Any, Final

from canasta.engine.observe import CELLS
from canasta.envs.layout import MOST, SIZE
from canasta.extras import missing
from canasta.table.actions import ACTIONS
from canasta.table.packing import FIELDS, WIDTH

try:
    from gymnasium.spaces import Box, Dict
except ModuleNotFoundError as error:
    raise missing(error) from error

import numpy as np

from canasta.envs.arrays import HIGH, LOW, NUMBERS

_LARGEST_CELL: Final = (1 << FIELDS * WIDTH) - 1


def observation_space(observation: str = NUMBERS) -> Any:
    """Return the space of observations: numbers or packed cells."""
    if observation == NUMBERS:
        return Box(LOW, HIGH, (SIZE,), np.int32)
    return Box(-MOST, _LARGEST_CELL, (CELLS,), np.int64)


def masked_space(observation: str = NUMBERS) -> Any:
    """Return the space of observations with a mask of the legal actions."""
    return Dict(
        {"observation": observation_space(observation), "action_mask": Box(0, 1, (ACTIONS,), np.int8)}
    )
