"""``canasta arena`` and related commands on the command line."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from canasta.cli.group import CANASTA

QUICK = ["--players", "2", "--pairs", "2", "--processes", "1"]


def run(*words: str) -> Result:
    return CliRunner().invoke(CANASTA, list(words))


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ([], "Missing argument 'BOT BOT...'."),
        (["club"], "With 4 players there are 2 sides, and each contestant plays"),
        (["club", "simple", "random"], "With 4 players there are 2 sides, and"),
        (["club", "nobody"], "Unknown bot 'nobody'. Available: random, simple,"),
        (["club", "club+"], "Unknown bot ''. Available:"),
        (
            ["club", "nowhere.py:Bot"],
            "The bot 'nowhere.py:Bot' cannot be loaded: the file nowhere.py does not exist.",
        ),
        (["club", "simple", "--book", "american", "--players", "2"], "american is for 4, 5 players"),
        (["club", "simple", "--book", "whist"], "'whist' is not a book, a house rule or a file."),
        (["club", "simple", "--option", "hot"], "classic has no option 'hot'. Available: -."),
        (["club+simple", "club", "--players", "2"], "'club+simple' names more bots than a side has players"),
        (["club", "simple", "--hands", "--games"], "Use either --hands or --games, not both."),
        (["club", "simple", "--hands", "--target", "500"], "--target applies to whole games"),
        (["club", "simple", "--hands", "--records", "x"], "--records saves whole games"),
        (["club", "simple", "--pairs", "0"], "Play between 1 and 100000 pairs"),
        (["club", "simple", "--processes", "0"], "Use at least one process, not 0."),
        (["club", "simple", "--minutes", "0"], "Invalid value for '--minutes'"),
        (["club", "simple", "--think", "9"], "'club' does not use samples"),
        (["club", "simple", "--csv", "nowhere/hands.csv"], "That did not work: No such file or directory."),
        (["club", "simple", "--results", "README.md"], "'README.md' is not a results file."),
    ],
)
def test_contests_that_cannot_be(words: list[str], told: str) -> None:
    result = run("arena", *words)
    assert (result.exit_code, result.stdout) == (2, ""), result.stdout
    assert result.stderr.startswith(f"canasta: {told}"), result.stderr


def test_a_contest_tells_who_is_better() -> None:
    result = run("arena", "club", "random", "--target", "500", *QUICK)
    assert (result.exit_code, result.stderr) == (0, "")
    lines = result.stdout.splitlines()
    assert lines[0] == "classic, 2 players, whole games to 500, seed 0"
    assert lines[1].startswith("2 pairs: 4 games, ")
    assert max(map(len, lines)) <= 80
    assert "Equal players would win 50.0 % each." in lines[-1]


def test_a_contest_for_programs_and_spreadsheets(tmp_path: Path) -> None:
    table = tmp_path / "hands.csv"
    words = ["arena", "club", "random", "simple", "--players", "3", "--hands", "--pairs", "3"]
    result = run(*words, "--processes", "1", "--csv", str(table), "--json")
    found = json.loads(result.stdout)
    assert (found["mode"], found["pairs"], found["hands"], found["illegal"]) == ("hands", 3, 9, [])
    assert [one["name"] for one in found["sides"]] == ["club", "random", "simple"]
    assert sum(one["share"]["value"] for one in found["sides"]) == pytest.approx(1)
    with table.open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 9
    assert {row["bot_A"] for row in rows} == {"club", "random", "simple"}
    points = sum(int(row[f"points_{side}"]) for row in rows for side in "ABC" if row[f"bot_{side}"] == "club")
    assert points / 9 == pytest.approx(found["sides"][0]["points"]["value"])


def test_a_file_of_results_is_resumed(tmp_path: Path) -> None:
    words = ["arena", "club", "random", "--target", "500", *QUICK, "--results", str(tmp_path / "kept.jsonl")]
    first = run(*words)
    assert first.exit_code == 0
    assert run(*words).stdout == first.stdout  # nothing is played again: even the times are the same


def test_a_house_rule_is_a_book() -> None:
    words = ["arena", "club", "random", "--book", "classic-two-canastas", "--hands", "--pairs", "1"]
    result = run(*words, "--processes", "1")
    assert result.exit_code == 0, result.stderr
    assert "classic-two-canastas" in result.stdout.splitlines()[0]


def test_an_illegal_choice_is_told_with_its_position(tmp_path: Path) -> None:
    bot = tmp_path / "stubborn.py"
    bot.write_text("class Stubborn:\n    def choose(self, view):\n        return 'draw'\n")
    result = run(
        "arena", f"{bot}:Stubborn", "random", "--hands", "--players", "2", "--pairs", "1", "--jobs", "1"
    )
    assert result.exit_code == 1
    assert "Error of" in result.stdout
    assert " in classic " in result.stdout


def test_a_ladder_is_a_table_and_is_resumed(tmp_path: Path) -> None:
    words = ["arena", "ladder", "random", "simple", "club", "--target", "300", *QUICK]
    result = run(*words, "--results", str(tmp_path / "kept"))
    assert (result.exit_code, result.stderr) == (0, "")
    assert len(list((tmp_path / "kept").iterdir())) == 3
    assert "\nBot " in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= 80
    assert run(*words, "--results", str(tmp_path / "kept")).stdout == result.stdout
    assert run("arena", "ladder", "club").exit_code == 2


def test_the_statistics_of_real_play() -> None:
    words = [
        "simulate",
        "--bot",
        "simple",
        "--bot",
        "random",
        "--players",
        "2",
        "--hands",
        "20",
        "--seed",
        "7",
    ]
    one = run(*words, "--processes", "1")
    assert (one.exit_code, one.stderr) == (0, "")
    assert one.stdout.startswith("simple, random, classic, 2 players, seed 7\n\nHands             20\n")
    assert "of turns begin with one card or none" in one.stdout
    assert run(*words, "--processes", "2").stdout == one.stdout
    assert run(*words, "--processes", "1", "--check").stdout == one.stdout
    at_random = run("simulate", "--players", "2", "--hands", "20", "--seed", "7", "--processes", "1")
    assert at_random.stdout != one.stdout
    assert "of turns begin" not in at_random.stdout


def test_a_bot_that_goes_wrong_in_a_simulation_is_told(tmp_path: Path) -> None:
    bot = tmp_path / "stubborn.py"
    bot.write_text("class Stubborn:\n    def choose(self, view):\n        return 'draw'\n")
    result = run("simulate", "--bot", f"{bot}:Stubborn", "--hands", "1", "--processes", "1")
    assert result.exit_code == 1
    assert "A bot failed" in " ".join(result.stdout.split())
    assert run("simulate", "--bot", "nobody").exit_code == 2


def test_samples_of_a_simulation() -> None:
    words = ["simulate", "--bot", "champion", "--bot", "club", "--players", "2", "--hands", "1", "--json"]
    few = json.loads(run(*words, "--think", "2").stdout)
    assert few["think"] == 2
    assert few["hands"] == 1
    refused = run("simulate", "--bot", "club", "--think", "5", "--hands", "1")
    assert refused.exit_code == 2
    assert "'club' does not use samples" in refused.stderr
    assert "'random' does not use samples" in run("simulate", "--think", "5").stderr
