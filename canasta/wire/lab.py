"""Results of ``lab --json``: what rules do to the game, with intervals; and the forecast of a house rule."""

from __future__ import annotations

from typing import Literal

from canasta.wire.arena import ConfidenceInterval
from canasta.wire.base import Wire
from canasta.wire.settings import HouseRule


class LabFigure(Wire):
    """A figure of the game by some rules."""

    name: str
    title: str
    group: str
    form: Literal["number", "points", "share"]  #: a share lies between 0 and 1
    estimate: ConfidenceInterval


class LabRules(Wire):
    """The figures of one set of rules."""

    name: str
    book: str
    options: list[str]
    house: HouseRule | None
    players: int
    games: int  #: between equal bots
    hands: int
    cut: int  #: games that were too long and went to the leader
    figures: list[LabFigure]


class LabDifference(Wire):
    """How a figure differs from that of the rules compared with."""

    figure: str
    title: str
    base: float
    value: float
    difference: ConfidenceInterval
    chance: float  #: of a difference at least this large if there were none
    claimed: bool  #: it holds, although many figures were compared (Holm's method)


class LabComparison(Wire):
    """The differences of one set of rules from another, by their names."""

    rules: str
    base: str
    paired: bool  #: both played the same deals
    sentences: list[str]  #: the differences that hold, in plain words, the clearest first
    differences: list[LabDifference]


class LabResult(Wire):
    """``lab``: what was played, and the results."""

    bot: str
    rival: str  #: the weaker bot, for the figures about skill
    seed: str
    think: int  #: samples for bots that search; 0: the bot's default
    rules: list[LabRules]
    comparisons: list[LabComparison]


class HouseForecast(Wire, omit_defaults=True, kw_only=True):
    """What a house rule is expected to do to the game, as far as it has been played."""

    status: Literal["waiting", "working", "done"]
    hands: int = 0  #: played by each of the book and the house rule
    sentences: list[str] = []  #: what differs, in plain words, the clearest first
