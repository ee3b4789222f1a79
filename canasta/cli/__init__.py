"""The commands. Thin covers: they read what a person gives, ask the layers below, and say the answer.

Every command is in a module of its own that is imported only when it is called, so that each starts at
once (``canasta.cli.group``).
"""

from __future__ import annotations

import sys
from typing import Final

#: Where each command lives, in the order of the help. A name there is the command's name in its module.
COMMANDS: Final = {
    "play": "canasta.cli.play",
    "teach": "canasta.cli.teach",
    "rules": "canasta.cli.rules",
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
    "arena": "canasta.cli.arena",
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
    """Run the command line; the process ends with the exit code (see ``canasta --help``)."""
    from canasta.messages import PROGRAM, text

    try:
        from canasta.cli.group import CANASTA
    except ImportError as error:
        from canasta.cli.starting import missing_package

        print(text("cli.error.line", problem=missing_package(error)), file=sys.stderr)
        sys.exit(2)
    CANASTA.main(prog_name=PROGRAM)
