"""Runs on a failing disk: a game at the terminal, a score pad, a backup.

A run acknowledges as it goes: a player was shown something, a command reported success. The state at that
point, recorded without a fault, is the minimum that must survive; anything begun since may survive too.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import tempfile
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple, Protocol

from click.testing import CliRunner

from canasta.cli.group import CANASTA
from canasta.notation import verify_record
from canasta.storage import Store
from canasta.tui.saved_games import VARIABLE
from tests.persons import Person, sit_down

#: The message shown if it is unknown whether something was written.
UNSURE = "check before you repeat it"
#: How often a player is shown their hand before they leave.
TURNS = 4
#: Called when something is acknowledged.
Ack = Callable[[], None]
#: A step of a run, which retries what fails; returns the error messages.
Step = Callable[[Ack], list[str]]


class Standing(NamedTuple):
    """Contents of a folder: the entries of all streams, without the time, and other files."""

    streams: dict[str, list[str]]
    files: dict[str, str]

    def within(self, least: Standing, most: Standing) -> str:
        """Return what is missing from ``least`` or beyond ``most``, if anything."""
        for name, entries in least.streams.items():
            if self.streams.get(name, [])[: len(entries)] != entries:
                return f"{name} has lost entries"
        for name, entries in self.streams.items():
            if most.streams.get(name, [])[: len(entries)] != entries:
                return f"{name} has entries of its own"
        for name in least.files.keys() | self.files.keys():
            if self.files.get(name) not in (least.files.get(name), most.files.get(name)):
                return f"{name} is neither the old nor the new one"
        return ""


def standing(folder: Path) -> Standing:
    """Read everything in a folder, as the next start would."""
    streams: dict[str, list[str]] = {}
    for path in sorted(folder.glob("*.db")):
        with Store(path) as store:
            for stream in store.streams():
                entries = store.read(stream.name)
                streams[f"{path.name} {stream.name}"] = [
                    f"{entry.kind} {_placeless(entry.payload)}" for entry in entries
                ]
    files = {
        path.name: path.read_text("utf-8")
        for path in sorted(folder.iterdir())
        if path.suffix in (".txt", ".json", ".csv")
    }
    return Standing(streams, files)


def _placeless(payload: object) -> str:
    """Return an entry's text without the folder that it may name."""
    return re.sub(r'"[^"]*/([^"/]+[.]txt)"', r'"\1"', json.dumps(payload, sort_keys=True))


class Run(Protocol):
    """Reproducible actions in a folder."""

    lines: int  # typed while one of its commands runs

    def commands(self, folder: Path) -> list[list[str]]:
        """Return the commands in order, each as words."""

    def prepare(self, folder: Path) -> None:
        """Create the initial state."""

    def steps(self, folder: Path) -> list[Step]:
        """Return the steps in order; each starts with only what is on the disk."""

    def fits(self, found: Standing, wanted: Standing) -> str:
        """Return what is wrong with the state after a fault, if anything."""

    def again(self, folder: Path) -> None:
        """Check that the next start works."""


class Commands:
    """A run of commands: retrying a failed command gives exactly the same result."""

    lines = 0

    def commands(self, folder: Path) -> list[list[str]]:
        """Return the commands in order, each as words."""
        raise NotImplementedError

    def steps(self, folder: Path) -> list[Step]:
        return [partial(insist, folder, words) for words in self.commands(folder)]

    def fits(self, found: Standing, wanted: Standing) -> str:
        """Return what is missing or duplicated, if anything."""
        return found.within(wanted, wanted)


#: What is typed at a table: the first item of the list.
LINE = "1\n"


def command(*words: str, lines: int = 0) -> str:
    """Run a command and return its error message, if any. A traceback is a bug."""
    done = CliRunner().invoke(CANASTA, list(words), input=LINE * lines)
    if done.exit_code == 0:
        return ""
    assert done.exit_code == 2, done
    assert isinstance(done.exception, SystemExit), done.exception
    assert done.stderr.startswith("canasta: "), done.stderr
    assert done.stderr.count("\n") <= 3, done.stderr
    return done.stderr.strip()


def insist(folder: Path, words: Sequence[str], ack: Ack) -> list[str]:
    """Retry a command until it succeeds, and return the error messages.

    If the disk fails during a write and again during the rollback, the outcome is unknown: then, and only
    then, a message says to look before trying again.
    """
    before, messages = look(folder), list[str]()
    for _ in range(30):
        message = command(*words)
        if message:
            messages.append(message)
        if not message or look(folder) != before:
            assert not message or UNSURE in " ".join(message.split()), f"refused, and written: {message}"
            ack()
            return messages
    raise AssertionError(messages)


def look(folder: Path) -> Standing:
    """Read the state without changing it."""
    with tempfile.TemporaryDirectory() as place:
        copy = Path(place) / "copy"
        shutil.copytree(folder, copy)
        return standing(copy)


class PadRun(Commands):
    """The score pad's commands, including exports."""

    def prepare(self, folder: Path) -> None:
        """Do nothing: the first command creates the file."""

    def commands(self, folder: Path) -> list[list[str]]:
        pad = ["--database", str(folder / "pad.db")]
        commands = [
            ["new", "--side", "Ana", "--side", "Bruno"],
            ["hand", "1", "--points", "310,-20"],
            ["hand", "1", "--points", "45,600"],
            ["hand", "1", "--points", "300,-20", "--correct", "1"],
            ["change", "1", "--name", "Bruno=Benito"],
            ["export", "1", str(folder / "game.json")],
            ["hand", "1", "--points", "5,10"],
            ["export", "1", str(folder / "game.csv")],
            ["export", "1", str(folder / "game.json")],
            ["import", str(folder / "game.json")],
        ]
        return [["scorepad", *words, *pad] for words in commands]

    def again(self, folder: Path) -> None:
        pad = ["--database", str(folder / "pad.db")]
        assert command("scorepad", "new", "--side", "Eva", "--side", "Fay", *pad) == ""
        assert command("scorepad", "hand", "1", "--points", "5,5", *pad) == ""


class GameRun:
    """A game at the terminal: a player plays some turns, leaves, returns and plays on."""

    lines = 3

    def __init__(self) -> None:
        self._shown = Standing({}, {})  # what was on the disk at the last prompt

    def prepare(self, folder: Path) -> None:
        """Do nothing: the first start creates everything."""

    def commands(self, folder: Path) -> list[list[str]]:
        os.environ[VARIABLE] = str(folder)
        table = ["--players", "2", "--name", "Ana", "--bot", "simple", "--seed", "faults", "--target", "400"]
        return [["play", *table, "--record", str(folder / "game.txt")]] * 3

    def steps(self, folder: Path) -> list[Step]:
        return [partial(self._sitting, folder, number) for number in range(2)]

    def _sitting(self, folder: Path, number: int, ack: Ack) -> list[str]:
        messages: list[str] = []

        def asked() -> None:
            self._shown = standing(folder)
            ack()

        for _ in range(30):
            person = Player(number, asked)
            code = self._sit(person, folder)
            messages += person.troubles()
            if code == 0:
                asked()  # the last message says that everything is saved
                return messages
            messages.append(person.last_words())
            assert not (folder / "problem.log").exists(), (folder / "problem.log").read_text()
        raise AssertionError(messages)

    def _sit(self, person: Player, folder: Path) -> int:
        os.environ[VARIABLE] = str(folder)
        return sit_down(person, players=2, seed="faults", record=folder / "game.txt")

    def fits(self, found: Standing, wanted: Standing) -> str:
        """After a fault the player may have returned once more than otherwise: what they saw counts."""
        return found.within(Standing(self._shown.streams, {}), found._replace(files=found.files))

    def again(self, folder: Path) -> None:
        person = Player(9, lambda: None)
        assert self._sit(person, folder) == 0, person.shown
        assert not (folder / "problem.log").exists()
        assert verify_record((folder / "game.txt").read_text("utf-8")).ok


class Player(Person):
    """A player who plays some turns, and presses Enter on disk errors."""

    def __init__(self, number: int, ack: Ack) -> None:
        super().__init__(number=number)
        self.ack = ack
        self.leave = lambda shown: shown.count("Your hand") >= TURNS

    def __call__(self, prompt: str) -> str:
        if not prompt.startswith("Enter: try"):
            self.ack()
        return super().__call__(prompt)

    def troubles(self) -> list[str]:
        """Return the messages about the disk."""
        shown = " ".join(self.shown.split())
        return ["not saved"] * shown.count("Enter: try to save again")

    def last_words(self) -> str:
        """Return the last message."""
        return self.shown.strip().splitlines()[-1] if self.shown.strip() else ""


class BackupRun(Commands):
    """Backups of an existing database."""

    def prepare(self, folder: Path) -> None:
        with Store(folder / "server.db") as store:
            for number in range(30):
                store.append("tables/one", "note", {"number": number, "text": "x" * 500})

    def commands(self, folder: Path) -> list[list[str]]:
        return [["backup", str(folder / f"{name}.db"), "--data", str(folder)] for name in ("first", "second")]

    def again(self, folder: Path) -> None:
        assert command("backup", str(folder / "third.db"), "--data", str(folder)) == ""
        assert (
            standing(folder).streams["third.db tables/one"]
            == standing(folder).streams["server.db tables/one"]
        )


def go(run: Run, folder: Path, ack: Ack) -> list[str]:
    """Run all steps and return the messages about failures."""
    return [message for step in run.steps(folder) for message in step(ack)]


RUNS: dict[str, Run] = {"pad": PadRun(), "game": GameRun(), "backup": BackupRun()}
