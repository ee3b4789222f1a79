"""Leagues: round robins that include the pool of players of different kinds.

Players of different kinds beat each other in a circle, which the mean over all opponents hides. A league
therefore also names the worst opponent of each player, and computes the Nash average: the shares with which a
team manager who knows the whole matrix would mix the players. A player with a share of zero is replaced by
others; a player with the whole of it loses to no other.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from canasta.arena.contest import Contest
from canasta.arena.ladder import climb
from canasta.arena.results import PairRow
from canasta.arena.statistics import Interval, Summary
from canasta.messages import figure, text

#: Steps of regret matching; the shares of a dozen players are off by less than a hundredth after them.
STEPS: Final = 20_000


class Standing(NamedTuple):
    """A player of a league: how it does against all others, and against the worst opponent."""

    name: str
    rating: Interval
    share: Interval  #: of the games against all others
    worst: str  #: the opponent with the lowest lower bound of the share
    worst_share: Interval
    nash: float  #: its share in the Nash average
    skill: float  #: expected share of the games against the Nash average


class League(NamedTuple):
    """All players, the one with the best worst result first, and the matrix of their results."""

    standings: list[Standing]
    shares: dict[tuple[str, str], Interval]  #: of the games that the first wins against the second
    matches: list[Summary]


def league(contest: Contest, played: Mapping[Contest, Sequence[PairRow]]) -> League:
    """Compute a league from the rows of all matches, as they come from ``matches_of``."""
    ladder = climb(contest, played)
    shares: dict[tuple[str, str], Interval] = {}
    for match in ladder.matches:
        first, second = match.contest.entries
        shares[first, second], shares[second, first] = (one.share for one in match.standings)
    names = [name for name in contest.entries if any(name in pair for pair in shares)]
    nash = nash_average(names, {pair: share.value for pair, share in shares.items()})
    rungs = {rung.name: rung for rung in ladder.rungs}
    standings = []
    for name in names:
        rows = {other: shares[name, other] for other in names if (name, other) in shares}
        worst = min(rows, key=lambda other: rows[other].low)
        skill = sum(
            part * (rows[other].value if other in rows else 0.5)
            for other, part in zip(names, nash, strict=True)
        )
        rung = rungs[name]
        share = nash[names.index(name)]
        standings.append(Standing(name, rung.rating, rung.share, worst, rows[worst], share, skill))
    standings.sort(key=lambda one: -one.worst_share.low)
    return League(standings, shares, ladder.matches)


def nash_average(names: Sequence[str], shares: Mapping[tuple[str, str], float]) -> list[float]:
    """Return the Nash average of the game in which both sides choose a player.

    Found by regret matching from equal shares, so that equal players get equal parts of it. Matches that were
    not played count as even.

    >>> wins = {("r", "s"): 1.0, ("s", "p"): 1.0, ("p", "r"): 1.0}
    >>> losses = {(two, one): 0.0 for one, two in wins}
    >>> [round(part, 2) for part in nash_average("rsp", wins | losses)]
    [0.33, 0.33, 0.33]
    >>> [round(part, 2) for part in nash_average("ab", {("a", "b"): 0.6, ("b", "a"): 0.4})]
    [1.0, 0.0]
    """
    gains = [[shares.get((one, other), 0.5) - 0.5 for other in names] for one in names]
    places = range(len(names))
    regrets = [0.0] * len(names)
    sums = [0.0] * len(names)
    for step in range(1, STEPS + 1):
        whole = sum(regrets)
        mix = [regret / whole for regret in regrets] if whole else [1 / len(names)] * len(names)
        found = [sum(row[place] * mix[place] for place in places) for row in gains]
        # The game is symmetric: what the mix earns against itself is nothing.
        for place in places:
            regrets[place] = max(0.0, regrets[place] + found[place])
            sums[place] += step * mix[place]
    whole = sum(sums)
    return [one / whole for one in sums]


def markdown(found: League) -> str:
    """Return the matrix and the standings as tables in Markdown: a row has a player's shares, in per cent."""
    names = [one.name for one in found.standings]
    lines = [_line([text("arena.column.bot"), *names]), "|---" + "|---:" * len(names) + "|"]
    for first in names:
        cells = [found.shares.get((first, second)) for second in names]
        lines.append(_line([first, *(_short(cell) if cell else "" for cell in cells)]))
    columns = ("bot", "worst", "games", "nash", "rating")
    lines += ["", _line([text(f"arena.column.{column}") for column in columns]), "|---|---|---:|---:|---:|"]
    for one in found.standings:
        rating = figure(one.rating.value, 1)
        nash = f"{figure(100 * one.nash)} %"
        lines.append(_line([one.name, one.worst, _short(one.worst_share), nash, rating]))
    return "\n".join([*lines, ""])


def _short(share: Interval) -> str:
    value, low, high = (figure(100 * part) for part in share)
    return text("arena.points", value=value, low=low, high=high)


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"
