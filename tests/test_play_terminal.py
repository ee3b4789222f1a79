"""The terminal game on a real terminal, killed and interrupted, and with a pipe in its place."""

import os
import pty
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from canasta.match import Match
from canasta.notation.record import read_record
from canasta.tui.saving import VARIABLE
from tests.persons import only_record

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "records"


STARTER = "import sys; from canasta.tui.play import run; sys.exit(run(speed=0))"


class Terminal:
    """A process on a terminal of its own."""

    def __init__(self, folder: Path) -> None:
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            os.chdir(ROOT)
            environment = {
                **os.environ,
                VARIABLE: str(folder),
                "TERM": "xterm",
                "COLUMNS": "80",
                "LINES": "24",
            }
            os.execve(sys.executable, [sys.executable, "-c", STARTER], environment)
        self.shown = ""

    def until(self, words: str) -> None:
        end = time.monotonic() + 20
        while words not in self.shown:
            ready, _, _ = select.select([self.fd], [], [], end - time.monotonic())
            assert ready, self.shown
            self.shown += os.read(self.fd, 65536).decode("utf-8", "replace")

    def type(self, line: str, until: str) -> None:
        self.shown = ""
        os.write(self.fd, line.encode() + b"\r")
        self.until(until)

    def end(self, number: int) -> int:
        os.kill(self.pid, number)
        _, status = os.waitpid(self.pid, 0)
        os.close(self.fd)
        return status


@pytest.fixture
def start(folder: Path) -> Callable[[], Terminal]:
    return lambda: Terminal(folder)


def test_a_killed_game_is_gone_on_with(start: Callable[[], Terminal], folder: Path) -> None:
    terminal = start()
    terminal.until("Your name")
    terminal.type("Ana", "Which game")
    terminal.type("classic", "How many players")
    terminal.type("2", "shuffle")
    terminal.type("my own words", "Your play")
    terminal.type("draw", "lay and discard")
    terminal.end(signal.SIGKILL)
    left = read_record(only_record(folder).read_text(encoding="utf-8"))
    assert left.contributions == ("my own words", "")
    assert left.state is not None
    assert left.state.size(left.seats.index(0)) == 16
    again = start()
    again.until("Go on")
    again.type("", "lay and discard")
    again.shown = ""
    os.kill(again.pid, signal.SIGINT)
    again.until("The game is saved:")
    _, status = os.waitpid(again.pid, 0)
    assert os.waitstatus_to_exitcode(status) == 0
    os.close(again.fd)


def test_input_from_a_pipe_is_echoed_and_its_end_saves(folder: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", STARTER],
        cwd=ROOT,
        input="Ana\nclassic 4\n\nhelp\n",
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
    assert isinstance(read_record(only_record(folder).read_text(encoding="utf-8")), Match)
