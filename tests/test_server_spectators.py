"""Spectators: who sees them, what they are sent, and finished hands with open cards by consent."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from canasta.bots import make_bot
from canasta.client import Client, Seat, ServerError
from canasta.client.client import new_key
from canasta.match import Match, Step
from canasta.server.tables.game import LiveGame
from canasta.server.web.games import _until_end_of
from canasta.storage import MEMORY, Store
from canasta.storage.games import begin, match_of
from canasta.wire import encode, protocol
from canasta.wire.events import Drew
from canasta.wire.replays import GameReplay
from canasta.wire.tables import Lobby, TableInfo
from canasta.wire.views import SpectatorUpdate
from tests.serving import Running, all_told, played, reconnect, running, seated, wait_for
from tests.test_server_people import refused
from tests.test_server_rematch import begun, invite_of, send

pytestmark = pytest.mark.homes(long=True)


@pytest.fixture(scope="module")
def server(server_folder: Path) -> Iterator[Running]:
    with running(server_folder) as found:
        yield found


def spectator_of(seat: Seat, name: str) -> Seat:
    return Client(seat.client.address, name=name).join(seat.table, invite=invite_of(seat))


def info_for(client: Client, table: str) -> TableInfo:
    return client.call("GET", f"/api/tables/{table}", TableInfo)


# --- Who watches ----------------------------------------------------------------------------------


def test_players_see_who_watches_and_nobody_else_does(server: Running) -> None:
    seats = seated(server, 2, public=True)
    with spectator_of(seats[0], "Zoe") as zoe, zoe.client.join(zoe.table) as second:
        told = info_for(seats[1].client, zoe.table)
        assert (told.onlookers, told.watching) == (1, ["Zoe"])  # two windows of one person
        told = info_for(zoe.client, zoe.table)
        assert (told.onlookers, told.watching) == (1, [])
        lobby = Client(server.address, name="Yan").call("GET", "/api/tables", Lobby)
        (listed,) = [each for each in lobby.tables if each.id == zoe.table]
        assert (listed.onlookers, listed.watching) == (1, [])
        second.close()
    wait_for(lambda: info_for(seats[0].client, seats[0].table).onlookers == 0)
    for seat in seats:
        seat.close()


def test_a_spectator_who_comes_late_gets_the_log_without_cards(server: Running) -> None:
    seats = seated(server, 2, patience=0)
    seats[0].start()
    begun(server, seats[0].table, seats)
    match = server.match(seats[0].table)
    actor = seats[match.seats[match.actor]]
    actor.do(protocol.Act(key=new_key(), actions=["draw"]))
    with spectator_of(seats[0], "Zoe") as zoe:
        answer = zoe.ask(protocol.AskEvents())
        assert isinstance(answer, protocol.EventsAnswer)
        drew = [event for event in answer.events if isinstance(event, Drew)]
        assert [event.cards for event in drew] == [["?"] * len(event.cards) for event in drew]
        assert drew
        all_told(zoe)
        assert isinstance(zoe.update, SpectatorUpdate)
    for seat in seats:
        seat.close()


# --- Open hands -----------------------------------------------------------------------------------


def teaching_table(server: Running, people: int = 2, **settings: object) -> list[Seat]:
    """Return the players of a game at a teaching table."""
    wanted = {"patience": 0, "between": 3600, "teaching": True, "book": "boat", "public": True, **settings}
    seats = seated(server, people, **wanted)
    seats[0].start()
    begun(server, seats[0].table, seats)
    return seats


def end_hand(server: Running, table: str) -> None:
    """Let the bots' rules of thumb play the hand in play to its end."""
    bots = [make_bot("simple", seed) for seed in range(6)]

    async def play() -> None:
        found = await server.hub.table(table)
        await found.queue.wait_for(lambda: found._journal.step(steps))

    def steps(game: LiveGame) -> Iterator[Step]:
        hand = game.match.hand_number
        while game.match.actor >= 0 and game.match.hand_number == hand:
            actor = game.match.actor
            yield game.match.act(actor, bots[actor].choose(game.match.view(actor)))

    server.wait_for(play())


def next_hand(server: Running, seats: list[Seat]) -> None:
    for seat in seats:
        send(seat, protocol.Next)
    assert server.match(seats[0].table).actor >= 0


def is_open(client: Client, table: str, hand: int) -> bool:
    found = client.replay(table, hand)
    shown = any(cards for frame in found.frames for cards in frame.hands)
    assert found.open == shown or found.player
    return found.open


def test_a_finished_hand_is_open_once_everyone_consents_and_the_hand_in_play_never_is(
    server: Running,
) -> None:
    seats = teaching_table(server)
    table = seats[0].table
    with spectator_of(seats[0], "Zoe") as zoe:
        everyone = [zoe.client, *(seat.client for seat in seats)]
        send(seats[0], protocol.Consent, on=True)
        end_hand(server, table)
        assert not any(is_open(client, table, 1) for client in everyone)  # one player has not consented
        send(seats[1], protocol.Consent, on=True)
        assert info_for(zoe.client, table).open_hands
        assert all(is_open(client, table, 1) for client in everyone)
        next_hand(server, seats)
        assert all(is_open(client, table, 1) for client in everyone)
        for client in everyone:  # the hand in play, named or by default, and hands that do not exist
            assert not is_open(client, table, 2)
            assert not is_open(client, table, 0)
            with pytest.raises(ServerError):
                client.replay(table, 3)
            with pytest.raises(ServerError):
                client.replay(table, -1)
        send(seats[1], protocol.Consent, on=False)
        assert not any(is_open(client, table, 1) for client in everyone)
    for seat in seats:
        seat.close()


def test_a_finished_hand_shows_nothing_of_the_hand_in_play(server: Running) -> None:
    """What is sent about a finished hand does not depend on anything after it."""
    seats = teaching_table(server)
    table, zoe = seats[0].table, spectator_of(seats[0], "Zoe")
    for seat in seats:
        send(seat, protocol.Consent, on=True)
    end_hand(server, table)
    before = encode(zoe.client.replay(table, 1))
    next_hand(server, seats)
    assert encode(zoe.client.replay(table, 1)) == before
    own = seats[server.match(table).seats[server.match(table).actor]]
    own.do(protocol.Act(key=new_key(), actions=["draw"]))
    assert encode(zoe.client.replay(table, 1)) == before
    for seat in (*seats, zoe):
        seat.close()


def test_the_entries_for_a_replay_end_with_the_result_of_the_hand() -> None:
    match = played("boat", target=2000)
    assert match.hand_number >= 2
    entries = Store(MEMORY)
    stream = begin(entries, match).stream
    everything = entries.read(stream)
    for hand in range(1, match.hand_number + 1):
        found: Match = match_of(_until_end_of(everything, hand))
        assert (found.hand_number, found.actor, len(found.history)) == (hand, -1, hand)
    for hand in (0, -1, match.hand_number + 1):
        assert _until_end_of(everything, hand) == []


def test_a_player_replaced_by_a_bot_must_have_consented_too(server: Running) -> None:
    seats = teaching_table(server)
    table = seats[0].table
    send(seats[0], protocol.Consent, on=True)
    end_hand(server, table)
    bruno = next(each.place for each in server.info(table).places if each.name == "Bruno")
    send(seats[0], protocol.Remove, place=bruno)
    assert not info_for(seats[0].client, table).open_hands
    assert not is_open(seats[0].client, table, 1)
    for seat in seats:
        seat.close()


def test_who_may_consent_and_where(server: Running) -> None:
    seats = seated(server, 2, public=True)
    with spectator_of(seats[0], "Zoe") as zoe:
        assert refused(lambda: send(zoe, protocol.Consent, on=True)) == "server.not_seated"
        assert refused(lambda: send(seats[0], protocol.Consent, on=True)) == "server.not_teaching"
        assert refused(lambda: send(seats[1], protocol.Change, teaching=True)) == "server.not_host"
        send(seats[0], protocol.Change, teaching=True)
        for seat in seats:
            for _ in range(2):
                send(seat, protocol.Consent, on=True)
        assert info_for(zoe.client, zoe.table).open_hands
        send(seats[0], protocol.Change, teaching=False)
        told = info_for(zoe.client, zoe.table)
        assert (told.open_hands, [place.consents for place in told.places]) == (False, [False, False])
    for seat in seats:
        seat.close()


def test_consent_survives_a_restart_and_does_not_cover_a_new_player(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        seats = seated(server, 2, teaching=True)
        for seat in seats:
            send(seat, protocol.Consent, on=True)
        table, invite = seats[0].table, invite_of(seats[0])
        for seat in seats:
            seat.close()
    with running(tmp_path) as server:
        assert server.info(table).open_hands
        for seat in seats:
            seat.client.address = server.address
            reconnect(seat)
        send(seats[1], protocol.Stand)
        assert server.info(table).open_hands
        with Client(server.address, name="Zoe").join(table, invite=invite) as zoe:
            zoe.sit()
            assert not server.info(table).open_hands
            send(zoe, protocol.Consent, on=True)
            assert server.info(table).open_hands
            all_told(zoe)
        for seat in seats:
            seat.close()


def test_a_replay_of_the_game_in_play_needs_a_seat_or_permission_to_watch(server: Running) -> None:
    seats = teaching_table(server, onlookers=False, public=False)
    for seat in seats:
        send(seat, protocol.Consent, on=True)
    end_hand(server, seats[0].table)
    stranger = Client(server.address, name="Zoe")
    for query in ("hand=1", f"hand=1&invite={invite_of(seats[0])}"):
        with pytest.raises(ServerError) as problem:
            stranger.call("GET", f"/api/tables/{seats[0].table}/replay?{query}", GameReplay)
        assert problem.value.error == "server.no_table"
    for seat in seats:
        seat.close()
