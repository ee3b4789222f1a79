"""Analysis jobs, run without a process."""

from __future__ import annotations

from pathlib import Path

import pytest

from canasta.messages import UserError
from canasta.server.analysis import jobs
from canasta.server.analysis.jobs import PositionJob, ReviewJob, run_job
from canasta.server.bots import pool

RECORD = (Path(__file__).parent / "records" / "caliente-2.txt").read_text()


def no_progress(done: int, wanted: int, result: bytes = b"") -> None:
    """Ignore progress reports."""


@pytest.mark.parametrize(
    ("hand", "player", "wrong"),
    [
        (0, 0, "cli.error.hand"),
        (99, 0, "cli.error.hand"),
        (1, -1, "coach.error.seat"),
        (1, 2, "coach.error.seat"),
    ],
)
def test_hands_are_counted_from_one_and_players_from_nought(hand: int, player: int, wrong: str) -> None:
    with pytest.raises(UserError) as problem:
        run_job(ReviewJob(record=RECORD, hand=hand, player=player), no_progress)
    assert problem.value.message == wrong


def test_the_first_hand_and_the_last_player_can_be_reviewed() -> None:
    assert run_job(ReviewJob(record=RECORD, hand=1, player=1, samples=1), no_progress)


def test_an_answer_may_be_as_long_as_it_may_be_and_no_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    question = PositionJob(what="legal", position="classic turn=1:draw hand1=444")
    found = run_job(question, no_progress)
    monkeypatch.setattr(jobs, "LONGEST", len(found))
    assert run_job(question, no_progress) == found
    monkeypatch.setattr(jobs, "LONGEST", len(found) - 1)
    with pytest.raises(UserError) as problem:
        run_job(question, no_progress)
    assert problem.value.message == "server.too_large"


def test_the_longest_answer_comes_through_with_what_is_written_around_it() -> None:
    assert jobs.LONGEST + 2**20 < pool.LONGEST
