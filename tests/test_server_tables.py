"""Tables: who may sit down, spectate and decide; bots that stand in; disk errors; bots that fail."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import UNSET

from canasta.bots import make_bot
from canasta.client import Client, Seat, ServerError, read_update
from canasta.server.tables.command_queue import CommandQueue
from canasta.server.tables.scheduler import nothing
from canasta.wire import protocol
from canasta.wire.views import SpectatorUpdate
from tests.serving import Running, all_told, hear_until, running, seated, update_of

pytestmark = pytest.mark.homes


@pytest.fixture(scope="module")
def server(server_folder: Path) -> Iterator[Running]:
    with running(server_folder) as found:
        yield found


def client(server: Running, name: str = "Zoe") -> Client:
    return Client(server.address, name=name)


def info(server: Running, seat: Seat) -> Any:
    return server.info(seat.table)


def refused(doing: Any, error: str) -> None:
    with pytest.raises(ServerError) as problem:
        doing()
    assert problem.value.error == error


def key(command: type, **fields: Any) -> Any:
    return command(key=f"{time.perf_counter_ns()}", **fields)


def test_a_private_table_needs_its_invitation(server: Running) -> None:
    host, stranger = client(server, "Ana"), client(server)
    table = host.open_table(players=2)
    assert isinstance(table.invite, str)
    refused(lambda: stranger.join(table.id), "server.no_table")
    refused(lambda: stranger.do(table.id, key(protocol.Sit)), "server.no_table")
    refused(lambda: stranger.join("no-such-table"), "server.no_table")
    assert table.id not in [each.id for each in host.tables()]
    assert table.id in [each.id for each in host.own_tables()]
    stranger.do(table.id, key(protocol.Sit, invite=table.invite))
    seen = stranger.own_tables()[0]
    assert seen.places[0].name == "Zoe"
    assert seen.invite == table.invite


def test_whoever_sits_at_the_first_place_may_invite_too_and_who_looks_on_may_not(server: Running) -> None:
    table = client(server, "Ana").open_table(players=2, public=True)
    with client(server).join(table.id) as guest, client(server, "Bruno").join(table.id) as onlooker:
        all_told(onlooker)
        guest.sit(1)
        told = [each.table for each in all_told(guest) if isinstance(each, protocol.TableChanged)]
        assert (told[0].invite, told[-1].invite) == (UNSET, table.invite)
        assert hear_until(onlooker, protocol.TableChanged).table.invite is UNSET


def test_somebody_who_wrote_first_is_no_reason_to_refuse(server: Running) -> None:
    """Another process that writes to the same file, such as a command of the server's operator."""
    (ana,) = seated(server, 1, players=3)
    with ana:
        with server.store() as store:
            store.append_all(f"tables/{ana.table}", [("bot", {"place": 1, "bot": "club", "name": "Bob"})])
        ana.do(key(protocol.Bot, place=3, level="club"))
        assert [place.name for place in info(server, ana).places][:2] == ["Ana", "Bob"]


def test_a_table_that_somebody_listens_to_stays_in_memory(tmp_path: Path) -> None:
    with running(tmp_path, idle_seconds=0.0) as server:
        (ana,) = seated(server, 1, players=2)
        with ana:
            table = server.hub.tables[ana.table]

            async def rest() -> None:
                server.hub.drop_when_idle(table)
                await asyncio.sleep(0.05)

            server.wait_for(rest())
            assert server.hub.tables[ana.table] is table


def test_a_table_is_busy_until_the_last_thing_is_done() -> None:
    async def worked() -> list[bool]:
        queue, going = CommandQueue(nothing, lambda: None, print), asyncio.Event()
        found = [queue.busy]
        done = asyncio.ensure_future(queue.wait_for(going.wait))
        for _ in range(3):  # waiting, started, in progress
            await asyncio.sleep(0)
            found.append(queue.busy)
        going.set()
        await done
        await asyncio.sleep(0)
        return [*found, queue.busy]

    assert asyncio.run(worked()) == [False, True, True, True, False]


def test_a_public_table_is_in_the_lobby_until_it_is_closed(server: Running) -> None:
    host, other = client(server, "Ana"), client(server)
    table = host.open_table(players=2, public=True)
    assert table.id in [each.id for each in other.tables()]
    refused(lambda: other.do(table.id, key(protocol.Close)), "server.not_host")
    host.do(table.id, key(protocol.Close))
    assert table.id not in [each.id for each in other.tables()]
    refused(lambda: other.do(table.id, key(protocol.Sit)), "server.closed")


def test_the_host_decides_who_sits(server: Running) -> None:
    host, other = client(server, "Ana"), client(server, "Ana")
    table = host.open_table(players=4, public=True)
    host.do(table.id, key(protocol.Sit, place=2))
    other.do(table.id, key(protocol.Sit))
    refused(lambda: other.do(table.id, key(protocol.Bot, place=3, level="club")), "server.not_host")
    host.do(table.id, key(protocol.Bot, place=3, level="club"))
    for level in ("os:system", "examples/bot.py", "nonsense"):
        refused(lambda level=level: host.do(table.id, key(protocol.Bot, place=4, level=level)), "bot.unknown")
    refused(lambda: host.do(table.id, key(protocol.Bot, place=3, level="club")), "server.place_taken")
    refused(lambda: host.do(table.id, key(protocol.Bot, place=5, level="club")), "server.no_place")
    places = host.own_tables()[0].places
    assert [place.name for place in places] == ["Ana 2", "Ana", "Bruno", ""]
    refused(lambda: host.do(table.id, key(protocol.Start)), "server.places_free")
    host.do(table.id, key(protocol.Remove, place=1))
    refused(lambda: other.do(table.id, key(protocol.Stand)), "server.not_seated")
    host.do(table.id, key(protocol.Stand))
    assert [place.name for place in host.own_tables()[0].places] == ["", "", "Bruno", ""]


def test_onlookers_see_the_table_and_nothing_else(server: Running) -> None:
    seats = seated(server, 2, public=True)
    with seats[0], seats[1], client(server).join(seats[0].table) as onlooker:
        seats[0].start()
        update = read_update(hear_until(onlooker, protocol.TableUpdate))
        assert isinstance(update, SpectatorUpdate)
        refused(lambda: onlooker.do(key(protocol.Act, actions=["draw"])), "server.not_playing")
        refused(lambda: onlooker.do(key(protocol.Undo)), "server.not_playing")
        refused(lambda: onlooker.ask(protocol.AskOut()), "server.not_playing")
        happened = onlooker.ask(protocol.AskEvents())
        assert isinstance(happened, protocol.EventsAnswer)
        dealt = [event for event in happened.events if type(event).__name__ == "Dealt"]
        assert {card for event in dealt for card in event.cards} == {"?"}  # type: ignore[union-attr]
        assert info(server, onlooker).onlookers == 1
    seats = seated(server, 2, public=True, onlookers=False)
    with seats[0], seats[1]:
        seats[0].start()
        refused(lambda: client(server).join(seats[0].table), "server.no_table")


def test_a_pause_stops_everything_until_the_host_goes_on(server: Running) -> None:
    (seat,) = seated(server, 1, players=2)
    with seat:
        seat.start(bots="simple")
        update_of(seat, own=True)
        seat.do(key(protocol.Pause, on=True))
        refused(lambda: seat.do(key(protocol.Act, actions=["draw"])), "server.paused")
        seat.do(key(protocol.Pause, on=False))
        seat.do(key(protocol.Act, actions=["draw"]))


def test_a_bot_stands_in_for_somebody_absent_and_gives_the_place_back(server: Running) -> None:
    seats = seated(server, 2, patience=1)
    seats[0].start()
    mover, other = sorted(seats, key=lambda seat: not update_of(seat).view.offers)
    mover.close()
    with other:
        update_of(other, own=True)  # the bot has played its turn
        place = next(place for place in info(server, other).places if place.person == mover.client.person.id)
        assert (place.bot, place.present) == ("club", False)
        with Client(server.address, token=mover.client.token).join(mover.table) as again:
            place = next(each for each in info(server, other).places if each.person == again.client.person.id)
            assert (place.bot, place.present) == ("", True)
            # A player who stands up does not get the seat back before sitting down again.
            again.do(key(protocol.Stand))
            refused(lambda: again.do(key(protocol.Act, actions=["draw"])), "server.stand_in")
            again.sit()
            assert not next(e for e in info(server, other).places if e.person == again.client.person.id).bot


def test_who_is_removed_in_a_game_is_replaced_by_a_bot(server: Running) -> None:
    seats = seated(server, 2)
    with seats[0], seats[1]:
        seats[0].start()
        update_of(seats[1])
        seats[0].do(key(protocol.Remove, place=2))
        refused(lambda: seats[1].do(key(protocol.Act, actions=["draw"])), "server.not_playing")
        assert seats[0].play(make_bot("simple"), hands=1).totals


def test_a_game_is_broken_off_when_all_who_are_there_agree(server: Running) -> None:
    seats = seated(server, 2)
    with seats[0], seats[1]:
        seats[0].start()
        update_of(seats[0])
        seats[0].do(key(protocol.Abandon))
        assert info(server, seats[0]).status == "playing"
        seats[1].do(key(protocol.Abandon))
        over = hear_until(seats[0], protocol.GameOver)
        assert (over.result.abandoned, over.result.winners) == (True, [])
        assert info(server, seats[0]).status == "over"
        refused(seats[0].start, "server.rematch_waiting")
        for seat in seats:
            seat.do(key(protocol.Rematch))
        hear_until(seats[0], protocol.GameInfo)
        seats[0].do(key(protocol.Close))
        assert hear_until(seats[1], protocol.GameOver).result.abandoned


def test_who_may_rule_is_a_setting_of_the_table(server: Running) -> None:
    for may_rule, allowed in (("nobody", ()), ("host", (0,)), ("players", (0, 1))):
        seats = seated(server, 2, irregularities="referee", may_rule=may_rule)
        with seats[0], seats[1]:
            seats[0].start()
            update_of(seats[0])
            for number, seat in enumerate(seats):
                ruling = key(protocol.Rule, decision="nonsense")
                with pytest.raises(ServerError) as problem:
                    seat.do(ruling)
                assert (problem.value.error != "server.no_referee") == (number in allowed)


def test_a_full_disk_stops_the_table_and_loses_nothing(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        (seat,) = seated(server, 1, players=2)
        with seat:
            seat.start(bots="simple")
            update_of(seat, own=True)
            server.refuse_writes()
            refused(lambda: seat.do(protocol.Act(key="a", actions=["draw"])), "server.disk_read_only")
            assert "All moves so far are saved" in hear_until(seat, protocol.TableUnavailable).sentence
            assert str(tmp_path) not in hear_until_refused(seat, "draw").sentence
            assert not any(
                isinstance(told, protocol.TableUnavailable) for told in all_told(seat)
            )  # once is enough
            server.refuse_writes(False)
            seat.do(protocol.Act(key="a", actions=["draw"]))
            assert update_of(seat).number >= 2
            assert seat.play(make_bot("simple"), hands=1).totals


def hear_until_refused(seat: Seat, action: str) -> protocol.RequestRefused:
    with pytest.raises(ServerError) as problem:
        seat.do(key(protocol.Act, actions=[action]))
    return problem.value.refusal


def test_a_disk_that_refuses_what_a_bot_does_is_tried_again(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        (seat,) = seated(server, 1, players=2)
        with seat:
            seat.start(bots="simple")
            update_of(seat, own=True)
            bot = make_bot("simple")
            while True:  # up to the discard, after which the other one is to act
                view = seat.view_of(update_of(seat, own=True))
                assert view is not None
                seat.act(bot.choose(view))
                if server.match(seat.table).actor != view.seat:
                    break
            server.refuse_writes()
            time.sleep(0.2)
            server.refuse_writes(False)
            assert update_of(seat, own=True).view.offers


def test_a_bot_that_does_not_answer_delays_no_other_table(tmp_path: Path) -> None:
    with running(tmp_path, bot_seconds=0.001) as server:
        (seat,) = seated(server, 1, players=2)
        with seat:
            seat.start(bots="simple")
            bot = make_bot("simple")
            while server.hub.metrics.counts["bots_failed"] < 5:
                view = seat.view_of(update_of(seat, own=True))
                assert view is not None
                seat.act(bot.choose(view))
