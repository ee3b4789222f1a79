"""Errors as clients see them: a message of the catalogue, without details of the server's machine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeGuard

from msgspec import UNSET, UnsetType

from canasta.engine import IllegalAction
from canasta.messages import UserError, say, text, use_language
from canasta.storage import StorageError
from canasta.storage.games import UNREADABLE
from canasta.wire.protocol import RequestRefused
from canasta.wire.reasons import Reason, write_reason

#: Storage errors contain file names, so clients get these messages instead.
_DISK: Final = {
    "storage.full": "server.disk_full",
    "storage.read_only": "server.disk_read_only",
    "storage.replaced": "server.disk_replaced",
    "storage.rescued": "server.disk_replaced",
    "storage.lost": "server.database_away",
    "storage.unreachable": "server.database_away",
    "storage.unsure_commit": "server.database_away",
    "storage.conflict": "server.elsewhere",
    UNREADABLE: "server.unreadable",
}
#: Message for any error that is not a ``UserError``.
WRONG: Final = "server.wrong"


def _of_the_disk(problem: Exception) -> TypeGuard[UserError]:
    return isinstance(problem, StorageError) or getattr(problem, "message", "") in _DISK


def error_id(problem: Exception) -> str:
    """Return the id of the message that clients get for an error."""
    if _of_the_disk(problem):
        return _DISK.get(problem.message, "server.disk_trouble")
    if isinstance(problem, IllegalAction):
        return problem.reason.message
    return problem.message if isinstance(problem, UserError) else WRONG


def refusal_message(
    problem: Exception, id: int = 0, *, book: str = "", language: str = "", names: Sequence[str] = ()
) -> RequestRefused:
    """Return an error as the message that is sent to the client."""
    error = error_id(problem)
    reason: Reason | UnsetType = UNSET
    with use_language(language or None):
        if isinstance(problem, IllegalAction):
            reason = write_reason(book, problem.reason, sentences=True, text=True, names=names)
            sentence = say(error, problem.reason.params, names)
        elif isinstance(problem, UserError) and not _of_the_disk(problem):
            sentence = say(error, problem.params, names) if "seat" in problem.params else str(problem)
        else:
            sentence = text(error)
    return RequestRefused(id, error, sentence, reason)
