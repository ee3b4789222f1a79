"""The results of a study: the figures of every set of rules, and what differs beyond the intervals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from canasta.arena.statistics import Interval
from canasta.lab.figures import FIGURES, SHARE, Figure
from canasta.lab.results import GameRow
from canasta.lab.statistics import FEWEST, LEVEL, Estimate, change, estimate, holm, interval
from canasta.lab.study import RuleSet, Study, share_deals

#: Figures that say the same as another one with fewer than three sides.
_THREE_SIDES: Final = ("dealer_lead",)


@dataclass(frozen=True)
class RuleFigures:
    """The figures of one set of rules."""

    rules: RuleSet
    games: int
    hands: int
    cut: int  #: games that were cut off at the limit of hands
    figures: dict[str, Interval]


@dataclass(frozen=True)
class Difference:
    """How one figure differs from that of the rules compared with."""

    figure: Figure
    base: float
    value: float
    difference: Interval
    chance: float  #: of a difference at least this large if there were none
    claimed: bool  #: it holds even though many figures were compared

    @property
    def relative(self) -> float:
        """The difference as a part of the base's value; infinite if that is 0."""
        if self.base:
            return self.difference.value / abs(self.base)
        return float("inf") if self.difference.value else 0.0

    @property
    def steps(self) -> float:
        """The difference in units of half its interval: how clear it is."""
        half = (self.difference.high - self.difference.low) / 2
        return abs(self.difference.value) / half if half else float("inf")


@dataclass(frozen=True)
class Comparison:
    """The differences of one set of rules from another, as numbers of the study."""

    rules: int
    base: int
    paired: bool  #: both played the same deals
    differences: list[Difference]

    @property
    def claimed(self) -> list[Difference]:
        """The differences that hold, in the order of the figures."""
        return [one for one in self.differences if one.claimed]


@dataclass(frozen=True)
class Analysis:
    """The results of a study."""

    study: Study
    rules: list[RuleFigures]
    comparisons: list[Comparison]

    def compared(self, rules: int) -> Comparison | None:
        """Return the comparison of one set of rules, if it has one."""
        return next((one for one in self.comparisons if one.rules == rules), None)


def analyse(
    study: Study,
    rows: Sequence[Sequence[GameRow]],
    figures: Sequence[Figure] = FIGURES,
    level: float = 1 - LEVEL,
) -> Analysis:
    """Estimate all figures and differences; equal rows give equal results.

    Args:
        study: What was played.
        rows: The games of every set of rules, as returned by ``run``.
        figures: The figures to estimate.
        level: The greatest chance of claiming any difference if there is none at all.
    """
    found: list[dict[str, Estimate]] = []
    for own in rows:
        sides = len(own[0].skill) if own else 0
        shown = [one for one in figures if sides > 2 or one.name not in _THREE_SIDES] if own else []
        found.append({one.name: estimate([one.numbers(row) for row in own], one.value) for one in shown})
    results = [
        RuleFigures(
            rules,
            len(own),
            sum(len(row.hands) for row in own),
            sum(row.cut for row in own),
            {
                one.name: interval(estimates[one.name], one.form == SHARE)
                for one in figures
                if one.name in estimates
            },
        )
        for rules, own, estimates in zip(study.rules, rows, found, strict=True)
    ]
    return Analysis(study, results, _comparisons(study, found, figures, level))


def _comparisons(
    study: Study, found: Sequence[dict[str, Estimate]], figures: Sequence[Figure], level: float
) -> list[Comparison]:
    pairs = []
    changes = []
    for number, rules in enumerate(study.rules):
        base = study.base_of(rules)
        if base is None:
            continue
        other = study.rules.index(base)
        paired = share_deals(base, rules)
        shown = [one for one in figures if one.name in found[number] and one.name in found[other]]
        pairs.append((number, other, paired, shown))
        changes += [change(found[other][one.name], found[number][one.name], paired) for one in shown]
    # All differences of a report are one family, so that more rules do not mean more false claims.
    claims = holm([one.chance for one in changes], level)
    comparisons = []
    place = 0
    for number, other, paired, shown in pairs:
        differences = []
        for figure in shown:
            before, after = found[other][figure.name], found[number][figure.name]
            enough = min(len(before.influences), len(after.influences)) >= FEWEST
            one = changes[place]
            claimed = claims[place] and enough
            differences.append(
                Difference(figure, before.value, after.value, one.difference, one.chance, claimed)
            )
            place += 1
        comparisons.append(Comparison(number, other, paired, differences))
    return comparisons
