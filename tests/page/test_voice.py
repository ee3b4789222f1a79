"""Voice at a private table: real connections between browsers with an artificial microphone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from canasta.client import Seat
from canasta.client.client import new_key
from canasta.server.ice import IceServerConfig
from canasta.wire import encode, protocol
from tests.page.browser import FLAGS, chromium
from tests.page.conftest import DESKTOP, PHONE, Visit, complaints, wait_until
from tests.page.test_game import begun
from tests.serving import Running, running, seated

#: A microphone that beeps. Connections over the loopback interface are allowed too, because a machine that
#: runs the tests may have no other network.
_MICROPHONE = ["--use-fake-device-for-media-stream", "--allow-loopback-in-peer-connection"]
#: Keeps the connections and the audio elements of a page, for the tests to look at.
_KEEP = """() => {
    window.links = [];
    window.RTCPeerConnection = class extends RTCPeerConnection {
        constructor(options) { super({ ...options, ...window.restrict }); window.links.push(this); }
    };
    window.players = [];
    window.Audio = class extends Audio { constructor() { super(); window.players.push(this); } };
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wish) => (window.microphone = await ask(wish));
}"""
#: Whether sound has arrived on a number of open connections, and all others are closed.
_HEARD = """async (number) => {
    const open = (window.links ?? []).filter((each) => each.connectionState !== "closed");
    if (open.length !== number || !open.every((each) => each.connectionState === "connected")) return false;
    for (const each of open) {
        let packets = 0;
        for (const one of (await each.getStats()).values())
            if (one.type === "inbound-rtp") packets = one.packetsReceived;
        if (!packets) return false;
    }
    return window.players.filter((each) => each.srcObject && !each.paused).length === number;
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    stun = IceServerConfig(["stun:127.0.0.1:9"])
    with running(tmp_path_factory.mktemp("voice"), samples=12, ice_servers=(stun,)) as found:
        yield found


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium(), args=[*FLAGS, *_MICROPHONE])
        yield found
        found.close()


def opened(visit: Visit, seat: Seat, size: tuple[int, int] = DESKTOP, *, microphone: bool = True) -> Page:
    """Open the table of a player who allows, or refuses, the use of the microphone."""
    page = visit(f"/table/{seat.table}", size=size, who=seat.client)
    page.context.grant_permissions(["microphone"] if microphone else [])
    page.evaluate(_KEEP)
    return page


def open_voice(page: Page) -> None:
    page.get_by_role("button", name="Menu").first.click()
    page.get_by_role("button", name="Voice", exact=True).click()


def join(page: Page) -> None:
    open_voice(page)
    page.get_by_role("button", name="Join with microphone").click()
    expect(page.get_by_role("button", name="Leave voice")).to_be_visible()


def sign(page: Page, name: str) -> str:
    """Return the sign of the voice chat at a player's seat."""
    found = page.locator(".seat", has_text=name).locator(".voice-sign")
    return found.inner_text() if found.count() else ""


def do(page: Page, table: str, command: protocol.Command) -> None:
    """Send a command as the person who is signed in on a page."""
    script = "([path, body]) => fetch(path, { method: 'POST', body }).then((answer) => answer.status)"
    assert page.evaluate(script, [f"/api/tables/{table}/do", encode(command).decode()]) == 200


def microphone_is_on(page: Page) -> bool:
    return bool(page.evaluate("window.microphone?.getTracks().some((each) => each.readyState === 'live')"))


def test_three_friends_talk_mute_themselves_and_leave(visit: Visit, server: Running) -> None:
    table = begun(seated(server, 3, patience=0))
    ana = opened(visit, table[0], PHONE)
    bruno, carla = (opened(visit, seat) for seat in table[1:])
    # Without the host's permission the menu does not offer voice.
    carla.get_by_role("button", name="Menu").first.click()
    expect(carla.get_by_role("button", name="Leave the table")).to_be_visible()
    expect(carla.get_by_role("button", name="Voice", exact=True)).to_have_count(0)
    carla.keyboard.press("Escape")
    open_voice(ana)
    expect(ana.get_by_role("button", name="Join with microphone")).to_have_count(0)
    ana.get_by_role("switch", name="Voice at this table").check()
    ana.get_by_role("button", name="Join with microphone").click()
    expect(ana.get_by_role("list", name="Players in the voice chat")).to_contain_text("Ana")
    for page in (bruno, carla):
        join(page)
    for page in (ana, bruno, carla):
        wait_until(page, _HEARD, 2)
    assert ana.evaluate("links[0].getConfiguration().iceServers[0].urls") == ["stun:127.0.0.1:9"]
    assert complaints(ana) == complaints(bruno) == []
    # The microphone beeps once a second.
    expect(ana.locator(".voice-sign", has_text="speaking").first).to_be_visible()
    bruno.get_by_role("button", name="Mute microphone").first.click()
    expect(ana.locator(".seat", has_text="Bruno").locator(".voice-sign")).to_have_text("muted")
    assert bruno.evaluate("microphone.getTracks()[0].enabled") is False
    # Leaving closes the connections, and the browser stops recording.
    bruno.get_by_role("button", name="Leave voice").click()
    wait_until(ana, _HEARD, 1)
    wait_until(carla, _HEARD, 1)
    assert sign(ana, "Bruno") == ""
    assert not microphone_is_on(bruno)
    assert bruno.evaluate("links.every((each) => each.connectionState === 'closed')")
    assert microphone_is_on(ana)
    # A page that is left leaves the voice chat too.
    carla.goto(f"{server.address}/rules")
    expect(ana.locator(".voice-sign")).to_have_count(0)
    wait_until(ana, _HEARD, 0)


def pair(visit: Visit, server: Running) -> tuple[list[Seat], Page, Page]:
    """Return a table of two with voice, and both players' pages in the voice chat."""
    table = begun(seated(server, 2, patience=0, voice=True))
    ana, bruno = opened(visit, table[0], PHONE), opened(visit, table[1])
    join(ana)
    join(bruno)
    for page in (ana, bruno):
        wait_until(page, _HEARD, 1)
    return table, ana, bruno


def test_connections_come_back_after_collisions_lost_sockets_and_reloads(
    visit: Visit, server: Running
) -> None:
    _, ana, bruno = pair(visit, server)
    # Both make an offer at the same time: the polite side takes its own back.
    before = [page.evaluate("links[0].currentLocalDescription.sdp") for page in (ana, bruno)]
    for page in (ana, bruno):
        page.evaluate("links[0].restartIce()")
    for page, sdp in zip((ana, bruno), before, strict=True):
        wait_until(
            page,
            """(sdp) => links[0].signalingState === 'stable' && links[0].connectionState === 'connected'
                && links[0].currentLocalDescription.sdp !== sdp""",
            sdp,
        )
        wait_until(page, _HEARD, 1)
    # The socket is lost: the page joins again, with the same microphone, and stays muted.
    ana.keyboard.press("Escape")
    ana.get_by_role("button", name="Microphone", exact=True).click()
    wait_until(bruno, "document.querySelector('.voice-sign').innerText === 'muted'")
    ana.evaluate("cut.close()")
    wait_until(ana, "links.length === 2")
    for page in (ana, bruno):
        wait_until(page, _HEARD, 1)
    assert microphone_is_on(ana)
    wait_until(bruno, "document.querySelector('.voice-sign').innerText === 'muted'")
    # A reload ends it: the microphone is not switched on again without being asked.
    ana.reload()
    expect(bruno.locator(".voice-sign")).to_have_count(0)
    wait_until(bruno, _HEARD, 0)
    ana.evaluate(_KEEP)
    ana.get_by_role("button", name="Voice, one player talks").click()
    assert ana.evaluate("window.microphone") is None
    ana.get_by_role("button", name="Join with microphone").click()
    for page in (ana, bruno):
        wait_until(page, _HEARD, 1)


def test_muted_and_removed_players_are_not_heard(visit: Visit, server: Running) -> None:
    table, ana, bruno = pair(visit, server)
    ana.get_by_role("button", name="Mute Bruno").click()
    wait_until(ana, "players[0].muted")
    assert ana.evaluate("fetch('/api/me/muted').then((answer) => answer.json())")["people"] != []
    wait_until(bruno, _HEARD, 1)  # Bruno does not learn of it
    # In the talk it is the same mute, and it can be taken back.
    ana.get_by_role("button", name="Mute Bruno", pressed=True).click()
    wait_until(ana, "!players[0].muted")
    do(ana, table[0].table, protocol.Remove(key=new_key(), place=2))
    wait_until(ana, _HEARD, 0)
    expect(bruno.get_by_role("heading", level=1)).to_contain_text("removed")
    wait_until(bruno, _HEARD, 0)
    assert not microphone_is_on(bruno)
    # The host ends it for all.
    # Not uncheck: the switch is drawn anew, and uncheck would wait for the old one.
    ana.get_by_role("switch", name="Voice at this table").click()
    expect(ana.get_by_role("button", name="Leave voice")).to_have_count(0)
    assert not microphone_is_on(ana)


def test_a_refused_microphone_is_explained_and_can_be_allowed(visit: Visit, server: Running) -> None:
    table = begun(seated(server, 2, patience=0, voice=True))
    page = opened(visit, table[0], PHONE, microphone=False)
    open_voice(page)
    page.get_by_role("button", name="Join with microphone").click()
    expect(page.get_by_text("The browser blocks the microphone")).to_be_visible()
    assert complaints(page) == []
    assert server.table(table[0].table)._voice._members == {}
    page.context.grant_permissions(["microphone"])
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("button", name="Leave voice")).to_be_visible()
    page.get_by_role("button", name="Leave voice").click()
    # At an address without https the browser has no microphone to offer.
    page.evaluate("Object.defineProperty(navigator, 'mediaDevices', { value: undefined })")
    page.get_by_role("button", name="Join with microphone").click()
    expect(page.get_by_text("only at https addresses")).to_be_visible()


def test_a_failed_connection_is_explained(visit: Visit, server: Running) -> None:
    table = begun(seated(server, 2, patience=0, voice=True))
    ana, bruno = opened(visit, table[0], PHONE), opened(visit, table[1])
    ana.clock.install()
    # Only by way of a TURN server, which this server does not have, as between two mobile networks.
    ana.evaluate("window.restrict = { iceTransportPolicy: 'relay', iceServers: [] }")
    bruno.evaluate("window.restrict = { iceTransportPolicy: 'relay', iceServers: [] }")
    join(bruno)
    join(ana)
    expect(ana.get_by_role("list", name="Players in the voice chat")).to_contain_text("connecting")
    ana.clock.fast_forward(16_000)
    expect(ana.get_by_role("alert").filter(has_text="No direct connection to Bruno")).to_contain_text("TURN")
    assert sign(ana, "Bruno") == "no connection"
    assert complaints(ana) == []
    # Once a way exists, another attempt succeeds.
    for page in (ana, bruno):
        page.evaluate("delete window.restrict")
    ana.get_by_role("button", name="Try again").click()
    for page in (ana, bruno):
        wait_until(page, _HEARD, 1)
    expect(ana.get_by_role("alert").filter(has_text="No direct connection")).to_have_count(0)


def test_spectators_and_public_tables_have_no_voice(visit: Visit, server: Running) -> None:
    table = begun(seated(server, 2, patience=0, public=True))
    page = opened(visit, table[0])
    page.get_by_role("button", name="Menu").first.click()
    expect(page.get_by_role("button", name="Leave the table")).to_be_visible()
    expect(page.get_by_role("button", name="Voice", exact=True)).to_have_count(0)
    page.keyboard.press("Escape")
    do(page, table[0].table, protocol.Change(key=new_key(), public=False, voice=True))
    join(page)
    watcher = visit(f"/table/{table[0].table}?invite={table[0].invite}")
    expect(watcher.locator(".seat").first).to_be_visible()
    expect(watcher.locator(".voice-sign")).to_have_count(0)
    expect(watcher.get_by_role("button", name="Voice")).to_have_count(0)
