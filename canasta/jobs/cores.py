"""Work in pieces, on one core or on several, with results in the order of the pieces.

A piece is a plain value, and its result depends on nothing else. It therefore does not matter where a piece
is worked on, and a piece whose worker was killed is worked on again.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from typing import TypeVar

from canasta.messages import UserError

Piece = TypeVar("Piece")
Result = TypeVar("Result")

#: How often workers may be lost without any result in between.
TRIES = 3
#: Pieces submitted in advance per process: enough to keep it busy, few enough to stop quickly.
AHEAD = 3


def cores() -> int:
    """Return the number of cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def in_order(
    work: Callable[[Piece], Result],
    pieces: Sequence[Piece],
    processes: int | None = None,
    cluster: str | None = None,
) -> Generator[Result, None, None]:
    """Yield the result of every piece, in order.

    >>> list(in_order(abs, [-2, -1], processes=1))
    [2, 1]
    """
    given = processes
    if processes is None:
        processes = cores()
    if processes < 1:
        raise UserError("jobs.processes", number=processes)
    if cluster:
        from canasta.jobs.cluster import in_cluster  # Ray is optional

        yield from in_cluster(work, pieces, cluster, given)
        return
    processes = min(processes, len(pieces))
    if processes <= 1:
        for piece in pieces:
            yield work(piece)
        return
    done = lost = 0
    while done < len(pieces):
        try:
            for result in _in_pool(work, pieces[done:], processes):
                done += 1
                lost = 0
                yield result
        except BrokenProcessPool:
            lost += 1
            if lost == TRIES:
                raise UserError("jobs.worker_lost", number=TRIES) from None


def _in_pool(work: Callable[[Piece], Result], pieces: Sequence[Piece], processes: int) -> Iterator[Result]:
    # "spawn" works the same on every system and with threads in the parent.
    pool = ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"), ignore_interrupts)
    waiting: deque[Future[Result]] = deque()
    coming = iter(pieces)
    others = set(multiprocessing.active_children())
    try:
        with interrupts_ignored():
            for piece in islice(coming, processes * AHEAD):
                waiting.append(pool.submit(work, piece))
        while waiting:
            result = waiting.popleft().result()
            for piece in islice(coming, 1):
                waiting.append(pool.submit(work, piece))
            yield result
    except BaseException:
        for worker in set(multiprocessing.active_children()) - others:
            worker.terminate()  # a piece may take minutes, and its result is no longer needed
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def ignore_interrupts() -> None:
    """Ignore Ctrl-C, which reaches every process of a terminal; the parent process handles it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def interrupts_ignored() -> Iterator[None]:
    """Ignore Ctrl-C while starting workers, so that they ignore it from the beginning."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.SIG_DFL if before is None else before)
