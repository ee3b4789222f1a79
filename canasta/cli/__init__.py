"""The command line. Commands are thin: they parse the input, call the layers below, and print the answer.

Each command has its own module, which is imported only when it is called, so that every command starts
quickly (``canasta.cli.group``).
"""

from __future__ import annotations

import sys
from typing import Final

#: The groups of the help, and their commands.
GROUPS: Final = {
    "play": ("play", "teach", "exercise"),
    "rules": ("rules", "lab", "scorepad", "evening", "referee"),
    "positions": ("deal", "legal", "why", "out", "hint", "apply", "score", "picture"),
    "records": ("replay", "verify", "review"),
    "bots": ("bots", "arena", "benchmark", "dataset", "simulate"),
    "server": ("serve", "nodes", "worker", "people", "ratings", "reports", "backup", "restore", "loadtest"),
    "installation": ("doctor", "completion"),
}
#: Commands that are packages; the others are modules of the same name.
_PACKAGES: Final = ("arena", "evening", "rules")
#: The module of each command, in the order of the help. Inside it, the command is called ``<name>_command``.
COMMANDS: Final = {
    name: f"canasta.cli.{name}.main" if name in _PACKAGES else f"canasta.cli.{name}"
    for names in GROUPS.values()
    for name in names
}


def main() -> None:
    """Run the command line; exits the process with the exit code (see ``canasta --help``)."""
    from canasta.messages import PROGRAM, text

    try:
        from canasta.cli.group import CANASTA
    except ImportError as error:
        from canasta.cli.overview import missing_package

        print(text("cli.error.line", problem=missing_package(error)), file=sys.stderr)
        sys.exit(2)
    CANASTA.main(prog_name=PROGRAM)
