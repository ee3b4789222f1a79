"""Results of ``arena --json`` and ``benchmark --json``: bots against bots, with intervals."""

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


class BenchmarkOpponent(Wire):
    """A pinned bot and the hashes by which it is known."""

    name: str
    weights: str
    play: (
        str  #: of its actions in a set of hands; empty for a partner, which plays by an opponent's functions
    )


class BenchmarkContest(Wire):
    """One contest of a track."""

    opponent: str
    partner: str  #: empty if the bot is its own partner
    house: str  #: the name of the house rule, if one is played
    checksum: str  #: of the points of every hand; the same play has the same checksum on every machine
    result: ArenaResult  #: its first side is the bot's


class BenchmarkTrack(Wire):
    """The means over the contests of a track."""

    name: str
    complete: bool  #: all contests were played, with the protocol's number of pairs
    share: ConfidenceInterval
    points: ConfidenceInterval
    lead: ConfidenceInterval
    contests: list[BenchmarkContest]


class BenchmarkMini(Wire):
    """The track in Mini-Canasta, computed over the whole tree of the game; figures are points per hand."""

    complete: bool  #: the bot was asked as often as the protocol wants it
    samples: int  #: how often, with different seeds
    exploitability: float  #: what the best opponent wins more than it should
    lead: float  #: against the equilibrium, as the mean over both seats; at most 0
    opponent: str
    policy: str  #: the hash of the equilibrium
    checksum: str  #: of all choices
    illegal: list[IllegalChoice]


class BenchmarkResult(Wire):
    """``benchmark``: the results, and everything that is needed to repeat them."""

    protocol: int
    round: int
    bot: str
    sources: str  #: a hash of what the bot consists of
    files: list[str]  #: the files that it covers; none for a bot of this program, whose play is hashed
    book: str  #: of the tracks that play one book
    think: int  #: samples for a bot that searches; 0: its default
    complete: bool  #: every track is complete
    tracks: list[BenchmarkTrack]  #: of contests
    mini: BenchmarkMini | None  #: if that track was played
    decisions: int
    p50: float  #: milliseconds within which half of the bot's decisions were made
    p95: float
    illegal: int  #: choices of the bot that were illegal, or errors in it
    pinned: str  #: the commit at which the opponents were pinned
    code: str  #: a hash of the functions that play the opponents
    opponents: list[BenchmarkOpponent]
    version: str  #: of Casa Canasta, and its commit
    commit: str
    core: Literal["compiled", "interpreted"]
    python: str
    system: str
    cores: int


class LeaguePlayer(Wire):
    """A player of a league, with its worst opponent and its share in the Nash average."""

    name: str
    rating: ConfidenceInterval
    share: ConfidenceInterval  #: of the games against all others
    worst: str
    worst_share: ConfidenceInterval
    nash: float
    skill: float  #: expected share of the games against the Nash average


class ArenaLeague(Wire):
    """``arena league``: a round robin, the best worst result first."""

    players: list[LeaguePlayer]
    matches: list[ArenaResult]
