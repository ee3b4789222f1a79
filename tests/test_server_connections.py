"""Connections over HTTP that nobody uses, requests that are none, and what may be asked for without limit."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import InvalidStatus

from canasta.client import Client
from canasta.server.settings import Limits
from canasta.server.web.connections import HttpConnection
from tests.serving import GENEROUS, Running, running, wait_for
from tests.test_server_hostile import bearer, call, socket_of

#: A request whose answer is a large one.
LARGE = b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(HttpConnection, "patience", 0.3)
        with running(tmp_path_factory.mktemp("server")) as found:
            yield found


@contextmanager
def connected(server: Running) -> Iterator[socket.socket]:
    parts = urlsplit(server.address)
    with socket.socket() as found:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        found.settimeout(60)
        found.connect((parts.hostname, parts.port))
        yield found


def all_of(connection: socket.socket) -> bytes:
    """All that comes until the other side lets go."""
    found = b""
    try:
        while part := connection.recv(65536):
            found += part
    except ConnectionResetError:
        pass
    return found


@pytest.mark.parametrize(
    "before", [b"", b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"], ids=["at first", "after another"]
)
def test_who_does_not_come_to_the_end_of_a_request_is_let_go(before: bytes, server: Running) -> None:
    with connected(server) as connection:
        if before:
            connection.sendall(before)
            assert connection.recv(65536).startswith(b"HTTP/1.1 200")
        connection.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
        assert all_of(connection) in (b"", b"ok\n")


def test_who_says_nothing_is_let_go(server: Running) -> None:
    with connected(server) as connection:
        assert all_of(connection) == b""


def test_a_socket_may_say_nothing(server: Running) -> None:
    with socket_of(server, **bearer(Client(server.address, name="Ana"))) as connection:
        time.sleep(4 * HttpConnection.patience)
        assert connection.ping().wait(60)


def test_a_request_that_trickles_in_is_not_waited_for(server: Running) -> None:
    with connected(server) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\n")
        until = time.monotonic() + 60
        try:
            while time.monotonic() < until:
                connection.sendall(b"X: x\r\n")
                time.sleep(0.02)
        except (BrokenPipeError, ConnectionResetError):
            return
    raise AssertionError


def test_who_does_not_read_an_answer_is_let_go(server: Running) -> None:
    with connected(server) as connection:
        connection.sendall(LARGE * 40)
        wait_for(lambda: not server.connections)


@pytest.mark.parametrize(
    "sent",
    [
        b"\x00\xff\r\n\r\n",
        b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
        b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
        b"POST /api/guests HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /api/tables/%ff%00/../x?invite=%ff HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
        b"GET /api/socket HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\nUpgrade: h2c\r\nConnection: upgrade, close\r\n\r\n",
        b"GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: upgrade\r\n\r\n",
    ],
)
def test_what_is_no_request_of_ours_is_no_error_of_ours(sent: bytes, server: Running) -> None:
    with connected(server) as connection:
        connection.sendall(sent)
        answer = connection.recv(65536)
    assert answer.startswith(b"HTTP/1.1 4") or b"healthz" in sent
    assert b"Traceback" not in answer


def test_nothing_may_be_asked_for_as_often_as_one_likes(tmp_path: Path) -> None:
    limits = Limits(**{**vars(GENEROUS), "requests": 0.001, "requests_burst": 5})
    with running(tmp_path, limits=limits) as server:
        paths = ("/api/openapi.json", "/healthz", "/readyz", "/metrics", "/api/tables")
        assert [call(server, "GET", path)[0] for path in paths * 2] == [200] * 5 + [429] * 5
        with pytest.raises(InvalidStatus):
            socket_of(server).__enter__()
