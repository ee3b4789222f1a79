"""The forecast of a house rule on a server: bounded, one for each person, and only while it is watched."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from canasta.books.house import shipped_house
from canasta.client import Client, ServerError
from canasta.server.analysis.background import BackgroundJobs
from canasta.wire.lab import HouseForecast
from canasta.wire.requests import HouseText
from tests.serving import Running, running, wait_for

_TWO = HouseText(shipped_house("classic-two-canastas").source)
_NATURAL = HouseText(shipped_house("classic-one-natural").source)


@pytest.fixture(scope="module")
def server(server_folder: Path) -> Iterator[Running]:
    with running(server_folder, forecast=120.0, review_patience=2.0) as found:
        yield found


@pytest.fixture(scope="module")
def short(server_folder: Path) -> Iterator[Running]:
    with running(server_folder / "short", forecast=0.05) as found:
        yield found


def jobs_of(server: Running) -> BackgroundJobs:
    found = server.hub.background
    assert isinstance(found, BackgroundJobs)
    return found


def watched(client: Client, house: HouseText, until: Callable[[HouseForecast], bool]) -> HouseForecast:
    """Ask once in a while, as the page does, until a forecast is as wanted."""
    late = time.monotonic() + 120
    while True:
        found = client.call("POST", "/api/houses/forecast", HouseForecast, house)
        if until(found):
            return found
        assert time.monotonic() < late
        time.sleep(0.1)


def test_a_forecast_grows_while_it_is_watched_and_ends_when_it_is_not(server: Running) -> None:
    ana = Client(server.address, name="Ana")
    first = watched(ana, _TWO, lambda found: found.hands > 0)
    more = watched(ana, _TWO, lambda found: found.hands > first.hands and bool(found.sentences))
    assert more.status == "working"
    assert any("instead of" in line for line in more.sentences)
    jobs = jobs_of(server)
    assert jobs.waiting == 1
    wait_for(lambda: not jobs.waiting)  # the page has left


def test_a_person_has_one_forecast_at_a_time(server: Running) -> None:
    bruno = Client(server.address, name="Bruno")
    watched(bruno, _TWO, lambda found: found.status == "working")
    jobs = jobs_of(server)
    watched(bruno, _NATURAL, lambda found: found.hands > 0)  # the other one has made place
    assert jobs.waiting == 1


def test_a_forecast_that_is_done_is_kept_and_tells_its_hands(short: Running) -> None:
    ana = Client(short.address, name="Ana")
    done = watched(ana, _TWO, lambda found: found.status == "done")
    assert done.hands > 0
    assert ana.call("POST", "/api/houses/forecast", HouseForecast, _TWO) == done
    assert jobs_of(short).waiting == 0


def test_a_rule_that_cannot_be_read_is_refused_with_its_reason(short: Running) -> None:
    ana = Client(short.address, name="Ana")
    wrong = HouseText('extends = "classic"\nname = "x"\nversion = 1\ntarget = "many"\n')
    with pytest.raises(ServerError, match="target"):
        watched(ana, wrong, lambda found: found.status == "done")


def test_a_full_server_lets_a_forecast_wait(short: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BackgroundJobs, "waiting", short.hub.settings.limits.all_reviews)
    found = Client(short.address, name="Carla").call("POST", "/api/houses/forecast", HouseForecast, _NATURAL)
    assert (found.status, found.hands) == ("waiting", 0)
