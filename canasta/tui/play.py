"""``canasta play``: start or resume a game, play it, and save it when the player leaves."""

from __future__ import annotations

import os
import sys
import time
import traceback
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from rich.console import Console

from canasta.books.house import House
from canasta.books.house.shelf import Houses
from canasta.bots import BotError, make_bots
from canasta.clauses.rulebook import Rulebook
from canasta.match import Match
from canasta.match.validation import STRICT
from canasta.messages import UserError, known_language, text, use_language
from canasta.table.state import MAX_SEATS
from canasta.tui.new_game import GameRequest, ask_another, begin, new_game, same_again
from canasta.tui.saved_games import (
    GameSaver,
    SavedGames,
    games_file,
    houses_folder,
    records_folder,
    tried_file,
)
from canasta.tui.screen import Leave, Screen
from canasta.tui.session import Session

FINE: Final = 0
FAILED: Final = 1
BAD_INPUT: Final = 2
#: Pause in seconds after a bot's turn.
USUAL_PAUSE: Final = 0.6


def run(
    players: int | None = None,
    book: str | None = None,
    names: Sequence[str] = (),
    seed: str | None = None,
    record: str | Path | None = None,
    speed: float = USUAL_PAUSE,
    target: int | None = None,
    language: str | None = None,
    *,
    options: Sequence[str] = (),
    houses: Sequence[str] = (),
    plain: bool = False,
    bots: Sequence[str] = ("simple",),
    think: int | None = None,
    explained: bool = False,
    irregularities: str = STRICT,
    shuffle: bool = False,
    console: Console | None = None,
    read: Callable[[str], str] = input,
    fail: Callable[[str], None] | None = None,
) -> int:
    """Play a game at the terminal and return the exit code.

    Args:
        players: The number of players; asked for if not given.
        book: A book, or a house rule by its name or file; asked for if not given.
        names: The player's name, then those of the bots; asked for if not given.
        seed: A text that determines every deal; by default a secret seed is generated.
        record: The file of the record; an unfinished game in it is resumed.
        speed: The pause in seconds after a bot's turn.
        target: The total that wins; by default the book's.
        language: The language; by default that of the context.
        options: The options of the book.
        houses: Files of house rules that a record refers to.
        plain: Use words only, one fact per line.
        bots: The levels of the bots, in order around the table.
        think: The number of samples per decision, for bots that look ahead.
        explained: Whether a partner explains an answer at once instead of after the hand.
        irregularities: Whether irregularities are refused, or can be tried and called (``referee``).
        shuffle: Ask the player for a contribution to the shuffle.
        console: The console; by default the terminal.
        read: The function that reads a line.
        fail: Called with a sentence if the game ends prematurely; by default it is shown on the screen.
    """
    screen = Screen(console or terminal_console(plain), read, plain=plain, fail=fail)
    file = Path(record) if record else None
    found = Houses(shelf=houses_folder, warn=screen.complain, admit=partial(_admit, screen))
    request = GameRequest(
        players, book, tuple(options), tuple(names), seed, file, target, found, irregularities, shuffle
    )
    try:
        with use_language(language and known_language(language)):
            return _play(screen, request, houses, bots, think, speed, explained)
    except UserError as problem:
        screen.fail(str(problem))
        return BAD_INPUT


def _play(
    screen: Screen,
    request: GameRequest,
    houses: Sequence[str],
    names: Sequence[str],
    think: int | None,
    speed: float,
    explained: bool,
) -> int:
    games = SavedGames(games_file())
    keeper: GameSaver | None = None
    rules: Rulebook | None = None
    try:
        for word in reversed(houses):  # the first file given takes precedence
            request.houses.find(word)
        around = [names[player % len(names)] for player in range(MAX_SEATS)]
        bots = dict(enumerate(make_bots(around, 1, think), 1))
        next_game: Callable[[], GameSaver] | None = partial(begin, screen, request, games)
        while next_game is not None:
            keeper = next_game()
            rules = keeper.match.setup.book
            _keep_house(screen, request.houses, rules)
            Session(screen, keeper, bots, _pause(screen, speed), explained=explained).play()
            keeper.close()
            match, keeper = keeper.match, None
            next_game = _another(screen, request, match, games)
    except (Leave, KeyboardInterrupt):
        return _goodbye(screen, keeper, named=request.record is not None)
    except UserError as problem:
        screen.fail(str(problem))
        if keeper is not None and isinstance(problem, BotError):
            _goodbye(screen, keeper, named=request.record is not None)
        return BAD_INPUT
    except BrokenPipeError:
        return FAILED
    except MemoryError:
        raise  # not an error of the program; the caller reports it
    except Exception as problem:
        return _broken(screen, keeper, problem, rules)
    finally:
        if keeper is not None:
            keeper.close()
        games.close()
    return FINE


def _another(
    screen: Screen, request: GameRequest, match: Match, games: SavedGames
) -> Callable[[], GameSaver] | None:
    """Return a function that sets up the next game, or None if there is none."""
    wanted = ask_another(screen, match)
    request.record = None
    if wanted == "same":
        return partial(same_again, screen, match, games)
    if wanted == "new":
        fresh = GameRequest(names=match.names[:1], houses=request.houses, irregularities=match.irregularities)
        return partial(new_game, screen, fresh, games)
    return None


def terminal_console(plain: bool) -> Console:
    """Return a console with line editing, which replaces characters it cannot show."""
    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    _edit_lines()
    if plain:
        return Console(highlight=False, markup=False, emoji=False, color_system=None, no_color=True)
    return Console(highlight=False, markup=False, emoji=False)


def _edit_lines() -> None:
    """Enable line editing with arrow keys, if Python supports it."""
    if sys.stdin is not None and sys.stdin.isatty() and os.environ.get("TERM") != "dumb":
        try:
            import readline

            readline.set_auto_history(True)
        except (ImportError, AttributeError):
            pass


def _pause(screen: Screen, seconds: float) -> Callable[[], None]:
    """Return a function that pauses, if the output is a terminal."""
    if not screen.console.is_terminal or seconds <= 0:
        return lambda: None
    return lambda: time.sleep(seconds)


def _goodbye(screen: Screen, keeper: GameSaver | None, named: bool) -> int:
    """Show the closing message; if a record was named, write it."""
    if keeper is None:
        screen.say("play.leave.nothing")
        return FINE
    if keeper.problem:
        screen.fail(text("play.leave.unsaved", reason=keeper.problem))
        return FAILED
    path = keeper.games.path
    if named:
        path, reason = keeper.path, keeper.write_record()
        if reason:
            screen.fail(text("play.error.record", path=str(path), reason=reason))
            return FAILED
    screen.say_whole("play.leave.saved", path=str(path))
    return FINE


def _admit(screen: Screen, house: House) -> None:
    """Try a house rule before it is played."""
    from canasta.jobs.house_trial import admit  # imports a lot that other games do not need

    admit(house, tried_file(), before=lambda: screen.say("play.begin.trying", name=house.name))


def _keep_house(screen: Screen, houses: Houses, rules: Rulebook) -> None:
    """Save a house rule, because a game can be resumed only with exactly its rules."""
    try:
        if rules.house is not None:
            houses.keep(rules.house)
    except OSError as problem:
        screen.complain(text("house.shelf.unkept", problem=problem.strerror or str(problem)))


def _broken(screen: Screen, keeper: GameSaver | None, problem: Exception, rules: Rulebook | None) -> int:
    """Report an internal error, and write its details to a file that can be sent.

    With a house rule, the cause may be that its rules contradict each other.
    """
    folder = records_folder()
    details = folder / "problem.log"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        details.write_text("".join(traceback.format_exception(problem)), encoding="utf-8")
    except OSError:
        details = Path(os.devnull)
    house = rules.house if rules else None
    message = "play.error.house_broken" if house else "play.error.broken"
    name = house.name if house else ""
    screen.fail(text(message, kind=type(problem).__name__, path=str(details), name=name))
    if keeper is not None and not keeper.problem:
        screen.say_whole("play.leave.saved", path=str(keeper.games.path))
    return FAILED
