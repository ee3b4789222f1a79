"""Results files of contests: one line for the contest, then one line for each pair."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

import msgspec

from canasta.arena.contest import Contest
from canasta.messages import UserError
from canasta.notation.position.keys import ENDING_WORDS

_FORMAT: Final = "casa-canasta arena 1"
#: Above all steps of ``canasta.arena.clock``, since decision times have 64 bits.
_STEPS: Final = 65 << 4


class HandRow(msgspec.Struct, array_like=True):
    """One hand; lists are indexed by side of the table."""

    number: int
    before: list[int]  #: totals before the hand
    points: list[int]
    actions: int
    turns: int
    ending: int
    out: int  #: the side that went out, or -1
    ms: list[float]  #: per decision; the only value here that differs from run to run


class GameRow(msgspec.Struct, array_like=True):
    """One game, or a single hand, with the seating of the contestants."""

    seating: list[int]  #: the contestant at each side of the table
    winners: list[int]  #: sides of the table
    cut: bool  #: the game reached the limit of hands and the leader was declared the winner
    hands: list[HandRow]


class Misplay(msgspec.Struct, array_like=True):
    """An illegal choice or an error of a bot; another action was played instead."""

    bot: str
    position: str
    what: str


class PairRow(msgspec.Struct, array_like=True):
    """All games of a pair."""

    pair: int
    games: list[GameRow]
    clocks: dict[str, dict[int, int]]  #: histograms of decision times (``canasta.arena.clock``), by bot
    misplays: list[Misplay]
    records: list[str] = []


class Results:
    """A results file to which pairs are appended; without a path nothing is stored.

    An incomplete last line, left by a program that was stopped while writing, is dropped.
    """

    def __init__(self, contest: Contest, path: Path | None) -> None:
        self.path = path
        self.rows: list[PairRow] = []
        if path is None:
            return
        head = {"format": _FORMAT, **asdict(contest), "entries": list(contest.entries)}
        head["options"] = list(contest.options)
        if path.exists() and path.stat().st_size:
            self._read(path, head, contest)
        else:
            path.write_bytes(msgspec.json.encode(head) + b"\n")

    def _read(self, path: Path, head: dict[str, Any], contest: Contest) -> None:
        data = path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        lines = whole.splitlines()
        try:
            if not lines or msgspec.json.decode(lines[0]) != head:
                raise UserError("arena.other_contest", name=str(path))
            rows = [msgspec.json.decode(line, type=PairRow) for line in lines[1:]]
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise UserError("arena.unreadable", name=str(path)) from None
        sides = contest.setup().sides
        if not all(_is_of(contest, sides, row) for row in rows):
            raise UserError("arena.unreadable", name=str(path))
        # Two programs may have written to the file; a pair that occurs twice counts once.
        self.rows = list({row.pair: row for row in reversed(rows)}.values())[::-1]
        if len(whole) < len(data):
            with path.open("r+b") as file:
                file.truncate(len(whole))

    def add(self, row: PairRow) -> None:
        """Append a pair."""
        row = msgspec.structs.replace(row, records=[])
        self.rows.append(row)
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(row) + b"\n")


def _is_of(contest: Contest, sides: int, row: PairRow) -> bool:
    """Return True if a pair can belong to the contest; only such pairs can be added up."""
    places, everybody = set(range(sides)), set(range(len(contest.entries)))
    return (
        row.pair >= 0
        and bool(row.games)
        and all(
            0 <= step < _STEPS and number >= 0
            for times in row.clocks.values()
            for step, number in times.items()
        )
        and all(
            len(game.seating) == sides
            and set(game.seating) == everybody
            and bool(game.winners and game.hands)
            and set(game.winners) <= places
            and all(
                len(hand.before) == len(hand.points) == len(hand.ms) == sides
                and hand.ending in ENDING_WORDS
                and (hand.out == -1 or hand.out in places)
                for hand in game.hands
            )
            for game in row.games
        )
    )
