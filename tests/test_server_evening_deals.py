"""The same deals at all tables of a round: contributions of the devices, seals, and dealing lists."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from canasta.cards import card_text
from canasta.client import Client, ServerError
from canasta.evenings.settings import validated_settings
from canasta.match import HandStarted, Match
from canasta.messages import UserError
from canasta.notation import verify_record
from canasta.server.tables.rules import rules_of
from canasta.storage import Store
from canasta.storage.erasure import DEALS
from canasta.wire.clubs import DealingLists
from canasta.wire.evenings import EveningSettings
from canasta.wire.tables import NewTable
from tests.evening_clients import Device, Director, OnlinePlayer, contribute, play_all
from tests.services import NatsServer, PostgresServer
from tests.serving import Running, running, wait_for


@pytest.fixture
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Running]:
    """A server that waits long for contributions; a parameter names the home of its database."""
    settings: dict[str, Any] = {"dealing": 600.0}
    if getattr(request, "param", "sqlite") == "postgres":
        settings["database"] = request.getfixturevalue("postgres").url
    with running(tmp_path, **settings) as found:
        yield found


def online_evening(server: Running, pairs: int = 4, **settings: Any) -> Director:
    chosen = {"all_online": True, "hands": 1, "duplicate": True, **settings}
    director = Director(Client(server.address, name="Rosa"), **chosen)
    director.enter_pairs(pairs)
    return director


def players_of(server: Running, director: Director) -> list[OnlinePlayer]:
    """Return all players, those of the first table first."""
    page = director.page()
    links = {(each.entry, each.player): each.link for each in page.seats}
    return [
        OnlinePlayer(server.address, links[side[0], player])
        for table in page.state.rounds[-1].tables
        for player in (1, 2)
        for side in table.sides
    ]


def record(player: OnlinePlayer | Director, table: str) -> str:
    return str(player.client.call("GET", f"/api/tables/{table}/record", dict)["record"])


def header_value(text: str, key: str) -> str:
    return next(line for line in text.splitlines() if line.startswith(f"{key}: ")).partition(": ")[2]


def rules_at(server: Running, table: str) -> Any:
    return rules_of(NewTable(house=server.table(table).room.new.house))


@pytest.mark.parametrize("server", ["sqlite", "postgres"], indirect=True)
def test_all_devices_contribute_and_every_table_gets_the_same_deals(server: Running) -> None:
    director = online_evening(server)
    director.do("draw_round")
    players = players_of(server, director)
    assert [player.contribute() for player in players] == ["commit"] * 8
    assert [player.contribute() for player in players] == [""] * 8  # nothing more before the round starts
    director.do("start_round")
    wait_for(lambda: players[0].contribute() == "reveal")
    assert [player.contribute() for player in players[1:]] == ["reveal"] * 7
    tables = [players[0].page().online, players[4].page().online]
    play_all(players[:4])
    wait_for(lambda: director.page().state.rounds[0].tables[0].result is not None)

    # Sealed for everyone until the other table has played the deals as well.
    first, second = str(tables[0]), str(tables[1])
    for what in ("record", "verify"):
        for caller in (players[0].client, director.client):
            with pytest.raises(ServerError) as problem:
                caller.call("GET", f"/api/tables/{first}/{what}", dict)
            assert problem.value.error == "server.sealed"
    with pytest.raises(ServerError) as problem:
        players[0].client.call("POST", "/api/reviews", dict, {"table": first})
    assert problem.value.error == "server.sealed"
    replay = players[0].client.call("GET", f"/api/tables/{first}/replay?hand=1", dict)
    assert replay["player"] == 1  # as the caller saw it, not with open cards
    with pytest.raises(ServerError):
        players[0].client.call("GET", f"/api/tables/{first}/replay?hand=1&player=9", dict)
    sheets = players[0].client.call("GET", f"/api/tables/{first}/sheets", dict)
    assert len(sheets["hands"]) == 1

    play_all(players[4:])
    wait_for(lambda: director.page().state.rounds[0].tables[1].result is not None)
    texts = [record(players[0], first), record(players[4], second)]
    for text, table in zip(texts, (first, second), strict=True):
        found = verify_record(text, [rules_at(server, table)])
        assert found.ok, found.error
        assert (found.host_made, found.contributors, found.without_part) == ((), 8, ())
    assert header_value(texts[0], "players") != header_value(texts[1], "players")
    for key in ("seed", "commitment", "upcard", "contributors"):
        assert header_value(texts[0], key) == header_value(texts[1], key)
    one, other = (server.match(table) for table in (first, second))
    assert one.dealer == other.dealer
    for player in players:  # every device finds its own contribution, and that of no other was changed
        [part] = player.parts.values()
        part.check(one.opening)


def test_without_devices_the_server_contributes_and_bots_get_the_same_deals(server: Running) -> None:
    director = online_evening(server, pairs=0)
    for pair in range(4):
        director.enter(f"Bot {pair}", f"Robot {pair}", bot=True)
    director.begin_round()
    wait_for(lambda: all(each.result is not None for each in director.page().state.rounds[0].tables))
    director.do("end_round")
    tables = [str(each.online) for each in director.page().progress]
    texts = [record(director, table) for table in tables]
    assert header_value(texts[0], "seed") == header_value(texts[1], "seed")
    found = verify_record(texts[0], [rules_at(server, tables[0])])
    assert found.ok
    assert len(found.host_made) == 8


def test_a_device_that_commits_and_does_not_reveal_is_left_out(server: Running) -> None:
    director = online_evening(server)
    director.do("draw_round")
    players = players_of(server, director)
    for player in players:
        player.contribute()
    director.do("start_round")
    silent, others = players[0], players[1:]
    wait_for(lambda: others[0].contribute() == "reveal")
    for player in others[1:]:
        assert player.contribute() == "reveal"
    server.advance(601)  # the server waits no longer for the silent device
    # A second start, in which the silent device is not asked; the others take part again.
    for step in ("commit", "reveal"):
        wait_for(lambda step=step: others[0].contribute() == step)  # type: ignore[misc]
        assert [player.contribute() for player in others[1:]] == [step] * 6
    assert silent.page().deal is None
    play_all(players)
    wait_for(lambda: all(each.result is not None for each in director.page().state.rounds[0].tables))
    table = str(silent.page().online)
    found = verify_record(record(silent, table), [rules_at(server, table)])
    assert found.ok, found.error
    name = silent.page().name
    assert [each.player for each in found.withheld] == [name]
    assert (found.contributors, found.without_part, found.host_made) == (7, (name,), ())


def test_another_seating_is_shuffled_anew(server: Running) -> None:
    director = online_evening(server)
    director.do("draw_round")
    player = players_of(server, director)[0]
    assert player.contribute() == "commit"
    before = player.page().deal
    director.do("swap_entries", first=1, second=2)
    after = player.page().deal
    assert before is not None
    assert after is not None
    assert (before.done, after.done) == (True, False)
    assert before.commitment != after.commitment
    with pytest.raises(ServerError) as problem:
        player.client.call(
            "POST",
            f"/api/evening-links/{player.link}/deal",
            dict,
            {"do": "reveal", "contribution": "00" * 32},
        )
    assert problem.value.error == "server.no_dealing"
    director.do("change_settings", settings={**settings_of(director), "hands": 2})
    changed = player.page().deal
    assert changed is not None
    assert "hands: 2" in changed.header


def started_hands(match: Match) -> list[HandStarted]:
    return [entry for entry in match.entries if isinstance(entry, HandStarted)]


def settings_of(director: Director) -> dict[str, Any]:
    found = director.client.call("GET", f"/api/evenings/{director.id}/results.json", dict)
    return dict(found["settings"])


def test_nothing_is_asked_where_tables_do_not_share_deals(server: Running) -> None:
    director = online_evening(server, duplicate=False)
    director.do("draw_round")
    assert players_of(server, director)[0].page().deal is None


def test_dealing_lists_give_real_tables_the_deals_of_the_online_ones(server: Running) -> None:
    director = online_evening(server, all_online=False, online=[1], dealing_lists=True, hands=2)
    page = director.do("draw_round")
    with pytest.raises(ServerError) as problem:
        director.client.call("GET", f"/api/evenings/{director.id}/deals/1", DealingLists)
    assert problem.value.error == "evening.error.not_started"
    phone = director.device(2, page)
    assert contribute(phone, phone.page().deal) == "commit"
    director.do("start_round")
    wait_for(lambda: contribute(phone, phone.page().deal) == "reveal")
    lists = director.client.call("GET", f"/api/evenings/{director.id}/deals/1", DealingLists)
    assert [hand.hand for hand in lists.hands] == [1, 2]
    first, second = lists.hands
    assert [len(hand) for hand in first.hands] == [11] * 4
    assert sum(map(len, first.hands)) + len(first.rest) == 108
    assert second.dealer == first.dealer % 4 + 1
    with pytest.raises(ServerError):  # the deals are for the director alone
        phone.client.call("GET", f"/api/evenings/{director.id}/deals/1", DealingLists)
    log = director.client.call("GET", f"/api/evenings/{director.id}/log", dict)["lines"]
    assert [line["kind"] for line in log].count("lists") == 1

    players = [OnlinePlayer(server.address, each.link) for each in director.page().seats]
    playing = [player for player in players if player.page().online]
    play_all(playing)
    wait_for(lambda: director.page().state.rounds[0].tables[0].result is not None)
    table = str(playing[0].page().online)
    with pytest.raises(ServerError) as problem:  # the real table is still at it
        record(playing[0], table)
    assert problem.value.error == "server.sealed"
    one, other = phone, Device(server.address, phone.link)
    for _ in range(2):
        one.write([300, 200])
    one.do("hand_in", side=1)
    other.do("confirm", side=2, points=[600, 400])
    text = record(playing[0], table)
    found = verify_record(text, [rules_at(server, table)])
    assert found.ok, found.error
    assert found.contributors == 5  # four players, and the phone of the table with real cards
    match = server.match(table)
    for hand, started in zip(lists.hands, started_hands(match), strict=True):
        assert started.seats[started.dealer] == hand.dealer - 1
        assert [card_text(card) for card in started.upcards] == hand.rest[: len(started.upcards)]


def test_lists_need_the_same_deals() -> None:
    with pytest.raises(UserError) as problem:
        validated_settings(EveningSettings(duplicate=False, dealing_lists=True))
    assert problem.value.message == "evening.error.lists_duplicate"


def test_two_nodes_share_the_deals_of_a_round(
    tmp_path: Path, postgres: PostgresServer, nats: NatsServer
) -> None:
    shared: dict[str, Any] = {"database": postgres.url, "bus": nats.url, "dealing": 600.0}
    with (
        running(tmp_path / "n", node="north", **shared) as north,
        running(tmp_path / "s", node="south", **shared) as south,
    ):
        director = online_evening(north)
        director.do("draw_round")
        near, far = players_of(north, director), players_of(south, director)
        players = [*near[:4], *far[4:]]
        assert [player.contribute() for player in players] == ["commit"] * 8
        Director(Client(south.address, token=director.client.token), director.id).do("start_round")
        wait_for(lambda: players[0].contribute() == "reveal")
        assert [player.contribute() for player in players[1:]] == ["reveal"] * 7
        play_all(players)
        wait_for(lambda: all(each.result is not None for each in director.page().state.rounds[0].tables))
        tables = [str(players[place].page().online) for place in (0, 4)]
        texts = [record(players[place], table) for place, table in zip((0, 4), tables, strict=True)]
        assert header_value(texts[0], "seed") == header_value(texts[1], "seed")
        assert verify_record(texts[0], [rules_at(north, tables[0])]).host_made == ()


def test_the_deals_of_an_erased_evening_are_erased(server: Running) -> None:
    director = online_evening(server)
    director.do("draw_round")
    assert players_of(server, director)[0].contribute() == "commit"
    stream = f"{DEALS}/{director.id}/1"

    def entries(store: Store) -> int:
        return len(store.read(stream))

    assert server.wait_for(server.hub.database.read(entries)) == 2
    director.client.delete_me()
    assert server.wait_for(server.hub.database.read(entries)) == 0
