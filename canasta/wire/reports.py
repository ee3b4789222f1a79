"""Abuse reports to the operator of a server."""

from __future__ import annotations

from canasta.wire.base import Wire


class SaidLine(Wire):
    """A line said at a table; a phrase is given by its id."""

    person: str
    name: str
    line: str


class Reported(Wire):
    """A report, and the lines said at the table just before."""

    at: str
    table: str
    reporter: str
    reported: str
    person: str  #: the id of the reported person
    about: str
    talk: list[SaidLine]


class Reports(Wire):
    """``canasta reports``: all reports."""

    reports: list[Reported]
