"""What is run on a disk that fails: a game at the terminal, a score pad, a backup.

A run acknowledges as it goes: a person was shown something, a command said that it was done. How everything
stood then, without any fault, is what must be there at least; what was begun since may be there too.
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
from canasta.tui.saving import VARIABLE
from tests.persons import Person, sit_down

#: What is said where it is not known whether something was written.
UNSURE = "look before you do it again"
#: How often a person is shown their hand before they leave.
TURNS = 4
#: Called when something is acknowledged.
Ack = Callable[[], None]
#: A part of a run, which does again what fails; the messages about that.
Step = Callable[[Ack], list[str]]


class Standing(NamedTuple):
    """What a folder holds: the entries of all streams, without the time, and other files."""

    streams: dict[str, list[str]]
    files: dict[str, str]

    def within(self, least: Standing, most: Standing) -> str:
        """What is missing of ``least`` or not of ``most``; nothing if all is well."""
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
    """What an entry says, without the folder that it may name."""
    return re.sub(r'"[^"]*/([^"/]+[.]txt)"', r'"\1"', json.dumps(payload, sort_keys=True))


class Run(Protocol):
    """Something that is done in a folder, the same every time."""

    lines: int  #: that are typed while one of its commands runs

    def commands(self, folder: Path) -> list[list[str]]:
        """One after another, each in words."""

    def prepare(self, folder: Path) -> None:
        """What was there before."""

    def steps(self, folder: Path) -> list[Step]:
        """Its parts, one after another: each begins with nothing but what is on the disk."""

    def fits(self, found: Standing, wanted: Standing) -> str:
        """What is wrong with what is there after a fault; nothing if all is well."""

    def again(self, folder: Path) -> None:
        """The next start works."""


class Commands:
    """A run of commands: doing again what failed comes to the very same."""

    lines = 0

    def commands(self, folder: Path) -> list[list[str]]:
        """One after another, each in words."""
        raise NotImplementedError

    def steps(self, folder: Path) -> list[Step]:
        return [partial(insist, folder, words) for words in self.commands(folder)]

    def fits(self, found: Standing, wanted: Standing) -> str:
        """Nothing missing, nothing twice."""
        return found.within(wanted, wanted)


#: What is typed at a table: the first of the list.
LINE = "1\n"


def command(*words: str, lines: int = 0) -> str:
    """A command of the program; what it complained of, or nothing. A trace is a fault of ours."""
    done = CliRunner().invoke(CANASTA, list(words), input=LINE * lines)
    if done.exit_code == 0:
        return ""
    assert done.exit_code == 2, done
    assert isinstance(done.exception, SystemExit), done.exception
    assert done.stderr.startswith("canasta: "), done.stderr
    assert done.stderr.count("\n") <= 3, done.stderr
    return done.stderr.strip()


def insist(folder: Path, words: Sequence[str], ack: Ack) -> list[str]:
    """A command, again and again until it is done; the messages about that.

    When the disk fails while it writes and again while that is undone, nobody can know: then, and only then,
    a message says to look before doing it again.
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
    """What is there, without touching it."""
    with tempfile.TemporaryDirectory() as place:
        copy = Path(place) / "copy"
        shutil.copytree(folder, copy)
        return standing(copy)


class PadRun(Commands):
    """The commands of the score pad, exports and all."""

    def prepare(self, folder: Path) -> None:
        """Nothing: the first command makes the file."""

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
    """A game at the terminal: somebody plays some turns, leaves, comes back, plays on."""

    lines = 3

    def __init__(self) -> None:
        self._shown = Standing({}, {})  #: what was on the disk when the person was asked last

    def prepare(self, folder: Path) -> None:
        """Nothing: the first start makes everything."""

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
                asked()  # the last words say that everything is kept
                return messages
            messages.append(person.last_words())
            assert not (folder / "problem.log").exists(), (folder / "problem.log").read_text()
        raise AssertionError(messages)

    def _sit(self, person: Player, folder: Path) -> int:
        os.environ[VARIABLE] = str(folder)
        return sit_down(person, players=2, seed="faults", record=folder / "game.txt")

    def fits(self, found: Standing, wanted: Standing) -> str:
        """After a fault somebody may have come back once more than otherwise: what they were shown counts."""
        return found.within(Standing(self._shown.streams, {}), found._replace(files=found.files))

    def again(self, folder: Path) -> None:
        person = Player(9, lambda: None)
        assert self._sit(person, folder) == 0, person.shown
        assert not (folder / "problem.log").exists()
        assert verify_record((folder / "game.txt").read_text("utf-8")).ok


class Player(Person):
    """Somebody who plays some turns; a trouble with the disk is met with Enter."""

    def __init__(self, number: int, ack: Ack) -> None:
        super().__init__(number=number)
        self.ack = ack
        self.leave = lambda shown: shown.count("Your hand") >= TURNS

    def __call__(self, prompt: str) -> str:
        if not prompt.startswith("Enter tries"):
            self.ack()
        return super().__call__(prompt)

    def troubles(self) -> list[str]:
        """What was said of the disk."""
        shown = " ".join(self.shown.split())
        return ["not saved"] * shown.count("Enter tries to save it again")

    def last_words(self) -> str:
        """What was said in the end."""
        return self.shown.strip().splitlines()[-1] if self.shown.strip() else ""


class BackupRun(Commands):
    """Backups of a database that is there."""

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
    """All of a run; the messages about what failed."""
    return [message for step in run.steps(folder) for message in step(ack)]


RUNS: dict[str, Run] = {"pad": PadRun(), "game": GameRun(), "backup": BackupRun()}
