"""A pager for long answers: PAGER or ``less`` on a terminal, none elsewhere."""

from __future__ import annotations

import io
import os
import shlex
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import wraps
from typing import Final, TypeVar

from canasta.cli.command import option
from canasta.cli.output import is_terminal

Answer = TypeVar("Answer")

#: Options for less, unless LESS is set: exit if everything fits, keep bold text, do not clear the screen.
_LESS: Final = "FRX"


def paged(command: Callable[..., Answer]) -> Callable[..., Answer]:
    """Send a command's answer through a pager, and add its option ``--no-pager``."""

    @wraps(command)
    def run(*args: object, pager: bool, **settings: object) -> Answer:
        with _pager(pager and not settings.get("as_json")):
            return command(*args, **settings)

    return option("--no-pager", "pager", say="no_pager", is_flag=True, flag_value=False, default=True)(run)


class _Kept(io.StringIO):
    """A buffer for the output that claims to be a terminal."""

    def isatty(self) -> bool:
        return True


@contextmanager
def _pager(wanted: bool) -> Iterator[None]:
    command = _command() if wanted and is_terminal() else []
    if not command:
        yield
        return
    screen, kept = sys.stdout, _Kept()
    sys.stdout = kept
    try:
        yield
    finally:
        sys.stdout = screen
        if kept.getvalue():
            _show(command, kept.getvalue())


def _command() -> list[str]:
    """Return the pager's command line; empty if there is none or it is switched off."""
    try:
        words = shlex.split(os.environ.get("PAGER", "less"))
    except ValueError:  # an unclosed quotation mark
        words = []
    return words if words and words != ["cat"] and shutil.which(words[0]) else []


def _show(command: list[str], content: str) -> None:
    try:
        env = {"LESS": _LESS, **os.environ}
        pager = subprocess.Popen(command, stdin=subprocess.PIPE, env=env, encoding="utf-8", errors="replace")
    except OSError:
        sys.stdout.write(content)
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)  # the pager handles Ctrl-C
    try:
        with suppress(BrokenPipeError):  # the pager was closed early
            pager.communicate(content)
        pager.wait()
    finally:
        signal.signal(signal.SIGINT, before)
