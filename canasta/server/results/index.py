"""Results and ratings in the database: written at the end of a game, and recomputed on request.

All of it is derived from the streams of tables and games; ``rebuild`` produces the same content.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from sqlite3 import Connection
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from canasta.messages import UserError
from canasta.server.results.ratings import ENOUGH, Rating, rated_by
from canasta.server.results.summary import GameSummary, summarize_game
from canasta.server.tables.indexes import AREA
from canasta.server.tables.room import Room
from canasta.storage import Store
from canasta.storage.games import load

_FACTS: Final = msgspec.json.Decoder(GameSummary)
#: Order of a leaderboard: by the lower bound of the rating, with provisional ratings last.
_LEADERS: Final = (
    "SELECT ratings.person, people.name, mu, sigma, games, won, row_number() OVER "
    f"(ORDER BY games < {ENOUGH}, mu - 1.96 * sigma DESC, ratings.person) AS place FROM ratings "
    "JOIN people ON people.id = ratings.person JOIN accounts ON accounts.person = ratings.person "
    "WHERE book = ?"
)
#: Maximum number of games in a person's statistics.
MOST: Final = 5000


class FinishedGame(NamedTuple):
    """A finished game, and when it ended (ISO 8601, UTC)."""

    facts: GameSummary
    at: str


class RankedPlayer(NamedTuple):
    """A line of a leaderboard."""

    person: str
    name: str
    rating: Rating
    place: int  #: from 1


def add_result(store: Store, ended: FinishedGame) -> None:
    """Save the result of a game and rate its players; a second call changes nothing."""
    facts, at = ended
    with store.transaction() as connection:
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


def _with_ratings(facts: GameSummary, changed: Mapping[str, Rating]) -> GameSummary:
    """Add the new ratings to a game's facts; the rating curve is drawn from them."""
    players = [
        replace(player, after=(rating.mu, rating.sigma)) if (rating := changed.get(player.person)) else player
        for player in facts.players
    ]
    return replace(facts, players=players)


def rebuild(store: Store) -> int:
    """Recompute everything from the streams of tables and games, and return the number of games."""
    ended = sorted(_finished_games(store), key=lambda each: (each.at, each.facts.game))
    with store.transaction() as connection:
        for table in ("results", "played", "ratings"):
            connection.execute(f"DELETE FROM {table}")
        for each in ended:
            add_result(store, each)
        for table in ("played", "ratings"):  # deleted people must not reappear
            connection.execute(f"DELETE FROM {table} WHERE person NOT IN (SELECT id FROM people)")
    return len(ended)


def _finished_games(store: Store) -> Iterator[FinishedGame]:
    for stream in store.streams(AREA):
        room = Room(stream.name.removeprefix(f"{AREA}/"), [])
        for entry in store.read(stream.name):
            was = room.status
            room.fold(entry.kind, entry.payload)
            if room.game and was in ("playing", "paused") and room.status not in ("playing", "paused"):
                try:
                    match = load(store, room.game, [room.rules]).match
                except UserError:
                    continue  # an unreadable game counts for no player
                if match.over:
                    yield FinishedGame(summarize_game(room, match), store.last_change(room.game))


# --- Queries --------------------------------------------------------------------------------------


def games_of(
    store: Store, person: str, book: str = "", most: int = MOST, first: int = 0
) -> list[FinishedGame]:
    """Return a person's games, the last one first."""
    with store.connection() as connection:
        rows = connection.execute(
            "SELECT results.facts, results.ended FROM played JOIN results ON results.game = played.game "
            "WHERE played.person = ? AND (? = '' OR results.book = ?) "
            "ORDER BY played.ended DESC, played.game LIMIT ? OFFSET ?",
            (person, book, book, most, first),
        ).fetchall()
    return [FinishedGame(_FACTS.decode(content), at) for content, at in rows]


def game_of(store: Store, person: str, table: str, number: int) -> FinishedGame | None:
    """Return a finished game that a person played at a table, by its number there; 0 for the last one."""
    with store.connection() as connection:
        row = connection.execute(
            "SELECT results.facts, results.ended FROM played JOIN results ON results.game = played.game "
            "WHERE played.person = ? AND results.tbl = ? AND (? = 0 OR results.number = ?) "
            "ORDER BY results.number DESC LIMIT 1",
            (person, table, number, number),
        ).fetchone()
    return FinishedGame(_FACTS.decode(row[0]), row[1]) if row else None


def number_of_games(store: Store, person: str, book: str = "") -> int:
    """Count a person's games."""
    with store.connection() as connection:
        (number,) = connection.execute(
            "SELECT count(*) FROM played JOIN results ON results.game = played.game "
            "WHERE played.person = ? AND (? = '' OR results.book = ?)",
            (person, book, book),
        ).fetchone()
    return int(number)


def took_part(store: Store, person: str, game: str) -> bool:
    """True if a person played in this finished game."""
    with store.connection() as connection:
        row = connection.execute(
            "SELECT 1 FROM played WHERE person = ? AND game = ?", (person, game)
        ).fetchone()
    return row is not None


def ratings_of(store: Store, person: str) -> dict[str, Rating]:
    """Return a person's ratings, by book."""
    with store.connection() as connection:
        rows = connection.execute(
            "SELECT book, mu, sigma, games, won FROM ratings WHERE person = ?", (person,)
        )
        return {book: Rating(*row) for book, *row in rows}


def leaders(store: Store, book: str, most: int, first: int = 0) -> list[RankedPlayer]:
    """Return the people with an account and a rating in a book, the strongest first."""
    with store.connection() as connection:
        rows = connection.execute(f"{_LEADERS} ORDER BY place LIMIT ? OFFSET ?", (book, most, first))
        return [_ranked_player(*row) for row in rows]


def number_of_leaders(store: Store, book: str) -> int:
    """Count the people with an account and a rating in a book."""
    with store.connection() as connection:
        (number,) = connection.execute(f"SELECT count(*) FROM ({_LEADERS})", (book,)).fetchone()
    return int(number)


def place_of(store: Store, book: str, person: str) -> RankedPlayer | None:
    """Return a person's line of a leaderboard."""
    with store.connection() as connection:
        row = connection.execute(f"SELECT * FROM ({_LEADERS}) WHERE person = ?", (book, person)).fetchone()
    return _ranked_player(*row) if row else None


def _ranked_player(
    person: str, name: str, mu: float, sigma: float, games: int, won: int, place: int
) -> RankedPlayer:
    return RankedPlayer(person, name, Rating(mu, sigma, games, won), place)
