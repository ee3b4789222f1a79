"""A house rule that fails in a trial is rejected, and the setting to blame is named."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from canasta.books import BOOKS
from canasta.books.house import read_house
from canasta.bots import make_bot
from canasta.cli.group import CANASTA
from canasta.jobs import house_trial, trial
from canasta.jobs.house_trial import admit, try_house
from canasta.jobs.trial import TrialBatch, TrialError, play_batch, try_rules
from canasta.match import Match
from canasta.tui.saved_games import VARIABLE, tried_file

GOOD = 'extends = "classic"\nname = "ours"\nversion = 1\ntarget = 3000\n'
BAD = (
    GOOD
    + """
[clauses.take]
remove = ["Stopped", "LastCardLastDiscard"]

[clauses.score.OutBonus]
points = 150
"""
)
POSITION = "classic house=ours turn=1:play hand1=4 hand2=5 hand3=6 hand4=7 setsA=KKKKKKK pile=5"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "records"))
    monkeypatch.setattr(trial, "TRIAL_HANDS", 1)
    return tmp_path


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Install an engine that cannot play without two of the clauses."""
    where: dict[str, int | str] = {
        "players": 2,
        "seed": "trial",
        "hand": 0,
        "position": "classic",
        "actions": "",
    }

    def play(piece: TrialBatch) -> int:
        if len(piece.book.take) < len(BOOKS["classic"].take) - 1:
            raise TrialError("house.trial.dead_end", **where)
        return play_batch(piece)

    for module in (trial, house_trial):
        monkeypatch.setattr(module, "play_batch", play)
    monkeypatch.setattr("canasta.jobs.trial.in_order", lambda work, pieces, _: map(work, pieces))


def written(folder: Path, source: str) -> str:
    file = folder / "ours.toml"
    file.write_text(source)
    return str(file)


def run(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(CANASTA, list(words), input=typed)


COMMANDS: list[Callable[[str], list[str]]] = [
    lambda file: ["play", "--book", file, "--name", "Ana"],
    lambda file: ["play", "--house", file, "--name", "Ana"],
    lambda file: ["simulate", "--book", file, "--hands", "1"],
    lambda file: ["deal", "--book", file],
    lambda file: ["legal", "--house", file, POSITION],
    lambda file: ["why", "--house", file, POSITION, "discard 4"],
    lambda file: ["out", "--house", file, POSITION],
    lambda file: ["apply", "--house", file, POSITION, "discard 4"],
    lambda file: ["score", "--house", file, POSITION],
]


@pytest.mark.usefixtures("broken")
@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: "-".join(command("x")[:2]))
def test_no_command_plays_by_rules_that_the_check_refuses(
    command: Callable[[str], list[str]], folder: Path
) -> None:
    file = written(folder, BAD)
    refused = run("rules", "check", file, "--hands", "1")
    assert refused.exit_code == 1
    told = refused.stderr.removeprefix("canasta: ")
    assert "A player has no legal action" in told
    result = run(*command(file))
    assert result.exit_code == 2
    assert " ".join(told.split()) in " ".join((result.stderr + result.stdout).split())
    assert "Traceback" not in result.output


@pytest.mark.parametrize("command", COMMANDS[2:], ids=lambda command: command("x")[0])
def test_rules_that_hold_are_played_by(command: Callable[[str], list[str]], folder: Path) -> None:
    assert run(*command(written(folder, GOOD))).exit_code in (0, 1)


@pytest.mark.usefixtures("broken")
def test_what_is_to_blame_is_named() -> None:
    with pytest.raises(TrialError) as caught:
        try_house(read_house(BAD))
    keys = caught.value.params["keys"]
    assert keys == "clauses.take.remove[1] (7), clauses.take.remove[2] (7)"
    assert str(caught.value).endswith(f"It does not happen without these lines: {keys}.")


def test_rules_that_held_are_not_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    house, tried = read_house(GOOD), []
    monkeypatch.setattr(house_trial, "try_house", lambda house, **_: tried.append(house))
    admit(house, tried_file())
    admit(house, tried_file())
    admit(read_house(GOOD.replace("3000", "4000")), tried_file())
    assert [house.book.target for house in tried] == [3000, 4000]
    assert len(tried_file().read_text().splitlines()) == 2


def test_a_memory_that_cannot_be_written_hinders_nobody(folder: Path) -> None:
    (folder / "file").write_text("")
    admit(read_house(GOOD), folder / "file" / "tried.txt")


def test_a_knee_of_one_card_is_played_to_the_end() -> None:
    """It once passed the check and then kept the bots thinking forever."""
    source = 'extends = "knee"\nname = "k"\nversion = 1\nclauses.reserves.Reserves.sizes = [1]\n'
    rules = read_house(source).book
    assert len(try_rules(rules, hands=4, processes=1)) == 2
    match = Match(rules, ["Ana", "Bruno", "Carla", "Dora"], bytes(32))
    match.start_hand()
    bot = make_bot("simple")
    for _ in range(2000):
        if match.actor < 0:
            break
        match.act(match.actor, bot.choose(match.view(match.actor)))
    assert match.actor < 0
