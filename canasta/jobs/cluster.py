"""The same pieces of work on the machines of a Ray cluster.

Ray is optional and is imported only when a cluster is asked for, and then in a process of its own: when a
cluster goes down, Ray ends the process that was connected to it, and it has much to say on the way.

Each machine has its own Casa Canasta, and a worker whose sources are not the sources here refuses its piece:
results never depend on who did the work.
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
from canasta.jobs.cores import AHEAD, TRIES, cores, ignore_interrupts, interrupts_ignored
from canasta.messages import Complaint

Piece = TypeVar("Piece")
Result = TypeVar("Result")
#: What comes back from elsewhere: ``done`` and a result, ``raised`` and an exception, or ``missing`` or
#: ``different``, the name of a machine, and the version there.
Answer = tuple[str, Any, str]

#: The address that starts a cluster on this machine, for as long as the work takes.
LOCAL: Final = "local"
#: The address of whatever cluster this machine is part of.
AUTO: Final = "auto"
#: How a client reaches a cluster from outside.
CLIENT: Final = "ray://"
#: Seconds until an address that does not answer is given up.
PATIENCE: Final = 10
#: Seconds until a process that was asked to leave is made to.
_LEAVE: Final = 20
#: Bytes for values that wait, about the least Ray takes; pieces and results are small.
_STORE: Final = 80 * 1024 * 1024
#: No word about this machine to anybody.
_QUIET: Final = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}
#: How a server of Ray's kind is greeted (HTTP/2: the preface and empty settings), and what it answers with.
_GREETING: Final = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + b"\0\0\0\4\0\0\0\0\0"
_SETTINGS: Final = 4
_PACKAGE: Final = Path(__file__).resolve().parent.parent


def in_cluster(
    work: Callable[[Piece], Result], pieces: Sequence[Piece], address: str, processes: int | None = None
) -> Generator[Result, None, None]:
    """The result of every piece, in order; ``processes`` is how many at a time, else all the cluster has.

    A piece whose worker or machine was lost is worked on again elsewhere; the others are not touched.
    """
    if address not in (AUTO, LOCAL):
        _reach(address)
    if find_spec("ray") is None:
        raise Complaint("jobs.cluster.no_ray")
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
                raise Complaint("jobs.cluster.gone", address=address) from None
            yield _opened(answer)
    finally:
        here.close()
        with interrupts_ignored():
            # At the end of the work it is leaving already.
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
    raise Complaint(f"jobs.cluster.{kind}", machine=value, theirs=version, ours=__version__)


# --- The process that is connected to the cluster -------------------------------------------------


def _drive(
    asker: Connection,
    work: Callable[[Piece], object],
    pieces: Sequence[Piece],
    address: str,
    processes: int | None,
) -> None:
    """Send the answer to every piece to the one who asks, up to the first that is no result."""
    ignore_interrupts()
    warnings.simplefilter("ignore")
    said = tempfile.TemporaryFile()  # noqa: SIM115 - to the end of the process
    for stream in (1, 2):
        os.dup2(said.fileno(), stream)
    with suppress(BrokenPipeError):  # nobody is interested any more
        try:
            with _connected(address, processes, said) as ray:
                for answer in _answers(ray, work, pieces, processes):
                    asker.send(answer)
        except Complaint as complaint:
            asker.send(("raised", complaint, ""))


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
        # With a number given, no more than so many are ever under way.
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
    """Wait for a piece; hand it out again where a worker was lost."""
    lost = ray.exceptions
    for tried in range(1, TRIES + 1):
        try:
            answer: Answer = ray.get(reference)
            return answer
        except (lost.WorkerCrashedError, lost.NodeDiedError, lost.OutOfMemoryError, lost.ObjectLostError):
            if tried < TRIES:
                reference = again()
        except (lost.RayError, ConnectionError) as error:
            raise Complaint("jobs.cluster.failed", problem=_one_line(error)) from None
    raise Complaint("jobs.worker_lost", number=TRIES)


@contextmanager
def _connected(address: str, processes: int | None, said: IO[bytes]) -> Iterator[Any]:
    """Ray, connected to the cluster for as long as this lasts."""
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
        # Leave in order when asked to, before Ray puts its own way in place and after.
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
    """Nobody outside this machine reaches a cluster of our own, and nobody on it without its secret.

    Ray would keep a secret in the player's own folder, and other clusters would ask for it from then on.
    """
    return {
        "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",  # what makes Ray stay with 127.0.0.1, on any system
        "RAY_AUTH_MODE": "token",
        "RAY_AUTH_TOKEN": secrets.token_hex(32),
    }


def _init(address: str, settings: dict[str, Any], said: IO[bytes]) -> Any:
    try:
        import ray
        import ray.exceptions

        ray.init(address=address, **settings)
    except Exception as error:  # Ray has an exception of every kind for this
        raise _why_not(address, error, _read(said)) from None
    return ray


def _read(said: IO[bytes]) -> str:
    """What Ray has said so far; its libraries ask no logger."""
    said.seek(0)
    return said.read().decode(errors="replace")


# --- What runs on the other machine ---------------------------------------------------------------


def _carrier() -> Callable[[str, str, bytes], Answer]:
    """The task as Ray sends it: whole, because the other machine may have no Casa Canasta to find it in."""

    def carry(home: str, sources: str, packed: bytes) -> Answer:
        import os
        import platform
        import sys

        # On this machine, or one that shares its folders, the sources are those of the one who asks.
        if os.path.isdir(home) and home not in sys.path:
            sys.path.insert(0, home)
        try:
            from canasta.jobs.cluster import work_on
        except ImportError:
            return "missing", platform.node(), ""
        return work_on(sources, packed)

    return carry


def work_on(sources: str, packed: bytes) -> Answer:
    """Work on a packed piece, if the sources are the same; the answer is plain values."""
    if sources != fingerprint():
        return "different", platform.node(), __version__
    try:
        work, piece = pickle.loads(packed)
        return "done", work(piece), ""
    except Exception as error:
        return "raised", error, ""


@cache
def fingerprint() -> str:
    """A hash of everything that can make a difference to a result: every file of the package."""
    digest = hashlib.sha256()
    for path in sorted(_PACKAGE.rglob("*")):
        if path.suffix in (".py", ".toml"):
            content = path.read_bytes().replace(b"\r\n", b"\n")
            digest.update(f"\n{path.relative_to(_PACKAGE).as_posix()} {len(content)}\n".encode())
            digest.update(content)
    return digest.hexdigest()[:32]


# --- Addresses and what can be wrong with them ----------------------------------------------------


def _reach(address: str) -> None:
    """Knock at the address first: Ray itself would go on for a minute, and say so many times."""
    host, colon, port = address.removeprefix(CLIENT).rpartition(":")
    if not colon or not host or not port.isdecimal() or int(port) > 65535:
        raise Complaint("jobs.cluster.address", address=address)
    answer = b""
    try:
        with socket.create_connection((host.strip("[]"), int(port)), PATIENCE) as knock:
            knock.settimeout(PATIENCE)
            knock.sendall(_GREETING)
            answer = knock.recv(9)
    except OSError:
        pass
    if len(answer) < 4 or answer[3] != _SETTINGS:
        raise Complaint("jobs.cluster.unreachable", address=address)


def _why_not(address: str, error: Exception, said: str) -> Complaint:
    """What Ray says when it cannot connect, in a line."""
    words = f"{error} {said}"
    if "nauthenticated" in words or "uthentication" in words:
        return Complaint("jobs.cluster.token", address=address)
    versions = re.findall(r"(Ray|Python): (\S+)", str(error))
    if "ersion mismatch" in words and len(versions) == 4:
        theirs, ours = (", ".join(" ".join(pair) for pair in pairs) for pairs in (versions[:2], versions[2:]))
        return Complaint("jobs.cluster.versions", address=address, theirs=theirs, ours=ours)
    if isinstance(error, (ConnectionError, TimeoutError)):
        return Complaint(
            "jobs.cluster.nobody" if address == AUTO else "jobs.cluster.unreachable", address=address
        )
    return Complaint("jobs.cluster.refused", address=address, problem=_one_line(error))


def _one_line(error: Exception) -> str:
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return (lines[0] if lines else type(error).__name__)[:300]
