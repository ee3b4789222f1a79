"""Trying a run with one fault after the other, and after a loss of power at every moment."""

from __future__ import annotations

import shutil
from collections.abc import Container, Iterator
from pathlib import Path
from typing import NamedTuple

from tests.faults.disk import BROKEN, FULL, LOSSES, Disk, Operation, after_power_loss
from tests.faults.runs import Run, Standing, standing

#: How a disk fails: once, for a while, and for lack of room for a while.
WAYS = ((BROKEN, 1), (BROKEN, 5), (FULL, 5))


class Recorded(NamedTuple):
    """A run without any fault."""

    done: list[Operation]
    acknowledged: list[int]  #: after how many operations
    stood: list[Standing]  #: how everything stood before the first of them, and after each
    folder: Path  #: where it was, which some of it names


class Trial(NamedTuple):
    """A fault, and what came of it."""

    name: str
    problem: str  #: nothing if all is well


def record(run: Run, folder: Path) -> Recorded:
    """Run it without a fault: once to see how things stand, once to see what the disk does."""
    stood = [Standing({}, {})]
    (seen := folder / "seen").mkdir(parents=True)
    run.prepare(seen)
    stood[0] = standing(seen)
    run.go(seen, lambda: stood.append(standing(seen)))
    (plain := folder / "plain").mkdir()
    run.prepare(plain)
    acknowledged: list[int] = []
    disk = Disk(plain)
    with disk.under():
        run.go(plain, lambda: acknowledged.append(len(disk.done)))
    assert len(acknowledged) == len(stood) - 1
    return Recorded(disk.done, acknowledged, stood, plain)


def faults(
    run: Run, recorded: Recorded, folder: Path, every: int = 1, known: Container[str] = ()
) -> Iterator[Trial]:
    """Every n-th operation fails, in each of the ways; trials that are ``known`` are passed over."""
    for how, times in WAYS:
        for number in range(1, len(recorded.done) + 1, every):
            name = f"{how} {times} at {number}"
            if name in known:
                continue
            place = folder / name.replace(" ", "-")
            place.mkdir(parents=True)
            run.prepare(place)
            disk = Disk(place)
            try:
                with disk.under():
                    disk.fail(number, how, times)
                    messages = run.go(place, lambda: None)
                    disk.fail(0)
                    problem = run.fits(standing(place), recorded.stood[-1])
                    problem = problem or _left_over(place)
                    if not problem and not messages and _matters(disk.failed):
                        problem = f"nobody was told of {disk.failed}"
                    run.again(place)
            except Exception as error:
                problem = f"{type(error).__name__}: {error}"
            shutil.rmtree(place)
            yield Trial(name, problem)


def losses(
    run: Run, recorded: Recorded, folder: Path, every: int = 1, known: Container[str] = ()
) -> Iterator[Trial]:
    """The power goes after every operation, with whatever may become of what was not synced."""
    (before := folder / "before").mkdir(parents=True)
    run.prepare(before)
    for loss in LOSSES:
        for number in range(0, len(recorded.done) + 1, every):
            name = f"power lost after {number}, {loss}"
            if name in known:
                continue
            place = recorded.folder
            shutil.rmtree(place, ignore_errors=True)
            shutil.copytree(before, place)
            told = sum(1 for moment in recorded.acknowledged if moment <= number)
            try:
                after_power_loss(recorded.done[:number], before, place, loss)
                following = recorded.stood[min(told + 1, len(recorded.stood) - 1)]
                with Disk(place).under():
                    problem = standing(place).within(recorded.stood[told], following)
                    run.again(place)
            except Exception as error:
                problem = f"{type(error).__name__}: {error}"
            yield Trial(name, problem)


def _left_over(folder: Path) -> str:
    drafts = [path.name for path in folder.iterdir() if path.suffix == ".new"]
    return f"left over: {drafts}" if drafts else ""


def _matters(failed: list[Operation]) -> bool:
    """Whether somebody has to hear of it: what SQLite tidies up can be tidied up by the next start."""
    return any(operation.what in ("rename", "create") for operation in failed)
