"""Memory that cannot be had: of a command the n-th allocation of the interpreter fails, or some in a row.

CPython has a hook for its own tests (``_testcapi.set_nomemory``); where an interpreter comes without it,
nothing can be tried. Every trial is a process of its own, forked from this one: one that dies is a finding.
"""

from __future__ import annotations

import os
import shutil
import signal
import sys
from collections.abc import Container, Iterator, Sequence
from itertools import product
from pathlib import Path

from canasta.cli.group import CANASTA
from tests.faults.runs import RUNS as RECORDED
from tests.faults.runs import UNSURE, Standing, command, standing
from tests.faults.trying import Trial

try:
    import _testcapi  # type: ignore[import-not-found]
except ImportError:  # not every distribution has it
    _testcapi = None

#: The runs that can be tried here.
RUNS = ("pad", "backup") if _testcapi is not None else ()
#: How many allocations fail. Where all of them fail for good, CPython itself never comes to an end.
ONE, SOME = 1, 20
#: Those before it are of the call itself.
FIRST = 50
#: Seconds that a command takes at the very most.
LONG = 120
#: The last words of a compiled core: mypyc ends the process where a number finds no room.
ABORTED = "fatal: out of memory\n"
#: How a child ends whose command ended otherwise than commands do.
TRACE = 99


def faults(name: str, folder: Path, every: int = 1, known: Container[str] = ()) -> Iterator[Trial]:
    """Of each command of a run every n-th allocation fails, alone and with some that follow."""
    run = RECORDED[name]
    kept, place = folder / "kept", folder / "place"
    kept.mkdir(parents=True)
    run.prepare(kept)
    for step, words in enumerate(run.commands(place), start=1):
        _copy(kept, place)
        least = standing(place)
        assert command(*words) == ""
        most = standing(place)
        numbers = range(FIRST, _allocations(words, kept, place), every)
        for times, number in product((ONE, SOME), numbers):
            trial = f"command {step}, {times} from allocation {number}"
            if trial in known:
                continue
            _copy(kept, place)
            problem = _problem(_fork(words, number, times, place), place, least, most)
            if not problem:
                try:
                    run.again(place)
                except Exception as error:
                    problem = f"afterwards {type(error).__name__}: {error}"
            yield Trial(trial, problem)
        _copy(kept, place)
        assert command(*words) == ""
        _copy(place, kept)


def _copy(source: Path, target: Path) -> None:
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(source, target)


def _fork(words: Sequence[str], first: int, times: int, place: Path) -> int:
    """Give a command in a process of its own, in which allocations fail; how that ended."""
    said = os.open(place / "said", os.O_WRONLY | os.O_CREAT, 0o600)
    child = os.fork()
    if child:
        os.close(said)
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    code: object = TRACE
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        os.dup2(said, 2)
        sys.stdout, sys.stderr = os.fdopen(1, "w", encoding="utf-8"), os.fdopen(2, "w", encoding="utf-8")
        arguments = list(words)
        signal.alarm(LONG)
        try:
            _testcapi.set_nomemory(first, first + times)
            CANASTA.main(arguments)
        except SystemExit as end:
            code = end.code
        finally:
            _testcapi.remove_mem_hooks()
        sys.stderr.flush()
    except BaseException as error:
        os.write(2, f"{type(error).__name__}: {error}".encode())
        code = TRACE
    os._exit(code if isinstance(code, int) else 0)


def _allocations(words: Sequence[str], kept: Path, place: Path) -> int:
    """About so many allocations a command makes: some more can fail, and it is done all the same."""

    def done(number: int) -> bool:
        _copy(kept, place)
        return _fork(words, number, SOME, place) == 0

    high = FIRST
    while not done(high):
        high *= 2
    low = high // 2
    while high - low > high // 100:
        middle = (low + high) // 2
        low, high = (low, middle) if done(middle) else (middle, high)
    return high


def _problem(code: int, place: Path, least: Standing, most: Standing) -> str:
    """What is wrong after a command; nothing if it was done, or somebody was told."""
    said = (place / "said").read_text("utf-8", "replace")
    (place / "said").unlink()
    found = standing(place)
    if code == -signal.SIGABRT and said.endswith(ABORTED):
        return found.within(least, most)
    if code not in (0, 2):
        return f"it ended with {code}: {said[-300:]}"
    if problem := found.within(least, most):
        return problem
    if code == 0:
        return found.within(most, most)
    if not said.startswith("canasta: ") or said.count("\n") > 3:
        return f"that is no sentence: {said[-300:]}"
    if found != least and UNSURE not in " ".join(said.split()):
        return f"it was refused, and done: {said}"
    return ""
