"""The evenings of a club as an iCalendar feed (RFC 5545).

>>> from canasta.wire.evenings import EveningSettings
>>> dated = CalendarEvening("e1", 3, EveningSettings(title="Friday", date="2027-03-19", time="19:30"), False)
>>> print(calendar("Casa Rosa", [dated], 0).replace("\\r", "").split("BEGIN:VEVENT")[1].strip())
UID:e1@casa-canasta
SEQUENCE:3
DTSTAMP:19700101T000000Z
DTSTART:20270319T193000
DURATION:PT3H
SUMMARY:Friday
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, date, datetime, timedelta
from typing import Final, NamedTuple

from canasta.wire.evenings import EveningSettings

#: Bytes of a line, without its end.
_LINE: Final = 75
#: How long an evening takes that has a beginning.
_LENGTH: Final = "PT3H"


class CalendarEvening(NamedTuple):
    """An evening for the calendar."""

    id: str
    number: int  #: entries of its stream, so that programs notice a change
    settings: EveningSettings
    finished: bool


def calendar(name: str, evenings: Iterable[CalendarEvening], now: int) -> str:
    """Write the evenings that have a date as a calendar; ``now`` is in milliseconds since 1970.

    Times are those of the place, wherever the calendar is read.
    """
    stamp = f"{datetime.fromtimestamp(now // 1000, UTC):%Y%m%dT%H%M%SZ}"
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Casa Canasta//Club evenings//EN",
        "CALSCALE:GREGORIAN",
        "METHOD:PUBLISH",
        f"NAME:{_text(name)}",
        f"X-WR-CALNAME:{_text(name)}",
    ]
    for evening in evenings:
        if evening.settings.date:
            lines += _event(name, evening, stamp)
    lines.append("END:VCALENDAR")
    return "".join(part + "\r\n" for line in lines for part in _folded(line))


def _event(club: str, evening: CalendarEvening, stamp: str) -> list[str]:
    settings = evening.settings
    day = date.fromisoformat(settings.date)
    if settings.time:
        hour, _, minute = settings.time.partition(":")
        when = [f"DTSTART:{day:%Y%m%d}T{hour}{minute}00", f"DURATION:{_LENGTH}"]
    else:
        when = [
            f"DTSTART;VALUE=DATE:{day:%Y%m%d}",
            f"DTEND;VALUE=DATE:{day + timedelta(days=1):%Y%m%d}",
        ]
    return [
        "BEGIN:VEVENT",
        f"UID:{evening.id}@casa-canasta",
        f"SEQUENCE:{evening.number}",
        f"DTSTAMP:{stamp}",
        *when,
        f"SUMMARY:{_text(settings.title or club)}",
        *([f"LOCATION:{_text(settings.place)}"] if settings.place else []),
        "STATUS:CONFIRMED",
        "END:VEVENT",
    ]


def _text(words: str) -> str:
    """Escape a text.

    >>> print(_text("Ana, Bruno; or \\\\"))
    Ana\\, Bruno\\; or \\\\
    """
    for mark in ("\\", ";", ","):
        words = words.replace(mark, "\\" + mark)
    return words.replace("\n", "\\n")


def _folded(line: str) -> Iterator[str]:
    """Fold a line so that no part of it is too long, and no letter is cut."""
    part = ""
    for letter in line:
        if len((part + letter).encode()) > _LINE:
            yield part
            part = " "
        part += letter
    yield part
