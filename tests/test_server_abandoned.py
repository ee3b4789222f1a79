"""Abandoned games, and the server's log."""

from __future__ import annotations

import io
import json
import logging
from pathlib import Path

import pytest

from canasta.client import Client
from canasta.server.logs import JsonFormatter, json_logging
from canasta.server.tables.indexes import PLAYING
from tests.serving import running, seated, update_of, wait_for

pytestmark = pytest.mark.homes(long=True)


def test_a_game_that_nobody_comes_back_to_is_broken_off(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        seats = seated(server, 2)
        seats[0].start()
        for seat in seats:
            update_of(seat)
            seat.close()
        token, table = seats[0].client.token, seats[0].table
        with server.store() as store:
            assert store.streams_on(PLAYING) == [f"tables/{table}"]
    with running(tmp_path, abandoned=3600.0, expiry_wait=0.0) as server:  # not that long ago
        assert Client(server.address, token=token).own_tables()[0].status == "playing"
    with running(tmp_path, abandoned=0.0, expiry_wait=0.0) as server:
        client = Client(server.address, token=token)
        wait_for(lambda: client.own_tables()[0].status == "over")
        assert "abandoned" in client.record(table)
        with server.store() as store:
            assert store.streams_on(PLAYING) == []


def test_a_game_that_somebody_looks_at_is_not_broken_off(tmp_path: Path) -> None:
    with running(tmp_path, abandoned=-60.0, expiry_wait=0.0) as server:  # actions now come too late
        ana, bruno = seated(server, 2)
        with ana:
            ana.start()
            update_of(ana)
            bruno.close()
            server.wait_for(server.hub.sweep())
            assert server.info(ana.table).status == "playing"
        wait_for(lambda: not server.table(ana.table).subscriptions)
        server.wait_for(server.hub.sweep())
        assert server.info(ana.table).status == "over"


def test_lines_of_the_log_are_json_and_hold_no_values(monkeypatch: pytest.MonkeyPatch) -> None:
    written = io.StringIO()
    logger = logging.getLogger("canasta.server.test")
    handler = logging.StreamHandler(written)
    handler.setFormatter(JsonFormatter())
    monkeypatch.setattr(logger, "propagate", False)
    logger.addHandler(handler)
    try:
        raise ValueError("a secret token")
    except ValueError as problem:
        logger.error("error\nfuture: a secret token", extra={"where": "x7Yq"}, exc_info=problem)
    finally:
        logger.removeHandler(handler)
    line = json.loads(written.getvalue())
    assert (line["event"], line["where"], line["error"]) == ("error", "x7Yq", "ValueError")
    assert "secret" not in written.getvalue()


def test_what_others_say_is_written_from_warnings_on_and_with_its_words_filled_in(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    written = io.StringIO()
    monkeypatch.setattr("sys.stderr", written)
    loggers = [logging.getLogger(name) for name in ("canasta.server", "uvicorn.error", "asyncio")]
    before = [(each, each.level, each.propagate) for each in loggers]
    try:
        with json_logging(lambda: None):
            for logger in loggers:
                logger.info("%s has come", "somebody")
                logger.warning("%s has gone", "somebody")
    finally:
        for logger, level, propagate in before:
            logger.setLevel(level)
            logger.propagate = propagate
    events = [json.loads(line)["event"] for line in written.getvalue().splitlines()]
    assert events == ["somebody has come", *["somebody has gone"] * 3]
