"""The command line. Commands are thin: they parse the input, call the layers below, and print the answer.

Each command has its own module, which is imported only when it is called, so that every command starts
quickly (``canasta.cli.group``).
"""

from __future__ import annotations

import sys
from typing import Final

#: The module of each command, in the order of the help. Inside it, the command is called ``<name>_command``.
COMMANDS: Final = {
    "play": "canasta.cli.play",
    "teach": "canasta.cli.teach",
    "rules": "canasta.cli.rules.main",
    "deal": "canasta.cli.deal",
    "legal": "canasta.cli.legal",
    "why": "canasta.cli.why",
    "out": "canasta.cli.out",
    "hint": "canasta.cli.hint",
    "apply": "canasta.cli.apply",
    "score": "canasta.cli.score",
    "picture": "canasta.cli.picture",
    "scorepad": "canasta.cli.scorepad",
    "replay": "canasta.cli.replay",
    "verify": "canasta.cli.verify",
    "review": "canasta.cli.review",
    "exercise": "canasta.cli.exercise",
    "simulate": "canasta.cli.simulate",
    "arena": "canasta.cli.arena.main",
    "bots": "canasta.cli.bots",
    "referee": "canasta.cli.referee",
    "serve": "canasta.cli.serve",
    "backup": "canasta.cli.backup",
    "restore": "canasta.cli.restore",
    "people": "canasta.cli.people",
    "loadtest": "canasta.cli.loadtest",
    "reports": "canasta.cli.reports",
    "ratings": "canasta.cli.ratings",
    "doctor": "canasta.cli.doctor",
    "completion": "canasta.cli.completion",
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
