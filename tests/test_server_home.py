"""A server at home or behind a proxy: invitations, addresses, trusted headers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from ipaddress import ip_network
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.request import Request, urlopen

import pytest
from click.testing import CliRunner, Result
from starlette.requests import HTTPConnection

from canasta.cli import serve as command
from canasta.cli.group import CANASTA
from canasta.client import Client, ServerError
from canasta.server import run
from canasta.server.settings import Limits, ServerSettings
from canasta.server.web.callers import address_of
from tests.serving import Running, running

pytestmark = pytest.mark.homes(long=True)


@pytest.fixture(scope="module")
def server(server_folder: Path) -> Iterator[Running]:
    with running(server_folder, address="https://canasta.example.org") as found:
        yield found


def test_an_invitation_is_a_link_and_a_code_for_those_who_sit_there(server: Running) -> None:
    host, stranger = Client(server.address, name="Ana"), Client(server.address, name="Zoe")
    table = host.open_table(players=2)
    link = host.invitation(table.id)
    assert link == f"https://canasta.example.org/invite/{table.id}/{table.invite}"
    request = Request(f"{server.address}/api/tables/{table.id}/invitation.svg", headers=host.headers())
    with urlopen(request) as answer:
        assert answer.headers["Content-Type"].startswith("image/svg+xml")
        assert answer.headers["Cache-Control"] == "no-store"  # it lets others in
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert answer.read().startswith(b"<svg")
    for id, error in ((table.id, "server.no_table"), ("nothing", "server.no_table")):
        with pytest.raises(ServerError) as problem:
            stranger.invitation(id)
        assert problem.value.error == error
    public = host.open_table(players=2, public=True)
    with pytest.raises(ServerError) as problem:
        stranger.invitation(public.id)
    assert problem.value.error == "server.not_seated"


PROXY, NETWORK = ip_network("10.0.0.2/32"), ip_network("10.1.0.0/16")


@pytest.mark.parametrize(
    ("peer", "forwarded", "trusted", "found"),
    [
        ("203.0.113.9", ["198.51.100.1"], (PROXY,), "203.0.113.9"),  # forged by a client that is not a proxy
        ("10.0.0.2", ["198.51.100.1"], (PROXY,), "198.51.100.1"),
        ("10.0.0.2", ["1.1.1.1, 198.51.100.1"], (PROXY,), "198.51.100.1"),  # the first was forged
        ("10.0.0.2", ["1.1.1.1", "198.51.100.1, 10.1.7.7"], (PROXY, NETWORK), "198.51.100.1"),
        ("10.0.0.2", [], (PROXY,), "10.0.0.2"),
        ("10.0.0.2", ["nonsense"], (PROXY,), "10.0.0.2"),
        ("::ffff:10.0.0.2", ["2001:db8::1:2"], (PROXY,), "2001:db8::/64"),
        ("127.0.0.1", ["198.51.100.1"], (), "127.0.0.1"),
    ],
)
def test_only_proxies_of_ours_are_believed(
    peer: str, forwarded: list[str], trusted: tuple[Any, ...], found: str
) -> None:
    headers = [(b"x-forwarded-for", value.encode()) for value in forwarded]
    call = HTTPConnection({"type": "http", "client": (peer, 1), "headers": headers})
    hub: Any = SimpleNamespace(settings=ServerSettings(Path("server.db"), proxies=trusted))
    assert address_of(hub, call) == found


def test_where_https_ends_in_front_of_us_the_proxy_is_on_this_machine() -> None:
    call = HTTPConnection(
        {"type": "http", "client": ("127.0.0.1", 1), "headers": [(b"x-forwarded-for", b"198.51.100.1")]}
    )
    for secure, found in ((True, "198.51.100.1"), (False, "127.0.0.1")):
        hub: Any = SimpleNamespace(settings=ServerSettings(Path("server.db"), secure=secure))
        assert address_of(hub, call) == found


def serve(monkeypatch: pytest.MonkeyPatch, folder: Path, *words: str) -> tuple[Result, ServerSettings | None]:
    """Return what the command prints, and its settings for the server."""
    found: list[ServerSettings] = []

    def fake(settings: ServerSettings, _sockets: Any, _exhausted: Any, started: Callable[[], None]) -> None:
        found.append(settings)
        started()

    monkeypatch.setattr(run, "serve", fake)
    result = CliRunner().invoke(CANASTA, ["serve", "--port", "0", "--data", str(folder), *words])
    return result, found[0] if found else None


def test_the_address_is_not_announced_if_the_database_cannot_be_opened(tmp_path: Path) -> None:
    (tmp_path / "server.db").write_bytes(b"damaged" * 1000)
    done = CliRunner().invoke(CANASTA, ["serve", "--port", "0", "--lan", "--data", str(tmp_path)])
    assert (done.exit_code, done.stdout) == (2, "")
    assert "is not a readable database" in " ".join(done.stderr.split())


def test_the_house_is_let_in_and_told_how(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(command, "lan_address", lambda: "192.168.1.20")
    result, settings = serve(monkeypatch, tmp_path, "--lan")
    assert settings is not None
    assert settings.base.startswith("http://192.168.1.20:")
    assert settings.base in settings.origins
    assert not settings.secure
    assert settings.base in result.output
    assert "▀" in result.output
    assert "__Host-" in result.output
    monkeypatch.setattr(command, "lan_address", lambda: "127.0.0.1")
    result, _ = serve(monkeypatch, tmp_path, "--lan")
    assert "connected to a network" in result.output


def test_the_house_is_let_in_at_the_address_that_was_asked_for(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(command, "lan_address", lambda: "192.168.1.20")
    bound: list[str] = []
    listen = run.listen

    def listened(host: str, port: int) -> Any:
        bound.append(host)
        return listen("127.0.0.1", port)  # this machine need not have the address

    monkeypatch.setattr(run, "listen", listened)
    for host, shown in (("10.7.7.7", "10.7.7.7"), ("fd00::7", "[fd00::7]"), ("0.0.0.0", "192.168.1.20")):
        result, settings = serve(monkeypatch, tmp_path, "--lan", "--host", host)
        assert settings is not None
        assert settings.base.startswith(f"http://{shown}:")
        assert settings.base in settings.origins
        assert settings.base in result.output
        assert ("192.168.1.20" in result.output) == (host == "0.0.0.0")
    assert bound == ["10.7.7.7", "fd00::7", "0.0.0.0"]


def test_a_public_server_is_told_its_address_and_proxies(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    origin = "https://canasta.example.org"
    _, settings = serve(monkeypatch, tmp_path, "--origin", origin, "--proxy", "10.0.0.0/24")
    assert settings is not None
    assert (settings.base, settings.secure) == (origin, True)
    assert settings.trusted == (ip_network("10.0.0.0/24"),)
    assert settings.limits == Limits()
    _, settings = serve(monkeypatch, tmp_path, "--per-address", "100")
    assert settings is not None
    limits = settings.limits
    assert (limits.connections, limits.requests, limits.guests_burst) == (800, 80.0, 160)
    assert limits.person_sockets == Limits().person_sockets
    _, settings = serve(monkeypatch, tmp_path, "--host", "127.0.0.1")
    assert settings is not None
    assert not settings.trusted
    result, _ = serve(monkeypatch, tmp_path, "--proxy", "somewhere")
    assert result.exit_code == 2
    assert "'somewhere' is not an address" in result.stderr
