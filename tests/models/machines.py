"""All machines by name."""

from __future__ import annotations

from tests.models.games import GameMachine
from tests.models.machine import Machine
from tests.models.pads import PadMachine
from tests.models.tables import TableMachine

MACHINES: dict[str, type[Machine]] = {"games": GameMachine, "pads": PadMachine, "tables": TableMachine}
