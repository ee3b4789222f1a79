"""Run a contest on one core, on all cores or on a cluster.

A contest can be stopped and resumed, and its rows are the same however it is run.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from time import time
from typing import Final

from canasta import limits
from canasta.arena.contest import GAMES, Contest
from canasta.arena.games import PairBatch, play_pairs
from canasta.arena.results import PairRow, Results
from canasta.jobs.cores import in_order
from canasta.messages import UserError

#: Pairs in a piece of work; single hands are short.
_TOGETHER: Final = 8

#: Called after every piece, with all rows so far and the number of pairs requested.
Progress = Callable[[Sequence[PairRow], int], None]


class ContestInterrupted(KeyboardInterrupt):
    """Raised when the user interrupts a contest; ``rows`` has the finished pairs."""

    def __init__(self, rows: list[PairRow]) -> None:
        super().__init__()
        self.rows = rows


def play(
    contest: Contest,
    pairs: int,
    *,
    processes: int | None = None,
    cluster: str | None = None,
    results: Path | None = None,
    records: Path | None = None,
    minutes: float | None = None,
    progress: Progress | None = None,
) -> list[PairRow]:
    """Play pairs 0, 1, 2 … of a contest, and return their rows in that order.

    Args:
        contest: The contest to play.
        pairs: The number of pairs.
        processes: The number of processes; by default one per core.
        cluster: The address of a cluster to play on.
        results: A results file. Pairs found in it are not played again, and new pairs are appended to it.
        records: A folder for the records of all games.
        minutes: A time limit after which no further pair is begun; pairs under way are finished. At least one
            pair is always played.
        progress: Called after every piece of work.

    Raises:
        UserError: If the contest or the number of pairs is not valid.
        Stopped: On Ctrl-C, with the rows so far.
    """
    if not 1 <= pairs <= limits.PAIRS:
        raise UserError("arena.pairs", number=pairs, most=limits.PAIRS)
    if records and contest.mode != GAMES:
        raise UserError("arena.records_of_hands")
    contest.check()
    kept = Results(contest, results)
    have = {row.pair for row in kept.rows}
    missing = [pair for pair in range(pairs) if pair not in have]
    together = 1 if contest.mode == GAMES else _TOGETHER
    deadline = time() + minutes * 60 if minutes else 0.0
    pieces = [
        # The first pair is always played.
        PairBatch(contest, missing[first : first + together], records is not None, deadline if first else 0.0)
        for first in range(0, len(missing), together)
    ]
    if records:
        records.mkdir(parents=True, exist_ok=True)
    with closing(in_order(play_pairs, pieces, processes, cluster)) as found:
        try:
            for rows in found:
                for row in rows:
                    _write_records(records, row)
                    kept.add(row)
                if not rows:
                    break  # all pairs that were begun in time are finished
                if progress is not None:
                    progress(kept.rows, pairs)
        except KeyboardInterrupt:
            raise ContestInterrupted(_of(kept, pairs)) from None
    return _of(kept, pairs)


def _of(kept: Results, pairs: int) -> list[PairRow]:
    return sorted((row for row in kept.rows if row.pair < pairs), key=lambda row: row.pair)


def _write_records(folder: Path | None, row: PairRow) -> None:
    if folder is not None:
        for seating, record in enumerate(row.records):
            (folder / f"pair-{row.pair:05}-{seating + 1}.txt").write_text(record, encoding="utf-8")


def file_of(folder: Path, contest: Contest) -> Path:
    """Return the results file of one of several contests: a readable name with a hash."""
    words = ["-".join(contest.entries), contest.book, *contest.options, str(contest.players)]
    name = "".join(letter if letter.isalnum() or letter in "-+_" else "_" for letter in "-".join(words))
    digest = hashlib.sha256(repr(contest).encode("utf-8", "backslashreplace")).hexdigest()
    return folder / f"{name[:80]}-{digest[:8]}.jsonl"
