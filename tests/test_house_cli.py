"""The commands about house rules: new, check, diff, houses."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from canasta.books import BOOKS
from canasta.books.house import load_house, shipped
from canasta.cli.group import CANASTA
from canasta.cli.rules.commands import RULES_COMMANDS

HEAD = 'extends = "classic"\nname = "ours"\nversion = 1\n'


def run(*words: str) -> Result:
    return CliRunner().invoke(CANASTA, ["rules", *words])


def answer(*words: str, code: int = 0) -> Any:
    result = run(*words, "--json")
    assert result.exit_code == code, result.output
    return json.loads(result.stdout)


@pytest.mark.parametrize("name", RULES_COMMANDS)
def test_every_command_has_help_with_an_example_and_exit_codes(name: str) -> None:
    result = run(name, "--help")
    assert result.exit_code == 0
    assert re.search(rf"Usage: .*rules {name} ", result.stdout)
    assert f"Example:\n  canasta rules {name}" in result.stdout
    assert "Exit codes:\n  0  " in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= 80
    assert "{" not in result.stdout
    assert f"\n  {name} " in run("--help").stdout


def test_the_other_words_of_rules_are_as_before() -> None:
    assert "Frozen pile" in run("classic", "33").stdout
    assert run("whist").exit_code == 2


# --- new ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", [*BOOKS, "caliente+always_frozen"])
@pytest.mark.parametrize("full", [[], ["--full"]])
def test_a_new_file_passes_the_check(slug: str, full: list[str], tmp_path: Path) -> None:
    file = tmp_path / "Our rules!.toml"
    result = run("new", str(file), "--extends", slug, *full)
    assert result.exit_code == 0, result.output
    assert "canasta rules check" in " ".join(result.stdout.split())
    house = load_house(file)
    assert (house.name, house.extends) == ("our-rules", slug.split("+")[0])
    checked = run("check", str(file), "--hands", "1", "--processes", "1")
    assert checked.exit_code == 0, checked.output
    assert run("diff", slug, str(file)).stdout.endswith("are the same rules.\n")


def test_a_file_that_is_there_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text("precious")
    result = run("new", str(file))
    assert (result.exit_code, file.read_text()) == (2, "precious")
    assert "already exists and was not changed" in result.stderr


def test_a_new_file_that_cannot_be(tmp_path: Path) -> None:
    result = run("new", str(tmp_path / "none" / "ours.toml"))
    assert result.exit_code == 2
    assert "cannot be written" in result.stderr
    result = run("new", str(tmp_path / "ours.toml"), "--extends", "clasic")
    assert result.exit_code == 2
    assert "Did you mean: classic?" in result.stderr
    result = run("new", str(tmp_path / "ours.toml"), "--extends", "classic+always_frozen")
    assert result.exit_code == 2
    assert not list(tmp_path.iterdir())


# --- check ----------------------------------------------------------------------------------------


def test_a_good_file_is_told_with_its_hash(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text(HEAD + 'about = "Ours."\ntarget = 3000\n')
    result = run("check", str(file), "--hands", "2", "--processes", "1")
    assert result.exit_code == 0, result.output
    lines = result.stdout.splitlines()
    assert lines[:3] == ["ours, version 1, for classic", "Ours.", f"hash {load_house(file).hash}"]
    assert re.fullmatch(r"2 players: 2 hands played, \d+ turns at most", lines[3])
    assert lines[-1] == "No problems found."


def test_a_good_file_as_json() -> None:
    fact = answer("check", "caliente-hot", "--hands", "1", "--processes", "1")
    assert fact["ok"] is True
    assert (fact["name"], fact["extends"]) == ("caliente-hot", "caliente")
    assert fact["options"] == ["caliente_cards", "always_frozen"]
    assert [trial["players"] for trial in fact["trials"]] == [2, 3, 4]


def test_a_bad_file(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text(HEAD + "[clauses.score.OutBonus]\npoint = 200\n")
    result = run("check", str(file))
    assert (result.exit_code, result.stdout) == (2, "")
    said = f"{file}, line 5, clauses.score.OutBonus.point: Unknown key 'point'. Did you mean: points?"
    assert result.stderr == f"canasta: {said}\n"
    fact = answer("check", str(file), code=2)
    (found,) = fact["errors"]
    assert (fact["ok"], found["error"], found["message"]) == (False, said, "house.error.field_near")
    assert (found["params"]["line"], found["params"]["key"]) == (5, "clauses.score.OutBonus.point")


def test_all_that_is_wrong_is_told_at_once(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text(
        HEAD + "target = -1\nplayers.9.draw = 2\n[clauses.score.OutBonus]\npoint = 200\n[clauses.x]\n"
    )
    result = run("check", str(file))
    assert (result.exit_code, result.stdout) == (2, "")
    assert re.findall(r", line (\d+), ([^:]+):", result.stderr) == [
        ("4", "target"), ("5", "players.9"), ("7", "clauses.score.OutBonus.point"), ("8", "clauses.x"),
    ]  # fmt: skip
    fact = answer("check", str(file), code=2)
    assert [error["params"]["line"] for error in fact["errors"]] == [4, 5, 7, 8]


def test_rules_that_go_wrong_in_play(monkeypatch: pytest.MonkeyPatch) -> None:
    from canasta.jobs import trial

    monkeypatch.setattr(trial, "TURN_LIMIT", 5)
    result = run("check", "boat-to-5000", "--hands", "1", "--processes", "1")
    assert (result.exit_code, result.stdout) == (1, "")
    assert "A hand takes more than 5 turns. Position: boat " in result.stderr
    fact = answer("check", "boat-to-5000", "--hands", "1", "--processes", "1", code=1)
    (found,) = fact["errors"]
    assert found["message"] == "house.trial.endless"
    assert found["params"]["position"].startswith("boat ")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["check"], "Missing argument"),
        (["check", "nothere.toml"], "nothere.toml: The file cannot be read"),
        (["check", "boat-to-5000", "--hands", "0"], "--hands"),
        (["diff", "classic"], "Missing argument"),
        (["diff", "classic", "boat-to-500"], "Did you mean: boat-to-5000"),
        (["diff", "classic+frozen", "boat"], "frozen"),
        (["new"], "Missing argument"),
    ],
)
def test_wrong_uses_are_one_line(words: list[str], told: str) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert told in result.stderr
    assert result.stderr.count("\n") == 1


# --- diff and houses ------------------------------------------------------------------------------


def test_differences_as_a_table() -> None:
    result = run("diff", "classic", "classic-to-8500")
    assert result.exit_code == 1
    table = [re.split(r"\s{2,}", line.strip()) for line in result.stdout.splitlines()]
    assert ["classic", "classic-to-8500"] in table
    assert ["Numbers of the game"] in table
    assert ["target", "5000", "8500"] in table
    assert ["FirstMeld: below", "0", "15"] in table
    assert max(map(len, result.stdout.splitlines())) <= 80


def test_differences_of_books_and_options() -> None:
    result = run("diff", "caliente", "caliente+always_frozen")
    assert "MustTake" in result.stdout
    assert result.exit_code == 1
    assert run("diff", "caliente+always_frozen", "caliente-always-frozen").exit_code == 0


def test_differences_as_json() -> None:
    fact = answer("diff", "classic", "classic-black-threes", code=1)
    assert fact["one"] == {"book": "classic", "version": 1, "options": [], "house": None}
    assert fact["other"]["house"]["name"] == "classic-black-threes"
    (difference,) = fact["differences"]
    assert difference == {
        "key": "clauses.score.CardsLeft.values.black_three", "one": 5, "other": 100, "section": "The score",
        "what": "Points that a black three left in hand costs.", "one_words": "5", "other_words": "100",
    }  # fmt: skip
    assert answer("diff", "boat", "boat")["differences"] == []


def test_the_houses_are_listed() -> None:
    result = run("houses")
    assert all(f"{name}\n" in result.stdout for name in shipped())
    assert [house["name"] for house in answer("houses")] == list(shipped())
    assert all(house["about"] for house in answer("houses"))
