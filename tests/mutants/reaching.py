"""Coverage map from tests to lines of a package, made once by running all tests under coverage.

The core has to be the interpreted one, and no part of ``canasta`` may be imported before coverage starts:
everything runs in a fork of a process that has imported everything else.
"""

from __future__ import annotations

import contextlib
import functools
import gc
import hashlib
import itertools
import json
import time
from collections.abc import Generator, Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import coverage
import pytest

from tests.mutants.changes import ROOT, Mutant

FOLDER = ROOT / ".mutants"
#: The tests of a package; the examples in its sources are added to them.
TESTS = {
    "engine": "rules test_tree_counts.py test_observe.py test_penalties.py test_view_properties.py "
    "test_finishing.py test_boat_rebuild.py test_closing_first.py test_three_naturals.py",
    "clauses": "rules test_house_clauses.py test_scorepad.py test_penalties.py test_clause_values.py "
    "test_house.py",
    "match": "test_match.py test_undo.py test_take_back.py test_record.py test_kept_games.py "
    "test_seating.py test_streams.py test_ledger.py test_fairness.py test_game_at_position.py",
    "wire": "test_wire.py test_wire_answers.py test_wire_broadcast.py test_wire_structs.py "
    "test_wire_positions.py test_wire_replaying.py test_server_games.py test_draft.py test_example_files.py "
    "test_referee.py test_server_rules.py test_server_rulings.py",
    "storage": "test_storage.py test_storage_writer.py test_storage_people.py test_storage_errors.py "
    "test_kept_games.py test_streams.py test_full_disk.py",
    "scorepad": "test_scorepad.py test_scorepad_changes.py test_scorepad_cli.py test_scorepad_drafts.py "
    "test_scorepad_equal.py test_scorepad_exchange.py test_scorepad_form.py test_scorepad_kept.py "
    "test_scorepad_knee.py test_scorepad_plot.py test_scorepad_questions.py test_server_pads.py "
    "page/test_pad_sums.py",
    "server": "test_server_after.py test_server_questions.py test_server_bots.py test_server_connections.py "
    "test_server_fair_deal.py test_server_devices.py test_server_faults.py test_server_games.py "
    "test_server_home.py test_server_hostile.py test_server_invitations.py test_server_abandoned.py "
    "test_server_loop.py test_server_pads.py test_server_passkeys.py test_server_people.py "
    "test_server_rooms.py test_server_rules.py test_server_rulings.py test_server_seats.py "
    "test_server_secrecy.py test_server_sending.py test_server_settings.py test_server_spared.py "
    "test_server_table_state.py test_server_results.py test_server_analysis.py test_server_tables.py "
    "test_server_chat.py",
}

#: Nothing is left behind, and assertion rewriting is off: pytest would read the source itself, without the
#: change.
OPTIONS = ("-q", "-p", "no:cacheprovider", "--assert=plain")


class Reached(NamedTuple):
    """Passed tests of a file with their CPU time, and which of them reach which line.

    The tests of a line are bits of a number, by file; the lowest bit is for code that runs on import.
    """

    seconds: dict[str, float]
    lines: dict[str, dict[str, str]]

    def of(self, mutant: Mutant) -> dict[str, float]:
        """Return the tests that may detect a mutant; code that runs on import may matter to all of them.

        A test that uses a declaration executes no line of it.
        """
        bits = self._bits(mutant)
        if bits & 1:
            return dict(self.seconds)
        tests = enumerate(self.seconds.items(), 1)
        return {test: seconds for place, (test, seconds) in tests if bits >> place & 1}

    def on_import(self, mutant: Mutant) -> bool:
        """Return whether a mutant runs when its file is imported, or while the tests are collected."""
        return bool(self._bits(mutant) & 1)

    def _bits(self, mutant: Mutant) -> int:
        lines = self.lines.get(mutant.file, {})
        return _union(lines.get(str(number), "0") for number in range(mutant.line, mutant.last + 1))


def _union(bits: Iterable[str]) -> int:
    return functools.reduce(int.__or__, (int(each, 16) for each in bits), 0)


def noticing(mutant: Mutant, known: Iterable[Reached], most: float) -> dict[str, float]:
    """Return the tests that may detect a mutant, quickest first, up to a total number of seconds."""
    found: dict[str, float] = {}
    for each in known:
        found |= each.of(mutant)
    # Tests of about the same duration stay grouped by file: they may share a server.
    order = sorted(found, key=lambda test: (int(found[test] * 20).bit_length(), test.split("::")[0]))
    sums = itertools.accumulate(found[test] for test in order)
    return {test: found[test] for test, total in zip(order, sums, strict=True) if total <= most}


def arguments(package: str) -> list[str]:
    """Return the paths that pytest collects for a package."""
    return [f"canasta/{package}", *(f"tests/{name}" for name in TESTS[package].split())]


def reached(package: str) -> dict[str, Reached | None]:
    """Load the coverage of a package's tests by file; None where the file or the package has changed."""
    found: dict[str, Reached | None] = dict.fromkeys(arguments(package))
    for tests in found:
        with contextlib.suppress(FileNotFoundError):
            found[tests] = Reached(**json.loads(_kept_in(package, tests).read_text("utf-8")))
    return found


def _kept_in(package: str, tests: str) -> Path:
    digest = hashlib.sha256(package.encode())
    for place in (f"canasta/{package}", tests):
        path = ROOT / place
        files = [path] if path.is_file() else [*path.rglob("*.py"), *path.rglob("*.txt")]
        for file in sorted(files):
            digest.update(file.read_bytes())
    return FOLDER / f"{package}-{Path(tests).stem}-{digest.hexdigest()[:16]}.json"


def find_out(package: str, files: Sequence[str]) -> int:
    """Run the tests in these files and save what they reach; return pytest's output."""
    watch = coverage.Coverage(data_file=None, config_file=False, include=[f"*/canasta/{package}/*"])
    watch.start()
    mapper = _Mapper(watch)
    code = pytest.main([*OPTIONS, *files], plugins=[mapper])
    watch.stop()
    data = watch.get_data()
    contexts = {file: data.contexts_by_lineno(file) for file in data.measured_files()}
    for tests in files:
        own = {test: time for test, time in mapper.seconds.items() if test.startswith(tests)}
        place = {"": 0} | {test: number for number, test in enumerate(own, 1)}
        lines = {
            Path(file).relative_to(ROOT).as_posix(): {
                str(number): f"{sum(1 << place[test] for test in set(found) if test in place):x}"
                for number, found in numbers.items()
            }
            for file, numbers in contexts.items()
        }
        _kept_in(package, tests).write_text(json.dumps(Reached(own, lines)._asdict()), "utf-8")
    return int(code)


class _Mapper:
    """Pytest plugin that records the coverage and duration of each test."""

    def __init__(self, watch: coverage.Coverage) -> None:
        self._watch = watch
        self.seconds: dict[str, float] = {}
        self._failed = False
        self._caches: list[functools._lru_cache_wrapper[object]] = []

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, Any, Any]:
        self._forget()
        self._watch.switch_context(item.nodeid)
        self._failed = False
        began = time.process_time()
        done = yield
        if not self._failed:
            self.seconds[item.nodeid] = round(time.process_time() - began, 4)
        self._watch.switch_context("between two tests")
        return done

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._failed |= report.failed

    def _forget(self) -> None:
        """Clear the function caches: a test must execute all code that its result depends on."""
        if not self._caches:
            self._caches = [each for each in gc.get_objects() if _is_cache(each)]
        for each in self._caches:
            each.cache_clear()


def _is_cache(each: object) -> bool:
    return isinstance(each, functools._lru_cache_wrapper) and (each.__module__ or "").startswith("canasta.")
