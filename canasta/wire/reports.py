"""What people at a server have reported to who runs it."""

from __future__ import annotations

from canasta.wire.base import Wire


class SaidLine(Wire):
    """Something that was said at a table, a phrase by its id."""

    person: str
    name: str
    line: str


class Reported(Wire):
    """What somebody has reported, and what was said at the table just before."""

    at: str
    table: str
    reporter: str
    reported: str
    person: str  #: the id of who was reported
    about: str
    talk: list[SaidLine]


class Reports(Wire):
    """``canasta reports``"""

    reports: list[Reported]
