"""The subcommands of ``canasta rules``: search, comparisons and house rules."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

import click

from canasta.cli.command import Command
from canasta.messages import text

#: The module of each subcommand; inside it, it is called ``<name>_command``.
RULES_COMMANDS: Final = {
    "search": "canasta.cli.rules.search",
    "compare": "canasta.cli.rules.compare",
    "new": "canasta.cli.rules.new",
    "check": "canasta.cli.rules.check",
    "diff": "canasta.cli.rules.diff",
    "houses": "canasta.cli.rules.new",
}


def with_commands(rules: Command) -> Command:
    """Return the command ``rules`` with its subcommands."""
    return _Rules(rules.name, callback=rules.callback, params=rules.params)


class _Rules(Command):
    parts = tuple(RULES_COMMANDS)

    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: Any
    ) -> click.Context:
        if args and args[0] in RULES_COMMANDS:
            found = getattr(import_module(RULES_COMMANDS[args[0]]), f"{args[0]}_command")
            assert isinstance(found, click.Command)
            return found.make_context(f"{info_name} {args[0]}", args[1:], parent, **extra)
        return super().make_context(info_name, args, parent, **extra)

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section(text("house.cli.commands")):
            formatter.write_dl([(name, text(f"cli.rules_{name}.short")) for name in RULES_COMMANDS])
        super().format_epilog(ctx, formatter)
