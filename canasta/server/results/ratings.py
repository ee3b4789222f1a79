"""Ratings by book, with the arena's model for bots; people are rated against bots with fixed ratings.

>>> ratings = Ratings({})
>>> ratings.rate([["ana"], ["bot:club"]], [1, 0])
>>> [(name, round(rating.mu, 1), rating.games, rating.won) for name, rating in ratings.changed.items()]
[('ana', 21.1, 1, 0)]
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final, NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

from canasta.server.results.summary import GameSummary, PlayerSummary
from canasta.wire.results import Unrated

#: Fixed rating of each bot level, from the shares of games won in docs/strength.md.
BOTS: Final = {
    "random": 5.0,
    "beginner": 17.0,
    "simple": 20.0,
    "club": 22.0,
    "expert": 24.0,
    "learned": 25.0,
    "champion": 27.0,
}
BOT_SIGMA: Final = 1.0
_BOT: Final = "bot:"
#: A rating is provisional until this many games.
ENOUGH: Final = 10
_MODEL: Final = PlackettLuce()


class Rating(NamedTuple):
    """A player's strength, its uncertainty, and the number of games behind it."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma
    games: int = 0
    won: int = 0

    @property
    def provisional(self) -> bool:
        """True while the rating rests on few games."""
        return self.games < ENOUGH


class Ratings:
    """The ratings in one book: all known ones, and those that games have changed."""

    def __init__(self, known: Mapping[str, Rating]) -> None:
        self.known = dict(known)
        self.changed: dict[str, Rating] = {}

    def rate(self, sides: Sequence[Sequence[str]], ranks: Sequence[float]) -> None:
        """Rate a game, given the members of each side and the rank of each side (0 for winners)."""
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


def rated_by(facts: GameSummary, known: Mapping[str, Rating]) -> dict[str, Rating]:
    """Compute the ratings that a game changes (docs/ratings.md).

    Args:
        facts: The finished game.
        known: The previous ratings of the people who played and have one.

    Returns:
        The new ratings, by person.
    """
    ranks = ranks_of(facts)
    if ranks is None:
        return {}
    counted = [player for player in facts.players if _counts(facts, player, ranks)]
    changed: dict[str, Rating] = {}
    for left in (False, True):
        people = {player.person for player in counted if player.left is left}
        if people:
            ratings = Ratings(known)
            # The others played against the stand-in; the person who left is responsible for the seat.
            ratings.rate(sides_of(facts, people if left else ()), ranks)
            changed |= {person: rating for person, rating in ratings.changed.items() if person in people}
    return changed


def unrated_for(facts: GameSummary, person: str) -> Unrated:
    """Return why a game does not count for one of its players; empty if it does (docs/ratings.md).

    >>> ana = PlayerSummary("Ana", 0, "ana", turns=4)
    >>> unrated_for(GameSummary("", "", 1, "", [ana], [5, 0], winners=[0], short=True), "ana")
    'short'
    >>> unrated_for(GameSummary("", "", 1, "", [ana], [5, 0], winners=[0]), "ana")
    'no_hand'
    """
    if facts.house and not facts.by_club:
        return "house"
    if facts.placed:
        return "position"
    if facts.short:
        return "short"
    if facts.refereed:
        return "referee"
    if facts.directed:
        return "director"
    player = next(each for each in facts.players if each.person == person)
    if not player.whole:
        return "no_hand"
    if facts.by_club and not facts.winners:
        return "round"
    ranks = ranks_of(facts)
    if ranks is None:
        return "help" if facts.winners or facts.resigned else "agreed"
    if _counts(facts, player, ranks):
        return ""
    if facts.resigned:
        return "host"
    return "absent" if player.left else "partner"


def _counts(facts: GameSummary, player: PlayerSummary, ranks: Sequence[float]) -> bool:
    """True if a game counts for one of its players."""
    if not player.person or not player.whole:
        return False
    if facts.resigned:
        against = player.side != side_of(facts, facts.resigned)
        return player.person == facts.resigned or (against and not player.left and not facts.winners)
    lost = ranks[player.side] > 0
    if player.left:
        return lost
    return not lost or not any(each.left for each in facts.players if each.side == player.side)


def side_of(facts: GameSummary, person: str) -> int:
    """Return the side that a person played on; -1 if they did not play."""
    return next((player.side for player in facts.players if player.person == person), -1)


def sides_of(facts: GameSummary, gone: Collection[str] = ()) -> list[list[str]]:
    """Return the members of each side of a game: people by id, bots by level.

    A person who left most turns to a bot counts as that bot, except for those named in ``gone``.
    """

    def name(player: PlayerSummary) -> str:
        if player.person and (not player.left or player.person in gone):
            return player.person
        return _BOT + (player.bot or player.stand_in)

    return [
        [name(player) for player in facts.players if player.side == side] for side in range(len(facts.totals))
    ]


def ranks_of(facts: GameSummary) -> list[float] | None:
    """Rank the sides: winners first, then by their totals; None if the game is not rated.

    >>> ranks_of(GameSummary("", "", 1, "", [], [5000, 4000, 4500], winners=[0]))
    [0, 2, 1]
    >>> ranks_of(GameSummary("", "", 1, "", [], [5000, 4000, 4500], winners=[0], short=True))
    """
    if facts.house and not facts.by_club:
        return None
    if facts.placed or facts.short or facts.refereed or facts.directed:
        return None
    if facts.by_club and not facts.winners:  # the director has ended the round
        return None
    sides = range(len(facts.totals))
    with_people = {player.side for player in facts.players if player.person}
    if facts.resigned:
        winners = set(sides) - {side_of(facts, facts.resigned)}
    elif facts.winners:
        winners = set(facts.winners)
    elif len(with_people) == 1:  # ending a game against bots alone counts as a loss
        winners = set(sides) - with_people
    else:
        return None
    if winners & set(facts.assisted):
        return None
    order = sorted({-facts.totals[side] for side in sides if side not in winners})
    return [0 if side in winners else 1 + order.index(-facts.totals[side]) for side in sides]
