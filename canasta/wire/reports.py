"""Abuse reports to the operator of a server."""

from __future__ import annotations

from canasta.wire.base import Wire


class ReportedLine(Wire):
    """A line said at a table; a phrase is given by its id."""

    person: str
    name: str
    line: str


class AbuseReport(Wire):
    """A report, and the lines said at the table just before."""

    at: str
    table: str
    reporter: str
    reported: str
    person: str  #: the id of the reported person
    about: str
    talk: list[ReportedLine]


class Reports(Wire):
    """``canasta reports``: all reports."""

    reports: list[AbuseReport]
