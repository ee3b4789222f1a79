"""Pinned opponents: bots of the benchmark whose weights and play never change, such as ``expert-1``.

The number after the hyphen is the version of the benchmark. The weights are in ``<version>.toml``, next to
this module, so that a level can be tuned again without changing its pinned ancestor. The functions that play
by these weights are those of ``canasta.policy``, as long as they choose the same actions as on the day the
opponents were pinned; ``difference`` finds out. Otherwise they are those of a frozen copy of that package
(``bench/pinning.py``), which the file names.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from canasta.bots.dice import decision_dice
from canasta.build.find import PACKAGE
from canasta.cards import RANKS
from canasta.clauses.setup import Setup
from canasta.engine import View
from canasta.engine.sampling import Sampler
from canasta.messages import UserError
from canasta.table.actions import DISCARD
from canasta.table.packing import BIT

FOLDER: Final = Path(__file__).resolve().parent
#: The version of the benchmark that is played.
VERSION: Final = 1
#: Weights are given for these families of rules, in the order in which a setup is tried.
FAMILIES: Final = ("feet", "two", "late", "table")
_NAME: Final = re.compile(r"([a-z]+)-([1-9][0-9]*)")
#: By how much a name alone moves a weight, at most, in per mille.
_SWAY: Final = 400
#: The one weight that a style may push below zero: the gain required for going out.
_OUT: Final = 25

Numbers = tuple[int, ...]


@dataclass(frozen=True)
class Pinned:
    """A pinned bot."""

    name: str
    weights: tuple[Numbers, ...]  #: in the order of ``FAMILIES``
    policy: str  #: the package of the functions that play by the weights
    samples: int = 0  #: for each decision; 0: it does not search
    rounds: int = 0  #: of the table that a search plays
    described: bool = True  #: False if the protocol gives nothing but its name
    pinned: str = ""  #: the hash of its weights when it was pinned
    play: str = ""  #: the hash of its play then, for those whose functions are checked by playing

    def numbers(self, setup: Setup) -> Numbers:
        """Return the weights for the rules."""
        return self.weights[FAMILIES.index(family(setup, self.policy))]

    def hash(self) -> str:
        """Hash everything that tells this bot from others that are played by the same functions."""
        parts = [f"{name} {numbers}" for name, numbers in zip(FAMILIES, self.weights, strict=True)]
        return digest_of("\n".join([*parts, str(self.samples), str(self.rounds)]).encode())


@dataclass(frozen=True)
class Version:
    """The pinned bots of a version of the benchmark, and the functions that play them."""

    number: int
    commit: str  #: the sources with which the bots were pinned
    policy: str
    code: str  #: the hash of the package ``policy`` when the bots were pinned
    opponents: Mapping[str, Pinned]
    partners: Mapping[str, Pinned]
    game: str = ""  #: the hash of the tree of Mini-Canasta when the equilibrium was computed
    equilibrium: str = ""  #: the hash of the file with the equilibrium

    def bots(self) -> dict[str, Pinned]:
        """Return opponents and partners by name."""
        return {**self.opponents, **self.partners}


def pinned_name(name: str) -> bool:
    """Return True if a name is that of a pinned bot.

    >>> pinned_name("expert-1"), pinned_name("expert"), pinned_name("expert-99")
    (True, False, False)
    """
    found = _NAME.fullmatch(name)
    if found is None or not (FOLDER / f"{found[2]}.toml").is_file():
        return False
    return name in version(int(found[2])).bots()


def pinned(name: str) -> Pinned:
    """Return a pinned bot by its name."""
    return version(_version_of(name)).bots()[name]


def _version_of(name: str) -> int:
    return int(name.rpartition("-")[2])


@cache
def version(number: int = VERSION) -> Version:
    """Read the pinned bots of a version of the benchmark."""
    data = tomllib.loads((FOLDER / f"{number}.toml").read_text(encoding="utf-8"))
    weights = {
        name: {each: tuple(numbers) for each, numbers in given.items()}
        for name, given in data["weights"].items()
    }

    def bots(group: str) -> dict[str, Pinned]:
        return {
            name: Pinned(
                name,
                _weights(name, weights[given["weights"]], given),
                data["policy"],
                given.get("samples", 0),
                given.get("rounds", 0),
                not given.get("by_name", False),
                given.get("hash", ""),
                given.get("play", ""),
            )
            for name, given in data[group].items()
        }

    return Version(
        data["version"],
        data["commit"],
        data["policy"],
        data["code"],
        bots("opponents"),
        bots("partners"),
        **data.get("mini", {}),
    )


def _weights(name: str, base: Mapping[str, Numbers], given: Mapping[str, Any]) -> tuple[Numbers, ...]:
    """Return weights that are changed by a style, or by the bot's name alone."""
    change = {int(place): by for place, by in given.get("change", {}).items()}

    def changed(place: int, number: int) -> int:
        if place in change:
            found: int = number + change[place]
            return max(min(0, number), found) if place != _OUT else found
        if given.get("by_name"):
            drawn = hashlib.sha256(f"{name} {place}".encode()).digest()
            sway = int.from_bytes(drawn[:4], "big") % (2 * _SWAY + 1) - _SWAY
            return number + round(number * sway / 1000)
        return number

    return tuple(
        tuple(changed(place, number) for place, number in enumerate(base[each])) for each in FAMILIES
    )


def family(setup: Setup, policy: str) -> str:
    """Return the family of rules whose weights a setup needs."""
    if setup.reserve_sizes:
        return "feet"
    if setup.seats == 2:
        return "two"
    late = setup.quiet or import_module(f"{policy}.outlook").outlook(setup).only_opened
    return "late" if late else "table"


class PinnedBot:
    """Plays as a pinned opponent; the same view, seed and name give the same action."""

    def __init__(self, bot: Pinned, seed: int) -> None:
        self._bot = bot
        self._seed = seed
        self._functions = _functions(bot.policy)

    def choose(self, view: View) -> int:
        """Return one of the view's legal actions."""
        legal = view.legal_actions()
        if len(legal) == 1:
            return legal[0]
        play, bot, state = self._functions, self._bot, view.packed
        weights = _packed(bot.policy, bot.numbers(view.setup))
        if bot.samples:
            dice = decision_dice(self._seed, view)
            action: int = play.search(_believed(play, view), weights, bot.samples, dice, bot.rounds).best()
            # A search sends no false signal to the partner.
            if not DISCARD <= action < DISCARD + RANKS or play.truthful(state, BIT[action - DISCARD]):
                return action
        chosen: int = play.choose_with_signals(state, play.outlook(view.setup), weights)
        return chosen


def make_pinned(name: str, seed: int) -> PinnedBot:
    """Make a pinned bot.

    >>> make_pinned("expert-1", 7) is not None
    True
    """
    return PinnedBot(pinned(name), seed)


@dataclass(frozen=True)
class _Functions:
    """What a pinned bot calls of its policy."""

    choose_with_signals: Any
    truthful: Any
    with_signals: Any
    search: Any
    outlook: Any


@cache
def _functions(policy: str) -> _Functions:
    signals = import_module(f"{policy}.signals")
    return _Functions(
        signals.choose_with_signals,
        signals.truthful,
        signals.with_signals,
        import_module(f"{policy}.search").search,
        import_module(f"{policy}.outlook").outlook,
    )


@cache
def _packed(policy: str, numbers: Numbers) -> Any:
    """Convert weights for the core, once: a ``vec`` from interpreted code is never freed."""
    return import_module(f"{policy}.weights").weights(numbers)


def _believed(play: _Functions, view: View) -> View:
    """Return the view with the cards that the partner has signalled, unless that cannot be."""
    state = play.with_signals(view.packed)
    if state is view.packed:
        return view
    believed = View(state, view.seat)
    try:
        Sampler(believed)
    except ValueError:
        return view
    return believed


# --- Is it still the same opponent? ----------------------------------------------------------------


def code_hash(policy: str) -> str:
    """Hash the sources of the functions that play, whatever the line ends of the system."""
    folder = PACKAGE.joinpath(*policy.split(".")[1:])
    digest = hashlib.sha256()
    for path in sorted(folder.glob("*.py")):
        content = path.read_bytes().replace(b"\r\n", b"\n").replace(policy.encode(), b"policy")
        digest.update(f"\n{path.name} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()[:16]


def check_opponents(names: list[str]) -> None:
    """Raise a ``UserError`` if a pinned opponent is not what it was when it was pinned."""
    for name in names:
        what = difference(pinned(name))
        if what:
            found = version(_version_of(name))
            raise UserError(f"benchmark.changed.{what}", name=name, version=found.number, commit=found.commit)


def difference(bot: Pinned) -> str:
    """Return ``weights`` or ``play`` if that differs from when the bot was pinned, or an empty string.

    The hash of the play covers a set of hands by the present sources and rules. Changes of the sources that
    do not affect the play do not matter.
    """
    if bot.hash() != bot.pinned:
        return "weights"
    from canasta.arena.benchmark.pinned_play import play_hash  # plays hands; few callers need it

    return "play" if bot.play and play_hash(bot) != bot.play else ""


def digest_of(content: bytes) -> str:
    """Return a short hash."""
    return hashlib.sha256(content).hexdigest()[:16]
