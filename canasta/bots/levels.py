"""The built-in bots: a table of levels, and the styles available for some of them.

To add a level, add a line to ``LEVELS`` and a message ``bot.level.<name>``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, NamedTuple, Protocol

from canasta.bots.beginner import BeginnerBot
from canasta.bots.champion import SAMPLES_INTERPRETED, ChampionBot
from canasta.bots.club import ClubBot
from canasta.bots.expert import ExpertBot
from canasta.bots.learned import LearnedBot
from canasta.bots.random_bot import RandomBot
from canasta.bots.simple import SimpleBot
from canasta.bots.styles import STYLES, Change
from canasta.build.find import running
from canasta.engine.view import View
from canasta.messages import UserError, text

#: Separates a level from a style.
COLON: Final = ":"


class Bot(Protocol):
    """Base class of bots: anything that can choose an action from a view.

    A bot that can explain its answer to its partner also has ``explain(view, action)``, which returns a
    ``canasta.bots.reasons.Message`` or None.

    Examples:
        >>> class FirstBot:
        ...     def choose(self, view):
        ...         return view.legal_actions()[0]
    """

    def choose(self, view: View) -> int:
        """Choose the next action.

        Args:
            view: The table as the bot's seat sees it. It is this seat's turn to act.

        Returns:
            One of ``view.legal_actions()``.
        """
        ...


class Order(NamedTuple):
    """Parameters for making a bot: the seed of its seat, a style, and the number of samples."""

    seed: int
    style: Change
    think: int | None


class Level(NamedTuple):
    """The factory of a bot, and the parameters it accepts."""

    make: Callable[[Order], Bot]
    styled: bool = False  #: it decides by weights, which a style can change
    thinks: bool = False  #: it looks ahead by samples


LEVELS: Final[Mapping[str, Level]] = {
    "random": Level(lambda order: RandomBot(order.seed)),
    "simple": Level(lambda _: SimpleBot()),
    "beginner": Level(lambda order: BeginnerBot(order.seed)),
    "club": Level(lambda order: ClubBot(order.style), styled=True),
    "expert": Level(lambda order: ExpertBot(order.style), styled=True),
    "learned": Level(lambda _: LearnedBot()),
    "champion": Level(
        lambda order: ChampionBot(order.seed, order.think, order.style), styled=True, thinks=True
    ),
}


#: All levels, weakest first, each followed by its styles.
NAMES: Final = tuple(
    name
    for level, known in LEVELS.items()
    for name in (level, *(f"{level}{COLON}{style}" for style in STYLES if known.styled))
)


def about(name: str) -> str:
    """Describe a level, or a level with a style, in one sentence.

    Args:
        name: ``club`` or ``club:cautious``.

    Examples:
        >>> about("club") == about("club:cautious")
        False
    """
    level, _, style = name.partition(COLON)
    return text(f"bot.style.{style}" if style else f"bot.level.{level}")


def is_level(name: str) -> bool:
    """Return True if a name begins with that of a level; it then refers to the level, whatever follows."""
    return name.partition(COLON)[0] in LEVELS


def make_level(name: str, seed: int, think: int | None) -> Bot:
    """Make the bot of a level, with or without a style; raise a ``UserError`` about unsupported options."""
    level, colon, style = name.partition(COLON)
    known = LEVELS[level]
    if colon and not known.styled:
        styled = [name for name, known in LEVELS.items() if known.styled]
        raise UserError("bot.no_style", level=level, names=", ".join(styled))
    if colon and style not in STYLES:
        raise UserError("bot.style_unknown", style=style, styles=", ".join(STYLES))
    check_think(name, think)
    return known.make(Order(seed, STYLES[style] if colon else {}, think))


def thinks(name: str) -> bool:
    """Return True if a bot looks ahead by samples.

    Args:
        name: The name of a bot, with or without a style.

    Examples:
        >>> thinks("champion"), thinks("club:cautious")
        (True, False)
    """
    known = LEVELS.get(name.partition(COLON)[0])
    return known is not None and known.thinks


def fewer_samples(names: Iterable[str], think: int | None) -> str:
    """Return a warning if bots have to think with fewer samples than usual, else an empty string.

    Args:
        names: The names of the bots.
        think: The number of samples that the user has asked for.

    Examples:
        >>> fewer_samples(["club", "simple"], None)
        ''
    """
    thinking = [name for name in dict.fromkeys(names) if thinks(name)]
    if think or not thinking or running().compiled:
        return ""
    return text("bot.few", names=", ".join(thinking), samples=SAMPLES_INTERPRETED)


def check_think(name: str, think: int | None) -> None:
    """Raise a ``UserError`` if the number of samples is not positive or the bot does not use samples."""
    if think is None:
        return
    if think < 1:
        raise UserError("bot.think_number", think=think)
    if not thinks(name):
        raise UserError("bot.think", name=name, names=", ".join(filter(thinks, LEVELS)))
