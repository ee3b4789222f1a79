"""Bots that other people wrote: found by name, file or module, and watched while they play.

A bot is a class (or a function that makes one) whose objects have ``choose(view)``. It is made with the
``seed`` of its seat if it takes one. Whatever goes wrong in it is a ``BotError`` that names the bot and what
it did.
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
from canasta.messages import Complaint
from canasta.wording import reason_text

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

#: Packages offer bots under this name (``[project.entry-points."canasta.bots"]``).
GROUP: Final = "canasta.bots"
_FILE: Final = ".py"


class BotError(Complaint):
    """What is wrong with somebody's bot."""


def offered() -> dict[str, EntryPoint]:
    """The bots that installed packages offer, by name."""
    from importlib.metadata import entry_points  # slow to import, and seldom needed

    return {entry.name: entry for entry in entry_points(group=GROUP)}


def load_offered(name: str) -> Any:
    """What an entry point names: a class, or whatever makes a bot."""
    return _attempt(name, offered()[name].load)


def load_bot(name: str, seed: int) -> WatchedBot:
    """The bot of an entry point, of ``module:Class`` or of ``file.py:Class``."""
    maker = load_offered(name) if name in offered() else _attempt(name, lambda: _found(name))
    made = _attempt(name, lambda: _made(maker, seed))
    if not callable(getattr(made, "choose", None)):
        raise BotError("bot.no_choose", name=name)
    return WatchedBot(name, made)


class WatchedBot:
    """A bot that is asked as any other; an error or an answer that is no legal action is a ``BotError``."""

    def __init__(self, name: str, bot: Any) -> None:
        self.name = name
        self.bot = bot

    def choose(self, view: View) -> int:
        """The action that the bot chooses, if it is one."""
        legal = view.legal_actions()
        found = _attempt(self.name, lambda: self.bot.choose(view), "bot.raised")
        for action in legal:
            if action == found and not isinstance(found, bool):
                return action
        raise self._wrong(view, found)

    def explain(self, view: View, action: int) -> Any:
        """What the bot says about an answer, if it says anything."""
        explain = getattr(self.bot, "explain", None)
        return explain and _attempt(self.name, lambda: explain(view, action), "bot.raised")

    def _wrong(self, view: View, found: Any) -> BotError:
        reason = None
        if not isinstance(found, bool):
            with suppress(Exception):  # no action at all, whatever it is
                reason = refusal(view.position, found)
        if reason is None:
            return BotError("bot.no_action", name=self.name, answer=repr(found)[:60])
        words = reason_text(reason, view.position.setup.book.slug)
        return BotError("bot.unlawful", name=self.name, action=action_text(found), reason=words)


def _attempt(name: str, doing: Callable[[], Any], message: str = "bot.broken") -> Any:
    """Run somebody else's code; an error of its own is told with the line it comes from."""
    try:
        return doing()
    except (Complaint, KeyboardInterrupt):
        raise
    except BaseException as problem:  # a program that ends itself is no bot either
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
    """What a name with a colon stands for; of a file alone, its only bot."""
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
    _look_in(path.resolve().parent)  # it may have neighbours
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
        raise  # one that the bot itself imports
