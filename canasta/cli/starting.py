"""What ``./play --help`` lists. Only the standard library is used here: nothing needs to be set up for it."""

from __future__ import annotations

import textwrap
from pathlib import Path
from typing import Final

from canasta.cli import COMMANDS
from canasta.messages import PROGRAM, text

#: Jobs of the start script alone, for those who work on the program.
JOBS: Final = (
    "test", "check", "coverage", "fuzz", "models", "hands", "faults", "mutants", "sanitize", "packages",
    "bench", "python", "docs",
)  # fmt: skip
_WIDTH: Final = 80
ROOT: Final = Path(__file__).resolve().parent.parent.parent


def started_by_play() -> bool:
    """Whether hints should name the start script."""
    return PROGRAM.replace("\\", "/").split("/")[-1].split()[-1] == "play"


def missing_package(error: ImportError) -> str:
    """A sentence for a package that cannot be loaded; an error of our own is none."""
    name = (error.name or "").split(".")[0]
    if name in ("", "canasta"):
        raise error
    return text("cli.error.package", name=name, play="yes" if (ROOT / "play").exists() else "no")


def overview() -> str:
    """All commands, and those for developers apart."""
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
