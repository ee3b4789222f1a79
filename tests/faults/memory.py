"""Memory that cannot be had: of a command the n-th allocation of the interpreter fails, or some in a row.

CPython has a hook for its own tests (``_testcapi.set_nomemory``); where an interpreter comes without it,
nothing can be tried. Every trial is a process of its own, forked from this one: one that dies is a finding.
"""

from __future__ import annotations

import hashlib
import os
import re
import signal
import sys
from collections.abc import Container, Iterator, Sequence
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Any

from canasta.cli.group import CANASTA
from canasta.messages import text
from tests.faults.runs import LINE, UNSURE, Run, Standing, command, standing
from tests.faults.runs import RUNS as RECORDED
from tests.faults.trying import Trial, copied

try:
    testcapi: Any = import_module("_testcapi")
except ImportError:  # not every distribution has it
    testcapi = None

#: The runs that can be tried here.
RUNS = ("pad", "backup", "game") if testcapi is not None else ()
#: How many allocations fail. Where all of them fail for good, CPython itself never comes to an end.
ONE, SOME = 1, 20
#: Those before it are of the call itself.
FIRST = 50
#: Beside the folder: what is typed, and what a command says on the screen and of errors.
TYPED, SHOWN, SAID = "typed", "shown", "said"
#: Seconds that a command takes at the very most.
LONG = 120
#: The last words of a compiled core: mypyc ends the process where a number finds no room.
ABORTED = "fatal: out of memory\n"
#: What CPython says by itself where even that finds no room.
_LAST_RESORT = re.compile(
    "Exception ignored on building sys.unraisablehook arguments|Exception ignored in: <.*>\\nMemoryError\\n"
    "|deallocated bytearray object has exported buffers|lost sys.stderr"
)
#: How a child ends whose command ended otherwise than commands do.
TRACE = 99


def faults(
    name: str, folder: Path, every: int = 1, known: Container[str] = (), most: int = 0
) -> Iterator[Trial]:
    """Of each command of a run every n-th allocation fails, alone and with some that follow.

    ``most``: of so many; of as many as there are, unless given.
    """
    run = RECORDED[name]
    kept, place = folder / "kept", folder / "place"
    kept.mkdir(parents=True)
    run.prepare(kept)
    again = _Again(run)
    for step, words in enumerate(run.commands(place), start=1):
        stages = [standing(copied(kept, place))]  # and how everything stands after so many lines
        for lines in range(run.lines + 1):
            copied(kept, place)
            assert command(*words, lines=lines) == ""
            stages.append(standing(place))
        command_of = Command(words, LINE * run.lines, folder, kept, stages)
        for times, number in product((ONE, SOME), range(FIRST, most or command_of.allocations(), every)):
            trial = f"command {step}, {times} from allocation {number}"
            if trial not in known:
                yield Trial(trial, command_of.problem(number, times) or again.problem(place))
        copied(kept, place)
        assert command(*words, lines=run.lines) == ""
        copied(place, kept)


class Command:
    """A command of a run, in a folder that is what it was before it every time."""

    def __init__(
        self, words: Sequence[str], typed: str, folder: Path, kept: Path, stages: list[Standing]
    ) -> None:
        self._words = words
        self._folder = folder
        self._kept, self._place = kept, folder / "place"
        self._stages = stages
        self._plays = bool(typed)
        (folder / TYPED).write_text(typed, "utf-8")

    def _fork(self, first: int, times: int) -> int:
        """Give it in a process of its own, in which allocations fail; how that ended."""
        copied(self._kept, self._place)
        child = os.fork()
        if child:
            return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        code: object = TRACE
        try:
            os.dup2(os.open(self._folder / TYPED, os.O_RDONLY), 0)
            for number, name in ((1, SHOWN), (2, SAID)):
                os.dup2(os.open(self._folder / name, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), number)
            sys.stdin = os.fdopen(0, encoding="utf-8")
            sys.stdout, sys.stderr = (os.fdopen(number, "w", encoding="utf-8") for number in (1, 2))
            arguments = list(self._words)
            signal.alarm(LONG)
            try:
                testcapi.set_nomemory(first, first + times)
                CANASTA.main(arguments)
            except SystemExit as end:
                code = end.code
            finally:
                testcapi.remove_mem_hooks()
            sys.stdout.flush()
            sys.stderr.flush()
        except BaseException as error:
            os.write(2, f"{type(error).__name__}: {error}".encode())
            code = TRACE
        os._exit(code if isinstance(code, int) else 0)

    def allocations(self) -> int:
        """About so many allocations it makes: some more can fail, and it is done all the same."""
        high = FIRST
        while self._fork(high, SOME) != 0:
            high *= 2
        low = high // 2
        while high - low > high // 100:
            middle = (low + high) // 2
            low, high = (low, middle) if self._fork(middle, SOME) == 0 else (middle, high)
        return high

    def problem(self, first: int, times: int) -> str:
        """What is wrong after it; nothing if it was done, or somebody was told."""
        code = self._fork(first, times)
        said, shown = ((self._folder / name).read_text("utf-8", "replace") for name in (SAID, SHOWN))
        found, most = standing(self._place), self._stages[-1]
        # Whoever is asked what to do next has been shown what was done before.
        least = self._stages[shown.count(text("play.prompt")) if self._plays else 0]
        if self._plays:  # at any moment it may have been left, with a record
            least, most = (each._replace(files=found.files) for each in (least, most))
        if problem := found.within(least, most):
            return problem
        if code == 0:
            return found.within(most, most)
        if code == -signal.SIGABRT and said.endswith(ABORTED):
            return ""
        if code == 1 and "(SystemError)" in said and is_sentence(said):
            # CPython has lost the error on its way, and cannot say that it was memory; the details are kept.
            (self._place / "problem.log").unlink(missing_ok=True)
            return ""
        if code != 2:
            return f"it ended with {code}: {said[-300:]}"
        if not is_sentence(said):
            return f"that is no sentence: {said[-300:]}"
        if found != least and UNSURE not in " ".join(said.split()):
            return f"it was refused, and done: {said}"
        return ""


def is_sentence(said: str) -> bool:
    """Whether something is a sentence of ours, after whatever CPython had to say."""
    before, start, sentence = said.partition("canasta: ")
    return bool(start) and sentence.count("\n") <= 3 and (not before or of_python(before))


def of_python(said: str) -> bool:
    """Whether something was said by CPython, without asking us."""
    return _LAST_RESORT.search(said) is not None


class _Again:
    """Whether the next start works, which is seen once for the very same files."""

    def __init__(self, run: Run) -> None:
        self._run = run
        self._known: dict[str, str] = {}

    def problem(self, place: Path) -> str:
        """What is wrong with the next start; nothing if all is well."""
        digest = hashlib.sha256()
        for path in sorted(place.iterdir()):
            digest.update(f"{path.name} {path.stat().st_size} ".encode() + path.read_bytes())
        key = digest.hexdigest()
        if key not in self._known:
            try:
                self._run.again(place)
                self._known[key] = ""
            except Exception as error:
                self._known[key] = f"afterwards {type(error).__name__}: {error}"
        return self._known[key]
