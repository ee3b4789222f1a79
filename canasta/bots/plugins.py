"""Third-party bots: loaded by entry point, file or module, and checked while they play.

A bot is a class (or a factory function) whose objects have ``choose(view)``. If it accepts a ``seed``, it is
made with the seed of its seat. Any failure is raised as a ``BotError`` that names the bot and what it did.
"""

from __future__ import annotations

import inspect
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

from canasta.engine import View, action_text, refusal
from canasta.messages import UserError
from canasta.wording import reason_text

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

#: The entry-point group under which packages provide bots (``[project.entry-points."canasta.bots"]``).
GROUP: Final = "canasta.bots"
_FILE: Final = ".py"


class BotError(UserError):
    """An error in a third-party bot."""


@cache
def offered() -> dict[str, EntryPoint]:
    """Return the bots that installed packages provide, by name."""
    from importlib.metadata import entry_points  # slow to import, and seldom needed

    return {entry.name: entry for entry in entry_points(group=GROUP)}


def load_offered(name: str) -> Any:
    """Load the object of an entry point: a class or a factory."""
    return _attempt(name, offered()[name].load)


def load_bot(name: str, seed: int) -> WatchedBot:
    """Load a bot by its entry point, ``module:Class`` or ``file.py:Class``."""
    maker = load_offered(name) if name in offered() else _attempt(name, lambda: _found(name))
    made = _attempt(name, lambda: _made(maker, seed))
    if not callable(getattr(made, "choose", None)):
        raise BotError("bot.no_choose", name=name)
    return WatchedBot(name, made)


class WatchedBot:
    """Wraps a third-party bot; raises a ``BotError`` if it fails or returns an illegal action."""

    def __init__(self, name: str, bot: Any) -> None:
        self.name = name
        self.bot = bot

    def choose(self, view: View) -> int:
        """Return the bot's action after checking that it is legal."""
        legal = view.legal_actions()
        found = _attempt(self.name, lambda: self.bot.choose(view), "bot.raised")
        for action in legal:
            if action == found and not isinstance(found, bool):
                return action
        raise self._wrong(view, found)

    def explain(self, view: View, action: int) -> Any:
        """Return the bot's explanation of an answer, if it gives one."""
        explain = getattr(self.bot, "explain", None)
        return explain and _attempt(self.name, lambda: explain(view, action), "bot.raised")

    def _wrong(self, view: View, found: Any) -> BotError:
        reason = None
        if not isinstance(found, bool):
            with suppress(Exception):  # not an action at all
                reason = refusal(view.position, found)
        if reason is None:
            return BotError("bot.no_action", name=self.name, answer=repr(found)[:60])
        words = reason_text(reason, view.position.setup.book.slug)
        return BotError("bot.unlawful", name=self.name, action=action_text(found), reason=words)


def _attempt(name: str, doing: Callable[[], Any], message: str = "bot.broken") -> Any:
    """Run third-party code; raise its errors as a ``BotError`` with the line they come from."""
    try:
        return doing()
    except (UserError, KeyboardInterrupt):
        raise
    except BaseException as problem:  # code that exits is not a bot either
        raise BotError(
            message,
            name=name,
            problem=": ".join(filter(None, (type(problem).__name__, str(problem)[:200]))),
            where=_where(problem),
        ) from problem


def _where(problem: BaseException) -> str:
    if isinstance(problem, SyntaxError) and problem.filename:
        return f"{Path(problem.filename).name}:{problem.lineno}"
    frames = traceback.extract_tb(problem.__traceback__)
    theirs = [frame for frame in frames if frame.filename != __file__ and "importlib" not in frame.filename]
    return f"{Path(theirs[-1].filename).name}:{theirs[-1].lineno}" if theirs else "-"


def _made(maker: Any, seed: int) -> Any:
    if not callable(maker):
        return maker
    try:
        takes_seed = "seed" in inspect.signature(maker).parameters
    except (TypeError, ValueError):
        takes_seed = False
    return maker(seed=seed) if takes_seed else maker()


def _found(name: str) -> Any:
    """Return the object named after the colon; for a file alone, its only bot."""
    place, colon, attribute = name.rpartition(":")
    if not colon or attribute.endswith(_FILE):
        place, attribute = name, ""
    module = _of_file(name, Path(place)) if place.endswith(_FILE) else _of_module(name, place)
    bots = [
        known
        for known, value in vars(module).items()
        if inspect.isclass(value) and value.__module__ == module.__name__ and hasattr(value, "choose")
    ]
    if not attribute and len(bots) == 1:
        attribute = bots[0]
    if not attribute or not hasattr(module, attribute):
        raise BotError("bot.no_class", place=place, wanted=attribute or "none", names=", ".join(bots) or "-")
    return getattr(module, attribute)


@cache
def _of_file(name: str, path: Path) -> ModuleType:
    if not path.is_file():
        raise BotError("bot.no_file", name=name, path=str(path))
    _look_in(path.resolve().parent)  # the file may import its neighbours
    spec = spec_from_file_location(f"canasta_bot_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[module.__name__] = module
    spec.loader.exec_module(module)
    return module


def _look_in(folder: Path) -> None:
    if str(folder) not in sys.path:
        sys.path.append(str(folder))


def _of_module(name: str, module: str) -> ModuleType:
    _look_in(Path.cwd())
    try:
        return import_module(module)
    except ModuleNotFoundError as problem:
        if problem.name and (module == problem.name or module.startswith(f"{problem.name}.")):
            raise BotError("bot.no_module", name=name, module=module) from problem
        raise  # raised by an import inside the bot
