"""Rows of a study, and the folder that keeps them: a file for each set of rules, a line for each game."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import msgspec

from canasta.lab.study import RuleSet, Study
from canasta.messages import UserError

_FORMAT: Final = "casa-canasta lab 1"


class LabHand(msgspec.Struct, array_like=True):
    """One hand between equal bots; numbers of all sides together, unless they say otherwise."""

    points: list[int]  #: by side
    first: int  #: the side that plays first
    dealer: int  #: the side that deals
    turns: int  #: in which a player could act
    actions: int
    decisions: int  #: actions for which there was a choice
    takes: int  #: how often the pile was taken
    cards: int  #: cards of the pile that were taken
    frozen_takes: int  #: takes of a frozen pile
    frozen_turns: int  #: turns that began with a frozen pile
    natural: int  #: canastas at the end, by kind
    mixed: int
    wild: int
    opened: int  #: sides that made their first meld
    rounds: int  #: sum of the rounds in which they made it, from 1
    ending: int
    concealed: bool
    special: bool  #: a special hand was shown


class SkillRow(msgspec.Struct, array_like=True):
    """The game of one strong side against weak ones."""

    side: int  #: the strong side
    won: float  #: its part of the victory
    hands: int
    hands_won: float
    lead: float  #: sum over the hands of its points less the mean of the others
    squares: float  #: sum of the squares of these


class GameRow(msgspec.Struct, array_like=True):
    """A game by one set of rules: between equal bots, and once for each side as the strong one."""

    game: int
    hands: list[LabHand]
    winners: list[int]
    cut: bool  #: the game reached the limit of hands and went to the leader
    skill: list[SkillRow]


class Results:
    """The rows of one set of rules, also in a file, if a folder is given.

    An incomplete last line, left by a program that was stopped while writing, is dropped.
    """

    def __init__(self, study: Study, rules: RuleSet, folder: Path | None) -> None:
        self.rows: dict[int, GameRow] = {}
        self._sides = rules.setup().sides
        self._path = None
        if folder is None:
            return
        head = {
            "format": _FORMAT, "book": rules.book, "options": list(rules.options), "house": rules.house,
            "players": rules.players, "bot": study.bot, "rival": study.rival, "seed": study.seed,
            "think": study.think,
        }  # fmt: skip
        encoded = msgspec.json.encode(head)
        digest = hashlib.sha256(encoded).hexdigest()[:8]
        self._path = folder / f"{rules.name.replace('/', '_')[:80]}-{digest}.jsonl"
        if self._path.exists() and self._path.stat().st_size:
            self._read(self._path, encoded)
        else:
            folder.mkdir(parents=True, exist_ok=True)
            self._path.write_bytes(encoded + b"\n")

    def _read(self, path: Path, head: bytes) -> None:
        data = path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        lines = whole.splitlines()
        try:
            rows = [msgspec.json.decode(line, type=GameRow) for line in lines[1:]]
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise UserError("lab.unreadable", name=str(path)) from None
        if not lines or lines[0] != head or not all(_fits(row, self._sides) for row in rows):
            raise UserError("lab.unreadable", name=str(path))
        for row in rows:
            self.rows.setdefault(row.game, row)
        if len(whole) < len(data):
            with path.open("r+b") as file:
                file.truncate(len(whole))

    def add(self, rows: Iterable[GameRow]) -> None:
        """Append games."""
        new = list(rows)
        self.rows |= {row.game: row for row in new}
        if self._path is not None:
            with self._path.open("ab") as file:
                file.write(b"".join(msgspec.json.encode(row) + b"\n" for row in new))


def _fits(row: GameRow, sides: int) -> bool:
    """Return True if a row can be a game with this number of sides."""
    return (
        row.game >= 0
        and bool(row.hands)
        and len(row.skill) == sides
        and all(len(hand.points) == sides and 0 <= hand.first < sides for hand in row.hands)
        and all(one.hands > 0 for one in row.skill)
        and bool(row.winners)
        and set(row.winners) <= set(range(sides))
    )
