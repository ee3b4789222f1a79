"""Keeping the record: a file that is whole at every moment, and finding the game that was left.

The record of a game in play holds its secret seed, or it could not be taken up again; so the file can be
read by its owner only.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Mapping
from datetime import datetime
from pathlib import Path
from typing import Final

from canasta.clauses.rulebook import Rulebook
from canasta.match import Match
from canasta.messages import Complaint
from canasta.notation.record import read_record, write_record
from canasta.storage import data_folder

#: Names the folder of the records, if it is set.
VARIABLE: Final = "CANASTA_RECORDS"
ENDING: Final = ".txt"
_UNFINISHED: Final = "\nsecret seed: "


def records_folder(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Where records go: the folder for the data of programs, unless the environment names another.

    >>> records_folder({"CANASTA_RECORDS": "games"}).as_posix()
    'games'
    >>> records_folder({"HOME": "/ana", "XDG_DATA_HOME": "/data"}, "linux").as_posix()
    '/data/canasta/records'
    """
    named = environment.get(VARIABLE)
    if named:
        return Path(named)
    return data_folder(environment, platform) / "records"


def houses_folder() -> Path:
    """Where copies of the house rules go that games were played by."""
    return records_folder() / "houses"


def new_path(folder: Path, rules: Rulebook, now: datetime) -> Path:
    """A name for a new record that no file has yet."""
    stem = f"{now:%Y-%m-%d-%H%M%S}-{rules.house.name if rules.house else rules.slug}"
    path = folder / (stem + ENDING)
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}{ENDING}"
        number += 1
    return path


class Keeper:
    """Saves a game to its file after every action; a reader, or the next start, sees the old or the new."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.problem = ""  #: why the last saving failed, or nothing

    def save(self, match: Match) -> bool:
        """Write the record; if the disk refuses, remember why, and the game goes on."""
        draft = self.path.with_name(self.path.name + ".new")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(write_record(match, with_secret=True))
            os.replace(draft, self.path)
        except OSError as problem:
            self.problem = problem.strerror or str(problem)
            return False
        self.problem = ""
        return True


def load(path: Path, houses: Iterable[Rulebook] = ()) -> Match:
    """The game of a record; a ``Complaint`` says what is wrong with it. ``houses``: see ``read_record``."""
    try:
        content = path.read_text(encoding="utf-8")
    except (OSError, UnicodeError) as problem:
        reason = problem.strerror if isinstance(problem, OSError) else None
        raise Complaint("play.error.unreadable", path=str(path), reason=reason or str(problem)) from problem
    return read_record(content, houses)


def unfinished(folder: Path) -> Path | None:
    """The record of the game that was left last, if there is one."""
    try:
        files = [path for path in folder.iterdir() if path.suffix == ENDING]
        files.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    except OSError:
        return None
    for path in files:
        try:
            if _UNFINISHED in path.read_text(encoding="utf-8"):
                return path
        except (OSError, UnicodeError):
            continue
    return None
