"""Errors in a text, with their places."""

from __future__ import annotations

from typing import Final

from canasta.messages import Param, UserError, say

_AT: Final = "notation.at"


class NotationError(UserError):
    """An invalid text: the reason (a message id with parameters), line and column, from 1.

    >>> error = NotationError("position.key_twice", 1, 9, key="pile")
    >>> error.reason, error.line, error.column
    ('position.key_twice', 1, 9)
    >>> str(error)
    "line 1, column 9: 'pile' is given twice."
    """

    def __init__(self, reason: str, line: int, column: int, **params: Param) -> None:
        super().__init__(reason, **params)
        self.line = line
        self.column = column

    @property
    def reason(self) -> str:
        """The id of the message that describes the error."""
        return self.message

    def __str__(self) -> str:
        sentence = say(self.message, self.params)
        return say(_AT, {"line": self.line, "column": self.column, "sentence": sentence})

    def __reduce__(self) -> tuple[object, ...]:
        # For pickle: errors may come from another process, and their parts are not positional arguments.
        return (_again, (self.message, self.line, self.column, self.params))


def _again(reason: str, line: int, column: int, params: dict[str, Param]) -> NotationError:
    return NotationError(reason, line, column, **params)
