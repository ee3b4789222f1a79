"""``python -m bench`` and ``./play dev bench``."""

from __future__ import annotations

import json
from pathlib import Path

import click
from rich.console import Console

from bench.learners import show_learners
from bench.measure import as_json, measure
from bench.peers import peers_installed
from bench.plot import draw
from bench.tables import markdown, print_figures
from bench.worst import show_worst
from canasta.books import BOOKS
from canasta.books.house import rules_of
from canasta.messages import UserError, text

_FOLDER = click.Path(file_okay=False, path_type=Path)


@click.command(help=text("bench.help.command"))
@click.option("--book", "slug", default=next(iter(BOOKS)), show_default=True, help=text("bench.help.book"))
@click.option("--players", multiple=True, type=int, help=text("bench.help.players"))
@click.option("--seed", default=1, show_default=True, help=text("bench.help.seed"))
@click.option(
    "--rounds", default=5, show_default=True, type=click.IntRange(1), help=text("bench.help.rounds")
)
@click.option("--peers/--no-peers", default=None, help=text("bench.help.peers"))
@click.option("--folder", type=_FOLDER, default=".bench", show_default=True, help=text("bench.help.folder"))
@click.option("--envs", is_flag=True, help=text("bench.help.envs"))
@click.option("--worst", is_flag=True, help=text("bench.help.worst"))
@click.option(
    "--seconds", default=5.0, show_default=True, type=click.FloatRange(0.1), help=text("bench.help.seconds")
)
def main(
    slug: str,
    players: tuple[int, ...],
    seed: int,
    rounds: int,
    peers: bool | None,
    folder: Path,
    envs: bool,
    worst: bool,
    seconds: float,
) -> None:
    if worst:
        show_worst(seconds, seed)
        return
    if envs:
        show_learners(slug, seed, rounds, folder)
        return
    beside = [] if peers is False else peers_installed()
    if peers and not beside:
        raise click.ClickException(text("bench.no_peers"))
    console = Console()
    waiting = Console(stderr=True)
    try:
        numbers = list(players) or [seats.players for seats in rules_of(slug).seatings]
        with waiting.status("") as status:
            figures = measure(
                slug, numbers, seed, rounds, beside,
                lambda number: status.update(text("bench.round", number=number, rounds=rounds)),
            )  # fmt: skip
    except UserError as problem:
        raise click.ClickException(str(problem)) from None
    print_figures(console, figures)
    folder.mkdir(parents=True, exist_ok=True)
    written = {
        "figures.json": json.dumps(as_json(figures), indent=1) + "\n",
        "figures.md": markdown(figures),
        "figures.svg": draw(figures),
    }
    for name, content in written.items():
        (folder / name).write_text(content, encoding="utf-8")
    console.print(text("bench.written", folder=str(folder), names=", ".join(written)), soft_wrap=True)


if __name__ == "__main__":
    main()
