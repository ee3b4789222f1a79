"""Accounts: signing in on any device, recovery without a password, deletion; and guessing."""

from __future__ import annotations

import json
import logging
import re
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from argon2 import extract_parameters
from websockets.exceptions import ConnectionClosed

from canasta.bots import make_bot
from canasta.client import Client, ServerError
from canasta.notation import read_record
from canasta.server.settings import Hashing, Limits
from canasta.storage import Store
from canasta.storage.people import owned_tables
from canasta.wire import people as wire
from canasta.wire import protocol
from canasta.wire.results import History
from tests.serving import GENEROUS, Running, hear_until, running, seated, tables_of
from tests.test_server_hostile import bearer, call, socket_of

pytestmark = pytest.mark.homes

PASSWORD = "correct horse battery"
ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def server(server_folder: Path) -> Iterator[Running]:
    with running(server_folder) as found:
        yield found


def account(server: Running, name: str, password: str = PASSWORD) -> Client:
    return Client(server.address, name=name, password=password, new=True)


def refused(doing: Any) -> str:
    with pytest.raises(ServerError) as problem:
        doing()
    return problem.value.error


def is_known(server: Running, token: str) -> bool:
    return call(server, "GET", "/api/me", Authorization=f"Bearer {token}")[0] == 200


def session_id(client: Client) -> str:
    sessions = client.call("GET", "/api/me/sessions", wire.Devices).sessions
    return next(each.id for each in sessions if each.current)


def guess(server: Running, name: str, password: str = "a guess of mine") -> str:
    return refused(lambda: Client(server.address, name=name, password=password))


# --- Accounts ---------------------------------------------------------------------------------------


def test_a_guest_becomes_an_account_and_keeps_everything(server: Running) -> None:
    seats = seated(server, 2, book="boat", target=1)
    ana = seats[0].client
    id, guest = ana.person.id, ana.token
    seats[0].start()
    ana.make_account(PASSWORD, "Ana Conda")
    assert (ana.person.id, ana.person.name) == (id, "Ana Conda")
    assert not is_known(server, guest)  # the guest's token is void
    other = Client(server.address, name="ana conda", password=PASSWORD)
    assert other.person == ana.person
    (table,) = other.own_tables()
    assert (table.id, table.host) == (seats[0].table, id)
    with other.join(table.id) as seat:
        game = hear_until(seat, protocol.GameInfo)
        assert game.place == 1
        assert hear_until(seat, protocol.TableUpdate)
    me = other.call("GET", "/api/me", wire.Me)
    assert me == wire.Me(id, "Ana Conda", account=True, codes=8, passkeys=0)
    assert refused(lambda: ana.make_account(PASSWORD, "Somebody")) == "server.has_account"
    for each in seats:
        each.close()


def test_a_name_belongs_to_one_account_however_it_is_typed(server: Running) -> None:
    account(server, "Zoë")
    for name in ("Zoë", "ZOË", "Zoe\u0308", "  zoë ", "ＺＯË"):
        assert refused(lambda name=name: account(server, name)) == "server.name_taken"
        assert Client(server.address, name=name, password=PASSWORD).person.name == "Zoë"


def test_passwords_that_would_be_guessed_are_refused(server: Running) -> None:
    assert refused(lambda: account(server, "Short", "1234567")) == "server.password_short"
    assert refused(lambda: account(server, "Longname", "LONGNAME")) == "server.password_name"


class Spy:
    """Hashes as requested, and records the cost."""

    def __init__(self, hasher: Any) -> None:
        self._hasher = hasher
        self.costs: list[object] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._hasher, name)

    def verify(self, hash: str, password: str) -> bool:
        self.costs.append(("verify", extract_parameters(hash)))
        return bool(self._hasher.verify(hash, password))

    def hash(self, password: str) -> str:
        self.costs.append("hash")
        return str(self._hasher.hash(password))


def test_an_unknown_name_is_answered_like_a_wrong_password_and_costs_the_same(server: Running) -> None:
    account(server, "Vera")
    passwords = server.hub.people.passwords
    spy = passwords._hasher = Spy(passwords._hasher)
    found = []
    for path, more in (("", {}), ("/recovery", {"code": "ABCD-EFGH-JKLM-NPQR"})):
        for name in ("Vera", "Nobody"):
            body = json.dumps({"name": name, "password": "not this one", **more}).encode()
            status, headers, answer = call(server, "POST", f"/api/sessions{path}", body)
            found.append((status, sorted(headers), answer, tuple(spy.costs)))
            spy.costs.clear()
    passwords._hasher = spy._hasher
    assert found[0] == found[1]
    assert found[2] == found[3]
    assert [each[0] for each in found] == [403] * 4
    assert [len(each[3]) for each in found] == [1] * 4
    assert [json.loads(each[2])["error"] for each in found[::2]] == [
        "server.wrong_login",
        "server.wrong_code",
    ]


def test_recovery_codes_are_good_once_and_end_all_sessions(server: Running) -> None:
    rita = account(server, "Rita")
    codes = rita.codes
    assert len(set(codes)) == 8
    assert all(re.fullmatch("([A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}", code) for code in codes)
    typed = codes[0].lower().replace("-", " ")
    new = Client(server.address, name="Rita", code=typed, password="another one entirely")
    assert new.person == rita.person
    assert not is_known(server, rita.token)
    assert refused(lambda: Client(server.address, name="Rita", password=PASSWORD)) == "server.wrong_login"

    def again(code: str) -> Client:
        return Client(server.address, name="Rita", code=code, password=PASSWORD)

    assert refused(lambda: again(codes[0])) == "server.wrong_code"
    assert refused(lambda: Client(server.address, name="Nobody", code=codes[1], password=PASSWORD)) == (
        "server.wrong_code"
    )
    last = [again(code) for code in codes[1:]][-1]
    assert len(last.codes) == 8  # the last one used, there are new ones
    fresh = last.call("POST", "/api/me/recovery", wire.Codes, wire.Confirm(PASSWORD)).codes
    assert refused(lambda: again(last.codes[0])) == "server.wrong_code"
    assert again(fresh[0]).person == rita.person


def test_a_new_password_ends_the_sessions_on_other_devices(server: Running) -> None:
    phone = account(server, "Petra")
    desk = Client(server.address, name="Petra", password=PASSWORD)
    assert refused(lambda: phone.change_password("wrong password", "something new")) == "server.wrong_login"
    old = phone.token
    with socket_of(server, **bearer(desk)) as socket:
        socket.recv(60)
        phone.change_password(PASSWORD, "something new")
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(60)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401
    assert [is_known(server, token) for token in (desk.token, old, phone.token)] == [False, False, True]
    guest = Client(server.address, name="Guest")
    assert refused(lambda: guest.change_password("", "something new")) == "server.no_account"


def test_sessions_are_listed_and_ended_one_by_one_or_all(server: Running) -> None:
    first = account(server, "Sara")
    second, third = (Client(server.address, name="Sara", password=PASSWORD) for _ in range(2))
    found = second.call("GET", "/api/me/sessions", wire.Devices).sessions
    assert len(found) == 3
    assert [each.current for each in found].count(True) == 1
    assert all("Python" in each.device for each in found)
    second.call("DELETE", f"/api/me/sessions/{session_id(first)}", dict[str, str])
    assert [is_known(server, each.token) for each in (first, second, third)] == [False, True, True]
    stranger = Client(server.address, name="Guest")
    path = f"/api/me/sessions/{session_id(second)}"
    assert refused(lambda: stranger.call("DELETE", path, dict)) == "server.no_session"
    second.log_out()
    third_token = third.token
    assert is_known(server, third_token)
    third.log_out(everywhere=True)
    assert not is_known(server, third_token)


# --- Guessing ---------------------------------------------------------------------------------------


def test_guessing_is_slowed_down_for_a_name_and_for_an_address(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    limits = Limits(**{**vars(GENEROUS), "logins": 0.001, "logins_burst": 4, "address_logins": 0.001,
                       "address_logins_burst": 12})  # fmt: skip
    with running(tmp_path_factory.mktemp("server"), limits=limits) as server:
        account(server, "Vera")
        guesses = [guess(server, name) for name in ("vera", "VERA", "Vera", "Vera")]
        assert guesses == ["server.wrong_login"] * 3 + ["server.too_fast"]
        others = [guess(server, f"x{number}") for number in range(12)]
        assert others.count("server.too_fast") == 5


def test_a_flood_of_logins_is_sent_away_and_holds_nobody_up(tmp_path_factory: pytest.TempPathFactory) -> None:
    hashing = Hashing(rounds=4, memory=32 * 1024, threads=1, waiting=2)
    with running(tmp_path_factory.mktemp("server"), hashing=hashing) as server:
        ana = Client(server.address, name="Ana")
        answers: list[tuple[int, bytes]] = []

        def knock() -> None:
            body = b'{"name":"Nobody","password":"a guess of mine"}'
            status, _, answer = call(server, "POST", "/api/sessions", body)
            answers.append((status, answer))

        with socket_of(server, **bearer(ana)) as socket:
            socket.recv(60)
            threads = [threading.Thread(target=knock) for _ in range(20)]
            for thread in threads:
                thread.start()
            waits = []
            while any(thread.is_alive() for thread in threads):
                began = time.perf_counter()
                socket.send('{"type":"ping","id":1}')
                assert "pong" in socket.recv(60)
                waits.append(time.perf_counter() - began)
                time.sleep(0.005)
            for thread in threads:
                thread.join()
        statuses = [status for status, _ in answers]
        assert set(statuses) == {403, 503}
        assert statuses.count(403) >= 3
        assert any(b"Too many people are signing in" in answer for _, answer in answers)
        assert sorted(waits)[len(waits) // 2] < 0.5


def test_one_person_has_limits_on_all_devices_together(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = Limits(**{**vars(GENEROUS), "person": 0.01, "person_burst": 12, "person_sockets": 2})
    with running(tmp_path_factory.mktemp("server"), limits=limits) as server:
        ana, bruno = Client(server.address, name="Ana"), Client(server.address, name="Bruno")
        with socket_of(server, **bearer(ana)) as one, socket_of(server, **bearer(ana)) as two:
            with pytest.raises(Exception, match="429"):
                socket_of(server, **bearer(ana)).__enter__()
            told = []
            for socket in (one, two):
                socket.recv(60)
                for number in range(7):
                    socket.send(f'{{"type":"ping","id":{number}}}')
                told += [json.loads(socket.recv(60))["type"] for _ in range(7 if socket is one else 6)]
            assert told == ["pong"] * 12 + ["refused"]
        assert call(server, "GET", "/api/me", b"", **bearer(ana))[0] == 429
        assert call(server, "GET", "/api/me", b"", **bearer(bruno))[0] == 200  # from the same address


# --- Preferences, export, deletion ------------------------------------------------------------------


def test_preferences_are_the_same_on_any_device(server: Running) -> None:
    here = account(server, "Dora")
    there = Client(server.address, name="Dora", password=PASSWORD)
    path = "/api/me/preferences"
    assert here.call("GET", path, wire.Preferences) == wire.Preferences()
    wanted = wire.Preferences(
        language="es", theme="evening", deck="4", print="large", side="left", pace="fast", sound=True
    )
    assert here.call("PUT", path, wire.Preferences, wanted) == wanted
    assert there.call("GET", path, wire.Preferences) == wanted
    status, _, answer = call(server, "PUT", path, b'{"theme":"pink"}', **bearer(here))
    assert (status, json.loads(answer)["error"]) == (400, "server.malformed")
    assert call(server, "PUT", path, b'{"colour":"pink"}', **bearer(here))[0] == 400


def test_everything_that_is_kept_can_be_had_and_nothing_secret(server: Running) -> None:
    (seat,) = seated(server, 1, book="boat", players=2, target=1)
    client = seat.client
    client.make_account(PASSWORD, "Emil")
    with client.join(seat.table) as seat:
        seat.start(bots="simple")
        hear_until(seat, protocol.GameInfo)
        seat.do(protocol.Abandon(key="a"))
        hear_until(seat, protocol.GameOver)
    found = client.export()
    assert found.me.name == "Emil"
    assert [each.current for each in found.sessions] == [True]
    assert [table.id for table in found.tables] == [seat.table]
    (game,) = found.games
    assert read_record(game.record).names[0] == "Emil"  # the new name counts from the next game on
    text = call(server, "GET", "/api/me/export", b"", **bearer(client))[2].decode()
    for secret in (client.token, PASSWORD, "argon2", *client.codes):
        assert secret not in text


def test_every_table_of_the_file_that_knows_of_people_is_told_or_secret(server: Running) -> None:
    """A new one has to be added to the export first."""
    told = {"sessions", "accounts", "passkeys", "preferences", "mutes", "pads", "played", "ratings"}
    told |= {"friends", "table_invitations", "push_subscriptions", "evening_roles", "evening_devices"}
    secret = {"recovery", "tickets", "seats"}
    with server.store() as store:
        assert set(owned_tables(store)) == told | secret


def test_pads_house_rules_and_ratings_are_told_and_go_with_their_owner(server: Running) -> None:
    nora, oscar = account(server, "Nora"), Client(server.address, name="Oscar")
    table = nora.open_table(book="boat", players=2, target=1, between=0, public=True)
    with nora.join(table.id) as first, oscar.join(table.id) as second:
        first.sit()
        second.sit()
        first.start()
        other = threading.Thread(target=second.play, args=(make_bot("simple", 2),))
        other.start()
        first.play(make_bot("simple", 1))
        other.join(60)
    nora.call("POST", "/api/pads", dict, {"game": {"book": "classic", "sides": [["A", "B"], ["C", "D"]]}})
    text = (ROOT / "canasta/books/houses/classic-two-canastas.toml").read_text(encoding="utf-8")
    nora.call("POST", "/api/me/houses", dict, {"text": text})
    found = nora.export()
    assert [each.book for each in found.statistics.books] == ["boat"]
    assert [pad.game.book for pad in found.pads] == ["classic"]
    assert found.houses == [text]
    assert len(found.games) == 1
    nora.delete_me()
    (game,) = oscar.call("GET", "/api/me/games", History).games
    assert [(each.name, each.person) for each in game.players] == [
        ("Former player", ""),
        ("Oscar", oscar.person.id),
    ]


def test_who_is_deleted_is_gone_and_the_others_play_on(server: Running) -> None:
    seats = seated(server, 3, players=3)
    seats[0].start()
    gone, stays = seats[0].client, seats[1].client
    gone.make_account(PASSWORD, "Quentin")
    waiting = gone.open_table(players=2)
    gone.do(waiting.id, protocol.Sit(key="s"))
    gone.call("PUT", "/api/me/preferences", wire.Preferences, wire.Preferences(sound=True))
    token, id = gone.token, gone.person.id
    sentence = gone.delete_me()
    assert "records" in sentence
    assert not is_known(server, token)
    assert refused(lambda: Client(server.address, name="Quentin", password=PASSWORD)) == "server.wrong_login"
    (table,) = stays.own_tables()
    assert table.host == stays.person.id
    assert [(place.name, place.person, place.bot) for place in table.places if not place.person] == [
        ("Former player", "", "club")
    ]
    assert table.status == "playing"
    assert refused(lambda: stays.call("GET", f"/api/tables/{waiting.id}", dict)) == "server.no_table"
    with server.store() as store:
        assert not _mentions(store, id)
    account(server, "Quentin")  # the name is free
    for seat in seats:
        seat.close()


def _mentions(store: Store, person: str) -> list[str]:
    """Return the tables of the file, other than game events, that mention a person."""
    return [
        name
        for name in tables_of(store)
        if name not in ("entries", "keys")
        for row in store._connection.execute(f"SELECT * FROM {name}")
        if any(person in str(value) for value in row)
    ]


# --- No secrets in the log or the database ----------------------------------------------------------


@pytest.mark.homes("sqlite")
def test_the_log_and_the_file_have_no_secrets(
    tmp_path_factory: pytest.TempPathFactory, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    folder = tmp_path_factory.mktemp("server")
    with running(folder) as server:
        ana = account(server, "Ludmila")
        secrets = [PASSWORD, ana.token, *ana.codes]
        refused(lambda: Client(server.address, name="Ludmila", password="a wrong password"))
        other = Client(server.address, name="Ludmila", password=PASSWORD)
        handover = other.call("POST", "/api/me/handover", wire.Handover)
        moved = other.call("POST", "/api/sessions/handover", wire.SignedIn, wire.UseHandover(handover.code))
        back = Client(server.address, name="Ludmila", code=ana.codes[0], password="another password")
        table = back.open_table(public=True)
        secrets += [
            other.token,
            handover.code,
            moved.token,
            back.token,
            "a wrong password",
            "another password",
        ]
        server.hub.log_error(RuntimeError(f"with {back.token}"), "nowhere")
        content = b"".join(path.read_bytes() for path in folder.iterdir())
    said = caplog.text + "".join(record.getMessage() for record in caplog.records)
    assert table.id in str([getattr(record, "where", "") for record in caplog.records])
    from canasta.server.logs import JsonFormatter

    written = "\n".join(JsonFormatter().format(record) for record in caplog.records)
    for secret in secrets:
        assert secret not in written
        assert secret.encode() not in content
    assert "Ludmila" not in written
    assert "argon2id" in content.decode(errors="ignore")
    assert said
