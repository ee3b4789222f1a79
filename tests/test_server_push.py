"""Web Push: the RFC's example, alerts that a real receiver decrypts, and addresses that are refused."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from canasta.client import Client, ServerError
from canasta.client.client import new_key
from canasta.messages import LANGUAGES, text
from canasta.server.push import request
from canasta.server.push.encryption import LONGEST, PushKeys, encrypt, from_base64url
from canasta.server.push.request import check_endpoint, post
from canasta.server.settings import ServerSettings
from canasta.wire import protocol
from canasta.wire.people import Export
from canasta.wire.push import PushInfo
from tests.push_service import Browser, PushService, check_vapid, push_service
from tests.serving import Running, running, wait_for
from tests.test_server_friends import have_played
from tests.test_server_hostile import bearer, call
from tests.test_server_slow_tables import at_slow_table, play_turn, turn_of

pytestmark = pytest.mark.homes


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with push_service() as found:
        yield found


#: A response whose head does not end.
LONG = b"HTTP/1.1 200 OK\r\n" + b"x: y\r\n" * 10_000
#: A server that sends to the receiver on this machine.
LOCAL: dict[str, Any] = {
    "push_private": True, "push_services": ("127.0.0.1",), "push_delay": 0.05, "push_retry": 0.05,
    "idle_seconds": 0.5,
}  # fmt: skip


@pytest.fixture(scope="module")
def server(server_folder: Path) -> Iterator[Running]:
    with running(server_folder, **LOCAL) as found:
        yield found


def subscribed(client: Client, service: PushService) -> Browser:
    """Subscribe a client's session."""
    browser = Browser(f"{service.address}/push/{new_key()}")
    assert client.call("PUT", "/api/me/push", PushInfo, browser.subscription()).on
    return browser


def refused(client: Client, body: object, error: str = "server.no_push") -> None:
    with pytest.raises(ServerError) as problem:
        client.call("PUT", "/api/me/push", PushInfo, body)
    assert problem.value.error == error


def test_the_example_of_rfc_8291() -> None:
    browser = Browser(
        "",
        int.from_bytes(from_base64url("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), "big"),
        from_base64url("BTBZMqHH6r4Tts7J_aSIgg"),
    )
    body = encrypt(
        b"When I grow up, I want to be a watermelon",
        PushKeys(browser.public, browser.auth),
        private=from_base64url("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
        salt=from_base64url("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert body == from_base64url(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w"
        "EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert browser.decrypt(body) == b"When I grow up, I want to be a watermelon"
    other = encrypt(b"x" * LONGEST, PushKeys(browser.public, browser.auth))
    assert browser.decrypt(other) == b"x" * LONGEST
    with pytest.raises(ValueError, match="at most"):
        encrypt(b"x" * (LONGEST + 1), PushKeys(browser.public, browser.auth))


def test_a_turn_at_a_slow_table_is_announced_once_to_the_player_who_is_away(
    server: Running, service: PushService
) -> None:
    seats = at_slow_table(server)
    place = turn_of(seats[0].client)[0]
    mover, waits = seats[place - 1], seats[2 - place]
    browser, own = subscribed(waits.client, service), subscribed(mover.client, service)
    for seat in seats:
        seat.close()
    play_turn(server, mover.client, mover.table)
    wait_for(lambda: service.messages(browser))
    (message,) = service.messages(browser)
    name = mover.client.person.name
    assert message == {
        "title": "Your turn", "body": f"At the table with {name}.",
        "url": f"/table/{mover.table}", "tag": f"/table/{mover.table}",
    }  # fmt: skip
    _, headers, body = service.received[-1]
    claims = check_vapid(headers["Authorization"], service.address)
    assert 0 < claims["exp"] - time.time() <= 24 * 3600
    assert (headers["Content-Encoding"], headers["TTL"]) == ("aes128gcm", "86400")
    assert name.encode() not in body  # encrypted
    waits.client.export()
    time.sleep(0.7)  # the table is dropped from memory, and nothing more is sent
    assert len(service.messages(browser)) == 1
    assert all(each["url"] != "" for each in service.messages(own))


def test_an_invitation_and_a_rematch_are_announced_in_the_language_of_the_device(
    server: Running, service: PushService
) -> None:
    ana, bruno = (Client(server.address, name=name) for name in ("Ana", "Bruno"))
    have_played(server, ana, bruno)
    browser = Browser(f"{service.address}/push/{new_key()}")
    body = json.dumps(browser.subscription()).encode()
    assert call(server, "PUT", "/api/me/push", body, accept_language="es", **bearer(bruno))[0] == 200
    table = ana.open_table(players=2)
    for _ in range(2):  # announced once
        ana.call("POST", f"/api/me/friends/{bruno.person.id}/invite", dict, {"table": table.id})
    wait_for(lambda: service.messages(browser))
    assert [each["title"] for each in service.messages(browser)] == ["Ana te invita a jugar"]
    with ana.join(table.id) as first:
        first.sit()
        with bruno.join(table.id, invite=str(table.invite)) as second:
            second.sit()
            first.start()
            for seat in (first, second):
                while seat.update is None:
                    seat.receive(60)
            for seat in (first, second):
                seat.do(protocol.Abandon(key=new_key()))
        wait_for(lambda: not server.info(table.id).places[1].present)
        first.do(protocol.Rematch(key=new_key()))
    wait_for(lambda: any(each["title"] == "¿Otra partida?" for each in service.messages(browser)))


def test_a_gone_subscription_is_deleted_and_a_busy_service_is_asked_again(
    server: Running, service: PushService
) -> None:
    ana, bruno, carla = (Client(server.address, name=name) for name in ("Ana", "Bruno", "Carla"))
    have_played(server, ana, bruno, carla)
    table = ana.open_table(players=4)
    gone = subscribed(bruno, service)
    service.answers += [(410, {})]
    ana.call("POST", f"/api/me/friends/{bruno.person.id}/invite", dict, {"table": table.id})
    wait_for(lambda: service.messages(gone))
    wait_for(lambda: not bruno.call("GET", "/api/me/push", PushInfo).on)
    busy = subscribed(carla, service)
    service.answers += [(429, {"Retry-After": "0"}), (503, {})]
    ana.call("POST", f"/api/me/friends/{carla.person.id}/invite", dict, {"table": table.id})
    wait_for(lambda: len(service.messages(busy)) == 3)
    assert carla.call("GET", "/api/me/push", PushInfo).on


def test_a_subscription_ends_with_its_session_and_is_exported(server: Running, service: PushService) -> None:
    (ana,) = (Client(server.address, name="Ana"),)
    assert not ana.call("GET", "/api/me/push", PushInfo).on
    browser = subscribed(ana, service)
    told: Export = ana.export()
    assert [each.endpoint for each in told.push] == [browser.endpoint]
    assert not ana.call("DELETE", "/api/me/push", PushInfo).on
    again = subscribed(ana, service)
    ana.log_out()
    with server.store() as store:
        rows = store._connection.execute("SELECT endpoint FROM push_subscriptions").fetchall()
    assert (again.endpoint,) not in rows


def test_the_key_is_made_once_and_survives_a_restart(tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        with running(tmp_path) as server:
            client = Client(server.address, name="Ana")
            keys += [client.call("GET", "/api/me/push", PushInfo).key for _ in range(2)]
    assert len(set(keys)) == 1
    assert len(from_base64url(keys[0])) == 65


def test_only_known_services_and_sound_keys_are_accepted(tmp_path: Path) -> None:
    good = Browser("https://fcm.googleapis.com/fcm/send/x").subscription()
    with running(tmp_path) as server:
        ana = Client(server.address, name="Ana")
        assert ana.call("PUT", "/api/me/push", PushInfo, good).on
        for endpoint in (
            "http://fcm.googleapis.com/x", "https://fcm.googleapis.com:8443/x", "https://example.org/x",
            "https://127.0.0.1/x", "https://[::1]/x", "https://ana@fcm.googleapis.com/x",
            "https://fcm.googleapis.com.example.org/x", "https://notfcm.googleapis.com/x", "nonsense",
            "https://fcm.googleapis.com/x\r\nHost: y", "https://fcm.googleapis.com:port/x",
        ):  # fmt: skip
            refused(ana, {**good, "endpoint": endpoint})
        for keys in ({"p256dh": "AAAA"}, {"auth": "AAAA"}, {"p256dh": good["keys"]["p256dh"][:-4] + "AAAA"}):
            refused(ana, {**good, "keys": {**good["keys"], **keys}})
        refused(ana, {**good, "endpoint": "x" * 1001}, "server.malformed")
        refused(ana, {"endpoint": good["endpoint"]}, "server.malformed")
        guest = Client(server.address, name="Guest")
        guest.token = "wrong"
        refused(guest, good, "server.sign_in")


@pytest.mark.parametrize(
    "address", ["127.0.0.1", "10.0.0.1", "192.168.1.1", "169.254.169.254", "::1", "fd00::1"]
)
def test_a_known_name_at_a_private_address_is_not_called(
    address: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def resolve(*_: object, **__: object) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 443))]

    async def attempt() -> None:
        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", resolve)
        await post(ServerSettings(tmp_path / "x.db"), "https://fcm.googleapis.com/x", {}, b"")

    with pytest.raises(OSError, match="no public address"):
        asyncio.run(attempt())


@pytest.mark.parametrize(
    "answer", [b"nonsense\r\n\r\n", b"HTTP/1.1 200 OK\r\n" + b"x: y\r\n" * 10_000, b"", None]
)
def test_a_service_that_answers_badly_or_not_at_all_is_given_up(
    answer: bytes | None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(request, "_PATIENCE", 0.5)

    async def attempt() -> None:
        done, gone = asyncio.Event(), asyncio.Event()

        async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.read(100)
            writer.write(answer or b"")
            if answer is None:
                await done.wait()
            writer.close()
            gone.set()

        listening = await asyncio.start_server(talk, "127.0.0.1", 0)
        port = listening.sockets[0].getsockname()[1]
        settings = ServerSettings(tmp_path / "x.db", push_services=("127.0.0.1",), push_private=True)
        try:
            await post(settings, f"http://127.0.0.1:{port}/x", {}, b"hello")
        finally:
            done.set()
            await gone.wait()
            listening.close()
            await asyncio.sleep(0.01)  # the transports close in the next pass of the loop

    with pytest.raises((OSError, ValueError)):
        asyncio.run(attempt())


def test_services_of_all_great_browsers_are_known(tmp_path: Path) -> None:
    settings = ServerSettings(tmp_path / "x.db")
    for host in (
        "fcm.googleapis.com", "updates.push.services.mozilla.com", "web.push.apple.com",
        "wns2-par02p.notify.windows.com",
    ):  # fmt: skip
        assert check_endpoint(settings, f"https://{host}/x").hostname == host


def test_alerts_are_written_in_every_language() -> None:
    for alert in ("turn", "invited", "rematch"):
        said = {text(f"alert.{alert}", language=language, name="Ana") for language in LANGUAGES}
        assert len(said) == len(LANGUAGES)
