"""Measurements with the interpreted core, in a separate process, since a process has only one core.

The process waits between its measurements, so that both cores are measured in the same rounds.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from types import TracebackType

from bench import workload
from bench.workload import Timing
from canasta.books.house import rules_of
from canasta.build.find import INTERPRETED, VARIABLE, running
from canasta.clauses.setup import Setup

#: The available measurements.
VARIANTS = {"api": workload.time_api, "inside": workload.time_inside, "playouts": workload.time_playouts}


class InterpretedProcess:
    """A process whose core runs from its sources."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "bench.other"],
            env={**os.environ, VARIABLE: INTERPRETED},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def __enter__(self) -> InterpretedProcess:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()

    def time(self, how: str, slug: str, players: int, seed: int, hands: int) -> Timing:
        """Measure once in the other process."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(json.dumps([how, slug, players, seed, hands]), file=self._process.stdin, flush=True)
        seconds, number = json.loads(self._process.stdout.readline())
        return Timing(seconds, number)


def main() -> None:
    assert not running().compiled
    setups: dict[tuple[str, int], Setup] = {}
    for line in sys.stdin:
        how, slug, players, seed, hands = json.loads(line)
        setup = setups.setdefault((slug, players), Setup(rules_of(slug), players))
        print(json.dumps(VARIANTS[how](setup, seed, hands)), flush=True)


if __name__ == "__main__":
    main()
