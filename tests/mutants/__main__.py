"""Change the sources in one small place at a time, and check that the tests covering it fail.

The sample is seeded, so it can be extended: verdicts are stored in ``tests/mutants/verdicts.json``, and no
mutant is tried twice. Nothing else on the disk is changed.
"""

from __future__ import annotations

import argparse
import os
import sys
from itertools import chain

from rich.console import Console

os.environ["CANASTA_CORE"] = "interpreted"
sys.dont_write_bytecode = True

# What every test needs, except canasta: imported once for all mutants.
import hypothesis  # noqa: E402, F401
import msgspec  # noqa: E402, F401
import starlette.applications  # noqa: E402, F401
import uvicorn  # noqa: E402, F401

from tests.mutants.changes import ROOT, sample  # noqa: E402
from tests.mutants.judging import Case, in_a_copy, judged  # noqa: E402
from tests.mutants.kept import SURVIVED, keep, kept, report  # noqa: E402
from tests.mutants.reaching import FOLDER, TESTS, Reached, find_out, noticing, reached  # noqa: E402


def main() -> int:
    """Try new mutants; return 1 if any survives."""
    parser = argparse.ArgumentParser(prog="./play dev mutants", description=__doc__)
    parser.add_argument("packages", metavar="PACKAGE", nargs="*", help=f"of {', '.join(TESTS)}; all, if none")
    parser.add_argument("--sample", type=int, default=10, help="mutants of each package; 10 unless given")
    parser.add_argument("--seed", type=int, default=1, help="of the sample")
    parser.add_argument("--processes", type=int, default=2, help="so many at a time; 2 unless given")
    parser.add_argument(
        "--seconds", type=float, default=60.0, help="of tests on each, the quick ones first; 60 unless given"
    )
    parser.add_argument("--survivors", action="store_true", help="try those again that were not noticed")
    parser.add_argument("--report", action="store_true", help="only say what is known")
    given = parser.parse_args()
    if unknown := [name for name in given.packages if name not in TESTS]:
        parser.error(f"there is no package {unknown[0]!r}; there are {', '.join(TESTS)}")
    console, packages = Console(), given.packages or list(TESTS)
    if not given.report:
        try:
            for package in packages:
                try_those_of(package, given, console)
        except KeyboardInterrupt:
            console.print("Stopped; the next run goes on.")
    report(packages, console)
    return 1 if SURVIVED in kept().values() else 0


def try_those_of(package: str, given: argparse.Namespace, console: Console) -> None:
    """Try the mutants of a package and record each verdict as it arrives."""
    verdicts = kept()
    wanted = [
        mutant
        for mutant in sample(package, given.seed, given.sample)
        if mutant.name not in verdicts or (given.survivors and verdicts[mutant.name] == SURVIVED)
    ]
    known = _reached(package, console) if wanted else []
    cases = [
        Case(mutant, noticing(mutant, known, given.seconds), any(each.on_import(mutant) for each in known))
        for mutant in wanted
    ]
    nobodys = [(case.mutant, SURVIVED) for case in cases if not case.tests]
    for mutant, found in chain(
        nobodys, judged(package, [case for case in cases if case.tests], given.processes)
    ):
        keep(mutant.name, found)
        console.print(f"{mutant.file}:{mutant.line}: {found}", markup=False, highlight=False)


def _reached(package: str, console: Console) -> list[Reached]:
    unknown = [tests for tests, found in reached(package).items() if found is None]
    if unknown:
        console.print(f"Finding out which lines of {package} are reached by {', '.join(unknown)} ...")
        FOLDER.mkdir(exist_ok=True)
        log = FOLDER / f"{package}.log"
        _, status = os.waitpid(in_a_copy(lambda: find_out(package, unknown), log), 0)
        if status:
            console.print(
                f"Not all tests pass here, and those that do not are left out: {log.relative_to(ROOT)}"
            )
    return [found for found in reached(package).values() if found is not None]


if __name__ == "__main__":  # .venv/bin/python -m tests.mutants
    sys.exit(main())
