"""The score pad on a real terminal, killed and resumed, and with a pipe in its place."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from canasta.scorepad.database import load
from canasta.storage import VARIABLE, Store
from tests.terminals import COMMAND, CTRL_C, ROOT, Terminal


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "pad.db"


@pytest.fixture
def start(file: Path) -> Callable[[], Terminal]:
    return lambda: Terminal(COMMAND, ["scorepad"], **{VARIABLE: str(file)})


def test_a_killed_pad_has_lost_nothing(start: Callable[[], Terminal], file: Path) -> None:
    terminal = start()
    terminal.until("Which game")
    terminal.type("classic 2", "names")
    terminal.type("Ana, Bruno", "Who deals")
    terminal.kill()
    terminal = start()
    terminal.until("Who deals")
    assert "Ana, Bruno" in terminal.shown
    terminal.type("", "Totals so far")
    terminal.type("", "points [5000]")
    terminal.type("", "Stake")
    terminal.type("", "What now")
    terminal.type("", "Who went out")
    terminal.type("Ana", "Concealed")
    terminal.type("", "table")
    terminal.type("310", "Canastas")
    terminal.kill()
    terminal = start()
    terminal.until("q to leave [1]?")
    terminal.type("", "Canastas in all [0]:")
    assert "310" in terminal.shown
    terminal.type("1", "natural")
    terminal.type("", "mixed canastas [1]:")
    terminal.type("", "red threes")
    terminal.type("", "Fine")
    terminal.type("", "Side B")
    terminal.until("table")
    terminal.type("", "red threes")
    terminal.type("", "Left in Bruno")
    terminal.type("40", "Fine")
    terminal.type("", "Write this down")
    terminal.type("", "Written. Totals: A 710, B -40.")
    terminal.kill()
    with Store(file) as store:
        assert load(store, "1").pad.sheet().totals == (710, -40)
    terminal = start()
    terminal.until("q to leave")
    assert terminal.end(CTRL_C) == 0
    assert "Everything is saved" in terminal.shown


#: Line by line, as a person types it: a game, a hand, and three looks at it.
PIPED = (
    "classic 4\nAna, Bruno, Carla, Dora\n\n\n\n\nhand\nCarla\n\n310\n1\n\n\n1\n25\n\n"
    "KKKK 777\n\n45\n2x10\n100 idle yes\n\n\nshow\nshow 1\nplot\nquit\n"
)


def test_a_dumb_terminal_and_a_pipe_will_do(file: Path) -> None:
    environment = {**os.environ, VARIABLE: str(file), "TERM": "dumb", "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(
        [sys.executable, "-c", COMMAND, "scorepad", "--plain"],
        cwd=ROOT,
        input=PIPED,
        capture_output=True,
        text=True,
        env=environment,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "\x1b" not in done.stdout
    assert "Side A: 785 points, total 785." in done.stdout
    assert done.stdout.isascii()
