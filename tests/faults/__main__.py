"""Every fault there is: ``./play faults [NAME...]``. ``--every N`` tries each N-th only."""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from canasta.client import seat as seat_module
from tests.faults import serving, trying
from tests.faults.runs import RUNS
from tests.faults.trying import Trial

#: On a busy machine a server may take long to come back.
vars(seat_module)["AGAIN"] = 300.0


def trials(every: int) -> dict[str, Callable[[Path], Iterator[Trial]]]:
    """What can be tried, by name."""
    found: dict[str, Callable[[Path], Iterator[Trial]]] = {}
    for name, run in RUNS.items():
        for kind in (trying.faults, trying.losses):
            found[f"{name}-{kind.__name__}"] = partial(_recorded, kind, run, every)
    found["server-faults"] = lambda folder: serving.every_fault(folder, every)
    found["server-losses"] = partial(serving.losses, every=every)
    found["server-messages"] = partial(serving.lost_messages, every=every)
    return found


def _recorded(kind: Callable[..., Iterator[Trial]], run: object, every: int, folder: Path) -> Iterator[Trial]:
    return kind(run, trying.record(run, folder / "recorded"), folder / "tried", every)  # type: ignore[arg-type]


def main() -> int:
    """0 if nothing was lost, and everybody was told."""
    parser = argparse.ArgumentParser(prog="play faults", description=__doc__)
    known = list(trials(1))
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(known))
    parser.add_argument("--every", type=int, default=1)
    wanted = parser.parse_args()
    if unknown := [name for name in wanted.names if name not in known]:
        parser.error(f"there is no {unknown[0]!r}; there are {', '.join(known)}")
    bad = 0
    for name in wanted.names or known:
        tried, started, found = 0, time.monotonic(), []
        with tempfile.TemporaryDirectory(prefix="canasta-faults-") as folder:
            for trial in trials(wanted.every)[name](Path(folder)):
                tried += 1
                if trial.problem:
                    found.append(trial)
                    print(f"{name}: {trial.name}: {trial.problem}", flush=True)
        bad += len(found)
        print(
            f"{name:16} {tried:6,} tried {len(found):5} bad {time.monotonic() - started:6.0f} s", flush=True
        )
    return 1 if bad else 0


if __name__ == "__main__":  # .venv/bin/python -m tests.faults
    sys.exit(main())
