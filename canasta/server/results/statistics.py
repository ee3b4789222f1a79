"""Statistics and ratings in wire form."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from canasta.server.results.index import FinishedGame
from canasta.server.results.ratings import ENOUGH, Rating
from canasta.server.results.summary import GameSummary
from canasta.wire.coach import MeanInterval
from canasta.wire.results import BookStatistics, PlayerRating, RatingPoint, Statistics

#: Maximum number of games in a rating curve.
CURVE: Final = 100


def statistics(person: str, games: Sequence[FinishedGame], ratings: Mapping[str, Rating]) -> Statistics:
    """Compute a person's statistics, by book."""
    by_book: dict[str, list[FinishedGame]] = {}
    for each in games:
        by_book.setdefault(each.facts.book, []).append(each)
    figures = [_in_book(slug, found, person, ratings.get(slug)) for slug, found in by_book.items()]
    return Statistics(figures, ENOUGH)


def rated(rating: Rating) -> PlayerRating:
    """Convert a rating to its wire form."""
    return PlayerRating(_interval(rating.mu, rating.sigma), rating.games, rating.won, rating.provisional)


def _interval(mu: float, sigma: float) -> MeanInterval:
    return MeanInterval(round(mu, 1), round(1.96 * sigma, 1))


def _curve(games: Sequence[FinishedGame], person: str) -> list[RatingPoint]:
    """Return a person's rating after each of the last games that counted, the earliest first."""
    rated = [
        RatingPoint(each.at, _interval(*player.after))
        for each in games
        for player in each.facts.players
        if player.person == person and player.after
    ]
    return rated[:CURVE][::-1]


def _in_book(slug: str, games: Sequence[FinishedGame], person: str, rating: Rating | None) -> BookStatistics:
    """Compute a person's statistics for one book."""
    games = [each for each in games if not each.facts.placed]
    ended = [each.facts for each in games if not each.facts.abandoned]
    own = [player for each in ended for player in each.players if player.person == person]
    hands, melds = sum(each.hands for each in own), sum(each.melds for each in own)
    points = sum(each.points for each in own)
    return BookStatistics(
        book=slug,
        games=len(ended),
        won=sum(won(each, person) for each in ended),
        abandoned=sum(each.facts.abandoned for each in games),
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
        curve=_curve(games, person),
    )


def won(facts: GameSummary, person: str) -> bool:
    """True if a person was on a winning side."""
    return any(player.person == person and player.side in facts.winners for player in facts.players)
