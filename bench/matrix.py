"""Play every level, style and member of the pool against every other: ``python -m bench.matrix``.

Writes ``docs/matrix.md``. All matches are played in several rounds of more and more pairs, so that a run that
is stopped early has something for every cell. Pairs in the folder of results are not played again: the same
command continues a run. After a change of the bots, begin with an empty folder.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from pathlib import Path
from time import monotonic
from typing import Final, NamedTuple

from canasta.arena.contest import HANDS, Contest
from canasta.arena.ladder import matches_of
from canasta.arena.league import League, league, markdown
from canasta.arena.results import PairRow, Results
from canasta.arena.run import file_of, play
from canasta.arena.statistics import Interval, summarise
from canasta.bots.levels import COLON, LEVELS, thinks
from canasta.bots.pool import POOL
from canasta.bots.styles import STYLES

#: Seed of all deals.
SEED: Final = "matrix 2"
#: Pairs of each match after each round; matches of the tuned levels have so many times more.
ROUNDS: Final = (2, 5, 10, 20, 50, 100)
TUNED: Final = ("club", "expert")
MORE: Final = 5
#: Samples per decision of the champion, and its single hands in each round.
THINK: Final = 200
HANDS_OF_CHAMPION: Final = (0, 8, 16, 24, 64, 200)
#: The goal of the tuned levels against every member of the pool, in per cent.
GOAL: Final = 55


class Table(NamedTuple):
    """A matrix: the rules and the players."""

    book: str
    players: int
    entries: tuple[str, ...]

    @property
    def title(self) -> str:
        """The heading of the matrix."""
        return f"{self.book} {self.players}"

    def contest(self) -> Contest:
        """Return the contest of all players."""
        return Contest(self.entries, self.book, self.players, SEED)


_FAST: Final = tuple(level for level in LEVELS if not thinks(level))
_STYLED: Final = tuple(f"{level}{COLON}{style}" for level in TUNED for style in STYLES)
TABLES: Final = (
    Table("classic", 4, (*_FAST, *_STYLED, *POOL)),
    *(
        Table(book, players, ("simple", *TUNED, *POOL))
        for book, players in (
            ("caliente", 4), ("boat", 4), ("american", 4), ("knee", 4), ("classic", 2), ("caliente", 2),
            ("boat", 2),
        )
    ),
)  # fmt: skip
_HEAD: Final = """# Everybody against everybody

Whole games on [duplicate deals](arena.md): the share of the games won, in per cent, with 95 % intervals.
[Bot strength](strength.md) says what follows from it.

```sh
./play python -m bench.matrix --minutes 60    # generates this page; the same command continues a run
```
"""
_MATRICES: Final = """
## The matrices

The player of the row against the player of the column. Players are sorted by their worst result. Below each
matrix are the worst opponent of each player, its share of the
[Nash average](arena.md#build-a-ladder-or-a-league), and a rating (openskill) by all its matches.
"""

Played = dict[Contest, Sequence[PairRow]]


def pairs_of(match: Contest, turn: int) -> int:
    """Return how many pairs a match has after a round."""
    if match.mode == HANDS:
        return HANDS_OF_CHAMPION[turn]
    tuned = any(name in TUNED for name in match.entries)
    return ROUNDS[turn] * (MORE if tuned else 1)


def champion_matches() -> list[Contest]:
    """Return the matches of the champion: single hands, as its games take a thousand times as long."""
    rivals = ("expert", "club", *POOL)
    return [Contest(("champion", name), "classic", 4, SEED, HANDS, think=THINK) for name in rivals]


def play_all(matches: Sequence[Contest], folder: Path, minutes: float, processes: int | None) -> Played:
    """Play all matches round by round until the time is over, and return everything that the folder has.

    The first round is always played.
    """
    end = monotonic() + 60 * minutes
    played: Played = {}
    for turn in range(len(ROUNDS)):
        for match in matches:
            file = file_of(folder, match)
            have = len(Results(match, file).rows) if file.exists() else 0
            pairs = pairs_of(match, turn)
            if pairs > have and (turn == 0 or monotonic() < end):
                have = pairs
            if have > len(played.get(match, ())):
                played[match] = play(match, have, processes=processes, results=file)
        print(f"round {turn + 1} of {len(ROUNDS)}", flush=True)
    return played


def cell(share: Interval) -> str:
    """Return a share and its interval in per cent."""
    value, low, high = (f"{100 * part:.0f}" for part in share)
    return f"{value} ({low} to {high})"


def span(numbers: Iterator[int] | Sequence[int]) -> str:
    """Return the least and the greatest of some numbers."""
    found = sorted(numbers)
    return str(found[0]) if found[0] == found[-1] else f"{found[0]} to {found[-1]}"


def summary(level: str, found: Mapping[Table, tuple[League, Played]]) -> list[str]:
    """Return the results of a level against the pool in all books, as a table in Markdown."""
    tables = list(found)
    lines = [
        f"| `{level}` against | {' | '.join(table.title for table in tables)} |",
        "|---" + "|---:" * len(tables) + "|",
    ]
    for name in POOL:
        cells = [cell(found[table][0].shares[level, name]) for table in tables]
        lines.append(f"| `{name}` | {' | '.join(cells)} |")
    lows = [[round(100 * found[table][0].shares[level, name].low) for name in POOL] for table in tables]
    lines.append(f"| worst lower bound | {' | '.join(f'**{min(each)}**' for each in lows)} |")
    numbers = [
        span([len(rows) for match, rows in found[table][1].items() if level in match.entries])
        for table in tables
    ]
    lines.append(f"| pairs | {' | '.join(numbers)} |")
    reached = sum(low >= GOAL for each in lows for low in each)
    return [
        *lines,
        "",
        f"A lower bound of {GOAL} is reached in {reached} of {len(tables) * len(POOL)} cells.",
        "",
    ]


def champion_part(played: Played) -> list[str]:
    """Return the results of the champion as a table in Markdown."""
    lines = [
        f"## champion, classic 4, single hands with {THINK} samples per decision", "",
        "| `champion` against | hands won | lead per hand | pairs |", "|---|---:|---:|---:|",
    ]  # fmt: skip
    for match, rows in played.items():
        first = summarise(match, rows).standings[0]
        value, low, high = (f"{part:.0f}".replace("-", "−") for part in first.lead)
        lines.append(
            f"| `{match.entries[1]}` | {cell(first.share)} | {value} ({low} to {high}) | {len(rows)} |"
        )
    return [*lines, ""]


def page(folder: Path, minutes: float, processes: int | None, tables: Sequence[Table] = TABLES) -> str:
    """Play, and return the page."""
    matches = {table: matches_of(table.contest()) for table in tables}
    searched = champion_matches() if tables is TABLES else []
    played = play_all([*chain.from_iterable(matches.values()), *searched], folder, minutes, processes)
    found = {}
    for table in tables:
        rows = {match: played[match] for match in matches[table]}
        found[table] = league(table.contest(), rows), rows
    lines = [_HEAD]
    for level in TUNED:
        lines += [f"## {level} against the pool", "", *summary(level, found)]
    champions = {match: played[match] for match in searched if match in played}
    if champions:
        lines += champion_part(champions)
    lines.append(_MATRICES.lstrip("\n"))
    for table, (standings, rows) in found.items():
        pairs = span([len(each) for each in rows.values()])
        lines += [f"### {table.title}", "", f"Pairs of games in a cell: {pairs}.", "", markdown(standings)]
    return "\n".join(lines)


def main() -> None:
    """Play, and write the page."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--results", type=Path, default=Path(".bench/matrix"))
    parser.add_argument("--out", type=Path, default=Path("docs/matrix.md"))
    parser.add_argument("--processes", type=int)
    given = parser.parse_args()
    given.results.mkdir(parents=True, exist_ok=True)
    text = page(given.results, given.minutes, given.processes)
    given.out.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
