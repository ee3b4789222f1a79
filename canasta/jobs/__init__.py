"""Bulk work in numbered chunks, on one core, on all cores or on a cluster, always with the same result.

>>> from canasta.jobs import simulate
>>> result = simulate("classic", players=2, hands=5, seed=1, processes=1)
>>> result.statistics.hands, len(result.statistics.faults)
(5, 0)
"""

from __future__ import annotations

from canasta.jobs.cores import cores
from canasta.jobs.playout import Fault, PlayedHand, play_hand
from canasta.jobs.report import report_rows, report_struct
from canasta.jobs.simulate import Chunk, Interrupted, Job, SimulationResult, repeat_hand, run_chunk, simulate
from canasta.jobs.statistics import FaultReport, Statistics
from canasta.jobs.variants import Variant, all_variants, first_melds, option_sets

__all__ = [
    "Chunk",
    "Fault",
    "FaultReport",
    "Interrupted",
    "Job",
    "PlayedHand",
    "SimulationResult",
    "Statistics",
    "Variant",
    "all_variants",
    "cores",
    "first_melds",
    "option_sets",
    "play_hand",
    "repeat_hand",
    "report_rows",
    "report_struct",
    "run_chunk",
    "simulate",
]  # fmt: skip
