"""Voice at a private table: joining, the relay between browsers, what is refused, STUN and TURN servers."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar
from urllib.request import urlopen

import pytest
from click.testing import CliRunner

from canasta.cli.group import CANASTA
from canasta.client import Client, Seat, ServerError
from canasta.client.client import new_key
from canasta.messages import UserError
from canasta.server.ice import IceServerConfig, ice_servers, read_ice_servers
from canasta.server.tables.voice import _BURST
from canasta.wire import encode, protocol
from canasta.wire.voice import IceCandidate, IceServer, SessionDescription, VoiceMember
from tests.serving import Running, all_told, hear_until, running, seated

pytestmark = pytest.mark.homes(long=True)

T = TypeVar("T")
STUN = IceServerConfig(["stun:stun.example.org:3478"])
OFFER = SessionDescription("offer", "v=0\r\nthe offer")
CANDIDATES = [IceCandidate("candidate:1 1 udp 2122194687 192.0.2.2 48108 typ host", "0")]


@pytest.fixture(scope="module")
def server(server_folder: Path) -> Iterator[Running]:
    with running(server_folder, ice_servers=(STUN,)) as found:
        yield found


@pytest.fixture
def table(server: Running) -> Iterator[list[Seat]]:
    """Ana, the host, Bruno and Carla at a private table with voice."""
    seats = seated(server, 3, voice=True)
    for seat in seats:
        all_told(seat)
    yield seats
    for seat in seats:
        seat.close()


def voice(on: bool = True, *, muted: bool = False) -> protocol.Voice:
    return protocol.Voice(key=new_key(), on=on, muted=muted)


def join(seat: Seat) -> int:
    """Join the voice chat and return the number there."""
    seat.do(voice())
    return told(seat, protocol.VoiceJoined)[-1].member


def signal(to: int, **given: Any) -> protocol.Signal:
    return protocol.Signal(key=new_key(), to=to, **given)


def told(seat: Seat, kind: type[T]) -> list[T]:
    """Return the messages of a kind that a client has received so far."""
    return [message for message in all_told(seat) if isinstance(message, kind)]


def members(seat: Seat) -> list[int]:
    """Return the places in the voice chat, according to the last message."""
    return [member.place for member in told(seat, protocol.VoiceChanged)[-1].members]


def refused(doing: Callable[[], object]) -> str:
    with pytest.raises(ServerError) as problem:
        doing()
    return problem.value.error


# --- Joining and leaving ----------------------------------------------------------------------------


def test_players_join_mute_themselves_and_leave_and_all_players_are_told(table: list[Seat]) -> None:
    ana, bruno, carla = table
    ana.do(voice())
    (joined,) = told(ana, protocol.VoiceJoined)
    assert joined.servers == [IceServer(["stun:stun.example.org:3478"])]
    here = VoiceMember(joined.member, 1, ana.client.person.id)
    assert [told(seat, protocol.VoiceChanged)[-1].members for seat in (bruno, carla)] == [[here], [here]]
    bruno.do(voice(muted=True))
    found = told(ana, protocol.VoiceChanged)[-1].members
    assert [(member.place, member.muted) for member in found] == [(1, False), (2, True)]
    assert found[1].id != joined.member
    # The microphone is switched without joining again.
    bruno.do(voice(muted=False))
    again = told(ana, protocol.VoiceChanged)[-1].members
    assert [(member.id, member.muted) for member in again] == [(joined.member, False), (found[1].id, False)]
    assert len(told(bruno, protocol.VoiceJoined)) == 1
    ana.do(voice(on=False))
    ana.do(voice(on=False))  # which changes nothing
    assert [member.place for member in told(carla, protocol.VoiceChanged)[-1].members] == [2]
    # Joining again is another stay, with another number.
    assert join(ana) not in (joined.member, found[1].id)


def test_a_player_who_subscribes_learns_who_is_there_and_a_spectator_never(table: list[Seat]) -> None:
    ana, bruno, _ = table
    watcher = Client(ana.client.address, name="Zoe").join(ana.table, invite=ana.invite)
    join(ana)
    with bruno.client.join(bruno.table) as again:
        assert members(again) == [1]
    assert refused(lambda: watcher.do(voice())) == "server.not_seated"
    assert refused(lambda: watcher.do(signal(1, description=OFFER))) == "server.not_in_voice"
    assert told(watcher, protocol.VoiceChanged) == []
    watcher.close()


def test_the_host_turns_voice_on_and_off(server: Running) -> None:
    ana, bruno = seated(server, 2)
    assert server.info(ana.table).settings.voice is False
    assert refused(lambda: ana.do(voice())) == "server.no_voice"
    assert refused(lambda: bruno.do(protocol.Change(key=new_key(), voice=True))) == "server.not_host"
    ana.do(protocol.Change(key=new_key(), voice=True))
    join(bruno)
    assert members(ana) == [2]
    ana.do(protocol.Change(key=new_key(), voice=False))
    assert members(bruno) == []
    assert refused(lambda: bruno.do(voice())) == "server.no_voice"
    for seat in (ana, bruno):
        seat.close()


def test_a_public_table_has_no_voice(server: Running) -> None:
    client = Client(server.address, name="Ana")
    assert refused(lambda: client.open_table(players=2, public=True, voice=True)) == "server.voice_public"
    ana, bruno = seated(server, 2, public=True)
    assert refused(lambda: ana.do(protocol.Change(key=new_key(), voice=True))) == "server.voice_public"
    assert refused(lambda: bruno.do(voice())) == "server.voice_public"
    ana.do(protocol.Change(key=new_key(), voice=True, public=False))
    join(bruno)
    assert refused(lambda: ana.do(protocol.Change(key=new_key(), public=True))) == "server.voice_public"
    ana.do(protocol.Change(key=new_key(), public=True, voice=False))
    assert members(bruno) == []
    for seat in (ana, bruno):
        seat.close()


def test_players_who_leave_the_table_leave_the_voice_chat(table: list[Seat]) -> None:
    ana, bruno, carla = table
    for seat in table:
        join(seat)
    ana.start()
    bruno.do(protocol.Stand(key=new_key()))  # a bot plays on for Bruno, and the place stays his
    assert members(ana) == [1, 3]
    assert refused(lambda: bruno.do(voice())) == "server.not_seated"
    bruno.sit()
    bruno.do(voice())
    assert members(carla) == [1, 3, 2]
    ana.do(protocol.Remove(key=new_key(), place=3))
    assert members(bruno) == [1, 2]
    ana.do(protocol.Close(key=new_key()))
    assert members(ana) == []
    assert refused(lambda: ana.do(voice())) == "server.closed"


def test_a_closed_connection_leaves_the_voice_chat(table: list[Seat]) -> None:
    ana, bruno, _ = table
    join(ana)
    join(bruno)
    told(ana, protocol.VoiceChanged)
    bruno.close()
    assert [member.place for member in hear_until(ana, protocol.VoiceChanged).members] == [1]


def test_places_are_those_of_now(server: Running) -> None:
    ana, bruno = seated(server, 2, voice=True)
    join(bruno)
    ana.do(protocol.Swap(key=new_key(), place=1, other=2))
    assert members(ana) == [1]
    for seat in (ana, bruno):
        seat.close()


def test_the_device_that_plays_is_the_one_that_talks(table: list[Seat]) -> None:
    ana, bruno, _ = table
    join(ana)
    first = join(bruno)
    with bruno.client.join(bruno.table) as desk:  # which takes the place over from the phone
        assert members(ana) == [1]
        assert refused(lambda: bruno.do(voice())) == "server.moved"
        assert join(desk) != first
        assert members(ana) == [1, 2]
        bruno.sit()  # and back
        assert members(ana) == [1]


def test_voice_needs_a_socket(table: list[Seat]) -> None:
    ana, *_ = table
    assert refused(lambda: ana.client.do(ana.table, voice())) == "server.voice_socket"
    assert refused(lambda: ana.client.do(ana.table, signal(1))) == "server.voice_socket"


# --- The relay --------------------------------------------------------------------------------------


def test_connection_data_goes_to_one_member_only(table: list[Seat], server: Running) -> None:
    ana, bruno, carla = table
    one, other, _ = (join(seat) for seat in table)
    ana.do(signal(other, description=OFFER))
    bruno.do(signal(one, description=SessionDescription("answer", "v=0"), candidates=CANDIDATES))
    assert told(bruno, protocol.VoiceSignal) == [protocol.VoiceSignal(ana.table, one, OFFER)]
    answer = protocol.VoiceSignal(ana.table, other, SessionDescription("answer", "v=0"), CANDIDATES)
    assert told(ana, protocol.VoiceSignal) == [answer]
    assert told(carla, protocol.VoiceSignal) == []
    with server.store() as store:
        stored = json.dumps([list(store.read(stream.name)) for stream in store.streams("")])
    assert "the offer" not in stored
    assert "192.0.2.2" not in stored


def test_connection_data_is_refused_from_and_to_those_who_are_not_there(table: list[Seat]) -> None:
    ana, bruno, carla = table
    one = join(ana)
    other = join(bruno)
    assert refused(lambda: carla.do(signal(one, description=OFFER))) == "server.not_in_voice"
    assert refused(lambda: ana.do(signal(one, description=OFFER))) == "server.no_voice_member"
    assert refused(lambda: ana.do(signal(999, description=OFFER))) == "server.no_voice_member"
    bruno.do(voice(on=False))
    assert refused(lambda: ana.do(signal(other, description=OFFER))) == "server.no_voice_member"
    assert refused(lambda: bruno.do(signal(one, description=OFFER))) == "server.not_in_voice"
    assert told(bruno, protocol.VoiceSignal) == []


@pytest.mark.parametrize(
    "given",
    [
        {"description": SessionDescription("offer", "x" * 16_001)},
        {"description": SessionDescription("rollback", "")},  # type: ignore[arg-type]
        {"candidates": [IceCandidate("x" * 501)]},
        {"candidates": CANDIDATES * 41},
        {"candidates": [IceCandidate("x", "m" * 17)]},
    ],
)
def test_connection_data_has_a_form_and_a_size(table: list[Seat], given: dict[str, Any]) -> None:
    ana, bruno, _ = table
    join(ana)
    other = join(bruno)
    assert refused(lambda: ana.do(signal(other, **given))) == "server.malformed"
    assert told(bruno, protocol.VoiceSignal) == []


def test_the_largest_connection_data_is_relayed(table: list[Seat]) -> None:
    ana, bruno, _ = table
    join(ana)
    other = join(bruno)
    largest = SessionDescription("offer", "x" * 16_000)
    ana.do(signal(other, description=largest, candidates=[IceCandidate("c" * 500, "m" * 16)] * 40))
    (found,) = told(bruno, protocol.VoiceSignal)
    assert (found.description, len(found.candidates)) == (largest, 40)


def test_a_flood_is_refused(table: list[Seat]) -> None:
    ana, bruno, _ = table
    join(ana)
    other = join(bruno)
    # Sent without waiting for answers, as a client that wants to flood would.
    for _ in range(_BURST + 20):
        ana._number += 1
        command = signal(other, candidates=CANDIDATES)
        ana._socket.send(encode(protocol.Do(ana._number, ana.table, command)).decode())
    answers = all_told(ana)
    refusals = [each.error for each in answers if isinstance(each, protocol.RequestRefused)]
    assert set(refusals) == {"server.too_fast"}
    assert len(refusals) >= 10
    relayed = told(bruno, protocol.VoiceSignal)
    assert _BURST - 2 <= len(relayed) < _BURST + 10
    bruno.do(voice(muted=True))  # others are not affected


def test_after_a_restart_clients_join_again(tmp_path: Path) -> None:
    with running(tmp_path) as first:
        ana, bruno = seated(first, 2, voice=True)
        join(ana)
        clients, table = (ana.client, bruno.client), ana.table
        ana.close()
        bruno.close()
    with running(tmp_path) as second:
        for client in clients:
            client.address = second.address
        with clients[0].join(table) as ana, clients[1].join(table) as bruno:
            assert members(bruno) == []
            assert refused(lambda: ana.do(signal(1))) == "server.not_in_voice"
            join(ana)
            assert members(bruno) == [1]


# --- STUN and TURN servers --------------------------------------------------------------------------


def test_credentials_are_fixed_or_made_for_a_person_from_a_secret() -> None:
    configs = [
        STUN,
        IceServerConfig(["turn:turn.example.org"], username="canasta", credential="pw"),
        IceServerConfig(["turns:turn.example.org:5349?transport=tcp"], secret="s3cret"),
    ]
    plain, fixed, made = ice_servers(configs, "p1")
    assert plain == IceServer(["stun:stun.example.org:3478"])
    assert fixed == IceServer(["turn:turn.example.org"], "canasta", "pw")
    assert isinstance(made.username, str)
    expires, person = made.username.split(":")
    assert person == "p1"
    digest = hmac.digest(b"s3cret", f"{expires}:p1".encode(), hashlib.sha1)
    assert made.credential == base64.b64encode(digest).decode()
    assert "s3cret" not in str(made)


def test_the_operator_names_servers_in_a_file(tmp_path: Path) -> None:
    path = tmp_path / "ice.json"
    path.write_text('[{"urls": ["stun:a:1"]}, {"urls": ["turn:b?transport=udp"], "secret": "x"}]')
    assert read_ice_servers(str(path)) == (
        IceServerConfig(["stun:a:1"]),
        IceServerConfig(["turn:b?transport=udp"], secret="x"),
    )


@pytest.mark.parametrize(
    ("written", "message"),
    [
        ("{", "cli.serve.ice"),
        ('[{"urls": []}]', "cli.serve.ice"),
        ('[{"urls": ["https://example.org"]}]', "cli.serve.ice"),
        ('[{"urls": ["stun:a"], "password": "x"}]', "cli.serve.ice"),
        ('[{"urls": ["turn:a"]}]', "cli.serve.ice_login"),
        ('[{"urls": ["turn:a"], "username": "x"}]', "cli.serve.ice_login"),
        ('[{"urls": ["turn:a"], "username": "x", "credential": "y", "secret": "z"}]', "cli.serve.ice_both"),
    ],
)
def test_a_wrong_file_is_refused_with_the_reason(tmp_path: Path, written: str, message: str) -> None:
    path = tmp_path / "ice.json"
    path.write_text(written)
    with pytest.raises(UserError) as problem:
        read_ice_servers(str(path))
    assert problem.value.message == message
    assert str(path) in str(problem.value)


def test_serve_says_that_there_is_no_such_file(tmp_path: Path) -> None:
    wrong = tmp_path / "none.json"
    result = CliRunner().invoke(CANASTA, ["serve", "--data", str(tmp_path), "--ice", str(wrong)])
    assert result.exit_code == 2
    assert "none.json" in result.stderr


def test_the_page_may_use_the_microphone_and_no_other_site_may(server: Running) -> None:
    with urlopen(server.address) as answer:
        assert "microphone=(self)" in answer.headers["Permissions-Policy"]
        assert "camera=()" in answer.headers["Permissions-Policy"]
