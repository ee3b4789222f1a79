"""Fair deals in use: at the terminal table and on the command line."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from canasta.cli.group import CANASTA
from canasta.match import Ruled
from canasta.notation import write_record
from canasta.tui.saved_games import VARIABLE
from tests.persons import Person, kept_game, sit_down
from tests.records.player import Choices, new_match, play


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "records"))
    return tmp_path / "records"


class Telling(Person):
    """Gives a reason for a redeal, or none."""

    cause = ""

    def _type(self, prompt: str, new: str) -> str:
        return self.cause if prompt.startswith("What happened") else super()._type(prompt, new)


@pytest.mark.parametrize("seed", [None, "a seed"])
def test_the_promise_is_shown_before_the_first_card(folder: Path, seed: str | None) -> None:
    person = Person(["score", "quit"])
    assert sit_down(person, seed=seed, players=2) == 0
    before, _, after = person.shown.partition("The draw for seats")
    (promised,) = re.findall(r"(?m)^[0-9a-f]{64}$", before)
    assert f"Fair deals, commitment: {promised}" in after
    match = kept_game(folder)
    assert match.commitment == promised
    assert len(set(match.contributions)) == 2


def test_with_a_seed_the_same_game_is_dealt_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    games = []
    for place in (tmp_path / "one", tmp_path / "two"):
        monkeypatch.setenv(VARIABLE, str(place))
        sit_down(Person(["quit"]), seed="tuesday", players=2)
        games.append(kept_game(place))
    assert games[0].opening == games[1].opening
    assert games[0].entries == games[1].entries


@pytest.mark.parametrize("cause", ["", "my screen froze"])
def test_the_cause_of_a_redeal_is_asked_for(folder: Path, cause: str) -> None:
    person = Telling(["referee improper_deal found=before_all_turns", "quit"])
    person.cause = cause
    assert sit_down(person, players=2) == 0
    shown = " ".join(person.shown.split())
    rulings = [entry for entry in kept_game(folder).entries if isinstance(entry, Ruled)]
    if cause:
        assert [ruling.cause for ruling in rulings] == [cause]
    else:
        assert not rulings
        assert "A redeal needs the agreement of all players, or a reason" in shown


def run(*words: str) -> Result:
    return CliRunner().invoke(CANASTA, list(words))


def test_verify_holds_a_record_to_the_promise_that_was_noted(tmp_path: Path) -> None:
    match = new_match(2, "noted")
    play(match, Choices("noted"))
    path = tmp_path / "game.txt"
    path.write_text(write_record(match), encoding="utf-8")
    right = run("verify", str(path), "--promised", match.commitment.upper())
    assert right.exit_code == 0
    assert right.stdout.startswith("Fair deals: ")
    assert right.stdout.count("holds: ") == 8
    wrong = run("verify", str(path), "--promised", "0" * 64)
    assert wrong.exit_code == 1
    assert "line 7, column 13: This is not the commitment you were given" in wrong.stderr
    told = json.loads(run("verify", str(path), "--json").stdout)
    assert (told["ok"], told["shuffle"]) == (True, "fair")
    assert [check["what"] for check in told["checks"]][:3] == ["form", "commitment", "contributions"]
