"""Canasta environments for machine learning: PettingZoo, Gymnasium, OpenSpiel, and batches of tables.

The required packages come with the extras ``envs`` and ``openspiel`` and are imported when a name of this
module is first used; if one is missing, ``MissingPackage`` names the extra. See ``docs/environments.md``.

>>> LAYOUT["hand"].shape, SIZE
((16,), 723)
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from canasta.engine.observe import Observer
from canasta.envs.layout import LAYOUT, SIZE, ObservationField, ObservationLayout, book_layout
from canasta.envs.table import EPISODES, REWARDS, EpisodeTable, setup_of
from canasta.extras import MissingPackage, missing

if TYPE_CHECKING:
    from canasta.envs.aec import Canasta, env
    from canasta.envs.arrays import OBSERVATIONS, SCALE, action_mask, observation, unpack
    from canasta.envs.batch import Batch
    from canasta.envs.single import CanastaSeat
    from canasta.envs.single import register as register_gymnasium
    from canasta.envs.spiel import register as register_openspiel
    from canasta.envs.vector import CanastaVector

__all__ = [
    "EPISODES",
    "LAYOUT",
    "OBSERVATIONS",
    "REWARDS",
    "SCALE",
    "SIZE",
    "Batch",
    "Canasta",
    "CanastaSeat",
    "CanastaVector",
    "EpisodeTable",
    "MissingPackage",
    "ObservationField",
    "ObservationLayout",
    "Observer",
    "action_mask",
    "book_layout",
    "env",
    "observation",
    "register_gymnasium",
    "register_openspiel",
    "setup_of",
    "unpack",
]  # fmt: skip

#: Names that need packages of the extras: the module, and the name there.
_LATER: Final = {
    "Batch": ("batch", "Batch"),
    "Canasta": ("aec", "Canasta"),
    "CanastaSeat": ("single", "CanastaSeat"),
    "CanastaVector": ("vector", "CanastaVector"),
    "OBSERVATIONS": ("arrays", "OBSERVATIONS"),
    "SCALE": ("arrays", "SCALE"),
    "action_mask": ("arrays", "action_mask"),
    "env": ("aec", "env"),
    "observation": ("arrays", "observation"),
    "register_gymnasium": ("single", "register"),
    "register_openspiel": ("spiel", "register"),
    "unpack": ("arrays", "unpack"),
}


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module, there = _LATER[name]
    try:
        found = getattr(import_module(f"{__name__}.{module}"), there)
    except ModuleNotFoundError as error:
        raise missing(error) from error
    globals()[name] = found
    return found
