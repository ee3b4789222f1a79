"""Ratings by book, as the arena rates bots; people are rated against bots whose ratings stay as they are.

>>> ratings = Ratings({})
>>> ratings.rate([["ana"], ["bot:club"]], [1, 0])
>>> [(name, round(rating.mu, 1), rating.games, rating.won) for name, rating in ratings.changed.items()]
[('ana', 21.1, 1, 0)]
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

from canasta.server.standings.facts import GameFacts

#: What a bot of a level is worth, from the shares of games in docs/strength.md; it does not learn.
BOTS: Final = {
    "random": 5.0,
    "beginner": 17.0,
    "simple": 20.0,
    "club": 22.0,
    "expert": 24.0,
    "champion": 27.0,
}
BOT_SIGMA: Final = 1.0
_BOT: Final = "bot:"
#: A rating is provisional before so many games.
ENOUGH: Final = 10
_MODEL: Final = PlackettLuce()


class Rating(NamedTuple):
    """How strong somebody is, how sure that is, and from how many games."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma
    games: int = 0
    won: int = 0

    @property
    def provisional(self) -> bool:
        """Whether it says little yet."""
        return self.games < ENOUGH


class Ratings:
    """Ratings in one book: those there are, and those that games have changed."""

    def __init__(self, known: Mapping[str, Rating]) -> None:
        self.known = dict(known)
        self.changed: dict[str, Rating] = {}

    def rate(self, sides: Sequence[Sequence[str]], ranks: Sequence[float]) -> None:
        """Rate a game: who was on which side, and how the sides came in, 0 for those that won."""
        teams = [[self._model_rating(name) for name in side] for side in sides]
        rated = _MODEL.rate(teams, ranks=list(ranks))
        for side, team, rank in zip(sides, rated, ranks, strict=True):
            for name, new in zip(side, team, strict=True):
                if not name.startswith(_BOT):
                    before = self.known.get(name, Rating())
                    after = Rating(new.mu, new.sigma, before.games + 1, before.won + (rank == 0))
                    self.known[name] = self.changed[name] = after

    def _model_rating(self, name: str) -> PlackettLuceRating:
        if name.startswith(_BOT):
            return _MODEL.rating(mu=BOTS.get(name.removeprefix(_BOT), BOTS["club"]), sigma=BOT_SIGMA)
        known = self.known.get(name, Rating())
        return _MODEL.rating(mu=known.mu, sigma=known.sigma)


def sides_of(facts: GameFacts) -> list[list[str]]:
    """Who was on which side of a game: people by id, bots by level."""
    number = len(facts.totals)
    return [
        [player.person or _BOT + player.bot for player in facts.players if player.side == side]
        for side in range(number)
    ]


def ranks_of(facts: GameFacts) -> list[float]:
    """How the sides of a game came in: those that won first, then by their totals.

    >>> ranks_of(GameFacts("", "", 1, "", [], [5000, 4000, 4500], winners=[0]))
    [0, 2, 1]
    """
    order = sorted({-total for side, total in enumerate(facts.totals) if side not in facts.winners})
    return [
        0 if side in facts.winners else 1 + order.index(-total) for side, total in enumerate(facts.totals)
    ]
