"""Results and ratings in the database: written with the end of a game, and worked out anew when asked for.

Everything here follows from the streams of tables and games: ``rebuild`` makes the same of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from sqlite3 import Connection
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from canasta.messages import Complaint
from canasta.server.standings.facts import GameFacts, facts_of
from canasta.server.standings.ratings import ENOUGH, Rating, rated_by
from canasta.server.tables.room import Room
from canasta.server.tables.standing import AREA
from canasta.storage import Store
from canasta.storage.games import load

_FACTS: Final = msgspec.json.Decoder(GameFacts)
#: The order of a leaderboard: what somebody is worth at least; those of whom little is known come last.
_LEADERS: Final = (
    "SELECT ratings.person, people.name, mu, sigma, games, won, row_number() OVER "
    f"(ORDER BY games < {ENOUGH}, mu - 1.96 * sigma DESC, ratings.person) AS place FROM ratings "
    "JOIN people ON people.id = ratings.person JOIN accounts ON accounts.person = ratings.person "
    "WHERE book = ?"
)
#: Games of a person that statistics are made of.
MOST: Final = 5000


class Ended(NamedTuple):
    """A game that is over, and when it ended, as ISO 8601 in UTC."""

    facts: GameFacts
    at: str


class Ranked(NamedTuple):
    """A line of a leaderboard."""

    person: str
    name: str
    rating: Rating
    place: int  #: from 1


def keep_result(store: Store, ended: Ended) -> None:
    """Keep the result of a game and rate its players; a second time nothing is changed."""
    facts, at = ended
    with store.together() as connection:
        known = connection.execute("SELECT 1 FROM results WHERE game = ?", (facts.game,)).fetchone()
        if known:
            return
        people = [player.person for player in facts.players if player.person]
        changed = rated_by(facts, _ratings_before(connection, facts.book, people))
        content = msgspec.json.encode(_with_ratings(facts, changed)).decode()
        connection.execute(
            "INSERT INTO results VALUES (?, ?, ?, ?, ?, ?)",
            (facts.game, facts.table, facts.number, facts.book, at, content),
        )
        connection.executemany(
            "INSERT OR IGNORE INTO played VALUES (?, ?, ?)", [(p, at, facts.game) for p in people]
        )
        connection.executemany(
            "INSERT OR REPLACE INTO ratings VALUES (?, ?, ?, ?, ?, ?)",
            [(facts.book, person, *rating) for person, rating in changed.items()],
        )


def _ratings_before(connection: Connection, book: str, people: list[str]) -> dict[str, Rating]:
    return {
        person: Rating(*row)
        for person in people
        for row in connection.execute(
            "SELECT mu, sigma, games, won FROM ratings WHERE book = ? AND person = ?", (book, person)
        )
    }


def _with_ratings(facts: GameFacts, changed: Mapping[str, Rating]) -> GameFacts:
    """The facts of a game with the ratings after it, of which the curve of a rating is made."""
    players = [
        replace(player, after=(rating.mu, rating.sigma)) if (rating := changed.get(player.person)) else player
        for player in facts.players
    ]
    return replace(facts, players=players)


def rebuild(store: Store) -> int:
    """Work everything out anew from the streams of tables and games; how many games there were."""
    ended = sorted(_all_ended(store), key=lambda each: (each.at, each.facts.game))
    with store.together() as connection:
        for table in ("results", "played", "ratings"):
            connection.execute(f"DELETE FROM {table}")
        for each in ended:
            keep_result(store, each)
        for table in ("played", "ratings"):  # who was deleted is not found again
            connection.execute(f"DELETE FROM {table} WHERE person NOT IN (SELECT id FROM people)")
    return len(ended)


def _all_ended(store: Store) -> Iterator[Ended]:
    for stream in store.streams(AREA):
        room = Room(stream.name.removeprefix(f"{AREA}/"), [])
        for entry in store.read(stream.name):
            was = room.status
            room.fold(entry.kind, entry.payload)
            if room.game and was in ("playing", "paused") and room.status not in ("playing", "paused"):
                try:
                    match = load(store, room.game, [room.rules]).match
                except Complaint:
                    continue  # one that cannot be read is nobody's
                if match.over:
                    yield Ended(facts_of(room, match), store.changed(room.game))


# --- Looking up -----------------------------------------------------------------------------------


def games_of(store: Store, person: str, book: str = "", most: int = MOST, first: int = 0) -> list[Ended]:
    """Somebody's games, the last one first."""
    with store.reading() as connection:
        rows = connection.execute(
            "SELECT results.facts, results.ended FROM played JOIN results ON results.game = played.game "
            "WHERE played.person = ? AND (? = '' OR results.book = ?) "
            "ORDER BY played.ended DESC, played.game LIMIT ? OFFSET ?",
            (person, book, book, most, first),
        ).fetchall()
    return [Ended(_FACTS.decode(content), at) for content, at in rows]


def game_of(store: Store, person: str, table: str, number: int) -> Ended | None:
    """A game that somebody played at a table and that is over, by its number there; 0 is their last one."""
    with store.reading() as connection:
        row = connection.execute(
            "SELECT results.facts, results.ended FROM played JOIN results ON results.game = played.game "
            "WHERE played.person = ? AND results.tbl = ? AND (? = 0 OR results.number = ?) "
            "ORDER BY results.number DESC LIMIT 1",
            (person, table, number, number),
        ).fetchone()
    return Ended(_FACTS.decode(row[0]), row[1]) if row else None


def number_of_games(store: Store, person: str, book: str = "") -> int:
    """How many games somebody has played."""
    with store.reading() as connection:
        (number,) = connection.execute(
            "SELECT count(*) FROM played JOIN results ON results.game = played.game "
            "WHERE played.person = ? AND (? = '' OR results.book = ?)",
            (person, book, book),
        ).fetchone()
    return int(number)


def took_part(store: Store, person: str, game: str) -> bool:
    """Whether somebody played in a game that is over."""
    with store.reading() as connection:
        row = connection.execute(
            "SELECT 1 FROM played WHERE person = ? AND game = ?", (person, game)
        ).fetchone()
    return row is not None


def ratings_of(store: Store, person: str) -> dict[str, Rating]:
    """Somebody's ratings, by book."""
    with store.reading() as connection:
        rows = connection.execute(
            "SELECT book, mu, sigma, games, won FROM ratings WHERE person = ?", (person,)
        )
        return {book: Rating(*row) for book, *row in rows}


def leaders(store: Store, book: str, most: int, first: int = 0) -> list[Ranked]:
    """Those who have an account and a rating in a book, the strongest first."""
    with store.reading() as connection:
        rows = connection.execute(f"{_LEADERS} ORDER BY place LIMIT ? OFFSET ?", (book, most, first))
        return [_ranked(*row) for row in rows]


def number_of_leaders(store: Store, book: str) -> int:
    """How many have an account and a rating in a book."""
    with store.reading() as connection:
        (number,) = connection.execute(f"SELECT count(*) FROM ({_LEADERS})", (book,)).fetchone()
    return int(number)


def place_of(store: Store, book: str, person: str) -> Ranked | None:
    """Somebody's own line of a leaderboard."""
    with store.reading() as connection:
        row = connection.execute(f"SELECT * FROM ({_LEADERS}) WHERE person = ?", (book, person)).fetchone()
    return _ranked(*row) if row else None


def _ranked(person: str, name: str, mu: float, sigma: float, games: int, won: int, place: int) -> Ranked:
    return Ranked(person, name, Rating(mu, sigma, games, won), place)
