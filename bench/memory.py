"""How much memory things take: what Python's own allocator hands out for them, counted, not guessed."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable

from bench.workload import Workload
from canasta.engine import deal, view

#: How many of a thing are made; the mean is told.
NUMBER = 500


def each(make: Callable[[int], object], number: int) -> float:
    """Bytes that one more of a thing takes. What it shares with others is not counted again."""
    kept: list[object] = [None] * number
    make(0)  # whatever is made once and kept for ever
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        for place in range(number):
            kept[place] = make(place)
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return (after - before) / number


def memory(load: Workload) -> dict[str, float]:
    """Bytes of a state that was dealt, of a copy in the middle of a hand, of a view.

    A dealt state owns its stock; a copy shares it, and everything else that does not change in a hand.
    """
    states = [moment.state for moment in load.moments]
    step = max(1, len(states) // NUMBER)
    chosen = states[::step]
    return {
        "dealt": each(lambda place: deal(load.setup, load.orders[place]), len(load.orders)),
        "copy": each(lambda place: chosen[place].copy(), len(chosen)),
        "view": each(lambda place: view(chosen[place], chosen[place].actor), len(chosen)),
    }
