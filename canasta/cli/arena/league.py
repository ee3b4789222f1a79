"""``canasta arena league``: a round robin with the pool of players of different kinds."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from canasta.cli.arena.main import bots_argument, contest_of, table_options
from canasta.cli.arena.round_robin import play_round_robin
from canasta.cli.command import FINE, NO, command, json_option, option
from canasta.messages import text

if TYPE_CHECKING:
    from canasta.arena.league import League


@command("arena_league")
@bots_argument("BOT BOT...")
@option("--pairs", say="ladder_pairs", type=int, default=50, show_default=True, metavar="NUMBER")
@table_options
@option("--only-bots", say="league_only", is_flag=True)
@option("--results", say="ladder_results", metavar="FOLDER")
@option("--markdown", "page", say="league_markdown", metavar="FILE")
@json_option()
def league_command(
    bots: Sequence[str],
    pairs: int,
    processes: int | None,
    cluster: str | None,
    only_bots: bool,
    results: str | None,
    page: str | None,
    as_json: bool,
    **game: Any,
) -> int:
    """Play a round robin with the pool."""
    from canasta.arena.ladder import matches_of
    from canasta.arena.league import league, markdown
    from canasta.bots.pool import POOL

    others = [name for name in POOL if name not in bots]
    contest = contest_of([*bots, *others], **game)
    # Without the whole matrix, the members of the pool do not play each other.
    matches = [
        match for match in matches_of(contest) if not only_bots or not set(others).issuperset(match.entries)
    ]
    for match in matches:
        match.check()
    if page:
        Path(page).touch()  # report unwritable files before anything is played
    played, code = play_round_robin(matches, pairs, processes, cluster, results)
    if not played:
        return code
    found = league(contest, played)
    if page:
        Path(page).write_text(markdown(found), encoding="utf-8", newline="\n")
    if as_json:
        from canasta.arena.wire import league_struct
        from canasta.cli.output import say_json

        say_json(league_struct(found))
    else:
        _print(found)
    return NO if code == FINE and any(match.misplays for match in found.matches) else code


def _print(found: League) -> None:
    from canasta.arena.report import percent
    from canasta.cli.arena.output import head_of, print_illegal, table_of
    from canasta.cli.output import draw, wrapped
    from canasta.messages import figure

    click.echo(head_of(found.matches[0].contest))
    click.echo()
    players = table_of("bot", "worst", "games", "nash", "rating", left=2)
    for one in found.standings:
        value, low, high = (figure(part, 1) for part in one.rating)
        rating = text("arena.points", value=value, low=low, high=high)
        players.add_row(one.name, one.worst, percent(one.worst_share), f"{figure(100 * one.nash)} %", rating)
    draw(players)
    click.echo()
    matrix = table_of("side", "other", "games", left=2)
    for first in found.standings:
        for second in found.standings:
            share = found.shares.get((first.name, second.name))
            if share is not None:
                matrix.add_row(first.name, second.name, percent(share))
    draw(matrix)
    click.echo()
    click.echo(wrapped(text("arena.league.about")))
    for match in found.matches:
        print_illegal(match.misplays)
