"""CSV export with one row per hand, for spreadsheets and statistics programs."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from pathlib import Path

from canasta.arena.contest import Contest
from canasta.arena.results import PairRow
from canasta.messages import SIDE_LETTERS
from canasta.notation.position.keys import ENDING_WORDS


def write_csv(contest: Contest, rows: Sequence[PairRow], path: Path) -> None:
    """Write one row for each hand.

    Each row has what was played, then the contestant, total before the hand, points and pace of each side.
    """
    labels = contest.labels()
    letters = SIDE_LETTERS[: contest.setup().sides]
    head = ["seed", "pair", "seating", "hand", "actions", "turns", "ending", "out"]
    head += [f"{what}_{letter}" for letter in letters for what in ("bot", "before", "points", "ms")]
    with path.open("w", newline="", encoding="utf-8") as file:
        table = csv.writer(file)
        table.writerow(head)
        for row in rows:
            for seating, game in enumerate(row.games, 1):
                for hand in game.hands:
                    line: list[object] = [contest.seed, row.pair, seating, hand.number, hand.actions]
                    line += [
                        hand.turns,
                        ENDING_WORDS[hand.ending],
                        letters[hand.out] if hand.out >= 0 else "",
                    ]
                    for side in range(len(letters)):
                        bots = labels[game.seating[side]]
                        line += [bots, hand.before[side], hand.points[side], hand.ms[side]]
                    table.writerow(line)
