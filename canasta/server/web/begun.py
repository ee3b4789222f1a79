"""Coroutines started by hand: most finish at once and need no task."""

from __future__ import annotations

from collections.abc import Coroutine, Generator
from types import coroutine
from typing import Any


@coroutine
def resumed(begun: Coroutine[Any, Any, None], held_up: object) -> Generator[Any, Any, None]:
    """Run the rest of a coroutine whose first ``send`` returned the future it waits for."""
    result: Any = None
    problem: BaseException | None = None
    while True:
        try:
            result, problem = (yield held_up), None
        except BaseException as raised:
            problem = raised
        try:
            held_up = begun.send(result) if problem is None else begun.throw(problem)
        except StopIteration:
            return
