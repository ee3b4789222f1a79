"""What a server writes about itself: a line of JSON for each thing, without names, tokens or cards.

>>> record = logging.LogRecord("canasta.server", logging.INFO, "", 0, "table opened", (), None)
>>> record.where = "x7Yq"
>>> json.loads(Lines().format(record))["event"]
'table opened'
"""

from __future__ import annotations

import json
import logging
import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Final

#: Ours, and what uvicorn, the loop, threads and Python say of errors; a list of requests would have addresses
#: and invitations.
_LOGGERS: Final = ("canasta.server", "uvicorn.error", "asyncio", "concurrent.futures", "py.warnings")


#: What uvicorn says of every socket that is told why it is refused, and of a start that fails, which is told
#: in a sentence.
_NO_FAULT: Final = (
    "ASGI callable returned without completing handshake.",
    "Application startup failed. Exiting.",
    "Traceback (most recent call last):",
)


class Lines(logging.Formatter):
    """A record as a line of JSON; of an error its kind and the places it came through, never a value."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            # What the loop and uvicorn add to it in further lines may hold values.
            "event": str(record.msg if record.exc_info else record.getMessage()).partition("\n")[0],
        }
        where = getattr(record, "where", "")
        if where:
            line["where"] = where
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            frames = traceback.extract_tb(record.exc_info[2])
            line["through"] = [f"{frame.filename}:{frame.lineno}" for frame in frames]
        return json.dumps(line)


@contextmanager
def lines_written(exhausted: Callable[[], None]) -> Iterator[None]:
    """Meanwhile what the server and uvicorn have to say is written to stderr.

    ``exhausted`` is called beside that when it is about memory that could not be had.
    """

    def see_memory(record: logging.LogRecord) -> bool:
        kind = record.exc_info[0] if record.exc_info else None
        if kind is not None and issubclass(kind, MemoryError):
            exhausted()
        return True

    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(see_memory)
    handler.addFilter(lambda record: not str(record.msg).startswith(_NO_FAULT))
    handler.setFormatter(Lines())
    logging.captureWarnings(True)
    for name in _LOGGERS:
        logger = logging.getLogger(name)
        logger.addHandler(handler)
        logger.setLevel(logging.INFO if name.startswith("canasta") else logging.WARNING)
        logger.propagate = False
    try:
        yield
    finally:
        logging.captureWarnings(False)
        for name in _LOGGERS:
            logging.getLogger(name).removeHandler(handler)
