"""Finished games, statistics, ratings and leaderboards."""

from __future__ import annotations

from typing import Literal

from canasta.wire.base import Side, Wire
from canasta.wire.coach import MeanInterval

#: Why a game was not rated for a player: the table (see ``TableInfo.unrated``), a round of a club's evening
#: that ended before the game, no whole hand played by them, a win with help, a win that a bot played, a loss
#: with an absent partner, an agreed end, an end by the host.
Unrated = Literal[
    "", "house", "position", "short", "referee", "director", "round",
    "no_hand", "help", "absent", "partner", "agreed", "host",
]  # fmt: skip


class PastPlayer(Wire, omit_defaults=True):
    """A player of a past game."""

    name: str
    side: Side
    person: str = ""
    bot: str = ""  #: its level


class PastGame(Wire, kw_only=True):
    """A finished game; request its sheets, record and replay by table and number."""

    table: str
    game: int
    book: str
    options: list[str]
    house: str
    target: int
    ended: str  #: ISO 8601, in UTC
    hands: int
    players: list[PastPlayer]
    totals: list[int]
    winners: list[Side]
    won: bool
    abandoned: bool
    rated: bool
    unrated: Unrated  #: why it was not rated for the client; empty if it was


class History(Wire):
    """Some of the client's games, the last one first."""

    number: int  #: of all games
    page: int
    pages: int
    games: list[PastGame]


class PlayerRating(Wire):
    """A rating: higher is better, with half the width of its 95 % interval; a beginner has 25."""

    rating: MeanInterval
    games: int
    won: int
    provisional: bool  #: too few games, or too uncertain, for a rank


class RatingPoint(Wire):
    """A rating after a game."""

    ended: str  #: ISO 8601, in UTC
    rating: MeanInterval


class BookStatistics(Wire, kw_only=True):
    """A player's results in a book; broken-off games count only as broken off."""

    book: str
    games: int
    won: int
    abandoned: int
    hands: int
    points: int  #: of the player's side, in all hands
    points_per_hand: float
    out: int  #: hands in which the player went out
    concealed: int
    special: int
    natural: int  #: canastas of the player's side
    mixed: int
    wild: int
    first_melds: int  #: hands in which the player's side made it
    first_meld_round: float  #: in which round of the hand, on average; 0 without any
    piles: int  #: that the player took
    rating: PlayerRating | None
    curve: list[RatingPoint]  #: after each of the last rated games, in order


class Statistics(Wire):
    """A player's results, book by book."""

    books: list[BookStatistics]
    enough: int  #: games until a rating is no longer provisional


class Leader(Wire):
    """A line of a leaderboard; without a rank while the rating is provisional."""

    rank: int | None
    person: str
    name: str
    rated: PlayerRating


class Leaderboard(Wire):
    """The strongest players of a book, by the lower bound of their rating."""

    book: str
    number: int  #: of all players on it
    page: int
    pages: int
    leaders: list[Leader]
    own: Leader | None  #: the client's own line, on every page
