"""What all commands share: words from the catalogue, an example, exit codes.

Words are looked up when help is shown, not when a module is loaded, so that they come in the language of
whoever asks.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

import click

from canasta.messages import catalogue, text

Decorated = TypeVar("Decorated", bound=Callable[..., object])

FINE: Final = 0
NO: Final = 1  #: the answer is no: refused, not verified, nothing to do
BAD_INPUT: Final = 2
STOPPED: Final = 130  #: by Ctrl-C
PIPE_CLOSED: Final = 141  #: nobody reads on; as a program that the system stops for it


class Option(click.Option):
    """An option whose help is the message ``say``."""

    def __init__(self, *args: Any, say: str, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.message = f"cli.option.{say}"

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """Its names, and what it is for."""
        self.help = text(self.message)
        found = super().get_help_record(ctx)
        if found is None:
            return None
        names, words = found
        return names, words.replace("[default:", f"[{text('cli.help.default')}:")  # click's own word


class Helpful(click.Command):
    """The headings and the help of a command, in the words of the catalogue."""

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """How it is called."""
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, text("cli.help.usage") + " ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """What it does."""
        self.help = text(f"cli.{self.name}.help")
        super().format_help_text(ctx, formatter)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Its options."""
        records = [param.get_help_record(ctx) for param in self.get_params(ctx)]
        with formatter.section(text("cli.help.options")):
            formatter.write_dl([record for record in records if record])

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """The option ``--help``."""
        found = super().get_help_option(ctx)
        if found is not None:
            found.help = text("cli.option.help")
        return found


class Command(Helpful):
    """A command whose help is in the catalogue under ``cli.<its name>``.

    ``help`` is what it does, ``short`` its line in the list of commands, ``example`` a few lines as they
    are typed, ``exit_0`` to ``exit_2`` what its exit codes mean where that is special (nothing: not used).
    """

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """After the options: an example and the exit codes."""
        with formatter.section(text("cli.help.example")):
            for line in text(f"cli.{self.name}.example").splitlines():
                formatter.write(" " * formatter.current_indent + line + "\n")
        with formatter.section(text("cli.help.exit")):
            codes = [(str(code), self._exit_words(code)) for code in (FINE, NO, BAD_INPUT)]
            formatter.write_dl([(code, words) for code, words in codes if words])

    def _exit_words(self, code: int) -> str:
        special = f"cli.{self.name}.exit_{code}"
        return text(special if special in catalogue() else f"cli.exit.{code}")


def command(name: str) -> Callable[[Callable[..., int | None]], Command]:
    """Make a function the command of this name; it returns its exit code, or None for 0."""
    return click.command(name, cls=Command)


def option(*names: str, say: str, **settings: Any) -> Callable[[Decorated], Decorated]:
    """An option whose help is the message ``say``."""
    return click.option(*names, cls=Option, say=say, **settings)


def json_option() -> Callable[[Decorated], Decorated]:
    """``--json``: the answer as JSON, for programs."""
    return option("--json", "as_json", say="json", is_flag=True)


def options_option() -> Callable[[Decorated], Decorated]:
    """``--option``, again and again: what the book leaves to the players."""
    return option("--option", "options", say="option", multiple=True, metavar="NAME")


def words_argument(metavar: str, required: bool = True) -> Callable[[Decorated], Decorated]:
    """All that follows, word by word: a position or actions need no quotes then."""
    return click.argument("words", nargs=-1, required=required, metavar=metavar)
