"""Faults under load (a full disk, a store that turns read-only, bots that hang or crash), tables that are
unloaded and restored, and timing side channels of an answer.
"""

from __future__ import annotations

import asyncio
import gc
import math
import os
import signal
import threading
from collections.abc import Sequence
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from canasta.bots import make_bot
from canasta.client import Client, Seat, ServerError
from canasta.jobs import Variant
from canasta.server.hub import Hub
from canasta.server.settings import ServerSettings
from canasta.server.tables.game import LiveGame
from canasta.server.tables.subscriptions import Outbox, Subscription
from canasta.server.web import app
from canasta.server.web.sockets import Connection
from canasta.storage.games import load
from canasta.table.actions import action_text
from canasta.wire import protocol, table_writer
from tests.chaos import Noting, count
from tests.serving import Running, hear_until, reconnect, running, seated, update_of, wait_for
from tests.test_server_secrecy import a_game

pytestmark = pytest.mark.homes(long=True)

# --- The disk -----------------------------------------------------------------------------------------


class Stubborn(Noting):
    """A seat that resends what the disk refused, unchanged, and remembers the table's messages."""

    def __init__(self, client: Client, table: str) -> None:
        self.troubles: set[str] = set()
        super().__init__(client, table)

    async def _do(self, command: protocol.Command) -> int:
        while True:
            try:
                return await super()._do(command)
            except ServerError as problem:
                if not problem.error.startswith("server.disk"):
                    raise
                await self._pause(0.02)

    async def _receive(self, timeout: float | None) -> protocol.AnyServerMessage:
        told = await super()._receive(timeout)
        if isinstance(told, protocol.TableUnavailable):
            self.troubles.add(told.error)
            assert "All moves so far are saved" in told.sentence
        return told


def stubborn_tables(server: Running, tables: int) -> list[Stubborn]:
    seats: list[Stubborn] = []
    for _ in range(tables):
        clients = [Client(server.address, name=name) for name in ("Ana", "Bruno")]
        table = clients[0].open_table(book="boat", players=2, target=100, between=0, public=True, patience=0)
        both = [Stubborn(client, table.id) for client in clients]
        for seat in both:
            seat.sit()
        both[0].start()
        seats += both
    return seats


@pytest.mark.homes("sqlite")
def test_a_disk_that_is_full_and_a_store_that_turns_read_only_lose_nothing_under_load(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        seats = stubborn_tables(server, 2)
        threads = [threading.Thread(target=seat.play, args=(make_bot("simple"),)) for seat in seats]
        for thread in threads:
            thread.start()
        disk = server.hub.database._writer._store._connection.execute
        refused = server.hub.metrics.counts
        wait_for(lambda: sum(len(seat.acknowledged) for seat in seats) > 5)
        pages = disk("PRAGMA page_count").fetchone()[0]
        for broken, mended in (
            (f"max_page_count = {pages}", "max_page_count = 1000000"),
            ("query_only = ON", "query_only = OFF"),
        ):
            before = refused["disk_refused"]
            disk(f"PRAGMA {broken}")
            wait_for(lambda before=before: refused["disk_refused"] > before + 3)  # type: ignore[misc]
            disk(f"PRAGMA {mended}")
            moves = sum(len(seat.acknowledged) for seat in seats)
            wait_for(lambda moves=moves: sum(len(seat.acknowledged) for seat in seats) > moves + 5)  # type: ignore[misc]
        for thread in threads:
            thread.join(120)
        assert {error for seat in seats for error in seat.troubles} == {
            "server.disk_full", "server.disk_read_only",
        }  # fmt: skip
        report = count(tmp_path / "server.db", list(seats), kills=0)
        assert report.good, report


def test_what_a_table_does_by_itself_is_tried_again_when_the_disk_has_refused(tmp_path: Path) -> None:
    """There is a pause before each attempt; as soon as a write succeeds, nothing is left waiting."""
    with running(tmp_path, retry=1000.0) as server:
        (seat,) = seated(server, 1, players=2)
        with seat:
            seat.start(bots="simple")
            counts = server.hub.metrics.counts
            update_of(seat, own=True)
            for way in ("time passes", "something is written"):
                bot_is_due = threading.Event()

                async def wait(_seconds: float, due: threading.Event = bot_is_due) -> None:
                    await asyncio.to_thread(due.wait)

                server.hub.wait = wait
                make_a_turn(seat)
                before = counts["disk_refused"]
                server.refuse_writes()
                bot_is_due.set()
                assert hear_until(seat, protocol.TableUnavailable).error == "server.disk_read_only"
                for _ in range(3):  # requests in the meantime do not touch the disk
                    seat.ask(protocol.AskSheets())
                assert counts["disk_refused"] == before + 1
                server.refuse_writes(False)
                if way == "time passes":
                    server.advance(1000.0)
                    seat.ask(protocol.AskSheets())
                else:
                    seat.do(protocol.Change(key=way, coach=False))
                update_of(seat, own=True)  # the bot has played


def make_a_turn(seat: Seat) -> None:
    """Play until another player is to act."""
    bot = make_bot("simple")
    own = seat.view_of(update_of(seat, own=True))
    while own is not None:
        seat.act(bot.choose(own))
        own = seat.view_of(update_of(seat))


# --- Bots ---------------------------------------------------------------------------------------------


def make_moves(seat: Seat, number: int) -> None:
    """Play a number of a player's actions, in several turns, between which others act."""
    bot = make_bot("simple")
    for _ in range(number):
        own = seat.view_of(update_of(seat, own=True))
        assert own is not None
        seat.act(bot.choose(own))


@pytest.mark.skipif(os.name == "nt", reason="processes cannot be stopped for a while there")
def test_a_bot_that_hangs_or_falls_over_delays_no_other_table(tmp_path: Path) -> None:
    with running(tmp_path, workers=1, bot_patience=0.1, bot_seconds=120.0) as server:
        pool = server.hub._quick
        (first,), (second,) = (seated(server, 1, players=2) for _ in range(2))
        with first, second:
            first.start(bots="simple")
            playing = threading.Thread(target=make_moves, args=(first, 9))
            playing.start()
            wait_for(lambda: pool._all)
            (worker,) = pool._all
            os.kill(worker.pid, signal.SIGSTOP)
            wait_for(lambda: not pool._idle)  # a client waits for it
            second.start(bots="simple")
            make_moves(second, 9)
            assert playing.is_alive()
            os.kill(worker.pid, signal.SIGCONT)
            playing.join(60)
            assert not playing.is_alive()
            for process in list(pool._all):
                os.kill(process.pid, signal.SIGKILL)
            make_moves(second, 9)
        assert server.hub.metrics.counts["bots_failed"] == 0


@pytest.mark.parametrize(("level", "beat"), [("club", 0.2), ("champion", 1.0)])
def test_a_bot_acts_at_the_same_moment_however_long_its_cards_made_it_think(level: str, beat: float) -> None:
    clock = 0.0

    def acts_after(thinking: float) -> float:
        nonlocal clock
        clock = 100.0

        async def think(*_: object) -> str:
            nonlocal clock
            clock += thinking
            return "draw"

        async def wait(seconds: float) -> None:
            nonlocal clock
            clock += seconds

        hub: Any = SimpleNamespace(
            now=lambda: clock, wait=wait, think=think, settings=ServerSettings(Path("server.db"))
        )
        assert asyncio.run(Hub.decide(hub, None, level, 0.0)) == "draw"  # type: ignore[arg-type]
        return round(clock - 100.0, 6)

    assert {acts_after(beat * part) for part in (0.0, 0.001, 0.3, 0.9, 1.0)} == {beat}
    assert acts_after(beat * 1.01) == acts_after(beat * 1.9) == 2 * beat


def test_nobody_waits_for_what_another_seat_could_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Computing offers takes time that depends on the player's cards: all others get their messages first."""
    happened: list[tuple[str, int]] = []
    for name in ("encoded_offers", "write_offers"):
        real = getattr(table_writer, name)

        def noting(actions: list[int], *more: Any, real: Any = real) -> Any:
            if actions:
                happened.append(("offers", 0))
            return real(actions, *more)

        monkeypatch.setattr(table_writer, name, noting)
    send = Connection.send_all

    def sending(self: Connection, messages: Sequence[bytes], answers: int = 0) -> None:
        if messages[0].startswith(b'{"type":"update"'):
            happened.append(("told", hash(self.person.id)))
        send(self, messages, answers)

    monkeypatch.setattr(Connection, "send_all", sending)
    with running(tmp_path) as server:
        seats = seated(server, 4)
        seats[0].start()
        for plain in (False, True):  # before the draw, and again after it
            if plain:
                for seat in seats:
                    seat._wanted.position = False
                    reconnect(seat)
            own = next(seat for seat in seats for _ in [update_of(seat)] if update_of(seat).view.offers)
            happened.clear()
            actions = [offer.action for offer in update_of(own).view.offers]
            action = next(each for each in actions if each == "draw" or each.startswith("discard"))
            own.do(protocol.Act(key=f"k{plain}", actions=[action]))
            if plain:  # the turn is over, and no client waits for another one's offers
                own = next(seat for seat in seats if seat is not own and update_of(seat).view.offers)
            else:
                update_of(own, own=True)
            others = {hash(seat.client.person.id) for seat in seats if seat is not own}
            before = happened[: happened.index(("offers", 0))]
            assert {who for what, who in before if what == "told"} == others
            assert happened[-1] == ("told", hash(own.client.person.id))
        for seat in seats:
            seat.close()


# --- Unloaded tables ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "variant", [Variant("classic", 4), Variant("knee", 4), Variant("american", 4)], ids=str
)
def test_a_table_read_again_from_its_record_sends_the_same_bytes(variant: Variant) -> None:
    rng = Random(f"{variant}")
    game = a_game(variant)
    match, store = game.match, game.stored.store
    subscriptions = [
        Subscription(player, *how) for player in range(-1, 4) for how in ((), (True, True, "es"))
    ]
    match.start_hand()
    for moment in range(60):
        game.stored.write()
        if match.actor < 0:
            match.start_hand()
            continue
        action = rng.choice(game.legal())
        if moment % 15 == 7:
            again = LiveGame(game.room, load(store, game.stored.stream, [game.room.rules]))
            assert [again.now(subscription) for subscription in subscriptions] == [
                game.now(subscription) for subscription in subscriptions
            ]
            told: list[Outbox] = []
            for each in (again, game):
                outbox: Outbox = {}
                each.add_messages(each.match.act(each.match.actor, action), subscriptions, outbox)
                told.append(outbox)
            assert told[0] == told[1], action_text(action)
        else:
            match.act(match.actor, action)


def test_a_table_that_nobody_listens_to_leaves_memory_and_comes_back_as_it_was(tmp_path: Path) -> None:
    with running(tmp_path, idle_seconds=0.05) as server:
        seats = seated(server, 2)
        seats[0].start()
        for seat in seats:
            update_of(seat)
        own = next(seat for seat in seats if update_of(seat).view.offers)
        own.do(protocol.Act(key="k", actions=["draw"]))
        update_of(own, own=True)
        table = server.hub.tables[own.table]
        subscriptions = [Subscription(player, position=player >= 0) for player in range(-1, 2)]
        before = [table.game.now(subscription) for subscription in subscriptions]
        for seat in seats:
            seat.close()
        wait_for(lambda: own.table not in server.hub.tables)
        assert server.hub.gauges()["tables"] == 0
        with own.client.join(own.table) as back:
            hear_until(back, protocol.TableUpdate)
            again = server.hub.tables[own.table]
            assert again is not table
            assert [again.game.now(subscription) for subscription in subscriptions] == before


def test_rubbish_is_collected_when_nothing_happens_and_when_something_always_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    collected: list[int] = []
    monkeypatch.setattr(app, "_LOOK", 1 / 64)
    with running(tmp_path) as server:
        monkeypatch.setattr(app, "_IDLE", math.inf)  # it is never quiet
        for seat in seated(server, 2):
            seat.close()
        wait_for(lambda: server.hub.dropped == 2)  # the table itself is still there
        monkeypatch.setattr(gc, "collect", lambda: collected.append(1))
        server.hub.dropped = 10_000
        wait_for(lambda: server.hub.dropped == 0 and collected)
        monkeypatch.setattr(app, "_IDLE", 4 / 64)
        server.hub.metrics.count("actions")  # after which nothing happens
        wait_for(lambda: len(collected) == 2)
