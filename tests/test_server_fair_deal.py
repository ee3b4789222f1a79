"""Every client contributes to the deal: it commits, reveals, and verifies the server's commitment."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from canasta.client import Client, Seat, ServerError
from canasta.fairness import Contributor, Dealing, commit_contribution, own_contribution
from canasta.messages import UserError
from canasta.notation import read_record, verify_record, write_record
from canasta.server.tables.room import Room, first_entry
from canasta.storage.store import Entry
from canasta.wire import protocol
from canasta.wire.tables import NewTable
from tests.serving import Running, hear_until, reconnect, running, seated, update_of, wait_for

pytestmark = pytest.mark.homes(long=True)


def test_the_cards_follow_from_what_every_client_put_in(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        seats = seated(server, 2)
        with seats[0], seats[1]:
            seats[0].start()
            for seat in seats:
                update_of(seat)
            match = server.match(seats[0].table)
            parts = [seat._parts[match.commitment].secret.hex() for seat in seats]
            assert list(match.contributions) == parts
            match = server.match(seats[0].table)
            seats[0].do(protocol.Close(key="c"))
            assert verify_record(write_record(match)).ok


async def dealing_of(server: Running, table: str) -> Dealing:
    """Return the deal at a table."""
    dealing = (await server.hub.table(table)).room.dealing
    assert isinstance(dealing, Dealing)
    return dealing


def hurry_up(server: Running, table: str, wanted: Callable[[Dealing], object]) -> None:
    """Let the time of a deal expire once the quick clients have done what they want to do."""
    found = server.hub.tables[table]

    async def ready() -> bool:
        dealing = (await found.load()).dealing
        return dealing is not None and bool(wanted(dealing))

    wait_for(lambda: server.wait_for(ready()))
    hurried = found.queue.wait_for(found.deal.hurry)
    asyncio.run_coroutine_threadsafe(hurried, server.hub.database._loop).result(60)


def withhold(monkeypatch: pytest.MonkeyPatch, seat: Seat, at: int | None = None) -> None:
    """Make a seat commit and not reveal: always, or only after a number of failed starts."""
    honest = seat._deal_reply

    def part_in(told: protocol.DealProgress) -> protocol.Do | protocol.Ping | None:
        withheld = told.commitments and at in (None, told.header.count("withheld"))
        return protocol.Ping() if withheld else honest(told)

    monkeypatch.setattr(seat, "_deal_reply", part_in)


def test_a_client_that_says_nothing_does_not_hold_up_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path) as server:
        seats = seated(server, 2)
        with seats[0], seats[1]:
            monkeypatch.setattr(seats[1], "_deal_reply", lambda _told: protocol.Ping())
            seats[0].start()
            hurry_up(server, seats[0].table, lambda dealing: dealing.commitments)
            assert update_of(seats[1]).view.hand
            # A client that is late or was restarted has nothing to reveal, and still plays.
            late = protocol.DealProgress(seats[0].table, "", "00" * 32, {"Ana": "11" * 32}, "Ana")
            assert seats[0]._deal_reply(late) is None
            match = server.match(seats[0].table)
            assert match.contributions[0] == seats[0]._parts[match.commitment].secret.hex()


def _note_dealing(noted: list[protocol.DealProgress], told: protocol.AnyServerMessage) -> None:
    if isinstance(told, protocol.DealProgress):
        noted.append(told)


def test_everybody_is_told_twice_of_a_deal_and_no_more(tmp_path: Path) -> None:
    """Once to commit and once to reveal, however many clients there are."""
    with running(tmp_path) as server:
        seats = seated(server, 4)
        heard: list[list[protocol.DealProgress]] = []
        for seat in seats:
            told: list[protocol.DealProgress] = []
            heard.append(told)
            seat.on_message = partial(_note_dealing, told)
        seats[0].start()
        for seat in seats:
            update_of(seat)
        assert [[len(told.commitments) for told in each] for each in heard] == [[0, 4]] * 4
        for seat in seats:
            seat.close()


def test_who_hears_of_a_deal_again_says_the_same_again_and_it_counts_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path) as server:
        seats = seated(server, 2)
        with seats[0], seats[1]:
            monkeypatch.setattr(
                seats[0], "_deal_reply", lambda _told: protocol.Ping()
            )  # so that it takes a while
            seats[0].start()
            for _ in range(3):
                hear_until(seats[1], protocol.DealProgress)
                reconnect(seats[1])
            hurry_up(server, seats[0].table, lambda dealing: "Bruno" in dealing.commitments)
            assert update_of(seats[1]).view.hand
            with server.store() as store:
                kinds = [
                    (entry.kind, entry.payload["player"])
                    for entry in store.read(f"tables/{seats[0].table}")
                    if entry.kind in ("committed", "revealed")
                ]
            assert sorted(kinds) == [
                (kind, name) for kind in ("committed", "revealed") for name in ("Ana", "Bruno")
            ]
            match = server.match(seats[0].table)
            assert match.contributions[1] == seats[1]._parts[match.commitment].secret.hex()


def test_who_commits_and_does_not_reveal_is_replaced_and_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path) as server:
        seats = seated(server, 2)
        with seats[0], seats[1]:
            withhold(monkeypatch, seats[1])
            seats[0].start()
            hurry_up(server, seats[0].table, lambda dealing: dealing.contributions)
            assert update_of(seats[0]).view.hand
            match = server.match(seats[0].table)
            assert [each.player for each in match.header.withheld] == ["Bruno"]
            places = server.info(seats[0].table).places
            assert [bool(place.bot) for place in places] == [False, True]
            assert hear_until(seats[1], protocol.GameInfo).place == 0  # who looks on now


@pytest.mark.parametrize("by", ["remove", "bot"])
def test_who_the_host_removes_before_the_reveal_is_said_to_be_removed(
    by: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A player who withholds a contribution in the same start is still reported as withholding."""
    with running(tmp_path) as server:
        seats = seated(server, 3)
        with seats[0], seats[1], seats[2]:
            withhold(monkeypatch, seats[1])
            withhold(monkeypatch, seats[2])
            seats[0].start()
            table = seats[0].table
            wait_for(lambda: len(server.wait_for(dealing_of(server, table)).contributions) == 1)
            remove = (
                protocol.Remove(key="r", place=2)
                if by == "remove"
                else protocol.Bot(key="r", place=2, level="expert")
            )
            seats[0].do(remove)
            hurry_up(server, seats[0].table, lambda dealing: dealing.contributions)
            assert update_of(seats[0]).view.hand
            match = server.match(seats[0].table)
            assert [(each.player, each.removed) for each in match.header.withheld] == [
                ("Bruno", True),
                ("Carla", False),
            ]
            assert not {"Bruno", "Carla"} & set(match.names)
            assert server.info(seats[0].table).places[1].bot == ("club" if by == "remove" else "expert")
            seats[0].do(protocol.Close(key="c"))
            record = write_record(match)
            assert "\nremoved Bruno: " in record
            assert "\nwithheld Carla: " in record
            found = verify_record(record)
            assert found.ok
            assert [line for line in found.report() if "Bruno" in line] == [
                "In an earlier start the host of the table removed Bruno, who had committed to a "
                "contribution, before it was revealed. The game began again without Bruno."
            ]
            assert [line for line in found.report() if "Carla" in line] == [
                "In an earlier start Carla committed to a contribution and did not reveal it. "
                "The game began again without Carla."
            ]
            assert write_record(read_record(record)) == record


def test_who_leaves_for_good_before_the_reveal_has_withheld_a_part(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path) as server:
        seats = seated(server, 2)
        with seats[0], seats[1]:
            withhold(monkeypatch, seats[1])
            seats[0].start()
            wait_for(lambda: server.wait_for(dealing_of(server, seats[0].table)).contributions)
            seats[1].client.delete_me()
            hurry_up(server, seats[0].table, lambda dealing: dealing.contributions)
            assert update_of(seats[0]).view.hand
            (withheld,) = server.match(seats[0].table).header.withheld
            assert not withheld.removed


def test_tables_that_did_not_tell_removed_players_apart_are_read_as_they_were() -> None:
    """Every commitment of such a start was made on a header that says ``withheld``."""
    entries: list[tuple[str, Any]] = [
        first_entry("ana", NewTable(players=2)),
        ("sat", {"place": 0, "person": "ana", "name": "Ana"}),
        ("sat", {"place": 1, "person": "bruno", "name": "Bruno"}),
        ("dealing", {"seed": "00" * 32}),
        *(("committed", {"player": name, "commitment": "11" * 32}) for name in ("Ana", "Bruno")),
        ("replaced", {"place": 1, "bot": "club"}),
    ]
    for payload, removed in (({}, [False, False]), ({"removed": ["Bruno"]}, [False, True])):
        room = Room("t", [])
        for kind, content in [*entries, ("withheld", payload)]:
            room.fold(kind, content)
        assert [each.removed for each in room.withheld] == removed


def test_what_was_promised_cannot_be_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path, dealing=30) as server:
        seats = seated(server, 2)
        with seats[0], seats[1]:
            monkeypatch.setattr(seats[0], "_deal_reply", lambda _told: protocol.Ping())
            seats[0].start()
            dealing = hear_until(seats[1], protocol.DealProgress)
            with pytest.raises(ServerError):  # the other one has not committed yet
                seats[1].do(protocol.Reveal(key="a", contribution="00" * 32))
            with pytest.raises(ServerError):  # it has committed to something else
                seats[1].do(protocol.Commit(key="b", commitment="00" * 32))
            room = server.table(seats[0].table).room
            assert room.dealing is not None
            assert (room.status, list(room.dealing.commitments)) == ("dealing", ["Bruno"])
            with pytest.raises(ServerError, match="No game"):
                seats[1].do(protocol.Act(key="c", actions=["draw"]))
            # A server that sends another header for the same commitment is detected.
            other = protocol.DealProgress(
                dealing.table, dealing.header + " ", dealing.commitment, {}, "Bruno"
            )
            with pytest.raises(UserError):
                seats[1]._deal_reply(other)


def test_whoever_withholds_at_one_start_after_the_other_stays_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path) as server:
        seats = seated(server, 3)
        with seats[0], seats[1], seats[2]:
            for number, seat in enumerate(seats[1:]):  # the first at the first start, the second at the next
                withhold(monkeypatch, seat, at=number)
            seats[0].start()
            for _ in range(2):
                hurry_up(server, seats[0].table, lambda dealing: len(dealing.contributions) == 2)
            assert update_of(seats[0]).view.hand
            match = server.match(seats[0].table)
            assert [each.player for each in match.header.withheld] == ["Bruno", "Carla"]
            assert not {"Bruno", "Carla"} & set(match.names)
            seats[0].do(protocol.Close(key="c"))
            assert verify_record(write_record(match)).ok


def test_a_client_goes_on_only_if_it_is_told_who_let_a_start_fail(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path) as server:
        seats = seated(server, 2)
        with seats[0], seats[1]:
            withhold(monkeypatch, seats[1])
            # A server that tries another deal and does not say why.
            monkeypatch.setattr(Dealing, "withheld", lambda _dealing: ())
            seats[0].start()
            hurry_up(server, seats[0].table, lambda dealing: dealing.contributions)
            with pytest.raises(UserError, match="without naming a player who withheld"):
                hear_until(seats[0], protocol.GameInfo)


def test_who_asks_and_talks_does_not_keep_a_table_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path, dealing=0.5) as server:
        seats = seated(server, 2, public=True)
        onlooker = Client(server.address, name="Zoe").join(seats[0].table)
        with seats[0], seats[1], onlooker:
            monkeypatch.setattr(seats[1], "_deal_reply", lambda _told: protocol.Ping())
            seats[0].start()
            until = time.monotonic() + 60
            while server.hub.tables[seats[0].table].game is None:
                assert time.monotonic() < until
                with suppress(ServerError):  # the game has not begun yet
                    onlooker.ask(protocol.AskSheets())


@pytest.mark.parametrize("revealed", [False, True])
def test_a_server_that_was_killed_in_a_deal_goes_on_with_it(
    revealed: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server can reveal its bots' contributions; if all were revealed, it can deal alone."""
    with running(tmp_path, dealing=600.0) as server:
        ana = Client(server.address, name="Ana")
        entries = [
            first_entry(ana.person.id, NewTable(players=2, public=True)),
            ("sat", {"place": 0, "person": ana.person.id, "name": "Ana"}),
            ("bot", {"place": 1, "bot": "club", "name": "Bruno"}),
        ]
        room = Room("killed", [Entry(number, "", *entry) for number, entry in enumerate(entries)])
        dealing = Dealing(room.header(room.names()))
        part = Contributor("Ana")
        promises = {
            "Ana": part.commit(dealing.header.text, dealing.commitment),
            "Bruno": commit_contribution(
                bytes.fromhex(own_contribution(dealing.seed, "Bruno")), dealing.commitment, "Bruno"
            ),
        }
        entries.append(("dealing", {"seed": dealing.seed.hex()}))
        entries += [("committed", {"player": name, "commitment": promises[name]}) for name in promises]
        if revealed:
            parts = {
                "Ana": part.reveal(promises),
                "Bruno": own_contribution(dealing.seed, "Bruno"),
            }
            entries += [("revealed", {"player": name, "contribution": parts[name]}) for name in parts]
        with server.store() as store:
            store.append_all("tables/killed", entries)
        monkeypatch.setattr("canasta.client.connection.Contributor", lambda _name: part)
        with (Client(server.address, name="Zoe") if revealed else ana).join("killed") as seat:
            hear_until(seat, protocol.TableUpdate)
            match = server.match("killed")
            assert (match.commitment, match.header.withheld) == (dealing.commitment, ())


def test_there_is_a_name_for_every_bot_and_every_guest() -> None:
    room = Room("table", [Entry(1, "", *first_entry("host", NewTable(players=6)))])
    for place, name in enumerate(["Bruno", "Carla", "Dora", "Emil", "Fina"]):
        room.fold("sat", {"place": place, "person": name, "name": name})
    assert [room.bot_name([]), room.bot_name(["Gustavo"])] == ["Gustavo", "Hanna"]
    assert room.bot_name(["gustavo", "Hanna"]) == "Bruno 2"
    room.fold("sat", {"place": 0, "person": "a", "name": "a" * 40})
    assert room._name("A" * 40) == "A" * 38 + " 2"
