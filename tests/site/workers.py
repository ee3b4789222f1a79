"""Workers as processes that can be killed and frozen."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from typing import Final

#: Seconds for what should happen soon.
SOON: Final = 60.0


class WorkerProcess:
    """A worker in a separate process."""

    def __init__(self, url: str, processes: int = 1) -> None:
        words = ["worker", "--bus", url, "--processes", str(processes)]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "canasta", *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        )
        self.ended = False
        self.hear("Joined")

    def hear(self, word: str) -> str:
        """Read lines until one contains a word."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if word in line:
                return line
        raise AssertionError(self.process.communicate())

    def end(self, number: int = signal.SIGKILL) -> tuple[int, str, str]:
        """End the process; return its exit code and what it has printed."""
        if self.process.poll() is None:
            self.process.send_signal(number)
        out, errors = self.process.communicate(timeout=SOON)
        self.ended = True
        return self.process.returncode, out, errors
