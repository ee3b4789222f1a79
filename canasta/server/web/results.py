"""The caller's games and statistics; public ratings and leaderboards."""

from __future__ import annotations

from typing import Final

from canasta.books import book
from canasta.messages import UserError, text
from canasta.server.results.index import (
    FinishedGame,
    RankedPlayer,
    game_of,
    games_of,
    leaders,
    number_of_games,
    number_of_leaders,
    place_of,
    ratings_of,
)
from canasta.server.results.ratings import unrated_for
from canasta.server.results.statistics import rated, statistics, won
from canasta.server.results.summary import PlayerSummary
from canasta.server.web.endpoint import Call, Endpoint
from canasta.storage import Store
from canasta.storage.people import find_person
from canasta.wire.base import SIDES
from canasta.wire.results import History, Leader, Leaderboard, PastGame, PastPlayer, Statistics

#: Games and leaders per page.
_PAGE: Final = 20
_LEADERS: Final = 50


async def _history(call: Call) -> History:
    """List the caller's finished games, the last one first."""
    person, slug, page = call.required_person.id, call.query.get("book", ""), call.number("page", 1)

    def read(store: Store) -> History:
        number = number_of_games(store, person, slug)
        games = games_of(store, person, slug, _PAGE, (page - 1) * _PAGE)
        return History(number, page, -(-number // _PAGE), [_past(store, each, person) for each in games])

    return await call.read(read)


async def _game(call: Call) -> PastGame:
    """Return one of the caller's finished games by its table and number; without a number, the last one."""
    person, number = call.required_person.id, call.number("game", 0)

    def read(store: Store) -> PastGame:
        found = game_of(store, person, call.path["table"], number)
        if found is None:
            raise UserError("server.no_record")
        return _past(store, found, person)

    return await call.read(read)


async def _statistics(call: Call) -> Statistics:
    """Return the caller's statistics, by book."""
    person = call.required_person.id
    games, ratings = await call.read(lambda store: (games_of(store, person), ratings_of(store, person)))
    return await call.in_thread(lambda: statistics(person, games, ratings))


async def _leaders(call: Call) -> Leaderboard:
    """List the strongest players of a book: those with an account and enough games."""
    slug, page = book(call.path["book"]).slug, call.number("page", 1)

    def read(store: Store) -> Leaderboard:
        number = number_of_leaders(store, slug)
        lines = [_leader(each) for each in leaders(store, slug, _LEADERS, (page - 1) * _LEADERS)]
        own = place_of(store, slug, call.caller)
        return Leaderboard(slug, number, page, -(-number // _LEADERS), lines, _leader(own) if own else None)

    return await call.read(read)


def _leader(ranked: RankedPlayer) -> Leader:
    place = None if ranked.rating.provisional else ranked.place
    return Leader(place, ranked.person, ranked.name, rated(ranked.rating))


def _player(store: Store, player: PlayerSummary) -> PastPlayer:
    """Describe a player; a deleted player's name is not shown."""
    if player.person and find_person(store, player.person) is None:
        return PastPlayer(text("server.gone"), SIDES[player.side])
    return PastPlayer(player.name, SIDES[player.side], player.person, player.bot)


def _past(store: Store, ended: FinishedGame, person: str) -> PastGame:
    facts = ended.facts
    rated_then = any(player.person == person and player.after for player in facts.players)
    return PastGame(
        table=facts.table,
        game=facts.number,
        book=facts.book,
        options=facts.options,
        house=facts.house,
        target=facts.target,
        ended=ended.at,
        hands=facts.hands,
        players=[_player(store, player) for player in facts.players],
        totals=facts.totals,
        winners=[SIDES[side] for side in facts.winners],
        won=won(facts, person),
        abandoned=facts.abandoned,
        rated=rated_then,
        # Ratings are kept with their games: one rated by earlier rules stays rated.
        unrated="" if rated_then else unrated_for(facts, person),
    )


ENDPOINTS: Final = (
    Endpoint("GET", "/api/me/games", _history, History, query=("page", "book")),
    Endpoint("GET", "/api/me/games/{table}", _game, PastGame, query=("game",)),
    Endpoint("GET", "/api/me/statistics", _statistics, Statistics),
    Endpoint("GET", "/api/leaderboards/{book}", _leaders, Leaderboard, signed_in=False, query=("page",)),
)
