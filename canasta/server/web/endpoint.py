"""Endpoints of the HTTP API and the calls to them; routes and OpenAPI are generated from these."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, NamedTuple, TypeVar, cast

from canasta.messages import UserError
from canasta.server.analysis.jobs import AnyJob
from canasta.server.fair_queue import Gone, Requester
from canasta.server.hub import Hub
from canasta.server.people.people import Device
from canasta.server.tables.table import Table
from canasta.storage import Store
from canasta.storage.people import Person, Session
from canasta.table.state import MAX_SEATS
from canasta.wire.base import Wire

T = TypeVar("T")
#: Query parameters that are numbers, with their bounds; all others are text.
NUMBERS: Final = {
    "game": (1, 1_000_000),
    "hand": (1, 100_000),
    "player": (0, MAX_SEATS),
    "players": (2, MAX_SEATS),
    "page": (1, 1000),
    "most": (1, 100),
    "step": (1, 1000),
    "after": (0, 1_000_000),
    "folder": (1, 1_000_000),
}


class Nothing(Wire):
    """An empty answer: the request succeeded."""


class File(NamedTuple):
    """An answer that is not JSON: a page to print, or a file to download."""

    content: str | bytes
    media: str
    name: str = ""  #: the file name for the download; empty if the browser shows it


class Call(NamedTuple):
    """One request, as an endpoint sees it."""

    hub: Hub
    person: Person | None
    token: str
    path: Mapping[str, str]  #: path parameters
    query: Mapping[str, str]  #: query parameters, only those that the endpoint declares
    body: Any
    language: str
    session: Session | None = None
    device: Device = Device()
    origin: str = ""  #: the allowed origin of the calling page, or of the host that was called
    gone: Gone | None = None  #: returns when the client has disconnected

    @property
    def required_person(self) -> Person:
        """The caller, where signing in is required."""
        if self.person is None:
            raise UserError("server.sign_in")
        return self.person

    @property
    def required_session(self) -> Session:
        """The caller's session, where one is required."""
        if self.session is None:
            raise UserError("server.sign_in")
        return self.session

    @property
    def caller(self) -> str:
        """The caller's id; empty if unknown."""
        return self.person.id if self.person else ""

    @property
    def requester(self) -> Requester:
        """The address and person that work is queued for."""
        return Requester(self.device.address, self.caller)

    async def read(self, job: Callable[[Store], T]) -> T:
        """Run a job that reads the database; use one job for all reads of a call."""
        return await self.hub.database.read(job)

    async def table(self) -> Table:
        """Return the table in the path, in memory until the next ``await``."""
        return await self.hub.table(self.path["table"], self.requester)

    async def analyze(self, job: AnyJob, answer: type[T], *, anybody: bool = False) -> T:
        """Run a job for the caller in another process; the answer comes encoded.

        ``anybody`` admits callers who are not signed in; an address then has the same limit as a person.
        """
        if not anybody:
            self.required_person  # noqa: B018 - raises if not signed in
        return cast(T, await self.hub.analysis.run(self.requester, job, gone=self.gone))

    async def in_thread(self, work: Callable[[], T]) -> T:
        """Run blocking work in a thread, to keep the event loop free."""
        return await self.hub.threads.run(self.requester, work)

    def number(self, name: str, usual: int) -> int:
        """Return a number from the query; raise ``UserError`` if it is malformed or out of bounds."""
        if name not in self.query:
            return usual
        given, (least, most) = self.query[name], NUMBERS[name]
        if not (given.isascii() and given.isdecimal() and len(given) < 10 and least <= int(given) <= most):
            raise UserError("server.number", name=name, least=least, most=most)
        return int(given)


class Endpoint(NamedTuple):
    """One endpoint of the HTTP API."""

    method: str
    path: str
    handler: Callable[[Call], Awaitable[Any]]
    answer: Any  #: the struct of the answer, or the media type of a ``File``
    body: Any = None
    signed_in: bool = True
    query: tuple[str, ...] = ()
    size: int = 0  #: maximum bytes of the body, if more than usual
    lease: str = ""  #: the name of a lease, if only the node that holds it can answer
