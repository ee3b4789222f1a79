"""The long run:

``./play dev models [NAME...] --minutes N``. A failure is printed as its shortest sequence of steps.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback

from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from tests.models.machine import Machine
from tests.models.machines import MACHINES
from tests.models.tables import close

#: Runs of a machine before the next machine's turn, and maximum steps of a run.
RUNS = 20
STEPS = 60


def main() -> int:
    parser = argparse.ArgumentParser(prog="play dev models", description=__doc__)
    parser.add_argument("machines", nargs="*", metavar="NAME", help=", ".join(MACHINES))
    parser.add_argument("--minutes", type=float, default=10.0)
    wanted = parser.parse_args()
    unknown = [name for name in wanted.machines if name not in MACHINES]
    if unknown:
        parser.error(f"there is no machine {unknown[0]}: {', '.join(MACHINES)}")
    names, until = wanted.machines or list(MACHINES), time.monotonic() + 60 * wanted.minutes
    how = settings(
        max_examples=RUNS, stateful_step_count=STEPS, deadline=None, database=None, print_blob=True,
        suppress_health_check=list(HealthCheck), phases=(Phase.generate, Phase.shrink),
    )  # fmt: skip
    failed: set[str] = set()
    while time.monotonic() < until and len(failed) < len(names):
        for name in names:
            if name in failed:
                continue
            try:
                run_state_machine_as_test(MACHINES[name], settings=how)
            except Exception:
                traceback.print_exc()
                failed.add(name)
    close()
    for name in names:
        kind = MACHINES[name].__name__
        runs, steps = (Machine.counted[kind, what] for what in ("runs", "steps"))
        print(f"{name:8} {runs:8,} runs {steps:10,} steps  {'FAILED' if name in failed else 'good'}")
    return 1 if failed else 0


if __name__ == "__main__":  # .venv/bin/python -m tests.models
    sys.exit(main())
