"""The terminal game on a real terminal, killed and interrupted, and with a pipe in its place."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from canasta.shuffle import seed_of
from canasta.tui.saved_games import VARIABLE
from tests.persons import kept_game
from tests.terminals import CTRL_C, ROOT, Terminal


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "records"


STARTER = "import sys; from canasta.tui.play import run; sys.exit(run(speed=0))"


@pytest.fixture
def start(folder: Path) -> Callable[[], Terminal]:
    return lambda: Terminal(STARTER, **{VARIABLE: str(folder)})


def test_a_killed_game_is_gone_on_with(start: Callable[[], Terminal], folder: Path) -> None:
    terminal = start()
    terminal.until("Your name")
    terminal.type("Ana", "Which game")
    terminal.type("shuffle", "Which game")
    terminal.type("classic 2", "shuffle [chosen for you]")
    terminal.type("my own words", "Your play")
    terminal.type("draw", "lay and discard")
    terminal.kill()
    left = kept_game(folder)
    assert left.contributions[0] == seed_of("my own words").hex()
    assert left.state is not None
    assert left.state.size(left.seats.index(0)) == 16
    again = start()
    again.until("Resume [")
    again.type("", "lay and discard")
    again.shown = ""
    assert again.end(CTRL_C) == 0
    assert "The game is saved:" in again.shown


def test_input_from_a_pipe_is_echoed_and_its_end_saves(folder: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", STARTER],
        cwd=ROOT,
        input="Ana\nclassic 4\nhelp\n",
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, VARIABLE: str(folder), "PYTHONIOENCODING": "utf-8"},
        timeout=60,
    )
    assert done.returncode == 0
    assert done.stderr == ""
    assert "Your name [" in done.stdout
    assert "]: Ana\n" in done.stdout
    assert "The game is saved:" in done.stdout
    assert not kept_game(folder).over
