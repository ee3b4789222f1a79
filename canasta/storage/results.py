"""Finished games, who played in them, and ratings. All of it is derived from the streams.

>>> with Store(":memory:") as store:
...     row = ResultRow("games/1", "x7Yq", 1, "classic", "2026-01-01", "{}")
...     save_result(store, row, ["ana"], {"ana": RatingRow(25.0, 8.0, 1, 1)})
...     has_result(store, "games/1"), results_of(store, "ana"), ratings_of(store, "ana")["classic"].games
(True, [('{}', '2026-01-01')], 1)
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from canasta.storage.store import Store

#: Order of a leaderboard: by the lower bound of the rating, with those of few games last.
_LEADERS: Final = (
    "SELECT ratings.person, people.name, mu, sigma, games, won, row_number() OVER "
    "(ORDER BY games < ?2, mu - 1.96 * sigma DESC, ratings.person) AS place FROM ratings "
    "JOIN people ON people.id = ratings.person JOIN accounts ON accounts.person = ratings.person "
    "WHERE book = ?1"
)
_GAMES: Final = "FROM played JOIN results ON results.game = played.game WHERE played.person = ?"


class ResultRow(NamedTuple):
    """A finished game."""

    game: str
    table: str
    number: int  #: at the table, from 1
    book: str
    ended: str  #: ISO 8601, UTC
    facts: str  #: its summary as JSON


class RatingRow(NamedTuple):
    """A person's rating in a book."""

    mu: float
    sigma: float
    games: int
    won: int


class LeaderRow(NamedTuple):
    """A line of a leaderboard."""

    person: str
    name: str
    rating: RatingRow
    place: int  #: from 1


def has_result(store: Store, game: str) -> bool:
    """True if the result of a game was saved."""
    with store.connection() as connection:
        return connection.execute("SELECT 1 FROM results WHERE game = ?", (game,)).fetchone() is not None


def save_result(
    store: Store, result: ResultRow, people: Iterable[str], ratings: Mapping[str, RatingRow]
) -> None:
    """Save the result of a game, who played in it, and the new ratings of its players."""
    with store.writing() as connection:
        connection.execute("INSERT INTO results VALUES (?, ?, ?, ?, ?, ?)", result)
        connection.executemany(
            "INSERT INTO played VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
            [(person, result.ended, result.game) for person in people],
        )
        connection.executemany(
            "INSERT INTO ratings VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (book, person) DO UPDATE SET "
            "mu = excluded.mu, sigma = excluded.sigma, games = excluded.games, won = excluded.won",
            [(result.book, person, *rating) for person, rating in ratings.items()],
        )


def delete_results(store: Store) -> None:
    """Delete all results and ratings, to compute them again."""
    with store.writing() as connection:
        for table in ("results", "played", "ratings"):
            connection.execute(f"DELETE FROM {table}")


def drop_deleted_people(store: Store) -> None:
    """Delete the games and ratings of people who were deleted."""
    with store.writing() as connection:
        for table in ("played", "ratings"):
            connection.execute(f"DELETE FROM {table} WHERE person NOT IN (SELECT id FROM people)")


def results_of(
    store: Store, person: str, book: str = "", most: int = 5000, first: int = 0
) -> list[tuple[str, str]]:
    """Return the facts and ends of a person's games, the last one first."""
    with store.connection() as connection:
        return connection.execute(
            f"SELECT results.facts, results.ended {_GAMES} AND (? = '' OR results.book = ?2) "
            "ORDER BY played.ended DESC, played.game LIMIT ? OFFSET ?",
            (person, book, most, first),
        ).fetchall()


def result_at(store: Store, person: str, table: str, number: int) -> tuple[str, str] | None:
    """Return facts and end of a person's game at a table, by its number there; 0 for the last one."""
    with store.connection() as connection:
        row = connection.execute(
            f"SELECT results.facts, results.ended {_GAMES} AND results.tbl = ? "
            "AND (? = 0 OR results.number = ?3) ORDER BY results.number DESC LIMIT 1",
            (person, table, number),
        ).fetchone()
    return (row[0], row[1]) if row else None


def number_of_results(store: Store, person: str, book: str = "") -> int:
    """Count a person's games."""
    with store.connection() as connection:
        (number,) = connection.execute(
            f"SELECT count(*) {_GAMES} AND (? = '' OR results.book = ?2)", (person, book)
        ).fetchone()
    return int(number)


def took_part(store: Store, person: str, game: str) -> bool:
    """True if a person played in this finished game."""
    with store.connection() as connection:
        row = connection.execute(
            "SELECT 1 FROM played WHERE person = ? AND game = ?", (person, game)
        ).fetchone()
    return row is not None


def ratings_in(store: Store, book: str, people: Iterable[str]) -> dict[str, RatingRow]:
    """Return the ratings of some people in a book; those who have none are left out."""
    with store.connection() as connection:
        return {
            person: RatingRow(*row)
            for person in people
            for row in connection.execute(
                "SELECT mu, sigma, games, won FROM ratings WHERE book = ? AND person = ?", (book, person)
            )
        }


def ratings_of(store: Store, person: str) -> dict[str, RatingRow]:
    """Return a person's ratings, by book."""
    with store.connection() as connection:
        rows = connection.execute(
            "SELECT book, mu, sigma, games, won FROM ratings WHERE person = ?", (person,)
        )
        return {book: RatingRow(*row) for book, *row in rows}


def leader_rows(store: Store, book: str, enough: int, most: int, first: int = 0) -> list[LeaderRow]:
    """Return the people with an account and a rating in a book, the strongest first.

    Those with fewer than ``enough`` games come last.
    """
    with store.connection() as connection:
        query = f"{_LEADERS} ORDER BY place LIMIT ? OFFSET ?"
        return [_leader(*row) for row in connection.execute(query, (book, enough, most, first))]


def number_of_leaders(store: Store, book: str) -> int:
    """Count the people with an account and a rating in a book."""
    with store.connection() as connection:
        query = (
            "SELECT count(*) FROM ratings JOIN people ON people.id = ratings.person "
            "JOIN accounts ON accounts.person = ratings.person WHERE book = ?"
        )
        (number,) = connection.execute(query, (book,)).fetchone()
    return int(number)


def leader_row(store: Store, book: str, enough: int, person: str) -> LeaderRow | None:
    """Return a person's line of a leaderboard."""
    with store.connection() as connection:
        query = f"SELECT * FROM ({_LEADERS}) AS leaders WHERE person = ?"
        row = connection.execute(query, (book, enough, person)).fetchone()
    return _leader(*row) if row else None


def _leader(person: str, name: str, mu: float, sigma: float, games: int, won: int, place: int) -> LeaderRow:
    return LeaderRow(person, name, RatingRow(mu, sigma, games, won), place)
