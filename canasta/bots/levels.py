"""The bots that come with the program: a table of levels, and the styles that go with some of them.

A new level is one line of ``LEVELS`` and one sentence of the catalogue, ``bot.level.<name>``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, NamedTuple, Protocol

from canasta.bots.beginner import BeginnerBot
from canasta.bots.champion import SAMPLES_INTERPRETED, ChampionBot
from canasta.bots.club import ClubBot
from canasta.bots.expert import ExpertBot
from canasta.bots.random_bot import RandomBot
from canasta.bots.simple import SimpleBot
from canasta.bots.styles import STYLES, Change
from canasta.build.find import running
from canasta.engine.view import View
from canasta.messages import Complaint, text

#: Between a level and a style.
COLON: Final = ":"


class Bot(Protocol):
    """Whoever can choose an action from a view.

    One that can say why it answered its partner so also has ``explain(view, action)``, which gives a
    ``canasta.bots.reasons.Message`` or None.
    """

    def choose(self, view: View) -> int:
        """One of ``view.legal_actions()``. The view's seat is the one that acts."""
        ...


class Order(NamedTuple):
    """What a bot is made for: a seat's seed, a style, and how many samples it may think with."""

    seed: int
    style: Change
    think: int | None


class Level(NamedTuple):
    """How a bot is made, and what can be asked of it."""

    make: Callable[[Order], Bot]
    styled: bool = False  #: it decides by weights, so a style can change them
    thinks: bool = False  #: it looks ahead by samples


LEVELS: Final[Mapping[str, Level]] = {
    "random": Level(lambda order: RandomBot(order.seed)),
    "simple": Level(lambda _: SimpleBot()),
    "beginner": Level(lambda order: BeginnerBot(order.seed)),
    "club": Level(lambda order: ClubBot(order.style), styled=True),
    "expert": Level(lambda order: ExpertBot(order.style), styled=True),
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
    """One sentence about a level, or about a level and a style."""
    level, _, style = name.partition(COLON)
    return text(f"bot.style.{style}" if style else f"bot.level.{level}")


def is_level(name: str) -> bool:
    """Whether a name begins with that of a level; then it means the level, whatever follows."""
    return name.partition(COLON)[0] in LEVELS


def make_level(name: str, seed: int, think: int | None) -> Bot:
    """The bot of a level, with a style or without; a ``Complaint`` about what it does not have."""
    level, colon, style = name.partition(COLON)
    known = LEVELS[level]
    if colon and not known.styled:
        styled = [name for name, known in LEVELS.items() if known.styled]
        raise Complaint("bot.no_style", level=level, names=", ".join(styled))
    if colon and style not in STYLES:
        raise Complaint("bot.style_unknown", style=style, styles=", ".join(STYLES))
    check_think(name, think)
    return known.make(Order(seed, STYLES[style] if colon else {}, think))


def thinks(name: str) -> bool:
    """Whether a bot looks ahead by samples."""
    known = LEVELS.get(name.partition(COLON)[0])
    return known is not None and known.thinks


def fewer_samples(names: Iterable[str], think: int | None) -> str:
    """What to tell people when bots have to think with fewer samples than they could; nothing otherwise."""
    thinking = [name for name in dict.fromkeys(names) if thinks(name)]
    if think or not thinking or running().compiled:
        return ""
    return text("bot.few", names=", ".join(thinking), samples=SAMPLES_INTERPRETED)


def check_think(name: str, think: int | None) -> None:
    """A ``Complaint`` if a number of samples is none, or is given to a bot that does not think in them."""
    if think is None:
        return
    if think < 1:
        raise Complaint("bot.think_number", think=think)
    if not thinks(name):
        raise Complaint("bot.think", name=name, names=", ".join(filter(thinks, LEVELS)))
