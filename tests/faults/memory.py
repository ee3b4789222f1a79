"""Memory exhaustion: the n-th allocation of a command fails in the interpreter, or several in a row.

CPython has a hook for its own tests (``_testcapi.set_nomemory``); without it nothing can be tried. Every
trial runs in a process forked from this one: a process that dies is a finding.
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

#: The runs available here.
RUNS = ("pad", "backup", "game") if testcapi is not None else ()
#: How many allocations fail. If all of them fail for good, CPython itself never terminates.
ONE, SOME = 1, 20
#: The allocations before this one belong to the call itself.
FIRST = 50
#: Files next to the folder: the input, and the command's standard output and error.
TYPED, SHOWN, SAID = "typed", "shown", "said"
#: Timeout of a command in seconds.
LONG = 120
#: The last words of a compiled core: mypyc aborts the process when it cannot allocate a number.
ABORTED = "fatal: out of memory\n"
#: What CPython prints when it has no memory even for the error.
_LAST_RESORT = re.compile(
    "Exception ignored on building sys.unraisablehook arguments|Exception ignored in: <.*>\\nMemoryError\\n"
    "|deallocated bytearray object has exported buffers|lost sys.stderr"
)
#: Exit status of a child whose command ended in an unexpected way.
TRACE = 99


def faults(
    name: str, folder: Path, every: int = 1, known: Container[str] = (), most: int = 0
) -> Iterator[Trial]:
    """Let every n-th allocation of each command of a run fail, alone and with some that follow.

    ``most``: the number of allocations to try; by default all of them.
    """
    run = RECORDED[name]
    kept, place = folder / "kept", folder / "place"
    kept.mkdir(parents=True)
    run.prepare(kept)
    again = _Again(run)
    for step, words in enumerate(run.commands(place), start=1):
        stages = [standing(copied(kept, place))]  # and the expected state after this many lines
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
    """A command of a run, in a folder that is restored before every trial."""

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
        """Run the command in a child process in which allocations fail, and return how it ended."""
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
        """Estimate the number of allocations: if one beyond it fails, the command still succeeds."""
        high = FIRST
        while self._fork(high, SOME) != 0:
            high *= 2
        low = high // 2
        while high - low > high // 100:
            middle = (low + high) // 2
            low, high = (low, middle) if self._fork(middle, SOME) == 0 else (middle, high)
        return high

    def problem(self, first: int, times: int) -> str:
        """Return what is wrong afterwards; empty if the command succeeded or reported its failure."""
        code = self._fork(first, times)
        said, shown = ((self._folder / name).read_text("utf-8", "replace") for name in (SAID, SHOWN))
        found, most = standing(self._place), self._stages[-1]
        # A player asked for the next action has already been shown the result of the last one.
        least = self._stages[shown.count(text("play.prompt")) if self._plays else 0]
        if self._plays:  # it may have stopped at any moment, with a record
            least, most = (each._replace(files=found.files) for each in (least, most))
        if problem := found.within(least, most):
            return problem
        if code == 0:
            return found.within(most, most)
        if code == -signal.SIGABRT and said.endswith(ABORTED):
            return ""
        if code == 1 and "(SystemError)" in said and is_sentence(said):
            # CPython has lost the error on the way and cannot say that it was memory; the details are kept.
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
    """Return whether the output is one of our messages, after anything CPython printed."""
    before, start, sentence = said.partition("canasta: ")
    return bool(start) and sentence.count("\n") <= 3 and (not before or of_python(before))


def of_python(said: str) -> bool:
    """Return whether CPython printed this on its own."""
    return _LAST_RESORT.search(said) is not None


class _Again:
    """Check that the next start works, cached for identical files."""

    def __init__(self, run: Run) -> None:
        self._run = run
        self._known: dict[str, str] = {}

    def problem(self, place: Path) -> str:
        """Return what is wrong with the next start, if anything."""
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
