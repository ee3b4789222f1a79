"""Results of the lab as wire messages."""

from __future__ import annotations

from typing import Literal, cast

from canasta.arena.wire import estimated
from canasta.lab.analysis import Analysis, Comparison, RuleFigures
from canasta.lab.figures import FIGURE_OF
from canasta.lab.words import figure_title, sentences
from canasta.wire.lab import LabComparison, LabDifference, LabFigure, LabResult, LabRules
from canasta.wire.settings import write_house


def lab_struct(found: Analysis) -> LabResult:
    """Convert the results of a study."""
    study = found.study
    names = [rules.name for rules in study.rules]
    return LabResult(
        study.bot,
        study.rival,
        study.seed,
        study.think,
        [_rules(one) for one in found.rules],
        [_comparison(one, names) for one in found.comparisons],
    )


def _rules(found: RuleFigures) -> LabRules:
    rules = found.rules
    figures = [
        LabFigure(
            name,
            figure_title(FIGURE_OF[name]),
            FIGURE_OF[name].group,
            cast(Literal["number", "points", "share"], FIGURE_OF[name].form),
            estimated(value),
        )
        for name, value in found.figures.items()
    ]
    house = write_house(rules.setup().book)
    return LabRules(
        rules.name,
        rules.book,
        list(rules.options),
        house,
        rules.players,
        found.games,
        found.hands,
        found.cut,
        figures,
    )


def _comparison(found: Comparison, names: list[str]) -> LabComparison:
    differences = [
        LabDifference(
            one.figure.name,
            figure_title(one.figure),
            one.base,
            one.value,
            estimated(one.difference),
            one.chance,
            one.claimed,
        )
        for one in found.differences
    ]
    return LabComparison(names[found.rules], names[found.base], found.paired, sentences(found), differences)
