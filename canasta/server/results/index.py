"""Results and ratings in the database: written at the end of a game, and recomputed on request.

All of it is derived from the streams of tables and games; ``rebuild`` produces the same content.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from canasta.match import Match
from canasta.messages import UserError
from canasta.server.results.ratings import ENOUGH, Rating, rated_by
from canasta.server.results.summary import GameSummary, summarize_game
from canasta.server.tables.indexes import AREA
from canasta.server.tables.room import Room
from canasta.storage import Store, results
from canasta.storage.games import load
from canasta.storage.results import LeaderRow, RatingRow, ResultRow, number_of_leaders, took_part

__all__ = [
    "MOST",
    "FinishedGame",
    "RankedPlayer",
    "add_result",
    "finished_matches",
    "game_of",
    "games_of",
    "leaders",
    "number_of_games",
    "number_of_leaders",
    "place_of",
    "ratings_of",
    "rebuild",
    "took_part",
]  # fmt: skip

_FACTS: Final = msgspec.json.Decoder(GameSummary)
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
    with store.transaction(exclusive=True):
        if results.has_result(store, facts.game):
            return
        people = [player.person for player in facts.players if player.person]
        before = results.ratings_in(store, facts.book, people)
        changed = rated_by(facts, {person: Rating(*row) for person, row in before.items()})
        content = msgspec.json.encode(_with_ratings(facts, changed)).decode()
        results.save_result(
            store,
            ResultRow(facts.game, facts.table, facts.number, facts.book, at, content),
            people,
            {person: RatingRow(*rating) for person, rating in changed.items()},
        )


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
    with store.transaction(exclusive=True):
        results.delete_results(store)
        for each in ended:
            add_result(store, each)
        results.drop_deleted_people(store)  # they must not reappear
    return len(ended)


def finished_matches(store: Store) -> Iterator[tuple[Room, Match]]:
    """Yield every finished game that can be read, with its table at the end of the game."""
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
                    yield room, match


def _finished_games(store: Store) -> Iterator[FinishedGame]:
    for room, match in finished_matches(store):
        yield FinishedGame(summarize_game(room, match), store.last_change(room.game))


# --- Queries --------------------------------------------------------------------------------------


def games_of(
    store: Store, person: str, book: str = "", most: int = MOST, first: int = 0
) -> list[FinishedGame]:
    """Return a person's games, the last one first."""
    rows = results.results_of(store, person, book, most, first)
    return [FinishedGame(_FACTS.decode(content), at) for content, at in rows]


def game_of(store: Store, person: str, table: str, number: int) -> FinishedGame | None:
    """Return a finished game that a person played at a table, by its number there; 0 for the last one."""
    row = results.result_at(store, person, table, number)
    return FinishedGame(_FACTS.decode(row[0]), row[1]) if row else None


def number_of_games(store: Store, person: str, book: str = "") -> int:
    """Count a person's games."""
    return results.number_of_results(store, person, book)


def ratings_of(store: Store, person: str) -> dict[str, Rating]:
    """Return a person's ratings, by book."""
    return {book: Rating(*row) for book, row in results.ratings_of(store, person).items()}


def leaders(store: Store, book: str, most: int, first: int = 0) -> list[RankedPlayer]:
    """Return the people with an account and a rating in a book, the strongest first."""
    return [_ranked_player(row) for row in results.leader_rows(store, book, ENOUGH, most, first)]


def place_of(store: Store, book: str, person: str) -> RankedPlayer | None:
    """Return a person's line of a leaderboard."""
    row = results.leader_row(store, book, ENOUGH, person)
    return _ranked_player(row) if row else None


def _ranked_player(row: LeaderRow) -> RankedPlayer:
    return RankedPlayer(row.person, row.name, Rating(*row.rating), row.place)
