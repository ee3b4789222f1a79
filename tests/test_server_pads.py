"""The score pad over HTTP."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest

from canasta.client import Client, ServerError
from canasta.messages import UserError
from canasta.scorepad.database import begin, games, load
from canasta.scorepad.sharing import let_write, move
from canasta.server.web import pads
from canasta.storage import Store
from canasta.storage.folder import SERVER_VARIABLE
from canasta.storage.pads import role_of, set_role
from canasta.storage.people import add_person
from canasta.wire import decode
from canasta.wire.pads import (
    NewForm,
    NewPad,
    PadCheck,
    PadForm,
    PadImport,
    PadLink,
    PadList,
    PadState,
    PadWrite,
    PadWriter,
)
from canasta.wire.people import Export
from canasta.wire.requests import HouseText, SavedHouse
from tests.serving import Running, running

pytestmark = pytest.mark.homes

GAME = {"book": "classic", "sides": [["Ana"], ["Bruno"]], "title": "Tuesday"}
HAND = {"sides": [{"out": True, "laid": 900, "natural": 2}, {"laid": 90, "left": [40]}]}


@pytest.fixture(scope="module")
def server(server_folder: Path) -> Iterator[Running]:
    with running(server_folder) as found:
        yield found


@pytest.fixture(scope="module")
def ana(server: Running) -> Client:
    return Client(server.address, name="Ana")


def test_nobody_has_more_pads_than_there_may_be(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("canasta.server.web.pads._MOST", 2)
    zoe = Client(server.address, name="Zoe")
    begun = {
        key: zoe.call("POST", "/api/pads", PadState, NewPad(game=GAME, key=key)).id for key in ("one", "two")
    }
    with pytest.raises(ServerError, match="already have 2 score pads"):
        zoe.call("POST", "/api/pads", PadState, NewPad(game=GAME, key="three"))
    # A command resent before an answer came does not count as a third one.
    assert zoe.call("POST", "/api/pads", PadState, NewPad(game=GAME, key="two")).id == begun["two"]


def test_a_pad_is_kept_corrected_and_exported(ana: Client, server: Running) -> None:
    form = ana.call("POST", "/api/pads/form", PadForm, NewForm(book="boat", players=4))
    assert form.fields
    new = NewPad(game=GAME, key="one")
    pad = ana.call("POST", "/api/pads", PadState, new)
    assert ana.call("POST", "/api/pads", PadState, new).id == pad.id
    path = f"/api/pads/{pad.id}"
    write = PadWrite(entry=HAND, key="hand 1")
    written = ana.call("POST", f"{path}/write", PadState, write)
    assert ana.call("POST", f"{path}/write", PadState, write).number == written.number
    assert written.pad.sheet.totals == [2000, 50]
    with pytest.raises(ServerError, match="in the meantime"):
        ana.call("POST", f"{path}/write", PadState, PadWrite(entry=HAND, after=1))
    corrected = PadWrite(hand=1, entry={"sides": [{"points": 100}, {"points": 200}]})
    after = ana.call("POST", f"{path}/write", PadState, corrected)
    assert after.pad.sheet.totals == [100, 200]
    assert [(each.hand, each.struck, each.points) for each in after.former] == [(1, False, [2000, 50])]
    changed = PadWrite(changes=[{"names": {"Bruno": "Benito"}}])
    assert "Benito" in ana.call("POST", f"{path}/write", PadState, changed).pad.sheet.history[0]
    exported = {}
    for form_name in ("json", "csv", "html", "svg"):
        request = Request(f"{ana.address}{path}/file/{form_name}", headers=ana.headers())
        with urlopen(request) as answer:
            exported[form_name] = answer.read().decode()
    assert "Tuesday" in exported["html"]
    again = ana.call("POST", "/api/pads/import", PadState, PadImport("csv", exported["csv"]))
    assert again.pad.sheet.totals == [100, 200]
    assert {each.id for each in ana.call("GET", "/api/pads", PadList).pads} == {pad.id, again.id}
    with server.store() as store:  # the same storage as the terminal's
        assert load(store, pad.id).pad.sheet().totals == (100, 200)
    struck = ana.call("POST", f"{path}/write", PadState, PadWrite(hand=1, strike=True))
    assert struck.pad.sheet.hands == []
    assert [(each.hand, each.struck, each.points) for each in struck.former] == [(1, True, [100, 200])]
    ana.call("DELETE", f"/api/pads/{again.id}", dict)
    assert [each.id for each in ana.call("GET", "/api/pads", PadList).pads] == [pad.id]


def test_what_was_written_already_is_not_judged_again(ana: Client) -> None:
    pad = ana.call("POST", "/api/pads", PadState, NewPad(game={**GAME, "target": 500}))
    path, last = f"/api/pads/{pad.id}/write", PadWrite(entry=HAND, key="last", after=1)
    written = ana.call("POST", path, PadState, last)
    assert written.pad.sheet.over
    assert ana.call("POST", path, PadState, last) == written
    with pytest.raises(ServerError, match="over"):
        ana.call("POST", path, PadState, PadWrite(entry=HAND, key="another"))


def test_what_the_disk_refuses_or_others_wrote_first_is_not_told_as_written(
    ana: Client, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    pad = ana.call("POST", "/api/pads", PadState, NewPad(game={**GAME, "target": 50_000}))
    path, hand = f"/api/pads/{pad.id}/write", PadWrite(entry=HAND, key="hand")
    server.refuse_writes()
    try:
        with pytest.raises(ServerError) as problem:
            ana.call("POST", path, PadState, hand)
        assert problem.value.error == "server.disk_read_only"
    finally:
        server.refuse_writes(False)
    real, others = pads._carry_out, 3

    def late(stream: str, *more: Any) -> None:
        """Let another person write while a hand is judged."""
        nonlocal others
        if others:
            others -= 1
            with server.store() as store:
                load(store, pad.id).hand(HAND)
        real(stream, *more)

    monkeypatch.setattr(pads, "_carry_out", late)
    with pytest.raises(ServerError) as problem:  # twice in a row
        ana.call("POST", path, PadState, hand)
    assert problem.value.error == "server.elsewhere"
    with pytest.raises(ServerError):  # a client that insists on the state it saw is asked again at once
        ana.call("POST", path, PadState, PadWrite(entry=HAND, after=3))
    assert others == 0
    others = 1
    assert len(ana.call("POST", path, PadState, hand).pad.sheet.hands) == 5


def test_doubts_are_data(ana: Client) -> None:
    pad = ana.call("POST", "/api/pads", PadState, NewPad(game=GAME))
    path = f"/api/pads/{pad.id}/check"
    impossible = ana.call("POST", path, PadCheck, PadWrite(entry={"sides": [{"laid": 901}, {}]}))
    (doubt,) = impossible.doubts
    assert (doubt.kind, doubt.side, doubt.fields, impossible.hand) == ("impossible", "A", ["laid"], None)
    assert doubt.paragraph
    unlikely = ana.call("POST", path, PadCheck, PadWrite(entry={"sides": [{"out": True, "laid": 90}, {}]}))
    assert [(each.kind, each.reason, each.side) for each in unlikely.doubts] == [
        ("unlikely", "canastas", "A")
    ]
    assert unlikely.totals == [190, 0]


def test_a_pad_is_shared_by_link_and_others_ask_to_write(ana: Client, server: Running) -> None:
    pad = ana.call("POST", "/api/pads", PadState, NewPad(game=GAME))
    bruno = Client(server.address, name="Bruno")
    with pytest.raises(ServerError):
        bruno.call("GET", f"/api/pads/{pad.id}", PadState)
    link = ana.call("POST", f"/api/pads/{pad.id}/link", PadLink).link
    seen = bruno.call("GET", f"/api/shared/{link}", PadState)
    assert (seen.role, seen.people, seen.link) == ("reader", [], None)
    with urlopen(f"{server.address}/api/shared/{link}") as answer:  # by a person without an account here
        assert decode(answer.read(), PadState) == seen
    with pytest.raises(ServerError):
        bruno.call("POST", f"/api/pads/{pad.id}/write", PadState, PadWrite(entry=HAND))
    bruno.call("POST", f"/api/shared/{link}/ask", dict)
    (asking,) = [
        each for each in ana.call("GET", f"/api/pads/{pad.id}", PadState).people if each.role == "asking"
    ]
    ana.call("POST", f"/api/pads/{pad.id}/writers", PadState, PadWriter(asking.id, True))
    written = bruno.call("POST", f"/api/pads/{pad.id}/write", PadState, PadWrite(entry=HAND))
    assert (written.role, written.pad.sheet.totals) == ("writer", [2000, 50])
    ana.call("DELETE", f"/api/pads/{pad.id}/link", dict)
    with pytest.raises(ServerError):
        bruno.call("GET", f"/api/shared/{link}", PadState)


def test_the_link_of_a_pad_has_an_address_and_a_code_for_its_owner_alone(
    ana: Client, server: Running
) -> None:
    pad = ana.call("POST", "/api/pads", PadState, NewPad(game=GAME))
    with pytest.raises(ServerError):  # before the link is made
        ana.call("GET", f"/api/pads/{pad.id}/link", PadLink)
    made = ana.call("POST", f"/api/pads/{pad.id}/link", PadLink)
    assert made.address.endswith(f"/pad/shared/{made.link}")
    assert ana.call("GET", f"/api/pads/{pad.id}/link", PadLink) == made
    asked = Request(
        f"{server.address}/api/pads/{pad.id}/link.svg", headers={"Authorization": f"Bearer {ana.token}"}
    )
    with urlopen(asked) as answer:
        assert answer.headers["Content-Type"].startswith("image/svg+xml")
        assert answer.read().startswith(b"<svg")
    bruno = Client(server.address, name="Bruno")
    for path in (f"/api/pads/{pad.id}/link", f"/api/pads/{pad.id}/link.svg"):
        with pytest.raises(ServerError):
            bruno.call("GET", path, PadLink)


def test_whoever_asks_to_write_can_be_refused(ana: Client, server: Running) -> None:
    pad = ana.call("POST", "/api/pads", PadState, NewPad(game=GAME))
    link = ana.call("POST", f"/api/pads/{pad.id}/link", PadLink).link
    bruno = Client(server.address, name="Bruno")
    bruno.call("POST", f"/api/shared/{link}/ask", dict)
    people = ana.call("GET", f"/api/pads/{pad.id}", PadState).people
    (asking,) = [each for each in people if each.role == "asking"]
    assert asking.name == "Bruno"
    after = ana.call("POST", f"/api/pads/{pad.id}/writers", PadState, PadWriter(asking.id, False))
    assert [each.role for each in after.people] == ["owner"]
    assert bruno.call("GET", f"/api/shared/{link}", PadState).role == "reader"
    with pytest.raises(ServerError):
        bruno.call("POST", f"/api/pads/{pad.id}/write", PadState, PadWrite(entry=HAND))


@pytest.mark.parametrize(
    ("house", "players", "sides"), [("knee-hand-and-foot", 4, 2), ("knee-hand-and-foot-eight", 8, 4)]
)
def test_a_pad_by_a_house_rule_of_the_program(ana: Client, house: str, players: int, sides: int) -> None:
    form = ana.call("POST", "/api/pads/form", PadForm, NewForm(house=house, players=players))
    assert [each.members for each in form.sides] == [players // sides] * sides
    names = [f"P{number}" for number in range(players)]
    game = {"house": house, "sides": [names[side::sides] for side in range(sides)]}
    pad = ana.call("POST", "/api/pads", PadState, NewPad(game=game))
    entry = {"sides": [{"points": 10 * side} for side in range(sides)]}
    pad = ana.call("POST", f"/api/pads/{pad.id}/write", PadState, PadWrite(entry=entry))
    assert pad.pad.sheet.totals == [10 * side for side in range(sides)]
    said = ana.call("POST", "/api/pads/form", PadForm, NewForm(book="knee", house=house, players=players))
    assert said == form


def test_pads_and_house_rules_are_told_and_forgotten(server: Running) -> None:
    carla, dora = Client(server.address, name="Carla"), Client(server.address, name="Dora")
    pad = carla.call("POST", "/api/pads", PadState, NewPad(game=GAME))
    link = carla.call("POST", f"/api/pads/{pad.id}/link", PadLink).link
    house = carla.call(
        "POST", "/api/me/houses", SavedHouse, HouseText('extends = "classic"\nname = "ours"\nversion = 1\n')
    )
    kept = carla.call("GET", "/api/me/export", Export)
    assert kept.pads[0].game.title == "Tuesday"
    assert kept.houses == [house.text]
    carla.call("DELETE", "/api/me", dict)
    for path in (f"/api/shared/{link}", f"/api/houses/{house.id}"):
        with pytest.raises(ServerError):
            dora.call("GET", path, dict)


def test_a_game_of_the_terminal_is_shown_when_its_owner_says_so(
    server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = tmp_path / "own.db"
    monkeypatch.setenv(SERVER_VARIABLE, server.server.settings.database)
    with Store(own) as store:
        kept = begin(store, GAME)
        kept.hand(HAND)
        kept.typed(0, "Ana")
        begin(store, {**GAME, "title": "Wednesday"})

    def share(*words: str) -> str:
        result = server.command("scorepad", "share", "1", "--database", str(own), *words)
        assert result.exit_code == 0, result.output
        return result.output

    bruno, carla = (Client(server.address, name=name) for name in ("Benito", "Carla"))
    link = share().split("/pad/shared/")[1].strip()
    seen = bruno.call("GET", f"/api/shared/{link}", PadState)
    assert (seen.role, seen.pad.sheet.totals, seen.people) == ("reader", [2000, 50], [])
    assert bruno.call("GET", "/api/pads", PadList).pads == []
    for client in (bruno, carla):
        client.call("POST", f"/api/shared/{link}/ask", dict)
    assert "Benito asks to write" in share()
    with pytest.raises(ServerError):
        bruno.call("POST", f"/api/pads/{seen.id}/write", PadState, PadWrite(entry=HAND))
    assert "Benito owns it" in share("--to", "benito")
    assert "Carla may write" in share("--to", "Carla")
    # What is entered on a page appears at the terminal, and vice versa, including unfinished input.
    with Store(own) as store:
        assert load(store, "1").draft.answers == ("Ana",)
        bruno.call("POST", f"/api/pads/{seen.id}/write", PadState, PadWrite(entry=HAND))
        there = load(store, "1")
        assert (there.id, there.pad.sheet().totals) == ("1", (4000, 100))
        there.strike(1)
        assert [(each.id, len(each.pad.entries) if each.pad else None) for each in games(store)] == [
            ("1", 1), ("2", 0),
        ]  # fmt: skip
    assert carla.call("GET", f"/api/pads/{seen.id}", PadState).pad.sheet.totals == [2000, 50]
    share("--stop")
    for client in (bruno, carla):
        assert client.call("GET", "/api/pads", PadList).pads == []
        with pytest.raises(ServerError):
            client.call("GET", f"/api/shared/{link}", PadState)
    with Store(own) as store:
        assert load(store, "1").pad.sheet().totals == (2000, 50)


def test_a_game_goes_to_nobody_by_chance_and_to_no_second_server(tmp_path: Path) -> None:
    with (
        Store(tmp_path / "own.db") as own,
        Store(tmp_path / "one.db") as one,
        Store(tmp_path / "two.db") as two,
    ):
        begin(own, GAME)
        stream = move(own, "1", one)
        assert move(own, "1", one) == stream
        with pytest.raises(UserError, match="'Ana' is not the name of an account"):
            let_write(one, stream, "Ana")
        both = [add_person(one, "Ana") for _ in range(2)]
        for person in both:
            set_role(one, stream, person.id, "asking")
        with pytest.raises(UserError, match="Several people"):
            let_write(one, stream, "Ana")
        assert let_write(one, stream, both[1].id) == both[1]
        assert role_of(one, stream, both[1].id) == "owner"
        with pytest.raises(UserError, match="share --stop"):
            move(own, "1", two)
    (tmp_path / "one.db").unlink()
    with Store(tmp_path / "own.db") as own:
        assert [each.pad for each in games(own)] == [None]
        with pytest.raises(UserError, match="no such file"):
            load(own, "1")
    assert not (tmp_path / "one.db").exists()
