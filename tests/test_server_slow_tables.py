"""Slow tables, with a day per turn: the game goes on while players are away, and after a restart."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from canasta.client import Client, Seat
from canasta.client.client import new_key
from canasta.server.tables import clock
from canasta.server.tables.clock import stand_in_reason, wall_time
from canasta.table.actions import DRAW, action_text
from canasta.wire import protocol
from tests.serving import Running, hear_until, running, seated, update_of, wait_for

pytestmark = pytest.mark.homes(long=True)

DAY = 86_400


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path, idle_seconds=0.2) as found:
        yield found


def at_slow_table(server: Running, people: int = 2, **settings: Any) -> list[Seat]:
    """Start a game with a day per turn; free places are taken by bots."""
    seats = seated(server, people, **{"turn_time": DAY, "patience": 1, "book": "classic", **settings})
    seats[0].start(bots="simple")
    for seat in seats:
        hear_until(seat, protocol.GameInfo)
        update_of(seat)
    return seats


def leave(server: Running, seats: list[Seat]) -> None:
    """Close all connections, and wait until the table is no longer in memory."""
    for seat in seats:
        seat.close()
    wait_for(lambda: seats[0].table not in server.hub.tables)


def slow_games(server: Running) -> list[str]:
    with server.store() as store:
        return store.streams_on("slow")


def turn_of(client: Client) -> tuple[int, float]:
    (table,) = client.own_tables()
    return table.turn, table.turn_until


def play_turn(server: Running, client: Client, table: str) -> None:
    """Play a person's turn without a connection."""
    client.do(table, protocol.Sit(key=new_key()))
    client.do(table, protocol.Act(key=new_key(), actions=[action_text(DRAW)]))
    game = server.table(table).game
    assert game is not None
    legal = server.inside(game.legal)
    discard = next(text for text in map(action_text, legal) if text.startswith("discard"))
    client.do(table, protocol.Act(key=new_key(), actions=[discard]))


def test_whose_turn_it_is_and_until_when_is_known_without_the_table_in_memory(server: Running) -> None:
    seats = at_slow_table(server)
    place, until = turn_of(seats[0].client)
    assert place == server.match(seats[0].table).seats[server.match(seats[0].table).actor] + 1
    assert DAY - 60 < until - wall_time() <= DAY
    with seats[0].client.join(seats[0].table) as again:
        told = hear_until(again, protocol.ClockChanged)
    assert (told.place, told.running) == (place, True)
    assert DAY - 60 < told.turn / 1000 <= DAY
    leave(server, seats)
    assert turn_of(seats[1].client) == (place, until)  # no bot plays for them after a second


def test_a_turn_is_played_without_a_connection_and_bots_go_on(server: Running) -> None:
    seats = at_slow_table(server, 2, players=4)
    leave(server, seats)
    before = turn_of(seats[0].client)
    mover, other = (seats[before[0] - 1].client, seats[2 - before[0]].client)
    play_turn(server, mover, seats[0].table)
    wait_for(lambda: turn_of(other)[0] not in (0, before[0]))
    leave(server, seats)
    assert turn_of(other)[1] > before[1]


@pytest.mark.parametrize("restarted", [False, True])
def test_after_a_day_a_bot_plays_the_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, restarted: bool
) -> None:
    with running(tmp_path, idle_seconds=0.2) as server:
        seats = at_slow_table(server)
        table, (place, until) = seats[0].table, turn_of(seats[0].client)
        leave(server, seats)
        if not restarted:
            monkeypatch.setattr(clock, "wall_time", lambda: until + 1)
            monkeypatch.setattr("canasta.server.hub.wall_time", lambda: until + 1)
            _time_is_over(server, table, place)
    if restarted:
        with running(tmp_path, idle_seconds=0.2) as server:
            # The table is looked at once; its player still has their time.
            wait_for(lambda: table in server.hub.tables)
            wait_for(lambda: table not in server.hub.tables)
            assert server.info(table).turn == place
            assert server.info(table).turn_until == until
            wait_for(lambda: table not in server.hub.tables)
            monkeypatch.setattr(clock, "wall_time", lambda: until + 1)
            monkeypatch.setattr("canasta.server.hub.wall_time", lambda: until + 1)
            _time_is_over(server, table, place)


def _time_is_over(server: Running, table: str, place: int) -> None:
    wait_for(lambda: server.info(table).turn not in (0, place))
    record = [str(entry) for entry in server.match(table).entries]
    assert any("time" in entry for entry in record)
    assert not stand_in_reason(server.match(table))  # the next player's own turn


def test_after_a_pause_the_turn_has_its_full_time_again(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = at_slow_table(server)
    _, until = turn_of(seats[0].client)
    seats[0].do(protocol.Pause(key=new_key(), on=True))
    assert turn_of(seats[0].client) == (0, 0.0)
    later = until + 10 * DAY
    monkeypatch.setattr(clock, "wall_time", lambda: later)
    monkeypatch.setattr("canasta.server.tables.table.wall_time", lambda: later)
    seats[0].do(protocol.Pause(key=new_key(), on=False))
    place, again = turn_of(seats[0].client)
    assert place
    assert again == later + DAY
    assert not any("time" in str(entry) for entry in server.match(seats[0].table).entries)


def test_a_finished_or_closed_game_is_woken_no_more(server: Running) -> None:
    seats = at_slow_table(server)
    assert slow_games(server) == [f"tables/{seats[0].table}"]
    for seat in seats:
        seat.do(protocol.Abandon(key=new_key()))
    wait_for(lambda: not slow_games(server))
    assert turn_of(seats[0].client) == (0, 0.0)


def test_a_usual_table_stands_still_while_no_one_looks(server: Running) -> None:
    seats = at_slow_table(server, turn_time=60)
    assert turn_of(seats[0].client) == (0, 0.0)
    leave(server, seats)
    assert server.hub._slow_tables == {}


def at_time(monkeypatch: pytest.MonkeyPatch, now: float) -> None:
    """Set the server's time of day."""
    for module in ("hub", "tables.clock", "tables.table", "tables.proposals", "tables.scheduler"):
        monkeypatch.setattr(f"canasta.server.{module}.wall_time", lambda: now)


def test_a_proposal_waits_as_long_as_a_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path, idle_seconds=0.2, answers=0.01) as server:
        seats = at_slow_table(server)
        table, (place, until) = seats[0].table, turn_of(seats[0].client)
        asked = wall_time()
        seats[0].do(protocol.Propose(key=new_key(), what="end"))
        leave(server, seats)
        assert server.info(table).proposal  # long after the time to answer at other tables
        wait_for(lambda: table not in server.hub.tables)
        at_time(monkeypatch, asked + DAY - 60)
        assert server.info(table).proposal
        wait_for(lambda: table not in server.hub.tables)
        at_time(monkeypatch, asked + DAY + 60)  # the table is woken without a player
        wait_for(lambda: not server.info(table).proposal)
        # The turn has not lost the day.
        found = server.info(table)
        assert found.turn == place
        assert until + DAY <= found.turn_until <= until + DAY + 61
        assert not any("time" in str(entry) for entry in server.match(table).entries)
