"""The strength table: every step of the ladder of bots, in every book, with its goal."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Final, NamedTuple

from canasta.arena.contest import PARTNERS, Contest
from canasta.arena.results import Results
from canasta.arena.run import Progress, file_of, play
from canasta.arena.statistics import Interval, Summary, summarise
from canasta.books import BOOKS
from canasta.books.house import shipped_house
from canasta.bots import NAMES, thinks

#: A bot, the one below it, and its goal: the share of games to win, as the lower end of the interval.
STEPS: Final = (("club", "simple", 0.7), ("club", "beginner", 0.6), ("expert", "club", 0.6))
TOP: Final = ("champion", "expert", 0.65)
#: The goal of the top step at the table that is measured first.
TOP_OF_ALL: Final = ("classic", 4, 0.75)
#: A champion with an expert as partner.
MIX: Final = ("champion+expert", "expert", 0.55)
#: House rules that were not used for tuning: the tuned weights must hold there as well.
UNSEEN: Final = (("expert", "club", 0.5), ("classic-two-canastas", "knee-elevens"))
#: Numbers of players in the table, if the book allows them.
_PLAYERS: Final = (4, 2)
#: Bots that search are much slower, so their rows get this many times as many minutes.
_SHARE: Final = 6

REACHED: Final = "reached"
OPEN: Final = "open"
MISSED: Final = "missed"


class Row(NamedTuple):
    """One contest of the table with the goal of its first side."""

    contest: Contest
    wanted: float
    house: str = ""

    @property
    def searches(self) -> bool:
        """True if one of the bots searches, which takes longer."""
        return _search(self.contest.entries)

    def verdict(self, share: Interval) -> str:
        """Tell whether the goal is reached, missed, or still open."""
        if share.low >= self.wanted:
            return REACHED
        return OPEN if share.high >= self.wanted else MISSED

    def fits(self, words: Sequence[str]) -> bool:
        """Return True if every word names this row: a bot, a book, a number of players or a house rule."""
        names = {*self.contest.entries, self.contest.book, str(self.contest.players), self.house}
        return all(word in names for word in words)


@dataclass(frozen=True)
class StrengthResult:
    """A row with its result."""

    row: Row
    summary: Summary


def strength_rows(seed: str, think: int = 0) -> list[Row]:
    """Return all rows whose bots exist; the slowest come last."""

    def contest(two: tuple[str, ...], book: str, players: int, house: str = "") -> Contest:
        return Contest(two, book, players, seed, house=house, think=think if _search(two) else 0)

    tables = [
        (slug, players)
        for slug, book in BOOKS.items()
        for players in _PLAYERS
        if players in [seats.players for seats in book.seatings]
    ]
    rows = [
        Row(contest((better, worse), *table), wanted) for better, worse, wanted in STEPS for table in tables
    ]
    (better, worse, wanted), houses = UNSEEN
    for name in houses:
        house = shipped_house(name)
        rows.append(Row(contest((better, worse), house.book.slug, 4, house.source), wanted, name))
    for table in tables:
        wanted = TOP_OF_ALL[2] if table == TOP_OF_ALL[:2] else TOP[2]
        rows.append(Row(contest(TOP[:2], *table), wanted))
    rows += [Row(contest(MIX[:2], *table), MIX[2]) for table in tables if table[1] == 4]
    return [row for row in rows if not missing_bots(row)]


def _search(entries: Sequence[str]) -> bool:
    return any(map(thinks, PARTNERS.join(entries).split(PARTNERS)))


def missing_bots(row: Row) -> list[str]:
    """Return the bots of a row that do not exist."""
    return [name for entry in row.contest.entries for name in entry.split(PARTNERS) if name not in NAMES]


def play_rows(
    rows: Sequence[Row],
    folder: Path,
    pairs: int,
    minutes: float | None = None,
    processes: int | None = None,
    cluster: str | None = None,
    progress: Callable[[Row], Progress | None] = lambda _row: None,
) -> Iterator[StrengthResult]:
    """Play the rows in order, skipping pairs that the folder has.

    The minutes are shared between the rows. When they are over no further row is begun, and only the pairs
    found in the folder count.
    """
    folder.mkdir(parents=True, exist_ok=True)
    end = monotonic() + minutes * 60 if minutes else 0.0
    left = sum(_share_of(row) for row in rows)
    for row in rows:
        if minutes and monotonic() >= end:
            yield from kept_rows([row], folder)
            continue
        own = _share_of(row)
        # Time that a row does not use is left to the later rows.
        budget = max(1.0, (end - monotonic()) * own / left) / 60 if minutes else None
        left -= own
        played = play(
            row.contest,
            pairs,
            processes=processes,
            cluster=cluster,
            results=file_of(folder, row.contest),
            minutes=budget,
            progress=progress(row),
        )
        yield StrengthResult(row, summarise(row.contest, played))


def _share_of(row: Row) -> int:
    return _SHARE if row.searches else 1


def kept_rows(rows: Sequence[Row], folder: Path) -> list[StrengthResult]:
    """Return the results of the table that the folder has."""
    found = []
    for row in rows:
        file = file_of(folder, row.contest)
        if file.exists():
            kept = Results(row.contest, file).rows
            if kept:
                found.append(
                    StrengthResult(row, summarise(row.contest, sorted(kept, key=lambda one: one.pair)))
                )
    return found
