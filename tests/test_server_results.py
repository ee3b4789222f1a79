"""Results, statistics, ratings: computed from the streams, reproducibly."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from canasta.client import Client, ServerError
from canasta.notation import write_record
from canasta.server.results.index import (
    FinishedGame,
    add_result,
    leaders,
    number_of_leaders,
    place_of,
    ratings_of,
    rebuild,
)
from canasta.server.results.ratings import ENOUGH, Ratings
from canasta.server.results.summary import GameSummary, PlayerSummary, _player
from canasta.server.tables.chairs import Chair
from canasta.server.tables.room import Room
from canasta.storage import Store
from canasta.storage.people import add_guest, delete_person
from canasta.wire.protocol import Abandon
from canasta.wire.replays import GameReplay
from canasta.wire.results import History, Leaderboard, PastGame, Statistics
from tests.serving import Running, keep_game, played, running, seated, update_of

pytestmark = pytest.mark.homes

RECORDS = Path(__file__).parent / "records"


@pytest.fixture(scope="module")
def server(server_folder: Path) -> Iterator[Running]:
    with running(server_folder) as found:
        yield found


def all_rows(store: Store) -> dict[str, list[Any]]:
    with store.connection() as connection:
        return {
            table: sorted(connection.execute(f"SELECT * FROM {table}"))
            for table in ("results", "played", "ratings")
        }


def test_results_and_ratings_follow_from_the_records(server: Running) -> None:
    people = [Client(server.address, name=name) for name in ("Ana", "Bruno", "Carla", "Dora")]
    knee = (RECORDS / "knee-4.txt").read_text()  # which Ana and Carla won
    table = keep_game(server, people, knee)
    keep_game(server, people[::-1], knee)
    keep_game(server, people[:2], knee, ("helped", {"place": 0}))
    keep_game(server, people[:2], write_record(played("classic")), ("replaced", {"place": 0, "bot": "club"}))
    with server.store() as store:
        assert rebuild(store) == 4
        rows = all_rows(store)
        assert rebuild(store) == 4
        assert all_rows(store) == rows
        ana = people[0].person.id
        assert set(ratings_of(store, ana)) == {"knee"}  # from classic the host removed her
        assert ratings_of(store, ana)["knee"].games == 2  # the third was won with the coach
        assert set(ratings_of(store, people[1].person.id)) == {"knee", "classic"}
    history = people[0].call("GET", "/api/me/games?book=knee", History)
    assert (history.number, len(history.games)) == (3, 3)
    past = next(each for each in history.games if each.table == table)
    assert past.rated
    assert past.totals
    found = people[0].call("GET", "/api/me/statistics", Statistics)
    (knee_figures,) = found.books
    assert knee_figures.games == 3
    assert knee_figures.hands > 0
    assert knee_figures.first_melds > 0
    assert knee_figures.natural + knee_figures.mixed > 0
    assert knee_figures.rating is not None
    assert knee_figures.rating.provisional
    assert found.enough == ENOUGH
    assert len(knee_figures.curve) == 2
    assert knee_figures.curve[-1].rating == knee_figures.rating.rating
    assert knee_figures.curve[0].rating.half > knee_figures.curve[1].rating.half  # more certain
    # Guests are on no leaderboard.
    board = people[0].call("GET", "/api/leaderboards/knee", Leaderboard)
    assert (board.leaders, board.number, board.pages, board.own) == ([], 0, 0, None)
    # A player of that game finds it again without an invitation.
    replay = people[3].call("GET", f"/api/tables/{past.table}/replay?game={past.game}&hand=1", GameReplay)
    assert replay.open
    assert people[0].call("GET", f"/api/me/games/{past.table}?game={past.game}", PastGame) == past
    assert people[0].call("GET", f"/api/me/games/{past.table}", PastGame) == past  # the last one there
    stranger = Client(server.address, name="Emil")
    with pytest.raises(ServerError, match="No game has been finished"):
        stranger.call("GET", f"/api/me/games/{past.table}", PastGame)
    with pytest.raises(ServerError):
        stranger.call("GET", f"/api/tables/{past.table}/replay?game={past.game}", GameReplay)


def test_a_game_that_ends_is_kept_with_its_last_entry(server: Running) -> None:
    ana, bruno = seated(server, 2, book="boat")
    with ana, bruno:
        ana.start()
        update_of(ana), update_of(bruno)
        client = ana.client
        for seat in (ana, bruno):
            seat.do(Abandon(key="enough"))
        history = client.call("GET", "/api/me/games", History)
        assert [(each.abandoned, each.rated) for each in history.games] == [(True, False)]
        (figures,) = client.call("GET", "/api/me/statistics", Statistics).books
        assert (figures.games, figures.abandoned, figures.rating) == (0, 1, None)


def test_leaderboards_and_deletion(home: str) -> None:
    with Store(home) as store:
        names = [add_guest(store, name)[0] for name in ("Ana", "Bruno")]
        with store.writing() as connection:
            for person in names:
                connection.execute("INSERT INTO accounts VALUES (?, ?, '', '')", (person.id, person.name))
        for number in range(40):
            players = [
                PlayerSummary(person.name, side, person.id, whole=1) for side, person in enumerate(names)
            ]
            facts = GameSummary(f"games/{number}", "t", number + 1, "boat", players, [500, 100], winners=[0])
            add_result(store, FinishedGame(facts, f"{number:03}"))
            add_result(store, FinishedGame(facts, f"{number:03}"))  # which changes nothing
        found = leaders(store, "boat", 10)
        assert [each.name for each in found] == ["Ana", "Bruno"]
        assert [each.rating.games for each in found] == [40, 40]
        assert not found[0].rating.provisional
        assert [each.place for each in found] == [1, 2]
        assert leaders(store, "boat", 1, 1) == found[1:]
        assert [place_of(store, "boat", person.id) for person in names] == found
        assert (number_of_leaders(store, "boat"), number_of_leaders(store, "knee")) == (2, 0)
        assert place_of(store, "knee", names[0].id) is None
        delete_person(store, names[0].id)
        assert [each.name for each in leaders(store, "boat", 10)] == ["Bruno"]


def test_bots_keep_their_ratings_and_beating_stronger_ones_counts_more() -> None:
    gains = []
    for level in ("beginner", "champion"):
        ratings = Ratings({})
        ratings.rate([["ana"], [f"bot:{level}"]], [0, 1])
        assert set(ratings.changed) == {"ana"}
        gains.append(ratings.changed["ana"].mu)
    assert gains[0] < gains[1]
    assert ENOUGH == 10


def test_the_command_works_ratings_out_anew(server: Running) -> None:
    keep_game(server, [Client(server.address, name="Fina")], (RECORDS / "boat-2.txt").read_text())
    told = server.command("ratings", "--rebuild")
    assert told.exit_code == 0
    assert "Recomputed from" in told.output


def test_who_played_is_told_person_bot_or_stand_in() -> None:
    room = Room("t", [])
    room.players = [Chair(person="ana"), Chair(bot="expert"), Chair(person="bruno"), Chair(person="carla")]
    room.chairs = [*room.players[:2], Chair(person="bruno", stand_in="champion"), Chair(bot="beginner")]
    room.removed = {3}
    found = [_player(room, "x", 0, place) for place in range(5)]
    assert [(each.person, each.bot) for each in found] == [
        ("ana", ""), ("", "expert"), ("bruno", ""), ("", "beginner"), ("", "club"),
    ]  # fmt: skip
