"""Shared test setup: the --long option and the hypothesis profiles."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from _pytest.doctest import DoctestItem
from hypothesis import HealthCheck, settings

from canasta.build.find import running

if TYPE_CHECKING:
    from tests.services import NatsServer, PostgresServer

# Tests run in parallel already; NumPy reads these when it is imported.
for _name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS"):
    os.environ.setdefault(_name, "1")

# The user running the tests may have another language.
os.environ["CANASTA_LANGUAGE"] = "en"

#: Code that the scenarios do not reach, for the coverage measured on the sources (./play dev coverage).
COVERING = (
    "test_american_view.py",
    "test_boat_rebuild.py",
    "test_clause_examples.py",
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
    "test_scorepad.py",
    "test_scorepad_form.py",
    "test_server_rules.py",
    "test_server_secrecy*.py",
    "test_streams.py",
    "test_take_back.py",
    "test_undo.py",
    "test_wire*.py",
)

#: The variant whose games take longest on the sources; scenarios and games of six cover all it needs.
VARIANT_LEFT_OUT = "knee-4"

#: Where data can be kept, for tests that run once with each.
HOMES = ("sqlite", "postgresql")

# OpenSpiel is not available for Windows. Everywhere else its absence is an error, not a reason to skip.
collect_ignore = ["test_envs_openspiel.py"] if sys.platform == "win32" else []

# Whole hands are slow to generate, which is fine, so neither the deadline nor a health check may fail a test.
_patient = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
# The ordinary run uses the same examples each time: it fails because of the change at hand or not at all.
settings.register_profile("ordinary", _patient, max_examples=50, derandomize=True)
# Not all examples of the compiled core are repeated on the sources.
settings.register_profile("sources", _patient, max_examples=15, derandomize=True)
settings.register_profile("long", _patient, max_examples=1000)


@pytest.fixture(scope="session", autouse=True)
def _no_games_of_ones_own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep tests away from the user's own games and house rules."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(os.environ, "CANASTA_RECORDS", str(tmp_path_factory.mktemp("data") / "records"))
        yield


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    """A PostgreSQL server for all tests of this process."""
    from tests.services import PostgresServer

    with PostgresServer() as server:
        yield server


@pytest.fixture
def postgres(postgres_server: PostgresServer) -> Iterator[PostgresServer]:
    """A PostgreSQL server whose ``url`` is a new database with our tables."""
    from tests.services import fresh_database

    with fresh_database(postgres_server):
        yield postgres_server


@pytest.fixture(scope="session")
def nats_server() -> Iterator[NatsServer]:
    """A NATS server for all tests of this process."""
    from tests.services import NatsServer

    with NatsServer() as server:
        yield server


@pytest.fixture
def nats(nats_server: NatsServer) -> Iterator[NatsServer]:
    """A NATS server; it is started again if a test has stopped it."""
    yield nats_server
    nats_server.resume()
    nats_server.start()


@pytest.fixture(params=HOMES)
def home(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The location of a new database: a file, then a database on a PostgreSQL server."""
    if request.param == "postgresql":
        server: PostgresServer = request.getfixturevalue("postgres")
        return server.url
    return str(tmp_path / "home" / "server.db")


@pytest.fixture(scope="module", autouse=True)
def server_home(request: pytest.FixtureRequest) -> Iterator[None]:
    """Where the servers of a test keep their data: in files, or in PostgreSQL."""
    if getattr(request, "param", HOMES[0]) == HOMES[0]:
        yield
        return
    from tests.serving import on_postgres

    with on_postgres(request.getfixturevalue("postgres_server")):
        yield


@pytest.fixture(scope="module")
def server_folder(server_home: None, tmp_path_factory: pytest.TempPathFactory) -> Path:  # noqa: ARG001
    """The folder of a server that all tests of a file share, one with each home of its data."""
    return tmp_path_factory.mktemp("server")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run the tests marked ``homes`` on files and on PostgreSQL, or on what the mark names."""
    mark = metafunc.definition.get_closest_marker("homes")
    if mark is None:
        return
    later = [pytest.mark.long] if mark.kwargs.get("long") else []
    homes = [pytest.param(home, marks=later if home != HOMES[0] else []) for home in mark.args or HOMES]
    metafunc.parametrize("server_home", homes, indirect=True, scope="module")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="also run the tests marked long")
    parser.addoption("--sources", action="store_true", help="run what the sources show by themselves")


def pytest_configure(config: pytest.Config) -> None:
    # A shell's background job ignores Ctrl-C and passes that on to the programs under test.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    how = "sources" if config.getoption("--sources") else "ordinary"
    settings.load_profile("long" if config.getoption("--long") else how)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Do not even import test files that have no test for the sources."""
    own = collection_path.parent == Path(__file__).parent and collection_path.name.startswith("test_")
    if not config.getoption("--sources") or not own or any(map(collection_path.match, COVERING)):
        return None
    return "mark.sources" not in collection_path.read_text(encoding="utf-8") or None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect tests that are not wanted. They are not skipped: a skipped test would hide something."""
    left_out = [item for item in items if not _wanted(config, item)]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if _wanted(config, item)]


def _wanted(config: pytest.Config, item: pytest.Item) -> bool:
    if item.get_closest_marker("long") and not config.getoption("--long"):
        return False
    if config.getoption("--sources"):
        # The rules again, examples in the sources, and what a compiled core does not let a test do.
        if "rules" in item.path.parts or isinstance(item, DoctestItem):
            return True
        if item.get_closest_marker("sources") is not None:
            return True
        return any(item.path.match(name) for name in COVERING) and _variant_of(item) != VARIANT_LEFT_OUT
    return not (item.get_closest_marker("sources") and running().compiled)


def _variant_of(item: pytest.Item) -> str:
    """Return the variant that a test is for, if it is parametrized over all of them."""
    call = getattr(item, "callspec", None)
    found = [call.params[name] for name in ("way", "golden", "game") if name in call.params] if call else []
    return str(found[0]) if found else ""
