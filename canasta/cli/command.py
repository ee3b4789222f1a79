"""What all commands share: words from the catalogue, an example, exit codes.

Words are looked up when help is shown, not when a module is loaded, so that they come in the language of
whoever asks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, TypeVar

import click
from click.shell_completion import CompletionItem

from canasta.messages import LANGUAGES, catalogue, text

Decorated = TypeVar("Decorated", bound=Callable[..., object])

FINE: Final = 0
NO: Final = 1  #: the answer is no: refused, not verified, nothing to do
BAD_INPUT: Final = 2
STOPPED: Final = 130  #: by Ctrl-C
PIPE_CLOSED: Final = 141  #: nobody reads on; as a program that the system stops for it
#: The variable by which a shell asks what could be typed next.
COMPLETION: Final = "_CANASTA_COMPLETE"


def beginning(words: Iterable[str] | Mapping[str, str], incomplete: str) -> list[CompletionItem[str]]:
    """The words that begin like this, for a shell; with what they are for, if that is told."""
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
    """The levels of the bots, from their sentences: help is shown without the bots themselves."""
    start = "bot.level."
    return ", ".join(message.removeprefix(start) for message in catalogue() if message.startswith(start))


#: What a shell can offer for the values of options.
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
        """Its names, and what it is for."""
        self.help = text(self.message, levels=_levels() if self.name == "bots" else "")
        found = super().get_help_record(ctx)
        if found is None:
            return None
        names, words = found
        return names, words.replace("[default:", f"[{text('cli.help.default')}:")  # click's own word

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem[str]]:
        """What its value can be: names, or a file."""
        if self.name in _VALUES:
            return beginning(_VALUES[self.name](), incomplete)
        if self.metavar == "FILE":
            return [CompletionItem(incomplete, type="file")]
        return super().shell_complete(ctx, incomplete)


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
    ``parts`` are commands behind its first word.
    """

    parts: Iterable[str] = ()

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem[str]]:
        """Parts, or options, that begin like this."""
        return [*beginning(self.parts, incomplete), *super().shell_complete(ctx, incomplete)]

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
    return click.argument("words", nargs=-1, required=required, metavar=metavar, shell_complete=_first_word)


def _first_word(ctx: click.Context, _param: click.Parameter, incomplete: str) -> list[CompletionItem[str]]:
    if ctx.params.get("words"):
        return []
    return beginning([*getattr(ctx.command, "parts", ()), *_rule_names()], incomplete)


def file_argument(
    name: str, metavar: str = "FILE", required: bool = True
) -> Callable[[Decorated], Decorated]:
    """The name of a file, which a shell can complete."""
    return click.argument(name, metavar=metavar, required=required, type=_FileName())


class _FileName(click.Path):
    """Nothing is asked of it before it is opened: whoever does so says what is wrong with it."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """As it was typed."""
        return value
