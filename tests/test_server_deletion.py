"""Deleting an account: everything is exported first, and afterwards not a byte of it is in the file."""

from __future__ import annotations

import json
import shutil
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import pytest

from canasta.client import Client, ServerError
from canasta.notation import verify_record
from canasta.scorepad.sharing import let_write, move
from canasta.server.database import Database
from canasta.storage import Store
from canasta.storage.erasure import PERSONAL, erase, wipe
from canasta.storage.folder import SERVER_VARIABLE
from canasta.storage.friends import add_invitation
from canasta.storage.people import add_guest, sessions_of, sweep_sessions
from canasta.storage.push import PushSubscription, save_push
from canasta.storage.reviews import record_review, save_review, solve
from canasta.storage.saved_texts import HOUSES, save_text
from canasta.storage.schema import _MIGRATIONS
from canasta.wire import protocol
from canasta.wire.pads import PadFile
from canasta.wire.people import Export, Preferences
from tests.authenticator import Authenticator
from tests.serving import Running, hear_until, running, tables_of, wait_for
from tests.test_server_hostile import bearer, call
from tests.test_server_passkeys import SITE, enroll

pytestmark = pytest.mark.homes(long=True)

PASSWORD = "correct horse battery"
HOUSE = 'extends = "classic"\nname = "ours"\nversion = 1\nabout = "{}"\n'


@dataclass
class Life:
    """A person with every kind of data that a server can store."""

    client: Client
    friend: Client
    alone: list[str] = field(default_factory=list)  # texts that belong to this person alone
    shared: list[str] = field(default_factory=list)  # texts that stay, because they belong to others too
    table: str = ""  # where the friend played, too


def lived(server: Running) -> Life:
    """Do everything once that stores data."""
    nora = Client(server.address, name="Nora Nurmi", password=PASSWORD, new=True)
    life = Life(nora, Client(server.address, name="Oscar"))
    enroll(server, nora, Authenticator(SITE), "Keyring Zulu")
    nora.call("PUT", "/api/me/preferences", Preferences, Preferences(theme="evening"))
    _write_houses(life)
    _write_pads(life)
    _play_alone(life)
    _play_together(life)
    _direct_evenings(life)
    _teach(life)
    with server.store() as store:
        review = json.dumps({"secret": "Review Yankee", "exercises": []})
        save_review(store, "r1", review)
        record_review(store, nora.person.id, "r1", life.table, 1)
        solve(store, nora.person.id, "r1-0")
        device = PushSubscription(sessions_of(store, nora.person.id)[0].id, "Push Xray", "", "", "en", "")
        save_push(store, nora.person.id, device)
        add_invitation(store, nora.person.id, f"tables/{life.table}", life.friend.person.id)
    life.alone += ["Review Yankee", "Keyring Zulu", "Push Xray"]
    return life


def _write_houses(life: Life) -> None:
    nora = life.client
    ours = nora.call("POST", "/api/me/houses", dict, {"text": HOUSE.format("House Alpha")})
    nora.call("POST", f"/api/me/houses/{ours['id']}", dict, {"text": HOUSE.format("House Bravo")})
    other = nora.call("POST", "/api/me/houses", dict, {"text": HOUSE.format("House Charlie")})
    nora.call("DELETE", f"/api/me/houses/{other['id']}", dict)
    life.alone += ["House Alpha", "House Bravo", "House Charlie"]


def _new_pad(client: Client, title: str) -> str:
    game = {"book": "classic", "sides": [["A", "B"], ["C", "D"]], "title": title}
    return str(client.call("POST", "/api/pads", dict, {"game": game})["id"])


def _share(owner: Client, pad: str, writer: Client, *, allowed: bool) -> None:
    link = owner.call("POST", f"/api/pads/{pad}/link", dict)["link"]
    writer.call("POST", f"/api/shared/{link}/ask", dict)
    if allowed:
        body = {"person": writer.person.id, "may_write": True}
        owner.call("POST", f"/api/pads/{pad}/writers", dict, body)


def _write_pads(life: Life) -> None:
    nora, oscar = life.client, life.friend
    own = _new_pad(nora, "Pad Delta")
    hand = {"entry": {"sides": [{"points": 424242}, {"points": 5}]}}
    nora.call("POST", f"/api/pads/{own}/write", dict, hand)
    dropped = _new_pad(nora, "Pad Echo")
    nora.call("DELETE", f"/api/pads/{dropped}", dict)
    _share(nora, own, Client(server_of(nora), name="Zoe"), allowed=False)
    _share(nora, _new_pad(nora, "Pad Foxtrot"), oscar, allowed=True)
    _share(oscar, _new_pad(oscar, "Pad Golf"), nora, allowed=True)
    _share(oscar, _new_pad(oscar, "Pad Hotel"), nora, allowed=False)
    life.alone += ["Pad Delta", "424242", "Pad Echo"]
    life.shared += ["Pad Foxtrot", "Pad Golf", "Pad Hotel"]


def _new_evening(client: Client, title: str, club: str = "") -> str:
    """Create an evening with a round of one table, and return its id."""
    settings = {"title": title, "hands": 1, "rounds": 1}
    evening = str(client.call("POST", "/api/evenings", dict, {"settings": settings, "club": club})["id"])
    for names in (["A", "B"], ["C", "D"]):
        client.call(
            "POST", f"/api/evenings/{evening}/do", dict, {"do": "add_entry", "entry": {"names": names}}
        )
    for what in ("draw_round", "start_round"):
        client.call("POST", f"/api/evenings/{evening}/do", dict, {"do": what})
    return evening


def _direct_evenings(life: Life) -> None:
    nora, oscar = life.client, life.friend
    club = nora.call("POST", "/api/clubs", dict, {"name": "Club Papa"})["id"]
    nora.call("POST", f"/api/clubs/{club}/do", dict, {"do": "add_member", "name": "Member Quebec"})
    _new_evening(nora, "Evening Romeo", club)
    shared = _new_evening(nora, "Evening Sierra")
    nora.call(
        "POST", f"/api/evenings/{shared}/directors", dict, {"person": oscar.person.id, "director": True}
    )
    (table,) = oscar.call("GET", f"/api/evenings/{shared}", dict)["tables"]
    do = {"do": "hand_in", "side": 1, "hands": [[100, 0]]}
    nora.call("POST", f"/api/evening-tables/{table['link']}/do", dict, do)
    life.alone += ["Club Papa", "Member Quebec", "Evening Romeo"]
    life.shared += ["Evening Sierra"]


def _teach(life: Life) -> None:
    """Teach a class alone, another one with a second teacher, and belong to a third as a pupil."""
    nora, oscar = life.client, life.friend

    def do(client: Client, room: str, what: str, **fields: Any) -> None:
        client.call("POST", f"/api/teaching/{room}/do", dict, {"do": what, **fields})

    def new(client: Client, name: str, other: Client) -> str:
        room = str(client.call("POST", "/api/teaching", dict, {"name": name})["id"])
        link = client.call("POST", f"/api/teaching/{room}/link", dict)["link"]
        other.call("POST", "/api/teaching/join", dict, {"link": link})
        return room

    do(nora, new(nora, "Class Tango", oscar), "add_folder", title="Folder Uniform")
    shared = new(nora, "Class Victor", oscar)
    do(nora, shared, "set_teacher", member=2, teacher=True)
    learning = new(oscar, "Class Whiskey", nora)
    start = {"from": "fresh", "book": "classic", "players": 2}
    do(oscar, learning, "open_table", start=start, seats=[2, 0])
    do(nora, learning, "consent", table=1, yes=True)
    life.alone += ["Class Tango", "Folder Uniform"]
    life.shared += ["Class Victor", "Class Whiskey"]


def server_of(client: Client) -> str:
    return client.address


def _play_alone(life: Life) -> None:
    nora = life.client
    house = HOUSE.format("House India")
    closed = nora.open_table(players=2, house=house.replace("India", "Juliett"))
    nora.do(closed.id, protocol.Close(key="c"))
    table = nora.open_table(players=2, house=house, public=True)
    with nora.join(table.id) as seat:
        seat.sit()
        seat.start(bots="simple")
        hear_until(seat, protocol.GameInfo)
        seat.do(protocol.Abandon(key="a"))
        hear_until(seat, protocol.GameOver)
    life.alone += ["House India", "House Juliett"]


def _play_together(life: Life) -> None:
    nora, oscar = life.client, life.friend
    table = nora.open_table(players=2, house=HOUSE.format("House Kilo"), chat=True, public=True)
    life.table = table.id
    with nora.join(table.id) as first, oscar.join(table.id) as second:
        first.sit()
        second.sit()
        first.do(protocol.Chat(key="l", line="Line Lima"))
        first.do(protocol.Mute(key="m", person=oscar.person.id, on=True))
        first.do(protocol.Report(key="r", person=oscar.person.id, line="Report Mike"))
        second.do(protocol.Report(key="r", person=nora.person.id, line="Report November"))
        first.start()
        for seat in (first, second):
            hear_until(seat, protocol.GameInfo)
        for seat in (first, second):
            seat.do(protocol.Abandon(key="a"))
        hear_until(first, protocol.GameOver)
    nora.call("PUT", f"/api/me/friends/{oscar.person.id}", dict)
    oscar.call("PUT", f"/api/me/friends/{nora.person.id}", dict)
    life.shared += ["House Kilo", "Line Lima", "Report Mike", "Report November"]


def bytes_of(folder: Path, copy: Path) -> bytes:
    """Return all bytes of a stopped server's folder, from a copy, so that the files stay untouched."""
    shutil.copytree(folder, copy)
    return b"".join(path.read_bytes() for path in copy.rglob("*") if path.is_file())


# --- Deletion -----------------------------------------------------------------------------------------


@pytest.mark.homes("sqlite")
@pytest.mark.parametrize("ended", ["in order", "idle", "killed"])
def test_not_a_byte_of_what_was_a_persons_alone_is_left(
    ended: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if the server is killed before it has rewritten the file: the next start does it."""
    folder = tmp_path / "server"
    folder.mkdir()
    if ended == "killed":
        monkeypatch.setattr(Database, "_wipe", lambda _database: None)
        monkeypatch.setattr(Database, "wipe", _nothing)
    with running(folder, more=[SITE]) as server:
        life = lived(server)
        life.client.delete_me()
        if ended == "idle":
            wait_for(
                lambda: not server.wait_for(server.hub.database.read(lambda store: store.streams_on("wipe")))
            )
    if ended == "killed":
        monkeypatch.undo()
        with Store(folder / "server.db") as store:
            assert store.streams_on("wipe")
        with running(folder):
            pass
    content = bytes_of(folder, tmp_path / "copy")
    assert [mark for mark in life.alone if mark.encode() in content] == []
    assert [mark for mark in life.shared if mark.encode() not in content] == []
    for secret in ("argon2", *life.client.codes):
        assert secret.encode() not in content


async def _nothing(_database: Database) -> None:
    """Skip the rewrite."""


def test_what_is_others_too_stays_whole(tmp_path: Path) -> None:
    with running(tmp_path, more=[SITE]) as server:
        life = lived(server)
        life.client.delete_me()
        oscar = life.friend
        pads = {pad.game.title: pad for pad in oscar.export().pads}
        assert set(pads) == {"Pad Foxtrot", "Pad Golf", "Pad Hotel"}
        access = {each.pad: each.role for each in oscar.export().access}
        assert set(access.values()) == {"owner"}  # the pad of the person who left is his now
        (game,) = oscar.export().games
        house = oscar.export().opened
        assert house == []  # it was not his table
        assert "Nora Nurmi" in game.record  # the deal was committed to by name
        with server.store() as store:
            rules = server.table(life.table).room.rules
            assert store.read(f"tables/{life.table}")
        assert verify_record(game.record, [rules]).ok
        oscar.delete_me()  # whose pads are all his own by now
        with server.store() as store:
            assert [each.name for each in store.streams("scorepad")] == []


def test_a_pad_of_the_terminal_outlives_the_person_who_wrote_on_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path) as server, Store(tmp_path / "canasta.db") as terminal:
        monkeypatch.setenv(SERVER_VARIABLE, server.server.settings.database)
        from canasta.scorepad.database import begin, load

        begin(terminal, {"book": "classic", "sides": [["A"], ["B"]], "title": "Terminal"})
        ana = Client(server.address, name="Ana", password=PASSWORD, new=True)
        with server.store() as store:
            stream = move(terminal, "1", store)
            let_write(store, stream, "Ana")
        assert [pad.game.title for pad in ana.export().pads] == ["Terminal"]
        ana.delete_me()
        assert load(terminal, "1").pad.game.title == "Terminal"


def test_guests_that_are_swept_away_leave_nothing_either(tmp_path: Path) -> None:
    with Store(tmp_path / "server.db") as store:
        guest = add_guest(store, "Ana")[0]
        stays = add_guest(store, "Bruno")[0]
        for person in (guest, stays):
            save_text(store, HOUSES, person.id, f"text of {person.name}")
        sweep_sessions(store, [session.id for session in sessions_of(store, guest.id)])
        (left,) = store.streams(HOUSES)
        assert [entry.payload["text"] for entry in store.read(left.name)] == ["text of Bruno"]


# --- The file -----------------------------------------------------------------------------------------


@pytest.mark.homes("sqlite")
def test_entries_still_cannot_be_deleted_or_changed(tmp_path: Path) -> None:
    with Store(tmp_path / "server.db") as store:
        store.append("games/1", "x", 1)
        store.append("games/2", "x", 2)
        for statement in ("DELETE FROM entries", "UPDATE entries SET kind = 'y'", "DELETE FROM keys"):
            if "keys" in statement:
                store.append_all("games/1", [("x", 3)], key="k")
            with pytest.raises(sqlite3.IntegrityError, match="only ever added"):
                store._connection.execute(statement)
        erase(store, ["games/1"])
        assert [each.name for each in store.streams()] == ["games/2"]
        with pytest.raises(sqlite3.IntegrityError, match="only ever added"):
            store._connection.execute("DELETE FROM entries")
        assert store.append("games/1", "x", 1, after=0) == 1


@pytest.mark.homes("sqlite")
def test_deleting_alone_leaves_traces_and_wiping_none(tmp_path: Path) -> None:
    """SQLite moves rows between pages, and overwrites leftovers only where rows are deleted."""
    rng, folder = Random("traces"), tmp_path / "server"
    folder.mkdir()
    with Store(folder / "server.db") as store:
        streams = [(f"games/{rng.getrandbits(32):08x}", "x") for _ in range(150)]
        streams += [(f"houses/{rng.getrandbits(32):08x}", "ERASEDTEXT") for _ in range(40)]
        streams += [(f"houses/{rng.getrandbits(32):08x}", "x") for _ in range(60)]
        with store.transaction():
            for _ in range(8000):
                stream, word = rng.choice(streams)
                store.append(stream, "text", word * rng.randrange(1, 100))
        erase(store, [stream for stream, word in streams if word != "x"])
    assert b"ERASEDTEXT" in bytes_of(folder, tmp_path / "erased")
    with Store(folder / "server.db") as store:
        kept = [store.read(each.name) for each in store.streams()]
        assert wipe(store)
        assert [store.read(each.name) for each in store.streams()] == kept
    assert b"ERASEDTEXT" not in bytes_of(folder, tmp_path / "wiped")


@pytest.mark.homes("sqlite")
def test_house_rules_deleted_long_ago_are_erased_when_the_file_is_brought_up_to_date(tmp_path: Path) -> None:
    file = tmp_path / "server.db"
    old = sqlite3.connect(file, isolation_level=None)
    for version in _MIGRATIONS[:8]:
        for statement in version:
            old.execute(statement)
    old.execute("PRAGMA user_version = 8")
    for stream, number, kind, payload in (
        ("houses/a", 1, "text", '{"owner":"ana","text":"House Alpha"}'),
        ("houses/a", 2, "gone", "{}"),
        ("houses/b", 1, "text", '{"owner":"ana","text":"House Bravo"}'),
        ("tables/t", 1, "table", '{"host":"ana","invite":"x","new":{}}'),
        ("games/g", 1, "gone", "{}"),
    ):
        old.execute("INSERT INTO entries VALUES (?, ?, '', ?, ?)", (stream, number, kind, payload))
    old.close()
    with Store(file) as store:
        assert {each.name for each in store.streams()} == {"houses/b", "tables/t", "games/g"}
        assert store.streams_on("opened/ana") == ["tables/t"]
        assert wipe(store, most=100) is False  # too large to be done at once
        assert wipe(store)
    content = file.read_bytes()
    assert b"House Alpha" not in content
    assert b"House Bravo" in content


# --- Export -------------------------------------------------------------------------------------------

#: Every table of the file: "person" if its rows belong to a person and all but the named columns are
#: exported, otherwise the reason.
TABLES = {
    "people": "person",
    "sessions": "person but hash before renewed",
    "accounts": "person but password folded",
    "passkeys": "person but key counted id",
    "preferences": "person but content",  # exported field by field
    "mutes": "person",
    "friends": "person",
    "push_subscriptions": "person but public secret",
    "push_keys": "the server's own key",
    "table_invitations": "person but stream",  # by its id
    "pads": "person but stream",  # by its id
    "played": "person but game",  # by its record
    "ratings": "person but mu sigma",  # rounded
    "recovery": "hashes of secrets",
    "tickets": "hashes of secrets",
    "seats": "hashes of secrets",
    "reports": "exported to their writer; who is reported hears only that it happened",
    "results": "worked out from games, exported as statistics",
    "reviews": "found through a list of the person",
    "pad_links": "exported with the pad",
    "evening_roles": "person",
    "evening_devices": "person",
    "evening_links": "links of a club, an evening or a class, shown to those who run it",
    "evening_tables": "says which pad or table a round is played on",
    "club_evenings": "says to which club an evening or a class belongs",
    "listed": "see LISTS",
    "entries": "see AREAS",
    "keys": "what tells commands apart",
    "erasing": "empty",
    "running": "how long the server has run",
    "marks": "sessions and games that will be deleted unless they are used",
}
#: Every kind of stream, and its place in an export.
AREAS = {
    "houses": "streams",
    "scorepad": "streams",
    "scorepad-of": "streams",
    "evenings": "streams",
    "clubs": "streams",
    "teaching": "streams, classes",
    "evenings-of": "streams",
    "tables": "opened, tables",
    "games": "games",
}
LISTS = {
    "opened/": "opened", "houses/": "houses", "sitting/": "tables", "hosting/": "tables",
    "played/": "games", "reviewed/": "reviewed", "solved/": "solved",
}  # fmt: skip


@pytest.fixture(scope="module")
def exported(server_folder: Path) -> Iterator[tuple[Running, Life, Export, str]]:
    with running(server_folder, more=[SITE]) as server:
        life = lived(server)
        text = call(server, "GET", "/api/me/export", b"", **bearer(life.client))[2].decode()
        yield server, life, life.client.export(), text


def test_every_table_and_every_kind_of_stream_is_accounted_for(exported: Any) -> None:
    """A new one has to be exported and erased, or left out for a reason, before this passes."""
    server, *_ = exported
    with server.store() as store, store.connection() as connection:
        assert tables_of(store) == set(TABLES)
        areas = {stream.partition("/")[0] for (stream,) in connection.execute("SELECT stream FROM entries")}
        assert areas == set(AREAS)
        lists = {name for (name,) in connection.execute("SELECT DISTINCT list FROM listed")}
        personal = {name for name in lists if "/" in name}
        assert {name.partition("/")[0] + "/" for name in personal} == set(LISTS) == set(PERSONAL)
        assert lists - personal <= {"lobby", "playing", "ready", "wipe"}
    fields = set(Export.__struct_fields__)
    assert {name for where in (*AREAS.values(), *LISTS.values()) for name in where.split(", ")} <= fields


def test_everything_that_a_row_says_of_a_person_is_in_the_export(exported: Any) -> None:
    server, life, _, text = exported
    person = life.client.person.id
    with server.store() as store, store.connection() as connection:
        for table, what in TABLES.items():
            if not what.startswith("person"):
                continue
            secret = set(what.partition(" but ")[2].split())
            key = "id" if table == "people" else "person"
            found = connection.execute(f"SELECT * FROM {table} WHERE {key} = ?", (person,))
            columns = [column[0] for column in found.description]
            rows = found.fetchall()
            assert rows or table == "ratings", table  # the games were not rated
            for row in rows:
                for column, value in zip(columns, row, strict=True):
                    if column not in secret:
                        assert json.dumps(value).strip('"') in text, (table, column, value)


def test_everything_that_was_written_is_in_the_export(exported: Any) -> None:
    _, life, export, text = exported
    # What was deleted before is gone, except a pad that was only taken off the list.
    for mark in set(life.alone) - {"House Charlie", "Review Yankee"}:
        assert mark in text, mark
    for mark in ("Pad Foxtrot", "Pad Golf", "House Kilo", "Line Lima", "Report Mike"):
        assert mark in text, mark
    assert "Report November" not in text  # the words of a report about her are for the operator
    assert len(export.reported) == 1
    assert export.account
    assert [each.line for each in export.said] == ["Line Lima"] * 2
    assert sorted(each.role for each in export.access) == ["asking", "owner", "owner", "writer"]
    assert [len(each.entries) for each in export.streams if each.stream.startswith("houses/")] == [2]
    assert all(isinstance(pad, PadFile) for pad in export.pads)
    for secret in (life.client.token, PASSWORD, "argon2", *life.client.codes):
        assert secret not in text
    assert life.friend.token not in text


def test_an_export_is_for_its_owner_only(exported: Any) -> None:
    server, *_ = exported
    assert call(server, "GET", "/api/me/export")[0] == 401
    stranger = Client(server.address, name="Zed").export()
    assert (stranger.games, stranger.pads, stranger.houses, stranger.streams) == ([], [], [], [])
    with pytest.raises(ServerError):
        Client(server.address, name="Zed", password="wrong password")
