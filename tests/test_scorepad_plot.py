"""The running totals as a plot: distinguishable sides, the right way up, also in text."""

from __future__ import annotations

import re

import pytest

from canasta.scorepad import svg, text_plot
from tests.test_scorepad import TWO, hand, pad_of


def test_sides_differ_by_line_marker_and_label() -> None:
    pad = pad_of("knee", [["A", "D"], ["B", "E"], ["C", "F"]]).with_hand(hand({"laid": 100}, {}, {}))
    shown = svg(pad.sheet())
    assert shown.count("<polyline") == 3
    assert shown.count("stroke-dasharray") == 2
    assert shown.count("<circle") == shown.count("<path") == 2
    for letter in "ABC":
        assert f">{letter}</text>" in shown


def test_the_side_that_is_ahead_is_higher_up() -> None:
    pad = pad_of(sides=TWO, target=5000)
    for points in (60, 180, 720):
        pad = pad.with_hand(hand({"laid": points}, {"left": [20]}))
    shown = svg(pad.sheet())
    ahead, behind = (
        [tuple(map(float, point.split(","))) for point in line.split()]
        for line in re.findall(r'<polyline points="([^"]+)"', shown)
    )
    assert [point[0] for point in ahead] == sorted({point[0] for point in ahead})
    # In a picture down is more: a side that gains points goes up, one that loses some goes down.
    assert [point[1] for point in ahead] == sorted({point[1] for point in ahead}, reverse=True)
    assert [point[1] for point in behind] == sorted({point[1] for point in behind})
    assert ahead[0] == behind[0]
    # The curve uses the scale of the marks: 60, 240 and 960 points have this proportion.
    first, second, third = (ahead[0][1] - point[1] for point in ahead[1:])
    assert second == pytest.approx(4 * first, abs=0.3)
    assert third == pytest.approx(16 * first, abs=0.8)
    rows = text_plot(pad.sheet())
    top, zero = (next(place for place, row in enumerate(rows) if mark in row) for mark in ("A", "*"))
    assert top < zero


def test_the_plot_in_letters_shows_every_total() -> None:
    pad = pad_of(sides=TWO)
    for number in range(60):
        pad = pad.with_hand(hand({"laid": 5 * number}, {"left": [20]}), after_end=True)
    lines = text_plot(pad.sheet(), width=40)
    assert max(map(len, lines)) <= 40
    assert "".join(lines).count("A") > 3
    assert "".join(lines).count("B") > 3


def test_the_plot_in_letters_is_narrower_than_sixty_columns_unless_told_otherwise() -> None:
    pad = pad_of(sides=TWO)
    for _ in range(20):
        pad = pad.with_hand({"sides": [{"points": 10}, {"points": 5}]})
    assert max(map(len, text_plot(pad.sheet()))) < 60
