"""What all tests share: the --long option and how hard hypothesis looks."""

import os
import signal

import pytest
from hypothesis import HealthCheck, settings

# Tests run side by side already; NumPy asks for these when it is imported.
for _name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS"):
    os.environ.setdefault(_name, "1")

# Whole hands are slow to generate and that is no fault, so neither clock nor health check may fail a test.
_patient = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
# The ordinary run takes the same examples each time: it fails because of the change at hand or not at all.
settings.register_profile("ordinary", _patient, max_examples=50, derandomize=True)
settings.register_profile("long", _patient, max_examples=1000)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="also run the tests marked long")


def pytest_configure(config: pytest.Config) -> None:
    # A shell's background job ignores Ctrl-C and hands that down to the programs that are tested here.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    settings.load_profile("long" if config.getoption("--long") else "ordinary")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is marked long. Deselected, not skipped: a skipped test is one that hides something."""
    if config.getoption("--long"):
        return
    left_out = [item for item in items if item.get_closest_marker("long")]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not item.get_closest_marker("long")]
