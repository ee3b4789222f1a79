"""The bot processes: their answers, how one is chosen, and what happens to half an answer."""

from __future__ import annotations

import asyncio
import io
import os
import sys
from asyncio.subprocess import Process
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest

from canasta.server.bots import worker
from canasta.server.bots.pool import NoAnswer, Pool
from canasta.server.bots.worker import ActionRequest, BotReply
from canasta.server.fair_queue import SERVER, Requester
from canasta.table.actions import DRAW
from tests.serving import running, seated, update_of

pytestmark = pytest.mark.homes(long=True)


class Line(msgspec.Struct):
    last: bool


class Watched(Pool[Line]):
    """A pool that remembers all its processes."""

    def __init__(self, module: str) -> None:
        super().__init__(1, 60.0, module, Line)
        self.had: list[Process] = []

    async def _start(self) -> Process:
        self.had.append(await super()._start())
        return self.had[-1]


def test_who_has_heard_half_an_answer_is_not_told_it_again() -> None:
    heard: list[Line] = []

    async def asked() -> tuple[int, int]:
        pool = Watched("tests.half_an_answer")
        with pytest.raises(NoAnswer):
            await pool.ask("", SERVER, heard.append)
        first = len(pool.had)
        with pytest.raises(NoAnswer):
            await pool.ask("", SERVER)
        for process in pool.had:
            await process.wait()
        return first, len(pool.had)

    assert asyncio.run(asked()) == (1, 3)  # another process answers if the first did not get the request
    assert len(heard) == 1


def test_what_a_bot_prints_is_no_answer(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Talker:
        def choose(self, _view: object) -> int:
            os.write(1, b"let me see\n")
            return DRAW

    question = msgspec.json.encode(ActionRequest("simple", 1, "classic turn=1:draw hand1=444")) + b"\n"
    monkeypatch.setattr(worker, "make_bot", lambda *_: Talker())
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(question)))
    kept = os.dup(1)
    try:
        worker.main()
    finally:
        os.dup2(kept, 1)
        os.close(kept)
    written, said = capfd.readouterr()
    assert msgspec.json.decode(written, type=BotReply) == BotReply("draw")
    assert said == "let me see\n"


def test_bots_that_search_have_processes_of_their_own(tmp_path: Path) -> None:
    asked: set[tuple[str, str]] = set()
    with running(tmp_path) as server:
        hub = server.hub
        (seat,) = seated(server, 1, players=2)
        with seat:
            seat.start(bots="simple")
            update_of(seat)
            for name in ("_quick", "_deep"):

                async def ask(
                    thought: ActionRequest, _who: Requester, name: str = name, **_more: object
                ) -> BotReply:
                    asked.add((thought.level, name))
                    raise NoAnswer

                getattr(hub, name).ask = ask
            game = server.table(seat.table).game
            failed = hub.metrics.counts["bots_failed"]
            for level in ("club", "champion"):  # each gets a substitute, as its process is silent
                assert server.wait_for(hub.think(game, level))
            assert hub.metrics.counts["bots_failed"] >= failed + 2
        assert asked - {("simple", "_quick")} == {("club", "_quick"), ("champion", "_deep")}
        hub._quick.memory, hub._deep.memory = lambda: 300, lambda: 200
        assert server.inside(hub.gauges)["bots_memory_bytes"] == 500
