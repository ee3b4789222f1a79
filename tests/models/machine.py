"""Common base of all machines, which counts their steps."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

from hypothesis.stateful import RuleBasedStateMachine, invariant


class Machine(RuleBasedStateMachine):
    """A machine that counts its runs and steps in this process."""

    counted: ClassVar[Counter[tuple[str, str]]] = Counter()

    def __init__(self) -> None:
        super().__init__()
        self.counted[type(self).__name__, "runs"] += 1

    @invariant()
    def count(self) -> None:
        self.counted[type(self).__name__, "steps"] += 1
