"""Quick seat: play with people now, by book and pace."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from canasta.wire.base import Wire
from canasta.wire.people import ClientRequest
from canasta.wire.tables import Short

#: Half a minute per turn, a minute, or a day.
Pace = Literal["fast", "normal", "days"]


class NewQuickSeat(ClientRequest):
    """A request for a seat with other people."""

    book: Short = "classic"  #: a book, or a house rule that comes with the program
    pace: Pace = "normal"
    #: Seconds after which bots take the free places; 0: never.
    wait: Annotated[int, msgspec.Meta(ge=0, le=600)] = 60


class QuickQueue(Wire):
    """The people who wait for the same game."""

    book: str
    pace: Pace
    people: int


class QuickWait(Wire):
    """The table at which the caller waits."""

    table: str
    seconds: int | None  #: until bots take the free places; None: never


class QuickSeats(Wire):
    """All people who wait for a seat, and the caller's own table if they are one of them."""

    queues: list[QuickQueue]
    own: QuickWait | None
