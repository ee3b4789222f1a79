"""What a bot consists of, and its hash: a folder of results must not mix two versions of a bot.

A bot of this program is known by its weights and by its play in a set of hands. A bot from elsewhere is known
by its files: its program, what that imports from its own folder, and what it reads there, such as weights.
They are found by letting the bot make some decisions in a separate process and noting what is opened.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from site import getusersitepackages
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

from canasta.arena.benchmark.opponents import pinned, pinned_name
from canasta.arena.benchmark.pinned_play import SAMPLES, hash_play, play_hash
from canasta.arena.benchmark.protocol import TABLES
from canasta.books import BOOKS
from canasta.books.mini import MINI
from canasta.bots import champion as searching
from canasta.bots import make_bot, offered, thinks
from canasta.bots.levels import is_level
from canasta.bots.pool import POOL
from canasta.bots.styles import STYLES
from canasta.build.find import PACKAGE, running
from canasta.clauses.setup import Setup
from canasta.engine import play_out_step, view
from canasta.engine.random_play import Dice, deal_hand
from canasta.policy import weights
from canasta.table.state import PART_OVER

#: Decisions that a bot makes at each table while it is watched; what it needs, it reads with the first one.
_DECISIONS: Final = 3


class Identity(NamedTuple):
    """The hash of a bot, and the files it covers; for a bot of this program, none."""

    hash: str
    files: tuple[str, ...] = ()  #: relative to the bot's folder


def identity(name: str) -> Identity:
    """Return what a bot is known by.

    Args:
        name: The name of the bot.

    Raises:
        UserError: If it cannot be made.
    """
    if pinned_name(name) or is_level(name) or name in POOL:
        return _built_in(name)
    make_bot(name)  # from now on its module is found
    module = _module_of(name)
    return _built_in(name) if module.partition(".")[0] == PACKAGE.name else _of_files(name, module)


@cache
def _built_in(name: str) -> Identity:
    if pinned_name(name):
        bot = pinned(name)
        return Identity(_digest([bot.hash(), play_hash(bot)]))
    searches = thinks(name)
    samples = searching.SAMPLES if running().compiled else searching.SAMPLES_INTERPRETED
    play = hash_play(lambda seat: make_bot(name, seat, SAMPLES if searches else None), searches)
    return Identity(_digest([_weights(), play, f"{samples if searches else 0}"]))


def _weights() -> str:
    """Hash the weights of all bots of this program, and their styles."""
    numbers = {name: value for name, value in vars(weights).items() if name.isupper()}
    pool = [
        (name, member.numbers(Setup(book, seats.players)))
        for name, member in POOL.items()
        if member.numbers
        for book in BOOKS.values()
        for seats in book.seatings
    ]
    return _digest([f"{sorted(numbers.items())}", f"{pool}", f"{STYLES}"])


def _digest(parts: Iterable[str]) -> str:
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]


# --- Bots from elsewhere ---------------------------------------------------------------------------


def _module_of(name: str) -> str:
    """Return the module of a bot, or an empty string for a file."""
    entry = offered().get(name)
    if entry:
        return entry.module
    if ".py" in name:
        return ""
    return name.rpartition(":")[0] or name


def _place_of(name: str, module: str) -> tuple[Path, Path]:
    """Return the file of a bot and the folder that holds what belongs to it."""
    if not module:
        path = Path(name if name.endswith(".py") else name.rpartition(":")[0]).resolve()
        return path, path.parent
    spec = find_spec(module)
    path = Path(spec.origin).resolve() if spec and spec.origin else Path()
    top = find_spec(module.partition(".")[0])
    folders = list(top.submodule_search_locations or []) if top else []
    return path, Path(folders[0]).resolve() if folders else path.parent


def _of_files(name: str, module: str) -> Identity:
    path, home = _place_of(name, module)
    if home in _libraries():  # a module that shares its folder with all other packages
        home = path
    with TemporaryDirectory() as folder:
        found = Path(folder, "files.json")
        words = [sys.executable, "-m", __name__, name, str(found)]
        subprocess.run(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
        # A bot that ends its process is known by its own file; it will end the benchmark too.
        opened = json.loads(found.read_bytes()) if found.exists() else []
    own = sorted({path, *(one for one in map(Path, opened) if _belongs(one, home))})
    covered = {
        one.relative_to(home).as_posix() if one != home else one.name: one for one in own if one.is_file()
    }
    parts = [f"{known} {hashlib.sha256(one.read_bytes()).hexdigest()}" for known, one in covered.items()]
    return Identity(_digest(parts), tuple(covered))


def _libraries() -> list[Path]:
    """Return the folders of installed packages and of Python itself."""
    known = {*sysconfig.get_paths().values(), sys.prefix, sys.base_prefix, getusersitepackages()}
    return [Path(one).resolve() for one in known]


def _belongs(path: Path, home: Path) -> bool:
    """Return True if a file is one of the bot's own, not of the Python that runs it or of this program."""
    return path.is_relative_to(home) and not any(
        path.is_relative_to(other) and not home.is_relative_to(other) for other in (PACKAGE, *_libraries())
    )


def watch(name: str) -> list[str]:
    """Let a bot make some decisions in this process, and return the files that were read meanwhile."""
    read: set[str] = set()

    def note(event: str, arguments: tuple[Any, ...]) -> None:
        if event != "open" or not isinstance(arguments[0], str | bytes):
            return
        _, mode, flags = arguments
        writes = set(mode) & set("wax") if mode else (flags or 0) & (os.O_WRONLY | os.O_CREAT)
        if not writes:
            read.add(os.fsdecode(arguments[0]))

    sys.addaudithook(note)
    setups = [Setup(BOOKS[slug], players) for slug, players in TABLES]
    for setup in (*setups, Setup(MINI, 2)):
        try:
            _decide(name, setup)
        except Exception:  # it is counted when the benchmark is played
            continue
    for module in list(sys.modules.values()):
        spec = getattr(module, "__spec__", None)
        read.add(str(getattr(module, "__file__", None) or (spec and spec.origin) or ""))
    return sorted({str(Path(one).resolve()) for one in read if one and "__pycache__" not in one})


def _decide(name: str, setup: Setup) -> None:
    state = deal_hand(setup, Dice(f"watched {setup.book.slug} {setup.seats}"))
    seats = [make_bot(name, seat) for seat in range(setup.seats)]
    for _ in range(_DECISIONS):
        if state.part != PART_OVER:
            seen = view(state, state.actor)
            seats[state.actor].choose(seen)
            play_out_step(state, seen.legal_actions()[0])


if __name__ == "__main__":
    Path(sys.argv[2]).write_text(json.dumps(watch(sys.argv[1])), encoding="utf-8")
