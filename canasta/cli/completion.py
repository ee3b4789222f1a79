"""``canasta completion``: shell completion for commands, options and names."""

from __future__ import annotations

import shlex
from pathlib import Path

import click
from click.shell_completion import BashComplete, FishComplete, ZshComplete

from canasta.cli.command import COMPLETION, command
from canasta.messages import PROGRAM

SHELLS = {"bash": BashComplete, "zsh": ZshComplete, "fish": FishComplete}


@command("completion")
@click.argument("shell", type=click.Choice(list(SHELLS)), metavar="bash|zsh|fish")
def completion_command(shell: str) -> None:
    """Print the completion script for a shell."""
    click.echo(script(shell, PROGRAM), nl=False)


def script(shell: str, program: str) -> str:
    """Return click's completion script; a start script is called by its path, since it is not on ``PATH``."""
    path = Path(program if "/" in program else program.split()[-1])
    made = SHELLS[shell].source_template % {
        "complete_func": "_canasta_completion",
        "complete_var": COMPLETION,
        "prog_name": path.name,
    }
    if path.name == program:
        return made
    called = shlex.quote(str(path.resolve()))
    lines = [line for line in made.splitlines(keepends=True) if "$+commands[" not in line]
    return "".join(line.replace(f" {path.name})", f" {called})") for line in lines)
