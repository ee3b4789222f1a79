"""Trials of a run: one fault at a time, and a power loss at every moment."""

from __future__ import annotations

import shutil
from bisect import bisect_left
from collections.abc import Container, Iterator
from pathlib import Path
from typing import NamedTuple

from tests.faults.disk import BROKEN, FULL, LOSSES, Disk, Operation, after_power_loss
from tests.faults.runs import Run, Standing, go, standing

#: How a disk fails: once, for a while, and for a while because it is full.
WAYS = ((BROKEN, 1), (BROKEN, 5), (FULL, 5))


class Part(NamedTuple):
    """A step of a run, without any fault."""

    kept: Path  # a copy of the folder before it
    begins: int  # number of operations before it
    ends_at: Standing  # the state after it


class Recorded(NamedTuple):
    """A run without any fault."""

    done: list[Operation]
    acknowledged: list[int]  # number of operations before each
    stood: list[Standing]  # the state before the first of them, and after each
    parts: list[Part]
    folder: Path  # its folder, which some of the state names


class Trial(NamedTuple):
    """A fault and its outcome."""

    name: str
    problem: str  # empty if all is well


def record(run: Run, folder: Path) -> Recorded:
    """Run without a fault: once for the expected states, once for the disk operations."""
    stood = [Standing({}, {})]
    (seen := folder / "seen").mkdir(parents=True)
    run.prepare(seen)
    stood[0] = standing(seen)
    go(run, seen, lambda: stood.append(standing(seen)))
    (plain := folder / "plain").mkdir()
    run.prepare(plain)
    acknowledged: list[int] = []
    parts: list[Part] = []
    disk = Disk(plain)
    for number, step in enumerate(run.steps(plain)):
        kept, begins = folder / f"kept-{number}", len(disk.done)
        shutil.copytree(plain, kept)
        with disk.under():
            step(lambda: acknowledged.append(len(disk.done)))
        parts.append(Part(kept, begins, stood[len(acknowledged)]))
    assert len(acknowledged) == len(stood) - 1
    return Recorded(disk.done, acknowledged, stood, parts, plain)


def faults(run: Run, recorded: Recorded, every: int = 1, known: Container[str] = ()) -> Iterator[Trial]:
    """Let every n-th operation fail in each of the ways, skipping the ``known`` trials."""
    for how, times in WAYS:
        for number in range(1, len(recorded.done) + 1, every):
            name = f"{how} {times} at {number}"
            if name in known or (how == FULL and not recorded.done[number - 1].needs_room):
                continue
            first = bisect_left([part.begins for part in recorded.parts], number) - 1
            before = recorded.done[recorded.parts[first].begins : number]
            disk = Disk(copied(recorded.parts[first].kept, recorded.folder))
            disk.fail(sum(how == BROKEN or each.needs_room for each in before), how, times)
            try:
                with disk.under():
                    problem = _tried(run, recorded, disk, first)
                    run.again(recorded.folder)
            except Exception as error:
                problem = f"{type(error).__name__}: {error}"
            yield Trial(name, problem)


def _tried(run: Run, recorded: Recorded, disk: Disk, first: int) -> str:
    """Run some steps on a failing disk until it has recovered, and return what is wrong then."""
    place, messages, last = recorded.folder, list[str](), first
    for last, step in enumerate(run.steps(place)[first:], start=first):  # noqa: B007 - the last one counts
        messages += step(lambda: None)
        if disk.is_well:
            break
    disk.fail(0)
    if not disk.failed:
        return "nothing failed"
    if problem := run.fits(standing(place), recorded.parts[last].ends_at) or _left_over(place):
        return problem
    return "" if messages or not _matters(disk.failed) else f"nobody was told of {disk.failed}"


def copied(source: Path, target: Path) -> Path:
    """Replace a folder by a copy of another one."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(source, target)
    return target


def losses(run: Run, recorded: Recorded, every: int = 1, known: Container[str] = ()) -> Iterator[Trial]:
    """Lose power after every operation, with each possible fate of the unsynced writes."""
    before = recorded.parts[0].kept
    for loss in LOSSES:
        for number in range(0, len(recorded.done) + 1, every):
            name = f"power lost after {number}, {loss}"
            if name in known:
                continue
            place = copied(before, recorded.folder)
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
    """Return whether a failure has to be reported: the next start can redo SQLite's cleanup."""
    return any(operation.what in ("rename", "create") for operation in failed)
