"""Try every fault: ``./play dev faults [NAME...]``. An interrupted run is resumed by the next one.

``--every N`` tries only every N-th fault, ``--minutes N`` sets a time limit, ``--anew`` discards earlier
results.
"""

from __future__ import annotations

import argparse
import gc
import hashlib
import json
import logging
import os
import sys
import tempfile
import time
from collections.abc import Callable, Container, Iterator
from functools import partial
from pathlib import Path

from canasta.client import connection as connection_module
from tests.copies import ROOT
from tests.faults import alongside, memory, serving, starving, trying
from tests.faults.runs import RUNS, Run
from tests.faults.trying import Trial

#: A server may take long to restart on a busy machine.
vars(connection_module)["AGAIN"] = 300.0
FILE = ROOT / ".faults" / "tried.json"
#: Use a RAM disk where there is one: nothing here depends on waiting for a real disk.
_MEMORY = Path("/dev/shm")
#: Sources that a trial depends on: when they change, all trials are repeated.
_SOURCES = ("canasta", "tests/faults")

#: Runs every N-th trial in a folder, skipping the known ones.
Trials = Callable[[Path, int, Container[str]], Iterator[Trial]]


def trials() -> dict[str, Trials]:
    """Return the available trials by name."""
    found: dict[str, Trials] = {}
    for name, run in RUNS.items():
        for kind in (trying.faults, trying.losses):
            found[f"{name}-{kind.__name__}"] = partial(_recorded, kind, run)
    found["server-faults"] = serving.every_fault
    found["server-losses"] = serving.losses
    found["server-messages"] = serving.lost_messages
    found["server-alongside"] = alongside.trials
    for name in memory.RUNS:
        found[f"{name}-memory"] = partial(memory.faults, name)
    if memory.RUNS:
        found["server-memory"] = starving.faults
    return found


def _recorded(
    kind: Callable[..., Iterator[Trial]], run: Run, folder: Path, every: int, known: Container[str]
) -> Iterator[Trial]:
    return kind(run, trying.record(run, folder), every, known)


class Tried:
    """Results of the trials with the current sources, stored in a file."""

    def __init__(self, file: Path = FILE, anew: bool = False) -> None:
        self.file, self.sources = file, _fingerprint()
        self.names: dict[str, dict[str, str]] = {}
        if file.exists() and not anew:
            kept = json.loads(file.read_text("utf-8"))
            self.names = kept["tried"] if kept["sources"] == self.sources else {}

    def add(self, name: str, trial: Trial) -> None:
        """Record a trial atomically."""
        self.names.setdefault(name, {})[trial.name] = trial.problem
        self.file.parent.mkdir(parents=True, exist_ok=True)
        draft = self.file.with_suffix(".new")
        draft.write_text(json.dumps({"sources": self.sources, "tried": self.names}), "utf-8")
        os.replace(draft, self.file)


def _fingerprint() -> str:
    digest = hashlib.sha256()
    for folder in _SOURCES:
        for path in sorted((ROOT / folder).rglob("*.py")):
            digest.update(path.relative_to(ROOT).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def main() -> int:
    """Return 0 if no data was lost and every failure was reported."""
    parser = argparse.ArgumentParser(prog="play dev faults", description=__doc__)
    every = trials()
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(every))
    parser.add_argument("--every", type=int, default=1, metavar="N")
    parser.add_argument("--minutes", type=float, default=float("inf"))
    parser.add_argument("--anew", action="store_true")
    wanted = parser.parse_args()
    if unknown := [name for name in wanted.names if name not in every]:
        parser.error(f"there is no {unknown[0]!r}; there are {', '.join(every)}")
    # A starting server collects garbage, here across every imported module: half the time of a trial.
    vars(gc)["collect"] = lambda *_: 0
    logging.disable()  # if a server cannot start, the client waiting for it gets the error
    tried, until = Tried(anew=wanted.anew), time.monotonic() + 60 * wanted.minutes
    for name in wanted.names or every:
        started, known = time.monotonic(), tried.names.setdefault(name, {})
        before, over = len(known), False
        quick = _MEMORY if os.access(_MEMORY, os.W_OK) else None
        with tempfile.TemporaryDirectory(prefix="canasta-faults-", dir=quick) as folder:
            for trial in every[name](Path(folder), wanted.every, frozenset(known)):
                tried.add(name, trial)
                if trial.problem:
                    print(f"{name}: {trial.name}: {trial.problem}", flush=True)
                if over := time.monotonic() > until:
                    break
        bad = sum(bool(problem) for problem in known.values())
        print(
            f"{name:16} {len(known):6,} tried, {before:,} of them before {bad:5} bad"
            f" {time.monotonic() - started:6.0f} s{', stopped' if over else ''}",
            flush=True,
        )
        if over:
            break
    return 1 if any(problem for known in tried.names.values() for problem in known.values()) else 0


if __name__ == "__main__":  # .venv/bin/python -m tests.faults
    sys.exit(main())
