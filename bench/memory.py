"""Memory use of objects, measured with Python's allocator."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable

from bench.workload import Workload
from canasta.engine import deal, view

#: How many objects are made; the mean is reported.
NUMBER = 500


def each(make: Callable[[int], object], number: int) -> float:
    """Return the bytes of one further object, not counting what it shares with others."""
    kept: list[object] = [None] * number
    make(0)  # make objects that are created once and kept
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
    """Return the bytes of a dealt state, of a copy in the middle of a hand, and of a view.

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
