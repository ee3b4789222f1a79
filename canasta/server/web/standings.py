"""One's games and statistics; ratings and leaderboards, which everybody may see."""

from __future__ import annotations

from typing import Final

from canasta.books import book
from canasta.messages import text
from canasta.server.standings.facts import PlayerFacts
from canasta.server.standings.keeping import Ended, games_of, leaders, number_of_games, ratings_of
from canasta.server.standings.telling import rated, statistics, won
from canasta.server.web.endpoint import Call, Endpoint
from canasta.storage import Store
from canasta.storage.people import find_person
from canasta.wire.base import SIDES
from canasta.wire.standings import History, Leader, Leaderboard, PastGame, PastPlayer, Statistics

#: Games and leaders on a page.
_PAGE: Final = 20
_LEADERS: Final = 50


async def _history(call: Call) -> History:
    """One's games that are over, the last one first."""
    store, person, slug = call.hub.durable.store, call.somebody.id, call.query.get("book", "")
    page = call.number("page", 1)
    number = number_of_games(store, person, slug)
    games = games_of(store, person, slug, _PAGE, (page - 1) * _PAGE)
    return History(number, page, -(-number // _PAGE), [_past(store, each, person) for each in games])


async def _statistics(call: Call) -> Statistics:
    """What one's games came to, book by book."""
    store, person = call.hub.durable.store, call.somebody.id
    games, ratings = games_of(store, person), ratings_of(store, person)

    return await call.aside(lambda: statistics(person, games, ratings))


async def _leaders(call: Call) -> Leaderboard:
    """The strongest players of a book: those with an account, and enough games."""
    slug, page = book(call.path["book"]).slug, call.number("page", 1)
    first = (page - 1) * _LEADERS
    found = leaders(call.hub.durable.store, slug, _LEADERS, first)
    lines = [
        Leader(None if each.rating.provisional else first + place, each.person, each.name, rated(each.rating))
        for place, each in enumerate(found, start=1)
    ]
    return Leaderboard(slug, page, lines)


def _player(store: Store, player: PlayerFacts) -> PastPlayer:
    """Somebody who played; who was deleted since then has no name of their own."""
    if player.person and find_person(store, player.person) is None:
        return PastPlayer(text("server.gone"), SIDES[player.side])
    return PastPlayer(player.name, SIDES[player.side], player.person, player.bot)


def _past(store: Store, ended: Ended, person: str) -> PastGame:
    facts = ended.facts
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
        rated=facts.rated,
    )


ENDPOINTS: Final = (
    Endpoint("GET", "/api/me/games", _history, History, query=("page", "book")),
    Endpoint("GET", "/api/me/statistics", _statistics, Statistics),
    Endpoint("GET", "/api/leaderboards/{book}", _leaders, Leaderboard, signed_in=False, query=("page",)),
)
