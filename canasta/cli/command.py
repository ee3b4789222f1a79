"""Shared parts of all commands: help from the message catalogue, an example, exit codes.

Messages are looked up when help is shown, not when a module is loaded, so that they are in the user's
language.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, TypeVar

import click
from click.shell_completion import CompletionItem

from canasta.messages import LANGUAGES, catalogue, text

Decorated = TypeVar("Decorated", bound=Callable[..., object])

FINE: Final = 0
NO: Final = 1  #: negative answer: refused, not verified, nothing to do
BAD_INPUT: Final = 2
STOPPED: Final = 130  #: by Ctrl-C
PIPE_CLOSED: Final = 141  #: the reader closed the pipe; the shell's code for SIGPIPE
#: The environment variable through which a shell asks for completions.
COMPLETION: Final = "_CANASTA_COMPLETE"


def beginning(words: Iterable[str] | Mapping[str, str], incomplete: str) -> list[CompletionItem[str]]:
    """Return the words with this prefix as shell completions, with their help if given."""
    helps = words if isinstance(words, Mapping) else {}
    return [CompletionItem(word, help=helps.get(word)) for word in words if word.startswith(incomplete)]


def _rule_names() -> list[str]:
    from canasta.books import BOOKS
    from canasta.books.house import shipped

    return [*BOOKS, *shipped()]


def _bot_names() -> Mapping[str, str]:
    from canasta.bots import NAMES, about, offered

    return {name: about(name) for name in NAMES} | dict.fromkeys(sorted(offered()), "")


def _levels() -> str:
    """List the bot levels from the message catalogue, so that help need not import the bots."""
    start = "bot.level."
    return ", ".join(message.removeprefix(start) for message in catalogue() if message.startswith(start))


#: Completions for the values of options.
_VALUES: Final[Mapping[str, Callable[[], Sequence[str] | Mapping[str, str]]]] = {
    "book": _rule_names,
    "bots": _bot_names,
    "language": lambda: LANGUAGES,
}


class Option(click.Option):
    """An option whose help is the message ``say``."""

    def __init__(self, *args: Any, say: str, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.message = f"cli.option.{say}"

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """Return the option's names and help."""
        self.help = text(
            self.message, levels=_levels() if self.name == "bots" else "", languages=", ".join(LANGUAGES)
        )
        found = super().get_help_record(ctx)
        if found is None:
            return None
        names, words = found
        return names, words.replace("[default:", f"[{text('cli.help.default')}:")  # click's own label

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem[str]]:
        """Complete the option's value: a name or a file."""
        if self.name in _VALUES:
            return beginning(_VALUES[self.name](), incomplete)
        if self.metavar == "FILE":
            return [CompletionItem(incomplete, type="file")]
        return super().shell_complete(ctx, incomplete)


class Helpful(click.Command):
    """A command whose headings and help come from the message catalogue."""

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the usage line."""
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, text("cli.help.usage") + " ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the description."""
        self.help = text(f"cli.{self.name}.help")
        super().format_help_text(ctx, formatter)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the options."""
        records = [param.get_help_record(ctx) for param in self.get_params(ctx)]
        with formatter.section(text("cli.help.options")):
            formatter.write_dl([record for record in records if record])

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """Return the option ``--help``, with our own help text."""
        found = super().get_help_option(ctx)
        if found is not None:
            found.help = text("cli.option.help")
        return found


class Command(Helpful):
    """A command whose help is in the message catalogue under ``cli.<its name>``.

    ``help`` is the description, ``short`` the line in the list of commands, ``example`` a few lines as they
    are typed, ``exit_0`` to ``exit_2`` the meanings of the exit codes where they are special (empty: not
    used). ``parts`` are the names of subcommands.
    """

    parts: Iterable[str] = ()

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem[str]]:
        """Complete subcommands and options."""
        return [*beginning(self.parts, incomplete), *super().shell_complete(ctx, incomplete)]

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write an example and the exit codes after the options."""
        with formatter.section(text("cli.help.example")):
            for line in text(f"cli.{self.name}.example").splitlines():
                formatter.write(" " * formatter.current_indent + line + "\n")
        with formatter.section(text("cli.help.exit")):
            formatter.write_dl(self.exit_codes())

    def exit_codes(self) -> list[tuple[str, str]]:
        """Return the exit codes that the command uses, with their meanings."""
        codes = [(str(code), self._exit_words(code)) for code in (FINE, NO, BAD_INPUT)]
        return [(code, words) for code, words in codes if words]

    def _exit_words(self, code: int) -> str:
        special = f"cli.{self.name}.exit_{code}"
        return text(special if special in catalogue() else f"cli.exit.{code}")


def command(name: str) -> Callable[[Callable[..., int | None]], Command]:
    """Turn a function into the command of this name; it returns its exit code, or None for 0."""
    return click.command(name, cls=Command)


def option(*names: str, say: str, **settings: Any) -> Callable[[Decorated], Decorated]:
    """Add an option whose help is the message ``say``."""
    return click.option(*names, cls=Option, say=say, **settings)


def json_option() -> Callable[[Decorated], Decorated]:
    """Add ``--json``: print the answer as JSON."""
    return option("--json", "as_json", say="json", is_flag=True)


def options_option() -> Callable[[Decorated], Decorated]:
    """Add the repeatable ``--option``: what the book leaves to the players."""
    return option("--option", "options", say="option", multiple=True, metavar="NAME")


def words_argument(metavar: str, required: bool = True) -> Callable[[Decorated], Decorated]:
    """Add an argument for all remaining words, so that positions and actions need no quotes."""
    return click.argument("words", nargs=-1, required=required, metavar=metavar, shell_complete=_first_word)


def _first_word(ctx: click.Context, _param: click.Parameter, incomplete: str) -> list[CompletionItem[str]]:
    if ctx.params.get("words"):
        return []
    return beginning([*getattr(ctx.command, "parts", ()), *_rule_names()], incomplete)


def file_argument(
    name: str, metavar: str = "FILE", required: bool = True
) -> Callable[[Decorated], Decorated]:
    """Add an argument for a file name, with shell completion."""
    return click.argument(name, metavar=metavar, required=required, type=_FileName())


class _FileName(click.Path):
    """A file name that is not checked here; opening it reports any error."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Return the value unchanged."""
        return value
