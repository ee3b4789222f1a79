"""Saving of games: every action is stored before it is shown, and records are written on request.

A game is a stream of the database (``canasta.storage.games``), which one terminal at a time can play. A
record written for a game in play contains the secret seed and is readable by its owner only.
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
from canasta.messages import UserError
from canasta.notation import read_record, write_record
from canasta.storage import VARIABLE as DATABASE
from canasta.storage import StorageError, Store, data_folder, database_file
from canasta.storage import games as kept_games
from canasta.storage.files import read_whole, write_whole
from canasta.storage.games import StoredGame
from canasta.storage.lease import Lease, lease_of

#: The environment variable for the folder of the records.
VARIABLE: Final = "CANASTA_RECORDS"
ENDING: Final = ".txt"
#: The user is the first player of a record; the others are bots.
HUMAN: Final = 0
_FILE: Final = "canasta.db"
_UNFINISHED: Final = "\nsecret seed: "
_COMMITMENT: Final = "\ncommitment: "


def records_folder(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Return the folder for records: the user's data folder, unless the environment names another.

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
    """Return the database of the games: the default one, or one in the records folder if that is set.

    >>> games_file({"CANASTA_RECORDS": "games"}).as_posix()
    'games/canasta.db'
    >>> games_file({"HOME": "/ana"}, "linux").as_posix()
    '/ana/.local/share/canasta/canasta.db'
    """
    if environment.get(VARIABLE) and not environment.get(DATABASE):
        return records_folder(environment, platform) / _FILE
    return database_file(environment, platform)


def houses_folder() -> Path:
    """Return the folder for copies of the house rules that games were played by."""
    return records_folder() / "houses"


def tried_file() -> Path:
    """Return the file that lists the house rules that have passed a trial."""
    return houses_folder() / "tried.txt"


def new_path(folder: Path, rules: Rulebook, now: datetime) -> Path:
    """Return an unused path for a new record."""
    stem = f"{now:%Y-%m-%d-%H%M%S}-{rules.house.name if rules.house else rules.slug}"
    return _free(folder / (stem + ENDING))


def _free(path: Path) -> Path:
    """Return an unused path similar to this one."""
    found, number = path, 2
    while found.exists():
        found = path.with_stem(f"{path.stem}-{number}")
        number += 1
    return found


class GameSaver:
    """Saves one game: in the database after every action, and as a text on request."""

    def __init__(
        self,
        games: SavedGames,
        match: Match,
        path: Path,
        kept: StoredGame | None = None,
        lease: Lease | None = None,
    ) -> None:
        self.games = games
        self.match = match
        self.path = path  #: of the record
        self.problem = ""  #: why the last save failed, or empty
        self._kept = kept
        self._lease = lease

    def save(self) -> bool:
        """Write the game to disk; return False and set ``problem`` if that fails, so that it can be retried.

        Raises:
            UserError: If the game was continued elsewhere, so that the actions here do not count.
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
                raise UserError("play.error.elsewhere") from problem
            self.problem = str(problem)
            return False
        self.problem = ""
        if self.match.over:
            self.write_record()  # at once, whatever happens to the shuffles still in progress
        return True

    def write_record(self) -> str:
        """Write the record; return an error message or an empty string. Other games' records are kept."""
        try:
            if self.path.exists() and self.match.commitment not in self.path.read_text(errors="replace"):
                self.path = _free(self.path)
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self.path, write_record(self.match, with_secret=True))
        except OSError as problem:
            return problem.strerror or str(problem)
        return ""

    def catch_up_with(self, match: Match) -> None:
        """Continue the same game from a record that has more of it than the database."""
        self.match = match
        if self._kept is not None:
            self._kept.match = match

    def close(self) -> None:
        """Release the game, so that another process can play it."""
        if self._lease is not None:
            self._lease.release()
            self._lease = None


class UnfinishedGame(NamedTuple):
    """An unfinished game: in the database, or a record written by an earlier version."""

    played: datetime  #: the time of its last action
    stream: str = ""
    path: Path | None = None


class SavedGames:
    """The games in a database, which is opened or created on demand."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._store: Store | None = None

    def store(self) -> Store:
        """Return the database."""
        if self._store is None:
            self._store = Store(self.path)
        return self._store

    def close(self) -> None:
        """Close the database."""
        if self._store is not None:
            self._store.close()
            self._store = None

    def left(self) -> list[str]:
        """Return the streams of the unfinished games, the most recent first."""
        if not self.path.exists():
            return []
        return [stream.name for stream in kept_games.unfinished(self.store())]

    def unfinished_games(self) -> list[UnfinishedGame]:
        """Return all unfinished games, wherever they are stored, the most recent first."""
        left = []
        if self.path.exists():
            for stream in kept_games.unfinished(self.store()):
                played = datetime.fromisoformat(stream.changed).astimezone().replace(tzinfo=None)
                left.append(UnfinishedGame(played, stream.name))
        for path in unfinished(records_folder(), self.commitments()):
            left.append(UnfinishedGame(datetime.fromtimestamp(path.stat().st_mtime), path=path))
        return sorted(left, key=lambda game: game.played, reverse=True)

    def player_of(self, game: UnfinishedGame) -> str:
        """Return the process that is playing a game in another window, or an empty string."""
        lease = lease_of(self.store(), game.stream) if game.stream else None
        if lease is None:
            return ""
        if not lease.take():
            return lease.holder() or "?"
        lease.release()
        return ""

    def look_at(self, game: UnfinishedGame, houses: Iterable[Rulebook]) -> Match:
        """Load a game without resuming it; raise a ``UserError`` if it cannot be read."""
        if game.path is not None:
            return load(game.path, houses)
        return kept_games.load(self.store(), game.stream, houses).match

    def resume(self, game: UnfinishedGame, houses: Iterable[Rulebook]) -> GameSaver:
        """Resume an unfinished game; raise a ``UserError`` if that is impossible."""
        if game.path is None:
            return self.take_up(game.stream, houses)
        return GameSaver(self, load(game.path, houses), game.path.absolute())

    def delete(self, game: UnfinishedGame, houses: Iterable[Rulebook]) -> None:
        """Abandon a game, so that it is not offered again; its data stay on disk."""
        if game.path is None:
            if process := self.player_of(game):
                raise UserError("play.error.in_use", process=process)
            kept_games.abandon(self.store(), game.stream)
            return
        match = load(game.path, houses)
        match.abandon()
        kept_games.begin(self.store(), match, str(game.path.absolute()))

    def commitments(self) -> set[str]:
        """Return the commitments of all games in the database, which identify them."""
        if not self.path.exists():
            return set()
        store = self.store()
        return {
            kept_games.game_start(store, stream.name).commitment for stream in store.streams(kept_games.AREA)
        }

    def take_up(self, stream: str, houses: Iterable[Rulebook]) -> GameSaver:
        """Resume a game of the database; raise a ``UserError`` if another terminal is playing it."""
        store = self.store()
        lease = lease_of(store, stream)
        if lease is not None and not lease.take():
            raise UserError("play.error.in_use", process=lease.holder() or "?")
        try:
            kept = kept_games.load(store, stream, houses)
        except BaseException:
            if lease is not None:
                lease.release()
            raise
        return GameSaver(self, kept.match, Path(kept.file), kept, lease)

    def of_record(self, path: Path, houses: Iterable[Rulebook]) -> GameSaver | None:
        """Return the game of a named record, from wherever it was last saved; None if it is a new one."""
        recorded = load(path, houses) if path.exists() else None
        if recorded is not None and recorded.over:
            raise UserError("play.error.finished", path=str(path))
        for stream in self.left():
            begun = kept_games.game_start(self.store(), stream)
            if begun.file == str(path) or (recorded is not None and begun.commitment == recorded.commitment):
                keeper = self.take_up(stream, houses)
                keeper.path = path
                if recorded is None or _begins_with(keeper.match, recorded):
                    return keeper
                if _begins_with(recorded, keeper.match):
                    keeper.catch_up_with(recorded)
                    return keeper
                keeper.close()  # two copies that have diverged, or another game of the same name
        return None if recorded is None else GameSaver(self, recorded, path)


def _begins_with(match: Match, other: Match) -> bool:
    """Return True if ``match`` is the same game as ``other``, possibly with more actions."""
    same = match.commitment == other.commitment
    return same and match.entries[: len(other.entries)] == other.entries


def load(path: Path, houses: Iterable[Rulebook] = ()) -> Match:
    """Load the game of a record; raise a ``UserError`` if it is invalid. ``houses``: see ``read_record``."""
    try:
        content = read_whole(path)
    except (OSError, UnicodeError) as problem:
        reason = problem.strerror if isinstance(problem, OSError) else None
        raise UserError("play.error.unreadable", path=str(path), reason=reason or str(problem)) from problem
    match = read_record(content, houses)
    if match.header.seeded and not match.over:
        raise UserError("play.error.seeded", path=str(path))
    return match


def unfinished(folder: Path, known: Container[str] = ()) -> list[Path]:
    """Return the records of unfinished games whose commitments are not in ``known``."""
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
