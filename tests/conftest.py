"""What all tests share: the --long option and how hard hypothesis looks."""

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from _pytest.doctest import DoctestItem
from hypothesis import HealthCheck, settings

from canasta.build.find import running

# Tests run side by side already; NumPy asks for these when it is imported.
for _name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS"):
    os.environ.setdefault(_name, "1")

# Whoever runs the tests may have another language.
os.environ["CANASTA_LANGUAGE"] = "en"

#: What the scenarios do not come to, for the coverage that is measured on the sources (./play coverage).
COVERING = (
    "test_american_view.py",
    "test_boat_rebuild.py",
    "test_clause_values.py",
    "test_draft.py",
    "test_envs_batch.py",
    "test_kept_games.py",
    "test_knee_view.py",
    "test_ledger.py",
    "test_match.py",
    "test_out.py",
    "test_penalties.py",
    "test_questions.py",
    "test_record.py",
    "test_referee_game.py",
    "test_server_rules.py",
    "test_server_secrecy*.py",
    "test_streams.py",
    "test_taking_back.py",
    "test_undo.py",
    "test_wire*.py",
)

#: A way to play whose games take longest on the sources; scenarios and games of six run through all it needs.
WAY_LEFT_OUT = "knee-4"

# OpenSpiel is not made for Windows. Everywhere else its absence is an error and no reason to skip.
collect_ignore = ["test_envs_openspiel.py"] if sys.platform == "win32" else []

# Whole hands are slow to generate and that is no fault, so neither clock nor health check may fail a test.
_patient = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
# The ordinary run takes the same examples each time: it fails because of the change at hand or not at all.
settings.register_profile("ordinary", _patient, max_examples=50, derandomize=True)
# On the sources the examples of the compiled core are not all tried again.
settings.register_profile("sources", _patient, max_examples=15, derandomize=True)
settings.register_profile("long", _patient, max_examples=1000)


@pytest.fixture(scope="session", autouse=True)
def _no_games_of_ones_own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """No test touches the games of whoever runs it, or the house rules kept with them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(os.environ, "CANASTA_RECORDS", str(tmp_path_factory.mktemp("data") / "records"))
        yield


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="also run the tests marked long")
    parser.addoption("--sources", action="store_true", help="run what the sources show by themselves")


def pytest_configure(config: pytest.Config) -> None:
    # A shell's background job ignores Ctrl-C and hands that down to the programs that are tested here.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    how = "sources" if config.getoption("--sources") else "ordinary"
    settings.load_profile("long" if config.getoption("--long") else how)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Do not even read the tests of which none is for the sources."""
    own = collection_path.parent == Path(__file__).parent and collection_path.name.startswith("test_")
    if not config.getoption("--sources") or not own or any(map(collection_path.match, COVERING)):
        return None
    return "mark.sources" not in collection_path.read_text(encoding="utf-8") or None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is not wanted. Deselected, not skipped: a skipped test is one that hides something."""
    left_out = [item for item in items if not _wanted(config, item)]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if _wanted(config, item)]


def _wanted(config: pytest.Config, item: pytest.Item) -> bool:
    if item.get_closest_marker("long") and not config.getoption("--long"):
        return False
    if config.getoption("--sources"):
        # The rules once more, examples in the sources, and what a compiled core does not let a test do.
        if "rules" in item.path.parts or isinstance(item, DoctestItem):
            return True
        if item.get_closest_marker("sources") is not None:
            return True
        return any(item.path.match(name) for name in COVERING) and _way_of(item) != WAY_LEFT_OUT
    return not (item.get_closest_marker("sources") and running().compiled)


def _way_of(item: pytest.Item) -> str:
    """The way to play that a test is for, if it is for one of all of them."""
    call = getattr(item, "callspec", None)
    found = [call.params[name] for name in ("way", "golden", "game") if name in call.params] if call else []
    return str(found[0]) if found else ""
