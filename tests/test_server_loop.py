"""Slow work is done outside the server's event loop: in a thread, or in another process."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from canasta.books.house import read
from canasta.client import Client
from canasta.server.tables.rules import _rules
from tests.serving import Running, running
from tests.test_server_hostile import bearer, call

pytestmark = pytest.mark.homes(long=True)

#: A file of 40 kB written by a user.
LONG = (
    'name = "long"\nextends = "classic"\nversion = 1\nabout = "Much is written about little."\n'
    + "# What we have always done, and why.\n" * 1060
    + "target = 4000\n"
)


@pytest.fixture
def read_in(monkeypatch: pytest.MonkeyPatch) -> Iterator[set[int]]:
    """Collect the threads of this process in which a house rule was read."""
    found: set[int] = set()
    real = read._document

    def noting(source: str, file: str) -> Any:
        if "long" in source:
            found.add(threading.get_ident())
        return real(source, file)

    monkeypatch.setattr(read, "_document", noting)
    _rules.cache_clear()
    yield found
    _rules.cache_clear()


def asked(server: Running, client: Client, method: str, path: str, body: Any = None) -> Any:
    content = b"" if body is None else json.dumps(body).encode()
    status, _, answer = call(server, method, path, content, **bearer(client))
    assert status == 200, answer
    return json.loads(answer)


def test_a_long_house_rule_is_never_read_in_the_loop(read_in: set[int], tmp_path: Path) -> None:
    assert 39_000 < len(LONG) < 41_000
    with running(tmp_path) as server:
        loop = server.inside(threading.get_ident)
        ana = Client(server.address, name="Ana")
        id = asked(server, ana, "POST", "/api/me/houses", {"text": LONG})["id"]
        case = {"book": "classic", "irregularity": "improper_deal", "house": LONG}
        question = {"position": "classic house=long hand1=444", "house": LONG}
        for method, path, body in (
            ("GET", "/api/me/houses", None),
            ("GET", f"/api/houses/{id}", None),
            ("POST", "/api/referee", case),
            ("POST", "/api/pads/form", {"book": "classic", "house": LONG}),
            ("POST", "/api/tables", {"house": LONG, "players": 2, "public": True}),
        ):
            _rules.cache_clear()
            read_in.clear()
            asked(server, ana, method, path, body)
            assert read_in, path
            assert loop not in read_in, path
        read_in.clear()
        asked(server, ana, "POST", "/api/houses/check", {"text": LONG})
        asked(server, ana, "POST", "/api/positions/legal", question)
        asked(server, ana, "GET", f"/api/houses/{id}/opened")
        asked(server, ana, "POST", "/api/houses/opened", {"text": LONG})
        asked(server, ana, "GET", f"/api/rules/compare?books=classic,house:{id}")
        assert not read_in  # another process has read it


@pytest.mark.parametrize("comes", ["/api/tables", "/api/me/tables", "/api/tables/{}", "socket"])
def test_nor_when_its_table_is_read_from_the_disk(comes: str, read_in: set[int], tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ana = Client(server.address, name="Ana")
        table = ana.open_table(house=LONG, players=2, public=True).id
    _rules.cache_clear()
    read_in.clear()
    with running(tmp_path) as server:
        loop = server.inside(threading.get_ident)
        ana = Client(server.address, token=ana.token)
        if comes == "socket":
            with ana.join(table) as seat:
                seat.sit()
        else:
            asked(server, ana, "GET", comes.format(table))
        assert read_in
        assert loop not in read_in
