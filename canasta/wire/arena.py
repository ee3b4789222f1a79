"""Results of ``arena --json``: bots against bots, with intervals."""

from __future__ import annotations

from typing import Literal

from canasta.wire.base import Wire
from canasta.wire.settings import HouseRule


class ConfidenceInterval(Wire):
    """A figure and its 95 % confidence interval."""

    value: float
    low: float
    high: float


class Contestant(Wire):
    """The results of a side of bots."""

    name: str
    share: ConfidenceInterval  #: of the games or hands it won; a tie counts as a fraction
    points: ConfidenceInterval  #: per hand
    lead: ConfidenceInterval  #: per hand, over the mean of the others


class BotPace(Wire):
    """How long a bot thinks, in milliseconds, and how many of its choices were illegal."""

    bot: str
    decisions: int
    p50: float
    p95: float
    illegal: int


class IllegalChoice(Wire):
    """An illegal choice of a bot, or an error in it, and where."""

    bot: str
    position: str
    what: str


class ArenaResult(Wire):
    """``arena``: what was played, and the results."""

    book: str
    options: list[str]
    house: HouseRule | None
    players: int
    mode: Literal["games", "hands"]
    target: int  #: points that win a game; 0 if the number of hands is fixed
    seed: str
    think: int  #: samples for bots that search; 0: the bot's default
    pairs: int
    games: int
    hands: int
    cut: int  #: games that were too long and went to the leader
    level: float  #: the share that equal players would win
    sides: list[Contestant]
    paces: list[BotPace]
    illegal: list[IllegalChoice]


class Rung(Wire):
    """A contestant of a ladder and its strength; the model gives the interval of a rating."""

    name: str
    rating: ConfidenceInterval
    share: ConfidenceInterval  #: of the games against all others
    games: int


class ArenaLadder(Wire):
    """``arena ladder``: a round robin, the strongest first."""

    rungs: list[Rung]
    matches: list[ArenaResult]
