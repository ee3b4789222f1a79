"""``canasta evening end-round``, ``reopen`` and ``finish``."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

import click

from canasta.cli.command import option
from canasta.cli.evening.stored import by_option, carry_out, on_evening
from canasta.cli.output import screen_of
from canasta.messages import text
from canasta.wire.evenings import EndRound, FinishEvening, ReopenRound, UnfinishedHand

if TYPE_CHECKING:
    from canasta.evenings.database import StoredEvening


@on_evening("evening_end_round")
@option("--force", say="evening_force", is_flag=True)
@option("--unfinished", say="evening_unfinished", type=click.Choice(get_args(UnfinishedHand)))
@by_option()
def end_round_command(stored: StoredEvening, force: bool, unfinished: UnfinishedHand | None, by: str) -> None:
    """Close the round, and show the standings."""
    from canasta.cli.evening.screen import show_standings

    carry_out(stored, EndRound(force=force, unfinished=unfinished), by)
    show_standings(screen_of(), stored.evening, None)


@on_evening("evening_reopen")
@by_option()
def reopen_command(stored: StoredEvening, by: str) -> None:
    """Open the round that was closed last again."""
    carry_out(stored, ReopenRound(), by)
    click.echo(text("evening.log.reopened", number=len(stored.evening.rounds)))


@on_evening("evening_finish")
@by_option()
def finish_command(stored: StoredEvening, by: str) -> None:
    """Finish the evening, and show the final standings."""
    from canasta.cli.evening.screen import show_standings

    carry_out(stored, FinishEvening(), by)
    show_standings(screen_of(), stored.evening, None)
