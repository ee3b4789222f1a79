"""Both ends of every limit: values within it can be played, written and read; those beyond are refused."""

from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from canasta import limits
from canasta.books import book
from canasta.books.house import read_house
from canasta.clauses.rulebook import Rulebook
from canasta.cli.group import CANASTA
from canasta.jobs.simulate import Job, cut
from canasta.match import Match
from canasta.messages import UserError
from canasta.notation import read_position, read_record, write_position, write_record
from canasta.scorepad import Pad, read_csv, read_json, write_csv, write_json
from canasta.tui.screen import Screen
from tests.persons import Person

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
    with pytest.raises(UserError, match="from 1 to"):
        a_match(target)


@pytest.mark.parametrize("points", [10**limits.POINTS_DIGITS - 1, 1 - 10**limits.POINTS_DIGITS])
def test_totals_of_all_digits_are_read_again(points: int) -> None:
    text = f"classic scores={points},0 hand1=4QK pile=5"
    assert write_position(read_position(text)) == text
    with pytest.raises(UserError, match="is not a valid number"):
        read_position(f"classic scores={points}0,0 hand1=4QK pile=5")


def test_names() -> None:
    Match(CLASSIC, ["A" * limits.NAME, "Bruno"], bytes(32))
    with pytest.raises(UserError):
        Match(CLASSIC, ["A" * (limits.NAME + 1), "Bruno"], bytes(32))


def test_a_file_beyond_all_bounds_is_not_read(tmp_path: Path) -> None:
    large = tmp_path / "large.txt"
    with large.open("wb") as file:
        file.truncate(limits.FILE + 1)
    for name in (str(large), "/dev/zero"):
        if not Path(name).exists():
            continue  # a system without that endless file
        for words in (["verify"], ["replay"], ["scorepad", "import"], ["play", "--record"]):
            found = CliRunner().invoke(CANASTA, [*words, name], env={"CANASTA_RECORDS": str(tmp_path)})
            assert found.exit_code == 2
            assert "too large" in found.output


def test_the_most_hands_are_cut_without_being_counted_out() -> None:
    job = Job("classic", 4, seed=1)
    chunks = cut(job, limits.HANDS)
    assert sum(chunk.hands for chunk in (chunks[0], chunks[-1])) == 2 * chunks[0].hands
    assert len(chunks) * chunks[0].hands == limits.HANDS
    with pytest.raises(UserError):
        cut(job, limits.HANDS + 1)


# --- Fines, and values on the score pad ---------------------------------------------------------------


def fined(points: int) -> Rulebook:
    """Return classic with these fines for seeing another card and for an idle yes."""
    return read_house(
        'extends = "classic"\nname = "fines"\nversion = 1\n'
        f"[clauses.irregularities.saw_another_card]\npoints = {points}\n"
        f"[clauses.turn_ends.FineForNotGoingOut]\npoints = {points}\n"
    ).book


@pytest.mark.parametrize("points", [0, limits.FINE])
def test_the_least_and_the_highest_fine_are_written_and_read_again(points: int) -> None:
    rules = fined(points)
    match = Match(rules, ["Ana", "Bruno"], bytes(32))
    match.start_hand()
    match.referee("saw_another_card offender=1")
    again = read_record(write_record(match, with_secret=True), [rules])
    assert again.state is not None
    assert match.state is not None
    text = write_position(match.state)
    assert write_position(again.state) == text
    assert write_position(read_position(text, [rules])) == text


@pytest.mark.parametrize("points", [-1, limits.FINE + 1])
def test_no_fine_gives_points_or_is_beyond_the_limit(points: int) -> None:
    with pytest.raises(UserError, match=f"from 0 to {limits.FINE}"):
        fined(points)


def test_fines_in_a_position_at_both_ends() -> None:
    for points in (0, 10**limits.POINTS_DIGITS - 1):
        text = write_position(read_position(f"classic hand1=4QK finedA={points}:told_count:57 pile=5"))
        assert f"finedA={points}:" in text
        assert write_position(read_position(text)) == text
    for points in (-1, 10**limits.POINTS_DIGITS):
        with pytest.raises(UserError, match="is not a valid number"):
            read_position(f"classic hand1=4QK finedA={points}:told_count:57 pile=5")


def a_pad(**more: Any) -> Pad:
    return Pad.new({"book": "classic", "sides": [["Ana"], ["Bruno"]], **more})


@pytest.mark.parametrize("points", [-limits.PAD_POINTS, limits.PAD_POINTS])
def test_points_on_the_pad_at_both_ends(points: int) -> None:
    pad = a_pad(totals=[points, 0], target=limits.TARGET).with_hand({"sides": [{"points": points}, {}]})
    pad = pad.with_hand({"sides": [{"fines": [abs(points)]}, {}]}, after_end=True)
    for again in (read_json(write_json(pad)), read_csv(write_csv(pad))):
        assert again == pad
    further = points + (1 if points > 0 else -1)
    with pytest.raises(UserError):
        a_pad(totals=[further, 0])
    with pytest.raises(UserError):
        pad.with_hand({"sides": [{"points": further}, {}]}, after_end=True)
    with pytest.raises(UserError):
        pad.with_hand({"sides": [{"fines": [further]}, {}]}, after_end=True)


def test_no_fine_on_the_pad_gives_points() -> None:
    with pytest.raises(UserError, match="0 or more"):
        a_pad().with_hand({"sides": [{"fines": [-1]}, {}]})


def test_stakes_and_titles_on_the_pad_at_both_ends() -> None:
    a_pad(stake={"per_thousand": limits.PAD_CENTS}, title="x" * limits.PAD_TITLE, target=limits.TARGET)
    for more in (
        {"stake": {"per_thousand": limits.PAD_CENTS + 1}},
        {"stake": {"per_thousand": -1}},
        {"title": "x" * (limits.PAD_TITLE + 1)},
        {"target": limits.TARGET + 1},
        {"played": limits.PAD_HANDS + 1},
    ):
        with pytest.raises(UserError):
            a_pad(**more)


DIGITS = "9" * 5000


def test_five_thousand_digits_at_any_prompt_are_refused_kindly() -> None:
    """Python itself refuses to parse a number of that many digits."""
    told = "That line is too long. At most 1000 characters are allowed."
    person = Person()
    answers = iter([DIGITS, "draw"])
    screen = Screen(person.console, lambda _: next(answers))
    assert screen.ask("?") == "draw"
    assert told in person.shown
    for words in (["referee", "classic"], ["referee", "knee", "--players", "4"]):
        found = CliRunner().invoke(CANASTA, words, input=f"{DIGITS}\nquit\n")
        assert (found.exit_code, told in found.output) == (1, True)  # left without a ruling


@pytest.mark.parametrize("digits", ["9" * limits.TYPED, "9" * 4300, DIGITS])
def test_so_many_digits_anywhere_else_make_no_trace(digits: str, tmp_path: Path) -> None:
    house = tmp_path / "house.toml"
    house.write_text(f'extends = "classic"\nname = "x"\nversion = 1\ntarget = {digits}\n')
    entry = tmp_path / "entry.json"
    entry.write_text(f'{{"sides": [{{"laid": {digits}}}, {{}}]}}')
    database = ["--database", str(tmp_path / "pad.db")]
    CliRunner().invoke(CANASTA, ["scorepad", "new", "--side", "A", "--side", "B", *database])
    for words in (
        ["simulate", "--hands", digits],
        ["rules", "check", str(house)],
        ["rules", "classic", digits],
        ["legal", f"classic scores={digits},0 hand1=KQ"],
        ["referee", "classic", "exposed_cards", f"offender={digits}", "cards=K"],
        ["scorepad", "show", digits, *database],
        ["scorepad", "hand", "1", str(entry), *database],
    ):
        found = CliRunner().invoke(CANASTA, words)
        assert found.exit_code == 2, words
        assert found.stderr.startswith("canasta: "), words


def test_a_seed_of_any_bytes() -> None:
    words = ["simulate", "--hands", "2", "--processes", "1", "--seed"]
    odd, other = (CliRunner().invoke(CANASTA, [*words, seed]) for seed in ("\udcff", "\udcfe"))
    assert (odd.exit_code, other.exit_code) == (0, 0)
    assert odd.stdout.partition("Checksum")[2] != other.stdout.partition("Checksum")[2]
    assert CliRunner().invoke(CANASTA, [*words, "\udcff", "--json"]).exit_code == 0
