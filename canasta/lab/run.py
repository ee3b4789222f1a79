"""Play a study on one core, on all cores or on a cluster; it can be stopped and resumed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from math import ceil
from pathlib import Path
from time import time
from typing import Final

from canasta import limits
from canasta.jobs.cores import in_order
from canasta.lab.play import Batch, play_batch
from canasta.lab.results import GameRow, Results
from canasta.lab.study import Study
from canasta.messages import UserError

#: Games in a piece of work for one core.
_TOGETHER: Final = 4
#: Games of the first round, from which the number that is needed is estimated.
_FIRST: Final = 8
#: Fewest games of a study: one game has no interval.
_LEAST: Final = 2

#: The games of every set of rules, in order, the same number for each.
Rows = list[list[GameRow]]
#: Called with the hands played so far by the rules that have fewest, and the number requested.
Progress = Callable[[int, int], None]


class LabInterrupted(KeyboardInterrupt):
    """Raised when the user interrupts a study; ``rows`` has the games that all rules have finished."""

    def __init__(self, rows: Rows) -> None:
        super().__init__()
        self.rows = rows


def run(
    study: Study,
    hands: int,
    *,
    processes: int | None = None,
    cluster: str | None = None,
    results: Path | None = None,
    minutes: float | None = None,
    progress: Progress | None = None,
) -> Rows:
    """Play whole games by every set of rules until each has the number of hands.

    All sets of rules get the same games: 0, 1, 2 … The result does not depend on how they were played.

    Args:
        study: What to play.
        hands: The number of hands between equal bots, for the rules that have fewest.
        processes: The number of processes; by default one per core.
        cluster: The address of a Ray cluster to play on.
        results: A folder. Games found there are not played again, and new ones are added.
        minutes: A time limit after which no further games are begun.
        progress: Called after every piece of work.

    Raises:
        UserError: If the study or the number of hands is not valid, or if a bot fails.
        LabInterrupted: On Ctrl-C, with the games so far.
    """
    if not 1 <= hands <= limits.HANDS:
        raise UserError("lab.hands", number=hands, most=limits.HANDS)
    study.check()
    kept = [Results(study, rules, results) for rules in study.rules]
    deadline = time() + minutes * 60 if minutes else 0.0
    wanted = _FIRST
    late = False
    try:
        while not late:
            pieces = _pieces(study, kept, wanted, deadline)
            with closing(in_order(play_batch, pieces, processes, cluster)) as played:
                for piece, rows in zip(pieces, played, strict=True):
                    if not rows:
                        late = True
                        break
                    kept[piece.rules].add(rows)
                    if progress is not None:
                        progress(min(hands, *_hands(kept, wanted)), hands)
            fewest = min(_hands(kept, wanted))
            if fewest >= hands:
                break
            wanted = max(wanted + 1, ceil(wanted * hands / max(1, fewest) * 1.01))
    except KeyboardInterrupt:
        raise LabInterrupted(_whole(kept, hands)) from None
    return _whole(kept, hands)


def _pieces(study: Study, kept: Sequence[Results], wanted: int, deadline: float) -> list[Batch]:
    """Return the games that are missing, those of all rules next to each other."""
    first_piece = not any(one.rows for one in kept)
    pieces: list[Batch] = []
    for first in range(0, wanted, _TOGETHER):
        for number in range(len(study.rules)):
            games = [
                game for game in range(first, min(wanted, first + _TOGETHER)) if game not in kept[number].rows
            ]
            for game in games:
                last = pieces[-1] if pieces else None
                if last and last.rules == number and last.first + last.games == game and game != first:
                    pieces[-1] = last._replace(games=last.games + 1)
                else:
                    # The first games are always played.
                    limit = 0.0 if first_piece and first == 0 else deadline
                    pieces.append(Batch(study, number, game, 1, limit))
    return pieces


def _hands(kept: Sequence[Results], games: int) -> list[int]:
    """Return the number of hands that each set of rules has in its first games."""
    return [sum(len(row.hands) for game, row in one.rows.items() if game < games) for one in kept]


def _whole(kept: Sequence[Results], hands: int) -> Rows:
    """Return the first games that all rules have, as many as give each of them the number of hands."""
    left = [hands] * len(kept)
    rows: Rows = [[] for _ in kept]
    game = 0
    while (game < _LEAST or any(number > 0 for number in left)) and all(game in one.rows for one in kept):
        for number, one in enumerate(kept):
            rows[number].append(one.rows[game])
            left[number] -= len(one.rows[game].hands)
        game += 1
    return rows
