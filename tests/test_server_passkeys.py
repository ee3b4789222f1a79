"""Passkeys with real signatures, where a browser supports them; cookies, renewed tokens, other devices."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from canasta.client import Client
from canasta.server.people.passkeys import site_of
from canasta.storage.people import (
    find_person,
    idle_sessions,
    session_of,
    sessions_of,
    sweep_sessions,
    time_after,
)
from tests.authenticator import Authenticator, b64
from tests.serving import Running, running
from tests.test_server_hostile import bearer, call, socket_of
from tests.test_server_people import PASSWORD, account, is_known

pytestmark = pytest.mark.homes(long=True)

SITE = "https://canasta.example.org"


@pytest.fixture(scope="module")
def server(server_folder: Path) -> Iterator[Running]:
    """Start a server reached by https through a proxy, at localhost, and by its bare address."""
    with running(server_folder, more=[SITE, "http://localhost:8750"]) as found:
        yield found


@pytest.mark.parametrize(
    ("origin", "site"),
    [
        ("https://canasta.example.org", "canasta.example.org"),
        ("http://canasta.example.org", None),  # where browsers make none
        ("http://localhost:8750", "localhost"),
        ("https://192.0.2.1", None),
        ("https:///", None),
    ],
)
def test_passkeys_are_made_where_browsers_make_them(origin: str, site: str | None) -> None:
    assert site_of(origin) == site


def post(server: Running, path: str, body: object = None, origin: str = SITE, **headers: str) -> Any:
    """Post as a page of an origin and return the answer; an error by its id."""
    content = b"" if body is None else json.dumps(body).encode()
    status, _, answer = call(server, "POST", path, content, Origin=origin, **headers)
    found = json.loads(answer)
    assert status < 500
    return found if status == 200 else found["error"]


def enroll(server: Running, client: Client, device: Authenticator, name: str = "Phone") -> Any:
    begun = post(server, "/api/me/passkeys/options", origin=device.origin, **bearer(client))
    body = {
        "challenge": begun["challenge"],
        "name": name,
        "credential": device.create(begun["options"]),
    }
    return post(server, "/api/me/passkeys", body, origin=device.origin, **bearer(client))


def log_in(server: Running, device: Authenticator, *, forged: bool = False) -> Any:
    begun = post(server, "/api/sessions/passkey/options", origin=device.origin)
    body = {"challenge": begun["challenge"], "credential": device.get(begun["options"], forged=forged)}
    return post(server, "/api/sessions/passkey", body, origin=device.origin)


def test_a_passkey_is_made_used_listed_and_removed(server: Running) -> None:
    ana, device = account(server, "Ana"), Authenticator(SITE)
    (kept,) = enroll(server, ana, device)["passkeys"]
    assert (kept["name"], kept["site"], kept["id"]) == (
        "Phone",
        "canasta.example.org",
        b64(device.keys[0].id),
    )
    found = log_in(server, device)
    assert found["person"] == {"id": ana.person.id, "name": "Ana"}
    assert is_known(server, found["token"])
    assert log_in(server, device)["person"]["id"] == ana.person.id
    assert log_in(server, device, forged=True) == "server.wrong_passkey"
    device.keys[0].count = 0  # a copy of the key, whose counter is behind
    assert log_in(server, device) == "server.wrong_passkey"
    device.keys[0].count = 10
    bruno = account(server, "Bruno")
    path = f"/api/me/passkeys/{kept['id']}"
    assert call(server, "DELETE", path, b"", **bearer(bruno))[0] == 404
    assert json.loads(call(server, "DELETE", path, b"", **bearer(ana))[2]) == {"passkeys": []}
    assert log_in(server, device) == "server.wrong_passkey"


def test_an_answer_is_good_once_for_its_challenge_and_its_person(server: Running) -> None:
    carla, dora, device = account(server, "Carla"), account(server, "Dora"), Authenticator(SITE)
    begun = post(server, "/api/me/passkeys/options", **bearer(carla))
    body = {"challenge": begun["challenge"], "name": "x", "credential": device.create(begun["options"])}
    assert post(server, "/api/me/passkeys", body, **bearer(dora)) == "server.passkey_late"
    device.keys.clear()
    enroll(server, carla, device)
    begun = post(server, "/api/sessions/passkey/options")
    answer = device.get(begun["options"])
    sent = {"challenge": begun["challenge"], "credential": answer}
    other = post(server, "/api/sessions/passkey/options")
    assert post(server, "/api/sessions/passkey", {**sent, "challenge": other["challenge"]}) == (
        "server.wrong_passkey"
    )
    assert (
        post(server, "/api/sessions/passkey", {**sent, "challenge": b64(bytes(32))}) == "server.passkey_late"
    )
    assert post(server, "/api/sessions/passkey", sent)["person"]["name"] == "Carla"
    assert post(server, "/api/sessions/passkey", sent) == "server.passkey_late"


def test_a_page_of_another_origin_cannot_use_what_it_was_given(server: Running) -> None:
    emil, device = account(server, "Emil"), Authenticator(SITE)
    enroll(server, emil, device)
    device.origin = "https://canasta.example.org.evil.example"  # what the browser there would sign
    begun = post(server, "/api/sessions/passkey/options")
    body = {"challenge": begun["challenge"], "credential": device.get(begun["options"])}
    assert post(server, "/api/sessions/passkey", body) == "server.wrong_passkey"
    assert post(server, "/api/sessions/passkey", body, origin=device.origin) == "server.origin"
    # A key for one name of the server is not valid for another.
    assert post(server, "/api/sessions/passkey", body, origin="http://localhost:8750") != emil.person.id


@pytest.mark.parametrize("name", ["id", "clientDataJSON", "attestationObject"])
def test_what_is_no_passkey_is_refused_in_a_sentence(name: str, server: Running) -> None:
    client, device = account(server, f"Fina {name}"), Authenticator(SITE)
    for wrong in ("", "AAAA", "oA", b64(b"{}"), b64(b'{"type":"webauthn.create"}'), "a" * 1001):
        begun = post(server, "/api/me/passkeys/options", **bearer(client))
        credential = device.create(begun["options"])
        place = credential if name == "id" else credential["response"]
        place[name] = wrong
        body = {"challenge": begun["challenge"], "name": "x", "credential": credential}
        assert post(server, "/api/me/passkeys", body, **bearer(client)) == "server.wrong_passkey"


def test_there_are_passkeys_only_where_a_browser_makes_them(server: Running) -> None:
    gina = account(server, "Gina")
    for origin, site in ((SITE, "canasta.example.org"), ("http://localhost:8750", "localhost")):
        begun = post(server, "/api/me/passkeys/options", origin=origin, **bearer(gina))
        assert begun["options"]["rp"]["id"] == site
    plain = server.address  # http, and a number for a name
    assert post(server, "/api/me/passkeys/options", origin=plain, **bearer(gina)) == "server.no_passkeys"
    assert post(server, "/api/sessions/passkey/options", origin=plain) == "server.no_passkeys"
    for host, possible in (
        ("canasta.example.org", True),
        ("localhost:8750", True),
        (server.address[7:], False),
        ("192.0.2.7", False),
    ):
        found = json.loads(call(server, "GET", "/api/choices", Host=host)[2])
        assert found["passkeys"] is possible
    guest = Client(server.address, name="Guest")
    assert post(server, "/api/me/passkeys/options", **bearer(guest)) == "server.no_account"


# --- Cookies ----------------------------------------------------------------------------------------


def cookie_of(headers: dict[str, str]) -> str:
    return headers["set-cookie"].partition(";")[0]


def test_a_cookie_is_given_to_pages_of_ours_only_and_counts_for_them_only(server: Running) -> None:
    body = b'{"name":"Hugo"}'
    assert "set-cookie" not in call(server, "POST", "/api/guests", body)[1]  # a program
    pair = cookie_of(call(server, "POST", "/api/guests", body, Origin=server.address)[1])
    host = server.address[7:]

    def put(**headers: str) -> int:
        return call(server, "PUT", "/api/me/preferences", b"{}", **{"Cookie": pair, **headers})[0]

    assert put(Origin=server.address) == 200
    assert put(Host=host, Sec_Fetch_Site="same-origin") == 200
    assert put() == 401
    assert put(Host=host, Sec_Fetch_Site="cross-site") == 401
    assert put(Host=host, Sec_Fetch_Site="same-site") == 401
    assert put(Host=host, Sec_Fetch_Site="none") == 401
    assert put(Host="evil.example", Sec_Fetch_Site="same-origin") == 401  # a name that resolves to us
    assert put(Origin="http://evil.example", Sec_Fetch_Site="same-origin") == 403
    assert put(Origin="null") == 403

    def get(**headers: str) -> int:
        return call(server, "GET", "/api/me", b"", **{"Cookie": pair, **headers})[0]

    assert get() == get(Sec_Fetch_Site="none") == get(Host=host, Sec_Fetch_Site="same-origin") == 200
    assert get(Sec_Fetch_Site="cross-site") == get(Sec_Fetch_Site="same-site") == 401


def test_over_https_a_cookie_is_kept_to_https_and_to_its_host(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with running(tmp_path_factory.mktemp("server"), more=[SITE], secure=True) as server:
        headers = call(server, "POST", "/api/guests", b'{"name":"Ana"}', Origin=SITE)[1]
        parts = headers["set-cookie"].split("; ")
        assert parts[0].startswith("__Host-canasta=")
        assert {"HttpOnly", "Secure", "Path=/", "SameSite=strict"} <= set(parts)
        assert not any(part.startswith("Domain") for part in parts)
        pair = parts[0]
        assert call(server, "GET", "/api/me", Cookie=pair)[0] == 200
        plain = pair.replace("__Host-", "")
        assert call(server, "GET", "/api/me", Cookie=plain, Origin=SITE)[0] == 401
        assert call(server, "GET", "/api/me", Cookie=plain, X_Forwarded_For="198.51.100.1")[0] == 401
        gone = call(server, "DELETE", "/api/session", b"", Cookie=pair, Origin=SITE)[1]["set-cookie"]
        assert gone.startswith('__Host-canasta="";')
        assert "Max-Age=0" in gone


def test_a_phone_in_the_house_stays_known_where_others_come_by_https(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    house = "http://192.168.1.20:8750"
    with running(tmp_path_factory.mktemp("server"), more=[SITE, house], secure=True) as server:
        headers = call(server, "POST", "/api/guests", b'{"name":"Ana"}', Origin=house)[1]
        parts = headers["set-cookie"].split("; ")
        assert parts[0].startswith("canasta=")
        assert "Secure" not in parts
        assert call(server, "GET", "/api/me", Cookie=parts[0], Host="192.168.1.20:8750")[0] == 200


def test_sessions_get_new_tokens_and_run_out(tmp_path_factory: pytest.TempPathFactory) -> None:
    with running(tmp_path_factory.mktemp("server"), session_renewed=3600, session_idle=7200) as server:
        headers = call(server, "POST", "/api/guests", b'{"name":"Ana"}', Origin=server.address)[1]
        first = cookie_of(headers)

        def ask(cookie: str) -> tuple[int, dict[str, str], bytes]:
            return call(server, "GET", "/api/me", Cookie=cookie, Origin=server.address)

        def aged(**ages: int) -> None:
            with server.store() as store, store.writing() as connection:
                for column, minutes in ages.items():
                    then = (datetime.now(UTC) - timedelta(minutes=minutes)).isoformat(timespec="milliseconds")
                    connection.execute(f"UPDATE sessions SET {column} = ?", (then,))

        assert "set-cookie" not in ask(first)[1]
        aged(renewed=61)
        second = cookie_of(ask(first)[1])
        assert second != first
        # The answer may have been lost: the old token is valid until the new one has arrived.
        status, headers, _ = ask(first)
        assert (status, "set-cookie" in headers) == (200, False)
        aged(renewed=2)
        assert ask(second)[0] == 200
        _eventually(lambda: ask(first)[0] == 401)
        assert ask(second)[0] == 200
        keeper = account(server, "Keeper")
        aged(used=121)
        with server.store() as store:
            sweep_sessions(store, idle_sessions(store, time_after(-7200)))
            assert ask(second)[0] == 401
            assert sessions_of(store, keeper.person.id) == []
            assert find_person(store, keeper.person.id) is not None  # and signs in with the password
            names = store._connection.execute("SELECT name FROM people").fetchall()
            assert names == [("Keeper",)]  # the guest's token is no longer valid


def test_a_token_that_was_renewed_is_worth_nothing_at_once(server: Running) -> None:
    client = Client(server.address, name="Ana")
    answer = json.loads(call(server, "POST", "/api/session", b"", **bearer(client))[2])
    assert not is_known(server, client.token)
    assert is_known(server, answer["token"])
    with server.store() as store:
        assert session_of(store, client.token) is None


def _eventually(done: Any) -> None:
    until = time.monotonic() + 30
    while not done():
        assert time.monotonic() < until
        time.sleep(0.01)


# --- Another device ---------------------------------------------------------------------------------


def test_another_device_takes_the_place_of_one_that_is_worth_nothing_then(server: Running) -> None:
    phone = Client(server.address, name="Ana")
    with socket_of(server, **bearer(phone)) as socket:
        socket.recv(60)
        code = json.loads(call(server, "POST", "/api/me/handover", b"", **bearer(phone))[2])["code"]
        found = post(server, "/api/sessions/handover", {"code": code})
        assert found["person"]["id"] == phone.person.id
        with pytest.raises(Exception, match="4401"):
            socket.recv(60)
    assert not is_known(server, phone.token)
    assert is_known(server, found["token"])
    assert post(server, "/api/sessions/handover", {"code": code}) == "server.wrong_handover"
    assert post(server, "/api/sessions/handover", {"code": "nonsense"}) == "server.wrong_handover"
    late = Client(server.address, name="Ana")
    code = json.loads(call(server, "POST", "/api/me/handover", b"", **bearer(late))[2])["code"]
    late.log_out()
    assert post(server, "/api/sessions/handover", {"code": code}) == "server.wrong_handover"


def code_of(server: Running, client: Client) -> str:
    return str(json.loads(call(server, "POST", "/api/me/handover", b"", **bearer(client))[2])["code"])


def test_a_code_for_another_device_ends_with_the_token_that_asked_for_it(server: Running) -> None:
    """A thief of the old token or password may have asked for it."""
    guest = Client(server.address, name="Gabi")
    as_guest = code_of(server, guest)
    guest.make_account(PASSWORD, "Gabi Gone")
    before_change = code_of(server, guest)
    other = Client(server.address, name="Gabi Gone", password=PASSWORD)
    of_other = code_of(server, other)
    guest.change_password(PASSWORD, "something new")
    before_renewal = code_of(server, guest)
    renewed = json.loads(call(server, "POST", "/api/session", b"", **bearer(guest))[2])["token"]
    for code in (as_guest, before_change, of_other, before_renewal):
        assert post(server, "/api/sessions/handover", {"code": code}) == "server.wrong_handover"
    assert is_known(server, renewed)  # a code that is refused ends nothing
    guest.token = renewed
    found = post(server, "/api/sessions/handover", {"code": code_of(server, guest)})
    assert found["person"]["id"] == guest.person.id


def test_a_code_outlives_what_another_person_or_device_does(server: Running) -> None:
    ada = Client(server.address, name="Ada", password=PASSWORD, new=True)
    desk = Client(server.address, name="Ada", password=PASSWORD)
    code = code_of(server, ada)
    call(server, "POST", "/api/session", b"", **bearer(desk))
    desk_code = code_of(server, Client(server.address, name="Ada", password=PASSWORD))
    stranger = Client(server.address, name="Zed", password=PASSWORD, new=True)
    stranger.change_password(PASSWORD, "something new")
    for each in (code, desk_code):
        assert post(server, "/api/sessions/handover", {"code": each})["person"]["id"] == ada.person.id


def test_a_page_that_is_due_for_a_new_token_gets_a_code_that_works(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    """The daily renewal of a cookie must not come with the very answer that holds the code."""
    with running(tmp_path_factory.mktemp("server"), session_renewed=0.0) as server:
        ours = {"Origin": server.address}
        _, headers, _ = call(server, "POST", "/api/guests", b'{"name":"Ana"}', **ours)
        page = {**ours, "Cookie": cookie_of(headers)}
        code = json.loads(call(server, "POST", "/api/me/handover", b"", **page)[2])["code"]
        assert "person" in post(server, "/api/sessions/handover", {"code": code}, server.address)
        _, headers, _ = call(server, "POST", "/api/guests", b'{"name":"Ana"}', **ours)
        page = {**ours, "Cookie": cookie_of(headers)}
        code = json.loads(call(server, "POST", "/api/me/handover", b"", **page)[2])["code"]
        _, headers, _ = call(server, "GET", "/api/me", b"", **page)
        assert cookie_of(headers) != page["Cookie"]
        refused = post(server, "/api/sessions/handover", {"code": code}, server.address)
        assert refused == "server.wrong_handover"
