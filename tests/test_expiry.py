"""No data is deleted because a clock jumped; abandoned data still expires."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from canasta.client import Client
from canasta.server.tables.indexes import PLAYING
from canasta.storage import MEMORY, Store
from canasta.storage.expiry import WAIT, due, note_time
from canasta.storage.pads import pads_of
from canasta.storage.people import find_person
from tests.faults.clock import Clock, clock
from tests.serving import Running, running, seated, update_of
from tests.test_server_hostile import bearer, call


def _sweep(server: Running, hours: float = 0.0) -> None:
    """Advance the server's own clock and run the cleanup."""
    if hours:
        server.advance(hours * 3600)
    server.wait_for(server.hub.sweep())


def _there(server: Running, person: str) -> bool:
    with server.store() as store:
        return find_person(store, person) is not None


def _playing(server: Running) -> bool:
    with server.store() as store:
        return bool(store.streams_on(PLAYING))


def _set(ahead: timedelta) -> None:
    Clock.back = -ahead


def test_a_start_with_a_clock_far_ahead_ends_nothing(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        seats = seated(server, 2)
        seats[0].start()
        for seat in seats:
            update_of(seat)
            seat.close()
        client = seats[0].client
        game = {"book": "classic", "sides": [["Ana"], ["Bruno"]]}
        assert (
            call(server, "POST", "/api/pads", json.dumps({"game": game}).encode(), **bearer(client))[0] == 200
        )
    with clock():
        for days in (15, 200):
            _set(timedelta(days=days))
            with running(tmp_path) as server:
                for _ in range(5):
                    _sweep(server, 1)
                assert _playing(server)
                assert _there(server, client.person.id)
                # A guest who arrives while the clock is wrong is not deleted either.
                assert Client(server.address, token=client.token).own_tables()[0].status == "playing"
    with running(tmp_path) as server:  # the clock was set right
        for _ in range(60):
            _sweep(server, 1)
        assert Client(server.address, token=client.token).own_tables()[0].status == "playing"
        with server.store() as store:
            assert len(pads_of(store, client.person.id)) == 1


def test_a_clock_that_jumps_while_the_server_runs_ends_nothing(tmp_path: Path) -> None:
    with clock(), running(tmp_path) as server:
        person = Client(server.address, name="Ana").person.id
        passed = timedelta()
        for hour in range(40):
            if hour == 10:
                passed += timedelta(days=200)
            if hour == 30:  # the clock is corrected within a day of running time
                passed -= timedelta(days=200)
            passed += timedelta(hours=1)
            _set(passed)
            _sweep(server, 1)
            assert _there(server, person)


def test_what_is_abandoned_goes_after_a_day_of_running_time(tmp_path: Path) -> None:
    with clock(), running(tmp_path) as server:
        gone, stays = (Client(server.address, name=name) for name in ("Ana", "Bruno"))
        passed = timedelta(0)
        hours: list[int] = []
        for hour in range(185 * 24):
            if hour % 24 and hour < 180 * 24:
                continue
            step = 24 if hour < 180 * 24 else 1
            passed += timedelta(hours=step)
            _set(passed)
            if hour in (100 * 24, 179 * 24):
                stays.own_tables()
            _sweep(server, step)
            if not _there(server, gone.person.id):
                hours.append(hour)
                break
        assert hours
        assert 180 * 24 <= hours[0] <= 182 * 24 + 1
        assert _there(server, stays.person.id)


def test_whoever_comes_back_loses_the_mark(tmp_path: Path) -> None:
    with clock(), running(tmp_path) as server:
        ana = Client(server.address, name="Ana")
        passed = timedelta(hours=23)
        for _ in range(181):  # every cleanup trusts its clock
            passed += timedelta(hours=23)
            _set(passed)
            _sweep(server, 0.01)
        ana.own_tables()
        for _ in range(48):
            passed += timedelta(hours=1)
            _set(passed)
            _sweep(server, 1)
        assert _there(server, ana.person.id)


@pytest.mark.parametrize(
    ("ran", "hours", "steady"),
    [
        (0, 0, True),
        (3600, 1, True),
        (3600, 24.9, True),
        (3600, 25.1, False),
        (3600, 0.95, True),
        (3600, 0.9, False),
    ],
)
def test_a_clock_is_believed_if_it_goes_as_the_server_does(ran: float, hours: float, steady: bool) -> None:
    begun = datetime(2026, 1, 1, tzinfo=UTC)
    at = begun + timedelta(hours=hours)
    with Store(MEMORY) as store:
        note_time(store, 0, begun.isoformat())
        assert due(store, "x", ["a"], WAIT) == []
        assert note_time(store, ran, at.isoformat()) is steady
        assert due(store, "x", ["a"], WAIT) == []
        # A jump restarts the waiting period.
        note_time(store, WAIT - ran, (at + timedelta(seconds=WAIT - ran)).isoformat())
        assert (due(store, "x", ["a"], WAIT) == ["a"]) is steady
