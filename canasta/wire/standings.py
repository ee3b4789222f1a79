"""Games that are over, statistics, ratings and leaderboards."""

from __future__ import annotations

from canasta.wire.base import Side, Wire
from canasta.wire.coaching import Measured


class PastPlayer(Wire, omit_defaults=True):
    """Somebody who played in a game."""

    name: str
    side: Side
    person: str = ""
    bot: str = ""  #: its level


class PastGame(Wire, kw_only=True):
    """A game that is over; its sheets, record and replay are asked for by table and number."""

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


class History(Wire):
    """Some of one's games, the last one first."""

    number: int  #: of all
    page: int
    pages: int
    games: list[PastGame]


class Rated(Wire):
    """A rating: the higher the better, with half the width of its 95 % interval; a beginner has 25."""

    rating: Measured
    games: int
    won: int
    provisional: bool  #: too few games, or too unsure, to be ranked by


class RatedThen(Wire):
    """What a rating was after a game."""

    ended: str  #: ISO 8601, in UTC
    rating: Measured


class BookStatistics(Wire, kw_only=True):
    """What somebody's games in a book came to; those that were broken off count as such only."""

    book: str
    games: int
    won: int
    abandoned: int
    hands: int
    points: int  #: of one's side, in all hands
    points_per_hand: float
    out: int  #: hands in which one went out
    concealed: int
    special: int
    natural: int  #: canastas of one's side
    mixed: int
    wild: int
    first_melds: int  #: hands in which one's side made it
    first_meld_round: float  #: in which round of the hand, on average; 0 without any
    piles: int  #: that one took
    rating: Rated | None
    curve: list[RatedThen]  #: after each of the last games that counted, in their order


class Statistics(Wire):
    """What somebody's games came to, book by book."""

    books: list[BookStatistics]
    enough: int  #: games after which a rating is no longer provisional


class Leader(Wire):
    """A line of a leaderboard; without a rank while the rating is provisional."""

    rank: int | None
    person: str
    name: str
    rated: Rated


class Leaderboard(Wire):
    """The strongest players of a book, by what they are worth at least."""

    book: str
    number: int  #: of all who are on it
    page: int
    pages: int
    leaders: list[Leader]
    own: Leader | None  #: whoever asks, on whatever page
