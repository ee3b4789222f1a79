"""Programs on a pseudo-terminal for tests: their output is read, lines and keys are typed."""

from __future__ import annotations

import os
import pty
import select
import signal
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COMMAND = "from canasta.cli import main; main()"
CTRL_C = b"\x03"


class Terminal:
    """A Python program on a terminal 80 columns wide; ``settings`` go to its environment."""

    def __init__(self, program: str, words: Sequence[str] = (), **settings: str) -> None:
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            os.chdir(ROOT)
            environment = {**os.environ, "TERM": "xterm", "COLUMNS": "80", "LINES": "24", **settings}
            os.execve(sys.executable, [sys.executable, "-c", program, *words], environment)
        self.shown = ""

    def until(self, words: str) -> None:
        """Read until these words have been shown."""
        end = time.monotonic() + 30
        while words not in self.shown:
            ready, _, _ = select.select([self.fd], [], [], max(0, end - time.monotonic()))
            assert ready, self.shown
            self._read()

    def type(self, line: str, until: str) -> None:
        self.shown = ""
        os.write(self.fd, line.encode() + b"\r")
        self.until(until)

    def kill(self) -> None:
        """Kill the program, like a power cut."""
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        os.close(self.fd)

    def end(self, key: bytes = b"") -> int:
        """Return the exit code, pressing the key until the program ends, like an impatient user.

        A key pressed between the prompt and the reading of the answer waits for the next prompt.
        """
        begun = pressed = time.monotonic()
        done = status = 0
        os.write(self.fd, key)
        while not done and time.monotonic() < begun + 30:
            if time.monotonic() > pressed + 2:
                with suppress(OSError):
                    os.write(self.fd, key)
                pressed = time.monotonic()
            if select.select([self.fd], [], [], 0.2)[0]:
                self._read()
            done, status = os.waitpid(self.pid, os.WNOHANG)
        if not done:
            self.kill()
            raise AssertionError(self.shown)
        while select.select([self.fd], [], [], 0)[0] and self._read():
            pass
        os.close(self.fd)
        return os.waitstatus_to_exitcode(status)

    def _read(self) -> bool:
        with suppress(OSError):  # the other end is closed
            read = os.read(self.fd, 65536).decode("utf-8", "replace")
            self.shown += read.replace("\r\n", "\n")
            return bool(read)
        return False
