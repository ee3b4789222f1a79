"""Malicious or broken clients: a message for each, never a traceback, never a stuck table."""

from __future__ import annotations

import http.client
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.routing import Route
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from canasta.client import Client, ServerError
from canasta.messages import UserError
from canasta.server.settings import Limits
from canasta.server.tables.indexes import HOSTING
from canasta.server.tables.room import first_entry
from canasta.server.tables.rules import rules_of
from canasta.server.web.api import ENDPOINTS
from canasta.server.web.openapi import openapi
from canasta.wire import encode, protocol
from canasta.wire.tables import NewTable
from tests.serving import GENEROUS, Running, running, seated, update_of

pytestmark = pytest.mark.homes(long=True)


@pytest.fixture(scope="module")
def server(server_folder: Path) -> Iterator[Running]:
    with running(server_folder) as found:
        yield found


def call(
    server: Running, method: str, path: str, body: bytes = b"", **headers: str
) -> tuple[int, dict[str, str], bytes]:
    """Send a request as a third-party program would."""
    connection = http.client.HTTPConnection(urlsplit(server.address).netloc, timeout=60)
    try:
        connection.request(
            method, path, body, {name.replace("_", "-"): value for name, value in headers.items()}
        )
        answer = connection.getresponse()
        return answer.status, dict(answer.getheaders()), answer.read()
    finally:
        connection.close()


def socket_of(server: Running, **headers: str) -> Any:
    address = server.address.replace("http", "ws") + "/api/socket"
    return connect(address, additional_headers=headers, compression=None, proxy=None)


def bearer(client: Client) -> dict[str, str]:
    return {"Authorization": f"Bearer {client.token}"}


# --- HTTP -------------------------------------------------------------------------------------------

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=6,
)


@pytest.fixture(scope="module")
def ana(server: Running) -> Client:
    return Client(server.address, name="Ana")


@pytest.fixture(scope="module")
def opened(ana: Client) -> str:
    return ana.open_table(public=True).id


@given(data=st.data())
@settings(max_examples=80, deadline=None, suppress_health_check=list(HealthCheck))
def test_whatever_is_posted_no_answer_is_an_error_of_ours(
    data: st.DataObject, server: Running, ana: Client, opened: str
) -> None:
    endpoint = data.draw(st.sampled_from([each for each in ENDPOINTS if each.path != "/api/me"]))
    table = data.draw(st.sampled_from([opened, "nothing", "%00", "..", "a" * 300]))
    commands = [
        "sit",
        "stand",
        "bot",
        "remove",
        "start",
        "pause",
        "act",
        "play",
        "undo",
        "try",
        "call",
        "rule",
        "next",
    ]
    body = data.draw(
        st.binary(max_size=60)
        | JSON.map(lambda value: json.dumps(value).encode())
        | st.fixed_dictionaries(
            {"do": st.sampled_from(commands), "key": st.text(max_size=5)},
            optional={
                "place": st.integers(-2, 9), "level": st.text(max_size=8), "on": st.booleans(),
                "actions": st.lists(st.sampled_from(["draw", "discard K", "fly", "lay KKK"]), max_size=3),
                "line": st.text(max_size=20), "decision": st.text(max_size=20), "action": st.text(max_size=9),
            },
        ).map(lambda value: json.dumps(value).encode())
    )  # fmt: skip
    if endpoint.path == "/api/session":
        return
    status, _, answer = call(
        server,
        endpoint.method,
        re.sub("{.*?}", table, endpoint.path),
        body,
        **(bearer(ana) if data.draw(st.booleans()) else {}),
    )
    assert status < 500, answer
    assert b"Traceback" not in answer
    found = json.loads(answer)
    assert status == 200 or found["sentence"]


def test_no_redirect_leads_to_a_host_that_the_caller_names(server: Running) -> None:
    """Every address with and without a trailing slash: a redirect stays on the requested host."""
    paths = {each.path for each in server.server.app().routes if isinstance(each, Route)}
    paths |= {"//evil.example", "//evil.example/", "/%2Fevil.example/", "/new//", "/\\evil.example/"}
    redirected = {}
    for path in sorted(paths):
        base = re.sub("{.*?}", "x", path)
        for asked in (base, base.rstrip("/") + "/"):
            for method in ("GET", "POST"):
                found = call(server, method, f"{asked}?next=//evil.example", b"", Host="evil.example")
                if location := found[1].get("location"):
                    redirected[asked] = location
                    assert 300 <= found[0] < 400
                assert found[0] < 500
    assert {"/new/", "/lobby/", "/account/"} <= set(redirected)
    for asked, location in redirected.items():
        assert location == f"{asked.rstrip('/')}?next=//evil.example"
        assert re.match("/[a-z]", location)
    assert call(server, "GET", "/new/")[1]["location"] == "/new"


def test_errors_are_told_in_the_language_of_the_caller(server: Running) -> None:
    status, _, answer = call(server, "GET", "/api/me", Accept_Language="es-AR,es;q=0.9")
    assert (status, json.loads(answer)["error"]) == (401, "server.sign_in")
    assert "Entra primero" in answer.decode()
    status, headers, answer = call(server, "PUT", "/api/me")
    assert (status, json.loads(answer)["error"]) == (405, "server.no_page")
    assert "GET" in headers["allow"]
    assert call(server, "GET", "/api/me", Authorization="Bearer nonsense")[0] == 401


def test_a_page_of_another_site_can_do_nothing(server: Running) -> None:
    status, headers, _ = call(server, "POST", "/api/guests", b'{"name":"Ana"}', Origin=server.address)
    assert status == 200
    cookie = headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie
    pair = cookie.split(";")[0]
    body = b'{"public":true}'
    for origin in ("http://evil.example", "null", server.address + ".evil.example", "http://127.0.0.1"):
        assert call(server, "POST", "/api/tables", body, Cookie=pair, Origin=origin)[0] == 403
        with pytest.raises(InvalidStatus):
            socket_of(server, Cookie=pair, Origin=origin).__enter__()
    assert call(server, "POST", "/api/tables", body, Cookie=pair)[0] == 401  # a form of another site
    assert call(server, "POST", "/api/tables", body, Cookie=pair, Origin=server.address)[0] == 200
    assert call(server, "GET", "/api/me", Cookie=pair)[0] == 200
    with socket_of(server, Cookie=pair, Origin=server.address) as socket:
        assert '"hello"' in socket.recv(60)


def test_a_session_that_was_ended_is_nobody(server: Running) -> None:
    client = Client(server.address, name="Ana")
    assert call(server, "DELETE", "/api/session", b"", **bearer(client))[0] == 200
    assert call(server, "GET", "/api/me", b"", **bearer(client))[0] == 401
    other = Client(server.address, name="Ana")
    assert call(server, "DELETE", "/api/me", b"", **bearer(other))[0] == 200
    assert call(server, "GET", "/api/me", b"", **bearer(other))[0] == 401


@pytest.mark.parametrize("name", ["", "a" * 65, "a" * 41, "A\u0007", "Ana, Bruno", "#1", "   ", "\u0000"])
def test_names_that_no_record_could_hold_are_refused(name: str, server: Running) -> None:
    with pytest.raises(ServerError):
        Client(server.address, name=name)


def test_what_is_too_large_is_not_read(server: Running) -> None:
    status, _, answer = call(server, "POST", "/api/guests", b"x" * 200_000)
    assert (status, json.loads(answer)["error"]) == (413, "server.too_large")


def test_a_file_that_would_keep_its_reader_busy_is_not_read(server: Running) -> None:
    """A TOML reader takes ten seconds for ten thousand dots, and any client may ask the referee."""
    dots = "a" + ".a" * 20_000
    for text in (f"{dots} = 1", f"[{dots}]", f"x = {{{dots} = 1}}"):
        body = {"book": "classic", "irregularity": "x", "house": text}
        status, _, answer = call(server, "POST", "/api/referee", json.dumps(body).encode())
        assert (status, json.loads(answer)["error"]) == (409, "house.error.absurd")
    one, other = (rules_of(NewTable(book="boat", target=target)) for target in (500, 600))
    assert one is other  # many tables have the same rules, which are read once


def test_a_game_that_cannot_be_read_is_told_without_the_name_of_a_file(server: Running) -> None:
    ana = Client(server.address, name="Ana")
    with server.store() as store:
        entries = [first_entry(ana.person.id, NewTable(public=True)), ("started", {"game": "games/torn"})]
        store.append_all("tables/torn", entries)
        store.append_all("games/torn", [("game", {"record": "?", "commitment": "", "file": ""})])
    for path in ("", "/record", "/sheets", "/replay"):
        status, _, answer = call(server, "GET", f"/api/tables/torn{path}", b"", **bearer(ana))
        assert (status, json.loads(answer)["error"]) == (409, "server.unreadable")
        assert str(server.server.settings.file.parent) not in answer.decode()
    with server.store() as store:
        store.set_listed(HOSTING + ana.person.id, "tables/torn")
    assert ana.delete_me()  # and it blocks no client here


@pytest.mark.homes("sqlite")
def test_health_and_metrics_can_be_asked_for(server: Running) -> None:
    assert call(server, "GET", "/healthz")[0] == call(server, "GET", "/readyz")[0] == 200
    with server.store() as store, store.connection() as disk:
        before = disk.execute("PRAGMA data_version").fetchone()
        assert call(server, "GET", "/readyz")[0] == 200
        assert disk.execute("PRAGMA data_version").fetchone() != before  # it does write something
    metrics = call(server, "GET", "/metrics")[2].decode()
    assert "canasta_write_seconds_bucket" in metrics
    assert "canasta_loop_lag_seconds_count" in metrics
    assert "canasta_tables " in metrics
    named = {re.split(r"[ {]", line)[0] for line in metrics.splitlines() if not line.startswith("#")}
    named = {re.sub(r"_(bucket|sum|count)$", "", name) for name in named}
    assert set(re.findall(r"^# HELP (\w+) [A-Z].+\.$", metrics, re.MULTILINE)) == named
    assert set(re.findall(r"^# TYPE (\w+) (?:counter|gauge|histogram)$", metrics, re.MULTILINE)) == named
    page = call(server, "GET", "/", Host='<script>"')[2].decode()
    assert "<script>" not in page


def test_what_cannot_be_done_with_an_address_is_told_like_all_else(server: Running) -> None:
    for method, path, wanted in (("PUT", "/healthz", 405), ("GET", "/nowhere", 404)):
        status, headers, answer = call(server, method, path)
        assert (status, json.loads(answer)["error"]) == (wanted, "server.no_page")
        assert ("allow" in headers) == (status == 405)


def test_the_interface_describes_itself(server: Running) -> None:
    described = json.loads(call(server, "GET", "/api/openapi.json")[2])
    assert described == json.loads(json.dumps(openapi(ENDPOINTS)))
    assert set(described["paths"]) == {each.path for each in ENDPOINTS}
    operations = [each for path in described["paths"].values() for each in path.values()]
    bodies = [each["requestBody"] for each in operations if "requestBody" in each]
    assert bodies
    assert all(body["required"] for body in bodies)
    references = set()

    def collect(part: Any) -> None:
        if isinstance(part, dict):
            references.update([part["$ref"]] if "$ref" in part else [])
            for each in part.values():
                collect(each)
        elif isinstance(part, list):
            for each in part:
                collect(each)

    collect(described)
    known = {f"#/components/schemas/{name}" for name in described["components"]["schemas"]}
    assert {reference for reference in references if isinstance(reference, str)} <= known


# --- Sockets ----------------------------------------------------------------------------------------


def test_who_does_not_say_who_they_are_is_shown_out(server: Running) -> None:
    for headers in ({}, {"Authorization": "Bearer nonsense"}, {"Cookie": "canasta=nonsense"}):
        with socket_of(server, **headers) as socket, pytest.raises(ConnectionClosed) as closed:
            socket.recv(60)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401


@pytest.fixture(scope="module")
def socket(server: Running) -> Iterator[Any]:
    with socket_of(server, **bearer(Client(server.address, name="Ana"))) as found:
        found.recv(60)
        yield found


@given(frame=st.one_of(st.text(max_size=200), st.binary(max_size=200), JSON.map(json.dumps)))
@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
def test_frames_that_are_no_messages_are_answered_and_nothing_breaks(frame: Any, socket: Any) -> None:
    socket.send(frame)
    assert json.loads(socket.recv(60))["error"] == "server.malformed"
    socket.send('{"type":"ping","id":7}')
    assert json.loads(socket.recv(60)) == {"type": "pong", "id": 7}


def test_out_of_turn_and_made_up_messages_change_nothing(server: Running) -> None:
    seats = seated(server, 2)
    with seats[0], seats[1]:
        seats[0].start()
        waiting = next(seat for seat in seats if not update_of(seat).view.offers)
        entries = server.match(waiting.table).entries
        for command in (
            protocol.Act(key="1", actions=["draw"]),
            protocol.Act(key="2", actions=["discard K"], card="KS1"),
            protocol.Act(key="3", actions=["fly"]),
            protocol.Act(key="4", actions=["draw"] * 60),
            protocol.Play(key="5", line="draw; discard K; lay 4444"),
            protocol.Play(key="6", line=""),
            protocol.Undo(key="7"),
            protocol.Try(key="8", action="draw"),
            protocol.Call(key="9"),
            protocol.Next(key="10"),
            protocol.Rule(key="11", decision="x"),
            protocol.Sit(key="12", place=1),
        ):
            if isinstance(command, protocol.Sit):
                assert waiting.do(command)  # a seated player stays seated
                continue
            with pytest.raises(ServerError) as problem:
                waiting.do(command)
            assert problem.value.error != "server.wrong"
        assert len(entries) == 1
        with pytest.raises(ServerError) as problem:
            next(seat for seat in seats if seat is not waiting).ask(protocol.AskCards(["K\n"]))
        assert problem.value.error == "server.card"
        for seat in seats:
            for line in ("discard 4 4", "take KKK", "why", ";;;", "🂡", "x" * 999):
                with pytest.raises(ServerError) as problem:
                    seat.do(protocol.Play(key=line[:20], line=line))
                assert problem.value.error != "server.wrong"
        assert len(entries) == 1


def test_a_message_that_is_too_long_ends_the_connection(server: Running) -> None:
    client = Client(server.address, name="Ana")
    with socket_of(server, **bearer(client)) as socket:
        socket.recv(60)
        socket.send("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            socket.recv(60)


def test_a_command_that_cannot_be_is_refused_in_words_to_whoever_waits_for_it(server: Running) -> None:
    client = Client(server.address, name="Ana")
    with client.join(client.open_table(public=True).id) as seat:
        with pytest.raises(ServerError, match=r"Expected `int` >= 1 - at `\$\.command\.place`") as problem:
            seat.sit(0)
        assert problem.value.error == "server.malformed"
        with pytest.raises(ServerError, match=r"at `\$\.question\.cards"):
            seat.ask(protocol.AskCards(cards=[]))
        with pytest.raises(UserError, match="too large"):
            seat.chat("x" * 100_000)
        seat.sit(1)


def test_a_client_that_is_too_fast_goes_on_more_slowly(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = Limits(**{**vars(GENEROUS), "rate": 10, "burst": 3})
    with running(tmp_path_factory.mktemp("server"), limits=limits) as server:
        client = Client(server.address, name="Ana")
        with client.join(client.open_table(public=True).id) as seat:
            for place in (1, 2, 3, 4) * 3:
                seat.sit(place)
            [table] = client.tables()
            assert table.places[3].person == client.person.id


def _flood(socket: Any) -> list[Any]:
    """Send far too much, and return what comes back until the connection is closed."""
    told = []
    try:
        for number in range(1, 201):
            socket.send(f'{{"type":"ping","id":{number}}}')
        for _ in range(300):
            told.append(json.loads(socket.recv(60)))
    except ConnectionClosed:
        return told
    raise AssertionError(told)


def test_who_floods_is_refused_and_then_shut_out(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = Limits(
        rate=1, burst=20, flood=50, requests=1, requests_burst=12, guests=0.01, guests_burst=3,
        subscriptions=1, tables=1,
    )  # fmt: skip
    with running(tmp_path_factory.mktemp("server"), limits=limits) as server:
        clients = [Client(server.address, name=name) for name in ("Ana", "Bruno", "Carla")]
        with pytest.raises(ServerError, match="too fast"):
            Client(server.address, name="Dora")
        table = clients[0].open_table(public=True).id
        with pytest.raises(ServerError, match="1 open tables"):
            clients[0].open_table(public=True)
        with socket_of(server, **bearer(clients[1])) as socket:
            told = _flood(socket)
        heard = [each["id"] for each in told if each["type"] in ("pong", "refused")]
        assert heard == list(range(1, len(heard) + 1))  # all are answered, up to the limit
        assert [each.get("error") for each in told].count("server.too_fast") <= limits.flood
        assert sum(each["type"] == "pong" for each in told) <= 22
        statuses = [call(server, "GET", f"/api/tables/{table}")[0] for _ in range(20)]
        assert 429 in statuses


def test_a_question_counts_for_several_messages(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = Limits(**{**vars(GENEROUS), "rate": 0.001, "burst": 11})
    with running(tmp_path_factory.mktemp("server"), limits=limits) as server:
        client = Client(server.address, name="Ana")
        with client.join(client.open_table(public=True).id) as seat:  # which is the first
            errors = []
            for _ in range(3):
                with pytest.raises(ServerError) as problem:
                    seat.ask(protocol.AskSheets())
                errors.append(problem.value.error)
            assert errors == ["server.no_game", "server.no_game", "server.too_fast"]
            seat.sit()


def test_somebody_who_does_not_read_is_let_go_and_the_table_plays_on(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    limits = Limits(**{**vars(GENEROUS), "queue": 20_000})
    with running(tmp_path_factory.mktemp("server"), limits=limits) as server:
        (seat,) = seated(server, 1, players=2, public=True)
        with seat:
            seat.start(bots="simple")
            update_of(seat, own=True)
            hub = server.hub
            table = hub.tables[seat.table]
            (connection,) = table.subscriptions
            connection._writer.blocked = True  # as if the client did not read
            message = encode(protocol.ChatMessage(seat.table, 0, "", "", line="a" * 1000))
            for _ in range(50):
                hub.database._loop.call_soon_threadsafe(connection.send, message)
            seat.do(protocol.Act(key="a", actions=["draw"]))  # over a new connection
            assert hub.metrics.counts["slow_readers"] == 1
