"""Round-robin contests, and ratings from all matches.

Bots neither learn nor tire, so their strength is assumed to be constant (no ``tau``).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import combinations
from typing import NamedTuple

from openskill.models import PlackettLuce

from canasta.arena.contest import Contest
from canasta.arena.results import PairRow
from canasta.arena.statistics import Interval, Summary, pair_sums, resamples, share_estimate, summarise
from canasta.messages import UserError


class Rung(NamedTuple):
    """A contestant with its rating."""

    name: str
    rating: Interval
    share: Interval  #: of the games against all others
    games: int


class Ladder(NamedTuple):
    """All contestants, strongest first, with the summary of every match."""

    rungs: list[Rung]
    matches: list[Summary]


def matches_of(contest: Contest) -> list[Contest]:
    """Split a contest of several entries into contests of two, all on the same deals.

    >>> [match.entries for match in matches_of(Contest(("a", "b", "c")))]
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    """
    if len(contest.entries) < 2 or len(set(contest.entries)) < len(contest.entries):
        raise UserError("arena.ladder_entries")
    return [replace(contest, entries=two) for two in combinations(contest.entries, 2)]


def climb(contest: Contest, played: Mapping[Contest, Sequence[PairRow]]) -> Ladder:
    """Compute ratings and win shares from the rows of all matches."""
    ratings = rate(played)
    rungs = []
    for name in contest.entries:
        shares = []
        games = 0
        for match, rows in played.items():
            if name in match.entries:
                shares += [pair_sums(row, match.entries.index(name)).won for row in rows]
                games += sum(len(row.games) for row in rows)
        share = share_estimate(shares, resamples(len(shares), 1000, contest.seed))
        rungs.append(Rung(name, ratings[name], share, games))
    rungs.sort(key=lambda rung: -rung.rating.value)
    return Ladder(rungs, [summarise(match, rows, 1000) for match, rows in played.items()])


def rate(played: Mapping[Contest, Sequence[PairRow]]) -> dict[str, Interval]:
    """Rate all contestants, going through all matches pair by pair so that none comes first."""
    model = PlackettLuce(tau=0.0)
    ratings = {name: model.rating(name=name) for match in played for name in match.entries}
    for turn in range(max(map(len, played.values()), default=0)):
        for match, rows in played.items():
            for game in rows[turn].games if turn < len(rows) else ():
                names = [match.entries[who] for who in game.seating]
                ranks = [0.0 if side in game.winners else 1.0 for side in range(len(names))]
                rated = model.rate([[ratings[name]] for name in names], ranks=ranks)
                for name in match.entries:  # a contestant with several sides learns from all of them
                    own = [team[0] for side, team in zip(names, rated, strict=True) if side == name]
                    ratings[name].mu = sum(one.mu for one in own) / len(own)
                    ratings[name].sigma = sum(one.sigma for one in own) / len(own)
    return {
        name: Interval(one.mu, one.mu - 1.96 * one.sigma, one.mu + 1.96 * one.sigma)
        for name, one in ratings.items()
    }
