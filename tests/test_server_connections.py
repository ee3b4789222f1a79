"""Connections: too many from one address, idle ones, invalid requests and too many requests."""

from __future__ import annotations

import json
import logging
import socket
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from ipaddress import ip_network
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import InvalidStatus

from canasta.client import Client, ServerError
from canasta.server.settings import Limits
from canasta.server.web.connections import HttpConnection
from tests.serving import GENEROUS, Running, running, wait_for
from tests.test_server_hostile import bearer, call, socket_of

pytestmark = pytest.mark.homes(long=True)

#: A request with a large answer.
LARGE = b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"


@pytest.fixture(scope="module")
def server(server_folder: Path) -> Iterator[Running]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(HttpConnection, "patience", 0.3)
        with running(server_folder) as found:
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
    """Read everything until the peer closes the connection."""
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


def test_a_socket_is_kept_however_long_nothing_is_said(server: Running) -> None:
    with socket_of(server, **bearer(Client(server.address, name="Ana"))) as playing:
        assert json.loads(playing.recv(60))["type"] == "hello"
        with connected(server) as silent:
            assert all_of(silent) == b""  # which came later, and was awaited
        playing.send('{"type":"ping","id":7}')
        assert json.loads(playing.recv(60)) == {"type": "pong", "id": 7}


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


@pytest.mark.parametrize(
    ("sent", "more"),
    [
        (b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{}", b""),
        (b"PUT /healthz HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", b""),
        (b"GET /nowhere HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n", b"zz\r\n"),
    ],
    ids=["hangs up in the middle", "goes on with nonsense", "goes on with nonsense after the answer"],
)
def test_whatever_a_client_does_to_its_own_request_is_no_error_of_ours(
    sent: bytes, more: bytes, server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    with connected(server) as connection:
        connection.sendall(sent)
        if more:
            assert connection.recv(65536).startswith(b"HTTP/1.1 404")
            connection.sendall(more)
            assert b"HTTP" not in all_of(connection)  # there is only one answer
    wait_for(lambda: not server.connections)
    server.inside(lambda: None)
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


def test_nothing_may_be_asked_for_as_often_as_one_likes(tmp_path: Path) -> None:
    limits = Limits(**{**vars(GENEROUS), "requests": 0.001, "requests_burst": 5})
    with running(tmp_path, limits=limits) as server:
        paths = ("/api/openapi.json", "/healthz", "/readyz", "/metrics", "/api/tables")
        assert [call(server, "GET", path)[0] for path in paths * 2] == [200] * 5 + [429] * 5
        with pytest.raises(InvalidStatus):
            socket_of(server).__enter__()
        assert server.hub.metrics.counts["refused"] == 6


# --- Clients that do not wait -------------------------------------------------------------------------

_THINK = "classic players=2 turn=1:play hand1=KKKQQ995 setsA=777 pile=4"


def asked(client: Client, path: str, position: str) -> bytes:
    """Return a question about a position as a request."""
    body = json.dumps({"position": position}).encode()
    head = f"POST /api/positions/{path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {client.token}\r\n"
    return head.encode() + f"Content-Length: {len(body)}\r\n\r\n".encode() + body


def test_analyses_of_pages_that_were_left_do_not_count(tmp_path: Path) -> None:
    limits = Limits(**{**vars(GENEROUS), "analyses": 3})
    with running(tmp_path, limits=limits, samples=300) as server:
        ana = Client(server.address, name="Ana")
        counts = server.hub.analysis._busy
        with connected(server) as thinking:
            thinking.sendall(asked(ana, "hint", _THINK))
            wait_for(lambda: counts[ana.person.id] == 1)
            for _ in range(10):  # pages that are opened and left while the only process is busy
                with connected(server) as page:
                    page.sendall(asked(ana, "legal", _THINK))
                    wait_for(lambda: counts[ana.person.id] == 2)
                wait_for(lambda: counts[ana.person.id] == 1)
            # Clients that wait are counted, and so is a job that has started after its client has left.
            with connected(server) as second, connected(server) as third, connected(server) as fourth:
                for each in (second, third):
                    each.sendall(asked(ana, "legal", _THINK))
                wait_for(lambda: counts[ana.person.id] == 3)
                thinking.close()
                fourth.sendall(asked(ana, "legal", _THINK))
                assert fourth.recv(65536).startswith(b"HTTP/1.1 429")
                assert third.recv(65536).startswith(b"HTTP/1.1 200")
        wait_for(lambda: not counts)


# --- Too many from one address ------------------------------------------------------------------------


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep silent connections for as long as a test needs them."""
    monkeypatch.setattr(HttpConnection, "patience", 300.0)


MOST = 6
FEW = Limits(**{**vars(GENEROUS), "connections": MOST})
PROXY = ip_network("127.0.0.1/32")


@contextmanager
def many(server: Running, number: int) -> Iterator[list[socket.socket]]:
    with ExitStack() as opened:
        yield [opened.enter_context(connected(server)) for _ in range(number)]


@pytest.mark.usefixtures("patient")
def test_an_address_with_too_many_connections_is_told_so_and_others_are_not_held_up(tmp_path: Path) -> None:
    with running(tmp_path, limits=FEW) as server:
        ana = Client(server.address, name="Ana")
        with many(server, MOST - 1), socket_of(server, **bearer(ana)) as playing:
            wait_for(lambda: server.hub.open.total == MOST)
            status, headers, answer = call(server, "GET", "/healthz")
            assert (status, headers["Connection"]) == (429, "close")
            assert json.loads(answer)["error"] == "server.many_connections"
            assert f"{MOST} connections" in json.loads(answer)["sentence"]
            answer = call(server, "GET", "/healthz", Accept_Language="es-AR, en;q=0.5")[2]
            assert f"{MOST} conexiones" in json.loads(answer)["sentence"]
            with connected(server) as slow:  # the request arrives in two pieces
                slow.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nAccept-")
                wait_for(lambda: len(server.connections) == MOST + 1)
                slow.sendall(b"Language: es\r\n\r\n")
                assert "conexiones" in all_of(slow).decode()
            with connected(server) as rude:
                rude.sendall(b"\x00\xff\r\n\r\n")
                assert all_of(rude).startswith(b"HTTP/1.1 429")
            with pytest.raises(InvalidStatus) as refused:
                socket_of(server, **bearer(ana)).__enter__()
            assert refused.value.response.status_code == 429
            with pytest.raises(ServerError, match=f"{MOST} connections"):
                ana.join("any")
            playing.send('{"type":"ping","id":7}')  # existing connections stay
            assert [json.loads(playing.recv(60))["type"] for _ in range(2)] == ["hello", "pong"]
        wait_for(lambda: server.hub.open.total == 0)
        assert call(server, "GET", "/healthz")[0] == 200
        assert server.hub.metrics.counts["crowds"] >= 3
        assert server.hub.metrics.counts["refused"] == 6  # two requests, a slow and a rude one, two sockets


@pytest.mark.usefixtures("patient")
def test_thousands_of_connections_are_never_open_at_the_same_time(tmp_path: Path) -> None:
    with running(tmp_path, limits=FEW) as server, many(server, 20 * MOST):
        wait_for(lambda: server.hub.metrics.counts["crowds"] == 19 * MOST)
        # As many as allowed, and as many that read why they are refused; the last one is closed in a moment.
        wait_for(lambda: len(server.connections) <= 2 * MOST)


def through_proxy(server: Running, client: Client, address: str) -> AbstractContextManager[object]:
    headers = {**bearer(client), "X-Forwarded-For": address}
    found: AbstractContextManager[object] = socket_of(server, **headers)
    return found


@pytest.mark.usefixtures("patient")
def test_behind_a_proxy_every_address_has_its_own_connections(tmp_path: Path) -> None:
    with running(tmp_path, limits=FEW, proxies=(PROXY,)) as server, ExitStack() as opened:
        ana = Client(server.address, name="Ana")
        with many(server, 2 * MOST):  # the proxy's own connections are not limited here
            for address in ("198.51.100.1", "198.51.100.2"):
                for _ in range(MOST):
                    opened.enter_context(through_proxy(server, ana, address))
                with pytest.raises(InvalidStatus) as refused:
                    through_proxy(server, ana, address).__enter__()
                assert refused.value.response.status_code == 429
                assert json.loads(refused.value.response.body or b"")["error"] == "server.many_connections"


def test_who_makes_up_where_they_come_from_is_counted_all_the_same(tmp_path: Path) -> None:
    with running(tmp_path, limits=FEW) as server, ExitStack() as opened:
        ana = Client(server.address, name="Ana")
        for number in range(MOST):
            opened.enter_context(through_proxy(server, ana, f"198.51.100.{number}"))
        with pytest.raises(InvalidStatus):
            through_proxy(server, ana, "198.51.100.77").__enter__()


def test_one_person_has_so_many_sockets_and_is_told_so(tmp_path: Path) -> None:
    limits = Limits(**{**vars(GENEROUS), "person_sockets": 2})
    with running(tmp_path, limits=limits) as server, ExitStack() as opened:
        ana, bruno = (Client(server.address, name=name) for name in ("Ana", "Bruno"))
        for _ in range(2):
            opened.enter_context(socket_of(server, **bearer(ana)))
        with pytest.raises(InvalidStatus) as refused:
            socket_of(server, **bearer(ana)).__enter__()
        assert json.loads(refused.value.response.body or b"")["error"] == "server.many_sockets"
        opened.enter_context(socket_of(server, **bearer(bruno)))
