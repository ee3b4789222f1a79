"""Keeping games: every action is in the database before it is told, and records are written on request.

A game in play is a stream of the database (``canasta.storage.games``), which one terminal at a time plays. A
record with the secret seed, written for a game in play, can be read by its owner only.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Container, Iterable, Mapping
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from canasta.clauses.rulebook import Rulebook
from canasta.match import Match
from canasta.messages import Complaint
from canasta.notation import read_record, write_record
from canasta.storage import VARIABLE as DATABASE
from canasta.storage import StorageError, Store, data_folder, database_file
from canasta.storage import games as kept_games
from canasta.storage.files import read_whole, write_whole
from canasta.storage.games import KeptGame
from canasta.storage.lease import Lease, lease_of

#: Names the folder of the records, if it is set.
VARIABLE: Final = "CANASTA_RECORDS"
ENDING: Final = ".txt"
#: The person at the terminal is the first player of a record; the others are bots.
HUMAN: Final = 0
_FILE: Final = "canasta.db"
_UNFINISHED: Final = "\nsecret seed: "
_COMMITMENT: Final = "\ncommitment: "


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


def games_file(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """The database of the games: the program's own, or one in the folder of the records if that is named.

    >>> games_file({"CANASTA_RECORDS": "games"}).as_posix()
    'games/canasta.db'
    >>> games_file({"HOME": "/ana"}, "linux").as_posix()
    '/ana/.local/share/canasta/canasta.db'
    """
    if environment.get(VARIABLE) and not environment.get(DATABASE):
        return records_folder(environment, platform) / _FILE
    return database_file(environment, platform)


def houses_folder() -> Path:
    """Where copies go of the house rules that games were played by."""
    return records_folder() / "houses"


def tried_file() -> Path:
    """Which house rules have held in a trial."""
    return houses_folder() / "tried.txt"


def new_path(folder: Path, rules: Rulebook, now: datetime) -> Path:
    """A name for a new record that no file has yet."""
    stem = f"{now:%Y-%m-%d-%H%M%S}-{rules.house.name if rules.house else rules.slug}"
    return _free(folder / (stem + ENDING))


def _free(path: Path) -> Path:
    """A path like this one at which there is nothing."""
    found, number = path, 2
    while found.exists():
        found = path.with_stem(f"{path.stem}-{number}")
        number += 1
    return found


class Keeper:
    """Keeps one game: in the database after every action, as a text when somebody wants one."""

    def __init__(
        self, games: Games, match: Match, path: Path, kept: KeptGame | None = None, lease: Lease | None = None
    ) -> None:
        self.games = games
        self.match = match
        self.path = path  #: of the record as a text
        self.problem = ""  #: why the last saving failed, or nothing
        self._kept = kept
        self._lease = lease

    def save(self) -> bool:
        """Put what was done on the disk. If the disk refuses, remember why; it can be tried again.

        A ``Complaint`` if the game was played on elsewhere: what was done here does not count then.
        """
        try:
            if self._kept is None:
                self._kept = kept_games.begin(self.games.store(), self.match, str(self.path))
            else:
                self._kept.write()
            if self._lease is None:
                lease = lease_of(self._kept.store, self._kept.stream)
                if lease is not None:
                    lease.take()
                self._lease = lease
        except StorageError as problem:
            if problem.message == "storage.conflict":
                raise Complaint("play.error.elsewhere") from problem
            self.problem = str(problem)
            return False
        self.problem = ""
        if self.match.over:
            self.write_record()  # at once, whatever comes of the ceremonies
        return True

    def write_record(self) -> str:
        """Write the game as a text; what went wrong, or nothing. A record of another game stays there."""
        try:
            if self.path.exists() and self.match.commitment not in self.path.read_text(errors="replace"):
                self.path = _free(self.path)
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self.path, write_record(self.match, with_secret=True))
        except OSError as problem:
            return problem.strerror or str(problem)
        return ""

    def catch_up_with(self, match: Match) -> None:
        """Resume the same game from a record that has more of it than the database."""
        self.match = match
        if self._kept is not None:
            self._kept.match = match

    def close(self) -> None:
        """Let others have the game."""
        if self._lease is not None:
            self._lease.release()
            self._lease = None


class LeftGame(NamedTuple):
    """A game that was left: of the database, or a record that an earlier version wrote."""

    played: datetime  #: when something was done in it last
    stream: str = ""
    path: Path | None = None


class Games:
    """The games that are kept in a database, which is opened, or made, when it is needed."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._store: Store | None = None

    def store(self) -> Store:
        """The database."""
        if self._store is None:
            self._store = Store(self.path)
        return self._store

    def close(self) -> None:
        """Let go of the database."""
        if self._store is not None:
            self._store.close()
            self._store = None

    def left(self) -> list[str]:
        """The streams of the games that are not over, the one played last first."""
        if not self.path.exists():
            return []
        return [stream.name for stream in kept_games.unfinished(self.store())]

    def left_games(self) -> list[LeftGame]:
        """All games that are not over, wherever they are kept, the one played last first."""
        left = []
        if self.path.exists():
            for stream in kept_games.unfinished(self.store()):
                played = datetime.fromisoformat(stream.changed).astimezone().replace(tzinfo=None)
                left.append(LeftGame(played, stream.name))
        for path in unfinished(records_folder(), self.commitments()):
            left.append(LeftGame(datetime.fromtimestamp(path.stat().st_mtime), path=path))
        return sorted(left, key=lambda game: game.played, reverse=True)

    def player_of(self, game: LeftGame) -> str:
        """The process of another window in which a game is being played, or nothing."""
        lease = lease_of(self.store(), game.stream) if game.stream else None
        if lease is None:
            return ""
        if not lease.take():
            return lease.holder() or "?"
        lease.release()
        return ""

    def look_at(self, game: LeftGame, houses: Iterable[Rulebook]) -> Match:
        """A game as it stands, without resuming it; a ``Complaint`` if it cannot be read."""
        if game.path is not None:
            return load(game.path, houses)
        return kept_games.load(self.store(), game.stream, houses).match

    def resume(self, game: LeftGame, houses: Iterable[Rulebook]) -> Keeper:
        """Resume a game that was left; a ``Complaint`` if it cannot be."""
        if game.path is None:
            return self.take_up(game.stream, houses)
        return Keeper(self, load(game.path, houses), game.path.absolute())

    def delete(self, game: LeftGame, houses: Iterable[Rulebook]) -> None:
        """Break a game off, so that it is not offered again; what was written of it stays on the disk."""
        if game.path is None:
            if process := self.player_of(game):
                raise Complaint("play.error.in_use", process=process)
            kept_games.abandon(self.store(), game.stream)
            return
        match = load(game.path, houses)
        match.abandon()
        kept_games.begin(self.store(), match, str(game.path.absolute()))

    def commitments(self) -> set[str]:
        """What tells apart the games that are kept here, over or not."""
        if not self.path.exists():
            return set()
        store = self.store()
        return {kept_games.begun(store, stream.name).commitment for stream in store.streams(kept_games.AREA)}

    def take_up(self, stream: str, houses: Iterable[Rulebook]) -> Keeper:
        """Resume a game; a ``Complaint`` if another terminal plays it."""
        store = self.store()
        lease = lease_of(store, stream)
        if lease is not None and not lease.take():
            raise Complaint("play.error.in_use", process=lease.holder() or "?")
        try:
            kept = kept_games.load(store, stream, houses)
        except BaseException:
            if lease is not None:
                lease.release()
            raise
        return Keeper(self, kept.match, Path(kept.file), kept, lease)

    def of_record(self, path: Path, houses: Iterable[Rulebook]) -> Keeper | None:
        """The game that a record was named for, from wherever it was kept last; none if it is a new one."""
        recorded = load(path, houses) if path.exists() else None
        if recorded is not None and recorded.over:
            raise Complaint("play.error.finished", path=str(path))
        for stream in self.left():
            begun = kept_games.begun(self.store(), stream)
            if begun.file == str(path) or (recorded is not None and begun.commitment == recorded.commitment):
                keeper = self.take_up(stream, houses)
                keeper.path = path
                if recorded is None or _begins_with(keeper.match, recorded):
                    return keeper
                if _begins_with(recorded, keeper.match):
                    keeper.catch_up_with(recorded)
                    return keeper
                keeper.close()  # two games that were one once, or another one by the same name
        return None if recorded is None else Keeper(self, recorded, path)


def _begins_with(match: Match, other: Match) -> bool:
    """Whether a game is another one with, perhaps, more done in it."""
    same = match.commitment == other.commitment
    return same and match.entries[: len(other.entries)] == other.entries


def load(path: Path, houses: Iterable[Rulebook] = ()) -> Match:
    """The game of a record; a ``Complaint`` says what is wrong with it. ``houses``: see ``read_record``."""
    try:
        content = read_whole(path)
    except (OSError, UnicodeError) as problem:
        reason = problem.strerror if isinstance(problem, OSError) else None
        raise Complaint("play.error.unreadable", path=str(path), reason=reason or str(problem)) from problem
    return read_record(content, houses)


def unfinished(folder: Path, known: Container[str] = ()) -> list[Path]:
    """The records of games that are not over and not among those whose commitments are known."""
    found = []
    for path in folder.glob("*" + ENDING):
        try:
            content = read_whole(path)
        except (OSError, UnicodeError):
            continue
        commitment = content.partition(_COMMITMENT)[2].partition("\n")[0]
        if _UNFINISHED in content and commitment not in known:
            found.append(path)
    return found
