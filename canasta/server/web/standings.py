"""One's games and statistics; ratings and leaderboards, which everybody may see."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from canasta.books import book
from canasta.server.standings.facts import GameFacts
from canasta.server.standings.keeping import Ended, games_of, leaders, number_of_games, ratings_of
from canasta.server.standings.ratings import Rating
from canasta.server.web.endpoint import Call, Endpoint
from canasta.wire.base import SIDES
from canasta.wire.coaching import Measured
from canasta.wire.standings import (
    BookStatistics,
    History,
    Leader,
    Leaderboard,
    PastGame,
    PastPlayer,
    Rated,
    Statistics,
)

#: Games and leaders on a page.
_PAGE: Final = 20
_LEADERS: Final = 50


async def _history(call: Call) -> History:
    """One's games that are over, the last one first."""
    store, person, slug = call.hub.durable.store, call.somebody.id, call.query.get("book", "")
    page = call.number("page", 1)
    number = number_of_games(store, person, slug)
    games = games_of(store, person, slug, _PAGE, (page - 1) * _PAGE)
    return History(number, page, -(-number // _PAGE), [_past(each, person) for each in games])


async def _statistics(call: Call) -> Statistics:
    """What one's games came to, book by book."""
    store, person = call.hub.durable.store, call.somebody.id
    games, ratings = games_of(store, person), ratings_of(store, person)

    def made() -> Statistics:
        by_book: dict[str, list[GameFacts]] = {}
        for each in games:
            by_book.setdefault(each.facts.book, []).append(each.facts)
        return Statistics(
            [statistics(slug, found, person, ratings.get(slug)) for slug, found in by_book.items()]
        )

    return await call.aside(made)


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


def rated(rating: Rating) -> Rated:
    """A rating as it is shown."""
    shown = Measured(round(rating.mu, 1), round(1.96 * rating.sigma, 1))
    return Rated(shown, rating.games, rating.won, rating.provisional)


def statistics(slug: str, games: Iterable[GameFacts], person: str, rating: Rating | None) -> BookStatistics:
    """What somebody's games in a book came to."""
    ended = [each for each in games if not each.abandoned]
    own = [player for each in ended for player in each.players if player.person == person]
    hands, melds = sum(each.hands for each in own), sum(each.melds for each in own)
    points = sum(each.points for each in own)
    return BookStatistics(
        book=slug,
        games=len(ended),
        won=sum(_won(each, person) for each in ended),
        abandoned=sum(each.abandoned for each in games),
        hands=hands,
        points=points,
        points_per_hand=round(points / hands, 1) if hands else 0.0,
        out=sum(each.out for each in own),
        concealed=sum(each.concealed for each in own),
        special=sum(each.special for each in own),
        natural=sum(each.natural for each in own),
        mixed=sum(each.mixed for each in own),
        wild=sum(each.wild for each in own),
        first_melds=melds,
        first_meld_round=round(sum(each.meld_turns for each in own) / melds, 1) if melds else 0.0,
        piles=sum(each.takes for each in own),
        rating=rated(rating) if rating else None,
    )


def _won(facts: GameFacts, person: str) -> bool:
    return any(player.person == person and player.side in facts.winners for player in facts.players)


def _past(ended: Ended, person: str) -> PastGame:
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
        players=[
            PastPlayer(player.name, SIDES[player.side], player.person, player.bot) for player in facts.players
        ],
        totals=facts.totals,
        winners=[SIDES[side] for side in facts.winners],
        won=_won(facts, person),
        abandoned=facts.abandoned,
        rated=facts.rated,
    )


ENDPOINTS: Final = (
    Endpoint("GET", "/api/me/games", _history, History, query=("page", "book")),
    Endpoint("GET", "/api/me/statistics", _statistics, Statistics),
    Endpoint("GET", "/api/leaderboards/{book}", _leaders, Leaderboard, signed_in=False, query=("page",)),
)
