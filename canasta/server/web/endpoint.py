"""What can be asked for over HTTP: an endpoint, and one call of it; routes and OpenAPI follow."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, NamedTuple, TypeVar, cast

from canasta.messages import Complaint
from canasta.server.hub import Hub
from canasta.server.people.people import Device
from canasta.server.studies.jobs import AnyStudy
from canasta.server.turns import Who
from canasta.storage.people import Person, Session
from canasta.wire.base import Wire

T = TypeVar("T")
#: What of a query is a number, and its bounds; everything else is text.
NUMBERS: Final = {
    "game": (1, 1_000_000),
    "hand": (1, 100_000),
    "player": (0, 6),
    "players": (2, 6),
    "page": (1, 1000),
    "most": (1, 100),
    "step": (1, 1000),
}


class Nothing(Wire):
    """Done; there is no more to say."""


class File(NamedTuple):
    """An answer that is no JSON: a page to print, a file to keep."""

    content: str | bytes
    media: str
    name: str = ""  #: under which a browser keeps it; nothing if it shows it


class Call(NamedTuple):
    """One request, as far as an endpoint needs it."""

    hub: Hub
    person: Person | None
    token: str
    path: Mapping[str, str]  #: what stands in the places of the address
    query: Mapping[str, str]  #: what was asked for beside it; only what the endpoint names
    body: Any
    language: str
    session: Session | None = None
    device: Device = Device()
    origin: str = ""  #: the allowed origin of the page that asks, or of the server as it is called

    @property
    def somebody(self) -> Person:
        """Who calls, where that must be known."""
        if self.person is None:
            raise Complaint("server.sign_in")
        return self.person

    @property
    def own_session(self) -> Session:
        """In which session, where there must be one."""
        if self.session is None:
            raise Complaint("server.sign_in")
        return self.session

    @property
    def caller(self) -> str:
        """The id of who calls, or nothing."""
        return self.person.id if self.person else ""

    @property
    def who(self) -> Who:
        """The address and person that work is queued for."""
        return Who(self.device.address, self.caller)

    async def study(self, study: AnyStudy, answer: type[T], *, anybody: bool = False) -> T:
        """What a process works out for the caller: an answer that is encoded already.

        ``anybody``: also for those who have not come in, as many at a time for an address as for a person.
        """
        if not anybody:
            self.somebody  # noqa: B018 - raises if not signed in
        return cast(T, await self.hub.desk.work_out(self.who, study))

    async def aside(self, work: Callable[[], T]) -> T:
        """Something that would hold the loop up for a moment, in a thread."""
        return await self.hub.aside.work(self.who, work)

    def number(self, name: str, usual: int) -> int:
        """A number of the query; a ``Complaint`` if it is none or out of its bounds."""
        if name not in self.query:
            return usual
        given, (least, most) = self.query[name], NUMBERS[name]
        if not (given.isascii() and given.isdecimal() and len(given) < 10 and least <= int(given) <= most):
            raise Complaint("server.number", name=name, least=least, most=most)
        return int(given)


class Endpoint(NamedTuple):
    """Something that can be asked for."""

    method: str
    path: str
    handler: Callable[[Call], Awaitable[Any]]
    answer: Any  #: the struct of the answer, or the media type of a ``File``
    body: Any = None
    signed_in: bool = True
    query: tuple[str, ...] = ()
    size: int = 0  #: bytes of the body, where more than usual are allowed
