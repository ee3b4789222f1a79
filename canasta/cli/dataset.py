"""``canasta dataset``: write hands as arrays for machine learning."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import click

from canasta.cli import errors
from canasta.cli.command import FINE, STOPPED, command, option, options_option
from canasta.cli.houses import houses_of
from canasta.cli.output import counting_bar, say_aside, wrapped
from canasta.messages import UserError, figure, text
from canasta.notation.position.keys import default_players

if TYPE_CHECKING:
    from canasta.arena.dataset import Order
    from canasta.clauses.rulebook import Rulebook


@command("dataset")
@click.argument("folder", metavar="FOLDER")
@option("--bot", "bots", say="dataset_bot", multiple=True, metavar="NAME")
@option("--hands", say="dataset_hands", type=int, metavar="NUMBER")
@option("--book", say="book", default="classic", show_default=True, metavar="BOOK")
@options_option()
@option("--players", say="players", type=int, metavar="NUMBER")
@option("--seed", say="dataset_seed", metavar="TEXT")
@option("--think", say="think", type=click.IntRange(1), metavar="SAMPLES")
@option("--processes", "--jobs", say="processes", type=int, metavar="NUMBER")
@option("--cluster", say="cluster", metavar="ADDRESS")
@option("--server-data", "server_data", say="dataset_server", metavar="FOLDER", type=click.Path())
def dataset_command(
    folder: str,
    bots: Sequence[str],
    hands: int | None,
    book: str,
    options: Sequence[str],
    players: int | None,
    seed: str | None,
    think: int | None,
    processes: int | None,
    cluster: str | None,
    server_data: str | None,
) -> int:
    """Write hands of bots, or of a server's games, as arrays."""
    from canasta.arena.dataset import Order, write_dataset
    from canasta.bots import fewer_samples

    houses = houses_of()
    rules = houses.rules_of(book, options)
    house = houses.exactly(rules.house) if rules.house else None
    order = Order(
        tuple(bots) or ("expert",),
        1000 if hands is None else hands,
        rules.slug,
        players or default_players(rules),
        seed or "0",
        rules.chosen,
        house.source if house else "",
        think or 0,
    )
    if server_data is not None:
        if bots or think or hands is not None or seed is not None:
            raise UserError("dataset.server_only")
        files, written = _write_games(Path(folder), server_data, order, rules)
        return _print(folder, files, written)
    say_aside(fewer_samples(order.bots, think))
    try:
        with counting_bar(order.hands) as progress:
            files = write_dataset(
                order, Path(folder), processes=processes, cluster=cluster, progress=progress
            )
    except KeyboardInterrupt:
        errors.print_error(text("dataset.stopped"))
        return STOPPED
    return _print(folder, files, order.hands)


def _print(folder: str, files: Sequence[Path], hands: int) -> int:
    size = figure(sum(path.stat().st_size for path in files) / 1e6, 1)
    click.echo(wrapped(text("dataset.written", hands=figure(hands), name=folder, size=size)))
    return FINE


def _write_games(folder: Path, data: str, order: Order, rules: Rulebook) -> tuple[list[Path], int]:
    """Write the hands of a server's games to which everybody at the table has agreed."""
    from canasta.arena.dataset import Dataset, hands_of_game, write_played
    from canasta.bots.levels import LEVELS, is_level
    from canasta.cli.server_data import server_store
    from canasta.server.results.research import PERSON, agreed_games

    names = (PERSON, *LEVELS)  # of a bot only the level: the rest of its name may be anything

    def number(kind: str) -> int:
        return names.index(kind.partition(":")[0] if is_level(kind) else PERSON)

    with server_store(data) as store:
        hands = [
            hand
            for game in agreed_games(store, rules, order.players)
            for hand in hands_of_game(game.match, [number(kind) for kind in game.kinds])
        ]
    files = write_played(replace(order, bots=names, people=True, seed=""), hands, folder)
    return files, Dataset(folder).order.hands
