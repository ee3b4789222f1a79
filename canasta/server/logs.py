"""Server logs: one JSON line per event, without names, tokens or cards.

>>> record = logging.LogRecord("canasta.server", logging.INFO, "", 0, "table opened", (), None)
>>> record.where = "x7Yq"
>>> json.loads(JsonFormatter().format(record))["event"]
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

#: Our own logger, and the errors of uvicorn, the event loop, threads and Python. Access logs are left out
#: because they would contain addresses and invitations.
_LOGGERS: Final = ("canasta.server", "uvicorn.error", "asyncio", "concurrent.futures", "py.warnings")


#: Records that are not faults: uvicorn logs them for every socket that is refused with a reason, and for a
#: failed start, which is reported to the user separately.
_NO_FAULT: Final = (
    "ASGI callable returned without completing handshake.",
    "Application startup failed. Exiting.",
    "Traceback (most recent call last):",
)


class JsonFormatter(logging.Formatter):
    """JSON log formatter. Errors have their type and source locations, never values.

    Args:
        node: The name of the server among the nodes of its site; every line has it.
    """

    def __init__(self, node: str = "") -> None:
        super().__init__()
        self._node = node

    def format(self, record: logging.LogRecord) -> str:
        """Format a record as one JSON line."""
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            **({"node": self._node} if self._node else {}),
            # Further lines, which the event loop and uvicorn add, may contain values.
            "event": str(record.msg if record.exc_info else record.getMessage()).partition("\n")[0],
        }
        for name in ("where", "version"):
            if value := getattr(record, name, ""):
                line[name] = value
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            frames = traceback.extract_tb(record.exc_info[2])
            line["through"] = [f"{frame.filename}:{frame.lineno}" for frame in frames]
        return json.dumps(line)


@contextmanager
def json_logging(exhausted: Callable[[], None], node: str = "") -> Iterator[None]:
    """Write the logs of the server and uvicorn to stderr within the block.

    Args:
        exhausted: Called when a ``MemoryError`` is logged.
        node: The name of the server among the nodes of its site, for every line.
    """

    def see_memory(record: logging.LogRecord) -> bool:
        kind = record.exc_info[0] if record.exc_info else None
        if kind is not None and issubclass(kind, MemoryError):
            exhausted()
        return True

    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(see_memory)
    handler.addFilter(lambda record: not str(record.msg).startswith(_NO_FAULT))
    handler.setFormatter(JsonFormatter(node))
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
