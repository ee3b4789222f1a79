"""The output of ``./play --help``, from the standard library alone, so that it works before any setup."""

from __future__ import annotations

import textwrap
from pathlib import Path
from typing import Final

from canasta.cli import COMMANDS
from canasta.extras import EXTRAS, MissingPackage
from canasta.messages import PROGRAM, text

#: Commands of the start script only, for developers.
JOBS: Final = (
    "test", "scenario", "check", "coverage", "fuzz", "models", "hands", "faults", "mutants", "sanitize",
    "packages", "bench", "python", "docs",
)  # fmt: skip
_WIDTH: Final = 80
ROOT: Final = Path(__file__).resolve().parent.parent.parent


def started_by_play() -> bool:
    """True if hints should name the start script."""
    return PROGRAM.replace("\\", "/").split("/")[-1].split()[-1] == "play"


def missing_package(error: ImportError) -> str:
    """Describe a missing package; re-raise an import error from canasta itself."""
    name = (error.name or "").split(".")[0]
    if name in ("", "canasta"):
        raise error
    checkout = (ROOT / "play").exists()  # where ./play installs the packages of all commands
    if name in EXTRAS and not checkout:
        return str(MissingPackage(name))
    return text("cli.error.package", name=name, play="yes" if checkout else "no")


def overview() -> str:
    """List all commands, with those for developers in a separate section."""
    commands = {name: text(f"cli.{name}.short") for name in COMMANDS}
    jobs = {name: text(f"start.{name}") for name in JOBS}
    blanks = max(map(len, (*commands, *jobs))) + 4
    return "\n".join(
        [
            f"{text('cli.help.usage')} {text('start.usage')}",
            "",
            textwrap.fill(text("start.help"), _WIDTH),
            "",
            f"{text('cli.help.commands')}:",
            *(_line(name, words, blanks) for name, words in commands.items()),
            "",
            f"{text('start.developers')}:",
            *(_line(name, words, blanks) for name, words in jobs.items()),
            "",
            text("start.more"),
        ]
    )


def _line(name: str, words: str, blanks: int) -> str:
    return textwrap.fill(
        words, _WIDTH, initial_indent=f"  {name}".ljust(blanks), subsequent_indent=" " * blanks
    )
