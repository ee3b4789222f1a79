"""Both ends of every limit: what is within can be played, written and read; what is beyond is refused."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from canasta import limits
from canasta.books import book
from canasta.cli.group import CANASTA
from canasta.jobs.simulate import Job, cut
from canasta.match import Match
from canasta.messages import Complaint
from canasta.notation import read_position, read_record, write_position, write_record

CLASSIC = book("classic")


def a_match(target: int) -> Match:
    return Match(CLASSIC, ["Ana", "Bruno"], bytes(32), target=target)


@pytest.mark.parametrize("target", [1, limits.TARGET])
def test_a_game_to_the_least_and_the_highest_target_is_read_again(target: int) -> None:
    match = a_match(target)
    match.start_hand()
    assert read_record(write_record(match, with_secret=True)).target == target


@pytest.mark.parametrize("target", [-1, 0, limits.TARGET + 1, 10**9])
def test_no_game_has_another_target(target: int) -> None:
    with pytest.raises(Complaint, match="from 1 to"):
        a_match(target)


@pytest.mark.parametrize("points", [10**limits.POINTS_DIGITS - 1, 1 - 10**limits.POINTS_DIGITS])
def test_totals_of_all_digits_are_read_again(points: int) -> None:
    text = f"classic scores={points},0 hand1=4QK pile=5"
    assert write_position(read_position(text)) == text
    with pytest.raises(Complaint, match="is no number"):
        read_position(f"classic scores={points}0,0 hand1=4QK pile=5")


def test_names_and_contributions() -> None:
    Match(CLASSIC, ["A" * limits.NAME, "Bruno"], bytes(32), ["x" * limits.CONTRIBUTION, ""])
    with pytest.raises(Complaint):
        Match(CLASSIC, ["A" * (limits.NAME + 1), "Bruno"], bytes(32))
    with pytest.raises(Complaint):
        Match(CLASSIC, ["Ana", "Bruno"], bytes(32), ["x" * (limits.CONTRIBUTION + 1), ""])


def test_a_file_beyond_all_bounds_is_not_read(tmp_path: Path) -> None:
    large = tmp_path / "large.txt"
    with large.open("wb") as file:
        file.truncate(limits.FILE + 1)
    for name in (str(large), "/dev/zero"):
        if not Path(name).exists():
            continue  # a system without that endless file
        found = CliRunner().invoke(CANASTA, ["verify", name])
        assert found.exit_code == 2
        assert "too large" in found.output


def test_the_most_hands_are_cut_without_being_counted_out() -> None:
    job = Job("classic", 4, seed=1)
    chunks = cut(job, limits.HANDS)
    assert sum(chunk.hands for chunk in (chunks[0], chunks[-1])) == 2 * chunks[0].hands
    assert len(chunks) * chunks[0].hands == limits.HANDS
    with pytest.raises(Complaint):
        cut(job, limits.HANDS + 1)
