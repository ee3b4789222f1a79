"""What ``arena --json`` answers: bots against bots, with intervals."""

from __future__ import annotations

from typing import Literal

from canasta.wire.base import Wire
from canasta.wire.settings import HouseRule


class Estimated(Wire):
    """A figure and the interval it lies in with 95 % confidence."""

    value: float
    low: float
    high: float


class Contestant(Wire):
    """How a side of bots did."""

    name: str
    share: Estimated  #: of the games it won, or of the hands; a tie counts in parts
    points: Estimated  #: per hand
    lead: Estimated  #: per hand, over the mean of the others


class BotPace(Wire):
    """How long a bot thinks, in milliseconds, and how many of its choices were not legal."""

    bot: str
    decisions: int
    p50: float
    p95: float
    illegal: int


class IllegalChoice(Wire):
    """What a bot chose that is not legal, or what went wrong in it, and where."""

    bot: str
    position: str
    what: str


class ArenaResult(Wire):
    """``arena``: what was played, and what came of it."""

    book: str
    options: list[str]
    house: HouseRule | None
    players: int
    mode: Literal["games", "hands"]
    target: int  #: points that win a game; 0 if a number of hands makes it
    seed: str
    think: int  #: samples for bots that search; 0 is their own number
    pairs: int
    games: int
    hands: int
    cut: int  #: games that were too long, and went to the leader
    level: float  #: the share that equals would win
    sides: list[Contestant]
    paces: list[BotPace]
    illegal: list[IllegalChoice]


class Rung(Wire):
    """A contestant of a ladder and how strong it is; the interval of a rating is told by the model."""

    name: str
    rating: Estimated
    share: Estimated  #: of the games against all others
    games: int


class ArenaLadder(Wire):
    """``arena ladder``: everybody against everybody, the strongest first."""

    rungs: list[Rung]
    matches: list[ArenaResult]
