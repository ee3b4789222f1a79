"""Whether the tests notice a mutant: in a process that imports the changed source in place of the real one.

Such a process is a copy of one that has imported everything but ``canasta``, so it begins quickly.
"""

from __future__ import annotations

import os
import signal
import sys
import traceback
from collections.abc import Callable, Generator
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType
from typing import Any

import pytest

from tests.mutants.changes import ROOT, Mutant
from tests.mutants.kept import KILLED, SURVIVED
from tests.mutants.reaching import OPTIONS

#: How much longer than usual a test may take: processor time, and on the clock (others may be at work here).
MORE_WORK, MORE_TIME = 10, 30


def judge(mutant: Mutant, tests: dict[str, float]) -> int:
    """Try a mutant in a process of its own; its number, for ``verdict``."""
    return in_a_copy(lambda: _try(mutant, tests))


def verdict(status: int) -> str:
    """What the end of such a process means. One that was stopped went on without end."""
    if os.WIFEXITED(status) and os.WEXITSTATUS(status) == pytest.ExitCode.NO_TESTS_COLLECTED:
        raise RuntimeError("the tests that reach a mutant were not found")
    return SURVIVED if status == 0 else KILLED


def in_a_copy(doing: Callable[[], int], log: Path = Path(os.devnull)) -> int:
    """Do something in a copy of this process, which writes to a log; the number of that process."""
    sys.stdout.flush()
    number = os.fork()
    if number == 0:
        code = 70
        try:
            os.setpgid(0, 0)  # a Ctrl-C is for the parent, who ends this one and what it has started
            with open(log, "wb") as out, open(os.devnull, "rb") as nothing:
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


def _try(mutant: Mutant, tests: dict[str, float]) -> int:
    _replace_source(mutant)
    files = dict.fromkeys(test.split("::")[0] for test in tests)
    return int(pytest.main(["-x", *OPTIONS, *files], plugins=[_Chosen(tests)]))


def _replace_source(mutant: Mutant) -> None:
    """Let the import of the file find the changed source."""
    path = ROOT / mutant.file
    changed = mutant.applied(path.read_text("utf-8"))
    usual = SourceFileLoader.get_code

    def get_code(loader: SourceFileLoader, name: str) -> CodeType | None:
        if Path(loader.path) == path:
            return compile(changed, str(path), "exec", dont_inherit=True)
        return usual(loader, name)

    SourceFileLoader.get_code = get_code  # type: ignore[method-assign, assignment]


class _Chosen:
    """Runs these tests in this order, and none for ever."""

    def __init__(self, tests: dict[str, float]) -> None:
        self._tests = tests
        self._place = {test: place for place, test in enumerate(tests)}

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        known = [item for item in items if item.nodeid in self._place]
        items[:] = sorted(known, key=lambda item: self._place[item.nodeid])

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, Any, Any]:
        seconds = 2 + self._tests[item.nodeid]
        signal.setitimer(signal.ITIMER_PROF, MORE_WORK * seconds)
        signal.setitimer(signal.ITIMER_REAL, MORE_TIME * seconds)
        return (yield)
