"""Distribution of pieces of work to the machines of a Ray cluster.

Ray is optional. It is imported only if a cluster is used, and in a separate process: when a cluster goes
down, Ray ends the process that was connected to it, and it prints a lot of output.

Each machine has its own installation of Casa Canasta. A worker with different sources refuses its piece, so
that results never depend on the machine.
"""

from __future__ import annotations

import hashlib
import logging
import multiprocessing
import os
import pickle
import platform
import re
import secrets
import shutil
import signal
import socket
import sys
import tempfile
import warnings
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache, partial
from importlib.util import find_spec
from itertools import islice
from multiprocessing.connection import Connection
from pathlib import Path
from typing import IO, Any, Final, TypeVar

from canasta import __version__
from canasta.extras import MissingPackage
from canasta.jobs.cores import AHEAD, TRIES, cores, ignore_interrupts, interrupts_ignored
from canasta.messages import UserError

Piece = TypeVar("Piece")
Result = TypeVar("Result")
#: The reply of a worker: ``done`` and a result, ``raised`` and an exception, or ``missing`` or ``different``,
#: with the name of the machine and the version there.
Answer = tuple[str, Any, str]

#: The address that starts a temporary cluster on this machine.
LOCAL: Final = "local"
#: The address of the cluster that this machine is part of.
AUTO: Final = "auto"
#: Prefix of the address by which a client reaches a cluster from outside.
CLIENT: Final = "ray://"
#: Timeout in seconds for an address that does not answer.
PATIENCE: Final = 10
#: Seconds after which a process that was asked to exit is terminated.
_LEAVE: Final = 20
#: Size of Ray's object store in bytes, about the minimum; pieces and results are small.
_STORE: Final = 80 * 1024 * 1024
#: Disable Ray's usage statistics.
_QUIET: Final = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}
#: Opening bytes of a connection to Ray (HTTP/2 preface with empty settings), and the type of the reply.
_GREETING: Final = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + b"\0\0\0\4\0\0\0\0\0"
_SETTINGS: Final = 4
_PACKAGE: Final = Path(__file__).resolve().parent.parent


def in_cluster(
    work: Callable[[Piece], Result], pieces: Sequence[Piece], address: str, processes: int | None = None
) -> Generator[Result, None, None]:
    """Yield the result of every piece, in order.

    If a worker or machine is lost, its piece is worked on again elsewhere; the others are not affected.

    Args:
        work: A function at the top level of a module.
        pieces: Its arguments.
        address: The address of the cluster.
        processes: How many pieces are worked on at a time; by default as many as the cluster has CPUs.
    """
    if address not in (AUTO, LOCAL):
        _reach(address)
    if find_spec("ray") is None:
        raise MissingPackage("ray")
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    driver = context.Process(target=_drive, args=(there, work, pieces, address, processes))
    with interrupts_ignored():
        driver.start()
    there.close()
    try:
        for _ in pieces:
            try:
                answer = here.recv()
            except (EOFError, OSError):
                raise UserError("jobs.cluster.gone", address=address) from None
            yield _opened(answer)
    finally:
        here.close()
        with interrupts_ignored():
            # At the end of the work it is already exiting.
            driver.join(0 if sys.exc_info()[0] else _LEAVE)
            if driver.exitcode is None:
                driver.terminate()
                driver.join(_LEAVE)
            if driver.exitcode is None:
                driver.kill()
                driver.join()


def _opened(answer: Answer) -> Any:
    kind, value, version = answer
    if kind == "done":
        return value
    if kind == "raised":
        raise value
    raise UserError(f"jobs.cluster.{kind}", machine=value, theirs=version, ours=__version__)


# --- The process that is connected to the cluster -------------------------------------------------


def _drive(
    asker: Connection,
    work: Callable[[Piece], object],
    pieces: Sequence[Piece],
    address: str,
    processes: int | None,
) -> None:
    """Send the reply for every piece to the parent process, up to the first failure."""
    ignore_interrupts()
    warnings.simplefilter("ignore")
    said = tempfile.TemporaryFile()  # noqa: SIM115 - to the end of the process
    for stream in (1, 2):
        os.dup2(said.fileno(), stream)
    with suppress(BrokenPipeError):  # the parent has stopped listening
        try:
            with _connected(address, processes, said) as ray:
                for answer in _answers(ray, work, pieces, processes):
                    asker.send(answer)
        except UserError as problem:
            asker.send(("raised", problem, ""))


def _answers(
    ray: Any, work: Callable[[Piece], object], pieces: Sequence[Piece], processes: int | None
) -> Iterator[Answer]:
    width = processes or max(1, int(ray.cluster_resources().get("CPU", 1)))
    task = ray.remote(num_cpus=1, max_retries=0)(_carrier())
    sources = fingerprint()

    def hand_out(piece: Piece) -> Any:
        return task.remote(str(_PACKAGE.parent), sources, pickle.dumps((work, piece)))

    waiting: deque[tuple[Piece, Any]] = deque()
    coming = iter(pieces)
    try:
        # If a number is given, never more pieces than that are under way.
        for piece in islice(coming, width if processes else width * AHEAD):
            waiting.append((piece, hand_out(piece)))
        while waiting:
            piece, reference = waiting.popleft()
            answer = _answer(ray, reference, partial(hand_out, piece))
            for piece in islice(coming, 1):
                waiting.append((piece, hand_out(piece)))
            yield answer
    finally:
        for _, reference in waiting:
            with suppress(Exception):  # the work is over either way
                ray.cancel(reference, force=True)


def _answer(ray: Any, reference: Any, again: Callable[[], Any]) -> Answer:
    """Wait for a piece, and resubmit it if its worker was lost."""
    lost = ray.exceptions
    for tried in range(1, TRIES + 1):
        try:
            answer: Answer = ray.get(reference)
            return answer
        except (lost.WorkerCrashedError, lost.NodeDiedError, lost.OutOfMemoryError, lost.ObjectLostError):
            if tried < TRIES:
                reference = again()
        except (lost.RayError, ConnectionError) as error:
            raise UserError("jobs.cluster.failed", problem=_one_line(error)) from None
    raise UserError("jobs.worker_lost", number=TRIES)


@contextmanager
def _connected(address: str, processes: int | None, said: IO[bytes]) -> Iterator[Any]:
    """Connect to the cluster, and disconnect at the end."""
    os.environ.update(_QUIET)
    settings: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.CRITICAL}
    folder = ""
    if address == LOCAL:
        os.environ.update(_own())
        folder = tempfile.mkdtemp(prefix="canasta")
        settings |= {
            "num_cpus": processes or cores(),
            "include_dashboard": False,
            "object_store_memory": _STORE,
            "_temp_dir": folder,
        }
    try:
        # Exit cleanly on SIGTERM, both before and after Ray installs its own handler.
        signal.signal(signal.SIGTERM, _leave)
        ray = _init(address, settings, said)
        signal.signal(signal.SIGTERM, _leave)
        yield ray
    finally:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        if "ray" in sys.modules:
            with suppress(Exception):
                sys.modules["ray"].shutdown()
        shutil.rmtree(folder, ignore_errors=True)


def _leave(*_: object) -> None:
    sys.exit()


def _own() -> dict[str, str]:
    """Return settings that make a temporary cluster reachable on this machine only, and only with its token.

    Without them Ray would store a token in the user's home folder, and other clusters would then ask for it.
    """
    return {
        "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",  # binds to 127.0.0.1 on any system
        "RAY_AUTH_MODE": "token",
        "RAY_AUTH_TOKEN": secrets.token_hex(32),
    }


def _init(address: str, settings: dict[str, Any], said: IO[bytes]) -> Any:
    try:
        import ray
        import ray.exceptions

        ray.init(address=address, **settings)
    except Exception as error:  # Ray raises many types of exception here
        raise _why_not(address, error, _read(said)) from None
    return ray


def _read(said: IO[bytes]) -> str:
    """Return Ray's output so far; its libraries do not use the logging module."""
    said.seek(0)
    return said.read().decode(errors="replace")


# --- Code that runs on the other machine ----------------------------------------------------------


def _carrier() -> Callable[[str, str, bytes], Answer]:
    """Return a self-contained task, because the other machine may not have Casa Canasta installed."""

    def carry(home: str, sources: str, packed: bytes) -> Answer:
        import os
        import platform
        import sys

        # On this machine, or one that shares its folders, use the sources of the caller.
        if os.path.isdir(home) and home not in sys.path:
            sys.path.insert(0, home)
        try:
            from canasta.jobs.cluster import work_on
        except ImportError:
            return "missing", platform.node(), ""
        return work_on(sources, packed)

    return carry


def work_on(sources: str, packed: bytes) -> Answer:
    """Work on a pickled piece if the sources are the same; reply with plain values."""
    if sources != fingerprint():
        return "different", platform.node(), __version__
    try:
        work, piece = pickle.loads(packed)
        return "done", work(piece), ""
    except Exception as error:
        return "raised", error, ""


@cache
def fingerprint() -> str:
    """Hash every file of the package that can affect a result."""
    digest = hashlib.sha256()
    for path in sorted(_PACKAGE.rglob("*")):
        if path.suffix in (".py", ".toml"):
            content = path.read_bytes().replace(b"\r\n", b"\n")
            digest.update(f"\n{path.relative_to(_PACKAGE).as_posix()} {len(content)}\n".encode())
            digest.update(content)
    return digest.hexdigest()[:32]


# --- Addresses and connection errors --------------------------------------------------------------


def _reach(address: str) -> None:
    """Check that the address answers; Ray would retry for a minute and log each attempt."""
    host, colon, port = address.removeprefix(CLIENT).rpartition(":")
    if not colon or not host or not port.isdecimal() or int(port) > 65535:
        raise UserError("jobs.cluster.address", address=address)
    answer = b""
    try:
        with socket.create_connection((host.strip("[]"), int(port)), PATIENCE) as knock:
            knock.settimeout(PATIENCE)
            knock.sendall(_GREETING)
            answer = knock.recv(9)
    except OSError:
        pass
    if len(answer) < 4 or answer[3] != _SETTINGS:
        raise UserError("jobs.cluster.unreachable", address=address)


def _why_not(address: str, error: Exception, said: str) -> UserError:
    """Explain in one line why Ray cannot connect."""
    words = f"{error} {said}"
    if "nauthenticated" in words or "uthentication" in words:
        return UserError("jobs.cluster.token", address=address)
    versions = re.findall(r"(Ray|Python): (\S+)", str(error))
    if "ersion mismatch" in words and len(versions) == 4:
        theirs, ours = (", ".join(" ".join(pair) for pair in pairs) for pairs in (versions[:2], versions[2:]))
        return UserError("jobs.cluster.versions", address=address, theirs=theirs, ours=ours)
    if isinstance(error, (ConnectionError, TimeoutError)):
        return UserError(
            "jobs.cluster.nobody" if address == AUTO else "jobs.cluster.unreachable", address=address
        )
    return UserError("jobs.cluster.refused", address=address, problem=_one_line(error))


def _one_line(error: Exception) -> str:
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return (lines[0] if lines else type(error).__name__)[:300]
