"""Simulation results in words and as JSON."""

from collections.abc import Sequence

import pytest

from canasta.engine.watch import DEAD_END, DISORDER, LOST_CARD, WRONG_DRAW, WRONG_END, WRONG_PASS, WRONG_SIZE
from canasta.jobs import Job, Statistics, all_variants, repeat_hand, report_rows, report_struct, simulate
from canasta.jobs.statistics import FaultReport
from canasta.table.state import ENDED_STUCK

#: Every variant once; where players sit out, the hands are those of four players.
VARIANTS = [pytest.param(variant, id=str(variant)) for variant in all_variants(alike=False)]
#: Hands of each variant and each count of the first meld.
HANDS = 8


def with_faults(names: Sequence[str]) -> Statistics:
    found = Statistics.of(2)
    for number, name in enumerate(names):
        found.add_fault(FaultReport(number, name, "classic", ("draw",), "detail"))
    return found


def test_every_fault_has_its_words() -> None:
    result = simulate("classic", 4, hands=2, processes=1)
    names = [DEAD_END, "endless", "error", LOST_CARD, WRONG_SIZE, DISORDER, WRONG_END, WRONG_PASS, WRONG_DRAW]
    result.statistics.faults.extend(with_faults(names).faults)
    rows = report_rows(result)
    assert len([title for title, _ in rows if title.startswith("Fault in hand")]) == len(names)


def test_a_report_tells_all_and_none() -> None:
    result = simulate("classic", 3, hands=40, seed=6, processes=1)
    rows = dict(report_rows(result))
    assert {"Side A", "Side B", "Side C", "Endings", "Longest hand"} <= rows.keys()
    values = report_struct(result)
    assert values.hands == 40
    assert values.book == "classic"
    empty = type(result)(result.job, 40, Statistics.of(3))
    assert dict(report_rows(empty))["Hands"] == "0"
    assert report_struct(empty).longest is None


def test_a_report_tells_of_hands_in_which_nothing_happened_any_more() -> None:
    result = simulate("boat", 4, hands=40, seed=1, processes=1)
    assert result.statistics.endings[ENDED_STUCK] > 0
    assert "deadlock" in dict(report_rows(result))["Endings"]
    values = report_struct(result)
    assert values.endings["stuck"] == result.statistics.endings[ENDED_STUCK]
    assert values.options == []


def test_wins_endings_and_spread_add_up() -> None:
    found = simulate("classic", 4, hands=60, seed=8, processes=1).statistics
    assert sum(found.endings.values()) == 60
    assert sum(side.wins for side in found.sides) + found.level == 60
    job = Job("classic", 4, seed=8)
    points = [repeat_hand(job, number)[1].points[0] for number in range(60)]
    mean = sum(points) / 60
    spread = (sum((point - mean) ** 2 for point in points) / 59) ** 0.5
    assert found.sides[0].mean(60) == pytest.approx(mean)
    assert found.sides[0].spread(60) == pytest.approx(spread)
    assert (found.sides[0].lowest, found.sides[0].highest) == (min(points), max(points))
