"""The command ``canasta``: imports commands on demand, and handles all errors."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, NoReturn

import click
from click.shell_completion import CompletionItem

from canasta.cli import COMMANDS, GROUPS, errors
from canasta.cli.command import BAD_INPUT, COMPLETION, FINE, PIPE_CLOSED, STOPPED, Helpful, beginning, option
from canasta.cli.overview import JOBS, missing_package, started_by_play
from canasta.memory import memory_watched
from canasta.messages import UserError, known_language, text, use_language, wanted_language


class Commands(Helpful, click.Group):
    """A group that imports a command only to run it or to show its help."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """List all commands, ``play`` first."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return the command of this name, or None."""
        module = COMMANDS.get(cmd_name)
        if module is None:
            return None
        found = getattr(import_module(module), f"{cmd_name}_command")
        assert isinstance(found, click.Command)
        return found

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the options, then the commands."""
        super().format_options(ctx, formatter)
        self.format_commands(ctx, formatter)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the list of commands, from the message catalogue alone."""
        for group, names in GROUPS.items():
            with formatter.section(text(f"start.group.{group}")):
                formatter.write_dl([(name, text(f"cli.{name}.short")) for name in names])
        if started_by_play():
            with formatter.section(text("start.developers")):
                formatter.write_dl([(name, text(f"start.{name}")) for name in JOBS])

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write how positions are given, and the meanings of the exit codes."""
        with formatter.section(text("cli.help.positions")):
            formatter.write_text(text("cli.canasta.positions"))
        with formatter.section(text("cli.help.exit")):
            formatter.write_dl([(str(code), text(f"cli.exit.{code}")) for code in range(3)])

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command; an unknown name is an error that suggests the nearest one."""
        guessed = ctx.resilient_parsing  # a shell asks for completions
        if args and args[0] not in COMMANDS and not args[0].startswith("-") and not guessed:
            from difflib import get_close_matches

            near = get_close_matches(args[0], COMMANDS, 1)
            if near:
                raise UserError("cli.error.command_near", name=args[0], near=near[0])
            raise UserError("cli.error.command", name=args[0], names=", ".join(COMMANDS))
        return super().resolve_command(ctx, args)

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem[str]]:
        """Complete commands and options."""
        shorts = {name: text(f"cli.{name}.short") for name in COMMANDS}
        return [*beginning(shorts, incomplete), *click.Command.shell_complete(self, ctx, incomplete)]

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command. If the reader closes the pipe early (``| head``), no error is printed."""
        try:
            result = super().invoke(ctx)
            if sys.stdout is not None:
                sys.stdout.flush()
            return result
        except BrokenPipeError:
            # The rest of the buffer cannot be written; without this the interpreter would report an error.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return PIPE_CLOSED

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> NoReturn:
        """Run in the user's language, and exit."""
        with memory_watched(_hear_nothing):  # also while an error is printed
            try:
                wanted = known_language(_language(sys.argv[1:] if args is None else args))
                with use_language(wanted):
                    self._run(args, prog_name, complete_var, windows_expand_args, extra)
            except UserError as error:
                errors.print_error(str(error))
            except MemoryError:
                errors.say_memory()
            sys.exit(BAD_INPUT)

    def _run(
        self,
        args: Sequence[str] | None,
        prog_name: str | None,
        complete_var: str | None,
        windows_expand_args: bool,
        extra: dict[str, Any],
    ) -> NoReturn:
        """Run the command, and turn every input error into a message instead of a traceback."""
        for stream in (sys.stdout, sys.stderr):
            # Replace characters that the terminal cannot show, instead of failing.
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        try:
            result: object = super().main(
                args,
                prog_name,
                complete_var or COMPLETION,
                standalone_mode=False,
                windows_expand_args=windows_expand_args,
                **extra,
            )
        except (click.Abort, KeyboardInterrupt):
            sys.exit(STOPPED)
        except click.ClickException as error:
            errors.print_error(errors.usage(error))
            sys.exit(error.exit_code)
        except UserError as error:
            errors.print_error(str(error))
            sys.exit(BAD_INPUT)
        except ImportError as error:
            errors.print_error(missing_package(error))
            sys.exit(BAD_INPUT)
        except OSError as error:  # a full disk, or a terminal that is gone
            errors.print_error(text("cli.error.system", problem=error.strerror or str(error)))
            sys.exit(BAD_INPUT)
        sys.exit(result if isinstance(result, int) else FINE)


def _hear_nothing() -> None:
    """Do nothing about memory errors elsewhere: the command continues, or reports its own."""


def _language(args: Sequence[str]) -> str:
    """Return the language given before the command, or by the environment.

    It is needed before the command line is parsed, since errors and help are written in it.
    """
    for place, word in enumerate(args):
        if not word.startswith("-"):
            break
        name, equals, value = word.partition("=")
        if name == "--language" and (equals or place + 1 < len(args)):
            return value if equals else args[place + 1]
    return wanted_language(os.environ)


def _version(ctx: click.Context, _param: click.Parameter, wanted: bool) -> None:
    if wanted:
        from canasta import __version__
        from canasta.build.find import running

        build = text("cli.compiled" if running().compiled else "cli.interpreted")
        click.echo(text("cli.version", version=__version__, build=build))
        ctx.exit()


@click.group(
    "canasta",
    cls=Commands,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 80},
    invoke_without_command=True,
)
@option("--language", say="language", metavar="LANGUAGE", expose_value=False)
@option("--version", say="version", is_flag=True, expose_value=False, is_eager=True, callback=_version)
@click.pass_context
def CANASTA(ctx: click.Context) -> None:
    """The main command."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())
