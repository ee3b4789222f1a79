"""``canasta evening``: run a club evening from the terminal."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

import click

from canasta.cli.command import FINE, Command, command
from canasta.messages import UserError, text

#: The modules of the subcommands. Inside, one is called ``<name>_command``, with underscores.
PARTS: Final = {
    name: f"canasta.cli.evening.{module}"
    for module, names in {
        "planning": ("list", "new", "change", "show", "add", "import", "replace", "substitute"),
        "presence": ("withdraw", "return"),
        "playing": ("draw", "swap", "start", "clock", "result", "confirm", "correct", "adjust"),
        "closing": ("end-round", "reopen", "finish"),
        "reports": ("standings", "log", "movement", "export", "season"),
        "members": ("members",),
    }.items()
    for name in names
}


def part(name: str) -> click.Command:
    """Import a subcommand."""
    found = getattr(import_module(PARTS[name]), f"{name.replace('-', '_')}_command")
    assert isinstance(found, click.Command)
    return found


class _Evening(Command):
    """The command ``evening``, with its subcommands."""

    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: Any
    ) -> click.Context:
        if args and args[0] in PARTS:
            return part(args[0]).make_context(f"{info_name} {args[0]}", args[1:], parent, **extra)
        if args and not args[0].startswith("-"):
            raise UserError("evening.cli.unknown", word=args[0][:40], names=", ".join(PARTS))
        return super().make_context(info_name, args or ["--help"], parent, **extra)

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section(text("evening.cli.commands")):
            formatter.write_dl(
                [(name, text(f"cli.evening_{name.replace('-', '_')}.short")) for name in PARTS]
            )
        super().format_epilog(ctx, formatter)


@command("evening")
def _evening() -> int:
    """Show the help: all that an evening needs are subcommands."""
    return FINE


evening_command = _Evening(_evening.name, callback=_evening.callback, params=_evening.params)
evening_command.parts = PARTS
