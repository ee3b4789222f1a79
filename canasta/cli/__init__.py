"""The commands. Thin covers: they read what a person gives, ask the layers below, and say the answer.

Every command is in a module of its own that is imported only when it is called, so that each starts at
once (``canasta.cli.group``).
"""

from __future__ import annotations


def main() -> None:
    """Run the command line; the process ends with the exit code (see ``canasta --help``)."""
    from canasta.cli.group import CANASTA

    CANASTA.main(prog_name="canasta")
