"""Scores of a round: points, match points in per cent, or victory points, with what byes earn.

All scores are exact fractions. Ties share: each of two equals gets half.

>>> match_points([620, 600, 600, -50])
[Fraction(3, 1), Fraction(3, 2), Fraction(3, 2), Fraction(0, 1)]
>>> from canasta.evenings.settings import USUAL_VICTORY_POINTS
>>> [tuple(map(int, victory_points(USUAL_VICTORY_POINTS, difference))) for difference in (0, 99, 100, -5500)]
[(10, 10), (10, 10), (11, 9), (0, 20)]
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import zip_longest
from typing import Final

from canasta.evenings.model import Evening, points_of
from canasta.evenings.settings import victory_steps
from canasta.wire.evenings import EveningRound, EveningSettings, EveningTable, VictoryStep

ZERO: Final = Fraction(0)
HALF: Final = Fraction(1, 2)
_WHOLE: Final = Fraction(100)


@dataclass(frozen=True)
class RoundLine:
    """What a round means for an entry; ``score`` is None for a bye that earns an average."""

    score: Fraction | None
    points: int = 0
    against: int = 0
    win: Fraction = ZERO
    bye: bool = False
    opponents: tuple[int, ...] = ()


@dataclass
class _Comparison:
    """Match points won, and how many there were to win."""

    won: Fraction = ZERO
    possible: int = field(default=0)

    def percent(self) -> Fraction:
        return self.won / self.possible * 100 if self.possible else _WHOLE / 2


def exact(number: float) -> Fraction:
    """Return a number as the fraction that its digits say: 0.1 is a tenth.

    >>> exact(10.05)
    Fraction(201, 20)
    """
    return Fraction(str(number))


def match_points(values: Sequence[int]) -> list[Fraction]:
    """Return the match points of each value: one for each that is lower, half for each other equal one."""
    return [
        sum((outcome(value, other) for place, other in enumerate(values) if place != own), ZERO)
        for own, value in enumerate(values)
    ]


def outcome(own: int, other: int) -> Fraction:
    """Return 1 for more, half for as much, 0 for less."""
    return Fraction(1) if own > other else HALF if own == other else ZERO


def victory_points(steps: Sequence[VictoryStep], difference: int) -> tuple[Fraction, Fraction]:
    """Return the victory points of two sides; ``difference`` is what the first has more."""
    step = max(
        (step for step in steps if step.difference <= abs(difference)), key=lambda step: step.difference
    )
    winner, loser = exact(step.winner), exact(step.loser)
    if not difference:
        winner = loser = (winner + loser) / 2
    return (winner, loser) if difference >= 0 else (loser, winner)


def round_lines(evening: Evening, played: EveningRound) -> dict[int, RoundLine]:
    """Return what a closed round means for every entry of it."""
    settings = evening.settings
    results = {
        table.number: points
        for table in played.tables
        if (points := points_of(played, table)) is not None and table.number not in played.missing
    }
    tables = [table for table in played.tables if table.number in results]
    scores = _table_scores(settings, tables, results)
    lines: dict[int, RoundLine] = {}
    for table in tables:
        points = results[table.number]
        for side, members in enumerate(table.sides):
            own, other = points[side], points[1 - side]
            line = RoundLine(
                scores[table.number][side],
                own,
                other,
                outcome(own, other),
                opponents=tuple(table.sides[1 - side]),
            )
            lines |= dict.fromkeys(members, line)
    without = [table for table in played.tables if table.number not in results]
    unplayed = [each for table in without for side in table.sides for each in side]
    best = max((line.score for line in lines.values() if line.score is not None), default=ZERO)
    award = RoundLine(_award(settings, best), bye=True)
    return lines | dict.fromkeys([*played.byes, *unplayed], award)


def _award(settings: EveningSettings, best: Fraction) -> Fraction | None:
    """Return what a bye earns; None for the average of the entry's other rounds."""
    if settings.bye.kind == "average":
        return None
    value = exact(settings.bye.value)
    if settings.bye.kind == "fixed":
        return value
    if settings.scoring == "match_points":
        best = _WHOLE
    elif settings.scoring == "victory_points":
        best = max(exact(step.winner) for step in victory_steps(settings))
    return best * value / 100


def _table_scores(
    settings: EveningSettings, tables: Sequence[EveningTable], results: dict[int, tuple[int, int]]
) -> dict[int, tuple[Fraction, Fraction]]:
    """Return the score of both sides of each table."""
    if settings.scoring == "match_points":
        return _match_point_scores(settings, tables, results)
    if settings.scoring == "victory_points":
        steps = victory_steps(settings)
        return {
            table.number: victory_points(steps, results[table.number][0] - results[table.number][1])
            for table in tables
        }
    return {number: (Fraction(first), Fraction(second)) for number, (first, second) in results.items()}


def _match_point_scores(
    settings: EveningSettings, tables: Sequence[EveningTable], results: dict[int, tuple[int, int]]
) -> dict[int, tuple[Fraction, Fraction]]:
    """Return match points in per cent.

    Tables with the same deals are compared deal by deal, each side with those that held its cards. All
    others are compared by what each side made more than its opponents in the whole round.
    """
    same = [
        table
        for table in tables
        if compares_deals(settings, table) and table.result is not None and table.result.hands
    ]
    if len(same) < 2:
        same = []
    found = _compared_deals(same)
    alone = [table for table in tables if table.number not in found]
    margins = [results[table.number][0] - results[table.number][1] for table in alone]
    values = [value for margin in margins for value in (margin, -margin)]
    won = match_points(values)
    for place, table in enumerate(alone):
        first, second = (_Comparison(won[2 * place + side], len(values) - 1).percent() for side in range(2))
        found[table.number] = first, second
    return found


def compares_deals(settings: EveningSettings, table: EveningTable) -> bool:
    """True if a table gets the same deals as others of its round."""
    return settings.duplicate and (table.online or settings.dealing_lists)


def _compared_deals(tables: Sequence[EveningTable]) -> dict[int, tuple[Fraction, Fraction]]:
    """Compare tables with the same deals: each deal with the other tables that finished it."""
    hands = [table.result.hands if table.result else [] for table in tables]
    totals = [(_Comparison(), _Comparison()) for _ in tables]
    for deal in zip_longest(*hands):
        compared = [(place, hand[0] - hand[1]) for place, hand in enumerate(deal) if hand is not None]
        won = match_points([margin for _, margin in compared])
        for (place, _), gained in zip(compared, won, strict=True):
            first, second = totals[place]
            possible = len(compared) - 1
            first.won, first.possible = first.won + gained, first.possible + possible
            second.won, second.possible = second.won + possible - gained, second.possible + possible
    return {
        table.number: (first.percent(), second.percent())
        for table, (first, second) in zip(tables, totals, strict=True)
    }
