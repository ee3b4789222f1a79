"""``canasta arena ladder``: a round robin, with ratings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import click

from canasta.cli.arena.main import bots_argument, contest_of, table_options
from canasta.cli.arena.round_robin import play_round_robin
from canasta.cli.command import FINE, NO, command, json_option, option
from canasta.messages import text

if TYPE_CHECKING:
    from canasta.arena.ladder import Ladder


@command("arena_ladder")
@bots_argument("BOT BOT...")
@option("--pairs", say="ladder_pairs", type=int, default=50, show_default=True, metavar="NUMBER")
@table_options
@option("--results", say="ladder_results", metavar="FOLDER")
@json_option()
def ladder_command(
    bots: Sequence[str],
    pairs: int,
    processes: int | None,
    cluster: str | None,
    results: str | None,
    as_json: bool,
    **game: Any,
) -> int:
    """Run a round robin."""
    from canasta.arena.ladder import climb, matches_of

    contest = contest_of(bots, **game)
    matches = matches_of(contest)
    for match in matches:
        match.check()
    played, code = play_round_robin(matches, pairs, processes, cluster, results)
    if not played:
        return code
    found = climb(contest, played)
    if as_json:
        from canasta.arena.wire import ladder_struct
        from canasta.cli.output import say_json

        say_json(ladder_struct(found))
    else:
        _print(found)
    return NO if code == FINE and any(match.misplays for match in found.matches) else code


def _print(found: Ladder) -> None:
    from canasta.arena.report import percent, points
    from canasta.cli.arena.output import head_of, print_illegal, table_of
    from canasta.cli.output import draw, wrapped
    from canasta.messages import figure

    click.echo(head_of(found.matches[0].contest))
    click.echo()
    rungs = table_of("bot", "rating", "games", "number")
    for rung in found.rungs:
        value, low, high = (figure(part, 1) for part in rung.rating)
        rating = text("arena.points", value=value, low=low, high=high)
        rungs.add_row(rung.name, rating, percent(rung.share), figure(rung.games))
    draw(rungs)
    click.echo()
    matches = table_of("side", "other", "games", "lead", left=2)
    for match in found.matches:
        first, second = match.standings
        matches.add_row(first.label, second.label, percent(first.share), points(first.lead))
    draw(matches)
    click.echo()
    click.echo(wrapped(text("arena.ratings")))
    for match in found.matches:
        print_illegal(match.misplays)
