"""Handling of ``MemoryError`` in threads and finalizers.

Python itself would print a traceback.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import TracebackType


@contextmanager
def memory_watched(exhausted: Callable[[], None]) -> Iterator[None]:
    """Call ``exhausted`` for every unhandled ``MemoryError`` instead of printing it."""
    shown, of_thread, ignored = sys.excepthook, threading.excepthook, sys.unraisablehook

    def show(kind: type[BaseException], problem: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, MemoryError):
            exhausted()
        else:
            shown(kind, problem, trace)

    def show_of_thread(args: threading.ExceptHookArgs) -> None:
        if issubclass(args.exc_type, MemoryError):
            exhausted()
        else:
            of_thread(args)

    def ignore(args: sys.UnraisableHookArgs) -> None:
        if issubclass(args.exc_type, MemoryError):
            exhausted()
        else:
            ignored(args)

    sys.excepthook, threading.excepthook, sys.unraisablehook = show, show_of_thread, ignore
    try:
        yield
    finally:
        sys.excepthook, threading.excepthook, sys.unraisablehook = shown, of_thread, ignored
