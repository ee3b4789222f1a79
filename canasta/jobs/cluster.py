"""The same pieces of work on the machines of a Ray cluster.

Ray is optional and is imported only when a cluster is asked for. Each machine has its own Casa Canasta, and
a worker whose sources are not the sources here refuses its piece: results never depend on who did the work.
"""

from __future__ import annotations

import hashlib
import logging
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
import threading
import warnings
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from functools import cache, partial
from itertools import islice
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from canasta import __version__
from canasta.jobs.cores import AHEAD, TRIES, cores, interrupts_ignored
from canasta.messages import Complaint

Piece = TypeVar("Piece")
Result = TypeVar("Result")

#: The address that starts a cluster on this machine, for as long as the work takes.
LOCAL: Final = "local"
#: The address of whatever cluster this machine is part of.
AUTO: Final = "auto"
#: How a client reaches a cluster from outside.
CLIENT: Final = "ray://"
#: Seconds until an address that does not answer is given up.
PATIENCE: Final = 10
#: The least memory Ray keeps for values that wait; pieces and results are small.
_STORE: Final = 80 * 1024 * 1024
#: No word to the terminal, and none about this machine to anybody.
_QUIET: Final = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_BACKEND_LOG_LEVEL": "fatal",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
}
#: How a server of Ray's kind is greeted (HTTP/2: the preface and empty settings), and what it answers with.
_GREETING: Final = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + b"\0\0\0\4\0\0\0\0\0"
_SETTINGS: Final = 4
_PACKAGE: Final = Path(__file__).resolve().parent.parent


class _Answer(NamedTuple):
    """What a worker says: a result, or why there is none."""

    kind: str  #: ``done``, ``raised``, ``missing`` or ``different``
    value: Any  #: the result, the exception, or the name of the machine
    version: str = ""


def in_cluster(
    work: Callable[[Piece], Result], pieces: Sequence[Piece], address: str, processes: int | None = None
) -> Generator[Result, None, None]:
    """The result of every piece, in order; ``processes`` is how many at a time, else all the cluster has.

    A piece whose worker or machine was lost is worked on again elsewhere; the others are not touched.
    """
    with _connected(address, processes) as ray:
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
                piece, answer = waiting.popleft()
                result = _result(ray, piece, answer, hand_out)
                for piece in islice(coming, 1):
                    waiting.append((piece, hand_out(piece)))
                yield result
        finally:
            for _, answer in waiting:
                _try(partial(ray.cancel, answer, force=True))


def _result(ray: Any, piece: Piece, answer: Any, hand_out: Callable[[Piece], Any]) -> Any:
    """Wait for a piece; hand it out again where a worker was lost."""
    lost = ray.exceptions
    for again in range(TRIES):
        try:
            return _opened(ray.get(answer))
        except (lost.WorkerCrashedError, lost.NodeDiedError, lost.OutOfMemoryError, lost.ObjectLostError):
            if again + 1 < TRIES:
                answer = hand_out(piece)
        except (lost.RayError, ConnectionError) as error:
            raise Complaint("jobs.cluster.failed", problem=_one_line(error)) from None
    raise Complaint("jobs.worker_lost", number=TRIES)


def _opened(answer: tuple[str, Any, str]) -> Any:
    kind, value, version = answer
    if kind == "done":
        return value
    if kind == "raised":
        raise value
    raise Complaint(f"jobs.cluster.{kind}", machine=value, theirs=version, ours=__version__)


# --- What runs on the other machine ---------------------------------------------------------------


def _carrier() -> Callable[[str, str, bytes], tuple[str, Any, str]]:
    """The task as Ray sends it: whole, because the other machine may have no Casa Canasta to find it in."""

    def carry(home: str, sources: str, packed: bytes) -> tuple[str, Any, str]:
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


def work_on(sources: str, packed: bytes) -> tuple[str, Any, str]:
    """Work on a packed piece, if the sources are the same; the answer is plain values."""
    if sources != fingerprint():
        return _Answer("different", platform.node(), __version__)[:]
    try:
        work, piece = pickle.loads(packed)
        return _Answer("done", work(piece))[:]
    except Exception as error:
        return _Answer("raised", error)[:]


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


# --- Coming and going -----------------------------------------------------------------------------


def _ray() -> Any:
    """Ray, told to keep to itself."""
    for name, value in _QUIET.items():
        os.environ.setdefault(name, value)
    try:
        import ray
        import ray.exceptions
    except ImportError:
        raise Complaint("jobs.cluster.no_ray") from None
    return ray


@contextmanager
def _connected(address: str, processes: int | None) -> Iterator[Any]:
    """Ray, connected to the cluster for as long as this lasts; a connection that is there already is used."""
    there = sys.modules.get("ray")
    if there is not None and there.is_initialized():
        yield there
        return
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        if address not in (AUTO, LOCAL):
            _reach(address)
        folder = tempfile.mkdtemp(prefix="canasta") if address == LOCAL else ""
        level = logging.getLogger("ray").level
        variables = dict(os.environ)
        before = _handler()
        try:
            if address == LOCAL:
                os.environ.update(_private())
            ray = _ray()
            _connect(ray, address, processes, folder)
            yield ray
        finally:
            with interrupts_ignored():
                _try(lambda: _ray().shutdown())
            if before is not None:
                signal.signal(signal.SIGTERM, before)  # Ray puts its own in place
            logging.getLogger("ray").setLevel(level)
            os.environ.clear()
            os.environ.update(variables)
            shutil.rmtree(folder, ignore_errors=True)


def _private() -> dict[str, str]:
    """Nobody outside this machine reaches a cluster of our own, and nobody on it without its secret.

    Ray would keep a secret in the player's own folder, and other clusters would ask for it from then on.
    """
    return {
        "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",  # what makes Ray stay with 127.0.0.1, on any system
        "RAY_AUTH_MODE": "token",
        "RAY_AUTH_TOKEN": secrets.token_hex(32),
    }


def _connect(ray: Any, address: str, processes: int | None, folder: str) -> None:
    settings: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.CRITICAL}
    if address == LOCAL:
        settings |= {
            "num_cpus": processes or cores(),
            "include_dashboard": False,
            "object_store_memory": _STORE,
            "_node_ip_address": "127.0.0.1",
            "_temp_dir": folder,
        }
    said: list[str] = []
    try:
        with _hushed(said):
            ray._raylet.Config.initialize("")  # it may have been imported under other variables
            ray._raylet.AuthenticationTokenLoader.instance().reset_cache()
            ray.init(address=address, **settings)
    except (RuntimeError, ValueError, OSError, ImportError, AssertionError, ray.exceptions.RayError) as error:
        raise _told(address, error, "".join(said)) from None


@contextmanager
def _hushed(said: list[str]) -> Iterator[None]:
    """Take what is written to stderr, also by Ray's own libraries, which ask no logger."""
    with tempfile.TemporaryFile() as file:
        sys.stderr.flush()
        kept = os.dup(2)
        os.dup2(file.fileno(), 2)
        try:
            yield
        finally:
            os.dup2(kept, 2)
            os.close(kept)
            file.seek(0)
            said.append(file.read().decode(errors="replace"))


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


def _told(address: str, error: Exception, said: str) -> Complaint:
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


def _handler() -> Any:
    """Who is asked when somebody ends this process; nobody to be put back outside the main thread."""
    if threading.current_thread() is not threading.main_thread():
        return None
    return signal.getsignal(signal.SIGTERM)


def _try(step: Callable[[], object]) -> None:
    """Leave in order where that can be done; the work is over either way."""
    try:
        step()
    except Exception as error:
        logging.getLogger(__name__).debug("ray: %s", error)
