"""``canasta bots``: the available bots."""

from __future__ import annotations

from collections.abc import Mapping
from inspect import getdoc

import click

from canasta.bots import STYLES, BotError, about, offered
from canasta.bots.levels import LEVELS
from canasta.bots.plugins import load_offered
from canasta.cli.command import command, json_option
from canasta.cli.output import bold, say_json, width, wrapped
from canasta.messages import listed, text


@command("bots")
@json_option()
def bots_command(as_json: bool) -> None:
    """List levels, styles and installed bots."""
    levels = {name: about(name) for name in LEVELS}
    styled = [name for name, level in LEVELS.items() if level.styled]
    styles = {name: text(f"bot.style.{name}") for name in STYLES}
    installed = {name: _about_itself(name) for name in sorted(offered()) if name not in LEVELS}
    if as_json:
        from canasta.wire.answers import BotDescription, Bots

        first, second, third = (
            [BotDescription(*pair) for pair in group.items()] for group in (levels, styles, installed)
        )
        say_json(Bots(first, second, third, styled))
        return
    _show(text("cli.bots.levels"), levels)
    example = f"{styled[0]}:{next(iter(STYLES))}"
    _show(text("cli.bots.styles", levels=listed(styled), example=example), styles)
    if installed:
        _show(text("cli.bots.installed"), installed)
    click.echo(wrapped(text("cli.bots.own")))


def _about_itself(name: str) -> str:
    """Return the first line of an installed bot's docstring, or why it cannot be loaded."""
    try:
        return (getdoc(load_offered(name)) or "").partition("\n")[0] or text("cli.bots.silent")
    except BotError as problem:
        return str(problem)


def _show(heading: str, bots: Mapping[str, str]) -> None:
    formatter = click.HelpFormatter(width=width())
    with formatter.indentation():
        formatter.write_dl(list(bots.items()))
    click.echo(bold(heading))
    click.echo(formatter.getvalue())
