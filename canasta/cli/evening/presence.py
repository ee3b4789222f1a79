"""``canasta evening withdraw`` and ``return``."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from canasta.cli.evening.stored import by_option, carry_out, from_option, on_evening
from canasta.messages import text
from canasta.wire.evenings import ReturnEntry, WithdrawEntry

if TYPE_CHECKING:
    from canasta.evenings.database import StoredEvening


@on_evening("evening_withdraw")
@click.argument("number", metavar="ENTRY", type=click.IntRange(1))
@from_option()
@by_option()
def withdraw_command(stored: StoredEvening, number: int, first: int | None, by: str) -> None:
    """Withdraw an entry."""
    carry_out(stored, WithdrawEntry(number=number, first=first), by)
    _say(stored, number, "withdrawn")


@on_evening("evening_return")
@click.argument("number", metavar="ENTRY", type=click.IntRange(1))
@from_option()
@by_option()
def return_command(stored: StoredEvening, number: int, first: int | None, by: str) -> None:
    """Let a withdrawn entry play again."""
    carry_out(stored, ReturnEntry(number=number, first=first), by)
    _say(stored, number, "returned")


def _say(stored: StoredEvening, number: int, what: str) -> None:
    """Say from which round the change holds."""
    from canasta.evenings.model import entry_name

    entrant = stored.evening.entry(number)
    last = entrant.presence[-1]
    first = last.first if last.last is None else last.last + 1
    click.echo(text(f"evening.log.{what}", number=number, name=entry_name(entrant), first=first))
