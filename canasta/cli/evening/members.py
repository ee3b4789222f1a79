"""``canasta evening members``: a club's member list as CSV, in and out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import click

from canasta.cli.command import json_option, option
from canasta.cli.evening.stored import by_option, now, on_store
from canasta.cli.output import say_json
from canasta.messages import UserError, text

if TYPE_CHECKING:
    from canasta.storage import Store


@on_store("evening_members")
@click.argument("club", metavar="CLUB")
@option("--import", "source", say="evening_members_import", metavar="FILE")
@option("--export", "target", say="evening_members_export", metavar="FILE")
@option("--add", "added", say="evening_members_add", metavar="NAME", multiple=True)
@option("--remove", "removed", say="evening_members_remove", metavar="NUMBER", multiple=True, type=int)
@by_option()
@json_option()
def members_command(
    store: Store,
    club: str,
    source: str | None,
    target: str | None,
    added: Sequence[str],
    removed: Sequence[int],
    by: str,
    as_json: bool,
) -> None:
    """Show and change the members of a club; adding its first one founds it."""
    from pathlib import Path

    from canasta.cli.input import read_text
    from canasta.evenings.club import add_members, fold_club, found_club, remove_member
    from canasta.evenings.club_database import begin, find_club
    from canasta.evenings.exchange import MemberRow, read_members, write_members

    rows = read_members(read_text(source), source) if source else []
    rows += [MemberRow(" ".join(name.split()), None) for name in added]
    stored = find_club(store, club)
    if stored is None:
        if not rows:
            raise UserError("club.error.no_club", name=club)
        founded = found_club(club, by, now())
        stored = begin(store, [founded, *add_members(fold_club([founded]), rows, by, now())])
    else:
        stored.write(add_members(stored.club, rows, by, now()))
    stored.write([remove_member(stored.club, number, by, now()) for number in removed])
    if target == "-":
        click.echo(write_members(stored.club.members), nl=False)
    elif target:
        Path(target).write_text(write_members(stored.club.members), encoding="utf-8", newline="")
        click.echo(text("pad.session.wrote", path=target))
    elif as_json:
        say_json(stored.club.state())
    else:
        click.echo(text("evening.cli.club", name=stored.club.name, number=len(stored.club.members)))
        for member in stored.club.members:
            click.echo(f"{member.number:4} {member.name}")
