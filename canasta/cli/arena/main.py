"""``canasta arena``: compare bots on duplicate deals."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from canasta.cli import errors
from canasta.cli.command import (
    FINE,
    NO,
    STOPPED,
    Command,
    Decorated,
    beginning,
    json_option,
    option,
    options_option,
)
from canasta.cli.houses import house_option, houses_of
from canasta.cli.output import say_aside
from canasta.messages import UserError, text

if TYPE_CHECKING:
    from collections.abc import Callable

    from click.shell_completion import CompletionItem

    from canasta.arena import Contest

#: The modules of the subcommands; inside it, each is called ``<name>_command``.
ARENA_COMMANDS: Final = {
    "ladder": "canasta.cli.arena.ladder",
    "league": "canasta.cli.arena.league",
    "report": "canasta.cli.arena.report",
}


def bots_argument(metavar: str) -> Callable[[Decorated], Decorated]:
    """Add the argument for the contestants, by bot name."""
    return click.argument("bots", nargs=-1, required=True, metavar=metavar, shell_complete=_bots)


def _bots(_ctx: click.Context, _param: click.Parameter, incomplete: str) -> list[CompletionItem[str]]:
    from canasta.bots import NAMES, about

    shorts = {name: about(name) for name in NAMES}
    return beginning(dict.fromkeys(ARENA_COMMANDS, "") | shorts, incomplete)


def table_options(decorated: Decorated) -> Decorated:
    """Add the options that say which game is played, and where."""
    for decorator in reversed(
        (
            option("--book", say="arena_book", metavar="BOOK"),
            options_option(),
            house_option(),
            option("--players", say="players", type=int, metavar="NUMBER"),
            option("--target", say="target", type=int, metavar="POINTS"),
            option("--hands", "single", say="arena_hands", is_flag=True),
            option("--games", "whole", say="arena_games", is_flag=True),
            option("--think", say="arena_think", type=click.IntRange(1), metavar="SAMPLES"),
            option("--seed", say="arena_seed", default="0", show_default=True, metavar="TEXT"),
            option("--processes", "--jobs", say="processes", type=int, metavar="NUMBER"),
            option("--cluster", say="cluster", metavar="ADDRESS"),
        )
    ):
        decorated = decorator(decorated)
    return decorated


class _Arena(Command):
    """The command ``arena``, with its subcommands."""

    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: Any
    ) -> click.Context:
        if args and args[0] in ARENA_COMMANDS:
            found = getattr(import_module(ARENA_COMMANDS[args[0]]), f"{args[0]}_command")
            assert isinstance(found, click.Command)
            return found.make_context(f"{info_name} {args[0]}", args[1:], parent, **extra)
        return super().make_context(info_name, args, parent, **extra)

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section(text("arena.commands")):
            formatter.write_dl([(name, text(f"cli.arena_{name}.short")) for name in ARENA_COMMANDS])
        super().format_epilog(ctx, formatter)


@click.command("arena", cls=_Arena)
@bots_argument("BOT BOT...")
@option("--pairs", say="pairs", type=int, default=100, show_default=True, metavar="NUMBER")
@table_options
@option("--minutes", say="minutes", type=click.FloatRange(0, min_open=True), metavar="NUMBER")
@option("--results", say="results", metavar="FILE")
@option("--csv", "table", say="csv", metavar="FILE")
@option("--records", say="records", metavar="FOLDER")
@json_option()
def arena_command(
    bots: Sequence[str],
    pairs: int,
    minutes: float | None,
    processes: int | None,
    cluster: str | None,
    results: str | None,
    table: str | None,
    records: str | None,
    as_json: bool,
    **game: Any,
) -> int:
    """Run a bot tournament."""
    from canasta.arena import ContestInterrupted, play, summarise
    from canasta.arena.contest import PARTNERS
    from canasta.bots import fewer_samples
    from canasta.cli.arena.output import print_summary, progress_bar

    contest = contest_of(bots, **game)
    say_aside(fewer_samples(PARTNERS.join(contest.entries).split(PARTNERS), contest.think))
    if table:
        Path(table).touch()  # report unwritable files before anything is played
    code = FINE
    try:
        with progress_bar(contest, pairs) as progress:
            rows = play(
                contest,
                pairs,
                processes=processes,
                cluster=cluster,
                results=Path(results) if results else None,
                records=Path(records) if records else None,
                minutes=minutes,
                progress=progress,
            )
    except ContestInterrupted as stopped:
        rows = stopped.rows
        code = STOPPED
        errors.print_error(text("arena.stopped", done=len(rows), wanted=pairs))
    if not rows:
        return code
    if table:
        from canasta.arena.table import write_csv

        write_csv(contest, rows, Path(table))
    summary = summarise(contest, rows)
    if as_json:
        from canasta.arena.wire import summary_struct
        from canasta.cli.output import say_json

        say_json(summary_struct(summary))
    else:
        print_summary(summary)
    return NO if code == FINE and summary.misplays else code


def contest_of(
    bots: Sequence[str],
    book: str | None,
    options: Sequence[str],
    houses: Sequence[str],
    players: int | None,
    target: int | None,
    single: bool,
    whole: bool,
    think: int | None,
    seed: str,
) -> Contest:
    """Create the contest that the options describe."""
    from canasta.arena import GAMES, HANDS, Contest
    from canasta.match.validation import validated_target
    from canasta.notation.position.keys import default_players

    if single and whole:
        raise UserError("arena.modes")
    if single and target:
        raise UserError("arena.target_of_hands")
    found = houses_of(houses)
    rules = found.rules_of(book or (houses[0] if houses else "classic"), options)
    house = found.exactly(rules.house) if rules.house else None
    return Contest(
        tuple(bots),
        rules.slug,
        players or default_players(rules),
        seed,
        HANDS if single else GAMES,
        rules.chosen,
        house.source if house else "",
        validated_target(rules, target) if target else 0,
        think or 0,
    )
