"""``canasta play``: the terminal table."""

from __future__ import annotations

from collections.abc import Sequence

import click

from canasta.cli.command import command, option, options_option
from canasta.cli.errors import print_error
from canasta.cli.houses import house_option
from canasta.cli.output import say_aside
from canasta.messages import text


@command("play")
@option("--book", say="play_book", metavar="BOOK")
@options_option()
@house_option()
@option("--players", say="play_players", type=int, metavar="NUMBER")
@option("--name", "names", say="name", multiple=True, metavar="NAME")
@option("--target", say="target", type=int, metavar="POINTS")
@option("--record", say="record", metavar="FILE")
@option("--bot", "bots", say="bot", multiple=True, default=["club"], show_default=True, metavar="NAME")
@option("--think", say="think", type=int, metavar="SAMPLES")
@option("--explain-answers", "explained", say="explained", is_flag=True)
@option("--speed", say="speed", type=float, metavar="SECONDS")
@option("--irregularities", say="irregularities", default="refused", show_default=True, metavar="MANNER")
@option("--plain", say="plain", is_flag=True)
@option("--shuffle", say="shuffle", is_flag=True)
@option("--seed", say="play_seed", metavar="TEXT")
@option("--server", say="play_server", metavar="ADDRESS")
@option("--account", say="play_account", is_flag=True)
@option("--table", say="play_table", default="", metavar="TABLE")
@option("--people", say="play_people", type=click.IntRange(1, 8), default=1, metavar="NUMBER")
def play_command(
    book: str | None,
    options: Sequence[str],
    houses: Sequence[str],
    players: int | None,
    names: Sequence[str],
    target: int | None,
    record: str | None,
    bots: Sequence[str],
    think: int | None,
    explained: bool,
    speed: float | None,
    irregularities: str,
    plain: bool,
    shuffle: bool,
    seed: str | None,
    server: str | None,
    account: bool,
    table: str,
    people: int,
) -> int:
    """Play at the terminal."""
    if server:
        from canasta.tui.online import Visit, visit
        from canasta.tui.play import terminal_console

        console = terminal_console(plain)  # before any input is read
        wanted = Visit(
            server,
            "".join(names[:1]),
            table,
            book or "classic",
            tuple(options),
            players,
            target,
            bots[0],
            people,
            click.prompt(text("cli.play.password"), hide_input=True) if account else "",
        )  # fmt: skip
        return visit(wanted, console=console, plain=plain, fail=print_error)
    from canasta.bots import fewer_samples
    from canasta.tui.play import USUAL_PAUSE, run

    say_aside(fewer_samples(bots, think))
    return run(
        players=players,
        book=book,
        options=options,
        houses=houses,
        names=names,
        seed=seed,
        record=record,
        speed=USUAL_PAUSE if speed is None else speed,
        target=target,
        plain=plain,
        shuffle=shuffle,
        irregularities=irregularities,
        bots=bots,
        think=think,
        explained=explained,
        fail=print_error,
    )
