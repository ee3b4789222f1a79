"""Speed of the environments with observations, if their packages are installed."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from time import process_time
from typing import Any

from bench.workload import Timing
from canasta.messages import UserError

#: Tables that are stepped together.
TABLES = 64
#: Arguments: book, players, seed, hands.
Timed = Callable[[str, int, int, int], Timing]


def environments() -> dict[str, Timed]:
    """Return what can be measured here: ``observed`` (one table) and ``vector`` (many), or nothing."""
    found: dict[str, Timed] = {}
    for name, thing, timed in (("observed", "Canasta", time_single), ("vector", "Batch", time_vector)):
        try:
            getattr(import_module("canasta.envs"), thing)
        except (ImportError, UserError):  # a package is missing
            continue
        found[name] = timed
    return found


def time_aec(env: Any, seed: int, hands: int) -> Timing:
    """Time any PettingZoo environment: every agent reads its observation and takes a random legal action."""
    import numpy as np

    rng = Random(seed).random
    actions = 0
    start = process_time()
    for number in range(hands):
        env.reset(seed=seed * 1000 + number)
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            legal = seen["action_mask"].view(np.bool_).nonzero()[0]
            env.step(int(legal[int(rng() * len(legal))]))
            actions += 1
    return Timing(process_time() - start, actions)


def time_single(slug: str, players: int, seed: int, hands: int) -> Timing:
    """Time one table with the PettingZoo interface."""
    canasta: Any = import_module("canasta.envs")
    return time_aec(canasta.Canasta(slug, players), seed, hands)


def time_vector(slug: str, players: int, seed: int, hands: int) -> Timing:
    """Time many tables in one process, until ``hands`` hands have ended in total."""
    canasta: Any = import_module("canasta.envs")
    tables = canasta.Batch(TABLES, slug, players, seed=seed, observation="book")
    actions = ended = 0
    start = process_time()
    while ended < hands:
        tables.step(tables.sample())
        actions += TABLES
        ended += int(tables.dones.sum())
    return Timing(process_time() - start, actions)
