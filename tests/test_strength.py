"""The strength table: its rows, the division of minutes, stopping and resuming, the page and its plot."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner

from canasta.arena import Contest, ContestInterrupted, strength
from canasta.arena.report import PAGE, PLOT, commit, write_report
from canasta.arena.statistics import Interval
from canasta.arena.strength import Row, kept_rows, play_rows, strength_rows
from canasta.books import BOOKS
from canasta.cli.group import CANASTA

SHORT = [
    Row(Contest(("simple", "random"), players=2, target=300), 0.6),
    Row(Contest(("club", "random"), players=2, target=300), 0.99),
]


def test_the_table_has_every_step_in_every_book(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "NAMES", ("simple", "beginner", "club", "expert", "champion"))
    rows = strength_rows("0", think=50)
    tables = [(slug, 4) for slug in BOOKS] + [("classic", 2), ("caliente", 2), ("boat", 2)]
    for better, worse, wanted in [*strength.STEPS, strength.TOP]:
        found = {
            (row.contest.book, row.contest.players): row.wanted
            for row in rows
            if row.contest.entries == (better, worse) and not row.house
        }
        assert set(found) == set(tables)
        assert all(share == wanted for table, share in found.items() if table != ("classic", 4))
    assert sum(row.contest.entries[0] == "champion+expert" for row in rows) == len(BOOKS)
    assert {row.house for row in rows if row.house} == set(strength.UNSEEN[1])
    assert all((row.contest.think == 50) == row.searches for row in rows)
    for row in rows:
        row.contest.setup()


def test_bots_that_are_not_there_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "NAMES", ("simple", "club"))
    assert {row.contest.entries for row in strength_rows("0")} == {("club", "simple")}


@pytest.mark.parametrize(
    ("low", "high", "verdict"), [(0.6, 0.9, "reached"), (0.5, 0.7, "open"), (0.1, 0.59, "missed")]
)
def test_a_verdict_is_one_of_the_whole_interval(low: float, high: float, verdict: str) -> None:
    assert SHORT[0].verdict(Interval((low + high) / 2, low, high)) == verdict


def test_minutes_are_shared_and_what_is_left_is_passed_on(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    now = [0.0]
    given: list[float] = []

    def quick(*_given: Any, minutes: float, **_named: Any) -> list[Any]:
        given.append(minutes)
        now[0] += 60
        return []

    monkeypatch.setattr(strength, "play", quick)
    monkeypatch.setattr(strength, "monotonic", lambda: now[0])
    search = Row(replace(SHORT[0].contest, entries=("champion", "random")), 0.5)
    list(play_rows([SHORT[0], SHORT[1], search], tmp_path, 5, minutes=16))
    # One part of eight, one of seven of the remaining fifteen minutes, and then all that is left.
    assert given == pytest.approx([2, 15 / 7, 14])


def test_no_contest_is_begun_when_the_minutes_are_over(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (kept,) = play_rows(SHORT[1:], tmp_path, 2, processes=1)
    now = [0.0]

    def slow(*_given: Any, **_named: Any) -> list[Any]:
        now[0] += 3600
        return []

    monkeypatch.setattr(strength, "play", slow)
    monkeypatch.setattr(strength, "monotonic", lambda: now[0])
    never = Row(replace(SHORT[0].contest, seed="another"), 0.5)
    found = list(play_rows([SHORT[0], never, SHORT[1]], tmp_path, 5, minutes=30))
    assert [one.row for one in found] == [SHORT[0], SHORT[1]]
    assert found[1] == kept  # stored results of a contest are still shown


def test_a_page_tells_what_is_in_the_folder(tmp_path: Path) -> None:
    played = list(play_rows(SHORT, tmp_path, 3, processes=1))
    assert [found.summary.pairs for found in played] == [3, 3]
    assert kept_rows(SHORT, tmp_path) == played  # including times: nothing is played again
    assert list(play_rows(SHORT, tmp_path, 3, processes=1)) == played
    write_report(played, tmp_path, "0")
    page = (tmp_path / PAGE).read_text(encoding="utf-8")
    assert commit() in page
    assert f"]({PLOT})" in page
    assert "## simple against random\n" in page
    assert "| classic | 2 |" in page
    assert "Illegal choices: 0 in " in page
    drawing = ElementTree.parse(tmp_path / PLOT).getroot()
    told = next(part.text for part in drawing if part.tag.endswith("desc"))
    assert told is not None
    assert "club against random, classic, 2 players: " in told
    assert sum(part.tag.endswith("circle") for part in drawing) == 2


def test_the_report_as_a_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def run(*words: str) -> Any:
        return CliRunner().invoke(CANASTA, ["arena", "report", *words])

    wrong = run("--only", "nobody")
    assert (wrong.exit_code, wrong.stdout) == (2, "")
    assert wrong.stderr == "canasta: No contest of the table matches: nobody.\n"
    words = ["--only", "club", "--only", "simple", "--only", "caliente", "--only", "2", "--pairs", "1"]
    result = run(*words, "--out", str(tmp_path / "out"), "--jobs", "1")
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout.startswith("club against simple, caliente, 2 players: ")
    assert (tmp_path / "out" / PAGE).exists()

    def stopped(*_given: Any, **_named: Any) -> Any:
        raise ContestInterrupted([])

    (tmp_path / "out" / PAGE).unlink()
    monkeypatch.setattr(strength, "play", stopped)
    result = run(*words, "--out", str(tmp_path / "out"), "--jobs", "1")
    assert (result.exit_code, result.stderr) == (130, "canasta: Stopped. Run the same command to resume.\n")
    assert "club against simple" in (tmp_path / "out" / PAGE).read_text(encoding="utf-8")
