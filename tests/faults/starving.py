"""A server whose allocations fail, in a separate process, while people play.

It may refuse a command with a message, drop a connection and go on, or exit with a message: then it is
restarted, as its operator would do. The players reconnect and retry what was refused.
"""

from __future__ import annotations

import json
import logging
import os
import shutil
import signal
import sys
import time
from collections.abc import Container, Iterator
from contextlib import suppress
from functools import partial
from itertools import count, product
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final, cast
from urllib.request import urlopen

# Read before anything fails: CPython reports a source it cannot allocate as a syntax error.
import canasta.cli.serve  # noqa: F401
from canasta.cli.group import CANASTA
from canasta.client import seat as seat_module
from canasta.server import settings
from canasta.server.run import listen
from tests.faults import serving
from tests.faults.memory import ABORTED, FIRST, LONG, ONE, SOME, TRACE, is_sentence, of_python, testcapi
from tests.faults.trying import Trial

#: Where failing allocations are counted from: the beginning, or when the server has started.
STARTING, PLAYING = "starting", "playing"
#: Approximate number of allocations from then on.
ALLOCATIONS: Final = {STARTING: 50_000, PLAYING: 15_000}
#: Player actions in a run.
MOVES: Final = 4
#: Seconds without an answer after which a player takes the server for dead.
DEAD: Final = 8.0
#: Exit statuses of a server that was asked to stop.
_STOPPED: Final = (0, -signal.SIGTERM)


class Starved:
    """A server that is restarted whenever it ends, until it is asked to stop.

    A separate process supervises it and does nothing else: it has one thread, and may fork.
    """

    def __init__(self, place: Path, when: str, first: int, times: int) -> None:
        self._place, self._when, self._fails = place, when, (first, first + times)
        with listen("127.0.0.1", 0) as free:
            self._port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self._port}"
        self._ends, keepers = os.pipe()
        owner = os.getpid()
        self._keeper = os.fork()
        if not self._keeper:
            self._keep(keepers, owner)
        os.close(keepers)

    def starve(self) -> None:
        """Let allocations fail from now on, unless they have failed since the start."""
        if self._when == PLAYING:
            self._wait_until_started()
            os.kill(self._server(), signal.SIGUSR1)

    def _server(self) -> int:
        return int((self._place / "pid").read_text("ascii"))

    def _wait_until_started(self) -> None:
        until = time.monotonic() + LONG
        while time.monotonic() < until:
            with suppress(OSError), urlopen(f"{self.address}/healthz", timeout=DEAD):
                return
            time.sleep(0.01)
        raise AssertionError("it does not start")

    def _keep(self, told: int, owner: int) -> None:
        """Restart the server as long as its owner is alive; write each exit status to a pipe."""
        try:
            for life in count():
                child = os.fork()
                if not child:
                    self._serve(life)
                (self._place / "pid.new").write_text(str(child), "ascii")
                os.replace(self._place / "pid.new", self._place / "pid")
                code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
                os.write(told, f"{code}\n".encode())
                if (self._place / "stop").exists() or os.getppid() != owner:
                    break
        finally:
            os._exit(0)

    def _serve(self, life: int) -> None:
        code: object = TRACE
        try:
            for number, name in ((1, "shown"), (2, "said")):
                path = self._place / f"{name}-{life}"
                os.dup2(os.open(path, os.O_WRONLY | os.O_CREAT, 0o600), number)
            sys.stdout, sys.stderr = (os.fdopen(number, "w", 1, encoding="utf-8") for number in (1, 2))
            words = ["serve", "--port", str(self._port), "--data", str(self._place)]
            vars(settings)["ServerSettings"] = partial(settings.ServerSettings, dealing=60.0, retry=0.02)
            logging.disable(logging.NOTSET)  # its output shows that memory was exhausted
            signal.alarm(2 * LONG)
            fail = partial(testcapi.set_nomemory, *self._fails)
            if life == 0 and self._when == PLAYING:
                signal.signal(signal.SIGUSR1, lambda *_: fail())
            try:
                if life == 0 and self._when == STARTING:
                    fail()
                CANASTA.main(words)
            except SystemExit as end:
                code = end.code
            finally:
                testcapi.remove_mem_hooks()
        except BaseException as error:
            os.write(2, f"{type(error).__name__}: {error}".encode())
            code = TRACE
        os._exit(code if isinstance(code, int) else 0)

    def stop(self) -> str:
        """Stop the server and return what was wrong with any exit status or output."""
        (self._place / "stop").touch()
        with suppress(ProcessLookupError):
            os.kill(self._server(), signal.SIGTERM)
        os.waitpid(self._keeper, 0)
        with os.fdopen(self._ends, encoding="ascii") as ends:
            codes = [int(line) for line in ends]
        problems = (self._wrong_with(life, code, len(codes)) for life, code in enumerate(codes))
        return next(filter(None, problems), "")

    def _wrong_with(self, life: int, code: int, lives: int) -> str:
        said = (self._place / f"said-{life}").read_text("utf-8", "replace")
        rest = "".join(f"{line}\n" for line in said.splitlines() if not _is_noted(line))
        if (code == -signal.SIGABRT and said.endswith(ABORTED)) or code == -signal.SIGSEGV:
            return ""  # C code aborts the process in places; no message is possible then
        if code in _STOPPED and life == lives - 1 and (not rest or of_python(rest)):
            return ""
        if code == 2 and is_sentence(rest):
            return ""
        return f"it ended with {code}: {rest[-500:]}"


def _is_noted(line: str) -> bool:
    """Return whether a line is a log line."""
    with suppress(ValueError):
        return "event" in json.loads(line)
    return False


def problem_of(place: Path, when: str, first: int, times: int) -> str:
    """Return what is wrong when a number of allocations fail from a given one on, if anything."""
    place.mkdir(parents=True)
    server = Starved(place, when, first, times)
    problem, seats = "", list[Any]()
    try:
        server.starve()
        seats = serving.sit(cast(Any, SimpleNamespace(address=server.address)), lambda: None)
        serving.play(seats, MOVES, lambda: None, 3 * DEAD)
    except Exception as error:
        problem = f"{type(error).__name__}: {error}"
    finally:
        for seat in seats:
            seat.close()
        problem = server.stop() or problem
    try:
        return problem or serving.checked(place, seats)
    except Exception as error:
        return f"afterwards {type(error).__name__}: {error}"


def faults(folder: Path, every: int = 1, known: Container[str] = ()) -> Iterator[Trial]:
    """Let every n-th allocation fail, alone and with some that follow, during the start and afterwards."""
    vars(seat_module)["PATIENCE"] = DEAD
    shutil.rmtree(folder, ignore_errors=True)
    for when, most in ALLOCATIONS.items():
        for times, number in product((ONE, SOME), range(FIRST, most, every)):
            name = f"{when}, {times} from allocation {number}"
            if name not in known:
                place = folder / name.replace(" ", "-").replace(",", "")
                yield Trial(name, problem_of(place, when, number, times))
                shutil.rmtree(place)
