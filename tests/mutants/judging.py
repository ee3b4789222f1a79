"""Running tests against a mutant in a separate process, in one of two ways.

Most changes are in functions. A process that has collected all tests of the package is forked, and in the
copy the function gets the changed code; the tests begin at once. Code that runs when a file is imported, or
while tests are collected, is tried in a process that has imported everything but ``canasta``, and imports the
changed source in place of the real one.
"""

from __future__ import annotations

import gc
import inspect
import json
import os
import shutil
import signal
import sys
import tempfile
import traceback
from collections.abc import Callable, Generator, Iterator, Sequence
from functools import partial
from importlib.machinery import SourceFileLoader
from itertools import pairwise
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, NamedTuple

import pytest

from tests.mutants.changes import ROOT, Mutant
from tests.mutants.kept import KILLED, SURVIVED
from tests.mutants.reaching import FOLDER, OPTIONS, arguments

#: How much longer than usual a test may take: CPU time, and wall-clock time (the machine may be busy).
MORE_WORK, MORE_TIME = 10, 30
#: Exit status if the change cannot be applied in a copy.
_IMPORT = 71


class Case(NamedTuple):
    """A mutant, the tests that may detect it with their durations, and whether it runs on import."""

    mutant: Mutant
    tests: dict[str, float]
    on_import: bool


def judged(package: str, cases: Sequence[Case], processes: int) -> Iterator[tuple[Mutant, str]]:
    """Yield the verdicts on mutants of a package as they arrive."""
    imported = [case for case in cases if case.on_import]
    inside = [case for case in cases if not case.on_import]
    for place, status in _from_copies(package, inside, processes):
        if os.WIFEXITED(status) and os.WEXITSTATUS(status) == _IMPORT:
            imported.append(inside[place])
        else:
            yield inside[place].mutant, verdict(status)
    for place, status in side_by_side([partial(_try, case) for case in imported], processes):
        yield imported[place].mutant, verdict(status)


def verdict(status: int) -> str:
    """Return the verdict for an exit status. A process that was stopped had an infinite loop."""
    if os.WIFEXITED(status) and os.WEXITSTATUS(status) == pytest.ExitCode.NO_TESTS_COLLECTED:
        raise RuntimeError("the tests that reach a mutant were not found")
    return SURVIVED if status == 0 else KILLED


# --- Processes ------------------------------------------------------------------------------------


def in_a_copy(doing: Callable[[], int], log: Path | None = None) -> int:
    """Run a function in a fork of this process, which may write to a log; return its process id."""
    sys.stdout.flush()
    number = os.fork()
    if number == 0:
        code = 70
        try:
            signal.signal(signal.SIGTERM, signal.SIG_DFL)
            os.setpgid(0, 0)  # a Ctrl-C is for the parent, which ends this process and its children
            with open(log or os.devnull, "wb") as out, open(os.devnull, "rb") as nothing:
                os.dup2(nothing.fileno(), 0)
                os.dup2(out.fileno(), 1)
                os.dup2(out.fileno(), 2)
            code = doing()
        except BaseException:
            traceback.print_exc()
        finally:
            sys.stdout.flush()
            os._exit(code)
    return number


def side_by_side(doing: Sequence[Callable[[], int]], processes: int) -> Iterator[tuple[int, int]]:
    """Run functions in forks of this process, some at a time; yield which has ended, and how."""
    running: dict[int, int] = {}
    try:
        for place, each in enumerate(doing):
            running[in_a_copy(each)] = place
            while len(running) >= processes or (place == len(doing) - 1 and running):
                number, status = os.wait()
                yield running.pop(number), status
    finally:
        for number in running:
            os.killpg(number, signal.SIGKILL)


# --- Functions with replaced code ---------------------------------------------------------------


def _from_copies(package: str, cases: Sequence[Case], processes: int) -> Iterator[tuple[int, int]]:
    """Yield the exit statuses of the forks of a process that has collected the tests, by place."""
    if not cases:
        return
    inlet, outlet = os.pipe()
    options = [*OPTIONS, "--capture=no", *arguments(package)]
    collecting = in_a_copy(
        lambda: int(pytest.main(options, plugins=[_Copies(cases, processes, outlet)])),
        FOLDER / f"{package}.log",
    )
    os.close(outlet)
    ended = 0
    try:
        with open(inlet, encoding="utf-8") as lines:
            for line in lines:
                place, status = json.loads(line)
                yield place, status
                ended += 1
    finally:
        os.killpg(collecting, signal.SIGTERM)
        os.waitpid(collecting, 0)
    if ended < len(cases):
        raise SystemExit(f"Not all mutants of {package} were tried: .mutants/{package}.log")


class _Copies:
    """Pytest plugin that runs some of the collected tests for each mutant, in a fork."""

    def __init__(self, cases: Sequence[Case], processes: int, outlet: int) -> None:
        self._cases = cases
        self._processes = processes
        self._outlet = outlet

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        doing = [partial(_try_in_copy, case, session, items) for case in self._cases]
        signal.signal(signal.SIGTERM, signal.default_int_handler)  # ends the running ones too
        for ended in side_by_side(doing, self._processes):
            os.write(self._outlet, (json.dumps(ended) + "\n").encode())
        os.close(self._outlet)
        return True


def _try_in_copy(case: Case, session: pytest.Session, items: dict[str, pytest.Item]) -> int:
    if not give_other_code(case.mutant):
        return _IMPORT
    folder = Path(tempfile.mkdtemp(prefix="canasta-mutant-"))
    session.config._tmp_path_factory._basetemp = folder  # type: ignore[attr-defined]
    try:
        chosen = [items[test] for test in case.tests]
        for item, following in pairwise([*chosen, None]):
            assert item is not None
            _limit(case.tests[item.nodeid])
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if session.testsfailed:
                return 1
        return 0
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def give_other_code(mutant: Mutant) -> bool:
    """Replace the code of functions; return False if the change is in none of the loaded ones."""
    path = ROOT / mutant.file
    source = path.read_text("utf-8")
    whole, changed = (
        compile(text, str(path), "exec", dont_inherit=True) for text in (source, mutant.applied(source))
    )
    pairs = list(zip(_codes(whole), _codes(changed), strict=True))
    places = [_place(before) for before, _ in pairs]
    other = [(before, after) for before, after in pairs if before != after]
    innermost, _ = other[-1]
    if not innermost.co_flags & inspect.CO_OPTIMIZED or any(
        places.count(_place(each)) > 1 for each, _ in other
    ):
        return False  # the body of a file or class, or one of two functions in a line
    wanted = {_place(before): after for before, after in other if before.co_flags & inspect.CO_OPTIMIZED}
    found = [
        each
        for each in gc.get_objects()
        if isinstance(each, FunctionType)
        and each.__code__.co_filename == str(path)
        and _place(each.__code__) in wanted
    ]
    for function in found:
        function.__code__ = wanted[_place(function.__code__)]
    return bool(found)


def _codes(code: CodeType) -> Iterator[CodeType]:
    """Yield code objects and all nested ones, the outer before the inner."""
    yield code
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield from _codes(each)


def _place(code: CodeType) -> tuple[str, int]:
    return code.co_qualname, code.co_firstlineno


# --- Files imported with a change ---------------------------------------------------------------


def _try(case: Case) -> int:
    _replace_source(case.mutant)
    files = dict.fromkeys(test.split("::")[0] for test in case.tests)
    return int(pytest.main(["-x", *OPTIONS, *files], plugins=[_Chosen(case.tests)]))


def _replace_source(mutant: Mutant) -> None:
    """Make the import of the file find the changed source."""
    path = ROOT / mutant.file
    changed = mutant.applied(path.read_text("utf-8"))
    usual = SourceFileLoader.get_code

    def get_code(loader: SourceFileLoader, name: str) -> CodeType | None:
        if Path(loader.path) == path:
            return compile(changed, str(path), "exec", dont_inherit=True)
        return usual(loader, name)

    SourceFileLoader.get_code = get_code  # type: ignore[method-assign, assignment]


class _Chosen:
    """Pytest plugin that runs these tests in this order, with a time limit."""

    def __init__(self, tests: dict[str, float]) -> None:
        self._tests = tests
        self._place = {test: place for place, test in enumerate(tests)}

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        known = [item for item in items if item.nodeid in self._place]
        items[:] = sorted(known, key=lambda item: self._place[item.nodeid])

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, Any, Any]:
        _limit(self._tests[item.nodeid])
        return (yield)


def _limit(seconds: float) -> None:
    """End this process if the next test takes much longer than it should."""
    signal.setitimer(signal.ITIMER_PROF, MORE_WORK * (2 + seconds))
    signal.setitimer(signal.ITIMER_REAL, MORE_TIME * (2 + seconds))
