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
from datetime import UTC, datetime
from typing import Final

#: Ours, and what uvicorn and the loop say of errors; a list of requests would have addresses and invitations.
_LOGGERS: Final = ("canasta.server", "uvicorn.error", "asyncio")


#: What uvicorn says of every socket that is told why it is refused.
_NO_FAULT: Final = "ASGI callable returned without completing handshake."


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


def write_lines() -> None:
    """Write what the server and uvicorn have to say to stderr."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    for name in _LOGGERS:
        logger = logging.getLogger(name)
        logger.addHandler(handler)
        logger.addFilter(lambda record: record.msg != _NO_FAULT)
        logger.setLevel(logging.INFO if name.startswith("canasta") else logging.WARNING)
        logger.propagate = False
