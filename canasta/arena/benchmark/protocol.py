"""The frozen protocol of the benchmark: which contests a bot plays, and on which deals.

Nothing of a version changes once it is published: a result of today can be compared with one of next year.
A track may be added, because the others do not depend on it; any other change is a new version.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from canasta.arena.benchmark.opponents import VERSION, pinned_name, version
from canasta.arena.contest import GAMES, HANDS, PARTNERS, Contest
from canasta.books import BOOKS
from canasta.books.house import shipped_house
from canasta.messages import UserError

#: The opponent of the tracks that have only one.
SPARRING: Final = f"expert-{VERSION}"
#: The track in Mini-Canasta, which is computed and not played, and its opponent.
MINI_TRACK: Final = "mini"
EQUILIBRIUM: Final = f"equilibrium-{VERSION}"
#: How often the bot of that track is asked for its choices, each time with another seed.
MINI_SAMPLES: Final = 32
#: House rules, one for every book, that no bot was tuned on.
HOUSES: Final = (
    "classic-two-canastas", "caliente-hot", "boat-no-quiet-turns", "american-no-special-hands",
    "knee-elevens",
)  # fmt: skip
#: Tables of the track that plays every book.
TABLES: Final = (
    ("classic", 4), ("classic", 2), ("caliente", 4), ("caliente", 2), ("boat", 4), ("boat", 2),
    ("american", 4), ("knee", 4),
)  # fmt: skip


@dataclass(frozen=True)
class Plan:
    """What the user chooses; the rest is the protocol's."""

    bot: str
    book: str = "classic"  #: for the tracks that play one book
    round: int = 1  #: another round is other deals
    think: int = 0  #: samples for the bot, if it searches; 0 means its default
    tracks: tuple[str, ...] = ()  #: empty: all
    opponents: tuple[str, ...] = ()  #: empty: all

    @property
    def seed(self) -> str:
        """The seed of all contests of the round."""
        return f"benchmark {VERSION} round {self.round}"

    def contest(
        self, players: int, mode: str, opponent: str, *, partner: str = "", book: str = "", house: str = ""
    ) -> Contest:
        """Return a contest of the bot, or of the bot and a partner, against a pinned opponent."""
        entry = f"{self.bot}{PARTNERS}{partner}" if partner else self.bot
        return Contest(
            (entry, opponent),
            book or self.book,
            players,
            self.seed,
            mode,
            house=house,
            think=self.think,
        )


class Row(NamedTuple):
    """One contest of a track."""

    track: str
    contest: Contest
    opponent: str
    partner: str = ""
    house: str = ""


class Track(NamedTuple):
    """A kind of contest: how many pairs a complete result has, and the contests."""

    pairs: int
    rows: Callable[[Plan], list[Row]]


def _against_all(track: str, mode: str) -> Callable[[Plan], list[Row]]:
    def rows(plan: Plan) -> list[Row]:
        return [Row(track, plan.contest(4, mode, name), name) for name in version().opponents]

    return rows


def _with_partners(plan: Plan) -> list[Row]:
    return [
        Row("partner", plan.contest(4, HANDS, SPARRING, partner=name), SPARRING, name)
        for name in version().partners
    ]


def _every_book(plan: Plan) -> list[Row]:
    return [
        Row("books", plan.contest(players, HANDS, SPARRING, book=book), SPARRING) for book, players in TABLES
    ]


def _house_rules(plan: Plan) -> list[Row]:
    found = []
    for name in HOUSES:
        house = shipped_house(name)
        contest = plan.contest(4, HANDS, SPARRING, book=house.book.slug, house=house.source)
        found.append(Row("house", contest, SPARRING, house=name))
    return found


#: The tracks of contests by name.
TRACKS: Final[Mapping[str, Track]] = {
    "hands": Track(1000, _against_all("hands", HANDS)),
    "games": Track(250, _against_all("games", GAMES)),
    "partner": Track(250, _with_partners),
    "books": Track(250, _every_book),
    "house": Track(250, _house_rules),
}


#: All tracks by name, in the order in which they are played.
NAMES: Final = (*TRACKS, MINI_TRACK)


def has_mini(plan: Plan) -> bool:
    """Return True if a plan has the track in Mini-Canasta."""
    return (not plan.tracks or MINI_TRACK in plan.tracks) and (
        not plan.opponents or EQUILIBRIUM in plan.opponents
    )


def rows_of(plan: Plan) -> list[Row]:
    """Return the contests of a plan, or raise a ``UserError`` if it names what the protocol does not have."""
    if PARTNERS in plan.bot:
        raise UserError("benchmark.one_bot", name=plan.bot)
    if plan.book not in BOOKS:
        raise UserError("benchmark.book", name=plan.book, names=", ".join(BOOKS))
    if plan.round < 1:
        raise UserError("benchmark.round", number=plan.round)
    _known(plan.tracks, NAMES, "benchmark.track")
    _known(plan.opponents, [*version().opponents, EQUILIBRIUM], "benchmark.opponent")
    rows = [
        row
        for name, track in TRACKS.items()
        if not plan.tracks or name in plan.tracks
        for row in track.rows(plan)
        if not plan.opponents or row.opponent in plan.opponents
    ]
    if not rows and not has_mini(plan):
        names = ", ".join(sorted({EQUILIBRIUM if name == MINI_TRACK else SPARRING for name in plan.tracks}))
        raise UserError("benchmark.nothing", tracks=", ".join(plan.tracks), names=names)
    return rows


def _known(names: Sequence[str], known: Sequence[str], message: str) -> None:
    for name in names:
        if name not in known:
            raise UserError(message, name=name, names=", ".join(known))


def pinned_in(rows: Sequence[Row]) -> list[str]:
    """Return the pinned bots that rows need, each once."""
    names = [name for row in rows for name in (row.opponent, row.partner) if pinned_name(name)]
    return list(dict.fromkeys(names))
