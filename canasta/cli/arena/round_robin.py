"""Playing the matches of a round robin, for ladder and league."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from canasta.cli import errors
from canasta.cli.command import FINE, STOPPED
from canasta.messages import text

if TYPE_CHECKING:
    from canasta.arena.contest import Contest
    from canasta.arena.results import PairRow


def play_round_robin(
    matches: Sequence[Contest],
    pairs: int,
    processes: int | None,
    cluster: str | None,
    results: str | None,
) -> tuple[dict[Contest, list[PairRow]], int]:
    """Play matches with progress bars.

    Returns:
        The pairs of each match that was played, and the exit code: ``STOPPED`` if the run was interrupted.
    """
    from canasta.arena import ContestInterrupted, play
    from canasta.arena.run import file_of
    from canasta.cli.arena.output import progress_bar

    folder = Path(results) if results else None
    if folder:
        folder.mkdir(parents=True, exist_ok=True)
    played: dict[Contest, list[PairRow]] = {}
    for match in matches:
        file = file_of(folder, match) if folder else None
        try:
            with progress_bar(match, pairs) as progress:
                played[match] = play(
                    match, pairs, processes=processes, cluster=cluster, results=file, progress=progress
                )
        except ContestInterrupted as stopped:
            if stopped.rows:
                played[match] = stopped.rows
            errors.print_error(text("arena.ladder_stopped", done=len(played), wanted=len(matches)))
            return played, STOPPED
    return played, FINE
