"""State machines against small models: the short run. ``./play dev models`` is the long one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import settings
from hypothesis.stateful import run_state_machine_as_test

from tests.models.machines import MACHINES
from tests.models.tables import close

#: Runs and steps that take some seconds; the same every time.
SHORT = {"games": (25, 30), "pads": (25, 25), "tables": (12, 20)}


@pytest.fixture(scope="module", autouse=True)
def _server() -> Iterator[None]:
    yield
    close()


@pytest.mark.parametrize("name", MACHINES)
def test_the_system_does_what_the_model_says(name: str, request: pytest.FixtureRequest) -> None:
    runs, steps = SHORT[name]
    more = 20 if request.config.getoption("--long") else 1
    run_state_machine_as_test(
        MACHINES[name], settings=settings(max_examples=runs * more, stateful_step_count=steps * min(more, 3))
    )
