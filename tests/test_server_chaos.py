"""``kill -9`` in the middle of games: nothing acknowledged is lost or duplicated, and all games finish."""

from __future__ import annotations

from pathlib import Path

from tests.chaos import run


def test_a_server_that_is_killed_has_lost_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    report = run(tmp_path, tables=2, kills=3, pause=0.5, target=300)
    assert report.kills > 0
    assert report.good, report


def test_a_server_that_is_killed_while_others_use_its_database_has_lost_nothing(tmp_path: Path) -> None:
    actions = ("backup", "pad-share", "ratings-rebuild", "sqlite-reads", "people")
    report = run(tmp_path / "data", tables=2, kills=3, pause=1.5, target=300, alongside=actions)
    assert report.kills > 0
    assert report.good, report


def test_a_server_that_acknowledges_first_is_found_out(tmp_path: Path) -> None:
    report = run(tmp_path, tables=2, kills=1, pause=0.0, target=100_000, broken=True)
    assert report.lost > 0, report
